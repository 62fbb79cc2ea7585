// Playing on the board: marks, colours, several cells at once, the highlighted digit, the timer, and why a digit is wrong; by pointer,
// touch, keyboard and through the document.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inDocument, runByPalette } from './document_user.mjs';
import { boardOf, hasPath, siteOfTests } from './harness.mjs';
import { countSolutions } from './rules.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kOneLeft = '534678912672195348198342567859761423426853791713924856961537284287419635345286170';

const site = await siteOfTests();

/**
 * A page for one test, with the puzzle on its board.
 * @param {import('./harness.mjs').View} view
 * @param {(page: import('./harness.mjs').RookeryPage) => Promise<void>} body
 */
function playing(view, body) {
  return site.use(view, async (page) => {
    await page.paste(kPuzzle);
    await page.waitFor(hasPath, 'the path');
    await body(page);
  });
}

/** @param {any} state @param {string} cell "r1c3" */
const nameOf = (state, cell) => state.cells[(Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1].n;
/** The selected cells. @param {any} state @returns {string[]} */
const selected = (state) =>
  state.cells.flatMap((/** @type {any} */ { s }, /** @type {number} */ i) => (s ? [`r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`] : []));

/** @param {import('./harness.mjs').RookeryPage} page @param {string[]} cells */
async function drag(page, ...cells) {
  const places = [];
  for (const cell of cells) places.push((await page.widget(`cell ${cell}`)).centre);
  await page.tab.mouse.move(places[0].x, places[0].y);
  await page.tab.mouse.down();
  for (const { x, y } of places.slice(1)) await page.tab.mouse.move(x, y, { steps: 4 });
  await page.tab.mouse.up();
  await page.settled();
}

/** Drags a finger over cells. @param {import('./harness.mjs').RookeryPage} page @param {string[]} cells */
async function swipe(page, ...cells) {
  const client = await page.tab.context().newCDPSession(page.tab);
  const places = [];
  for (const cell of cells) places.push((await page.widget(`cell ${cell}`)).centre);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [places[0]] });
  for (const place of places.slice(1)) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [place] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.settled();
}

describe('by pointer', () => {
  it('drags a selection, marks all of it, and undoes the whole entry at once', () =>
    playing({}, async (page) => {
      await drag(page, 'r1c3', 'r1c4', 'r2c4');
      assert.deepEqual(selected(await page.state()), ['r1c3', 'r1c4', 'r2c4']);
      await page.click('notes');
      await page.click('digit-2');
      let state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, note 2');
      assert.equal(nameOf(state, 'r1c4'), 'row 1 column 4, note 2');
      assert.equal(nameOf(state, 'r2c4'), 'row 2 column 4, given 1');
      await page.click('undo');
      state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, empty');
      assert.equal(nameOf(state, 'r1c4'), 'row 1 column 4, empty');
    }));

  it('adds and removes cells with Ctrl, and selects all equal ones with a double click', () =>
    playing({}, async (page) => {
      await page.click('cell r1c3');
      await page.tab.keyboard.down('Control');
      await page.click('cell r9c1');
      await page.click('cell r7c1');
      await page.click('cell r7c1');
      await page.tab.keyboard.up('Control');
      const cells = selected(await page.state());
      assert.ok(cells.includes('r9c1') && !cells.includes('r7c1'), cells.join());
      await page.click('cell r1c1', { clickCount: 2 });
      assert.deepEqual(selected(await page.state()), ['r1c1', 'r2c6', 'r8c9']);
      await page.press('Escape');
      assert.deepEqual(selected(await page.state()), ['r1c1']);
    }));

  it('removes a candidate with the right button, and explains why one is missing', () =>
    playing({}, async (page) => {
      await page.press('a');
      const { x, y, width } = await page.widget('cell r1c3');
      const place = (/** @type {number} */ digit) => [
        x + (width * (((digit - 1) % 3) + 0.5)) / 3,
        y + (width * (Math.floor((digit - 1) / 3) + 0.5)) / 3,
      ];
      await page.tab.mouse.click(place(2)[0], place(2)[1], { button: 'right' });
      await page.waitFor((state) => nameOf(state, 'r1c3') === 'row 1 column 3, candidates 1 and 4', 'the candidate gone');
      await page.tab.mouse.click(place(7)[0], place(7)[1], { button: 'right' });
      await page.waitFor((state) => state.status === "7 can't go in r1c3: r1c5 already has it in row 1", 'the reason');
    }));

  it('shows the step that removes a digit', () =>
    playing({}, async (page) => {
      await page.click('cell r1c3');
      await page.click('why');
      await page.click('digit-2');
      const state = await page.waitFor((s) => s.step >= 0, 'the step');
      assert.match(state.status, /^2 (is eliminated from|can't go in) r1c3.* step \d+ \(.+\)/);
      assert.match(state.status, new RegExp(`step ${state.step + 1} `));
      await page.press('Escape');
      assert.equal((await page.state()).step, -1);
    }));
});

describe('by touch', () => {
  const kPhone = { width: 390, height: 844, ratio: 2, touch: true };

  it('drags a selection, and the keypad adds marks and colours to it', () =>
    playing(kPhone, async (page) => {
      await swipe(page, 'r1c3', 'r2c3', 'r3c3');
      assert.deepEqual(selected(await page.state()), ['r1c3', 'r2c3', 'r3c3']);
      await page.tap('notes');
      await page.tap('digit-4');
      await page.tap('entry-colour');
      await page.tap('digit-5');
      const state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, note 4, colour 5 (sky)');
      assert.equal(nameOf(state, 'r3c3'), 'row 3 column 3, given 8, colour 5 (sky)');
      await page.tap('clear-cell');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, note 4');
    }));

  it('explains with a long press', () =>
    playing(kPhone, async (page) => {
      const client = await page.tab.context().newCDPSession(page.tab);
      const { centre } = await page.widget('cell r1c3');
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [centre] });
      await page.waitFor((state) => state.status.startsWith('Why not'), 'the question');
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.tap('digit-5');
      await page.waitFor((state) => state.status.startsWith("5 can't go in r1c3: r1c1 already has it"), 'the answer');
    }));
});

describe('by keyboard', () => {
  it('enters all kinds of marks with modifier keys and by mode', () =>
    playing({}, async (page) => {
      await runByPalette(page, 'Corner and centre marks');
      await page.click('cell r1c3');
      await page.press('Shift+1');
      await page.press('Control+2');
      await page.press('Control+Shift+3');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, corner mark 1, centre mark 2, colour 3 (yellow)');
      await page.press('x');
      await page.press('4');
      await page.tab.evaluate(() => {
        // Num Lock is on.
        for (const type of ['keydown', 'keyup'])
          document.body.dispatchEvent(new KeyboardEvent(type, { key: '2', code: 'Numpad2', bubbles: true, cancelable: true }));
      });
      await page.settled();
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, corner marks 1, 2 and 4, centre mark 2, colour 3 (yellow)');
      await page.press('z');
      await page.press('1');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, 1, colour 3 (yellow)');
      await page.press('Control+z');
      assert.equal(nameOf(await page.state(), 'r1c3'), 'row 1 column 3, corner marks 1, 2 and 4, centre mark 2, colour 3 (yellow)');
    }));

  it('extends the selection, selects everything, and returns to one cell', () =>
    playing({}, async (page) => {
      await page.click('cell r5c5');
      await page.press('Shift+ArrowRight');
      await page.press('Shift+ArrowDown');
      assert.deepEqual(selected(await page.state()), ['r5c5', 'r5c6', 'r6c6']);
      await page.press('Control+ArrowDown');
      await page.press('Control+Space');
      assert.deepEqual(selected(await page.state()), ['r5c5', 'r5c6', 'r6c6', 'r7c6']);
      await page.press('Control+a');
      assert.equal(selected(await page.state()).length, 81);
      await page.press('Escape');
      assert.deepEqual(selected(await page.state()), ['r7c6']);
    }));

  it('highlights a digit, with Alt and with function keys', () =>
    playing({}, async (page) => {
      for (const [key, digit] of [
        ['Alt+5', 5],
        ['F8', 8],
        ['F1', 1],
      ]) {
        await page.press(String(key));
        const state = await page.waitFor((s) => s.status.startsWith(`${digit}: possible in`), 'the highlight');
        const possible = state.cells.filter((/** @type {any} */ cell) => cell.n.endsWith(`, ${digit} is possible`)).length;
        assert.match(state.status, new RegExp(` ${possible} cells`));
      }
      await page.press('Escape');
      assert.ok(!(await page.state()).cells.some((/** @type {any} */ cell) => /possible/.test(cell.n)));
    }));
});

describe('through the document', () => {
  it('selects several cells and fills them with buttons', () =>
    playing({}, async (page) => {
      const button = async (/** @type {string} */ name, /** @type {string} */ help = '') => {
        const found = page.tab.getByRole('button', { name, exact: true });
        await page.until(async () => ((await found.getAttribute('aria-description')) ?? '') === help, help || name);
        await found.dispatchEvent('click');
        await page.settled();
      };
      const cell = async (/** @type {RegExp} */ name, options = {}) => {
        await page.tab.getByRole('gridcell', { name }).dispatchEvent('click', options);
        await page.settled();
      };
      await cell(/^row 1 column 3,/);
      await cell(/^row 9 column 1,/, { ctrlKey: true });
      assert.equal(await page.tab.locator('.board-grid [aria-selected=true]').count(), 2);
      await button('Notes', 'Notes on or off');
      await button('1', 'Note 1');
      await button('Colour', 'Colour cells');
      await button('2', 'Colour 2: orange');
      const state = await page.state();
      assert.equal(nameOf(state, 'r1c3'), 'row 1 column 3, note 1, colour 2 (orange)');
      assert.equal(nameOf(state, 'r9c1'), 'row 9 column 1, note 1, colour 2 (orange)');
      await button('Why not this digit?');
      await button('3', 'Why not 3 in r9c1?');
      await page.waitFor((s) => /^3 is correct in r9c1|^3 can't go in r9c1/.test(s.status), 'the answer');
    }));
});

describe('a puzzle being set', () => {
  for (const view of /** @type {import('./harness.mjs').View[]} */ ([{}, { width: 390, height: 844, ratio: 2, touch: true }])) {
    it(`shows the digits that solutions have, and adds the missing clues, ${view.width ?? 1280} wide`, () =>
      site.use(view, async (page) => {
        const several = `${kPuzzle.slice(0, 66)}${'.'.repeat(15)}`;
        await page.paste(several);
        await page.waitFor((s) => s.buttons.some((/** @type {any} */ b) => b.id === 'true-candidates'), 'the choice');
        await inDocument(page, 'button true-candidates');
        const some = await page.waitFor((s) => s.facts.some((/** @type {string} */ f) => /solutions are left/.test(f)), 'the count');
        const dead = some.cells.filter((/** @type {any} */ { n }) => /no solution with/.test(n));
        assert.ok(dead.length > 0);
        await page.screenshot('true-candidates');
        await inDocument(page, 'button add-clues');
        const added = await page.waitFor((s) => /now there is one solution|more than|are not enough/.test(s.status), 'the answer');
        assert.match(added.status, /now there is one solution/);
        const one = await page.waitFor((s) => s.facts.includes('One solution is left'), 'the one');
        assert.equal(countSolutions(boardOf(one)), 1);
      }));
  }
});

describe('the timer', () => {
  /** The button that shows the time. @param {any} state */
  const clockOf = (state) => state.buttons.find((/** @type {any} */ { id }) => id === 'timer-pause');

  it('runs in a game, stops while the page is hidden, and shows the time', () =>
    site.use({ ownClock: true, player: true }, async (page) => {
      await page.paste(kOneLeft);
      await page.waitFor((state) => /0:(?!00)\d\d/.test(clockOf(state)?.label ?? ''), 'a second');
      const hide = (/** @type {boolean} */ hidden) =>
        page.tab.evaluate((/** @type {boolean} */ value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await hide(true);
      const before = clockOf(await page.state());
      await page.tab.clock.fastForward(3_600_000);
      assert.deepEqual(clockOf(await page.state()), before);
      await hide(false);
      await page.waitFor((state) => clockOf(state).label !== before.label, 'the next second');
      assert.match(clockOf(await page.state()).label, /\b\d:\d\d$/, 'the hidden hour does not count');
      await page.click('timer-pause');
      assert.equal(clockOf(await page.state()).pressed, true, 'paused');
      await page.click('timer-pause');
      await page.click('cell r9c9');
      await page.press('9');
      await page.waitFor((state) => /^Solved in \d+:\d\d\. Well done!/.test(state.status), 'the time');
    }));

  it('needs one frame a second and no more', () =>
    site.use({ ownClock: true, player: true }, async (page) => {
      await page.waitFor(({ facts }) => facts.includes('Easy'), 'the level');
      await page.hover('cell r1c1');
      const { run } = await page.frames();
      await page.tab.clock.runFor(10_000);
      const frames = (await page.frames()).run - run;
      assert.ok(frames >= 10 && frames <= 50, `${frames} frames`); // each painted frame is followed by a few more
    }));
});
