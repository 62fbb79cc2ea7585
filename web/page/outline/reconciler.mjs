// Elements that follow a tree of views: a view keeps its element while its key stays, wherever in the tree it goes, so that focus and
// a screen reader's place survive; and nothing is touched of what is the same as before.
import { sameView } from './views.mjs';

/** @typedef {import('./views.mjs').View} View */

/**
 * @typedef {object} Kind  how a kind of view is shown
 * @property {() => HTMLElement} make
 * @property {(element: HTMLElement, view: View) => void} update
 * @property {(element: HTMLElement) => HTMLElement} [inner] what its children stand in
 * @property {(element: HTMLElement, view: View) => void} [finish] once its children are there
 *
 * @typedef {{element: HTMLElement, view: View | undefined}} Shown
 */

export class Reconciler {
  #kindOf;
  /** What is shown by a key that holds in the whole page. @type {Map<string, Shown>} */
  #lasting = new Map();
  /** What stands in an element, by keys. @type {WeakMap<HTMLElement, Map<string, Shown>>} */
  #within = new WeakMap();

  /** @param {(view: View) => Kind} kindOf */
  constructor(kindOf) {
    this.#kindOf = kindOf;
  }

  /** Makes these views all that stands in `parent`. @param {HTMLElement} parent @param {View[]} views */
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
