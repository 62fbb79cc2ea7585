// Texts of megabytes: the page stores them as files and knows them by name; dropped, pasted, across a reload, in the Lab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdParts, letGo, storeInputsSlowly } from './held_parts.mjs';
import { inDocument } from './document_user.mjs';
import { isWorking, siteOfTests } from './harness.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const site = await siteOfTests();

/** The puzzle with its digits shifted cyclically by n. @param {number} n */
const turned = (n) => kPuzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + n) % 9) + 1));

// Mostly remarks, so that it is long but quickly rated: puzzles at the beginning, in the middle and at the end.
const kPuzzles = Array.from({ length: 60 }, (_, n) => turned(n));
const kRemarks = `# ${'long '.repeat(200)}\n`.repeat(4500);
const kText = [0, 20, 40].map((at) => `${kPuzzles.slice(at, at + 20).join('\n')}\n`).join(kRemarks);
assert.ok(kText.length > 8 * 1024 * 1024);

/** @param {import('./harness.mjs').RookeryPage} page */
async function reload(page) {
  await page.tab.reload();
  await page.ready();
}

/** @param {any} tab */
async function prepare(tab) {
  await holdParts(tab, 4);
  await storeInputsSlowly(tab, 2000); // the reload comes during its first rows
}

test('a long file becomes a list whose parts survive a reload', () =>
  site.use({ before: prepare }, async (page) => {
    await page.drop('long.txt', kText);
    const some = await page.waitFor((s) => s.table?.total === 28, 'the first parts');
    assert.equal(some.mode, 'list');
    const shown = some.table.total;
    await reload(page);
    const first = await page.waitFor((s) => s.table?.total === shown, 'the earlier rows');
    assert.equal(first.mode, 'list');
    await letGo(page.tab);
    await reload(page);
    const all = await page.waitFor((s) => s.table?.total === 60 && !isWorking(s), 'the other rows');
    const last = all.table.rows.length - 1;
    assert.equal(all.table.rows[last][all.table.columns.indexOf('Puzzle')], kPuzzles[all.table.first + last]);
    await page.screenshot('long-text');
  }));

test('a long pasted text becomes the same list; the Lab can race its beginning', () =>
  site.use({}, async (page) => {
    await page.paste(kText);
    await page.waitFor((s) => s.mode === 'list' && s.table?.total === 60 && !isWorking(s), 'the rows');
    await inDocument(page, 'button mode-lab');
    await page.drop('long.txt', kText);
    await page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => /20 puzzles|of 20/.test(fact)), 'the beginning');
  }));

test('a long text that is not a list of lines is read as a whole', () =>
  site.use({}, async (page) => {
    const spaced = `[\n${kPuzzles.map((line) => `"${line}",${' '.repeat(160_000)}`).join('\n')}\n"${kPuzzle}"]`;
    assert.ok(spaced.length > 8 * 1024 * 1024);
    await page.drop('long.json', spaced);
    await page.waitFor((s) => s.table?.total === 61 && !isWorking(s), 'the rows');
  }));
