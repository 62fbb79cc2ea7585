// How long does it take from a press to a new puzzle on the board, on a phone-sized page? For each level and each other size, in
// milliseconds until the frame that shows it: on a page just opened ("cold"), and on one at rest, which has made a puzzle of each level in
// advance ("rested"). Median and longest of RUNS runs. A measurement, not a test.
//
//   node tests/bench/web/new_puzzle.mjs [RUNS]
import { openSite } from '../../browser/harness.mjs';

const runs = Number(process.argv[2] ?? 5);
const kPhone = { width: 390, height: 844, ratio: 2, touch: true, player: true };
/** The buttons that lead to the final button, and that button. */
const kWays = [
  ...['easy', 'medium', 'hard', 'expert', 'extreme'].map((level) => ({ before: ['new-puzzle'], press: `new-${level}` })),
  ...['four', 'sixteen', 'diagonal'].map((size) => ({ before: ['new-puzzle', 'other-sizes'], press: `new-${size}-easy` })),
];
const kRest = 20_000; // milliseconds until a puzzle of each level is ready

/** @typedef {import('../../browser/harness.mjs').RookeryPage} Page */

/**
 * Records the start of the next press, and waits in the page for the frame that announces another puzzle.
 * @param {Page} page @returns {Promise<number>}
 */
const nextPuzzle = (page) =>
  page.tab.evaluate(
    () =>
      new Promise((resolve) => {
        const { test } = /** @type {any} */ (window).rookery;
        const before = test.outline().status;
        let since = Infinity;
        addEventListener('pointerdown', () => (since = performance.now()), { capture: true, once: true });
        const look = () => {
          const { status } = test.outline();
          if (since < Infinity && status !== before && /^New puzzle: /.test(status)) resolve(performance.now() - since);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** @param {Page} page @param {(typeof kWays)[number]} way */
async function measure(page, { before, press }) {
  for (const label of ['mode-play', ...before]) await page.tap(label);
  const shown = nextPuzzle(page);
  await page.tap(press);
  return shown;
}

/** @type {Map<string, number[]>} */
const times = new Map();
/** @param {string} name @param {(typeof kWays)[number]} way @param {number} took */
const note = (name, { press }, took) => times.set(`${press}\t${name}`, [...(times.get(`${press}\t${name}`) ?? []), took]);

const site = await openSite();
for (let run = 0; run < runs; ++run) {
  for (const way of kWays) {
    const page = await site.open(kPhone);
    note('cold', way, await measure(page, way));
    await page.close();
  }
  const page = await site.open(kPhone);
  await new Promise((resolve) => setTimeout(resolve, kRest));
  for (const way of kWays) note('rested', way, await measure(page, way));
  await page.close();
}
await site.close();
console.log('pressed\tpage\tmedian ms\tlongest ms');
for (const [name, took] of times) {
  took.sort((a, b) => a - b);
  console.log([name, ...[took[took.length >> 1], took[took.length - 1]].map(Math.round)].join('\t'));
}
