// A long table of new puzzles in the document: the reader goes to any row, marks it there and opens it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { tabTo } from './keyboard_user.mjs';
import { inDocument } from './document_user.mjs';

const kRows = 1300;

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** The indices of the rows that can be marked now. @param {any} state @returns {number[]} */
const markable = (state) => state.table.marks.map((/** @type {string} */ id) => Number(/^mark-row-(\d+)$/.exec(id)?.[1] ?? -1));
/** The value in a column of the row at that index. @param {any} state @param {number} place @param {string} column */
const cellAt = (state, place, column) => state.table.rows[place - state.table.first]?.[state.table.columns.indexOf(column)];

function pressNext() {
  const button = document.querySelector('[data-of="sort-generated-rows"] .rows-after');
  /** @type {HTMLElement | null} */ (button)?.click();
  return button !== null;
}

/** Pages forward with the button under the table until that row is in the document. @param {Page} page @param {number} place */
async function turnTo(page, place) {
  for (let first = -1; ; ) {
    const state = await page.waitFor((s) => s.table.first !== first, 'the next rows');
    first = state.table.first;
    if (place < first + state.table.rows.length) return;
    await page.until(() => page.tab.evaluate(pressNext), 'the button for the next rows'); // the document follows the outline a little later
  }
}

test('rows from 51 on can be marked and opened in the document', () =>
  site.use({}, async (page) => {
    await inDocument(page, 'button mode-generate');
    await inDocument(page, 'button pattern-lattice');
    await inDocument(page, `text count ${kRows}`);
    await inDocument(page, 'button section-stop');
    await inDocument(page, 'button unrated');
    await inDocument(page, 'button generate');
    const made = await page.waitFor((s) => s.table?.total === kRows && !isWorking(s), 'the puzzles');
    assert.deepEqual(
      markable(made),
      Array.from({ length: 50 }, (_, place) => place),
    );

    await turnTo(page, 59);
    await page.waitFor((s) => String(markable(s)) === String(Array.from({ length: 50 }, (_, n) => 50 + n)), 'rows 51 to 100');
    await inDocument(page, 'button mark-row-59');
    const marked = await page.waitFor((s) => cellAt(s, 59, 'marked') === 'marked', 'a mark');
    assert.deepEqual(
      [58, 59, 60].map((place) => cellAt(marked, place, 'marked')),
      ['', 'marked', ''],
    );
    await page.screenshot('row-60-marked');

    const sixty = cellAt(marked, 59, 'Puzzle');
    await inDocument(page, 'row 59');
    await page.waitFor((s) => s.mode === 'play' && boardOf(s) === sixty, 'puzzle 60 on the board');
    await inDocument(page, 'button mode-generate');
    await page.waitFor((s) => s.mode === 'generate' && s.table?.first === 50, 'the table where it was');

    // By the keyboard alone: to the last row and up from there; Space marks.
    await tabTo(page, ({ id }) => /^row \d+$/.test(id), 'the table');
    await page.tab.keyboard.press('End');
    const place = () => page.tab.evaluate('Number(document.activeElement?.getAttribute("aria-rowindex") ?? 1) - 2');
    await page.until(async () => (await place()) === kRows - 1, 'the last row');
    await page.tab.keyboard.press('PageUp');
    await page.until(async () => (await place()) === kRows - 51, 'fifty rows up');
    for (let at = kRows - 52; at >= 1233; --at) {
      await page.tab.keyboard.press('ArrowUp');
      await page.until(async () => (await place()) === at, `row ${at + 1}`);
    }
    await page.press('Space');
    const both = await page.waitFor((s) => cellAt(s, 1233, 'marked') === 'marked', 'row 1,234 with a mark');
    assert.ok(both.facts.some((/** @type {string} */ fact) => /^2 marked/.test(fact)));
    const puzzle = cellAt(both, 1233, 'Puzzle');
    await page.press('Enter');
    await page.waitFor((s) => s.mode === 'play' && boardOf(s) === puzzle, 'puzzle 1,234 on the board');
  }));
