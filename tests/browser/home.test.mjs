// The game's page: its board takes the page's width, home has today's puzzle, the calendar and every unfinished game, and the workbench is
// one press away; by touch and by keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { boardOf, siteOfTests } from './harness.mjs';

const kPhone = { width: 390, height: 664, ratio: 2, touch: true, player: true };
const kFirst = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kSecond = '...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...';
const site = await siteOfTests();

/** The width of the board in CSS pixels. @param {import('./harness.mjs').RookeryPage} page */
const boardWidth = async (page) => 9 * (await page.widget('cell r1c1')).width;
/** @param {any} state @param {string} text */
const says = (state, text) => state.facts.some((/** @type {string} */ fact) => fact.includes(text));
/** @param {any} state @param {string} id @returns {string} the name of a button */
const nameOf = (state, id) => state.buttons.find((/** @type {any} */ button) => button.id === id)?.label ?? '';

for (const [width, height, share] of [
  [360, 640, 1],
  [390, 844, 0.99],
  [844, 390, 0.44],
  [768, 1024, 0.99],
  [1280, 800, 0.53],
  [2560, 1440, 0.51],
])
  test(`${width}x${height}: the board takes ${Math.round(share * 100)} % of the page's width`, () =>
    site.use({ width, height, touch: width < 1000, player: true }, async (page) => {
      assert.ok((await boardWidth(page)) >= share * width);
      for (const key of ['digit-1', 'digit-9', 'hint', 'undo', 'clear-cell']) assert.ok((await page.widget(key)).height >= 44, key);
      await page.screenshot(`game-${width}x${height}`);
    }));

test('touch: unfinished games are listed at home and go on where they were left', () =>
  site.use(kPhone, async (page) => {
    await page.paste(kFirst);
    await page.tap('cell r1c3');
    await page.tap('digit-4');
    await page.paste(kSecond);
    await page.tap('cell r1c1');
    await page.tap('digit-1');
    await page.tap('mode-home');
    await page.waitFor((s) => s.mode === 'home', 'home');
    await page.screenshot('home-phone');
    const address = page.tab.url();
    await page.tap('continue-1');
    await page.waitFor((s) => boardOf(s).startsWith('534.7'), 'the first game');
    await page.until(async () => page.tab.url() !== address, 'its address');
    await page.tab.reload();
    await page.ready();
    await page.waitFor((s) => s.mode === 'play' && boardOf(s).startsWith('534.7'), 'the same game after a reload');
    await page.tap('mode-home');
    await page.tap('forget-game-0');
    await page.until(async () => !(await page.has('continue-1')), 'one game less');
    await page.tap('status-undo');
    await page.until(() => page.has('continue-1'), 'it again');
  }));

test('keyboard: home, the calendar, the day, the workbench and back', () =>
  site.use({ player: true }, async (page) => {
    await page.press('Shift+D');
    await page.waitFor((s) => s.mode === 'home', 'home');
    await inDocument(page, 'button calendar');
    await inDocument(page, 'button earlier-month');
    await inDocument(page, 'button later-month');
    const before = boardOf(await page.state());
    await inDocument(page, 'button play-today');
    await page.waitFor((s) => s.mode === 'play' && boardOf(s) !== before, 'the puzzle of the day');
    await page.press('Shift+W');
    await page.waitFor((s) => s.steps.length > 0, 'its path');
    await page.until(() => page.has('mode-lab'), 'all modes');
    await page.press('y');
    await page.waitFor((s) => s.steps.length === 0, 'a game again');
    await page.until(async () => !(await page.has('mode-lab')), 'few tabs');
  }));

test('a first visit opens an easy puzzle with three lines; pasting a puzzle keeps the game that was begun', () =>
  site.use({ ...kPhone, welcome: true }, async (page) => {
    const state = await page.waitFor((s) => says(s, 'This is an easy sudoku'), 'the first of three lines');
    assert.ok(says(state, 'Stuck?') && says(state, 'paste your own'));
    await page.screenshot('first-visit');
    await page.tap('welcome');
    await page.waitFor((s) => says(s, 'Easy'), 'the level');
    await page.tap('cell r1c2');
    await page.tap('digit-3');
    await page.paste(kSecond);
    await page.tap('mode-home');
    const home = await page.waitFor((s) => nameOf(s, 'continue-0') !== '', 'the game');
    assert.match(nameOf(home, 'continue-0'), /^Continue Easy, /);
  }));

test('keys to the left and large keys', () =>
  site.use({ width: 844, height: 390, touch: true, player: true }, async (page) => {
    const right = (await page.widget('digit-1')).centre.x;
    assert.ok(right > (await page.widget('cell r1c9')).centre.x);
    await page.tap('mode-home');
    await inDocument(page, 'button settings');
    await inDocument(page, 'button left-handed');
    await inDocument(page, 'button settings');
    await page.tap('mode-play');
    await page.until(async () => (await page.widget('digit-1')).centre.x < (await page.widget('cell r1c1')).centre.x, 'keys on the left');
  }));
