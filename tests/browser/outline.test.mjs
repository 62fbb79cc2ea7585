// The document mirrors the canvas: it contains every widget of the outline with the same name, help, state and value, and each can be used
// there; in every mode.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allNodes } from '../../web/page/outline/nodes.mjs';
import { inDocument, pasteInDocument } from './document_user.mjs';
import { isWorking, siteOfTests } from './harness.mjs';

const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';

/** @typedef {import('./harness.mjs').RookeryPage} Page */
/** @typedef {import('../../web/page/outline/nodes.mjs').OutlineNode} OutlineNode */

const site = await siteOfTests();

/** The attribute for the "on" state, by role. @type {Record<string, string>} */
const kStates = {
  button: 'aria-pressed',
  choice: 'aria-checked',
  check: 'aria-checked',
  fold: 'aria-expanded',
  option: 'aria-selected',
  row: 'aria-selected',
  cell: 'aria-selected',
};

/**
 * The attributes and text of the element with that id in the document.
 * @param {Page} page @param {string} id @returns {Promise<Record<string, string | null> | null>}
 */
const said = (page, id) =>
  page.tab.evaluate((/** @type {string} */ wanted) => {
    const node = /** @type {HTMLInputElement | null} */ (document.querySelector(`#document [data-id="${wanted}"]`));
    if (!node) return null;
    const labels = node.labels ? [...node.labels].map(({ textContent }) => textContent).join() : '';
    const text = (node.textContent ?? '').trim();
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const name = node.getAttribute('aria-label') ?? (labels || text);
    return { ...attributes, name, value: node.matches('input, textarea') ? node.value : text, disabled: String(node.disabled ?? false) };
  }, id);

/** The differences between the document and the outline. @param {Page} page */
async function differences(page) {
  /** @type {string[]} */
  const found = [];
  for (const node of allNodes((await page.outline()).parts.filter(({ role }) => role !== 'dialog'))) {
    const { role, id, name = '', value = '', help, problem, on, off } = node;
    if (!id || role === 'part') continue;
    const element = await said(page, id);
    const expected = (/** @type {unknown} */ is, /** @type {unknown} */ wanted, /** @type {string} */ what) => {
      if (is !== wanted) found.push(`${role} "${id}": ${what} is ${is}, not ${wanted}`);
    };
    if (!element) {
      found.push(`${role} "${id}" is not in the document`);
      continue;
    }
    if (role !== 'row' || name) expected(element.name, name.trim(), 'the name');
    expected(element['aria-description'] ?? '', [problem, help].filter(Boolean).join('. '), 'the description');
    if (kStates[role] && on !== undefined) expected(element[kStates[role]], String(on), 'the state');
    if (role === 'tab') expected(element['aria-current'] === 'page', on ?? false, 'the state');
    if (['field', 'area', 'cell'].includes(role)) expected(element.value, value, 'the value');
    if (element.disabled === 'true') expected(off, true, 'disabled');
  }
  return found;
}

/** Every mode, with some content to show. @type {[string, (page: Page) => Promise<unknown>][]} */
const kModes = [
  [
    'play',
    async (page) => {
      await page.paste(kFish);
      await page.waitFor((s) => s.steps.length > 2 && !isWorking(s), 'the path');
      await inDocument(page, 'step 2');
      await page.waitFor((s) => s.step === 2, 'the step');
    },
  ],
  [
    'list',
    async (page) => {
      await pasteInDocument(page, Array(60).fill(kFish).join('\n'));
      await page.waitFor((s) => s.table?.total === 60 && !isWorking(s), 'the list');
    },
  ],
  [
    'generate',
    async (page) => {
      await inDocument(page, 'button mode-generate');
      await inDocument(page, 'button pattern-lattice');
      await inDocument(page, 'text count 2');
      await inDocument(page, 'button generate');
      await page.waitFor((s) => s.table?.total === 2 && !isWorking(s), 'the puzzles');
    },
  ],
  [
    'enumerate',
    async (page) => {
      await inDocument(page, 'button mode-enumerate');
      await page.paste(kGrid);
      await page.waitFor((s) => s.table?.total > 0 && !isWorking(s), 'the sets');
    },
  ],
  ['lab', (page) => inDocument(page, 'button mode-lab')],
];

describe('the document mirrors the canvas', () => {
  for (const [mode, go] of kModes) {
    it(`in ${mode}`, () =>
      site.use({}, async (page) => {
        await go(page);
        await page.waitFor((s) => s.mode === mode, 'the mode');
        await page.settled();
        assert.deepEqual(await differences(page), []);
        const ids = [...allNodes((await page.outline()).parts)].flatMap(({ id }) => (id ? [id] : []));
        assert.equal(new Set(ids).size, ids.length, `no id twice: ${ids.filter((id, i) => ids.indexOf(id) !== i)}`);
      }));
  }
});

describe('pressing a control in the document presses it on the canvas', () => {
  /** The current node with that id. @param {Page} page @param {string} id */
  const nodeOf = async (page, id) => [...allNodes((await page.outline()).parts)].find((node) => node.id === id);

  it('tabs of modes', () =>
    site.use({}, async (page) => {
      for (const mode of ['list', 'generate', 'enumerate', 'lab', 'play']) {
        await inDocument(page, `button mode-${mode}`);
        await page.waitFor((s) => s.mode === mode, mode);
      }
    }));

  for (const [role, mode] of [
    ['check', 'lab'],
    ['choice', 'generate'],
    ['fold', 'generate'],
  ]) {
    it(`a ${role}`, () =>
      site.use({}, async (page) => {
        await inDocument(page, `button mode-${mode}`);
        await page.waitFor((s) => s.mode === mode, 'the mode');
        const { parts } = await page.outline();
        const known = [...allNodes(parts)].find((node) => node.role === role && !node.off && node.on === false);
        const id = known?.id ?? assert.fail(`no ${role} in ${mode}`);
        await inDocument(page, `press ${id}`);
        await page.until(async () => (await nodeOf(page, id))?.on === true, `"${id}" to be on`);
        await page.until(async () => (await said(page, id))?.[kStates[role]] === 'true', 'the same in the document');
      }));
  }

  it('a field', () =>
    site.use({}, async (page) => {
      await inDocument(page, 'button mode-generate');
      await inDocument(page, 'text count 7');
      await page.until(async () => (await nodeOf(page, 'count'))?.value === '7', 'the value');
      await inDocument(page, 'text count many');
      await inDocument(page, 'button generate');
      await page.until(async () => Boolean((await nodeOf(page, 'count'))?.problem), 'the problem');
      await page.until(async () => (await said(page, 'count'))?.['aria-invalid'] === 'true', 'the same in the document');
    }));

  it('a row, and an option', () =>
    site.use({}, async (page) => {
      await pasteInDocument(page, [kFish, kFish].join('\n'));
      await page.waitFor((s) => s.table?.total === 2 && !isWorking(s), 'the list');
      await inDocument(page, 'row 1');
      await page.waitFor((s) => s.table.chosen === 1, 'the row');
      await inDocument(page, 'button mode-play');
      await page.waitFor((s) => s.steps.length > 2, 'the board');
      await inDocument(page, 'step 1');
      await page.waitFor((s) => s.step === 1, 'the step');
    }));

  it('a cell, alone and with Ctrl and Shift held', () =>
    site.use({}, async (page) => {
      await page.paste(kFish);
      const press = (/** @type {string} */ id, held = {}) => page.tab.locator(`#document [data-id="${id}"]`).dispatchEvent('click', held);
      const selected = (/** @type {any} */ s) => s.cells.flatMap((/** @type {any} */ cell, /** @type {number} */ i) => (cell.s ? [i] : []));
      await press('cell r1c1');
      await page.waitFor((s) => String(selected(s)) === '0', 'one cell');
      await press('cell r1c4', { ctrlKey: true });
      await page.waitFor((s) => String(selected(s)) === '0,3', 'two cells');
      await press('cell r2c2');
      await press('cell r3c3', { shiftKey: true });
      await page.waitFor((s) => selected(s).length === 4, 'four cells');
    }));
});

it('row 60 of a long table can be marked', () =>
  site.use({}, async (page) => {
    await inDocument(page, 'button mode-generate');
    await inDocument(page, 'button pattern-lattice');
    await inDocument(page, 'text count 120');
    await inDocument(page, 'button section-stop');
    await inDocument(page, 'button unrated');
    await inDocument(page, 'button generate');
    await page.waitFor((s) => s.table?.total === 120 && !isWorking(s), 'the puzzles');
    await page.tab.locator('#document tr[data-id="row 50"]').focus();
    for (let i = 51; i <= 60; ++i) {
      await page.press('ArrowDown');
      await page.until(async () => (await page.tab.evaluate('document.activeElement.dataset.id')) === `row ${i}`, `row ${i}`);
    }
    await page.press('Space');
    await page.waitFor((s) => s.table.rows[59 - s.table.first].at(-1) === 'marked', 'the mark');
  }));
