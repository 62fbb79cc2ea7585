// Puzzles of 4 and 16 rows in Play: found from the first screen, filled in and praised; on a phone with the keypad, undone, and
// still there after a reload; through the document alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, siteOfTests } from './harness.mjs';
import { inDocument, pressCell, readDocument } from './document_user.mjs';

const kPhone = { width: 390, height: 844, ratio: 2, touch: true, player: true };
const kDesk = { player: true };
const kSymbols = '123456789ABCDEFG';
const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** Whether two cells have a house in common. @param {number} a @param {number} b @param {number} side */
function sees(a, b, side) {
  const box = Math.sqrt(side);
  const [rowA, rowB, columnA, columnB] = [Math.floor(a / side), Math.floor(b / side), a % side, b % side];
  const inBox = Math.floor(rowA / box) === Math.floor(rowB / box) && Math.floor(columnA / box) === Math.floor(columnB / box);
  return a !== b && (rowA === rowB || columnA === columnB || inBox);
}

/** The candidates of a cell. @param {string} board @param {number} cell */
const open = (board, cell) => {
  const side = Math.sqrt(board.length);
  return [...kSymbols.slice(0, side)].filter((symbol) => ![...board].some((held, other) => held === symbol && sees(cell, other, side)));
};

/** All solutions, found by backtracking. @param {string} board @returns {string[]} */
function solutionsOf(board) {
  const free = [...board].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  if (free.length === 0) return [board];
  const cell = free.reduce((best, one) => (open(board, one).length < open(board, best).length ? one : best));
  return open(board, cell).flatMap((symbol) => solutionsOf(board.slice(0, cell) + symbol + board.slice(cell + 1)));
}

/** @param {number} cell @param {number} side */
const nameOf = (cell, side) => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;

/** Waits for a new puzzle of `side` rows. @param {Page} page @param {number} side */
const newPuzzle = (page, side) =>
  page.waitFor((s) => s.cells.length === side * side && /^New puzzle: /.test(s.status), `a puzzle of ${side} rows`);

test('a new 4x4 from the first screen, filled in, praised', () =>
  site.use(kDesk, async (page) => {
    await page.click('mode-home');
    await page.click('other-sizes');
    await page.click('new-four-easy');
    const puzzle = boardOf(await newPuzzle(page, 4));
    const [solution, ...others] = solutionsOf(puzzle);
    assert.deepEqual(others, [], 'the only solution');
    const { facts } = await page.state();
    assert.ok(facts.includes('Easy: hidden singles solve it.'), facts.join('; '));
    for (let cell = 0; cell < 16; ++cell) {
      if (puzzle[cell] !== '.') continue;
      await page.click(`cell ${nameOf(cell, 4)}`);
      await page.press(solution[cell]);
    }
    const state = await page.waitFor((s) => boardOf(s) === solution, 'the solution');
    assert.equal(state.status, 'Solved. Well done!');
    assert.ok(state.headings.includes('Well done!'), state.headings.join('; '));
    await page.screenshot('four-solved');
    await page.press('Control+z');
    assert.ok(!(await page.state()).headings.includes('Well done!'));
  }));

test('a 16x16 on a phone: digits and pencil marks by keypad, undone, still there after a reload', () =>
  site.use(kPhone, async (page) => {
    await page.tap('mode-home');
    await page.tap('other-sizes');
    await page.tap('new-sixteen-easy');
    const start = await newPuzzle(page, 16);
    const puzzle = boardOf(start);
    const [first, second] = [...puzzle].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
    await page.tap(`cell ${nameOf(first, 16)}`);
    const [symbol] = open(puzzle, first);
    await page.tap(`sized-digit-${kSymbols.indexOf(symbol) + 1}`);
    await page.waitFor((s) => s.cells[first].v === symbol, 'the digit');
    await page.tap(`cell ${nameOf(second, 16)}`);
    await page.tap('sized-notes');
    for (const digit of [7, 16]) await page.tap(`sized-digit-${digit}`);
    const marked = await page.waitFor((s) => s.cells[second].n.endsWith('pencil marks 7, G'), 'the pencil marks');
    await page.screenshot('sixteen');
    await page.tab.reload();
    await page.ready();
    const after = await page.waitFor((s) => s.cells.length === 256, 'the puzzle after the reload');
    assert.deepEqual(after.cells, marked.cells);
    assert.ok(after.facts.some((/** @type {string} */ fact) => /16×16.*Easy/.test(fact)));
    await page.tap('undo');
    await page.waitFor((s) => s.cells[second].n.endsWith('pencil mark 7'), 'one mark undone');
    for (const left of ['empty', 'empty']) {
      await page.tap('undo');
      await page.waitFor((s) => s.cells[second].n.endsWith(left), 'the marks undone');
    }
    await page.waitFor((s) => boardOf(s) === puzzle, 'the original puzzle');
    await page.tap('redo');
    await page.waitFor((s) => s.cells[first].v === symbol, 'the digit again');
  }));

test('document only: named cells, digits, messages about conflicts and mistakes', () =>
  site.use(kDesk, async (page) => {
    await inDocument(page, 'button mode-home');
    await inDocument(page, 'button other-sizes');
    await inDocument(page, 'button new-four-easy');
    const puzzle = boardOf(await newPuzzle(page, 4));
    const [solution] = solutionsOf(puzzle);
    // A cell with a choice, so that a digit can be wrong there without a conflict.
    const free = [...puzzle].findIndex((symbol, cell) => symbol === '.' && open(puzzle, cell).length > 1 && open(puzzle, cell).length < 4);
    const given = [...puzzle].findIndex((symbol, cell) => symbol !== '.' && sees(free, cell, 4));
    await pressCell(page, nameOf(free, 4));
    await inDocument(page, `button sized-digit-${puzzle[given]}`);
    await page.waitFor((s) => s.cells[free].n.endsWith(`, ${puzzle[given]}, conflict`), 'the conflict');
    const isSaid = async () => /with another/.test((await readDocument(page, '#document-status')).join());
    await page.until(isSaid, 'what is said of it');
    const wrong = open(puzzle, free).find((symbol) => symbol !== solution[free]);
    await inDocument(page, `button sized-digit-${wrong}`);
    await inDocument(page, 'button sized-check');
    await page.waitFor((s) => s.cells[free].n.endsWith(`, ${wrong}, wrong`), 'the mistake');
  }));

test('a 16x16 pasted while playing is played', () =>
  site.use(kDesk, async (page) => {
    await page.paste('1...............'.padEnd(256, '.'));
    const state = await page.waitFor((s) => s.mode === 'sized' && s.cells.length === 256, 'the puzzle');
    assert.equal(state.cells[0].v, '1');
    await page.click(`cell ${nameOf(1, 16)}`);
    await page.press('g');
    await page.waitFor((s) => s.cells[1].v === 'G', 'the digit');
  }));
