// A worker that dies at any message, in either direction: the job ends with the rows of an undisturbed one.
import assert from 'node:assert/strict';

import { middling, relabellings } from './puzzles.mjs';
import { nodeWorkers, runJob, test, withPool } from './support.mjs';

const kJobs = [
  { verb: 'rate', input: relabellings(middling, 60).join('\n') },
  { verb: 'generate', options: { count: '8', seed: '3' } },
];
/** The messages of the pool and of the worker. */
const kMessages = { toWorker: ['start', 'job', 'task', 'close', 'buffer'], fromWorker: ['ready', 'planned', 'results', 'activity'] };

/**
 * Workers, one of which dies while message number `at` of a type is in transit; the message is lost too.
 * @param {'toWorker' | 'fromWorker'} direction @param {string} type @param {number} at from 1, over all workers
 */
function mortal(direction, type, at) {
  const create = nodeWorkers();
  const seen = { count: 0, died: false };
  /** @type {typeof create} */
  const createWorker = (url) => {
    const worker = create(url);
    const post = worker.postMessage;
    const strikes = (/** @type {'toWorker' | 'fromWorker'} */ way, /** @type {any} */ message) => {
      if (way !== direction || message.type !== type || ++seen.count !== at) return false;
      seen.died = true;
      const lost = face.onerror;
      worker.terminate();
      setImmediate(() => lost?.(/** @type {any} */ ({ message: 'gone' })));
      return true;
    };
    /** @type {any} */
    const face = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (/** @type {any} */ message, /** @type {any} */ transfer) => {
        if (!strikes('toWorker', message)) post(message, transfer);
      },
      terminate: () => worker.terminate(),
    };
    worker.onmessage = (event) => {
      if (!strikes('fromWorker', event.data)) face.onmessage?.(event);
    };
    worker.onerror = (event) => face.onerror?.(event);
    return face;
  };
  return { createWorker, seen };
}

/** @type {import('./support.mjs').Outcome[]} */
const whole = [];
for (const job of kJobs) whole.push(await withPool({ size: 2 }, (pool) => runJob(pool, job)));

for (const direction of /** @type {const} */ (['toWorker', 'fromWorker'])) {
  for (const type of kMessages[direction]) {
    test(`a worker that is gone when "${type}" is sent ${direction === 'toWorker' ? 'to it' : 'by it'}`, async () => {
      let deaths = 0;
      for (const [i, job] of kJobs.entries()) {
        for (const at of [1, 3]) {
          const { createWorker, seen } = mortal(direction, type, at);
          const { rows, problems, end, message } = await withPool({ size: 2, createWorker }, (pool) => runJob(pool, job));
          assert.deepEqual([end, message, problems], ['finished', '', []], `${job.verb}, message ${at}`);
          assert.deepEqual(rows, whole[i]?.rows, `${job.verb}, message ${at}`);
          deaths += seen.died ? 1 : 0;
        }
      }
      assert.ok(deaths > 0 || type === 'activity' || type === 'close', 'no such message');
    });
  }
}
