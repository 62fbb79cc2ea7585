// Rows with arrow-key navigation: of a table, of a list, of items with buttons. The outline contains only a section of a long list. Moving
// past its end requests the next section and sets the focus there when it arrives.
import { make, setAttribute, setText } from '../dom.mjs';
import { makeRoving, refreshRoving } from './groups.mjs';
import { words } from '../words.mjs';

/**
 * @typedef {import('./nodes.mjs').OutlineNode} OutlineNode
 * @typedef {object} Walked
 * @property {OutlineNode} node the list
 * @property {HTMLElement[]} rows those of the current section
 * @property {HTMLElement | undefined} stop the row that Tab goes to
 * @property {number} wanted index, among all rows, of the row that gets the focus when it arrives; -1: none
 */

const kControls = 'button, input, textarea';

/** @type {WeakMap<Element, Walked>} */
const walks = new WeakMap();
let notes = 0;
let arriving = false;

/** Whether a requested row is getting the focus right now. */
export const isArriving = () => arriving;

/** The element of a row that gets the focus: the row itself, or the first enabled control of an item. @param {HTMLElement | undefined} row */
function targetIn(row) {
  if (!row?.matches('li')) return row;
  return /** @type {HTMLElement | null} */ (row.querySelector(':is(button, input, textarea):not(:disabled)')) ?? undefined;
}

/**
 * Creates the container of rows, with a note about their number.
 * @param {HTMLElement} list the table or list itself @param {HTMLElement} [scrolled] the element that contains it
 */
export function makeRows(list, scrolled = list) {
  const id = `document-rows-${++notes}`;
  const name = make('p', { class: 'unseen rows-name', 'aria-hidden': 'true' }); // the list has the same label
  const note = make('p', { id, class: 'unseen rows-note' });
  const before = make('button', { type: 'button', class: 'loose rows-before' }, words().rowsBefore);
  const after = make('button', { type: 'button', class: 'loose rows-after' }, words().rowsAfter);
  const pages = make('div', { class: 'rows-pages' }, before, after);
  makeRoving(pages);
  list.setAttribute('aria-describedby', id);
  const whole = make('div', { class: 'rows' }, name, note, pages, scrolled);
  whole.addEventListener('focusin', (event) => {
    const walked = walks.get(whole);
    const row = walked?.rows.find((one) => one.contains(/** @type {Node} */ (event.target)));
    if (walked && row) setStop(walked, row);
  });
  return whole;
}

/** @param {Walked} walked @param {HTMLElement | undefined} stop */
function setStop(walked, stop) {
  walked.stop = stop;
  for (const row of walked.rows) {
    const controls = row.matches('li') ? /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll(kControls)) : [row];
    for (const control of controls) setAttribute(control, 'tabindex', row === stop ? '0' : '-1');
  }
}

/**
 * Call it after a change of the rows.
 * @param {HTMLElement} whole @param {import('./views.mjs').View} view @param {HTMLElement[]} rows
 * @param {{chosen?: HTMLElement, counted?: boolean}} how the row that Tab should go to; whether the number of rows is always shown
 */
export function followRows(whole, { node, label }, rows, { chosen, counted = false }) {
  const { id = '', first = 0, total = rows.length } = node;
  const walked = walks.get(whole) ?? { node, rows, stop: undefined, wanted: -1 };
  Object.assign(walked, { node, rows });
  walks.set(whole, walked);
  whole.dataset.of = id;
  const [name, note, pages] = /** @type {HTMLElement[]} */ ([...whole.children]);
  setText(name, label);
  const last = first + rows.length;
  setText(note, total > rows.length ? words().rowsOf(first + 1, last, total) : counted ? words().rows(total) : '');
  pages.hidden = total <= rows.length;
  const [before, after] = /** @type {HTMLButtonElement[]} */ ([...pages.children]);
  before.disabled = first === 0;
  after.disabled = last >= total;
  refreshRoving(pages);

  const focused = rows.find((row) => row.contains(document.activeElement));
  const usable = [focused, chosen, walked.stop].find((row) => row && rows.includes(row) && targetIn(row));
  setStop(walked, usable ?? rows.find(targetIn));
  if (walked.wanted < 0) return;
  const wanted = targetIn(rows[walked.wanted - first]);
  if (wanted || walked.wanted >= total) walked.wanted = -1;
  // If the user has moved the focus elsewhere in the meantime, it stays there.
  if (!whole.contains(document.activeElement) && document.activeElement !== document.body) return;
  arriving = true;
  wanted?.focus();
  arriving = false;
}

/** Focuses a row, which may have to be requested first. @param {Walked} walked @param {number} place its index among all rows @param {(event: string) => void} send */
function goTo(walked, place, send) {
  const { node, rows } = walked;
  const { id = '', first = 0, total = rows.length } = node;
  if (total === 0) return;
  const row = Math.max(0, Math.min(place, total - 1));
  if (row >= first && row < first + rows.length) {
    targetIn(rows[row - first])?.focus();
    return;
  }
  walked.wanted = row;
  send(`rows ${id} ${row}`);
}

/** Handles "Rows before" and "Rows after". @param {Element} button @param {(event: string) => void} send @returns {boolean} whether it is one of them */
export function turnRows(button, send) {
  const walked = walks.get(button.closest('.rows') ?? button);
  if (!walked || !button.matches('.rows-before, .rows-after')) return false;
  const { first = 0 } = walked.node;
  goTo(walked, button.matches('.rows-before') ? first - 1 : first + walked.rows.length, send);
  return true;
}

/**
 * Handles a key pressed in a row.
 * @param {KeyboardEvent} event @param {(event: string) => void} send @returns {boolean} whether it was handled
 */
export function walkRows(event, send) {
  const target = /** @type {HTMLElement} */ (event.target);
  const walked = walks.get(target.closest('.rows') ?? target);
  if (!walked || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || target.matches('input, textarea')) return false;
  const { rows, node } = walked;
  const at = rows.findIndex((row) => row.contains(target));
  if (at < 0) return false;
  const { first = 0, total = rows.length } = node;
  const page = node.role === 'items' ? undefined : rows.length;
  /** @type {Record<string, number | undefined>} */
  const goals = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: -first,
    End: total - 1 - first,
    PageDown: page && at + page,
    PageUp: page && at - page,
  };
  let to = goals[event.key];
  if (to === undefined) return false;
  // Items without enabled controls are skipped.
  const step = event.key === 'ArrowUp' || event.key === 'End' ? -1 : 1;
  while (rows[to] && !targetIn(rows[to])) to += step;
  goTo(walked, first + to, send);
  return true;
}
