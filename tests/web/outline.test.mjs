// From the outline to the document, as far as it needs no browser: groups, headings, element keys, shortcuts; and the state that browser
// tests read from an outline.
import assert from 'node:assert/strict';

import { stateOf } from '../browser/outline_state.mjs';
import { test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/page/outline/says.mjs')} */
const { ariaKeys } = await import(urlOf('page/outline/says.mjs'));
/** @type {typeof import('../../web/page/outline/nodes.mjs')} */
const { findWidget, widgetsOf } = await import(urlOf('page/outline/nodes.mjs'));
/** @type {typeof import('../../web/page/outline/views.mjs')} */
const { sameView, viewsOf } = await import(urlOf('page/outline/views.mjs'));
/** @type {typeof import('../../web/page/outline/reconciler.mjs')} */
const { Reconciler } = await import(urlOf('page/outline/reconciler.mjs'));

/** @typedef {import('../../web/page/outline/views.mjs').View} View */

const button = (/** @type {string} */ id, more = {}) => ({ role: 'button', id, name: id.toUpperCase(), ...more });
const part = (/** @type {any[]} */ ...parts) => ({ role: 'part', id: 'part-panel', name: 'Panel', parts });
/** A tree of views in short form: kinds, ids, group labels. @param {View[]} views @returns {string} */
const shapeOf = (views) =>
  views
    .map(({ kind, node, label, children }) => {
      const group = node.role === kind && !node.id && label ? `(${label})` : '';
      return `${kind}${node.id ? `:${node.id}` : ''}${group}${children.length > 0 ? ` [${shapeOf(children)}]` : ''}`;
    })
    .join(', ');

test('keys use the syntax of aria-keyshortcuts; keys without a name there are left out', () => {
  for (const [keys, aria] of [
    ['', ''],
    ['Ctrl+Z / U', 'Control+Z U'],
    ['Ctrl+Y / Ctrl+Shift+Z', 'Control+Y Control+Shift+Z'],
    ['Shift+Up', 'Shift+ArrowUp'],
    ['Escape', 'Escape'],
    ['Ctrl+Space', 'Control+Space'],
    ['/', '/'],
    ['?', '?'],
    ['+', 'Plus'],
    ['Ctrl++', 'Control+Plus'],
    ['F2', 'F2'],
    ['1–9', ''],
    ['Shift+1-9 / H', 'H'],
    ['Hyper+X', ''],
    ['any letter', ''],
  ])
    assert.equal(ariaKeys(keys), aria, keys);
});

test('runs of two or more of a kind form a group, named after the heading before it or the part; single ones do not', () => {
  const heading = { role: 'heading', name: 'Targets' };
  const check = (/** @type {string} */ id) => ({ role: 'check', id });
  const choice = (/** @type {string} */ id) => ({ role: 'choice', id });
  const views = viewsOf([
    part(
      button('a'),
      button('b'),
      { role: 'fold', id: 'f' },
      button('c'),
      heading,
      check('d'),
      check('e'),
      choice('g'),
      choice('h'),
      check('i'),
    ),
  ]);
  assert.equal(
    shapeOf(views),
    'part:part-panel [toolbar(Panel) [button:a, button:b], fold:f, button:c, heading 3, ' +
      'checks(Targets) [check:d, check:e], choices(Targets) [choice:g, choice:h], check:i]',
  );
  const items = viewsOf([part({ role: 'items', id: 'list', name: 'Jobs', parts: [{ role: 'item', parts: [button('a'), button('b')] }] })]);
  assert.equal(shapeOf(items), 'part:part-panel [items:list [item [button:a, button:b]]]', 'runs within items are not grouped');
});

test('a heading is at most one level deeper, separately in each part', () => {
  const heading = (/** @type {number | undefined} */ level) => ({ role: 'heading', name: 'x', level });
  const levels = viewsOf([part(heading(4), heading(4), heading(undefined), heading(4)), part(heading(4))]).map(({ children }) =>
    children.map(({ level }) => level),
  );
  assert.deepEqual(levels, [[3, 4, 3, 4], [3]]);
});

test('rows and options know their positions in the whole list', () => {
  const rows = [{ role: 'column', name: 'ER' }, ...[51, 52].map((n) => ({ role: 'row', id: `row ${n}`, cells: [String(n)] }))];
  const [table] = viewsOf([{ role: 'table', id: 'rows', name: 'Puzzles', first: 50, total: 52, parts: rows }]);
  assert.deepEqual(
    table.children.map(({ kind }) => kind),
    ['head', 'body'],
  );
  assert.deepEqual(
    table.children[1].children.map(({ place }) => place),
    [50, 51],
  );
});

test('a duplicate id gives two keys; an item is identified by its contents', () => {
  const keys = viewsOf([button('a'), { role: 'text', name: 'x' }, button('a')]).map(({ key }) => key);
  assert.equal(new Set(keys).size, 3);
  const item = (/** @type {string} */ id) => ({ role: 'item', parts: [{ role: 'text', name: 'x' }, button(id)] });
  const ofItems = (/** @type {string[]} */ ...ids) =>
    viewsOf([{ role: 'items', id: 'jobs', parts: ids.map(item) }])[0].children.map(({ key }) => key);
  assert.equal(ofItems('one', 'two')[1], ofItems('two')[0]);
});

test("two views are equal if their contents are, including a board's cells", () => {
  const board = (/** @type {string} */ value) =>
    viewsOf([{ role: 'grid', id: 'board', side: 1, parts: [{ role: 'cell', id: 'cell r1c1', value }] }])[0];
  assert.ok(sameView(board('5'), board('5')));
  assert.ok(!sameView(board('5'), board('6')));
  const at = (/** @type {number} */ y) => viewsOf([part(button('a', { box: [1, y, 2, 2] }))])[0];
  assert.ok(sameView(at(3), at(3)));
  assert.ok(!sameView(at(3), at(4)));
});

/** As much of an element as the reconciler needs. */
class FakeElement {
  /** @type {FakeElement[]} */
  children = [];
  /** @type {FakeElement | null} */
  parent = null;
  updates = 0;
  root = false;

  /** @returns {boolean} */
  get isConnected() {
    return this.root || Boolean(this.parent?.isConnected);
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }
  /** @param {FakeElement} child @param {FakeElement | null} before */
  insertBefore(child, before) {
    child.remove();
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, child);
    child.parent = this;
  }
}

test('an element stays with its key, wherever it moves, and is changed only if it differs', () => {
  /** @type {any} */
  const root = Object.assign(new FakeElement(), { root: true });
  /** @type {Map<string, any>} */
  const elements = new Map();
  const reconciler = new Reconciler(() => ({
    make: () => /** @type {any} */ (new FakeElement()),
    update: (/** @type {any} */ element, { node }) => {
      ++element.updates;
      elements.set(node.id ?? node.role, element);
    },
    inner: (element) => element,
  }));
  const show = (/** @type {any[]} */ ...parts) => reconciler.show(root, viewsOf(parts));
  const text = { role: 'text', name: 'x' };
  show(part(button('a'), button('b')), text);
  const [a, b] = [elements.get('a'), elements.get('b')];
  show(part(button('a'), button('b')), text);
  assert.deepEqual([a.updates, b.updates, elements.get('text').updates], [1, 1, 1], 'nothing new, nothing changed');
  show(part(button('new'), button('a'), button('b', { on: true })), text);
  assert.deepEqual([elements.get('a'), elements.get('b')], [a, b]);
  assert.deepEqual([a.updates, b.updates], [1, 2]);
  show(part(button('a'), { role: 'fold', id: 'between' }, button('b', { on: true })), text);
  assert.equal(elements.get('a'), a, 'the group is gone, the button stays');
  assert.deepEqual(elements.get('part-panel').children, [a, elements.get('between'), b]);
  show(text);
  assert.equal(a.isConnected, false);
  show(part(button('a')), text);
  assert.notEqual(elements.get('a'), a, 'removed elements are created again');
});

test('widgets are found by id, or by the text on either side of "##"', () => {
  const box = [1, 2, 3, 4];
  const widgets = widgetsOf({
    title: '',
    status: '',
    mode: '',
    theme: '',
    colours: '',
    language: 'en',
    parts: [
      part(button('Open##open-file', { box, off: true }), button('unseen'), { role: 'check', id: 'open', name: 'Open', on: true, box }),
    ],
  });
  assert.deepEqual(widgets[0], {
    label: 'Open##open-file',
    name: 'OPEN##OPEN-FILE',
    x: 1,
    y: 2,
    width: 3,
    height: 4,
    disabled: true,
    checked: false,
  });
  assert.equal(widgets.length, 2);
  assert.equal(findWidget(widgets, 'open')?.checked, true);
  assert.equal(findWidget(widgets, 'open-file')?.label, 'Open##open-file');
  assert.equal(findWidget(widgets, 'unseen'), null);
});

test('values requested by tests are taken from the outline', () => {
  const cells = Array.from({ length: 4 }, (_, i) => ({
    role: 'cell',
    id: `cell ${i}`,
    name: `cell ${i}`,
    value: i === 2 ? '3' : '',
    on: i === 1,
    current: i === 1,
  }));
  const option = (/** @type {number} */ n) => ({ role: 'option', id: `step ${n}`, name: `step ${n}`, on: n === 52 });
  const column = (/** @type {string} */ name) => ({ role: 'column', name });
  const state = stateOf({
    title: 'T',
    status: 'S',
    mode: 'play',
    theme: 'dark',
    colours: 'standard',
    language: 'en',
    parts: [
      { role: 'part', id: 'part-board', parts: [{ role: 'grid', id: 'board', side: 2, parts: cells }] },
      part(
        button('undo', { off: true }),
        button('switch', { on: true }),
        { role: 'text', name: 'a fact' },
        { role: 'field', id: 'filter', name: 'Filter', value: 'x', problem: 'no' },
        { role: 'list', id: 'path', first: 50, total: 53, parts: [option(51), option(52)] },
        {
          role: 'items',
          id: 'chain',
          name: 'Inside: X',
          total: 2,
          parts: [
            { role: 'item', parts: [button('l0')] },
            { role: 'item', parts: [button('l1', { current: true }), button('u1')] },
          ],
        },
        {
          role: 'table',
          id: 'histogram',
          name: 'Ratings',
          parts: [column('ER'), column('puzzles'), { role: 'row', id: 'bar', name: 'a bar', cells: ['1', '1 200'] }],
        },
        {
          role: 'table',
          id: 'sort-rows',
          first: 0,
          total: 9,
          parts: [column('ER'), { role: 'row', id: 'row 1', cells: ['1.2'], space: 'mark-row-0' }],
        },
        {
          role: 'items',
          id: 'jobs',
          parts: [
            { role: 'item', parts: [{ role: 'progress', id: 'job-7', name: 'Rate', done: 1, total: 4, value: '1 of 4' }] },
            { role: 'item', parts: [{ role: 'text', id: 'job-6', name: 'Rate: done: all' }] },
          ],
        },
      ),
      {
        role: 'dialog',
        id: 'palette',
        parts: [
          { role: 'field', id: 'palette-text', name: 'Command', value: 'so', on: true },
          { role: 'text', name: '1 result' },
          { role: 'list', id: 'palette-rows', parts: [{ role: 'option', name: 'Solve', on: true }] },
        ],
      },
    ],
  });
  assert.deepEqual(state.cells[2], { n: 'cell 2', v: '3', s: false });
  assert.equal(state.cursor, 1);
  assert.deepEqual(state.buttons.slice(0, 2), [
    { id: 'undo', label: 'UNDO', on: false },
    { id: 'switch', label: 'SWITCH', on: true, pressed: true },
  ]);
  assert.deepEqual(state.fields, [{ id: 'filter', label: 'Filter', value: 'x', problem: 'no' }]);
  assert.deepEqual([state.steps.length, state.step, state.steps[state.step]], [53, 51, 'step 52']);
  assert.deepEqual(state.chain, {
    name: 'Inside: X',
    depth: 1,
    rows: [
      { n: 'L0', unfold: '' },
      { n: 'L1', unfold: 'U1' },
    ],
    at: 1,
  });
  const rows = [['1.2']];
  assert.deepEqual(state.table, { title: '', columns: ['ER'], rows, marks: ['mark-row-0'], chosen: -1, first: 0, total: 9 });
  assert.deepEqual(state.histogram.rows, [{ id: 'bar', range: '1', count: 1200, label: 'a bar' }]);
  assert.deepEqual(state.facts, ['a fact', 'Rate: done: all']);
  assert.deepEqual(
    state.jobs.map((/** @type {any} */ { id, name, end }) => [id, name, end]),
    [
      [7, 'Rate', ''],
      [6, 'Rate', 'done: all'],
    ],
  );
  assert.deepEqual(state.palette, {
    label: 'Command',
    text: 'so',
    rows: [{ n: 'Solve', on: true }],
    chosen: 0,
    inDocument: true,
    said: '1 result',
  });
});
