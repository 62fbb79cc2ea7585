// The command palette: by keyboard, by touch, and in the document alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runByPalette } from './document_user.mjs';
import { boardOf, siteOfTests } from './harness.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const site = await siteOfTests();

test('Ctrl+K, some letters, Enter; the most recent command comes first, also after a reload', async () => {
  const page = await site.open();
  await page.press('Control+k');
  await page.type('invert');
  await page.press('Enter');
  await page.waitFor((s) => s.mode === 'generate' && s.palette === null, 'the command of another mode');
  await page.press('Control+k');
  assert.match((await page.waitFor((s) => s.palette, 'the palette')).palette.rows[0].n, /^Invert/);
  await page.press('Escape');
  await page.waitFor((s) => s.palette === null, 'the palette closed');
  await page.tab.reload();
  await page.ready();
  await page.press('Control+k');
  assert.match((await page.waitFor((s) => s.palette, 'the palette')).palette.rows[0].n, /^Invert/);
  await page.type('r5c3');
  await page.press('Enter');
  await page.waitFor((s) => s.cursor === 38, 'the cell');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a puzzle pasted into it opens', async () => {
  const page = await site.open();
  await page.press('Control+k');
  await page.paste(kPuzzle);
  assert.match((await page.waitFor((s) => s.palette?.rows.length === 1, 'one result')).palette.rows[0].n, /^Open this puzzle/);
  await page.press('Enter');
  assert.equal(boardOf(await page.waitFor((s) => s.palette === null, 'the board')), kPuzzle);
  await page.close();
});

test('a command from the document that selects cells keeps them selected when the focus returns to the board', () =>
  site.use({}, async (page) => {
    await page.paste('4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........');
    await page.waitFor((s) => s.steps.length > 3, 'the path');
    await runByPalette(page, 'Find backdoors');
    const state = await page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => /backdoor size 2/.test(fact)), 'the fact');
    await page.settled();
    const selected = (/** @type {any} */ s) => s.cells.flatMap((/** @type {any} */ cell, /** @type {number} */ i) => (cell.s ? [i] : []));
    assert.deepEqual(
      [selected(state), selected(await page.state())],
      [
        [1, 17],
        [1, 17],
      ],
    );
  }));

test('on a phone it is a full-page sheet that works by touch', async () => {
  const page = await site.open({ width: 390, height: 844, ratio: 2, touch: true });
  await page.tap('palette');
  await page.tab.keyboard.type('clear board');
  await page.settled();
  await page.screenshot('palette-phone');
  await page.tap('palette-row-clear-board');
  const state = await page.waitFor((s) => s.palette === null, 'the command');
  assert.match(boardOf(state), /^\.{81}$/);
  await page.tap('palette');
  await page.tap('palette-close');
  await page.waitFor((s) => s.palette === null, 'the palette closed');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('in the document: opened from its grid, it has the keyboard focus, announces the count, and returns the focus', async () => {
  const page = await site.open();
  await page.paste(kPuzzle);
  const focused = () => page.tab.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('role'));
  await page.tab.locator('#document .board-grid [tabindex="0"]').focus();
  await page.press('Control+k');
  await page.until(async () => (await focused()) === 'document-palette-text', 'the field in the document');
  assert.match(await page.tab.locator('#document-palette-said').textContent(), /^\d+ results$/);
  await page.type('sol');
  await page.waitFor((s) => s.palette?.text === 'sol', 'the text');
  await page.settled();
  const first = page.tab.getByRole('listbox', { name: 'Results' }).getByRole('option').first();
  assert.match(await first.textContent(), /^Solve/);
  assert.equal(await first.getAttribute('aria-selected'), 'true');
  assert.equal(await page.tab.locator('#document-palette-text').getAttribute('aria-activedescendant'), await first.getAttribute('id'));
  await page.press('ArrowDown');
  await page.waitFor((s) => s.palette?.chosen === 1, 'the next one');
  await page.press('ArrowUp');
  await page.press('Enter');
  const state = await page.waitFor((s) => s.palette === null, 'the palette closed');
  assert.doesNotMatch(boardOf(state), /\./);
  await page.until(async () => (await focused()) === 'gridcell', 'the focus back in the grid');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('in the document: closing it focuses the board if the previous element can no longer have the focus', async () => {
  const page = await site.open();
  await page.paste(kPuzzle);
  const undo = page.tab.locator('#document button[data-id="undo"]');
  await undo.focus();
  await page.press('Control+k');
  await page.type('undo');
  assert.match((await page.waitFor((s) => s.palette?.text === 'undo', 'the text')).palette.rows[0].n, /^Undo/);
  const composed = await page.tab
    .locator('#document-palette-text')
    .evaluate((/** @type {Element} */ field) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true })),
    );
  assert.equal(composed, true, 'the input method handles its own Escape');
  await page.press('Enter');
  await page.waitFor(
    (s) => s.palette === null && s.buttons.some((/** @type {any} */ b) => b.id === 'undo' && !b.on),
    'nothing more to undo',
  );
  await page.settled();
  assert.equal(await undo.isDisabled(), true);
  assert.equal(await page.tab.evaluate('document.activeElement?.getAttribute("role")'), 'gridcell');
  await page.close();
});
