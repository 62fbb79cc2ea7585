// The facts that tests ask of the page, extracted from its outline: the board, the controls, the path, the tables, the jobs.

/** @typedef {import('../../web/page/outline/nodes.mjs').OutlineNode} OutlineNode */

const kControls = new Set(['button', 'tab', 'choice', 'check', 'fold']);
/** Tables that represent the bars of a chart. */
const kCharts = new Set(['histogram', 'sizes', 'choices']);
/** The beginning of the name of a chain inside a link of another. */
const kInside = /^Inside: /;

/** Each node with its siblings. @param {OutlineNode[]} parts @returns {{node: OutlineNode, siblings: OutlineNode[]}[]} */
const walk = (parts) => parts.flatMap((node) => [{ node, siblings: parts }, ...walk(node.parts ?? [])]);

/** @param {OutlineNode[]} parts @param {string} role @returns {OutlineNode[]} */
const all = (parts, role) =>
  walk(parts)
    .map(({ node }) => node)
    .filter((node) => node.role === role);

/**
 * The listed items at their indices among all, padded with `untold`.
 * @template T @param {OutlineNode} list @param {T[]} told @param {T} untold @returns {T[]}
 */
function placed({ first = 0, total = 0 }, told, untold) {
  const whole = Array(Math.max(total, first + told.length)).fill(untold);
  whole.splice(first, told.length, ...told);
  return whole;
}

/** The steps of the path, or those available now. @param {OutlineNode | undefined} path @param {OutlineNode | undefined} available */
function stepsOf(path, available) {
  if (path) {
    const { parts = [], first = 0 } = path;
    const chosen = parts.findIndex(({ on }) => on);
    const names = parts.map(({ name = '' }) => name);
    return { steps: placed(path, names, ''), step: chosen < 0 ? -1 : first + chosen };
  }
  const steps = available ? all([available], 'button').filter(({ id }) => /^available \d+$/.test(id ?? '')) : [];
  return { steps: steps.map(({ name = '' }) => name), step: steps.findIndex(({ on }) => on) };
}

/** The first text under the heading of a list. @param {OutlineNode[]} siblings @param {OutlineNode} list */
function textAbove(siblings, list) {
  const before = siblings.slice(0, siblings.indexOf(list));
  const from = before.map(({ role }) => role).lastIndexOf('heading') + 1;
  return before.slice(from).find(({ role }) => role === 'text' || role === 'problem')?.name ?? '';
}

/**
 * @param {OutlineNode | undefined} chain @param {string | undefined} inside the name of a step nested in another one; it may have no links
 */
function chainOf(chain, inside) {
  if (!chain) return inside ? { name: inside, depth: 1, rows: [], at: -1 } : null;
  const { name = '', first = 0, parts = [] } = chain;
  const rows = parts.map(({ parts: [row, inner] = [] }) => ({ n: row?.name ?? '', unfold: inner?.name ?? '' }));
  const at = parts.findIndex((item) => item.parts?.[0]?.current);
  return { name, depth: kInside.test(name) ? 1 : 0, rows: placed(chain, rows, { n: '', unfold: '' }), at: at < 0 ? -1 : first + at };
}

/** @param {OutlineNode | undefined} table */
function tableOf(table) {
  if (!table) return null;
  const { name = '', first = 0, total = 0, parts = [] } = table;
  const rows = parts.filter(({ role }) => role === 'row');
  const columns = parts.filter(({ role }) => role === 'column').map((column) => column.name ?? '');
  const at = rows.findIndex(({ on }) => on);
  const chosen = at < 0 ? -1 : first + at; // its index among all rows
  return {
    title: name,
    columns,
    rows: rows.map(({ cells = [] }) => cells),
    marks: rows.map(({ space = '' }) => space),
    chosen,
    first,
    total,
  };
}

/** @param {OutlineNode | undefined} chart */
function histogramOf(chart) {
  if (!chart) return null;
  const bars = (chart.parts ?? []).filter(({ role }) => role === 'row');
  const rows = bars.map(({ id = '', name = '', cells: [range, count] = [] }) => ({
    id,
    range,
    count: Number(count.replace(/\D/g, '')),
    label: name,
  }));
  return { title: chart.name ?? '', columns: tableOf(chart)?.columns ?? [], rows };
}

/** A job that runs, or one that has ended. @param {OutlineNode} node */
function jobOf({ role, id = '', name = '', value = '', done = 0, total = 0 }) {
  const number = Number(id.slice('job-'.length));
  if (role === 'progress') return { id: number, name, done, total, end: '', activity: value };
  const [, title, end] = /^(.*?): ([^]*)$/.exec(name) ?? [name, name, ''];
  return { id: number, name: title, done: 0, total: 0, end, activity: '' };
}

/** @param {OutlineNode | undefined} dialog */
function paletteOf(dialog) {
  if (!dialog) return null;
  const { parts = [] } = dialog;
  const field = parts.find(({ role }) => role === 'field');
  const rows = all(parts, 'option');
  return {
    label: field?.name ?? '',
    text: field?.value ?? '',
    rows: rows.map(({ name = '', off }) => ({ n: name, on: !off })),
    chosen: rows.findIndex(({ on }) => on),
    inDocument: field?.on ?? false,
    said: parts.find(({ role }) => role === 'text')?.name ?? '',
  };
}

/** @param {import('../../web/page/outline/nodes.mjs').Outline} outline @returns {any} */
export function stateOf({ title, status, mode, theme, parts }) {
  const shown = walk(parts.filter(({ role }) => role !== 'dialog'));
  const nodes = shown.map(({ node }) => node);
  const byId = (/** @type {string} */ id) => nodes.find((node) => node.id === id && node.role !== 'part');
  const cells = byId('board')?.parts ?? [];
  const available = shown.find(({ node }) => node.id === 'available');
  const tables = nodes.filter(({ role }) => role === 'table');
  return {
    title,
    status,
    mode,
    theme,
    cells: cells.map(({ name = '', value = '', on = false }) => ({ n: name, v: value, s: on })),
    cursor: cells.findIndex(({ current }) => current),
    buttons: nodes
      .filter(({ role }) => kControls.has(role))
      .map(({ id = '', name = '', off = false, on }) => ({ id, label: name, on: !off, ...(on === undefined ? {} : { pressed: on }) })),
    fields: nodes
      .filter(({ role }) => role === 'field' || role === 'area')
      .map(({ id = '', name = '', value = '', problem = '' }) => ({ id, label: name, value, problem })),
    ...stepsOf(byId('path'), available?.node),
    available: available ? textAbove(available.siblings, available.node) : null,
    chain: chainOf(byId('chain'), byId('fold') && nodes.find(({ role, name = '' }) => role === 'text' && kInside.test(name))?.name),
    table: tableOf(tables.find(({ id = '' }) => !kCharts.has(id))),
    histogram: histogramOf(tables.find(({ id = '' }) => kCharts.has(id))),
    headings: nodes.filter(({ role }) => role === 'heading').map(({ name = '' }) => name),
    facts: nodes.filter(({ role }) => role === 'text' || role === 'problem').map(({ name = '' }) => name),
    jobs: nodes.filter(({ id = '' }) => /^job-\d+$/.test(id)).map(jobOf),
    palette: paletteOf(parts.find(({ role }) => role === 'dialog')),
  };
}
