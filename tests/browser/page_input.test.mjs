// Input and views: patterns and puzzles pasted where patterns are drawn, results that stay, Tab between fields, filters in words and
// symbols, puzzles with several solutions or none, a new puzzle's clean start, input that is not a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, kAllViews, siteOfTests } from './harness.mjs';
import { countSolutions } from './rules.mjs';
import { inDocument, readDocument } from './document_user.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kOther = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';
const kSolution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** 1 and 3 may swap places in four cells. */
const kTwoSolutions = [...kSolution].map((digit, i) => ([32, 35, 41, 44].includes(i) ? '.' : digit)).join('');
const kNoSolution = `${kPuzzle.slice(0, 78)}3${kPuzzle.slice(79)}`;
const kMask = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x..';

const site = await siteOfTests();

/** @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));
/** @param {any} state @param {string} id @returns {any} */
const field = (state, id) => state.fields.find((/** @type {any} */ known) => known.id === id);
/** @param {any} state @param {string} id @returns {any} */
const button = (state, id) => state.buttons.find((/** @type {any} */ known) => known.id === id);
/** @param {string} text */
const cellsOf = (text) => text.replace(/[1-9]/g, 'x');
const kLooks = kAllViews.filter(({ name, theme }) => name !== 'ratio-2' && theme === 'light');

test('a pattern pasted in Generate or Exact is used there; a pasted puzzle is a pattern or, with a button, a puzzle', async () => {
  for (const view of kLooks) {
    await site.use(view, async (page) => {
      const press = (/** @type {string} */ label) => (view.touch ? page.tap(label) : page.click(label));
      await inDocument(page, 'button mode-generate');
      for (const name of ['view-wishes', 'view-exact']) {
        await inDocument(page, `button ${name}`);
        const start = boardOf(await page.waitFor((s) => button(s, name).pressed, name));
        await page.paste(kMask.replace(/(.{9})/g, '$1\n'));
        await page.waitFor(
          (s) => s.mode === 'generate' && boardOf(s) === kMask && /^Pasted as the pattern: 28 clue cells/.test(s.status),
          'the mask',
        );
        await inDocument(page, 'button undo'); // the focus may be in the document
        await page.waitFor((s) => boardOf(s) === start, 'the pattern before');
        await page.paste(kPuzzle);
        const offered = await page.waitFor((s) => boardOf(s) === cellsOf(kPuzzle) && button(s, 'paste-as-puzzle')?.on, 'the offer');
        for (const sentence of [/^You pasted a puzzle$/, /^Its clue cells are now the pattern\. Use it$/])
          assert.ok(says(offered, sentence), offered.facts.join('; '));
        assert.deepEqual(
          [button(offered, 'paste-as-pattern').label, button(offered, 'paste-as-puzzle').label],
          ['As pattern', 'As puzzle'],
        );
        assert.equal(button(offered, 'paste-as-pattern').pressed, true);
        await page.screenshot(`paste-offer-${name}-${view.name}`);
        await press('paste-as-pattern');
        await page.waitFor((s) => !button(s, 'paste-as-puzzle')?.on && boardOf(s) === cellsOf(kPuzzle), 'the accepted pattern');
        await inDocument(page, 'button undo'); // the focus may be in the document
        await page.waitFor((s) => boardOf(s) === start, 'the pattern before, again');
        await page.paste(kPuzzle);
        await page.waitFor((s) => button(s, 'paste-as-puzzle')?.on, 'the offer again');
        // By keys alone: the document's button.
        if (view.touch) await press('paste-as-puzzle');
        else await page.tab.locator('#document button[data-id="paste-as-puzzle"]').press('Enter');
        await page.waitFor((s) => s.mode === 'play' && boardOf(s) === kPuzzle, 'the puzzle');
        await inDocument(page, 'button undo');
        await inDocument(page, 'button mode-generate');
        await page.waitFor((s) => boardOf(s) === start, 'no trace of the paste');
      }
    });
  }
});

test('generating again keeps the puzzles, also after a reload; a command clears them, and undo restores them', async () => {
  const page = await site.open();
  await page.click('Generate');
  const count = async (/** @type {number} */ total) =>
    (await page.waitFor((s) => s.table?.total === total && !isWorking(s), `${total} puzzles`)).table.rows.map(
      (/** @type {string[]} */ row) => row[1],
    );
  await page.click('count');
  await page.press('Control+a');
  await page.type('4');
  await page.click('generate');
  const first = await count(4);
  await page.click('generate');
  const both = await count(8);
  assert.deepEqual(both.slice(0, 4), first);
  assert.equal(new Set(both).size, 8);
  await page.tab.reload();
  await page.ready();
  assert.deepEqual(await count(8), both);
  await page.screenshot('results-appended');
  await page.click('clear-results');
  const cleared = await page.waitFor((s) => s.table === null && says(s, /^Puzzles appear here/), 'no results');
  assert.equal(cleared.status, 'Cleared 8 puzzles from the results');
  await page.click('status-undo');
  assert.deepEqual(await count(8), both);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('Tab goes to the next field and keeps the text; after the last one it leaves the canvas', async () => {
  await site.use({}, async (page) => {
    await page.click('Generate');
    await page.click('count');
    // As fast as a user can: without waiting for a frame in between.
    const { keyboard } = page.tab;
    for (const text of ['37', '7.1', '7.9']) {
      await keyboard.press('Control+a');
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await page.settled();
    const typed = await page.waitFor((s) => field(s, 'er-to')?.value === '7.9', 'the third field');
    assert.equal(field(typed, 'count').value, '37');
    assert.equal(field(typed, 'er-from').value, '7.1');
    await page.click('er-to');
    await page.press('Shift+Tab');
    await keyboard.press('Control+a');
    await keyboard.type('6.5');
    await page.waitFor((s) => field(s, 'er-from').value === '6.5', 'the field before');
    const isTyping = () => page.tab.evaluate(() => document.activeElement?.id === 'typing');
    assert.equal(await isTyping(), true);
    for (let i = 0; i < 40 && (await isTyping()); ++i) await page.press('Tab');
    assert.equal(await isTyping(), false, 'Tab leaves the fields');
    // From a field of another mode, Tab leads into the document: the typed text stays.
    await page.paste(`${kPuzzle}\n${kOther}\n`);
    await page.waitFor((s) => s.mode === 'list' && s.table?.total === 2 && !isWorking(s), 'the list');
    await page.click('filter');
    await keyboard.type('clues = 17');
    await keyboard.press('Tab');
    await page.waitFor((s) => field(s, 'filter').value === 'clues = 17' && s.table.total === 1, 'the filter');
  });
});

test('the filter accepts spaces, OR and quotes; a bad one is explained, and rows and histogram stay', async () => {
  for (const view of kLooks) {
    await site.use(view, async (page) => {
      await page.paste(`${kPuzzle}\n${kOther}\n${kTwoSolutions}\n`);
      await page.waitFor((s) => s.mode === 'list' && s.table?.total === 3 && !isWorking(s), 'the list');
      const lines = async (/** @type {string} */ text, /** @type {string[]} */ wanted) => {
        await inDocument(page, `text filter ${text}`);
        return page.waitFor(
          (s) => field(s, 'filter').value === text && s.table.rows.map((/** @type {string[]} */ row) => row[0]).join() === wanted.join(),
          text,
        );
      };
      await lines('clues < 20 OR several', ['2', '3']);
      await lines(
        '"hidden single" or er >= 7',
        (await lines('er >= 1', ['1', '2'])).table.rows.map((/** @type {string[]} */ row) => row[0]),
      );
      await lines('NOT several', ['1', '2']);
      const before = await lines('clues = 17', ['2']);
      for (const [bad, problem] of [
        ['clues = 17 er >=', /^Column 17: Write a rating such as 7\.2/],
        ['"hidden', /^Column 1: Close the quote/],
        ['er', /^Column 1: Write what to compare er with/],
        ['OR er>=7', /^Column 1: Write a term before OR/],
        ['colour = 3', /There is no field "colour"/],
      ]) {
        const state = await lines(String(bad), ['2']);
        assert.match(field(state, 'filter').problem, /** @type {RegExp} */ (problem));
        assert.deepEqual(state.histogram, before.histogram);
      }
      await page.settled();
      await page.screenshot(`filter-problem-${view.name}`);
    });
  }
});

test('several solutions: counted, shown in turn, differing cells marked; none: shown, and Hint is off', async () => {
  for (const view of kLooks) {
    await site.use(view, async (page) => {
      const press = (/** @type {string} */ label) => (view.touch ? page.tap(label) : page.click(label));
      await page.paste(kTwoSolutions);
      const two = await page.waitFor((s) => says(s, /^2 solutions\. They differ in 4 cells\.$/), 'two solutions');
      assert.ok(button(two, 'other-solution').on);
      await page.screenshot(`several-${view.name}`);
      /** @type {Set<string>} */
      const seen = new Set();
      for (const number of [1, 2]) {
        await press('other-solution');
        const shown = await page.waitFor((s) => s.status.startsWith(`Solution ${number} of 2 solutions`), `solution ${number}`);
        assert.equal(countSolutions(boardOf(shown)), 1);
        seen.add(boardOf(shown));
        const differing = shown.cells.flatMap((/** @type {any} */ cell, /** @type {number} */ i) =>
          /differs between solutions/.test(cell.n) ? [i] : [],
        );
        assert.deepEqual(differing, [32, 35, 41, 44]);
      }
      assert.equal(seen.size, 2);
      await page.settled();
      await page.screenshot(`several-shown-${view.name}`);
      await page.paste(`1${'.'.repeat(80)}`);
      await page.waitFor((s) => says(s, /^1\u2009000 or more solutions\./), 'a thousand');
      await page.paste(kNoSolution);
      const none = await page.waitFor((s) => says(s, /^No solution\./) && boardOf(s) === kNoSolution, 'no solution');
      assert.equal(button(none, 'hint').on, false);
      assert.equal((await page.widget('hint')).disabled, true);
      await page.settled();
      await page.screenshot(`no-solution-${view.name}`);
      await page.press('Control+k');
      await page.type('hint');
      const isTold = async () =>
        (await readDocument(page, '#document-palette [role="option"]')).some((row) => /^Hint, .*the puzzle has no solution$/.test(row));
      await page.until(isTold, 'the reason why there is no hint');
      await page.press('Escape');
    });
  }
});

/** Whether a digit is highlighted: then each cell says whether it is possible there. @param {any} state */
const isHighlighted = (state) => state.cells.some((/** @type {any} */ cell) => / is possible$/.test(cell.n));

test('a new puzzle starts with one cell selected, its path scrolled to the top and nothing over it', async () => {
  await site.use({}, async (page) => {
    await page.paste(kPuzzle);
    await page.waitFor((s) => s.steps.length > 20, 'the path');
    for (const overlay of [['step 3'], ['available-steps'], ['highlight-5', 'select-all'], ['why']]) {
      for (const name of overlay) await (name.startsWith('step') ? page.click(name) : inDocument(page, `button ${name}`));
      assert.equal(isHighlighted(await page.state()), overlay.includes('highlight-5'));
      if (await page.has('step 5')) await page.scroll('step 5', 3000);
      await page.paste(kOther);
      const other = await page.waitFor((s) => boardOf(s) === kOther && s.steps.length > 20, 'the other puzzle');
      assert.equal(other.cells.filter((/** @type {any} */ cell) => cell.s).length, 1, `${overlay}: selected cells`);
      assert.equal(other.step, -1);
      assert.equal(other.available, null);
      assert.equal(isHighlighted(other), false);
      assert.equal(button(other, 'why').pressed, false);
      await page.settled();
      assert.ok(await page.has('step 1'), `${overlay}: the path's first step is in sight`);
      await page.paste(kPuzzle);
      await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 20, 'the first puzzle again');
    }
    await page.screenshot('new-puzzle');
  });
});

test('81 emoji are not a board', async () => {
  await site.use({}, async (page) => {
    const before = boardOf(await page.state());
    for (const text of ['\u{1F600}'.repeat(81), `${'\u{1F9E9}'.repeat(9)}\n`.repeat(9), '\u2B1C'.repeat(81)]) {
      await page.paste(text);
      const state = await page.waitFor(
        (s) => /no digits found, only '.+': write 1-9/u.test(field(s, 'puzzle-text')?.problem ?? ''),
        'the error',
      );
      assert.equal(boardOf(state), before);
      await page.screenshot('emoji');
      await inDocument(page, 'text puzzle-text ');
    }
    await page.drop('x.txt', kPuzzle);
    await page.waitFor((s) => boardOf(s) === kPuzzle, 'a text file after it');
  });
});

test("the library's seventh pattern is a sun that has puzzles", async () => {
  await site.use({}, async (page) => {
    await page.click('Generate');
    await inDocument(page, 'button pattern-sun');
    const sun = await page.waitFor((s) => says(s, /^24 clue cells, full symmetry/), 'the sun');
    assert.equal(boardOf(sun).slice(36, 45), '.x.x.x.x.');
    await page.settled();
    await page.screenshot('pattern-sun');
    await inDocument(page, 'text count 3');
    await inDocument(page, 'button generate');
    const made = await page.waitFor((s) => s.table?.total === 3 && !isWorking(s), 'three puzzles');
    for (const row of made.table.rows) {
      assert.equal(cellsOf(row[made.table.columns.indexOf('Puzzle')]), boardOf(sun));
    }
  });
});

test('a paste comes after earlier key presses, even if no frame has shown their effect yet', () =>
  site.use({}, async (page) => {
    await inDocument(page, 'button mode-generate');
    await page.waitFor((s) => s.mode === 'generate', 'the pattern');
    await page.tab.evaluate((/** @type {string} */ text) => {
      const canvas = /** @type {HTMLElement} */ (document.getElementById('canvas'));
      canvas.focus();
      const chord = { key: 'E', code: 'KeyE', shiftKey: true, bubbles: true, cancelable: true };
      for (const type of ['keydown', 'keyup']) canvas.dispatchEvent(new KeyboardEvent(type, chord));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      canvas.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, kSolution);
    await page.waitFor((s) => s.mode === 'enumerate' && boardOf(s) === kSolution, 'the grid');
  }));
