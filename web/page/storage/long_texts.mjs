// Texts that are too long for the UI's memory. The browser keeps them as Blobs. The UI only has their names, which it passes as the input
// of jobs. A name is made from a hash of the content, so the same text always has the same name.
import { hashOfText } from './checksums.mjs';
import { nameOfLong } from './kept_records.mjs';

/** Texts of this many bytes or more are long. */
export const kLongText = 8 * 1024 * 1024;
const kBeginning = 4 * 1024 * 1024; // bytes; some modes read only this much

export class LongTexts {
  /** @type {Map<string, Blob>} */
  #texts = new Map();

  /** The text of this name, if there is one. @param {string} name */
  get(name) {
    return this.#texts.get(name);
  }

  /** @param {string} name @param {Blob} text */
  add(name, text) {
    this.#texts.set(name, text);
  }

  /** Rejects if the text cannot be read. @param {Blob} text */
  async take(text) {
    const name = nameOfLong(await hashOfText(text), text);
    this.add(name, text);
    const beginning = await text.slice(0, kBeginning).text();
    return { name, size: text.size, beginning: beginning.slice(0, beginning.lastIndexOf('\n') + 1) };
  }
}
