// One tab stop for a group of buttons: Tab comes to the one used last, or to a preferred one; the arrow keys, Home and End walk, and a
// letter goes on to the next button whose name begins with it.
import { setAttribute } from './dom.mjs';

export class Roving {
  #parent;
  #selector;
  #prefers;
  /** @type {HTMLElement | null} */
  #stop = null;

  /** @param {HTMLElement} parent @param {string} selector of its buttons @param {string} [prefers] what Tab comes to, such as what is checked */
  constructor(parent, selector, prefers) {
    this.#parent = parent;
    this.#selector = selector;
    this.#prefers = prefers;
    parent.addEventListener('focusin', (event) => this.#moveStop(/** @type {HTMLElement} */ (event.target).closest(selector)));
    parent.addEventListener('keydown', (event) => {
      const to = event.ctrlKey || event.altKey || event.metaKey ? undefined : this.#goal(event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    });
  }

  /** Buttons that can be used now. */
  #usable() {
    return /** @type {HTMLElement[]} */ ([...this.#parent.querySelectorAll(this.#selector)]).filter(
      (button) => !button.hidden && !(/** @type {HTMLButtonElement} */ (button).disabled),
    );
  }

  /** Where a key leads from the button that has the focus. @param {string} key */
  #goal(key) {
    const buttons = this.#usable();
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return undefined;
    const { length } = buttons;
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1 + length, ArrowUp: at - 1 + length, Home: 0, End: length - 1 }[
      key
    ];
    if (to !== undefined) return buttons[to % length];
    if (!/^\p{L}$/u.test(key)) return undefined;
    const begins = (/** @type {HTMLElement} */ button) => (button.textContent ?? '').trim().toLowerCase().startsWith(key.toLowerCase());
    return [...buttons.slice(at + 1), ...buttons.slice(0, at)].find(begins);
  }

  /** After a change of the buttons: a tab stop that can still be used stays, otherwise the first button is it. The focus is left alone. */
  refresh() {
    const buttons = this.#usable();
    const within = this.#parent.contains(document.activeElement);
    const preferred = this.#prefers && !within ? buttons.find((button) => button.matches(this.#prefers ?? '')) : undefined;
    if (preferred) this.#moveStop(preferred);
    else if (!this.#stop || !buttons.includes(this.#stop)) this.#moveStop(buttons[0] ?? null);
    for (const button of buttons) setAttribute(button, 'tabindex', button === this.#stop ? '0' : '-1');
  }

  /** @param {HTMLElement | null} button */
  #moveStop(button) {
    if (button === this.#stop) return;
    if (this.#parent.contains(this.#stop)) this.#stop?.setAttribute('tabindex', '-1');
    this.#stop = button;
    button?.setAttribute('tabindex', '0');
  }
}
