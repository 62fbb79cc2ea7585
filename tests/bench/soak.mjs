// Does the page's memory stay flat when it is used without a pause? Rounds of all that it can do; after each, with garbage collected,
// prints the megabytes of the JavaScript heap, of the UI's program, of the workers' programs and of the whole process as the system
// counts it (where there is a /proc): its own memory, the buffers that it shares with the browser, and the pages of the browser's
// files that it has come upon, which grow for as long as new code is run and are no memory of the page. Then the document's nodes.
// At the end, what each of the browser's allocators in that process had after the second round and has now.
// A measurement, not a test.
//
//   node tests/bench/soak.mjs [MINUTES]
import { readFileSync } from 'node:fs';
import { boardOf, isWorking, openSite } from '../browser/harness.mjs';
import { inDocument, pasteInDocument } from '../browser/document_user.mjs';

const minutes = Number(process.argv[2] ?? 10);
const kTimeout = 180_000;
const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kChains = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const relabelled = (/** @type {string} */ puzzle, /** @type {number} */ by) =>
  puzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + by) % 9) + 1));

/** Keeps every memory that a program of the page has. */
const keepMemories = () => {
  const memories = /** @type {WebAssembly.Memory[]} */ ([]);
  Object.assign(globalThis, { memoriesOfPrograms: memories });
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ program, /** @type {any} */ imports) => {
      const answer = /** @type {any} */ (await instantiate(program, imports));
      const { exports } = answer.instance ?? answer;
      for (const made of Object.values(exports)) if (made instanceof WebAssembly.Memory) memories.push(made);
      return answer;
    }
  );
};

const site = await openSite();
const page = await site.open({
  before: async (tab) => {
    await tab.addInitScript(keepMemories);
    await tab.route('**/worker.mjs', async (/** @type {any} */ route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${keepMemories})();\n${await response.text()}` });
    });
  },
});
const session = await page.tab.context().newCDPSession(page.tab);
const system = await site.browser.newBrowserCDPSession();
const begun = Date.now();
console.log('round\tminutes\theap MB\tUI MB\tworkers MB\tprocess MB\tshared MB\tfiles MB\tnodes\tlisteners\tworkers');

const kSum = 'memoriesOfPrograms.reduce((sum, memory) => sum + memory.buffer.byteLength, 0)';
const mega = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(1);

/** Bytes of a process that are in memory: its own, those that it shares, and those of the browser's files. @param {number} id */
function residentOf(id) {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return ['RssAnon', 'RssShmem', 'RssFile'].map((kind) => 1024 * Number(new RegExp(`${kind}:\\s*(\\d+)`).exec(status)?.[1]));
  } catch {
    return [Number.NaN, Number.NaN, Number.NaN];
  }
}

/** The page's process: the largest of those that draw pages. */
async function processOfPage() {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter((/** @type {any} */ p) => p.type === 'renderer').map((/** @type {any} */ p) => p.id);
  return ids.sort((/** @type {number} */ a, /** @type {number} */ b) => residentOf(b)[0] - residentOf(a)[0])[0];
}

/** Bytes that each allocator of the page's process has. @returns {Promise<Record<string, number>>} */
async function allocated() {
  const id = await processOfPage();
  /** @type {any[]} */
  const events = [];
  const collect = (/** @type {any} */ { value }) => events.push(...value);
  system.on('Tracing.dataCollected', collect);
  await system.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-memory-infra'],
      excludedCategories: ['*'],
      memoryDumpConfig: {},
    },
  });
  await system.send('Tracing.requestMemoryDump', { levelOfDetail: 'detailed' });
  const ended = new Promise((resolve) => system.once('Tracing.tracingComplete', resolve));
  await system.send('Tracing.end');
  await ended;
  system.off('Tracing.dataCollected', collect);
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const event of events) {
    if (event.ph !== 'v' || event.pid !== id) continue;
    for (const [name, { attrs }] of /** @type {[string, any][]} */ (Object.entries(event.args.dumps.allocators ?? {}))) {
      const depth = name.split('/').length;
      if (attrs?.size && depth <= (/^(v8|partition_alloc|blink_objects)\//.test(name) ? 3 : 2)) {
        const short = name.replaceAll(/0x[0-9a-f]+/g, '*');
        sizes[short] = (sizes[short] ?? 0) + Number.parseInt(attrs.size.value, 16);
      }
    }
  }
  return sizes;
}

/** One round. @param {number} n */
async function round(n) {
  const done = (/** @type {any} */ s) => !isWorking(s);
  await inDocument(page, 'button mode-play');
  await pasteInDocument(page, relabelled(kPuzzle, n));
  await page.waitFor((s) => boardOf(s) === relabelled(kPuzzle, n) && s.steps.length > 2 && done(s), 'the path', kTimeout);
  for (let i = 0; i < 6; ++i) await page.press('n');
  await inDocument(page, 'button close-step');
  for (let i = 0; i < 3; ++i) await inDocument(page, 'button hint');
  await inDocument(page, 'button apply-step');
  await inDocument(page, 'button solve');
  for (let i = 0; i < 3; ++i) await inDocument(page, 'button undo');
  await inDocument(page, 'button redo');
  await pasteInDocument(page, Array.from({ length: 200 }, (_, i) => relabelled(i % 50 === 0 ? kChains : kPuzzle, i + n)).join('\n'));
  await page.waitFor((s) => s.mode === 'list' && s.table?.total === 200 && done(s), 'the list', kTimeout);
  await inDocument(page, 'text filter er>=7');
  await inDocument(page, 'row 1');
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button pattern-lattice');
  await inDocument(page, 'text count 5');
  await inDocument(page, 'button generate');
  await page.waitFor((s) => s.table?.total === 5 && done(s), 'the puzzles', kTimeout);
  await inDocument(page, 'button view-wishes');
  await inDocument(page, 'button mode-enumerate');
  await pasteInDocument(page, kGrid);
  await page.waitFor((s) => s.table?.total === 311 && done(s), 'the sets', kTimeout);
  await inDocument(page, 'button view-puzzles');
  await inDocument(page, 'button first-only');
  await inDocument(page, 'button first-only');
  await inDocument(page, 'button view-sets');
  await inDocument(page, 'button mode-lab');
  await inDocument(page, 'button lab-run');
  await page.waitFor((s) => s.table?.rows.length > 0 && done(s), 'the laboratory', kTimeout);
  for (const { id } of (await page.state()).jobs) await inDocument(page, `button dismiss-job-${id}`);
  await page.settled();
}

/** @param {number} n */
async function report(n) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const ui = await page.tab.evaluate(kSum);
  const workers = page.tab.workers();
  const inWorkers = await Promise.all(workers.map((/** @type {any} */ worker) => worker.evaluate(kSum).catch(() => Number.NaN)));
  const own = inWorkers.reduce((/** @type {number} */ sum, /** @type {number} */ bytes) => sum + bytes, 0);
  const [anonymous, shared, files] = residentOf(await processOfPage());
  console.log(
    [
      n,
      ((Date.now() - begun) / 60_000).toFixed(1),
      ...[usedSize, ui, own, anonymous, shared, files].map(mega),
      nodes,
      jsEventListeners,
      workers.length,
    ].join('\t'),
  );
}

/** @type {Record<string, number>} */
let early = {};
for (let n = 1; Date.now() - begun < minutes * 60_000; ++n) {
  await round(n);
  await report(n);
  if (n === 2) early = await allocated();
}
const late = await allocated();
for (const name of new Set([...Object.keys(early), ...Object.keys(late)])) {
  const [then, now] = [early[name] ?? 0, late[name] ?? 0];
  if (Math.abs(now - then) > 2 ** 18) console.log([name, mega(then), mega(now)].join('\t'));
}
if (page.complaints.length > 0) console.log(page.complaints.join('\n'));
await site.close();
