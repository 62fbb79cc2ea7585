// A list in the twin that follows an array: as many children as items, made once and then only updated, so that focus and a screen
// reader's place survive every update. Where items come and go in the middle, each has a key, and keeps its node while it is there.

export class Rows {
  /** @type {HTMLElement[]} */
  nodes = [];
  #parent;
  #make;
  #keyOf;
  /** The keys of `nodes`, if items have them. @type {unknown[]} */
  #keys = [];

  /**
   * @param {HTMLElement} parent
   * @param {(index: number) => HTMLElement} make
   * @param {(item: any) => unknown} [keyOf]
   */
  constructor(parent, make, keyOf) {
    this.#parent = parent;
    this.#make = make;
    this.#keyOf = keyOf;
  }

  /**
   * @template T
   * @param {T[]} items
   * @param {(node: HTMLElement, item: T, index: number) => void} update
   */
  show(items, update) {
    if (this.#keyOf) this.#arrange(items.map(this.#keyOf));
    while (this.nodes.length > items.length) this.nodes.pop()?.remove();
    while (this.nodes.length < items.length) {
      const node = this.#make(this.nodes.length);
      this.nodes.push(node);
      this.#parent.append(node);
    }
    items.forEach((item, index) => update(this.nodes[index], item, index));
  }

  // Only what is new is put in and only what is gone is taken out, as long as the order stays: a node that is moved loses the focus.
  /** @param {unknown[]} keys */
  #arrange(keys) {
    const left = new Map(this.nodes.map((node, i) => [this.#keys[i], node]));
    const nodes = keys.map((key, i) => {
      const node = left.get(key) ?? this.#make(i);
      left.delete(key);
      return node;
    });
    for (const node of this.nodes) if (!nodes.includes(node)) node.remove();
    nodes.forEach((node, i) => {
      if (this.#parent.children[i] !== node) this.#parent.insertBefore(node, this.#parent.children[i] ?? null);
    });
    this.nodes = nodes;
    this.#keys = keys;
  }
}
