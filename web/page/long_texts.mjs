// Texts too long for the UI's memory. They stay with the browser, as Blobs; the UI has a name for each, made of what is in it, which it
// gives as the input of jobs: so the same text has the same name on every day.
import { hashOfText } from './checksums.mjs';
import { nameOfLong } from './kept_records.mjs';

/** From this size on, in bytes, a text is one of these. */
export const kLongText = 8 * 1024 * 1024;
const kBeginning = 4 * 1024 * 1024; // is all that some modes look at

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

  /** Rejected where the text cannot be read. @param {Blob} text */
  async take(text) {
    const name = nameOfLong(await hashOfText(text), text);
    this.add(name, text);
    const beginning = await text.slice(0, kBeginning).text();
    return { name, size: text.size, beginning: beginning.slice(0, beginning.lastIndexOf('\n') + 1) };
  }
}
