// Tooltips: they appear when the pointer rests, not while it moves; they cost no frames while they wait, and a press closes them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';

const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kRest = 2000; // milliseconds of the page's clock, well over the delay of a tooltip

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** @param {Page} page */
async function rated(page) {
  await page.paste(kPuzzle);
  await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 0 && !isWorking(s), 'the path');
  await page.settled();
}

/**
 * Makes window.beneath(widget) return the picture below a widget, where its tooltip appears: a tooltip is only pixels, not a widget.
 * @param {Page} page
 */
const watch = (page) =>
  page.tab.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const [width, height] = [360, 50];
    const copy = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    );
    const beneath = (/** @type {any} */ widget) => {
      copy.clearRect(0, 0, width, height);
      copy.drawImage(canvas, width / 2 - (widget.x + widget.width / 2), -(widget.y + widget.height + 2));
      return copy.getImageData(0, 0, width, height).data.reduce((sum, value) => (sum * 31 + value) % 1_000_003, 7);
    };
    Object.assign(window, { beneath });
  });
/** @param {Page} page @param {any} widget @returns {Promise<number>} */
const beneath = (page, widget) =>
  page.tab.evaluate((/** @type {any} */ { x, y, width, height }) => /** @type {any} */ (window).beneath({ x, y, width, height }), widget);

test('a tooltip appears once the pointer rests, not while it moves, and needs no frames meanwhile', () =>
  site.use({ ownClock: true }, async (page) => {
    await rated(page);
    await watch(page);
    const widget = await page.widget('clear-cell');
    const { x, y } = widget.centre;
    const plain = await beneath(page, widget);
    await page.stopClock();
    const moveTo = async (/** @type {number} */ left, /** @type {number} */ top, time = 50) => {
      await page.tab.mouse.move(left, top);
      await page.tab.clock.runFor(time);
      return beneath(page, widget);
    };
    for (let time = 0; time < kRest; time += 50) assert.equal(await moveTo(x + ((time / 50) % 2 ? 9 : -9), y), plain, 'while it moves');
    const { run } = await page.frames();
    assert.notEqual(await moveTo(x + 5, y, kRest), plain, 'at rest');
    const shown = await page.frames();
    assert.ok(shown.run - run <= 10, `${shown.run - run} frames for a tooltip`);
    await page.screenshot('tooltip');
    await page.tab.clock.runFor(10_000);
    assert.deepEqual(await page.frames(), shown, 'no frame while it is shown');
    assert.notEqual(await moveTo(x + 3, y), plain, 'it stays while the pointer moves on its button');
    assert.equal(await moveTo(300, 300), plain, 'elsewhere');
  }));

test('a tooltip disappears when its button is pressed, and reappears only after the pointer has left', () =>
  site.use({ ownClock: true }, async (page) => {
    await rated(page);
    await watch(page);
    for (const button of ['hint', 'clear-cell']) {
      const widget = await page.widget(button);
      const plain = await beneath(page, widget);
      await page.hover(button);
      await page.until(async () => (await beneath(page, widget)) !== plain, `the tooltip of ${button}`);
      await page.tab.mouse.down();
      await page.until(async () => (await beneath(page, widget)) === plain, `the end of the tooltip of ${button}`);
      await page.tab.clock.runFor(kRest);
      assert.equal(await beneath(page, widget), plain, `pressed: ${button}`);
      await page.tab.mouse.up();
      await page.settled();
      await page.tab.clock.runFor(kRest);
      // The effect of the press may also be visible there, but it stays.
      const pressed = await beneath(page, widget);
      await page.tab.mouse.move(300, 300);
      await page.settled();
      assert.equal(await beneath(page, widget), pressed, `after the press: ${button}`);
    }
    const widget = await page.widget('clear-cell');
    const plain = await beneath(page, widget);
    await page.hover('clear-cell');
    await page.until(async () => (await beneath(page, widget)) !== plain, 'the tooltip again');
  }));
