// Puzzles of 6 to 25 rows in Play: levels, hints step by step, keys beyond G, time, statistics, unfinished games; by touch and by
// keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, siteOfTests } from './harness.mjs';

const kPhone = { width: 390, height: 844, ratio: 2, touch: true, player: true };
const kDesk = { player: true };
const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** Waits for a new puzzle of `side` rows. @param {Page} page @param {number} side */
const newPuzzle = (page, side) =>
  page.waitFor((s) => s.cells.length === side * side && /^New puzzle: /.test(s.status), `a puzzle of ${side} rows`);

/**
 * Asks for hints until one places a digit; returns its cell and its symbol.
 * @param {Page} page @param {number} side @param {() => Promise<void>} ask
 */
async function hintedDigit(page, side, ask) {
  for (let step = 0; step < 40; ++step) {
    const before = (await page.state()).status;
    await ask();
    const { status } = await page.waitFor((s) => s.status !== before, 'the next hint');
    const only = /Only (\w) fits in r(\d+)c(\d+)\.$/.exec(status);
    const single = /, (\w) fits only in r(\d+)c(\d+)\.$/.exec(status);
    const found = only ?? single;
    if (found) return { cell: (Number(found[2]) - 1) * side + Number(found[3]) - 1, symbol: found[1] };
  }
  return assert.fail('no hint places a digit');
}

test('a 6x6 by keyboard: its level is said, hints solve it, praised', () =>
  site.use(kDesk, async (page) => {
    await page.click('mode-home');
    await page.click('other-sizes');
    await page.click('new-six-medium');
    await newPuzzle(page, 6);
    const { facts } = await page.state();
    assert.ok(facts.includes('Medium: it needs naked singles too.'), facts.join('; '));
    await page.screenshot('six');
    while (boardOf(await page.state()).includes('.')) {
      const { cell, symbol } = await hintedDigit(page, 6, () => page.press('Shift+Enter'));
      await page.press(symbol);
      await page.waitFor((s) => s.cells[cell].v === symbol, 'the digit');
    }
    const state = await page.waitFor((s) => s.status === 'Solved. Well done!', 'the praise');
    assert.ok(state.headings.includes('Well done!'), state.headings.join('; '));
  }));

test('a hard 12x12 on a phone: hints by touch, with eliminations, and a digit by keypad', () =>
  site.use(kPhone, async (page) => {
    await page.tap('mode-home');
    await page.tap('other-sizes');
    await page.tap('new-twelve-hard');
    await newPuzzle(page, 12);
    const { cell, symbol } = await hintedDigit(page, 12, () => page.tap('sized-hint'));
    await page.screenshot('twelve-hint');
    await page.tap('sized-enter-hint');
    await page.waitFor((s) => s.cells[cell].v === symbol, 'the digit');
    await page.tap('undo');
    await page.waitFor((s) => s.cells[cell].v === '', 'the digit undone');
  }));

test('a 25x25 on a phone: letters to P, a mistake found, still there after a reload', () =>
  site.use(kPhone, async (page) => {
    await page.tap('mode-home');
    await page.tap('other-sizes');
    await page.tap('new-twenty-five-easy');
    await newPuzzle(page, 25);
    await page.screenshot('twenty-five');
    const { cell, symbol } = await hintedDigit(page, 25, () => page.tap('sized-hint'));
    await page.tap('sized-close-hint');
    await page.tap(`sized-digit-${symbol === 'P' ? 24 : 25}`);
    const entered = symbol === 'P' ? 'O' : 'P';
    await page.waitFor((s) => s.cells[cell].v === entered, 'the letter');
    await page.tap('sized-check');
    await page.waitFor((s) => /, wrong$/.test(s.cells[cell].n), 'the mistake');
    await page.tab.reload();
    await page.ready();
    await page.waitFor((s) => s.cells.length === 625 && s.cells[cell].v === entered, 'the puzzle after the reload');
  }));

test('a diagonal 9x9, and an 8x8 pasted as a grid', () =>
  site.use(kDesk, async (page) => {
    await page.click('mode-home');
    await page.click('other-sizes');
    await page.click('new-diagonal-easy');
    const state = await newPuzzle(page, 9);
    assert.ok(/on a diagonal/.test(state.cells[40].n), state.cells[40].n);
    await page.screenshot('diagonal');
    const rows = ['12345678', '56781234', '23456781', '6781.345', '34567812', '78123456', '45678123', '.1234567'];
    await page.paste(rows.join('\n'));
    const pasted = await page.waitFor((s) => s.cells.length === 64, 'the 8x8');
    assert.equal(pasted.cells[8].v, '5');
    await page.screenshot('eight');
  }));

test('on a phone: a 6x6 is kept, continued from home, paused, finished, and counted with its size', () =>
  site.use(kPhone, async (page) => {
    await page.tap('mode-home');
    await page.tap('other-sizes');
    await page.tap('new-six-easy');
    await newPuzzle(page, 6);
    assert.ok(!(await page.has('mode-lab')), "a player's tabs");
    const board = await page.widget('cell r1c1');
    assert.ok(board.width >= 60, `cells over the whole width: ${board.width}`);
    await page.screenshot('six-phone');
    const first = await hintedDigit(page, 6, () => page.tap('sized-hint'));
    await page.tap('sized-enter-hint');
    await page.waitFor((s) => s.cells[first.cell].v === first.symbol, 'the digit');
    await page.tap('mode-home');
    await page.until(() => page.has('continue-sized-0'), 'the unfinished game');
    await page.screenshot('six-at-home');
    await page.tap('other-sizes');
    await page.tap('new-four-easy');
    await newPuzzle(page, 4);
    await page.tap('mode-home');
    await page.tap('forget-sized-0');
    await page.waitFor((s) => /deleted/i.test(s.status), 'the deletion');
    await page.tap('status-undo');
    await page.tap('continue-sized-0');
    await page.waitFor((s) => s.cells.length === 36 && s.cells[first.cell].v === first.symbol, 'the game again');
    await page.tap('sheet');
    await page.tap('sized-pause');
    await page.tap('sheet');
    await page.screenshot('six-paused');
    await page.until(() => page.has('resume'), 'the cover');
    await page.tap('resume');
    await page.waitFor((s) => s.cells.length === 36, 'the board');
    while (boardOf(await page.state()).includes('.')) {
      const { cell, symbol } = await hintedDigit(page, 6, () => page.tap('sized-hint'));
      await page.tap('sized-enter-hint');
      await page.waitFor((s) => s.cells[cell].v === symbol, 'the digit');
    }
    await page.waitFor((s) => s.headings.includes('Well done!'), 'the finish');
    await page.screenshot('six-finished');
    await page.tap('mode-home');
    assert.ok(!(await page.has('continue-sized-0')), 'a finished game is no longer kept');
    await page.tap('statistics');
    await page.screenshot('six-statistics');
    const { facts } = await page.state();
    assert.ok(
      facts.some((/** @type {string} */ fact) => fact.startsWith('6×6')),
      facts.join('; '),
    );
  }));
