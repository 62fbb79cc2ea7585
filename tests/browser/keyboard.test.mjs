// The keyboard alone: one tab stop per region, all reachable and escapable; a visible focus in both themes; shortcuts that do not interfere
// with typing; zoom; reduced motion.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, hasPath, isWorking, siteOfTests } from './harness.mjs';
import { holdFrom, holdParts } from './held_parts.mjs';
import { focusOf, pressByKeys, tabTo } from './keyboard_user.mjs';
import { inDocument, kTableRows, pasteInDocument } from './document_user.mjs';

const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';

const site = await siteOfTests();

/** @param {import('./harness.mjs').View} [view] */
async function withPath(view) {
  const page = await site.open(view);
  await page.paste(kFish);
  await page.waitFor((s) => boardOf(s) === kFish && hasPath(s) && !isWorking(s), 'the path');
  await page.settled();
  return page;
}

/** Tab from the board until the focus leaves the page or returns. @param {import('./harness.mjs').RookeryPage} page */
async function tabStops(page) {
  await page.tab.keyboard.press('Tab');
  /** @type {string[]} */
  const stops = [];
  for (let i = 0; i < 80; ++i) {
    const { region, id } = await focusOf(page);
    const isField = await page.tab.evaluate('document.activeElement.matches(".field-input")');
    const own = await page.tab.evaluate('document.activeElement.id');
    const turns = await page.tab.evaluate('document.activeElement.matches(".rows-before, .rows-after")');
    const stop = isField ? `field ${id}` : region === 'document-input' ? own : turns ? `more of ${region}` : region;
    if (stop === '' || (stop === stops[0] && stops.length > 1)) return stops;
    stops.push(stop);
    await page.tab.keyboard.press('Tab');
  }
  return assert.fail(`no end of tab stops: ${stops.join(', ')}`);
}

test('each region has one tab stop, and none traps the focus', async () => {
  const page = await withPath();
  const stops = await tabStops(page);
  for (const region of ['board', 'more of path', 'path', 'document-paste', 'document-use', 'document-file'])
    assert.equal(stops.filter((stop) => stop === region).length, 1, `${region} among ${stops.join(', ')}`);
  await inDocument(page, 'button mode-list');
  await pasteInDocument(page, [kFish, kFish].join('\n'));
  await page.waitFor((s) => s.table?.total === 2 && !isWorking(s), 'the list');
  await page.settled();
  await page.tab.evaluate(() => document.getElementById('canvas')?.focus());
  const inList = await tabStops(page);
  for (const region of ['board', 'field filter', 'histogram', 'document-paste']) {
    assert.equal(inList.filter((stop) => stop === region).length, 1, `${region} among ${inList.join(', ')}`);
  }
  // Its columns, by which it can be sorted, and its rows.
  assert.equal(inList.filter((stop) => stop === 'sort-rows').length, 2, inList.join(', '));
  await page.close();
});

test('arrow keys, Home, End and letters move between modes; pressing a button keeps the focus, Escape returns to the board', async () => {
  const page = await withPath();
  await tabTo(page, ({ id }) => id === 'mode-play', 'the modes');
  await page.press('ArrowRight');
  assert.equal((await focusOf(page)).id, 'mode-list');
  await page.press('ArrowLeft');
  await page.press('ArrowLeft');
  assert.equal((await focusOf(page)).id, 'mode-home');
  await page.press('ArrowLeft');
  const { id: last } = await focusOf(page);
  await page.press('Home');
  await page.press('End');
  assert.equal((await focusOf(page)).id, last);
  await page.press('p');
  assert.equal((await focusOf(page)).id, 'mode-play');
  await pressByKeys(page, 'solve');
  await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
  await page.settled();
  assert.equal((await focusOf(page)).id, 'solve');
  await pressByKeys(page, 'undo');
  await page.waitFor((s) => boardOf(s) === kFish, 'the puzzle');
  await pressByKeys(page, 'undo'); // the paste: the last step that can be undone
  await page.waitFor((s) => s.buttons.some((/** @type {any} */ b) => b.id === 'undo' && !b.on), 'nothing to undo');
  await page.settled();
  assert.equal((await focusOf(page)).id, 'undo', 'a disabled button keeps the focus');
  await page.press('Escape');
  assert.equal((await focusOf(page)).region, 'board');
  await page.close();
});

test('the focus moves to the board when its element disappears: Cancel of a job, a row that opens its puzzle', async () => {
  const page = await site.open({ width: 390, height: 844, before: (tab) => holdParts(tab, 1) });
  await pasteInDocument(page, Array(60).fill(kFish).join('\n'));
  await page.waitFor((s) => s.mode === 'list' && isWorking(s) && s.table?.total > 0, 'the first rows');
  await page.settled();
  const cancel = page.tab.locator('#document [data-id^="cancel-job-"]');
  await cancel.focus();
  assert.equal((await focusOf(page)).region, 'jobs');
  await page.press('Enter');
  await page.waitFor((s) => !isWorking(s), 'the end');
  await page.settled();
  assert.equal((await focusOf(page)).region, 'canvas', 'a narrow page has no board next to a list, so the canvas has the focus');

  await page.tab.locator(kTableRows).first().focus();
  assert.equal((await focusOf(page)).region, 'sort-rows');
  await page.press('Enter');
  await page.waitFor((s) => s.mode === 'play' && boardOf(s) === kFish && !s.table, 'the puzzle');
  await page.settled();
  assert.equal((await focusOf(page)).region, 'board');
  await page.close();
});

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  test(`the focus is always visible, ${theme}`, async () => {
    const page = await withPath({ theme });
    const without = await page.tab.screenshot();
    await page.tab.keyboard.press('Tab');
    /** @type {string[]} */
    const unseen = [];
    for (let i = 0; i < 7; ++i) {
      await page.settled();
      const { region, id } = await focusOf(page);
      const shown = await page.tab.evaluate(() => {
        const node = /** @type {HTMLElement} */ (document.activeElement);
        const style = getComputedStyle(node);
        const drawer = node.closest('.drawer');
        const box = node.getBoundingClientRect();
        const inside = box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
        return (
          inside &&
          style.outlineStyle !== 'none' &&
          parseFloat(style.outlineWidth) >= 1 &&
          (!drawer || getComputedStyle(drawer).opacity === '1')
        );
      });
      if (!shown) unseen.push(`${region} ${id}`);
      assert.notDeepEqual(await page.tab.screenshot(), without, `the picture with the focus at ${region} ${id}`);
      await page.tab.keyboard.press('Tab');
    }
    assert.deepEqual(unseen, []);
    await page.close();
  });
}

test('typing in a document field triggers no shortcuts', async () => {
  const page = await withPath();
  const { mode, theme } = await page.state();
  await inDocument(page, 'button edit-text');
  await tabTo(page, ({ id }) => id === 'puzzle-text', 'the field');
  await page.type('hnsLGT?5 r');
  const state = await page.state();
  assert.deepEqual([state.mode, state.theme, boardOf(state), state.step], [mode, theme, kFish, -1]);
  assert.equal(await page.tab.locator('#document [data-id="puzzle-text"]').inputValue(), 'hnsLGT?5 r');
  await page.tab.locator('#document-paste').focus();
  await page.type('hnsLGT?5 r');
  await page.press('Control+z');
  assert.equal(boardOf(await page.state()), kFish, 'the field handles undo itself');
  await page.close();
});

test('letters do nothing once switched off, also after a reload', async () => {
  const page = await withPath();
  await page.press('Control+k');
  await page.type('single-letter');
  await page.press('Enter');
  await page.waitFor((s) => s.status.startsWith('Single-letter keys are off'), 'the message about it');
  const theme = (await page.state()).theme;
  for (const again of [false, true]) {
    if (again) {
      await page.tab.reload();
      await page.ready();
    }
    for (const key of ['s', 'n', 'h', 'Shift+L', 'Shift+T', '?', '/', ']']) await page.press(key);
    const state = await page.state();
    assert.deepEqual([state.mode, state.theme, boardOf(state), state.step], ['play', theme, kFish, -1], `reloaded: ${again}`);
    assert.equal(state.buttons.find((/** @type {any} */ b) => b.id === 'shortcuts').pressed, false);
  }
  await page.press('ArrowUp');
  await page.press('4');
  await page.waitFor((s) => s.cells[s.cursor].v === '4', 'the digit');
  await page.press('Control+z');
  await page.waitFor((s) => boardOf(s) === kFish, 'the puzzle again');
  await inDocument(page, 'button shortcuts');
  await page.waitFor((s) => s.buttons.some((/** @type {any} */ b) => b.id === 'shortcuts' && b.pressed), 'the page of shortcuts');
  await page.settled();
  await page.screenshot('letter-keys-off');
  await page.click('letter-keys');
  await page.press('Escape');
  await page.press('s');
  await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
  await page.close();
});

test('nothing prevents zooming the page', async () => {
  const page = await withPath({ width: 390, height: 844, ratio: 2, touch: true });
  assert.doesNotMatch(await page.tab.locator('meta[name=viewport]').getAttribute('content'), /user-scalable|maximum-scale/);
  assert.match(
    await page.tab.locator('#canvas').evaluate((/** @type {Element} */ canvas) => getComputedStyle(canvas).touchAction),
    /pinch-zoom/,
  );
  const kept = (/** @type {object} */ given) =>
    page.tab.evaluate(
      (/** @type {any} */ init) =>
        document
          .getElementById('canvas')
          ?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100, ...init })),
      given,
    );
  assert.equal(await kept({ ctrlKey: true }), true, 'the browser handles Ctrl with the wheel');
  assert.equal(await kept({}), false, 'the UI handles the wheel alone');
  await page.close();
});

for (const [percent, width, height] of [
  [200, 640, 400],
  [400, 320, 256],
]) {
  test(`at ${percent} % everything is on the page or can be scrolled to`, async () => {
    const page = await withPath({ width, height, ratio: percent / 100 });
    const reached = await page.tab.evaluate(() => {
      const plain = document.documentElement.classList.contains('plain');
      return {
        plain,
        sideways: document.documentElement.scrollWidth > innerWidth,
        scrolls: document.documentElement.scrollHeight > innerHeight,
      };
    });
    assert.equal(reached.sideways, false, 'nothing scrolls sideways');
    await page.screenshot(`zoom-${percent}`);
    if (percent === 200) {
      assert.equal(reached.plain, false);
      const cell = await page.widget('cell r9c9');
      const tab = await page.widget('mode-play');
      assert.ok(cell.y + cell.height <= tab.y, `the board ends at ${cell.y + cell.height}, the tabs begin at ${tab.y}`);
    } else {
      assert.deepEqual([reached.plain, reached.scrolls], [true, true]);
      await page.tab.getByRole('gridcell').nth(0).click();
      await page.press('4');
      await page.waitFor((s) => s.cells[0].v === '4', 'the digit');
      await page.tab.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
      const outside = await page.tab.evaluate(() =>
        [...document.querySelectorAll('#document :is(button, input, textarea, [role=gridcell], [role=option])')]
          .filter((node) => node.getClientRects().length > 0 && node.getBoundingClientRect().right > innerWidth + 1)
          .map((node) => node.outerHTML.slice(0, 80)),
      );
      assert.deepEqual(outside, []);
    }
    await page.close();
  });
}

test('an on-screen keyboard does not switch to the small view, not even while it closes', async () => {
  const page = await site.open({ width: 390, height: 844, ratio: 2, touch: true });
  await pasteInDocument(page, [kFish, kFish].join('\n'));
  await page.waitFor((s) => s.mode === 'list' && s.table?.total === 2 && !isWorking(s), 'the list');
  await page.tap('filter');
  await page.until(() => page.tab.evaluate('document.activeElement?.id === "typing"'), 'the keyboard');
  await page.resize(390, 400);
  const isPlain = () => page.tab.evaluate('document.documentElement.classList.contains("plain")');
  const plainAtOnce = await page.tab.evaluate(() => {
    document.getElementById('canvas')?.focus();
    window.dispatchEvent(new Event('resize')); // the on-screen keyboard is about to appear
    return document.documentElement.classList.contains('plain');
  });
  assert.equal(plainAtOnce, false);
  await page.until(isPlain, 'the plain view of a window that stays as small');
  await page.resize(390, 844);
  assert.equal(await isPlain(), false);
  await page.close();
});

test('growing and shrinking the window switches views back and forth', async () => {
  const page = await withPath({ width: 1280, height: 800 });
  await page.resize(320, 256);
  await page.until(() => page.tab.evaluate('document.documentElement.classList.contains("plain")'), 'the plain view');
  assert.match(await page.tab.locator('#notice').innerText(), /Plain view/);
  await page.resize(1280, 800);
  await page.until(() => page.tab.evaluate('!document.documentElement.classList.contains("plain")'), 'the drawing');
  assert.equal(await page.tab.locator('#notice').isVisible(), false);
  assert.ok((await page.colours()) > 8);
  await page.close();
});

for (const calm of [true, false]) {
  test(`an applied step ${calm ? 'does not animate with reduced motion' : 'animates without reduced motion'}`, async () => {
    const page = await withPath({ calm, ownClock: true, before: (tab) => holdParts(tab) });
    await page.press('n');
    await page.waitFor((s) => s.step === 0 && !isWorking(s), 'the step');
    await page.settled();
    await holdFrom(page.tab, 0); // no painting because of workers' reports
    await page.stopClock();
    const { painted } = await page.frames();
    await page.tab.keyboard.press('Enter');
    await page.tab.clock.runFor(2000);
    assert.notEqual(boardOf(await page.state()), kFish);
    const after = (await page.frames()).painted - painted;
    if (calm) assert.ok(after <= 2, `${after} frames painted`);
    else assert.ok(after > 4, `${after} frames painted`);
    await page.close();
  });
}
