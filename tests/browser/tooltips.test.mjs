// Tooltips: they come when the pointer rests and not while it moves, cost no frames while they wait, and go with a press.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';

const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kRest = 1200; // milliseconds, well over what a tooltip waits

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */
const sleep = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

/** @param {Page} page */
async function rated(page) {
  await page.paste(kPuzzle);
  await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 0 && !isWorking(s), 'the path');
  await page.settled();
}

/** Makes window.beneath(widget) tell the picture under a widget, where its tooltip comes: a tooltip is drawn and nothing else. @param {Page} page */
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

test('a tooltip comes when the pointer rests, not while it moves, and needs no frames meanwhile', () =>
  site.use({}, async (page) => {
    await rated(page);
    await watch(page);
    const widget = await page.widget('clear-cell');
    const { centre } = widget;
    const plain = await beneath(page, widget);
    // Without a rest, which a slow machine may make of two moves: then it begins anew from elsewhere.
    const moved = await page.tab.evaluate(
      async (/** @type {any} */ [button, without, time]) => {
        const { x, y } = button.centre;
        const canvas = /** @type {HTMLElement} */ (document.getElementById('canvas'));
        const began = performance.now();
        const moveTo = async (/** @type {number} */ clientX, /** @type {number} */ clientY) => {
          canvas.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType: 'mouse', bubbles: true }));
          await new Promise(requestAnimationFrame);
        };
        for (let i = 0, since = began, last = began; performance.now() - began < 20_000; ++i) {
          await moveTo(x + (i % 2 === 0 ? -9 : 9), y);
          const slow = performance.now() - last > 200;
          if (slow) for (let n = 0; n < 4; ++n) await moveTo(300 + n, 300);
          last = performance.now();
          if (slow) since = last;
          else if (/** @type {any} */ (window).beneath(button) !== without) return 'a tooltip';
          else if (last - since > time) return 'none';
        }
        return 'no steady moves';
      },
      [widget, plain, kRest],
    );
    assert.equal(moved, 'none', 'while it moves');
    await page.tab.mouse.move(centre.x + 5, centre.y);
    // Frames that the browser draws until the tooltip is there, and those that the page ran for it.
    const spent = await page.tab.evaluate(
      async (/** @type {any} */ [button, without]) => {
        const { rookery, beneath: seen } = /** @type {any} */ (window);
        const [drawn, began] = [rookery.test.frames(), performance.now()];
        while (seen(button) === without && performance.now() - began < 20_000) await new Promise(requestAnimationFrame);
        return { frames: rookery.test.frames() - drawn, there: seen(button) !== without };
      },
      [widget, plain],
    );
    assert.ok(spent.there, 'at rest');
    assert.ok(spent.frames <= 10, `${spent.frames} frames for a tooltip`);
    await page.settled();
    await page.screenshot('tooltip');
    const before = await page.frames();
    await sleep(500);
    assert.deepEqual(await page.frames(), before, 'no frame while it is shown');
    await page.tab.mouse.move(centre.x + 3, centre.y);
    await page.settled();
    assert.notEqual(await beneath(page, widget), plain, 'it stays while the pointer moves on its button');
    await page.tab.mouse.move(300, 300);
    await page.settled();
    assert.equal(await beneath(page, widget), plain, 'elsewhere');
  }));

test('a tooltip goes when its button is pressed, and comes again once the pointer has been elsewhere', () =>
  site.use({}, async (page) => {
    await rated(page);
    await watch(page);
    for (const button of ['hint', 'clear-cell']) {
      const widget = await page.widget(button);
      const plain = await beneath(page, widget);
      await page.hover(button);
      await page.until(async () => (await beneath(page, widget)) !== plain, `the tooltip of ${button}`);
      await page.tab.mouse.down();
      await page.until(async () => (await beneath(page, widget)) === plain, `the end of the tooltip of ${button}`);
      await sleep(kRest);
      assert.equal(await beneath(page, widget), plain, `pressed: ${button}`);
      await page.tab.mouse.up();
      await page.settled();
      await sleep(kRest);
      // What the press did may be seen there too, but it stays.
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
