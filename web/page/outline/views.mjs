// Converts the outline to the tree from which the document is built: siblings that belong together become a group with one tab stop,
// headings get levels without gaps, and each node gets a key by which it keeps its element. No element is touched here.
import { allNodes } from './nodes.mjs';

/** @typedef {import('./nodes.mjs').OutlineNode} OutlineNode */

/**
 * @typedef {object} View
 * @property {string} kind the role, or the kind of group
 * @property {string} key views with the same key share an element
 * @property {boolean} lasting the key is unique in the whole page, otherwise only among its siblings
 * @property {OutlineNode} node
 * @property {string} label the name of a group; the caption of a list or a table, unless its heading is the same
 * @property {number} level of a heading
 * @property {number} place of a row: its index among all rows
 * @property {boolean} held a group or list decides whether Tab stops here
 * @property {View[]} children
 */

/** Runs of two or more of these form a group. @type {Record<string, string>} */
const kGroups = { button: 'toolbar', tab: 'tabs', check: 'checks', choice: 'choices' };
const kHighestHeading = 2;

class Shaper {
  /** Keys used so far: if an id occurs twice, the second one gets another key. @type {Set<string>} */
  #keys = new Set();
  #heading = '';
  #level = 1;

  /**
   * @param {OutlineNode[]} nodes that are siblings
   * @param {{first?: number, grouped?: boolean, held?: boolean}} [how]
   * @returns {View[]}
   */
  shape(nodes, { first = 0, grouped = true, held = false } = {}) {
    /** @type {View[]} */
    const views = [];
    /** The number of nodes of each kind without a unique key. @type {Map<string, number>} */
    const counts = new Map();
    for (let i = 0; i < nodes.length; ) {
      let end = i + 1;
      const kind = grouped ? kGroups[nodes[i].role] : undefined;
      while (kind && end < nodes.length && nodes[end].role === nodes[i].role) ++end;
      if (kind && end - i > 1) {
        const members = nodes.slice(i, end);
        const label = this.#heading;
        views.push(this.#view(kind, { role: kind }, counts, { label, children: this.shape(members, { grouped: false, held: true }) }));
      } else {
        views.push(this.#shapeOne(nodes[i], counts, first + i, held));
      }
      i = end;
    }
    return views;
  }

  /** @param {OutlineNode} node @param {Map<string, number>} counts @param {number} place @param {boolean} held */
  #shapeOne(node, counts, place, held) {
    const { role, name = '', parts = [], first = 0 } = node;
    if (role === 'heading') return this.#shapeHeading(node, counts);
    if (role === 'table') return this.#shapeTable(node, counts);
    if (role === 'part') {
      this.#level = name === '' ? 1 : kHighestHeading;
      this.#heading = name;
    }
    const outside = this.#heading;
    const label = name === outside ? '' : name;
    if (name !== '' && parts.length > 0) this.#heading = name;
    // A grid shows its cells itself; the controls of an item belong to the navigation of the list.
    const children = role === 'grid' ? [] : this.shape(parts, { first, grouped: role !== 'item', held: held || role === 'item' });
    this.#heading = outside;
    return this.#view(role, node, counts, { label, children, place: role === 'option' || role === 'row' ? place : 0, held });
  }

  /** A heading is at most one level deeper than the one before it. @param {OutlineNode} node @param {Map<string, number>} counts */
  #shapeHeading(node, counts) {
    this.#heading = node.name ?? '';
    this.#level = Math.min(node.level ?? 3, this.#level + 1);
    return this.#view(`heading ${this.#level}`, node, counts, { level: this.#level });
  }

  /** @param {OutlineNode} node @param {Map<string, number>} counts */
  #shapeTable(node, counts) {
    const { parts = [], first = 0 } = node;
    const columns = this.shape(
      parts.filter(({ role }) => role === 'column'),
      { grouped: false, held: true },
    );
    const rows = this.shape(
      parts.filter(({ role }) => role === 'row'),
      { first, grouped: false, held: true },
    );
    const children = [
      this.#view('head', { role: 'head' }, new Map(), { children: columns }),
      this.#view('body', { role: 'body' }, new Map(), { children: rows }),
    ];
    return this.#view('table', node, counts, { label: node.name === this.#heading ? '' : (node.name ?? ''), children });
  }

  /**
   * @param {string} kind @param {OutlineNode} node @param {Map<string, number>} counts @param {Partial<View>} more
   * @returns {View}
   */
  #view(kind, node, counts, more) {
    // An item is identified by its contents, because other items before it may appear or disappear.
    const id = node.role === 'item' ? [...allNodes(node.parts)].find((inner) => inner.id)?.id : node.id;
    const lasting = id !== undefined && !this.#keys.has(`${kind} ${id}`);
    let key = `${kind} ${id}`;
    if (lasting) {
      this.#keys.add(key);
    } else {
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      key = `${kind} #${count}`;
    }
    return { kind, key, lasting, node, label: '', level: 0, place: 0, held: false, children: [], ...more };
  }
}

/** @param {OutlineNode[]} parts @returns {View[]} */
export function viewsOf(parts) {
  return new Shaper().shape(parts);
}

/** @param {unknown} a @param {unknown} b @returns {boolean} */
function sameValue(a, b) {
  if (a === b) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, i) => sameValue(value, b[i]));
}

/** @param {any} a @param {any} b @returns {boolean} */
function sameNode(a, b) {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  // The parts of a node have their own views, except for the cells of a grid.
  return names.every((name) => (name === 'parts' ? a.role !== 'grid' || sameCells(a, b) : sameValue(a[name], b[name])));
}

/** @param {OutlineNode} a @param {OutlineNode} b @returns {boolean} */
function sameCells({ parts: a = [] }, { parts: b = [] }) {
  return a.length === b.length && a.every((cell, i) => sameNode(cell, b[i]));
}

/** Whether both produce the same elements. @param {View} a @param {View} b @returns {boolean} */
export function sameView(a, b) {
  return (
    a.key === b.key &&
    a.label === b.label &&
    a.level === b.level &&
    a.place === b.place &&
    a.held === b.held &&
    sameNode(a.node, b.node) &&
    a.children.length === b.children.length &&
    a.children.every((child, i) => sameView(child, b.children[i]))
  );
}
