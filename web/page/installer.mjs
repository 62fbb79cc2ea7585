// Making an app of the page. The browser offers it by an event, which is kept until the user asks for it.

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer */

export class Installer {
  /** @type {Offer | null} */
  #offer = null;
  #onChange;

  /** @param {() => void} onChange an offer came or went */
  constructor(onChange) {
    this.#onChange = onChange;
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // no bar of the browser's own over the board
      this.#set(/** @type {Offer} */ (event));
    });
    window.addEventListener('appinstalled', () => this.#set(null));
  }

  get isOffered() {
    return this.#offer !== null;
  }

  /** The browser asks the user. An offer can be taken up once. */
  ask() {
    this.#offer?.prompt().catch(() => {}); // refused by the user, who knows
    this.#set(null);
  }

  #set(/** @type {Offer | null} */ offer) {
    this.#offer = offer;
    this.#onChange();
  }
}
