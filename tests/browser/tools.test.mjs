// The Lab's tools: every verb as a form, its rows as a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteOfTests } from './harness.mjs';
import { holdParts } from './held_parts.mjs';
import { inDocument } from './document_user.mjs';

const site = await siteOfTests();
const kPuzzle = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';

/** Opens the view with its list of tools. @param {import('./harness.mjs').View} [view] */
async function openTools(view) {
  const page = await site.open(view);
  await page.click('Lab');
  await page.click('lab-view-tools');
  await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => id === 'lab-tool-neighbours'), 'the tools');
  return page;
}

/** @param {any} state @param {RegExp} text */
const says = (state, text) => text.test(JSON.stringify(state));

test('a tool without input runs: its switch, its rows, its copy button', async () => {
  const page = await openTools();
  await inDocument(page, 'button lab-tool-levels');
  await inDocument(page, 'button lab-tool-switch-table');
  await inDocument(page, 'button lab-tool-run');
  await page.waitFor((s) => says(s, /4 rows/), 'four levels');
  await page.screenshot('lab-tools');
  await inDocument(page, 'button lab-tool-copy');
  const [header, easy] = (await page.clipboard()).split('\n');
  assert.match(header, /^level\tpuzzles\tmean/);
  assert.match(easy, /^easy\t60\t0\.\d+\t/);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('around a puzzle: pasted as input, an option filled in, the rows become a list', async () => {
  const page = await openTools({ width: 390, height: 844, ratio: 2, touch: true });
  await inDocument(page, 'button lab-tool-neighbours');
  await page.paste(kPuzzle);
  await page.waitFor((s) => says(s, /Pasted as the tool/), 'the input');
  await inDocument(page, 'text tool-minus 0');
  await inDocument(page, 'text tool-plus 1');
  await inDocument(page, 'button lab-tool-run');
  const state = await page.waitFor((s) => says(s, /[1-9]\d* rows/), 'the neighbours');
  assert.ok(says(state, /neighbours --minus 0 --plus 1/));
  await inDocument(page, 'button lab-tool-to-list');
  await page.waitFor((s) => s.mode === 'list', 'the list');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("a tool's errors are shown, and a run can be cancelled", async () => {
  const page = await openTools({ before: (tab) => holdParts(tab, 1) });
  await inDocument(page, 'button lab-tool-sample');
  await inDocument(page, 'text tool-count none');
  await inDocument(page, 'button lab-tool-run');
  await page.waitFor((s) => says(s, /option count: expected a whole number/), 'the refusal');
  await inDocument(page, 'text tool-count 1000000');
  await inDocument(page, 'button lab-tool-run');
  await page.waitFor((s) => says(s, /[1-9]\d* rows/), 'some rows');
  await inDocument(page, 'button lab-cancel-all');
  await page.waitFor((s) => says(s, /Cancelled: /), 'the end');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('rows are plotted: a distribution, columns against each other, kept curves with those of the next run', async () => {
  const page = await openTools({ width: 390, height: 844, ratio: 2, touch: true });
  await inDocument(page, 'button lab-tool-sample');
  await inDocument(page, 'text tool-count 150');
  await inDocument(page, 'button lab-tool-run');
  await page.waitFor((s) => says(s, /"150 rows/), 'the rows');
  await inDocument(page, 'button lab-plot');
  await inDocument(page, 'button lab-plot-distribution');
  const shares = await page.waitFor((s) => s.table?.columns.join() === 'Plot,number,% of the rows', 'the distribution');
  assert.equal(shares.table.total, 40, 'a point for each bin');
  await page.settled();
  await page.screenshot('lab-plot-distribution');
  await inDocument(page, 'button lab-plot-arrival');
  await page.waitFor((s) => s.table?.columns.join() === 'Plot,seconds,rows' && s.table.total === 150, 'rows over time');
  await inDocument(page, 'button lab-plot-keep');
  await page.waitFor((s) => s.table?.total === 300, 'the kept curve next to it');
  await inDocument(page, 'button lab-section-tool-options');
  await inDocument(page, 'text tool-seed 2');
  await inDocument(page, 'button lab-tool-run');
  await page.waitFor((s) => says(s, /sample --count 150 --seed 2: 150 rows/) && s.table?.total === 300, 'both curves');
  await page.settled();
  await page.screenshot('lab-plot-kept');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
