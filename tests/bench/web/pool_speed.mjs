// The speed-up of two workers over one: an enumeration in the site's pool, with workers in Node threads.
//
//   node tests/bench/web/pool_speed.mjs ROUNDS CLUES FILE...    FILE: solved grids
//
// Prints wall-clock seconds of one worker and of two, in alternating runs, and the ratio of their medians. The site is build/web, or
// ROOKERY_WEB_DIR.
import { readFileSync } from 'node:fs';
import { Pool, createLedger, nodeWorkers, wasmModule } from '../../web/support.mjs';

const [rounds, clues, ...files] = process.argv.slice(2);
if (files.length === 0) {
  console.error('expected: ROUNDS CLUES FILE...');
  process.exit(2);
}
const input = files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** @param {InstanceType<typeof Pool>} pool @returns {Promise<number>} seconds */
function enumeration(pool) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    pool.start(
      { verb: 'enumerate', options: { clues, count: 'true' }, input },
      { onEnd: ({ end, message }) => (end === 'finished' ? resolve((performance.now() - begun) / 1000) : reject(new Error(message))) },
    );
  });
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** @type {number[][]} */
const seconds = [[], []];
for (let round = 0; round < Number(rounds); ++round) {
  for (const size of [1, 2]) {
    const pool = new Pool({ size, module: wasmModule, createWorker: nodeWorkers(), createLedger });
    await enumeration(pool); // warms up the engine's compiler and the workers
    seconds[size - 1].push(await enumeration(pool));
    pool.close();
  }
}
const [one, two] = seconds.map(median);
console.log(`one worker\t${one.toFixed(2)} s\ntwo workers\t${two.toFixed(2)} s\nratio\t${(one / two).toFixed(2)}`);
