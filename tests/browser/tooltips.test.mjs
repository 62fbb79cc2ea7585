// Tooltips: they come when the pointer rests and not while it moves, cost no frames while they wait, and go with a press.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, isWorking, openSite } from './harness.mjs';

const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kRest = 1200; // milliseconds, well over what a tooltip waits

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(async () => {
  await site?.close();
});

/** @typedef {import('./harness.mjs').RookeryPage} Page */
const sleep = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

/** @param {Page} page */
async function rated(page) {
  await page.paste(kPuzzle);
  await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 0 && !isWorking(s), 'the path');
  await page.settled();
}

test('a tooltip comes when the pointer rests, not while it moves, and needs no frames meanwhile', () =>
  site.use({}, async (page) => {
    await rated(page);
    const { centre } = await page.widget('clear-cell');
    // Without a rest, which a slow machine may make of two moves: then it begins anew from elsewhere.
    const moved = await page.tab.evaluate(
      async (/** @type {any} */ [{ x, y }, time]) => {
        const { test: hooks } = /** @type {any} */ (window).rookery;
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
          else if (hooks.widget('tooltip')) return 'a tooltip';
          else if (last - since > time) return 'none';
        }
        return 'no steady moves';
      },
      [centre, kRest],
    );
    assert.equal(moved, 'none', 'while it moves');
    await page.tab.mouse.move(centre.x + 5, centre.y);
    // Frames that the browser draws until the tooltip is there, and those that the page ran for it.
    const spent = await page.tab.evaluate(async () => {
      const { test: hooks } = /** @type {any} */ (window).rookery;
      const [drawn, began] = [hooks.frames(), performance.now()];
      while (!hooks.widget('tooltip') && performance.now() - began < 20_000) await new Promise(requestAnimationFrame);
      return { frames: hooks.frames() - drawn, there: Boolean(hooks.widget('tooltip')) };
    });
    assert.ok(spent.there, 'at rest');
    assert.ok(spent.frames <= 10, `${spent.frames} frames for a tooltip`);
    await page.settled();
    await page.screenshot('tooltip');
    const before = await page.frames();
    await sleep(500);
    assert.deepEqual(await page.frames(), before, 'no frame while it is shown');
    await page.tab.mouse.move(centre.x + 3, centre.y);
    await page.settled();
    assert.ok(await page.has('tooltip'), 'it stays while the pointer moves on its button');
    await page.tab.mouse.move(300, 300);
    await page.settled();
    assert.equal(await page.has('tooltip'), false, 'elsewhere');
  }));

test('a tooltip goes when its button is pressed, and comes again once the pointer has been elsewhere', () =>
  site.use({}, async (page) => {
    await rated(page);
    for (const button of ['hint', 'clear-cell']) {
      await page.hover(button);
      await page.until(() => page.has('tooltip'), `the tooltip of ${button}`);
      await page.tab.mouse.down();
      await page.until(async () => !(await page.has('tooltip')), `the end of the tooltip of ${button}`);
      await sleep(kRest);
      assert.equal(await page.has('tooltip'), false, `pressed: ${button}`);
      await page.tab.mouse.up();
      await page.settled();
      await sleep(kRest);
      assert.equal(await page.has('tooltip'), false, `after the press: ${button}`);
      await page.tab.mouse.move(300, 300);
      await page.settled();
    }
    await page.hover('clear-cell');
    await page.until(() => page.has('tooltip'), 'the tooltip again');
  }));
