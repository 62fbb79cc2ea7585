// The front door: a new puzzle of each level and the puzzle of the day, played by a script that reads only what a player sees. The page
// does not reveal the solution before the player asks for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { kDay } from '../support/puzzle_of_day.mjs';
import { boardOf, siteOfTests } from './harness.mjs';
import { someOf } from '../support/full.mjs';

const kLevels = ['easy', 'medium', 'hard', 'expert', 'extreme'];
/** @param {string} level */
const titleOf = (level) => `${level[0].toUpperCase()}${level.slice(1)}`;
const kTitles = kLevels.map(titleOf);
const kPhone = { width: 390, height: 844, ratio: 2, touch: true, player: true };
const kDesk = { player: true };
const site = await siteOfTests();

/** The only solution of a puzzle, found by backtracking. @param {string} puzzle @returns {string} */
function solve(puzzle) {
  const cells = [...puzzle].map((digit) => Number(digit) || 0);
  const sees = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [ra, ca, rb, cb] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
    return ra === rb || ca === cb || (Math.floor(ra / 3) === Math.floor(rb / 3) && Math.floor(ca / 3) === Math.floor(cb / 3));
  };
  const peers = cells.map((_, a) => cells.map((_, b) => b).filter((b) => b !== a && sees(a, b)));
  const open = (/** @type {number} */ cell) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => peers[cell].every((p) => cells[p] !== digit));
  /** @returns {boolean} */
  const fill = () => {
    let best = -1;
    /** @type {number[]} */
    let choices = [];
    for (let cell = 0; cell < 81; ++cell) {
      if (cells[cell] !== 0) continue;
      const digits = open(cell);
      if (best < 0 || digits.length < choices.length) [best, choices] = [cell, digits];
    }
    if (best < 0) return true;
    for (const digit of choices) {
      cells[best] = digit;
      if (fill()) return true;
    }
    cells[best] = 0;
    return false;
  };
  assert.ok(fill(), 'it has a solution');
  return cells.join('');
}

/** @param {import('./harness.mjs').RookeryPage} page */
const untilRated = (page) => page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => kTitles.includes(fact)), 'its level');

/** Solves the puzzle from the board alone and enters the digits. @param {import('./harness.mjs').RookeryPage} page */
async function play(page) {
  const puzzle = boardOf(await page.state());
  const solution = solve(puzzle);
  for (let cell = 0; cell < 81; ++cell) {
    if (puzzle[cell] !== '.') continue;
    await page.click(`cell r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
    await page.press(solution[cell]);
  }
  return solution;
}

for (const [name, view] of someOf(
  /** @type {const} */ ([
    ['phone', kPhone],
    ['desk', kDesk],
  ]),
  ([name]) => name === 'phone',
))
  test(`${name}: a new puzzle of each level in two presses from a cold start`, async (context) => {
    for (const level of kLevels)
      await site.use(view, async (page) => {
        const before = boardOf(await page.state());
        const began = Date.now();
        if (name === 'phone') await page.tap('mode-home');
        else await page.click('mode-home');
        const asked = Date.now();
        if (name === 'phone') await page.tap(`new-${level}`);
        else await page.click(`new-${level}`);
        await page.until(async () => boardOf(await page.state()) !== before, `a new ${level} puzzle`);
        context.diagnostic(`${level}: ${Date.now() - asked} ms after the last press, ${Date.now() - began} in all`);
        const rated = await untilRated(page);
        assert.ok(rated.facts.includes(titleOf(level)), `${level}: ${rated.facts.join('; ')}`);
      });
  });

test('the puzzle of the day matches the command line', () =>
  site.use({ ...kDesk, before: (tab) => tab.clock.setFixedTime(new Date(kDay.noon)) }, async (page) => {
    await page.click('mode-home');
    await page.click('play-today');
    const state = await page.waitFor((s) => boardOf(s) === kDay.puzzle, "the day's puzzle");
    await page.click('mode-home');
    await page.click(`day-${Math.floor(Date.parse(kDay.noon) / 86_400_000) - 1}`);
    await page.waitFor((s) => boardOf(s) !== boardOf(state), 'the puzzle of the day before');
  }));

for (const level of someOf(['easy', 'hard'], (level) => level === 'hard'))
  test(`${level}: played to the end from what is visible; finished, counted once, in the statistics`, () =>
    site.use(kDesk, async (page) => {
      const before = boardOf(await page.state());
      await page.click('mode-home');
      await page.click(`new-${level}`);
      await page.until(async () => boardOf(await page.state()) !== before, 'a new puzzle');
      await untilRated(page);
      await play(page);
      const end = await page.waitFor((s) => s.headings.includes('Well done!'), 'the praise');
      const title = titleOf(level);
      assert.ok(end.facts.some((/** @type {string} */ fact) => fact.startsWith(`${title} puzzle solved in `)));
      assert.ok(end.facts.some((/** @type {string} */ fact) => fact.includes('no hints')));
      await page.screenshot(`finished-${level}`);
      await page.click('statistics');
      const counted = await page.waitFor((s) => s.headings.includes('Latest'), 'the statistics');
      assert.ok(counted.facts.some((/** @type {string} */ fact) => fact.startsWith(`${title}: 1 finished`)));
      await page.screenshot(`statistics-${level}`);
      await page.click('erase-statistics');
      await page.waitFor((s) => s.status.startsWith('Statistics erased'), 'nothing');
      await page.click('status-undo');
      await page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => fact.startsWith(`${title}: 1 finished`)), 'them again');
    }));

test('the solution and steps stay hidden until requested', async () => {
  for (const view of [kPhone, kDesk])
    await site.use(view, async (page) => {
      await untilRated(page);
      const puzzle = boardOf(await page.state());
      const solution = solve(puzzle);
      const everything = async () =>
        `${await page.tab.title()} ${JSON.stringify(await page.outline())} ${await page.tab.evaluate(() => document.documentElement.outerHTML)}`;
      const told = await everything();
      assert.ok(!told.includes(solution), 'the whole solution');
      for (let cell = 0; cell < 81; ++cell) {
        const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
        if (puzzle[cell] === '.') assert.ok(!told.includes(`${name}=${solution[cell]}`), `${name} is told`);
      }
      assert.doesNotMatch(told, /idden single in|aked single/, 'a step is told');
      assert.equal((await page.state()).steps.length, 0);
      await page.press('h');
      const hint = await page.waitFor((s) => s.status.startsWith('Look'), 'a hint');
      assert.doesNotMatch(hint.status, /=|is \d/, 'the first hint says where to look');
    });
});

test('a link opens as shared: with or without the analysis', async () => {
  const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  await site.use(kDesk, async (page) => {
    await page.paste(puzzle);
    await untilRated(page);
    assert.equal((await page.state()).steps.length, 0);
    await page.press('y');
    await page.waitFor((s) => s.steps.length > 0, 'the path');
    await page.screenshot('analysis');
    await inDocument(page, 'button formats');
    await inDocument(page, 'button share-link');
    const link = await page.clipboard();
    assert.ok(link.endsWith('&analysis'), link);
    const other = await site.open({ ...kDesk, address: link });
    await other.waitFor((s) => boardOf(s) === puzzle && s.steps.length > 0, 'its path');
    await other.close();
  });
});
