// Groups of buttons: one tab stop, and arrow keys to move between them.
import { make, setAttribute } from '../dom.mjs';

/**
 * One tab stop for a group of buttons (roving tabindex): Tab goes to the button used last, or to a preferred one. The arrow keys, Home and
 * End move the focus, and a letter moves it to the next button whose name begins with it.
 */
class Roving {
  #parent;
  #selector;
  #prefers;
  /** @type {HTMLElement | null} */
  #stop = null;

  /** @param {HTMLElement} parent @param {string} selector of its buttons @param {string} [prefers] the button that Tab goes to, such as the checked one */
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

  /** The button that a key moves the focus to. @param {string} key */
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

  /** After a change of the buttons: keeps the tab stop if it is still usable, otherwise takes the first button. Does not move the focus. */
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

/** @type {WeakMap<Element, Roving>} */
const rovings = new WeakMap();

/** The roving of the group that an element is in. @param {Element} element */
export function rovingAround(element) {
  const group = element.closest('[data-group]');
  return group ? rovings.get(group) : undefined;
}

/** Makes the buttons in an element one tab stop. @param {HTMLElement} group @param {string} [prefers] where Tab goes while the focus is elsewhere */
export function makeRoving(group, prefers) {
  group.dataset.group = '';
  rovings.set(group, new Roving(group, 'button', prefers));
}

/** Call it after a change of the buttons in a group. @param {HTMLElement} group */
export function refreshRoving(group) {
  rovings.get(group)?.refresh();
}

/** @param {string} role @param {string} [prefers] @returns {import('./reconciler.mjs').Kind} */
export function groupKind(role, prefers) {
  return {
    make() {
      const group = make('div', { role, class: 'group' });
      makeRoving(group, prefers);
      return group;
    },
    update: (group, { label }) => setAttribute(group, 'aria-label', label || undefined),
    inner: (group) => group,
    finish: refreshRoving,
  };
}
