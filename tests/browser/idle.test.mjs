// A page at rest costs nothing: in every mode, with no job running, it runs no frame and sets no timer while the browser draws a hundred
// frames and has ten idle moments.
import { test } from 'node:test';
import { isWorking, siteOfTests } from './harness.mjs';
import { inDocument, pasteInDocument } from './document_user.mjs';

const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';

const site = await siteOfTests();

/** @type {[string, (page: import('./harness.mjs').RookeryPage) => Promise<unknown>][]} */
const kModes = [
  ['play', (page) => page.waitFor((s) => s.steps.length > 0, 'the path')],
  ['play, with a step shown', (page) => inDocument(page, 'step 2')],
  ['the shortcuts', (page) => inDocument(page, 'button shortcuts')],
  [
    'list',
    async (page) => {
      await inDocument(page, 'button shortcuts');
      await pasteInDocument(page, [kFish, kFish].join('\n'));
      await page.waitFor((s) => s.table?.total === 2, 'the list');
    },
  ],
  ['list, writing in its filter', (page) => page.click('filter')],
  ['generate', (page) => inDocument(page, 'button mode-generate')],
  [
    'enumerate',
    async (page) => {
      await inDocument(page, 'button mode-enumerate');
      await pasteInDocument(page, kGrid);
      await page.waitFor((s) => s.table?.total === 311, 'the sets');
    },
  ],
  ['lab', (page) => inDocument(page, 'button mode-lab')],
];

/**
 * Frames run and timers set while the browser draws `count` frames and has ten idle moments.
 * @param {import('./harness.mjs').RookeryPage} page @param {number} count @returns {Promise<number[]>}
 */
const spentIn = (page, count) =>
  page.tab.evaluate(async (/** @type {number} */ frames) => {
    const { test } = /** @type {any} */ (window).rookery;
    const [run, set] = [test.frames(), /** @type {any} */ (window).timers];
    for (let i = 0; i < frames; ++i) await new Promise(requestAnimationFrame);
    for (let i = 0; i < 10; ++i) await new Promise((resolve) => requestIdleCallback(resolve));
    return [test.frames() - run, /** @type {any} */ (window).timers - set];
  }, count);

test('no frames while idle, in every mode', async () => {
  const page = await site.open();
  await page.tab.evaluate(() => {
    const timeout = window.setTimeout.bind(window);
    Object.assign(window, {
      timers: 0,
      setTimeout: (/** @type {any} */ ...given) => {
        ++/** @type {any} */ (window).timers;
        return timeout(.../** @type {[any]} */ (given));
      },
    });
  });
  await pasteInDocument(page, kFish);
  for (const [mode, go] of kModes) {
    await go(page);
    await page.waitFor((s) => !isWorking(s), 'rest');
    // The page computes the pattern's feasibility in the background: it rests once that has been reported.
    /** @type {number[]} */
    let spent = [];
    await page.until(
      async () => String((spent = await spentIn(page, 100))) === '0,0',
      `rest in ${mode}`,
      undefined,
      () => `; frames and timers: ${spent}`,
    );
  }
  await page.close();
});
