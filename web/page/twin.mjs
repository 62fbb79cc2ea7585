// The twin: the canvas' content as a document, for screen readers, for the Tab key and for tests. It is filled from the UI's state
// (shell/twin/twin.hpp) and tells the UI what was done to it. Board cells and actions lie exactly over their drawing, so the
// focus ring is where the eye expects it. Only what differs is touched, and that takes a small share of the page's time.
import { Announcer } from './announcer.mjs';
import { element, setAttribute, setText } from './dom.mjs';
import { placeOver } from './place_over.mjs';
import { Roving } from './roving.mjs';
import { Changes } from './twin_changes.mjs';
import { TwinPalette } from './twin_palette.mjs';
import { Rows } from './twin_rows.mjs';

/** @typedef {import('./twin_changes.mjs').TwinState} TwinState */

const kRest = 8; // after an update nothing is mirrored for so many times as long as it took,
const kLongestRest = 200; // but no longer than this (milliseconds)
const kPathLabel = 'Steps of the solve path';

/** Shows a part of the twin together with its heading, or neither. @param {string} id @param {string} headingId @param {boolean} shown */
function showPart(id, headingId, shown) {
  element(id).hidden = element(headingId).hidden = !shown;
}

/** Whether keys can still go there: not to what is gone, hidden or out of use, nor to the page as a whole. @param {Element | null} node */
function canHaveFocus(node) {
  return node !== null && node !== document.body && node.isConnected && !node.closest('[hidden]') && !node.matches(':disabled');
}

export class Twin {
  #app;
  #frames;
  #timer = 0;
  /** When the next update may be. */
  #due = -Infinity;
  #json = '';
  #changes = new Changes();
  /** What had the focus at the last update. @type {Element | null} */
  #focused = null;
  /** The widgets that nodes were last laid over. */
  #widgets = '';
  /** @type {TwinState | undefined} */
  #state;
  /** @type {HTMLElement[]} */
  #cells = [];
  #actions;
  #fields;
  #steps;
  #links;
  #headings;
  #rows;
  #wantedRow = -1; // of all rows of the table: gets the focus once it is told
  #bars;
  #facts;
  #works;
  #palette;
  #roving;
  #announcer;

  /**
   * @param {import('./canvas_app.mjs').CanvasApp} app
   * @param {import('./frames.mjs').Frames} frames
   */
  constructor(app, frames) {
    this.#app = app;
    this.#frames = frames;
    const tell = (/** @type {string} */ event) => this.#tell(event);

    this.#actions = new Rows(
      element('twin-actions'),
      () => {
        const button = document.createElement('button');
        button.type = 'button';
        button.addEventListener('click', () => tell(`button ${button.dataset.id}`));
        return button;
      },
      ({ id }) => id,
    );
    this.#fields = new Rows(
      element('twin-fields'),
      () => {
        const label = document.createElement('label');
        const input = document.createElement('input');
        input.addEventListener('change', () => tell(`text ${input.dataset.id} ${input.value}`));
        label.append(document.createElement('span'), input);
        return label;
      },
      ({ id }) => id,
    );
    this.#steps = new Rows(element('twin-steps'), (index) => {
      const step = document.createElement('div');
      step.setAttribute('role', 'option');
      step.addEventListener('click', () => tell(`step ${index}`));
      return step;
    });
    this.#links = new Rows(element('twin-chain'), (index) => {
      const item = document.createElement('li');
      for (const event of [`chain-row-${index}`, `unfold-${index}`]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.id = event;
        button.addEventListener('click', () => tell(`button ${event}`));
        item.append(button);
      }
      return item;
    });
    this.#works = new Rows(
      element('twin-works'),
      () => {
        const item = document.createElement('li');
        const cancel = document.createElement('button');
        cancel.type = 'button';
        cancel.textContent = 'Cancel';
        cancel.addEventListener('click', () => tell(`cancel ${cancel.dataset.id}`));
        const show = document.createElement('button');
        show.type = 'button';
        show.textContent = 'Show';
        show.addEventListener('click', () => tell(`button show-work-${show.dataset.work}`));
        item.append(document.createElement('span'), document.createElement('progress'), cancel, show);
        return item;
      },
      ({ id }) => id,
    );
    this.#headings = new Rows(element('twin-headings'), () => document.createElement('tr'));
    this.#rows = new Rows(element('twin-rows'), (index) => {
      const row = document.createElement('tr');
      row.tabIndex = index === 0 ? 0 : -1;
      return row;
    });
    this.#bars = new Rows(element('twin-histogram-rows'), () => {
      const row = document.createElement('tr');
      const button = document.createElement('button');
      button.type = 'button';
      button.addEventListener('click', () => tell(`button ${button.dataset.id}`));
      const range = document.createElement('td');
      range.append(button);
      row.append(range, document.createElement('td'));
      return row;
    });
    this.#facts = new Rows(element('twin-facts'), () => document.createElement('li'));
    this.#palette = new TwinPalette(tell);
    this.#roving = [new Roving(element('twin-actions'), 'button'), new Roving(element('twin-histogram-rows'), 'button')];
    this.#announcer = new Announcer(element('twin-news'));
    this.#listenToSteps();
    this.#listenToLinks();
    this.#listenToTable();
    this.#listenToInput();
    this.#listenToEscape();
  }

  /** Everything that the UI shows has been mirrored. */
  get idle() {
    return this.#timer === 0;
  }

  /** Mirrors the UI's state: at once if that has not been done lately, otherwise soon. */
  updateSoon() {
    if (this.#timer !== 0) return;
    const wait = Math.max(0, this.#due - performance.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      const began = performance.now();
      this.#update();
      const ended = performance.now();
      this.#due = ended + Math.min(kLongestRest, kRest * (ended - began));
    }, wait);
  }

  #tell(/** @type {string} */ event) {
    this.#app.twinEvent(event);
    this.#frames.request();
  }

  #update() {
    const json = this.#app.twin();
    const changed = json !== this.#json;
    if (changed) {
      this.#json = json;
      /** @type {TwinState} */
      const state = JSON.parse(json);
      this.#state = state;
      this.#changes.follow(state);
      this.#show(state, this.#changes);
      this.#announcer.follow(state);
    }
    this.#place(changed && this.#changes.of('cells', 'buttons', 'chain', 'steps'));
  }

  /** @param {TwinState} state @param {Changes} changes */
  #show(state, changes) {
    // A field or a button that had the focus has waited for its news.
    const refocused = this.#focused !== document.activeElement;
    const hadFocus = element('twin').contains(document.activeElement);
    if (document.title !== state.title) document.title = state.title;
    setText(element('twin-title'), state.title);
    setText(element('twin-status'), state.status);
    if (changes.of('cells', 'cursor')) this.#showGrid(state);
    if (refocused || changes.of('buttons')) this.#showActions(state.buttons);
    if (refocused || changes.of('fields')) this.#showFields(state.fields);
    if (changes.of('steps', 'step', 'available')) this.#showSteps(state);
    if (changes.of('chain')) this.#showChain(state.chain ?? null);
    if (changes.of('works')) this.#showWorks(state.works);
    if (changes.of('table')) this.#showTable(state.table ?? { columns: [], rows: [], first: 0, total: 0 });
    if (changes.of('histogram')) this.#showHistogram(state.histogram ?? null);
    if (changes.of('facts')) {
      this.#facts.show(state.facts, setText);
      showPart('twin-facts', 'twin-facts-name', state.facts.length > 0);
    }
    element('twin-tables').hidden = !state.table?.columns.length && !state.histogram?.rows.length;
    if (changes.of('palette')) this.#palette.show(state.palette ?? null);
    if (refocused || changes.of('buttons', 'histogram')) for (const group of this.#roving) group.refresh();
    if (hadFocus && !canHaveFocus(document.activeElement)) this.#focusBoard();
    this.#focused = document.activeElement;
  }

  /** @param {TwinState} state */
  #showGrid({ cells, cursor }) {
    const hadFocus = this.#cells.includes(/** @type {HTMLElement} */ (document.activeElement));
    if (this.#cells.length !== cells.length) this.#buildGrid(Math.round(Math.sqrt(cells.length)));
    cells.forEach((cell, i) => {
      const node = this.#cells[i];
      setAttribute(node, 'aria-label', cell.n);
      setAttribute(node, 'aria-selected', String(cell.s));
      setAttribute(node, 'tabindex', i === cursor ? '0' : '-1');
      setText(node, cell.v);
    });
    // The focus follows the board's cursor while it is in the grid, and only then.
    if (hadFocus && document.activeElement !== this.#cells[cursor]) this.#cells[cursor]?.focus({ preventScroll: true });
  }

  /** @param {number} side */
  #buildGrid(side) {
    const grid = element('twin-grid');
    grid.replaceChildren();
    setAttribute(grid, 'aria-multiselectable', 'true');
    setAttribute(grid, 'aria-rowcount', String(side));
    setAttribute(grid, 'aria-colcount', String(side));
    this.#cells = [];
    for (let r = 0; r < side; ++r) {
      const row = document.createElement('div');
      row.setAttribute('role', 'row');
      for (let c = 0; c < side; ++c) {
        const index = r * side + c;
        const cell = document.createElement('div');
        cell.setAttribute('role', 'gridcell');
        const choose = () => {
          if (this.#state && this.#state.cursor !== index) this.#tell(`focus ${index}`);
        };
        // A focus that comes with a press waits for the click, which knows the held keys.
        let pressed = false;
        cell.addEventListener('pointerdown', () => {
          pressed = true;
        });
        cell.addEventListener('focus', () => {
          if (!pressed) choose();
        });
        cell.addEventListener('click', (event) => {
          pressed = false;
          // A press on a cell draws the pattern, as it does on the canvas.
          if (this.#state?.mode === 'generate') this.#tell(`digit ${index} 1`);
          else if (this.#state?.mode === 'play' && (event.ctrlKey || event.metaKey)) this.#tell(`select ${index}`);
          else if (this.#state?.mode === 'play' && event.shiftKey) this.#tell(`extend ${index}`);
          else this.#tell(`focus ${index}`);
        });
        cell.addEventListener('blur', () => {
          pressed = false;
        });
        row.append(cell);
        this.#cells.push(cell);
      }
      grid.append(row);
    }
  }

  /** @param {TwinState['fields']} fields */
  #showFields(fields) {
    this.#fields.show(fields, (node, { id, label, value, problem }) => {
      const [caption, input] = /** @type {[HTMLElement, HTMLInputElement]} */ ([...node.children]);
      setText(caption, problem ? `${label}: ${problem}` : label);
      setAttribute(input, 'aria-invalid', String(Boolean(problem)));
      input.dataset.id = id;
      if (document.activeElement !== input && input.value !== value) input.value = value;
    });
    element('twin-fields-part').hidden = fields.length === 0;
  }

  /** @param {TwinState} state */
  #showSteps({ steps, step, available }) {
    setText(element('twin-steps-name'), available ?? kPathLabel);
    showPart('twin-steps', 'twin-steps-name', steps.length > 0 || Boolean(available));
    this.#steps.show(steps, (node, text, i) => {
      setText(node, text);
      setAttribute(node, 'aria-selected', String(i === step));
      setAttribute(node, 'tabindex', i === Math.max(step, 0) ? '0' : '-1');
    });
  }

  /** @param {NonNullable<TwinState['chain']> | null} chain */
  #showChain(chain) {
    setText(element('twin-chain-name'), chain?.name ?? '');
    showPart('twin-chain', 'twin-chain-name', Boolean(chain));
    this.#links.show(chain?.rows ?? [], (node, { n, unfold }, i) => {
      const [row, inner] = /** @type {HTMLButtonElement[]} */ ([...node.children]);
      setText(row, n);
      setAttribute(row, 'aria-current', i === chain?.at ? 'step' : 'false');
      for (const button of [row, inner]) setAttribute(button, 'tabindex', i === Math.max(chain?.at ?? 0, 0) ? '0' : '-1');
      setText(inner, unfold);
      inner.hidden = unfold === '';
    });
  }

  /** @param {TwinState['works']} works */
  #showWorks(works) {
    element('twin-works-part').hidden = works.length === 0;
    this.#works.show(works, (node, { id, name, done, total, rate, activity, end }) => {
      const [caption, bar, cancel, show] = /** @type {[HTMLElement, HTMLProgressElement, HTMLButtonElement, HTMLButtonElement]} */ ([
        ...node.children,
      ]);
      setText(caption, `${name}: ${end || [`${done} of ${total}`, rate, activity].filter(Boolean).join(', ')}`);
      bar.max = Math.max(total, 1);
      bar.value = done;
      setAttribute(bar, 'aria-label', name);
      bar.hidden = cancel.hidden = Boolean(end);
      cancel.dataset.id = String(id);
      setAttribute(cancel, 'aria-label', `Cancel ${name}`);
      show.dataset.work = String(id);
      setAttribute(show, 'aria-label', `Show ${name}`);
    });
  }

  // What is not possible now is out of the way, except that the button which has the focus keeps it.
  /** @param {TwinState['buttons']} buttons */
  #showActions(buttons) {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const at = this.#actions.nodes.indexOf(focused);
    this.#actions.show(buttons, (node, { id, label, on, pressed }) => {
      setText(node, label);
      node.dataset.id = id;
      const button = /** @type {HTMLButtonElement} */ (node);
      button.hidden = button.disabled = !on && node !== focused;
      setAttribute(button, 'aria-disabled', String(!on));
      if (pressed === undefined) button.removeAttribute('aria-pressed');
      else setAttribute(button, 'aria-pressed', String(pressed));
    });
    if (at < 0 || focused.isConnected) return;
    const usable = this.#actions.nodes.filter((node) => !node.hidden);
    usable[Math.min(at, usable.length - 1)]?.focus({ preventScroll: true });
  }

  /** @param {{columns: string[], rows: string[][], first: number, total: number}} table */
  #showTable({ columns, rows, first, total }) {
    const fill = (/** @type {HTMLElement} */ row, /** @type {string[]} */ texts, /** @type {string} */ tag) => {
      while (row.childElementCount > texts.length) row.lastElementChild?.remove();
      while (row.childElementCount < texts.length) row.append(document.createElement(tag));
      texts.forEach((text, i) => setText(/** @type {HTMLElement} */ (row.children[i]), text));
    };
    element('twin-table').hidden = columns.length === 0;
    setAttribute(element('twin-table'), 'aria-rowcount', String(total + 1));
    this.#headings.show(columns.length > 0 ? [columns] : [], (row, texts) => fill(row, texts, 'th'));
    this.#rows.show(rows, (row, texts, i) => {
      fill(row, texts, 'td');
      row.dataset.index = String(first + i);
      if (this.#state?.mode === 'generate')
        setAttribute(row, 'aria-keyshortcuts', 'Space'); // marks it
      else row.removeAttribute('aria-keyshortcuts');
      setAttribute(row, 'aria-rowindex', String(first + i + 2));
    });
    const shown = total > rows.length ? `Rows ${first + 1} to ${first + rows.length} of ${total}` : `${total} rows`;
    setText(element('twin-table-note'), columns.length > 0 ? shown : '');
    element('twin-table-pages').hidden = total <= rows.length;
    /** @type {HTMLButtonElement} */ (element('twin-rows-before')).disabled = first === 0;
    /** @type {HTMLButtonElement} */ (element('twin-rows-after')).disabled = first + rows.length >= total;
    const wanted = this.#rows.nodes[this.#wantedRow - first];
    if (wanted || this.#wantedRow >= total) this.#wantedRow = -1;
    wanted?.focus();
  }

  /** Puts the focus on a row, which may have to be asked for first. @param {number} place of all rows */
  #goToRow(place) {
    const { first, total } = this.#state?.table ?? { first: 0, total: 0 };
    if (total === 0) return;
    const row = Math.max(0, Math.min(place, total - 1));
    const node = this.#rows.nodes[row - first];
    if (node) {
      node.focus();
      return;
    }
    this.#wantedRow = row;
    this.#tell(`rows ${row}`);
  }

  /** @param {TwinState['histogram']} histogram */
  #showHistogram(histogram) {
    element('twin-histogram').hidden = !histogram || histogram.rows.length === 0;
    const { title, columns, rows } = histogram ?? { title: '', columns: ['', ''], rows: [] };
    setText(element('twin-histogram-title'), title);
    ['twin-histogram-range', 'twin-histogram-count'].forEach((id, i) => setText(element(id), columns[i]));
    this.#bars.show(rows, (row, { id, range, count, label }) => {
      const button = /** @type {HTMLButtonElement} */ (row.children[0].firstElementChild);
      button.dataset.id = id;
      button.disabled = id === ''; // a bar that is only to be read
      setText(button, range);
      setAttribute(button, 'aria-label', label);
      setText(/** @type {HTMLElement} */ (row.children[1]), String(count));
    });
  }

  /** Lays cells and actions over their drawing, unless neither the drawing nor they have changed. @param {boolean} changed whether they have */
  #place(changed) {
    const drawn = this.#app.widgetsAsText();
    if (!changed && drawn === this.#widgets) return;
    this.#widgets = drawn;
    /** @type {import('./canvas_app.mjs').Widget[]} */
    const list = JSON.parse(drawn);
    const widgets = new Map(list.map((widget) => [widget.label, widget]));
    const side = Math.round(Math.sqrt(this.#cells.length));
    this.#cells.forEach((cell, i) => placeOver(cell, widgets.get(`cell r${Math.floor(i / side) + 1}c${(i % side) + 1}`)));
    this.#state?.buttons.forEach(({ id }, i) => placeOver(this.#actions.nodes[i], widgets.get(id)));
    for (const item of this.#links.nodes) {
      for (const button of item.children)
        placeOver(/** @type {HTMLElement} */ (button), widgets.get(/** @type {HTMLElement} */ (button).dataset.id ?? ''));
    }
    this.#steps.nodes.forEach((step, i) => placeOver(step, widgets.get(`step ${i + 1}`)));
  }

  #listenToSteps() {
    element('twin-steps').addEventListener('keydown', (event) => {
      const { nodes } = this.#steps;
      const at = nodes.indexOf(/** @type {HTMLElement} */ (event.target));
      if (at >= 0 && event.key === 'Enter') this.#tell('button apply-step');
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: nodes.length - 1 }[event.key];
      if (at < 0 || to === undefined || nodes[to] === undefined) return;
      event.preventDefault();
      nodes[to].focus();
      this.#tell(`step ${to}`);
    });
  }

  #listenToLinks() {
    element('twin-chain').addEventListener('keydown', (event) => {
      const { nodes } = this.#links;
      const target = /** @type {HTMLElement} */ (event.target);
      const at = nodes.indexOf(/** @type {HTMLElement} */ (target.parentElement));
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: nodes.length - 1 }[event.key];
      if (at < 0 || event.shiftKey || to === undefined || nodes[to] === undefined) return;
      event.preventDefault();
      /** @type {HTMLElement} */ (nodes[to].firstElementChild).focus();
    });
  }

  #listenToTable() {
    const table = element('twin-rows');
    const rowOf = (/** @type {Event} */ event) =>
      /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('tr[data-index]'));
    table.addEventListener('click', (event) => {
      const row = rowOf(event);
      if (row) this.#tell(`row ${row.dataset.index}`);
    });
    table.addEventListener('keydown', (event) => {
      const row = rowOf(event);
      if (!row) return;
      const at = Number(row.dataset.index);
      const { rows, total } = this.#state?.table ?? { rows: [], total: 0 };
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + rows.length, PageUp: at - rows.length, Home: 0, End: total - 1 }[
        event.key
      ];
      if (event.key === 'Enter') this.#tell(`row ${at}`);
      else if (event.key === ' ' && this.#state?.mode === 'generate') this.#tell(`button mark-row-${at}`);
      else if (to !== undefined) this.#goToRow(to);
      else return;
      event.preventDefault();
    });
    const first = () => this.#state?.table?.first ?? 0;
    element('twin-rows-before').addEventListener('click', () => this.#goToRow(first() - 1));
    element('twin-rows-after').addEventListener('click', () => this.#goToRow(first() + this.#rows.nodes.length));
  }

  #listenToInput() {
    const text = /** @type {HTMLTextAreaElement} */ (element('twin-paste'));
    element('twin-use').addEventListener('click', () => {
      this.#app.paste(text.value);
      this.#frames.request();
    });
  }

  // From anywhere in the twin but its grid, whose keys are the board's, Escape leads back to the board.
  #listenToEscape() {
    element('twin').addEventListener('keydown', (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.key !== 'Escape' || event.isComposing || element('twin-grid').contains(target)) return;
      event.preventDefault();
      this.#focusBoard();
    });
  }

  #focusBoard() {
    this.#cells[this.#state?.cursor ?? 0]?.focus({ preventScroll: true });
  }
}
