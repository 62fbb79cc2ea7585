// The time that Cancel takes: in the page, from the press to the frame without the button, compared with a press that only redraws; in the
// pool, from the call to the end of a job whose part would take hours. A benchmark, not a test: it depends on the machine and its load.
//
//   node tests/bench/web/cancelling.mjs [RUNS]
import { openSite } from '../../browser/harness.mjs';
import { holdFrom, holdParts } from '../../browser/held_parts.mjs';
import { runJob, withPool } from '../../web/support.mjs';

const runs = Number(process.argv[2] ?? 5);
const kHardest = '........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4';
const kUndecided = '.x..x..x..x..x..x.............x..x.x....x......xx....x........x...x....x..x......';
/** Prints the times in ascending order. @param {string} what @param {number[]} times milliseconds */
const report = (what, times) =>
  console.log(
    `${what}\t${times
      .sort((a, b) => a - b)
      .map((time) => time.toFixed(1))
      .join('\t')}`,
  );

/**
 * Presses a button of the document and waits, inside the page, until `over` accepts the nodes of the outline.
 * @param {import('../../browser/harness.mjs').RookeryPage} page @param {string} id of the button @param {string} over an expression
 * @returns {Promise<number>} milliseconds
 */
const timed = (page, id, over) =>
  page.tab.evaluate(`new Promise((resolve) => {
    const began = performance.now();
    document.querySelector('#document [data-id="${id}"]').click();
    const look = () => {
      const flat = (parts = []) => parts.flatMap((node) => [node, ...flat(node.parts)]);
      const nodes = flat(window.rookery.test.outline().parts);
      if (${over}) resolve(performance.now() - began);
      else setTimeout(look, 1);
    };
    look();
  })`);

/** @param {import('../../../web/rookery.js').JobSpec} spec @returns {Promise<number>} milliseconds */
const cancelled = (spec) =>
  withPool({ size: 2 }, async (pool) => {
    let asked = 0;
    await new Promise((resolve) => {
      const handle = pool.start(spec, {
        onActivity: () => {
          asked ||= performance.now();
          handle.cancel();
        },
        onEnd: resolve,
      });
    });
    const took = performance.now() - asked;
    await runJob(pool, { verb: 'solve', input: kHardest });
    return took;
  });

const site = await openSite();
const page = await site.open({ before: (tab) => holdParts(tab) });
/** @type {number[]} */
const draws = [];
/** @type {number[]} */
const cancels = [];
for (let run = 0; run < runs; ++run) {
  for (const mode of ['list', 'play']) draws.push(await timed(page, `mode-${mode}`, `window.rookery.test.outline().mode === '${mode}'`));
  await holdFrom(page.tab, 0);
  await page.paste(kHardest.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + run) % 9) + 1)));
  await page.widget('cancel-rating');
  cancels.push(await timed(page, 'cancel-rating', `!nodes.some((node) => node.id === "cancel-rating" && !node.off)`));
  await holdFrom(page.tab, Infinity);
}
await site.close();
console.log('what\tmilliseconds, the quickest first');
report('page: a press that draws', draws);
report('page: Cancel of a rating', cancels);
for (const spec of [
  { verb: 'solve', options: { limit: 1e15 }, input: '.'.repeat(81) },
  { verb: 'exact', options: { pattern: kUndecided, strategies: 'naked', method: 'refute', steps: 8 } },
]) {
  const times = [];
  for (let run = 0; run < runs; ++run) times.push(await cancelled(spec));
  report(`pool: ${spec.verb}`, times);
}
