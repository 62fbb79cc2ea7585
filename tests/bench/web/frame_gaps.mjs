// How smooth is the page while its workers rate a list? Prints the gaps between the browser's animation frames and the page's long tasks,
// next to the same figures for a page at rest. A measurement, not a test: it depends on the machine and its load.
//
//   node tests/bench/web/frame_gaps.mjs LIST.txt [RUNS]
import { readFileSync } from 'node:fs';
import { openSite } from '../../browser/harness.mjs';
import { measureFrameGaps } from './measured_gaps.mjs';

const [file, runs = '5'] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node tests/bench/web/frame_gaps.mjs LIST.txt [RUNS]');
  process.exit(2);
}
const list = readFileSync(file, 'utf8');
const total = list.trim().split('\n').length;
const site = await openSite();
console.log('run\twhat\tseconds\tframes\tlongest\t2nd\t3rd\tp99\tmedian\tlong tasks');

/** @param {number} run @param {string} what @param {number} seconds @param {number[]} gaps longest first @param {number} tasks */
function report(run, what, seconds, gaps, tasks) {
  const at = (/** @type {number} */ share) => gaps[Math.floor(gaps.length * share)];
  const figures = [gaps[0], gaps[1], gaps[2], at(0.01), at(0.5)].map((gap) => (gap ?? 0).toFixed(1));
  console.log([run, what, seconds.toFixed(1), gaps.length, ...figures, tasks].join('\t'));
}

for (let run = 1; run <= Number(runs); ++run) {
  const page = await site.open();
  await page.tab.evaluate(() => {
    const seen = { count: 0 };
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((entries) => {
      seen.count += entries.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  const tasks = () => page.tab.evaluate('window.longTasks.count');

  let gaps = await measureFrameGaps(page.tab);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  report(run, 'at rest', 1.5, await gaps(), await tasks());

  await page.setClipboard(list);
  gaps = await measureFrameGaps(page.tab);
  const begun = performance.now();
  await page.tab.keyboard.press('Control+v');
  await page.waitFor((s) => s.table?.total === total && s.jobs.every((/** @type {any} */ w) => w.end !== ''), 'the whole list', 600_000);
  report(run, 'rating', (performance.now() - begun) / 1000, await gaps(), await tasks());
  await page.close();
}
await site.close();
