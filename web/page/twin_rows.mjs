// A list in the twin that follows an array: as many children as items, made once and then only updated, so that focus and a screen
// reader's place survive every update.

export class Rows {
  /** @type {HTMLElement[]} */
  nodes = [];
  #parent;
  #make;

  /**
   * @param {HTMLElement} parent
   * @param {(index: number) => HTMLElement} make
   */
  constructor(parent, make) {
    this.#parent = parent;
    this.#make = make;
  }

  /**
   * @template T
   * @param {T[]} items
   * @param {(node: HTMLElement, item: T, index: number) => void} update
   */
  show(items, update) {
    while (this.nodes.length > items.length) this.nodes.pop()?.remove();
    while (this.nodes.length < items.length) {
      const node = this.#make(this.nodes.length);
      this.nodes.push(node);
      this.#parent.append(node);
    }
    items.forEach((item, index) => update(this.nodes[index], item, index));
  }
}
