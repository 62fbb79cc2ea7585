// A list of any length in the page: dropped as a file, rated, sorted, filtered. Prints for each step its seconds, the page's longest frame,
// the number of frames over 16 ms, the same by CPU time, which other programs and the workers do not inflate, and the memory of the page's
// process. A measurement, not a test.
//
//   node tests/bench/web/long_list.mjs LIST.txt [SECONDS]      cancels the rating after SECONDS
//
// Memory is the process's private memory (Private_Clean and Private_Dirty of Linux's smaps), in MB; the page's process, with its workers,
// has the most of Chromium's processes. Frames are painted in software here, which takes its share of each.
import { readdirSync, readFileSync } from 'node:fs';
import { inDocument } from '../../browser/document_user.mjs';
import { isWorking, openSite } from '../../browser/harness.mjs';
import { countFrames } from './measured_gaps.mjs';

const [file, seconds = '3600'] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node tests/bench/web/long_list.mjs LIST.txt [SECONDS]');
  process.exit(2);
}

/** Megabytes of the largest process. */
function memory() {
  let most = 0;
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${process}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      const sizes = [...readFileSync(`/proc/${process}/smaps_rollup`, 'utf8').matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)];
      most = Math.max(most, sizes.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return most;
}

const site = await openSite();
const page = await site.open({ before: countFrames });

let peak = memory();
const watch = setInterval(() => (peak = Math.max(peak, memory())), 500);
console.log('step\tseconds\tframes\tlongest ms\tover 16 ms\tlongest (cpu)\tover (cpu)\tMB\tmost MB');

const system = await page.tab.context().newCDPSession(page.tab);
/** CPU milliseconds of each frame in this step. @type {number[]} */
let spent = [];
system.on('Tracing.dataCollected', (/** @type {any} */ { value }) => {
  for (const { name, tdur } of value) if (name === 'FireAnimationFrame' && tdur !== undefined) spent.push(tdur / 1000);
});
const trace = () =>
  system.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
await trace();

/** @param {string} step @param {number} begun */
async function report(step, begun) {
  const taken = (performance.now() - begun) / 1000;
  const { frames, longest, over } = await page.tab.evaluate(() => {
    const seen = /** @type {any} */ (window).seenFrames;
    const before = { ...seen };
    Object.assign(seen, { longest: 0, over: 0, frames: 0 });
    return before;
  });
  const now = memory();
  const ended = new Promise((resolve) => system.once('Tracing.tracingComplete', resolve));
  await system.send('Tracing.end');
  await ended;
  const cpu = [Math.max(0, ...spent).toFixed(1), spent.filter((milliseconds) => milliseconds > 16).length];
  spent = [];
  await trace();
  console.log([step, taken.toFixed(1), frames, longest.toFixed(1), over, ...cpu, now.toFixed(0), peak.toFixed(0)].join('\t'));
}

await report('fresh page', performance.now());
const begun = performance.now();
await page.tab.locator('#document-file').setInputFiles(file);
await page.until(async () => (await page.state()).table?.rows.length > 0, 'a row', 120_000);
await report('first rows', begun);
const end = Date.now() + Number(seconds) * 1000;
await page.until(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000)); // reading the state draws a frame
    return Date.now() > end || !isWorking(await page.state());
  },
  'the last row',
  Number(seconds) * 1000 + 60_000,
);
await report(`${(await page.state()).table.total} rated`, begun);
if (isWorking(await page.state()))
  await inDocument(page, `cancel ${(await page.state()).jobs.find((/** @type {any} */ job) => job.end === '').id}`);

const steps = ['button sort-er', 'button sort-er', 'button sort-puzzle', 'text filter er>3 clues=17'];
for (const step of steps) {
  const from = performance.now();
  await inDocument(page, step);
  await page.settled();
  await report(`${step}: ${(await page.state()).table.total} rows`, from);
}
clearInterval(watch);
await page.close();
await site.close();
