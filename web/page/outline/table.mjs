// Tables: columns, some of them sortable, and rows, which get the focus as a whole.
import { make, placeOver, setAttribute, setText } from '../dom.mjs';
import { makeRoving, refreshRoving } from './groups.mjs';
import { followRows, makeRows } from './rows.mjs';
import { describe, setOff, setUse, stateOf } from './says.mjs';

/** @typedef {import('./reconciler.mjs').Kind} Kind */

/** @param {HTMLElement} whole */
const tableIn = (whole) => /** @type {HTMLTableElement} */ (whole.querySelector('table'));

/** @type {Kind} */
export const tableKind = {
  make() {
    const table = make('table', { role: 'grid' });
    return makeRows(table, make('div', { class: 'table-scroll' }, table));
  },
  update(whole, { node }) {
    const table = tableIn(whole);
    describe(table, node);
    setAttribute(table, 'aria-label', node.name ?? '');
    setAttribute(table, 'aria-rowcount', String((node.total ?? 0) + 1));
    whole.hidden = !node.parts?.length;
  },
  inner: tableIn,
  finish(whole, view) {
    const rows = [...(tableIn(whole).tBodies[0]?.rows ?? [])];
    followRows(whole, view, rows, { counted: true });
  },
};

/** @type {Kind} */
export const headKind = {
  make() {
    const row = make('tr', { role: 'row' });
    makeRoving(row);
    return make('thead', { role: 'rowgroup' }, row);
  },
  update: () => {},
  inner: (head) => /** @type {HTMLElement} */ (head.firstElementChild),
  finish: (head) => refreshRoving(/** @type {HTMLElement} */ (head.firstElementChild)),
};

/** @type {Kind} */
export const columnKind = {
  make: () => make('th', { role: 'columnheader', scope: 'col', class: 'unseen-cell' }),
  update(header, { node }) {
    const { id, name = '', sort, off = false, box } = node;
    setAttribute(header, 'aria-sort', sort);
    if (!id) {
      describe(header, node);
      setText(header, name);
      return;
    }
    if (!header.firstElementChild) header.replaceChildren(make('button', { type: 'button' }));
    const button = /** @type {HTMLButtonElement} */ (header.firstElementChild);
    describe(button, node);
    setText(button, name);
    setUse(button, off);
    placeOver(button, box);
  },
};

/** @type {Kind} */
export const bodyKind = {
  make: () => make('tbody', { role: 'rowgroup' }),
  update: () => {},
  inner: (body) => body,
};

/** @type {Kind} */
export const rowKind = {
  make: () => make('tr', { role: 'row' }),
  update(row, { node, place }) {
    const { name, cells = [], on, off, space, box } = node;
    describe(row, node);
    while (row.childElementCount > cells.length) row.lastElementChild?.remove();
    while (row.childElementCount < cells.length) row.append(make('td', { role: 'gridcell' }));
    cells.forEach((text, i) => setText(/** @type {HTMLElement} */ (row.children[i]), text));
    setAttribute(row, 'aria-label', name);
    setAttribute(row, 'aria-selected', stateOf(on));
    setAttribute(row, 'aria-rowindex', String(place + 2));
    setAttribute(row, 'aria-keyshortcuts', space ? 'Space' : undefined);
    setOff(row, off);
    placeOver(row, box);
  },
};
