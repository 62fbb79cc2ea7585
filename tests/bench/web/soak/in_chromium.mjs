// The page in Chromium, and the memory of its process after a garbage collection, in megabytes: the JavaScript heap, the UI's program, the
// workers' programs, and the whole process as the system counts it. The last includes its own memory, the buffers that it shares with the
// browser, and the touched pages of the browser's files, which grow as long as new code runs and are not memory of the page. Then the
// document's nodes. At the end, the size of each of the browser's allocators in that process after the second round and now.
import { openSite } from '../../../browser/harness.mjs';
import { residentOf } from './processes.mjs';

const kSum = 'memoriesOfPrograms.reduce((sum, memory) => sum + memory.buffer.byteLength, 0)';
const kEarly = 2; // rounds until all one-time allocations are done
const mega = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(1);

/** Keeps a reference to the memory of every program of the page. */
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

/** The page's process: the largest renderer process. @param {any} system the browser's session */
async function processOfPage(system) {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter((/** @type {any} */ p) => p.type === 'renderer').map((/** @type {any} */ p) => p.id);
  return ids.sort((/** @type {number} */ a, /** @type {number} */ b) => residentOf(b)[0] - residentOf(a)[0])[0];
}

/** Bytes of each allocator of the page's process. @param {any} system @returns {Promise<Record<string, number>>} */
async function allocated(system) {
  const id = await processOfPage(system);
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

/** @returns {Promise<import('../soak.mjs').Soaked>} */
export async function openInChromium() {
  const site = await openSite();
  const page = await site.open({
    before: async (tab) => {
      await tab.addInitScript(keepMemories);
      await tab.route('**/worker.mjs', async (/** @type {any} */ route) => {
        const response = await route.fetch({ maxRetries: 3 }); // kept-alive connections may have closed
        await route.fulfill({ response, body: `(${keepMemories})();\n${await response.text()}` });
      });
    },
  });
  const session = await page.tab.context().newCDPSession(page.tab);
  const system = await site.browser.newBrowserCDPSession();
  /** @type {Record<string, number>} */
  let early = {};
  let measured = 0;
  return {
    page,
    columns: [...['heap MB', 'UI MB', 'workers MB', 'process MB', 'shared MB', 'files MB'], ...['nodes', 'listeners', 'workers']],
    async measure() {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      const ui = await page.tab.evaluate(kSum);
      const workers = page.tab.workers();
      const inWorkers = await Promise.all(workers.map((/** @type {any} */ worker) => worker.evaluate(kSum).catch(() => Number.NaN)));
      const own = inWorkers.reduce((/** @type {number} */ sum, /** @type {number} */ bytes) => sum + bytes, 0);
      const resident = residentOf(await processOfPage(system));
      if (++measured === kEarly) early = await allocated(system);
      return [...[usedSize, ui, own, ...resident].map(mega), nodes, jsEventListeners, workers.length];
    },
    async summary() {
      const late = await allocated(system);
      return [...new Set([...Object.keys(early), ...Object.keys(late)])]
        .map((name) => ({ name, then: early[name] ?? 0, now: late[name] ?? 0 }))
        .filter(({ then, now }) => Math.abs(now - then) > 2 ** 18)
        .map(({ name, then, now }) => [name, mega(then), mega(now)].join('\t'));
    },
    close: () => site.close(),
  };
}
