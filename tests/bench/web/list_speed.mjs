// How much of its workers' speed does the page's list reach? The same list, solved and rated alternately in the page in headless Chromium and
// by the site's pool in Node threads, which draws and stores nothing, with as many workers. Prints the medians and their ratio, and for the
// page the frames: how many, the longest, and how many took over 16 ms.
//
//   node tests/bench/web/list_speed.mjs ROUNDS LIST.txt [WORKERS]
//
// Frames are painted in software here, by threads that need processors too. The site is build/web, or ROOKERY_WEB_DIR.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { RookeryPage, kSoftwareGl, startChromium } from '../../browser/harness.mjs';
import { countFrames } from './measured_gaps.mjs';
import { Pool, createLedger, nodeWorkers, site, wasmModule } from '../../web/support.mjs';
import { serve } from '../../../web/server.mjs';

const [rounds, file, workers = os.availableParallelism()] = process.argv.slice(2);
if (file === undefined) {
  console.error('expected: ROUNDS LIST.txt [WORKERS]');
  process.exit(2);
}
const input = readFileSync(file, 'utf8');
const size = Number(workers);

/** Puzzles and seconds of the pool under node. @returns {Promise<number>} seconds */
async function underNode() {
  const pool = new Pool({ size, module: wasmModule, createWorker: nodeWorkers(), createLedger });
  const survey = (/** @type {string} */ list) =>
    new Promise((resolve, reject) => {
      pool.start(
        { verb: 'survey', options: {}, input: list },
        { onEnd: ({ end, message }) => (end === 'finished' ? resolve(null) : reject(new Error(message))) },
      );
    });
  await survey(input.slice(0, 82 * 500)); // starts the workers
  const begun = performance.now();
  await survey(input);
  const seconds = (performance.now() - begun) / 1000;
  pool.close();
  return seconds;
}

const server = await serve(site, 0);
// Without the tests' flags for V8: they save compiling at the price of speed.
const browser = await startChromium([...kSoftwareGl, '--js-flags=']);

async function inPage() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((/** @type {number} */ count) => {
    delete (/** @type {any} */ (Navigator.prototype).serviceWorker);
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: count });
  }, size);
  await countFrames(context);
  const page = new RookeryPage(await context.newPage());
  await page.tab.goto(`${server.address}#analysis`);
  await page.ready();
  await page.rested();
  await page.until(() => page.tab.evaluate("performance.getEntriesByName('rookery: all here').length > 0"), 'the core');
  await page.tab.evaluate('Object.assign(window.seenFrames, { frames: 0, longest: 0, over: 0 })');
  const begun = performance.now();
  await page.tab.locator('#document-file').setInputFiles(file);
  await page.until(() => page.tab.evaluate('window.rookery.test.working()'), 'the start');
  await page.until(() => page.tab.evaluate('!window.rookery.test.working()'), 'the last row', 3_600_000);
  const seconds = (performance.now() - begun) / 1000;
  const frames = await page.tab.evaluate('window.seenFrames');
  await context.close();
  return { seconds, frames };
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** @type {number[]} */
const node = [];
/** @type {number[]} */
const page = [];
console.log('round\tnode s\tpage s\tframes\tlongest ms\tover 16 ms');
for (let round = 1; round <= Number(rounds); ++round) {
  node.push(await underNode());
  const { seconds, frames } = await inPage();
  page.push(seconds);
  console.log([round, node.at(-1)?.toFixed(2), seconds.toFixed(2), frames.frames, frames.longest.toFixed(1), frames.over].join('\t'));
}
console.log(`medians\t${median(node).toFixed(2)}\t${median(page).toFixed(2)}\nnode/page\t${(median(node) / median(page)).toFixed(2)}`);
await browser.close();
await server.close();
process.exit(0);
