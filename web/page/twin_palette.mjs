// The palette of commands in the document: a field and its results. It has the keyboard when it was opened from the document;
// opened from the canvas, it only mirrors what is drawn.
import { element, setText } from './dom.mjs';
import { Rows } from './twin_rows.mjs';

/**
 * @typedef {object} PaletteState
 * @property {string} label of the field
 * @property {string} text
 * @property {{n: string, on: boolean}[]} rows
 * @property {number} chosen
 * @property {boolean} inTwin its field here has the keyboard
 * @property {string} said how many there are
 */

export class TwinPalette {
  #field = /** @type {HTMLInputElement} */ (element('twin-palette-text'));
  #rows;
  /** What had the focus before. @type {Element | null} */
  #before = null;

  /** @param {(event: string) => void} tell */
  constructor(tell) {
    this.#rows = new Rows(element('twin-palette-rows'), (index) => {
      const row = document.createElement('div');
      row.id = `twin-palette-row-${index}`;
      row.setAttribute('role', 'option');
      row.addEventListener('click', () => tell(`button palette-row-${index}`));
      return row;
    });
    this.#field.addEventListener('input', () => tell(`text palette-text ${this.#field.value}`));
    element('twin-palette').addEventListener('keydown', (event) => {
      if (event.isComposing) return; // its Enter and Escape are the input method's
      const does = { ArrowDown: 'palette-next', ArrowUp: 'palette-previous', Enter: 'palette-run', Escape: 'palette' }[event.key];
      const closes = event.key === 'Tab' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k');
      if (!does && !closes) return;
      event.preventDefault();
      if (event.key !== 'Tab') tell(`button ${does ?? 'palette'}`); // Tab has nowhere else to go
    });
  }

  /** @param {PaletteState | null} state */
  show(state) {
    const section = element('twin-palette');
    const field = this.#field;
    if (!state) {
      if (section.hidden) return;
      const focused = section.contains(document.activeElement);
      section.hidden = true;
      if (focused) this.#giveBack();
      return;
    }
    const opens = section.hidden;
    section.hidden = false;
    setText(element('twin-palette-label'), state.label);
    if (document.activeElement !== field && field.value !== state.text) field.value = state.text;
    this.#rows.show(state.rows, (row, { n, on }, i) => {
      setText(row, n);
      row.setAttribute('aria-selected', String(i === state.chosen));
      row.setAttribute('aria-disabled', String(!on));
    });
    const chosen = this.#rows.nodes[state.chosen];
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    setText(element('twin-palette-said'), state.said);
    if (opens && state.inTwin) {
      this.#before = document.activeElement;
      field.value = state.text;
      field.focus({ preventScroll: true });
    }
    if (!opens && state.inTwin) chosen?.scrollIntoView({ block: 'nearest' });
  }

  // The command may have hidden what had the focus, or put it out of use.
  #giveBack() {
    for (const node of [this.#before, document.querySelector('#twin-grid [tabindex="0"]'), element('canvas')]) {
      if (node instanceof HTMLElement) node.focus({ preventScroll: true });
      if (node && document.activeElement === node) return;
    }
  }
}
