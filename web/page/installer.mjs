// Installs the page as an app. The browser offers this with an event, which is kept until the user asks for it.

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer */

export class Installer {
  /** @type {Offer | null} */
  #offer = null;
  #onChange;

  /** @param {() => void} onChange called when an offer arrives or is withdrawn */
  constructor(onChange) {
    this.#onChange = onChange;
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // keeps the browser's own bar off the board
      this.#set(/** @type {Offer} */ (event));
    });
    window.addEventListener('appinstalled', () => this.#set(null));
  }

  get isOffered() {
    return this.#offer !== null;
  }

  /** Lets the browser prompt the user. An offer can be used only once. */
  ask() {
    this.#offer?.prompt().catch(() => {}); // declined by the user
    this.#set(null);
  }

  #set(/** @type {Offer | null} */ offer) {
    this.#offer = offer;
    this.#onChange();
  }
}
