// Puzzles of 6 to 25 rows: levels, hints step by step, keys beyond G, by touch and by keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, siteOfTests } from './harness.mjs';

const kPhone = { width: 390, height: 844, ratio: 2, touch: true, player: true };
const kDesk = { player: true };
const kSymbols = '123456789ABCDEFGHIJKLMNOP';
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
    await page.click('other-sizes');
    await page.click('sizes-medium');
    await page.click('new-six');
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
    await page.tap('new-puzzle');
    await page.tap('other-sizes');
    await page.tap('sizes-hard');
    await page.tap('new-twelve');
    await newPuzzle(page, 12);
    const { cell, symbol } = await hintedDigit(page, 12, () => page.tap('lab-hint'));
    await page.screenshot('twelve-hint');
    await page.tap(`lab-digit-${kSymbols.indexOf(symbol) + 1}`);
    await page.waitFor((s) => s.cells[cell].v === symbol, 'the digit');
    await page.tap('undo');
    await page.waitFor((s) => s.cells[cell].v === '', 'the digit undone');
  }));

test('a 25x25 on a phone: letters to P, a mistake found, still there after a reload', () =>
  site.use(kPhone, async (page) => {
    await page.tap('new-puzzle');
    await page.tap('other-sizes');
    await page.tap('sizes-easy');
    await page.tap('new-twenty-five');
    await newPuzzle(page, 25);
    await page.screenshot('twenty-five');
    const { cell, symbol } = await hintedDigit(page, 25, () => page.tap('lab-hint'));
    await page.tap(`lab-digit-${symbol === 'P' ? 24 : 25}`);
    const entered = symbol === 'P' ? 'O' : 'P';
    await page.waitFor((s) => s.cells[cell].v === entered, 'the letter');
    await page.tap('lab-check');
    await page.waitFor((s) => /, wrong$/.test(s.cells[cell].n), 'the mistake');
    await page.tab.reload();
    await page.ready();
    await page.waitFor((s) => s.cells.length === 625 && s.cells[cell].v === entered, 'the puzzle after the reload');
  }));

test('a diagonal 9x9, and an 8x8 pasted as a grid', () =>
  site.use(kDesk, async (page) => {
    await page.click('other-sizes');
    await page.click('new-diagonal');
    const state = await newPuzzle(page, 9);
    assert.ok(/on a diagonal/.test(state.cells[40].n), state.cells[40].n);
    await page.screenshot('diagonal');
    const rows = ['12345678', '56781234', '23456781', '6781.345', '34567812', '78123456', '45678123', '.1234567'];
    await page.paste(rows.join('\n'));
    const pasted = await page.waitFor((s) => s.cells.length === 64, 'the 8x8');
    assert.equal(pasted.cells[8].v, '5');
    await page.screenshot('eight');
  }));
