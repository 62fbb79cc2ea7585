// Is the solver as fast in the browser's worker as under node? The same WebAssembly program, rookery-bench as a module, solves the same
// lists from memory in a new worker of Chromium and in a new thread of node, alternately; prints the medians of each list and their ratio.
//
//   node tests/bench/web/worker_speed.mjs ROUNDS PATH...       files with puzzles, or folders of them (*.txt)
//
// ROOKERY_BENCH_DIR names the module's folder (default build/wasm/tests/bench).
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker as NodeWorker } from 'node:worker_threads';
import { serve } from '../../../web/server.mjs';
import { startChromium } from '../../browser/harness.mjs';
import { comparisonTable, takeTurns } from '../comparison.mjs';

const kModule = 'rookery-bench-module';

/** @typedef {{name: string, text: string}} List */

/** @param {string[]} paths @returns {List[]} */
function readLists(paths) {
  const files = paths.flatMap((name) => {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found === undefined) throw new Error(`${name}: no such file or folder`);
    if (!found.isDirectory()) return [name];
    return readdirSync(name)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => path.join(name, file));
  });
  return files.map((file) => ({ name: `${path.basename(file, '.txt')}.txt`, text: readFileSync(file, 'utf8') }));
}

/**
 * Runs in the worker of both engines: it is passed as text, so it can use nothing from this file.
 * @param {(settings: object) => Promise<any>} start the module's function
 * @param {ArrayBufferView | ArrayBuffer} wasmBinary
 * @param {List[]} lists
 * @returns {Promise<string>} the table
 */
async function runBench(start, wasmBinary, lists) {
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const problems = [];
  const module = await start({
    wasmBinary,
    print: (/** @type {string} */ line) => lines.push(line),
    printErr: (/** @type {string} */ line) => problems.push(line),
  });
  module.FS.mkdir('/lists');
  for (const { name, text } of lists) module.FS.writeFile(`/lists/${name}`, text);
  const status = module.callMain(['--runs', '1', '/lists']);
  if (status) throw new Error(problems.join('; '));
  return lines.join('\n');
}

/** @param {string} folder @param {List[]} lists @returns {Promise<string>} */
function benchInNode(folder, lists) {
  const program = `
    const { parentPort, workerData: { folder, lists } } = require('node:worker_threads');
    const wasm = require('node:fs').readFileSync(folder + '/${kModule}.wasm');
    (${runBench})(require(folder + '/${kModule}.js'), wasm, lists).then((table) => parentPort.postMessage(table));`;
  return new Promise((resolve, reject) => {
    const worker = new NodeWorker(program, { eval: true, workerData: { folder, lists } });
    worker.once('error', reject);
    worker.once('message', (table) => {
      resolve(table);
      void worker.terminate();
    });
  });
}

/**
 * @param {any} page Playwright's, on a page of the module's folder @param {string} address @param {List[]} lists @returns {Promise<string>}
 */
function benchInBrowser(page, address, lists) {
  const program = `
    onmessage = async ({ data }) => {
      importScripts('${address}/${kModule}.js');
      const wasm = await (await fetch('${address}/${kModule}.wasm')).arrayBuffer();
      postMessage(await (${runBench})(RookeryBench, wasm, data));
    };
    addEventListener('unhandledrejection', ({ reason }) => { throw reason; });`;
  return page.evaluate(
    (/** @type {{program: string, lists: List[]}} */ { program, lists }) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          resolve(data);
          worker.terminate();
        };
        worker.postMessage(lists);
      }),
    { program, lists },
  );
}

const [count, ...paths] = process.argv.slice(2);
const rounds = Number(count);
if (!Number.isInteger(rounds) || rounds < 1 || paths.length === 0) {
  console.error('usage: node tests/bench/web/worker_speed.mjs ROUNDS PATH...');
  process.exit(2);
}
const folder = path.resolve(process.env.ROOKERY_BENCH_DIR ?? fileURLToPath(new URL('../../../build/wasm/tests/bench', import.meta.url)));
const server = await serve(folder, 0);
const browser = await startChromium(['--disable-gpu']);
try {
  const lists = readLists(paths);
  const page = await browser.newPage();
  await page.goto(`${server.address}/${kModule}.js`); // any page of that origin
  const contestants = [
    { name: 'node', run: () => benchInNode(folder, lists) },
    { name: 'chromium', run: () => benchInBrowser(page, server.address, lists) },
  ];
  const speeds = await takeTurns(rounds, contestants, (sentence) => console.error(`worker_speed: ${sentence}`));
  process.stdout.write(
    comparisonTable(
      contestants.map(({ name }) => name),
      speeds,
    ),
  );
} catch (error) {
  console.error(`worker_speed: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
