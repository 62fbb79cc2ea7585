// The board: rows of cells. The cell with the board's cursor can have the focus. input.mjs handles its keys, like those of the canvas.
import { make, placeOver, setAttribute, setText } from '../dom.mjs';
import { describe, stateOf } from './says.mjs';

/** The id of each grid's cell with the cursor at the last update. @type {WeakMap<HTMLElement, string | undefined>} */
const cursors = new WeakMap();

/** Whether this is a board or one of its cells. @param {Node | null} node */
export const isOnBoard = (node) => node instanceof Element && node.closest('[role="grid"].board-grid') !== null;

/** The board's cell that Tab goes to, if there is a board. @returns {HTMLElement | null} */
export const boardStop = () => document.querySelector('.board-grid [tabindex="0"]');

/** @param {HTMLElement} grid @param {number} side @param {number} columns */
function build(grid, side, columns) {
  setAttribute(grid, 'aria-rowcount', String(side));
  setAttribute(grid, 'aria-colcount', String(columns));
  const cells = () => Array.from({ length: columns }, () => make('div', { role: 'gridcell' }));
  grid.replaceChildren(...Array.from({ length: side }, () => make('div', { role: 'row' }, ...cells())));
}

/** @type {import('./reconciler.mjs').Kind} */
export const gridKind = {
  make: () => make('div', { role: 'grid', class: 'board-grid' }),
  update(grid, { node }) {
    const { name = '', side = 9, parts = [] } = node;
    const hadFocus = grid.contains(document.activeElement);
    const columns = Math.ceil(parts.length / side);
    if (grid.querySelectorAll('[role="gridcell"]').length !== side * columns) build(grid, side, columns);
    describe(grid, node);
    setAttribute(grid, 'aria-label', name);
    setAttribute(grid, 'data-side', String(side));
    setAttribute(grid, 'aria-multiselectable', parts.some(({ on }) => on !== undefined) ? 'true' : undefined);
    const cells = /** @type {HTMLElement[]} */ ([...grid.querySelectorAll('[role="gridcell"]')]);
    const cursor = parts.findIndex(({ current }) => current);
    parts.forEach((cell, i) => {
      const element = cells[i];
      describe(element, cell);
      setAttribute(element, 'aria-label', cell.name ?? '');
      setAttribute(element, 'aria-selected', stateOf(cell.on));
      setAttribute(element, 'tabindex', i === Math.max(cursor, 0) ? '0' : '-1');
      setText(element, cell.value ?? '');
      placeOver(element, cell.box);
    });
    // While the focus is in the grid, it follows the board's cursor; if it is ahead of the cursor, it stays.
    const id = parts[cursor]?.id;
    if (hadFocus && (cursors.get(grid) !== id || !grid.contains(document.activeElement))) cells[cursor]?.focus({ preventScroll: true });
    cursors.set(grid, id);
  },
};
