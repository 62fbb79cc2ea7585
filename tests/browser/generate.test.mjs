// The mode "Generate": draws a pattern by hand, generates puzzles on it within a window and plays one; explains impossible requests; stores
// patterns; the settings, the level test and the print sheet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, kViews, siteOfTests } from './harness.mjs';
import { holdParts } from './held_parts.mjs';
import { countSolutions } from './rules.mjs';
import { cancelIfWorking, inDocument, readDocument, kTableRows } from './document_user.mjs';

const site = await siteOfTests();

/** Whether the panel contains a matching sentence. @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));
/** A column of the table, top to bottom. @param {any} state @param {string} name @returns {string[]} */
const column = (state, name) => state.table?.rows.map((/** @type {string[]} */ row) => row[state.table.columns.indexOf(name)]) ?? [];
/** The drawn clue cells, 81 characters. @param {any} state @returns {string} */
const patternOf = (state) => boardOf(state);
/** @param {string} puzzle @returns {string} */
const cellsOf = (puzzle) => puzzle.replace(/[1-9]/g, 'x');
/** @param {number} cell @returns {string} */
const nameOf = (cell) => `cell r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
/** The union of the pattern and its half-turn. @param {number[]} cells @returns {string} */
const halfTurned = (cells) => Array.from({ length: 81 }, (_, i) => (cells.includes(i) || cells.includes(80 - i) ? 'x' : '.')).join('');

/**
 * One stroke of the pointer over these cells: draws or erases all of them.
 * @param {import('./harness.mjs').RookeryPage} page @param {number[]} cells
 */
async function stroke(page, cells) {
  const before = (await page.state()).cells[cells[0]].v;
  for (const [i, cell] of cells.entries()) {
    const { centre } = await page.widget(nameOf(cell));
    await page.tab.mouse.move(centre.x, centre.y);
    if (i === 0) await page.tab.mouse.down();
    await page.waitFor((s) => s.cells[cell].v !== before, `the stroke over ${nameOf(cell)}`);
  }
  await page.tab.mouse.up();
  await page.settled();
}

test('a pattern drawn by hand with a symmetry and a rating window: the puzzles fit both, and one is played to the end', async () => {
  const page = await site.open();
  await page.click('Generate');
  await page.click('Clear pattern');
  await page.click('symmetry-half-turn');
  const strokes = [[0, 1, 2, 3], [13, 22, 31, 40], [18, 27, 36], [7, 16, 15], [10], [33, 34]];
  for (const cells of strokes) await stroke(page, cells);
  const wanted = halfTurned(strokes.flat());
  const drawn = await page.waitFor((s) => patternOf(s) === wanted, 'the drawn pattern and its images');
  assert.ok(says(drawn, new RegExp(`^${wanted.replaceAll('.', '').length} clue cells, half-turn symmetry$`)), drawn.facts.join('\n'));
  await page.press('Control+z');
  const before = await page.waitFor((s) => patternOf(s) !== wanted, 'the state before the last stroke');
  assert.equal(patternOf(before), halfTurned(strokes.slice(0, -1).flat()));
  await page.press('Control+y');
  await page.waitFor((s) => patternOf(s) === wanted, 'the pattern again');

  await page.click('count');
  await page.press('Control+a');
  await page.type('12');
  await page.click('er-from');
  await page.type('1.5');
  await page.click('er-to');
  await page.type('4.5');
  await page.click('Generate puzzles');
  const state = await page.waitFor((s) => s.table?.total === 12 && !isWorking(s), 'twelve puzzles');
  const puzzles = column(state, 'Puzzle');
  assert.equal(new Set(puzzles).size, 12);
  for (const puzzle of puzzles) {
    assert.equal(cellsOf(puzzle), wanted);
    assert.equal(countSolutions(puzzle), 1);
  }
  for (const er of column(state, 'ER')) assert.ok(Number(er) >= 1.5 && Number(er) <= 4.5, `ER ${er}`);
  assert.ok(column(state, 'Symmetry').every((name) => name === 'Half-turn'));
  await page.click('per-page-6');
  await page.click('Print sheet');
  await page.until(async () => (await page.tab.locator('.print-sheet').count()) === 2, 'two pages of six puzzles');
  assert.equal(await page.tab.locator('.print-sheet .board').count(), 12);
  assert.match(await page.tab.locator('figcaption').first().textContent(), /SE 1\.2\.1 {2}ER \d\.\d/);
  await page.tab.keyboard.press('Escape');
  await page.until(async () => (await page.tab.locator('.print-sheet').count()) === 0, 'the page again');
  assert.equal(state.jobs[0].end, 'Found 12 puzzles');
  await page.screenshot('generate-found');
  await page.click('Settings');
  await inDocument(page, 'button section-stop');
  await page.waitFor((s) => says(s, /^Last run: seed \d+$/), 'the seed');
  await page.click('view-results');

  await page.click('row 2');
  const played = await page.waitFor((s) => s.mode === 'play' && s.steps.length > 0 && !isWorking(s), 'its path');
  assert.equal(boardOf(played), puzzles[1]);
  assert.match(played.title, new RegExp(`ER ${column(state, 'ER')[1]} `));
  await page.click('Apply all');
  await page.waitFor((s) => s.cells.every((/** @type {any} */ cell) => cell.v), 'the solved board');
  await page.click('Generate');
  const back = await page.waitFor((s) => s.mode === 'generate', 'the results');
  assert.deepEqual(column(back, 'Puzzle'), puzzles);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('an impossible pattern is explained at once under the board, and again on request', async () => {
  const page = await site.open();
  await page.click('Generate');
  await page.click('All cells');
  await stroke(page, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  await stroke(page, [9, 10, 11, 12, 13, 14, 15, 16, 17]);
  const state = await page.waitFor((s) => says(s, /^Impossible: .*rows 1 and 2/), 'the reason');
  assert.equal(patternOf(state), `${'.'.repeat(18)}${'x'.repeat(63)}`);
  await page.screenshot('generate-impossible');
  await page.click('Generate puzzles');
  await page.waitFor((s) => /^Impossible: /.test(s.status) && !isWorking(s), 'the answer of the run');
  await page.click('Settings');
  await page.click('shift-left');
  await page.click(nameOf(0));
  await page.waitFor((s) => !says(s, /^Impossible: .*rows 1 and 2/), 'another answer after another cell');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a saved pattern survives a reload and is moved, shared and removed', async () => {
  const page = await site.open();
  await page.click('Generate');
  await page.click('Letter R');
  await page.press('Shift+ArrowRight');
  await page.click('turn-pattern');
  const drawn = patternOf(await page.waitFor((s) => boardOf(s) !== '', 'the pattern'));
  await page.click('save-pattern');
  await page.waitFor((s) => /^Saved: 34 clue cells/.test(s.status), 'the message that it is saved');
  await page.click('share-pattern');
  const link = await page.clipboard();
  assert.equal(new URL(link).hash, `#pattern=${drawn}`);

  await page.tab.reload();
  await page.ready();
  await page.click('Generate');
  await inDocument(page, 'button pattern-ring');
  await page.waitFor((s) => boardOf(s) !== drawn, 'another pattern');
  await page.click('saved-pattern-0');
  await page.waitFor((s) => boardOf(s) === drawn, 'the saved pattern');
  await page.screenshot('generate-saved');
  await page.click('forget-pattern-0');
  await page.waitFor((s) => !s.buttons.some((/** @type {any} */ b) => b.id === 'saved-pattern-0'), 'no saved pattern');

  await page.tab.goto(`${site.address}#pattern=${'x'.repeat(40)}${'.'.repeat(41)}`);
  await page.tab.reload();
  await page.ready();
  const opened = await page.waitFor((s) => s.mode === 'generate', 'the pattern of the link');
  assert.equal(boardOf(opened), `${'x'.repeat(40)}${'.'.repeat(41)}`);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a saved pattern appears in another window and is removed there too', async () => {
  const page = await site.open();
  const other = await page.openAnother(site.address);
  await inDocument(other, 'button mode-generate');
  const savedThere = (/** @type {number} */ count) =>
    other.waitFor(
      (s) => s.buttons.filter((/** @type {any} */ b) => /^saved-pattern-/.test(b.id)).length === count,
      `${count} saved patterns`,
    );
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button pattern-ring');
  await inDocument(page, 'button save-pattern');
  await savedThere(1);
  await inDocument(page, 'button forget-pattern-0');
  await savedThere(0);
  await page.close();
});

test('all of it through the document: sections, fields, errors, marks, the level test', async () => {
  const page = await site.open({ calm: true });
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button section-more');
  await inDocument(page, 'button section-ease');
  await inDocument(page, 'button section-stop');
  await inDocument(page, 'text ep-from 99');
  await inDocument(page, 'text seed nine');
  await inDocument(page, 'button generate');
  const problemOf = (/** @type {any} */ s, /** @type {string} */ id) =>
    s.fields.find((/** @type {any} */ field) => field.id === id)?.problem ?? '';
  const wrong = await page.waitFor((s) => problemOf(s, 'ep-from') !== '', 'the error next to the field');
  assert.match(problemOf(wrong, 'ep-from'), /from 1\.0 to 12\.0/);
  assert.match(problemOf(wrong, 'seed'), /whole number/);
  assert.ok(!isWorking(wrong));
  await inDocument(page, 'button test-levels');
  const tested = await page.waitFor((s) => column(s, 'Level').includes('evil'), 'the levels');
  assert.deepEqual(column(tested, 'Level').slice(0, 3), ['easy', 'medium', 'hard']);
  for (const puzzles of column(tested, 'Puzzles')) assert.match(puzzles, /^\d+$/);
  for (const mean of column(tested, 'Mean')) assert.match(mean, /^0\.\d+$/);
  assert.deepEqual(column(tested, 'Apart').slice(0, 3), ['yes', 'yes', 'yes']);
  assert.ok(says(tested, /^WNEF 0\.\d{4} on the board: 47 empty cells with \d+ choices$/));
  assert.equal(
    tested.histogram.rows.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row.count, 0),
    47,
  );

  await inDocument(page, 'text ep-from ');
  await inDocument(page, 'text seed 9');
  await inDocument(page, 'text count 5');
  await inDocument(page, 'button pattern-lattice');
  await inDocument(page, 'button generate');
  const found = await page.waitFor((s) => s.table?.total === 5 && !isWorking(s), 'five puzzles');
  await inDocument(page, 'button mark-row-3');
  await inDocument(page, 'button mark-row-0');
  const marked = await page.waitFor((s) => says(s, /^2 marked/), 'the marks');
  assert.deepEqual(column(marked, 'marked').map(Boolean), [true, false, false, true, false]);
  await inDocument(page, 'button copy-generated');
  assert.deepEqual(
    (await page.clipboard()).trim().split('\n'),
    [0, 3].map((row) => column(found, 'Puzzle')[row]),
  );
  await inDocument(page, 'text results-filter clues>29');
  await page.waitFor((s) => s.table === null && says(s, /^No rows match the filter/), 'a filter that lets none through');
  await inDocument(page, 'text results-filter ');
  await inDocument(page, 'button generate'); // the same seed gives the same puzzles, which are not listed twice
  const again = await page.waitFor(
    (s) => /^Found 5 puzzles; 5 of them were already listed/.test(s.jobs[0].end) && !isWorking(s),
    'five again',
  );
  assert.deepEqual(column(again, 'Puzzle').sort(), column(found, 'Puzzle').sort());
  assert.deepEqual(column(again, 'marked').map(Boolean), [true, false, false, true, false]);
  await page.until(async () => (await readDocument(page, kTableRows)).length === 5, 'five rows in the document');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a target for "Ease and Toil" is met, and the drawn pattern is put aside', async () => {
  const page = await site.open();
  await page.click('Generate');
  await page.click('Ease and Toil');
  await page.click('wnef');
  await page.type('0.25');
  await page.waitFor((s) => says(s, /^Pattern not used: Ease and Toil/), 'the message about the pattern');
  await page.screenshot('generate-ease');
  await inDocument(page, 'text count 4');
  await page.click('Generate puzzles');
  const state = await page.waitFor((s) => s.table?.total === 4 && !isWorking(s), 'four puzzles');
  for (const wnef of column(state, 'WNEF')) assert.ok(Math.abs(Number(wnef) - 0.25) <= 0.01 + 1e-9, wnef);
  for (const puzzle of column(state, 'Puzzle')) assert.equal(countSolutions(puzzle), 1);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('puzzles like the one on the board', async () => {
  const page = await site.open();
  await page.paste('...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...');
  const first = await page.waitFor((s) => /ER 5\.6/.test(s.title), 'its rating');
  await page.click('more-like-this');
  const some = await page.waitFor((s) => s.mode === 'generate' && s.table?.total > 0, 'the first like it');
  for (const puzzle of column(some, 'Puzzle')) assert.equal(cellsOf(puzzle), cellsOf(boardOf(first)));
  for (const er of column(some, 'ER')) assert.ok(Number(er) >= 5.4 && Number(er) <= 5.8, er);
  await cancelIfWorking(page, 'cancel-generating');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

for (const view of kViews) {
  test(`the mode is drawn at ${view.width}x${view.height}, ratio ${view.ratio}, ${view.theme}`, async () => {
    const page = await site.open(view);
    await inDocument(page, 'button mode-generate');
    await inDocument(page, 'button clear-pattern');
    await page.settled();
    await page.screenshot(`generate-${view.name}-${view.theme}-empty`);
    await inDocument(page, 'button pattern-heart');
    await inDocument(page, 'button section-more');
    await page.settled();
    await page.screenshot(`generate-${view.name}-${view.theme}-more`);
    await inDocument(page, 'button section-more');
    await inDocument(page, 'button section-ease');
    await inDocument(page, 'button test-levels');
    await page.waitFor((s) => column(s, 'Level').includes('evil'), 'the levels');
    await page.screenshot(`generate-${view.name}-${view.theme}-ease`);
    await inDocument(page, 'button generate');
    await page.waitFor((s) => s.table?.total === 10 && !isWorking(s), 'the puzzles');
    await inDocument(page, 'button mark-row-2');
    await page.settled();
    await page.screenshot(`generate-${view.name}-${view.theme}-found`);
    assert.ok((await page.colours()) > 10, 'not blank');
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}

/**
 * Asks for puzzles, waits for matching odds, and undoes the run.
 * @param {import('./harness.mjs').RookeryPage} page @param {RegExp} odds @param {string} name
 */
async function expectOdds(page, odds, name) {
  await inDocument(page, 'button generate');
  await page.waitFor((s) => says(s, odds) && isWorking(s), `the odds of ${name}`);
  await page.screenshot(`generate-odds-${name}`);
  await inDocument(page, 'button cancel-generating');
  await page.waitFor((s) => !isWorking(s) && /^Cancelled; 0 puzzles kept\. [\d,]+ tries/.test(s.jobs[0].end), 'the odds after the end');
}

test('a hard request shows its odds: ER 10 and above', async () => {
  const page = await site.open({ calm: true, before: (tab) => holdParts(tab, 2) });
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button section-stop');
  await inDocument(page, 'text seed 5'); // whose first parts find none
  await page.click('Clear pattern');
  await inDocument(page, 'text er-from 10');
  await expectOdds(page, /^[\d,]+ tries; best so far: ER \d\.\d\. ER 10 and above is very rare: .* Ask for 9\.0, .*/, 'er');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a hard request shows its odds: minimal on 17 cells', async () => {
  const page = await site.open({ calm: true });
  // Equal to its own half-turn: no puzzle of 17 clues is symmetric like this (18 is the minimum with that symmetry), so no puzzle can end
  // the wait.
  const seventeen = 'x..x..x.........x................xxx.x..x..x.xxx................x.........x..x..x';
  assert.equal(seventeen.replaceAll('.', '').length, 17);
  await page.tab.evaluate((/** @type {string} */ mask) => {
    location.hash = `#pattern=${mask}`;
  }, seventeen);
  await page.waitFor((s) => s.mode === 'generate' && patternOf(s) === seventeen, 'the pattern');
  await inDocument(page, 'button minimal');
  await expectOdds(page, /^[\d,]+ tries; best so far: \d+ solutions( or more)?\. Only 49,158 puzzles of 17 clues are known/, 'seventeen');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
