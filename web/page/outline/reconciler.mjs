// Updates elements to match a tree of views. A view keeps its element as long as its key stays the same, even if it moves in the tree, so
// the focus and a screen reader's position survive. Elements of unchanged views are not touched.
import { sameView } from './views.mjs';

/** @typedef {import('./views.mjs').View} View */

/**
 * @typedef {object} Kind  how a kind of view is shown
 * @property {() => HTMLElement} make
 * @property {(element: HTMLElement, view: View) => void} update
 * @property {(element: HTMLElement) => HTMLElement} [inner] the element that contains its children
 * @property {(element: HTMLElement, view: View) => void} [finish] called once its children are complete
 *
 * @typedef {{element: HTMLElement, view: View | undefined}} Shown
 */

export class Reconciler {
  #kindOf;
  /** The elements of keys that are unique in the whole page. @type {Map<string, Shown>} */
  #lasting = new Map();
  /** The children of each element, by key. @type {WeakMap<HTMLElement, Map<string, Shown>>} */
  #within = new WeakMap();

  /** @param {(view: View) => Kind} kindOf */
  constructor(kindOf) {
    this.#kindOf = kindOf;
  }

  /** Makes these views the only children of `parent`. @param {HTMLElement} parent @param {View[]} views */
  show(parent, views) {
    this.#show(parent, views);
    for (const [key, { element }] of this.#lasting) if (!element.isConnected) this.#lasting.delete(key);
  }

  /** @param {HTMLElement} parent @param {View[]} views */
  #show(parent, views) {
    const before = this.#within.get(parent);
    const now = views.map((view) => {
      const shown = view.lasting ? this.#lasting.get(view.key) : before?.get(view.key);
      return shown ?? { element: this.#kindOf(view).make(), view: undefined };
    });
    this.#within.set(parent, new Map(views.map((view, i) => [view.key, now[i]])));
    const elements = new Set(now.map(({ element }) => element));
    for (const child of [...parent.children]) if (!elements.has(/** @type {HTMLElement} */ (child))) child.remove();
    now.forEach(({ element }, i) => {
      if (parent.children[i] !== element) parent.insertBefore(element, parent.children[i] ?? null);
    });
    views.forEach((view, i) => {
      if (view.lasting) this.#lasting.set(view.key, now[i]);
      this.#follow(now[i], view);
    });
  }

  /** @param {Shown} shown @param {View} view */
  #follow(shown, view) {
    if (shown.view && sameView(shown.view, view)) return;
    shown.view = view;
    const { update, inner, finish } = this.#kindOf(view);
    update(shown.element, view);
    if (inner) this.#show(inner(shown.element), view.children);
    finish?.(shown.element, view);
  }
}
