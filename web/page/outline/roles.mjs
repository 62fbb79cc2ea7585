// How the document represents each role of the outline: the element, its name, its states.
import { make, placeOver, setAttribute, setText } from '../dom.mjs';
import { fieldKind } from './fields.mjs';
import { gridKind } from './grid.mjs';
import { groupKind } from './groups.mjs';
import { itemKind, itemsKind, listKind, optionKind } from './lists.mjs';
import { describe, setUse, stateOf } from './says.mjs';
import { bodyKind, columnKind, headKind, rowKind, tableKind } from './table.mjs';

/**
 * @typedef {import('./nodes.mjs').OutlineNode} OutlineNode
 * @typedef {import('./views.mjs').View} View
 * @typedef {import('./reconciler.mjs').Kind} Kind
 */

/** A kind of button. @param {Record<string, string>} attributes @param {(node: OutlineNode) => Record<string, string | undefined>} states @returns {Kind} */
function buttonKind(attributes, states) {
  return {
    make: () => make('button', { type: 'button', ...attributes }),
    update(element, { node, held }) {
      describe(element, node);
      setText(element, node.name ?? '');
      setUse(/** @type {HTMLButtonElement} */ (element), node.off ?? false);
      for (const [name, value] of Object.entries(states(node))) setAttribute(element, name, value);
      if (!held) element.removeAttribute('tabindex');
      placeOver(element, node.box);
    },
  };
}

/** Static text. @param {keyof HTMLElementTagNameMap} tag @param {string} [className] @returns {Kind} */
function textKind(tag, className = '') {
  return {
    make: () => make(tag, { class: `unseen ${className}`.trim() }),
    update(element, { node }) {
      describe(element, node);
      setText(element, node.name ?? '');
    },
  };
}

let parts = 0;

/** @type {Kind} */
const partKind = {
  make() {
    const id = `document-part-${++parts}`;
    return make('section', { 'aria-labelledby': id }, make('h2', { id, class: 'unseen' }), make('div', { class: 'content' }));
  },
  update(element, { node }) {
    element.dataset.id = node.id;
    setText(/** @type {HTMLElement} */ (element.firstElementChild), node.name ?? '');
    /** @type {HTMLElement} */ (element.firstElementChild).hidden = !node.name;
  },
  inner: (element) => /** @type {HTMLElement} */ (element.lastElementChild),
};

/** @type {Kind} */
const progressKind = {
  make: () => make('div', { class: 'progress' }, make('p', { class: 'unseen' }), make('progress', { class: 'unseen' })),
  update(element, { node }) {
    const { name = '', value = '', done = 0, total = 0 } = node;
    const [text, bar] = /** @type {[HTMLElement, HTMLProgressElement]} */ ([...element.children]);
    describe(bar, node);
    setText(text, value === '' ? name : `${name}: ${value}`);
    setAttribute(bar, 'aria-label', name);
    setAttribute(bar, 'aria-valuetext', value || undefined);
    bar.max = Math.max(total, 1);
    bar.value = done;
  },
};

/** @type {Record<string, Kind>} */
const kKinds = {
  part: partKind,
  'heading 2': textKind('h2'),
  'heading 3': textKind('h3'),
  'heading 4': textKind('h4'),
  text: textKind('p'),
  problem: textKind('p', 'problem'),
  button: buttonKind({}, ({ on, current }) => ({ 'aria-pressed': stateOf(on), 'aria-current': current ? 'step' : undefined })),
  tab: buttonKind({}, ({ on }) => ({ 'aria-current': on ? 'page' : undefined })),
  choice: buttonKind({ role: 'radio' }, ({ on = false }) => ({ 'aria-checked': String(on) })),
  check: buttonKind({ role: 'checkbox' }, ({ on = false }) => ({ 'aria-checked': String(on) })),
  fold: buttonKind({}, ({ on = false }) => ({ 'aria-expanded': String(on) })),
  field: fieldKind('input'),
  area: fieldKind('textarea'),
  progress: progressKind,
  grid: gridKind,
  toolbar: groupKind('toolbar'),
  tabs: groupKind('toolbar', '[aria-current]'),
  checks: groupKind('group'),
  choices: groupKind('radiogroup', '[aria-checked="true"]'),
  list: listKind,
  option: optionKind,
  items: itemsKind,
  item: itemKind,
  table: tableKind,
  head: headKind,
  column: columnKind,
  body: bodyKind,
  row: rowKind,
};

/** Unknown roles are treated as text. @param {View} view @returns {Kind} */
export const kindOf = ({ kind }) => kKinds[kind] ?? kKinds.text;
