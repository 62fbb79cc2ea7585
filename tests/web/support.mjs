// Shared code of the web module's tests: the shipped files, a pool in Node threads, jobs as promises.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as nodeTest } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { asWebWorker } from '../../web/package/node_thread.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
// The site as served: the tests run its files.
export const site = path.resolve(process.env.ROOKERY_WEB_DIR ?? path.join(here, '../../build/web'));
/** The files from which the site is built, in their original form. */
export const parts = `${site}_parts`;
export const root = path.join(here, '../..');

/** The upper limit of every wait: no test passes or fails by its duration. */
const kCeiling = 600; // seconds

/**
 * A test that fails instead of waiting forever for something that never comes.
 * @param {string} name @param {() => void | Promise<void>} body @param {boolean | string} [skip] @param {number} [seconds]
 */
export function test(name, body, skip = false, seconds = kCeiling) {
  nodeTest(name, { timeout: seconds * 1000, skip }, body);
}

/** @param {string} file */
export const urlOf = (file) => pathToFileURL(path.join(site, file)).href;
export const wasmBinary = readFileSync(path.join(site, 'core_module.wasm'));
export const wasmModule = await WebAssembly.compile(wasmBinary);
/** The program of the first verbs, which the site contains only in packed form. */
export const firstModule = await WebAssembly.compile(readFileSync(path.join(parts, 'first_module.wasm')));

/** @returns {Promise<typeof import('../../web/core.mjs')>} */
export async function loadCore() {
  const core = await import(urlOf('core.mjs'));
  await core.init({ wasmBinary });
  return core;
}

/** @type {{Pool: typeof import('../../web/pool.mjs').Pool}} */
export const { Pool } = await import(urlOf('pool.mjs'));

/** Ledgers from the shipped core, as the page's UI creates them for its pool. */
export const { createLedger } = await loadCore();

/**
 * A Node worker with the interface of a web worker.
 * @param {{failure?: import('./node_worker.mjs').Failure, log?: string[]}} [options]
 * @returns {(url: string | URL) => import('../../web/rookery.js').PoolWorker}
 */
export function nodeWorkers({ failure, log = [] } = {}) {
  return (url) => {
    const thread = new Worker(path.join(here, 'node_worker.mjs'), { workerData: { url: String(url), failure } });
    log.push('started');
    const worker = asWebWorker(thread);
    const end = worker.terminate;
    worker.terminate = () => {
      log.push('ended');
      end();
    };
    return worker;
  };
}

/**
 * Calls `test` with a pool and closes the pool afterwards.
 * @template T
 * @param {Partial<import('../../web/rookery.js').PoolOptions>} options
 * @param {(pool: InstanceType<typeof Pool>) => Promise<T>} test
 */
export async function withPool(options, test) {
  const pool = new Pool({ module: wasmModule, createWorker: nodeWorkers(), createLedger, ...options });
  try {
    return await test(pool);
  } finally {
    pool.close();
  }
}

/**
 * @typedef {object} Outcome everything that a job reported
 * @property {string[]} rows
 * @property {import('../../web/rookery.js').Problem[]} problems
 * @property {number[]} progress
 * @property {import('../../web/rookery.js').Plan} [plan]
 * @property {import('../../web/rookery.js').JobEnd} end
 * @property {string} message
 * @property {number} mostRows largest number in one delivery
 */

/**
 * Runs a job to its end.
 * @param {InstanceType<typeof Pool>} pool
 * @param {import('../../web/rookery.js').JobSpec} spec
 * @param {(outcome: Outcome, handle: import('../../web/rookery.js').JobHandle) => void} [onRows] after each delivery of rows
 * @returns {Promise<Outcome>}
 */
export function runJob(pool, spec, onRows) {
  return new Promise((resolve) => {
    /** @type {Outcome} */
    const outcome = { rows: [], problems: [], progress: [], end: 'failed', message: '', mostRows: 0 };
    const handle = pool.start(spec, {
      onPlan: (plan) => (outcome.plan = plan),
      onRows: (text) => {
        const rows = text.split('\n');
        outcome.mostRows = Math.max(outcome.mostRows, rows.length);
        for (const row of rows) outcome.rows.push(row);
        onRows?.(outcome, handle);
      },
      onProblem: (problem) => outcome.problems.push(problem),
      onProgress: (items) => outcome.progress.push(items),
      onEnd: ({ end, message }) => resolve(Object.assign(outcome, { end, message })),
    });
  });
}

/** Lets other tasks run. @returns {Promise<void>} */
export const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Waits for a state. @param {() => unknown} condition */
export async function until(condition) {
  for (const end = performance.now() + 900 * kCeiling; !condition(); await turn())
    assert.ok(performance.now() < end, `timed out waiting for: ${condition}`);
}
