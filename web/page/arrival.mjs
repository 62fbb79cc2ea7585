// What is seen until the UI is there: the page's frame with a bar that says how much of the programs has come; after that, should
// the core still be on its way, the bar alone, at the upper edge.
import { element } from './dom.mjs';
import { words } from './words.mjs';

export class Arrival {
  /** Of the packed programs, as the build writes it here: the content length does not say it where a server packs files once more. */
  #all = Number(element('arrival').dataset.bytes ?? 0);
  #bar = /** @type {HTMLProgressElement} */ (element('arrival-bar'));
  #text = element('arrival-text');

  /** @param {number} come bytes of the packed programs */
  showProgress(come) {
    if (this.#all === 0) return;
    this.#bar.max = this.#all;
    this.#bar.value = come;
    this.#text.textContent = words().loaded(megabytes(come), megabytes(this.#all));
  }

  /** Nothing more comes, or it does not matter any more. */
  end() {
    element('arrival').hidden = true;
  }
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}
