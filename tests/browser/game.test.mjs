// A game by touch and by keyboard: notes that come back, digit first, several colours, pause, and the finish.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runByPalette } from './document_user.mjs';
import { siteOfTests } from './harness.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kOneLeft = '534678912672195348198342567859761423426853791713924856961537284287419635345286170';
const kPhone = { width: 390, height: 844, ratio: 2, touch: true };

const site = await siteOfTests();

/**
 * A page for one test, with the puzzle on its board.
 * @param {import('./harness.mjs').View} view
 * @param {(page: import('./harness.mjs').RookeryPage) => Promise<void>} body
 * @param {string} puzzle
 */
const playing = (view, body, puzzle = kPuzzle) =>
  site.use(view, async (page) => {
    await page.paste(puzzle);
    await page.waitFor(({ title }) => title.includes(' ED '), 'the whole rating');
    await body(page);
  });

/** @param {any} state @param {string} cell "r1c3" */
const nameOf = (state, cell) => state.cells[(Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1].n;

/** Switches choices by their names in the palette. @param {import('./harness.mjs').RookeryPage} page @param {string[]} choices */
async function choose(page, ...choices) {
  for (const name of choices) {
    await runByPalette(page, name);
    await page.settled(); // the focus has left the palette
  }
}

describe('by touch', () => {
  it('notes, all notes, a wrong digit that gives its notes back, and several colours', () =>
    playing(kPhone, async (page) => {
      await page.tap('cell r1c3');
      await page.tap('notes');
      await page.tap('digit-4');
      await page.tap('digit-1');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, notes 1 and 4');
      await page.tap('cell r1c4');
      await page.tap('digit-4');
      await page.tap('cell r1c3');
      await page.tap('notes');
      await page.tap('digit-4');
      let state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, 4');
      assert.equal(nameOf(state, 'r1c4'), 'row 1 column 4, empty');
      await page.tap('clear-cell');
      state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, notes 1 and 4');
      assert.equal(nameOf(state, 'r1c4'), 'row 1 column 4, note 4');
      await page.tap('entry-colour');
      await page.tap('digit-2');
      await page.tap('digit-5');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, notes 1 and 4, colour 2 (orange), colour 5 (sky)');
      await page.tap('entry-colour');
      await page.tap('fill-notes');
      state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, notes 1, 2 and 4, colour 2 (orange), colour 5 (sky)');
      await page.screenshot('notes-phone');
    }));

  it('enters the only note of a cell with a double tap', () =>
    playing(kPhone, async (page) => {
      await page.tap('cell r5c5');
      await page.tap('notes');
      await page.tap('digit-5');
      const { centre } = await page.widget('cell r5c5');
      await page.tab.touchscreen.tap(centre.x, centre.y);
      await page.tab.touchscreen.tap(centre.x, centre.y);
      await page.waitFor((state) => nameOf(state, 'r5c5') === 'row 5 column 5, 5', 'the digit');
    }));

  it('plays digit first: digits, notes and erasing', () =>
    playing(kPhone, async (page) => {
      await choose(page, 'Digit first');
      await page.tap('digit-4');
      await page.waitFor(({ status }) => status === '4 chosen: press the cells that get it', 'the choice');
      await page.tap('cell r1c3');
      await page.tap('notes');
      await page.tap('cell r2c2');
      await page.tap('cell r9c1');
      let state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, 4');
      assert.equal(nameOf(state, 'r2c2'), 'row 2 column 2, note 4');
      assert.equal(nameOf(state, 'r9c1'), 'row 9 column 1, note 4');
      await page.screenshot('digit-first-phone');
      await page.tap('clear-cell');
      await page.tap('cell r1c3');
      state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, empty');
      await page.tap('clear-cell');
      await page.tap('cell r2c2');
      assert.equal(nameOf(await page.state(), 'r2c2'), 'row 2 column 2, note 4');
    }));

  it('covers a paused board, and resumes', () =>
    site.use({ ...kPhone, player: true }, async (page) => {
      await page.paste(kPuzzle);
      await page.tap('cell r1c3');
      await page.tap('digit-4');
      await page.tap('timer-pause');
      const paused = await page.state();
      assert.equal(paused.cells.length, 0);
      const words = await page.tab.locator('#document').innerText();
      assert.ok(words.includes('Paused') && !/row 1 column|given/.test(words), words);
      await page.screenshot('paused-phone');
      await page.tap('resume');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, 4');
    }));

  it('shows a card at the end, with the next puzzle as the main action', () =>
    playing(
      kPhone,
      async (page) => {
        await page.tap('cell r9c9');
        await page.tap('digit-9');
        await page.waitFor((state) => state.buttons.some((/** @type {any} */ { id }) => id === 'next-puzzle'), 'the card');
        await page.screenshot('finish-phone');
        await page.tap('look-at-analysis');
        assert.equal(await page.has('next-puzzle'), false);
      },
      kOneLeft,
    ));
});

describe('by keyboard', () => {
  it('takes Space for notes, the numpad with Shift for a note, and Enter for the only one', () =>
    playing({}, async (page) => {
      await page.click('cell r1c3');
      await page.press('Space');
      await page.press('1');
      await page.press('Space');
      // Windows: Shift turns the digit into an arrow, and is reported as released.
      const numpad = (/** @type {object} */ more) =>
        page.tab.evaluate((/** @type {object} */ init) => {
          for (const type of ['keydown', 'keyup'])
            document.body.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
        }, more);
      await numpad({ key: 'ArrowLeft', code: 'Numpad4', modifierNumLock: true });
      await page.settled();
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, notes 1 and 4');
      await numpad({ key: 'End', code: 'Numpad1', shiftKey: true });
      await page.settled();
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, note 4');
      await page.press('Enter');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, 4');
    }));

  it('undoes to before the first mistake', () =>
    playing({}, async (page) => {
      await page.click('cell r1c3');
      await page.press('4');
      await page.click('cell r1c4');
      await page.press('2');
      await page.click('cell r2c2');
      await page.press('7');
      await page.press('Shift+Z');
      const state = await page.waitFor(({ status }) => status.startsWith('Back to before the first mistake'), 'the undo');
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, 4');
      assert.equal(nameOf(state, 'r1c4'), 'row 1 column 4, empty');
      assert.equal(nameOf(state, 'r2c2'), 'row 2 column 2, empty');
    }));

  it('pauses with P, ignores digits, hints and undo, and keeps the pause over a reload', () =>
    playing({}, async (page) => {
      await page.click('cell r1c3');
      await page.press('4');
      await page.press('p');
      await page.waitFor((state) => state.cells.length === 0, 'the cover');
      for (const key of ['5', 'h', 'ArrowDown', 'Control+z', 'Backspace']) await page.press(key);
      await page.screenshot('paused');
      await page.tab.reload();
      await page.ready();
      await page.waitFor((state) => state.cells.length === 0, 'the cover again');
      await page.press('p');
      const state = await page.waitFor(({ cells }) => cells.length > 0, 'the board');
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, 4');
    }));

  it('finishes: the card can be focused, and Escape closes it', () =>
    playing(
      {},
      async (page) => {
        await page.click('cell r9c9');
        await page.press('9');
        const hasCard = (/** @type {any} */ state) => state.buttons.some((/** @type {any} */ { id }) => id === 'next-puzzle');
        await page.waitFor(hasCard, 'the card');
        await page.screenshot('finish');
        const next = page.tab.getByRole('button', { name: 'Next puzzle of this level', exact: true });
        await next.focus();
        assert.ok(await next.evaluate((/** @type {Element} */ node) => node === document.activeElement));
        await page.press('Escape');
        await page.waitFor((state) => !hasCard(state), 'no card');
      },
      kOneLeft,
    ));

  it('remembers the choices over a reload', () =>
    playing({}, async (page) => {
      await choose(page, 'Corner and centre marks', 'Digit first');
      await page.tab.reload();
      await page.ready();
      await runByPalette(page, 'Settings');
      const state = await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => id === 'both-marks'), 'the settings');
      const isOn = (/** @type {string} */ id) => state.buttons.find((/** @type {any} */ b) => b.id === id)?.pressed;
      assert.deepEqual([isOn('both-marks'), isOn('digit-first'), isOn('auto-erase')], [true, true, true]);
      await page.screenshot('settings');
    }));
});
