// The same work in each available engine and under node: puzzles solved and rated per second by one worker of the pool and by two; the time
// until the page is usable; its longest frame while it rates a list. The engines take turns.
//
//   node tests/bench/web/engines.mjs [ROUNDS]
//
// Prints the medians as a table. The signature is a hash of all rows, and must be the same everywhere. The site is build/web, or
// ROOKERY_WEB_DIR; its parts must be next to it.
import { isWorking } from '../../browser/harness.mjs';
import { EnginePage, kEngines, kWide } from '../../browser/engines/engines.mjs';
import { serveSite } from '../../browser/engines/served.mjs';
import { Pool, createLedger, nodeWorkers, wasmModule } from '../../web/support.mjs';
import { median } from '../comparison.mjs';
import { measureFrameGaps } from './measured_gaps.mjs';

const kSizes = [1, 2];
const kTimeout = 120_000;

/** Puzzles with SE 1.2.1 ER 1.2, 3.2, 5.6 and 9.0, relabelled each time. */
const kPuzzles = [
  '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.',
  '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....',
  '...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...',
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
];
/** @param {number} count @param {string[]} puzzles */
const list = (count, puzzles) =>
  Array.from({ length: count }, (_, i) => puzzles[i % puzzles.length].replace(/[1-9]/g, (digit) => String(((+digit + i) % 9) + 1))).join(
    '\n',
  );

const kJobs = [
  { verb: 'solve', options: {}, input: list(100_000, kPuzzles), count: 100_000 },
  { verb: 'rate', options: {}, input: list(1_000, kPuzzles), count: 1_000 },
];

/** @typedef {{speeds: number[], signature: string}} Measured */
/** @typedef {(size: number) => InstanceType<typeof Pool>} MakePool */

/**
 * Runs in the page and under node, so it uses nothing from this file: each job with pools of each size, once to warm up and once timed.
 * @param {MakePool} makePool @param {typeof kJobs} jobs @param {number[]} sizes @returns {Promise<Measured>}
 */
async function measure(makePool, jobs, sizes) {
  const speeds = [];
  let hash = 2166136261; // FNV-1a
  for (const { verb, options, input, count } of jobs) {
    for (const size of sizes) {
      const pool = makePool(size);
      for (const isTimed of [false, true]) {
        /** @type {string[]} */
        const rows = [];
        const begun = performance.now();
        await new Promise((resolve, reject) => {
          const onEnd = (/** @type {any} */ { end, message }) => (end === 'finished' ? resolve(null) : reject(new Error(message)));
          pool.start({ verb, options, input }, { onRows: (some) => void rows.push(some), onEnd });
        });
        if (!isTimed) continue;
        speeds.push((count / (performance.now() - begun)) * 1000);
        const text = rows.join('\n');
        for (let i = 0; i < text.length; ++i) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
      }
      pool.close();
    }
  }
  return { speeds, signature: (hash >>> 0).toString(16).padStart(8, '0') };
}

/** @param {EnginePage} page @returns {Promise<Measured>} */
const measureInPage = (page) =>
  page.tab.evaluate(`(async () => {
    const [{ Pool }, core] = await Promise.all([import('/pool.mjs'), import('/core.mjs')]);
    await core.init();
    const module = await WebAssembly.compileStreaming(fetch('/core_module.wasm'));
    const makePool = (size) => new Pool({ size, module, createLedger: core.createLedger });
    return (${measure})(makePool, ${JSON.stringify(kJobs)}, ${JSON.stringify(kSizes)});
  })()`);

/** @typedef {{usable: number, frame: number} & Measured} Result */

/** @param {import('../../browser/engines/engines.mjs').Engine} engine @param {string} address @returns {Promise<Result>} */
async function benchEngine(engine, address) {
  const browser = await engine.launch();
  try {
    const page = new EnginePage(await browser.newTab());
    await page.tab.setViewportSize(kWide);
    await page.tab.goto(`${address}/#analysis`);
    await page.ready();
    const usable = await page.tab.evaluate("performance.getEntriesByName('rookery: usable')[0].startTime");
    const measured = await measureInPage(page);
    const gaps = await measureFrameGaps(page.tab);
    await page.paste(kJobs[1].input);
    await page.waitFor((s) => s.table?.total === kJobs[1].count && !isWorking(s), 'the ratings', kTimeout);
    const [frame] = await gaps();
    return { usable, frame, ...measured };
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<Result>} */
async function benchNode() {
  const makePool = (/** @type {number} */ size) => new Pool({ size, module: wasmModule, createWorker: nodeWorkers(), createLedger });
  return { usable: NaN, frame: NaN, ...(await measure(makePool, kJobs, kSizes)) };
}

const rounds = Number(process.argv[2] ?? 3);
const site = await serveSite();
const contestants = [
  ...kEngines
    .filter(({ name, absent }) => {
      if (absent) console.error(`engines: skipped ${name}: ${absent}`);
      return !absent;
    })
    .map((engine) => ({ name: engine.name, run: () => benchEngine(engine, site.address) })),
  { name: 'node', run: benchNode },
];
try {
  /** @type {Map<string, Result[]>} */
  const results = new Map(contestants.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; ++round)
    for (const { name, run } of contestants) {
      console.error(`engines: round ${round} of ${rounds}: ${name}`);
      results.get(name)?.push(await run());
    }
  const titles = kJobs.flatMap(({ verb }) => kSizes.map((size) => `${verb} a second, ${size} worker${size > 1 ? 's' : ''}`));
  console.log(['engine', 'usable, ms', ...titles, 'longest frame, ms', 'signature'].join('\t'));
  for (const [name, runs] of results) {
    const middle = (/** @type {(result: Result) => number} */ of) => median(runs.map(of)).toFixed(0).replace('NaN', '-');
    const signatures = [...new Set(runs.map(({ signature }) => signature))].join(' ');
    console.log(
      [name, middle((r) => r.usable), ...titles.map((_, i) => middle((r) => r.speeds[i])), middle((r) => r.frame), signatures].join('\t'),
    );
  }
  if (new Set([...results.values()].flat().map(({ signature }) => signature)).size > 1) throw new Error('the signatures differ');
} finally {
  await site.close();
}
