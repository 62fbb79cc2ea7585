// The loading screen: the page's frame with a bar that shows how much of the programs has been downloaded. Once the UI runs, if the core
// is still loading, only the bar remains, at the upper edge.
import { element } from './dom.mjs';
import { words } from './words.mjs';

export class Arrival {
  /** Bytes of the packed programs, written into the page by the build: the content length is wrong if a server compresses files again. */
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

  /** Hides it: loading has ended, or no longer matters. */
  end() {
    element('arrival').hidden = true;
  }
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}
