// Two kinds of lists: options, one of which is chosen, and items, which contain buttons, texts and progress bars.
import { make, placeOver, setAttribute, setText } from '../dom.mjs';
import { followRows, makeRows } from './rows.mjs';
import { describe, setOff, stateOf } from './says.mjs';

/** @typedef {import('./reconciler.mjs').Kind} Kind */

/** @param {HTMLElement} whole */
const lastOf = (whole) => /** @type {HTMLElement} */ (whole.lastElementChild);
/** @param {HTMLElement} list */
const rowsIn = (list) => /** @type {HTMLElement[]} */ ([...list.children]);

/** The common members of both kinds of list. @type {Pick<Kind, 'update' | 'inner'>} */
const kList = {
  update(whole, { node }) {
    describe(lastOf(whole), node);
    setAttribute(lastOf(whole), 'aria-label', node.name ?? '');
    whole.hidden = !node.parts?.length;
  },
  inner: lastOf,
};

/** @type {Kind} */
export const listKind = {
  ...kList,
  make: () => makeRows(make('div', { role: 'listbox' })),
  finish(whole, view) {
    const options = rowsIn(lastOf(whole));
    const { total = options.length } = view.node;
    for (const option of options) setAttribute(option, 'aria-setsize', total > options.length ? String(total) : undefined);
    followRows(whole, view, options, { chosen: options.find((option) => option.getAttribute('aria-selected') === 'true') });
  },
};

/** @type {Kind} */
export const optionKind = {
  make: () => make('div', { role: 'option' }),
  update(option, { node, place }) {
    describe(option, node);
    setText(option, node.name ?? '');
    setAttribute(option, 'aria-selected', stateOf(node.on));
    setAttribute(option, 'aria-posinset', String(place + 1));
    setOff(option, node.off);
    placeOver(option, node.box);
  },
};

/** @type {Kind} */
export const itemsKind = {
  ...kList,
  make: () => makeRows(make('ol', { role: 'list' })),
  finish(whole, view) {
    const items = rowsIn(lastOf(whole));
    const played = view.node.parts?.findIndex(({ parts = [] }) => parts.some(({ current }) => current)) ?? -1;
    followRows(whole, view, items, { chosen: items[played] });
  },
};

/** @type {Kind} */
export const itemKind = {
  make: () => make('li', { role: 'listitem' }),
  update: () => {},
  inner: (item) => item,
};
