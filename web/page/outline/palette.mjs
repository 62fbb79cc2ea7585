// The command palette in the document: a field and its results. It has the focus if it was opened from the document; opened from the
// canvas, it only mirrors the drawing.
import { element, setAttribute, setText } from '../dom.mjs';
import { boardStop, isOnBoard } from './grid.mjs';
import { Reconciler } from './reconciler.mjs';
import { kindOf } from './roles.mjs';
import { viewsOf } from './views.mjs';

/** @typedef {import('./nodes.mjs').OutlineNode} OutlineNode */

/** The palette if it is open. @param {OutlineNode[]} parts @returns {OutlineNode | undefined} */
export const paletteIn = (parts) => parts.find(({ role }) => role === 'dialog');

export class OutlinePalette {
  #section = element('document-palette');
  #field = /** @type {HTMLInputElement} */ (element('document-palette-text'));
  /** The results and buttons: everything except the field and the text. */
  #results = new Reconciler(kindOf);
  /** The element that had the focus before. @type {Element | null} */
  #before = null;

  /** @param {(event: string) => void} send */
  constructor(send) {
    this.#field.addEventListener('input', () => send(`text palette-text ${this.#field.value}`));
    this.#section.addEventListener('keydown', (event) => {
      if (event.isComposing) return; // Enter and Escape belong to the input method
      const does = { ArrowDown: 'palette-next', ArrowUp: 'palette-previous', Enter: 'palette-run', Escape: 'palette' }[event.key];
      const closes = event.key === 'Tab' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k');
      if (!does && !closes) return;
      event.preventDefault();
      if (event.key !== 'Tab') send(`press ${does ?? 'palette'}`); // Tab stays in the field
    });
  }

  /** @param {OutlineNode | undefined} dialog */
  show(dialog) {
    const section = this.#section;
    const field = this.#field;
    if (!dialog) {
      if (section.hidden) return;
      const focused = section.contains(document.activeElement);
      section.hidden = true;
      if (focused) this.#giveBack();
      return;
    }
    const { parts = [] } = dialog;
    const { name = '', value = '', on: inDocument = false } = parts.find(({ role }) => role === 'field') ?? {};
    const opens = section.hidden;
    section.hidden = false;
    setText(element('document-palette-label'), name);
    if (document.activeElement !== field && field.value !== value) field.value = value;
    setText(element('document-palette-said'), parts.find(({ role }) => role === 'text')?.name ?? '');
    this.#results.show(element('document-palette-rows'), viewsOf(parts.filter(({ role }) => role === 'list' || role === 'button')));
    const chosen = this.#nameResults();
    setAttribute(field, 'aria-activedescendant', chosen?.id);
    if (opens && inDocument) {
      this.#before = document.activeElement;
      field.value = value;
      field.focus({ preventScroll: true });
    }
    if (!opens && inDocument) chosen?.scrollIntoView({ block: 'nearest' });
  }

  // The field refers to its list and the chosen row by their ids; the rows themselves never get the focus. Returns the chosen row.
  #nameResults() {
    const list = this.#section.querySelector('[role="listbox"]');
    if (list) list.id = 'document-palette-list';
    setAttribute(this.#field, 'aria-controls', list?.id);
    const rows = [...this.#section.querySelectorAll('[role="option"]')];
    rows.forEach((row, i) => {
      row.id = `document-palette-row-${i}`;
      row.removeAttribute('tabindex');
    });
    return rows.find((row) => row.getAttribute('aria-selected') === 'true');
  }

  // The command may have hidden or disabled the element that had the focus, or moved the board's cursor.
  #giveBack() {
    const before = isOnBoard(this.#before) ? null : this.#before;
    for (const node of [before, boardStop(), element('canvas')]) {
      if (node instanceof HTMLElement) node.focus({ preventScroll: true });
      if (node && document.activeElement === node) return;
    }
  }
}
