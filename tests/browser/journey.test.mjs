// The main workflow, end to end, as a user does it: paste, look, step, list, draw, generate, cancel. Every answer is judged by rules.mjs,
// which shares no code with the page. ROOKERY_DATA names a folder with puzzles/top1465.txt for the long list; without it the test makes up
// its own list.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { countSolutions, isSolutionOf } from './rules.mjs';
import { holdParts } from './held_parts.mjs';
import { inDocument, unfoldPanel } from './document_user.mjs';
import { someOf } from '../support/full.mjs';

const kSingles = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.'; // SE 1.2.1: 1.2 / 1.2 / 1.2
const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kNets = '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6'; // SE 1.2.1: 11.1 / 11.1 / 11.1
const kChains = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........'; // SE 1.2.1: 9.0 / 1.2 / 1.2
const kLattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';

const site = await siteOfTests();

/** A column of the first rows of the table. @param {any} state @param {RegExp} name @returns {string[]} */
const column = (state, name) => {
  const index = state.table.columns.findIndex((/** @type {string} */ title) => name.test(title));
  assert.ok(index >= 0, `a column like ${name} among ${state.table.columns}`);
  return state.table.rows.map((/** @type {string[]} */ row) => row[index]);
};

/**
 * The usual hard puzzles if the data is available (all of them with ROOKERY_FULL), else `count` relabellings of three puzzles.
 * @param {number} count
 */
function longList(count) {
  const file = `${process.env.ROOKERY_DATA}/puzzles/top1465.txt`;
  if (process.env.ROOKERY_DATA && existsSync(file))
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(0, process.env.ROOKERY_FULL ? undefined : count)
      .map((line) => line.slice(0, 81));
  return Array.from({ length: count }, (_, i) =>
    [kSingles, kFish, kChains][i % 3].replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + Math.floor(i / 3)) % 9) + 1)),
  );
}

test('a puzzle pasted with Ctrl+V shows its rating and path; it is solved, and Undo restores it', async () => {
  const page = await site.open();
  await page.paste(kSingles);
  const pasted = await page.waitFor((s) => boardOf(s) === kSingles, 'the puzzle on the board');
  assert.match(pasted.status, /81-character line/, 'the page says what it recognised');
  const rated = await page.waitFor((s) => s.steps.length > 0 && !isWorking(s), 'the path');
  assert.equal(rated.steps.length, [...kSingles].filter((c) => c === '.').length, 'singles only: a step for every empty cell');
  await page.waitFor((s) => /SE 1\.2\.1 ER 1\.2 EP 1\.2 ED 1\.2/.test(s.title), 'the rating');
  await page.click('Solve');
  const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
  assert.ok(isSolutionOf(boardOf(solved), kSingles));
  await page.press('Control+z');
  await page.waitFor((s) => boardOf(s) === kSingles, 'the puzzle as before, after Undo');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('step 3 of the path is drawn on the board', async () => {
  const page = await site.open();
  await page.paste(kFish);
  await page.waitFor((s) => boardOf(s) === kFish && s.steps.length > 2 && !isWorking(s), 'the path');
  const plain = await page.tab.screenshot();
  for (let i = 0; i < 3; ++i) await page.press('n');
  const state = await page.waitFor((s) => s.step === 2, 'step 3');
  assert.match(state.steps[2], /^3\. /);
  await page.screenshot('journey-step-3');
  assert.notDeepEqual(await page.tab.screenshot(), plain, 'the board shows it');
  await page.close();
});

test('one of the hardest puzzles is rated too', async () => {
  const page = await site.open();
  await page.paste(kNets);
  await page.waitFor((s) => boardOf(s) === kNets && /SE 1\.2\.1 ER 11\.1 EP 11\.1 ED 11\.1/.test(s.title), 'the answer');
  await page.close();
});

test('a pasted list becomes a table with every puzzle solved and rated; a row opens on the board', async () => {
  const list = longList(100);
  const page = await site.open();
  await page.paste(list.join('\n'));
  await page.waitFor((s) => s.table?.total === list.length && !isWorking(s), 'the whole table');
  const state = await page.state();
  const puzzles = column(state, /puzzle/i);
  assert.deepEqual(puzzles, list.slice(0, puzzles.length), 'rows in the order of the list');
  for (const [i, solution] of column(state, /^solution$/i).entries()) assert.ok(isSolutionOf(solution, puzzles[i]), `row ${i + 1}`);
  for (const er of column(state, /ER/)) assert.match(er, /^\d+\.\d$/);
  await page.screenshot('journey-list');
  await inDocument(page, 'row 1');
  await page.waitFor((s) => boardOf(s) === list[1], 'the second puzzle on the board');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('ten puzzles on the lattice: unique solutions, exactly those cells, all different', async () => {
  const page = await site.open();
  await page.click('Generate');
  await page.click('Lattice');
  const drawn = await page.waitFor((s) => s.mode === 'generate', 'the pattern editor');
  assert.equal(drawn.cells.filter((/** @type {any} */ cell) => /clue/.test(cell.n)).length, 29);
  await inDocument(page, 'text count 10');
  await page.click('Generate puzzles');
  const state = await page.waitFor((s) => s.table?.total === 10 && !isWorking(s), 'ten puzzles');
  await page.screenshot('journey-generate');
  const puzzles = column(state, /puzzle/i);
  assert.equal(new Set(puzzles).size, 10);
  for (const puzzle of puzzles) {
    assert.equal(puzzle.replace(/[1-9]/g, 'x'), kLattice);
    assert.equal(countSolutions(puzzle), 1);
  }
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('Cancel keeps what was found', async () => {
  const page = await site.open({ before: (tab) => holdParts(tab, 2) });
  await page.click('Generate');
  await page.click('Lattice');
  await inDocument(page, 'text count 10000'); // more than its first parts yield
  await inDocument(page, 'button generate');
  const some = await page.waitFor((s) => (s.table?.total ?? 0) > 0 && isWorking(s), 'the first puzzles');
  const job = some.jobs.find((/** @type {any} */ w) => w.end === '');
  await inDocument(page, `cancel ${job.id}`);
  const state = await page.waitFor((s) => !isWorking(s), 'the end');
  assert.ok(state.table.total >= some.table.total, 'nothing found is lost');
  for (const puzzle of column(state, /puzzle/i)) assert.equal(countSolutions(puzzle), 1);
  await page.close();
});

test('bad pastes report what is wrong and where, and keep the board', async () => {
  const page = await site.open();
  await page.paste(kSingles);
  await page.waitFor((s) => boardOf(s) === kSingles, 'the puzzle');
  const bad = [
    [kSingles.slice(1), /80/],
    [`55${kSingles.slice(2)}`, /5.*row 1|row 1.*5/],
    [`${kSingles.slice(0, 40)}x${kSingles.slice(41)}`, /found|expected/],
    ['hello, world', /expected/],
    [`${kSingles.slice(0, 10)}\u0000${kSingles.slice(11)}`, /NUL|expected/],
  ];
  for (const [text, sentence] of bad) {
    await page.paste(/** @type {string} */ (text));
    const said = (/** @type {any} */ s) => [s.status, ...s.fields.map((/** @type {any} */ field) => field.problem)].join('\n');
    const state = await page.waitFor((s) => /** @type {RegExp} */ (sentence).test(said(s)), `a sentence like ${sentence}`);
    assert.equal(boardOf(state), kSingles);
  }
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a list with every third line broken gives the good two thirds and the broken line numbers', async () => {
  const list = longList(30)
    .slice(0, 30)
    .map((line, i) => (i % 3 === 2 ? line.slice(2) : line));
  const page = await site.open();
  await page.paste(list.join('\n'));
  const state = await page.waitFor((s) => s.table?.total === 20 && !isWorking(s), 'twenty rows');
  assert.match(state.status, /10 lines could not be read/);
  assert.deepEqual(
    column(state, /puzzle/i),
    list.filter((_, i) => i % 3 !== 2),
  );
  await page.close();
});

test('ten megabytes pasted: the page stays responsive and reports what it found', async () => {
  const page = await site.open();
  const garbage = 'x1y2 '.repeat(2_000_000);
  await page.setClipboard(garbage);
  await page.tab.keyboard.press('Control+v');
  await page.waitFor((s) => !isWorking(s) && /expected|nothing|could not|no puzzle/i.test(s.status), 'an answer');
  await page.paste(kSingles);
  await page.waitFor((s) => boardOf(s) === kSingles, 'the next paste works');
  await page.close();
});

const kDrawn = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844, ratio: 2, touch: true },
  { name: 'ratio-2', width: 1280, height: 800, ratio: 2 },
  { name: 'tablet', width: 820, height: 1180 },
];
for (const view of someOf(kDrawn, ({ name }) => name === 'phone' || name === 'tablet')) {
  for (const theme of someOf(/** @type {const} */ (['light', 'dark']), (theme) => (view.name === 'phone') === (theme === 'dark'))) {
    test(`every mode is drawn at ${view.width}x${view.height}, ratio ${view.ratio ?? 1}, ${theme}`, async () => {
      const page = await site.open({ ...view, theme });
      await page.paste(kFish);
      await page.waitFor((s) => boardOf(s) === kFish, 'the puzzle');
      await unfoldPanel(page);
      await page.waitFor((s) => s.steps.length > 2 && !isWorking(s), 'the path');
      await inDocument(page, 'step 2');
      await page.settled();
      await page.screenshot(`${view.name}-${theme}-play`);
      const { deviceWidth, deviceHeight, width, height, ratio } = await page.surface();
      assert.deepEqual([deviceWidth, deviceHeight], [Math.round(width * ratio), Math.round(height * ratio)], 'crisp');
      assert.ok((await page.colours()) > 10, 'not blank');
      await page.paste(longList(60).slice(0, 60).join('\n'));
      await page.waitFor((s) => s.mode === 'list' && s.table?.total === 60 && !isWorking(s), 'the table');
      await page.screenshot(`${view.name}-${theme}-list`);
      await inDocument(page, 'button mode-generate');
      await page.waitFor((s) => s.mode === 'generate', 'the generator');
      await page.settled();
      await page.screenshot(`${view.name}-${theme}-generate`);
      assert.deepEqual(page.complaints, []);
      await page.close();
    });
  }
}
