// The mode "Enumerate": a grid's unavoidable sets, its puzzles of 17 clues, and a search that outlives its page. Known facts about the
// grids: g4 has 311 minimal unavoidable sets of up to 12 cells, and exactly 14 puzzles of 17 clues.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, kViews, siteOfTests } from './harness.mjs';
import { holdFrom, holdParts, keptParts, letGo } from './held_parts.mjs';
import { countSolutions, isSolutionOf } from './rules.mjs';
import { inDocument, pasteInDocument, readDocument, kTableRows } from './document_user.mjs';

const kG4 = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const kG5 = '897264153325971864146853279674318925281597346539642781713426598458739612962185437'; // its fewest clues: 19
const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kAllFourteen = /^14 puzzles of 17 clues, and no others/;
const kPartsGiven = 3;
const kRounds = process.env.ROOKERY_FULL === '1' ? 20 : 3;

const site = await siteOfTests();

/** Whether the panel contains a matching sentence. @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));
/** The puzzles of the table. @param {any} state @returns {string[]} */
const puzzlesOf = (state) => state.table.rows.map((/** @type {string[]} */ row) => row[state.table.columns.indexOf('Puzzle')]);
/** Cells whose names match. @param {any} state @param {RegExp} name @returns {number[]} */
const cellsNamed = (state, name) =>
  state.cells.flatMap((/** @type {any} */ cell, /** @type {number} */ i) => (name.test(cell.n) ? [i] : []));

/** Opens the mode and pastes g4. @param {import('./harness.mjs').RookeryPage} page */
async function takeG4(page) {
  await page.click('Enumerate');
  await page.paste(kG4);
  return page.waitFor((s) => says(s, /^311 sets of up to 12 cells; \d+ are disjoint/), 'the sets of g4');
}

/** These are all puzzles of 17 clues of g4: fourteen different ones, each with g4 as its only solution. @param {string[]} puzzles */
function checkFourteen(puzzles) {
  assert.equal(new Set(puzzles).size, 14);
  for (const puzzle of puzzles) {
    assert.equal(puzzle.replaceAll('.', '').length, 17);
    assert.ok(isSolutionOf(kG4, puzzle));
    assert.equal(countSolutions(puzzle), 1);
  }
}

test('a pasted grid shows its unavoidable sets, filtered by size and digit; one is drawn on the board, then disjoint ones', async () => {
  const page = await site.open();
  const listed = await takeG4(page);
  assert.equal(boardOf(listed), kG4);
  assert.equal(listed.table.total, 311);
  assert.equal(
    listed.histogram.rows.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row.count, 0),
    311,
  );
  const disjoint = Number(/; (\d+) are disjoint, so every puzzle has at least (\d+) clues/.exec(listed.facts.join('\n'))?.[1]);
  await page.screenshot('enumerate-sets');

  const [smallest] = listed.histogram.rows;
  await inDocument(page, `bar ${smallest.id}`);
  await page.waitFor((s) => s.table.total === smallest.count, 'the sets of one size');
  await page.click('sets-all');
  await page.click('sets-digit-7');
  const withSeven = await page.waitFor((s) => s.table.total < 311, 'the sets with a 7');
  for (const row of withSeven.table.rows) assert.match(row[1], /7/);
  await page.click('row 2');
  const shown = await page.waitFor((s) => cellsNamed(s, /in the set/).length > 0, 'the set on the board');
  const [size, digits] = shown.table.rows[1];
  const cells = cellsNamed(shown, /in the set/);
  assert.equal(cells.length, Number(size));
  assert.equal([...new Set(cells.map((cell) => kG4[cell]))].sort().join(''), digits);
  // Really unavoidable: without these cells, the grid has another solution.
  assert.ok(countSolutions([...kG4].map((digit, cell) => (cells.includes(cell) ? '.' : digit)).join('')) > 1);
  await page.press('ArrowDown');
  await page.waitFor((s) => s.table.chosen === 2, 'the next one by its key');
  await page.screenshot('enumerate-set');

  await page.press('d');
  const clique = await page.waitFor((s) => s.table.total === disjoint, 'the disjoint sets');
  const letters = clique.table.rows.map((/** @type {string[]} */ row) => row[0]);
  const inSets = letters.map((/** @type {string} */ letter) => cellsNamed(clique, new RegExp(`in set ${letter}$`)));
  assert.deepEqual(
    inSets.map((/** @type {number[]} */ set) => set.length),
    clique.table.rows.map((/** @type {string[]} */ row) => Number(row[1])),
  );
  await page.screenshot('enumerate-clique');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a search interrupted by a reload resumes and finds exactly the fourteen', async () => {
  const page = await site.open({
    before: async (tab) => {
      await holdParts(tab, kPartsGiven);
      // A page without a session does not resume by itself: it offers the stored job. With a session: reload.test.mjs.
      await tab.addInitScript(() => {
        for (const storage of [localStorage, sessionStorage]) storage.removeItem('rookery.session');
      });
    },
  });
  await takeG4(page);
  await page.click('Puzzles');
  await page.click('enumerate');
  const partsDone = (/** @type {any} */ s) =>
    Number(/^(\d+) of \d+ parts/.exec(s.facts.find((/** @type {string} */ f) => / of \d+ parts/.test(f)) ?? '')?.[1] ?? 0);
  await page.waitFor((s) => partsDone(s) === kPartsGiven, 'the first parts');
  await page.click('pause-search');
  const paused = await page.waitFor((s) => says(s, /paused/), 'the pause');
  assert.equal(partsDone(paused), kPartsGiven);
  await page.until(async () => (await keptParts(page.tab)) === kPartsGiven, 'the first parts in the store');
  await page.screenshot('enumerate-paused');

  await letGo(page.tab);
  await page.tab.reload();
  await page.ready();
  await page.press('Shift+E');
  const offered = await page.waitFor((s) => says(s, /^17 clues/), 'the kept search');
  const [, done, parts] =
    /^17 clues.* in a grid: (\d+) of (\d+) parts done, /.exec(offered.facts.find((/** @type {string} */ f) => /^17 clues/.test(f))) ?? [];
  assert.equal(Number(done), kPartsGiven);
  assert.ok(Number(parts) > kPartsGiven);
  await page.screenshot('enumerate-kept');
  await page.click('resume-kept-0');
  const all = await page.waitFor((s) => says(s, kAllFourteen), 'the end');
  checkFourteen(puzzlesOf(all));
  assert.match(all.status, kAllFourteen);

  await page.click('row 3');
  const chosen = await page.waitFor((s) => cellsNamed(s, /, clue$/).length === 17, 'its clues on the board');
  assert.equal([...kG4].map((digit, cell) => (cellsNamed(chosen, /, clue$/).includes(cell) ? digit : '.')).join(''), puzzlesOf(all)[2]);
  await page.screenshot('enumerate-found');
  await page.click('copy-found');
  assert.deepEqual((await page.clipboard()).trim().split('\n'), puzzlesOf(all));
  await page.click('play-found');
  await page.waitFor((s) => s.mode === 'play' && boardOf(s) === puzzlesOf(all)[2], 'the puzzle in Play');

  // The finished job is stored too, until a second press discards it.
  await page.tab.reload();
  await page.ready();
  await page.press('Shift+E');
  await page.waitFor((s) => says(s, /^17 clues.* in a grid: all done, 14 puzzles found/), 'the whole search');
  await page.click('discard-kept-0');
  await page.waitFor((s) => s.buttons.some((/** @type {any} */ b) => b.label === 'Discard for good'), 'the question');
  await page.click('discard-kept-0');
  await page.waitFor((s) => !says(s, /^17 clues/), 'nothing kept');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("a grid's fewest clues: interrupted by a reload, resumed, proved, and its puzzle opened in Play", async () => {
  const page = await site.open({ before: (tab) => holdParts(tab, kPartsGiven) });
  await page.click('Enumerate');
  await page.paste(kG5);
  await page.waitFor((s) => says(s, /^282 sets/), 'the grid');
  await page.click('Puzzles');
  await page.press('f');
  const running = await page.waitFor((s) => isWorking(s) && says(s, /^\d+\u2009?.?%/), 'the finished share');
  assert.ok(running.buttons.some((/** @type {any} */ b) => b.id === 'cancel-search'));
  await page.until(async () => (await keptParts(page.tab)) === kPartsGiven, 'the first parts in the store');
  await page.screenshot('enumerate-fewest-runs');
  await page.click('cancel-search');
  await page.waitFor((s) => says(s, /^Cancelled\. Excluded so far: 17 \(3 of 64 parts\)/), 'the excluded numbers');

  await letGo(page.tab);
  await page.tab.reload();
  await page.ready();
  await page.waitFor((s) => says(s, /^Fewest clues in this grid/), 'the kept search');
  await page.click('resume-kept-0');
  const found = await page.waitFor((s) => says(s, /^19 clues: no puzzle of this grid has 17, 18$/), 'the answer');
  const [puzzle] = puzzlesOf(found);
  assert.equal(puzzle.replaceAll('.', '').length, 19);
  assert.ok(isSolutionOf(kG5, puzzle));
  assert.equal(countSolutions(puzzle), 1);
  assert.equal(cellsNamed(found, /, clue$/).length, 19);
  await page.screenshot('enumerate-fewest');
  await page.click('play-found');
  await page.waitFor((s) => s.mode === 'play' && boardOf(s) === puzzle, 'the puzzle in Play');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('the duration is estimated beforehand', async () => {
  const page = await site.open();
  await takeG4(page);
  await page.click('Puzzles');
  await inDocument(page, 'text enumerate-clues 18');
  await page.click('Estimate time');
  const state = await page.waitFor((s) => says(s, /^about /), 'the estimate');
  const number = '(\\d+(?:\\.\\d+)?)';
  const [, middle, low, high] = (
    new RegExp(`about ${number} (?:s|min) \\(${number} to ${number}\\)`).exec(state.facts.join('\n')) ?? []
  ).map(Number);
  assert.ok(low <= middle && middle <= high && high > 0, `${low} <= ${middle} <= ${high}`);
  await page.screenshot('enumerate-estimate');
  await inDocument(page, 'text enumerate-clues 16');
  await page.waitFor((s) => !says(s, /^about /), 'no estimate of something else');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

// A search replaces the previous one in the same frame that has just drawn the previous result.
test(`Start is pressed while another number's estimate is running, ${kRounds} times`, async () => {
  const page = await site.open({ before: (tab) => holdParts(tab) });
  await takeG4(page);
  await page.click('Puzzles');
  const estimates = (/** @type {any} */ s) => says(s, /^Running a sample/);
  for (let round = 0; round < kRounds; ++round) {
    await inDocument(page, 'text enumerate-clues 17');
    await page.click('Estimate time');
    await page.waitFor((s) => says(s, /^about /), 'the estimate');
    await page.click('enumerate');
    await page.waitFor((s) => says(s, kAllFourteen), 'the fourteen');

    await holdFrom(page.tab, 0);
    await inDocument(page, 'text enumerate-clues 19');
    const { centre: start } = await page.widget('enumerate');
    const { centre: estimate } = await page.widget('Estimate time');
    await page.tab.mouse.click(estimate.x, estimate.y);
    await page.waitFor(estimates, 'the sample');
    await page.tab.mouse.click(start.x, start.y);
    await page.waitFor((s) => isWorking(s) && !says(s, kAllFourteen), 'the other search');
    await page.click('cancel-search');
    await holdFrom(page.tab, Infinity);
    await page.waitFor((s) => !isWorking(s) && !estimates(s), 'the end of both');
    assert.deepEqual(page.complaints, [], `in round ${round + 1}`);
  }
  await page.close();
});

test('bad input gets an error message and changes nothing', async () => {
  const page = await site.open();
  await takeG4(page);
  const bad = [
    [kG4.slice(1), /expected 81|80/],
    [`11${kG4.slice(2)}`, /digit 1 appears twice in row 1/],
    [`12${'.'.repeat(79)}`, /several solutions/],
    [`12345678.........9${'.'.repeat(63)}`, /no solution/],
    ['hello, world', /expected/],
  ];
  for (const [text, sentence] of bad) {
    await page.paste(/** @type {string} */ (text));
    const state = await page.waitFor((s) => says(s, /** @type {RegExp} */ (sentence)), `a sentence like ${sentence}`);
    assert.equal(boardOf(state), kG4);
  }
  await page.paste(kPuzzle);
  const solved = await page.waitFor((s) => /Its only solution is now the grid/.test(s.status), 'the solution of a puzzle');
  assert.ok(isSolutionOf(boardOf(solved), kPuzzle));

  await page.paste(kG4);
  await inDocument(page, 'button load-sets');
  await page.drop('sets.txt', `${'.'.repeat(80)}4\n`);
  await page.waitFor((s) => says(s, /Couldn't find the sets: .*line 1/), 'what is wrong with the file');
  await page.click('Puzzles');
  const problemOf = (/** @type {any} */ s, /** @type {string} */ id) =>
    s.fields.find((/** @type {any} */ field) => field.id === id).problem;
  await inDocument(page, 'text enumerate-clues 15');
  await page.click('enumerate');
  await page.waitFor((s) => problemOf(s, 'enumerate-clues') === 'enter 16 to 25 clues', 'the error about the clues');
  assert.ok(!isWorking(await page.state()));
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('required and excluded cells are painted with a brush, and the search respects them', async () => {
  const page = await site.open();
  await takeG4(page);
  await page.click('Puzzles');
  await page.click('Must be clues');
  await page.click('cell r1c1');
  await page.click('cell r1c5');
  await page.click('No clues');
  await page.click('cell r9c9');
  await page.waitFor((s) => cellsNamed(s, /must be a clue/).length === 2 && cellsNamed(s, /must not be/).length === 1, 'the marks');
  await page.screenshot('enumerate-marks');
  await page.click('enumerate');
  const state = await page.waitFor((s) => says(s, /and no others/), 'the end');
  const puzzles = puzzlesOf(state);
  assert.ok(puzzles.length > 0 && puzzles.length < 14, `${puzzles.length} puzzles`);
  for (const puzzle of puzzles) assert.ok(puzzle[0] === '1' && puzzle[4] === '5' && puzzle[80] === '.');
  await page.close();
});

test('all of it through the document', async () => {
  const page = await site.open({ calm: true });
  await inDocument(page, 'button mode-enumerate');
  await pasteInDocument(page, kG4);
  await page.waitFor((s) => says(s, /^311 sets of up to 12 cells; /), 'the sets');
  await page.until(
    async () => (await readDocument(page, '#document-parts :is(p:not(.rows-note))')).some((fact) => fact.startsWith('311 sets')),
    'the message in the document',
  );
  await inDocument(page, 'button sets-method-digits');
  await inDocument(page, 'text set-digits 3');
  await inDocument(page, 'button find-sets');
  await page.waitFor((s) => says(s, /sets within 3 digits/), 'the sets within three digits');
  await inDocument(page, 'row 1');
  await page.waitFor((s) => s.table.chosen === 1, 'the chosen set');
  await page.until(async () => (await readDocument(page, `${kTableRows}[aria-selected="true"]`)).length === 1, 'the same in the document');
  await inDocument(page, 'button clique');
  await inDocument(page, 'button view-puzzles');
  await inDocument(page, 'text enumerate-clues 17');
  await inDocument(page, 'text most ');
  await inDocument(page, 'button enumerate');
  const state = await page.waitFor((s) => says(s, kAllFourteen), 'the puzzles');
  checkFourteen(puzzlesOf(state));
  await page.until(async () => (await readDocument(page, kTableRows)).length === 14, 'fourteen rows in the document');
  await inDocument(page, 'row 13');
  await page.waitFor((s) => s.table.chosen === 13, 'the last one');
  await inDocument(page, 'button play-found');
  await page.waitFor((s) => boardOf(s) === puzzlesOf(state)[13], 'the puzzle on the board');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

for (const view of kViews) {
  test(`the mode is drawn at ${view.width}x${view.height}, ratio ${view.ratio}, ${view.theme}`, async () => {
    const page = await site.open(view);
    await inDocument(page, 'button mode-enumerate');
    await page.settled();
    await page.screenshot(`enumerate-${view.name}-${view.theme}-empty`);
    await inDocument(page, 'button grid-fourteen');
    await page.waitFor((s) => says(s, /^311 sets/) && says(s, /disjoint/), 'the sets');
    await inDocument(page, 'button clique');
    await page.settled();
    await page.screenshot(`enumerate-${view.name}-${view.theme}-clique`);
    await inDocument(page, 'button view-puzzles');
    await inDocument(page, 'button enumerate');
    await page.waitFor((s) => says(s, kAllFourteen), 'the puzzles');
    await inDocument(page, 'row 0');
    await page.settled();
    await page.screenshot(`enumerate-${view.name}-${view.theme}-found`);
    assert.ok((await page.colours()) > 10, 'not blank');
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}
