// A job of the pool as a stream with back-pressure: it runs no faster than its rows are read.
//
//   pool ──► blocks of rows, problems ──► at most MOST_WAITING wait here ──► for await
//     ▲                                      │
//     └── no parts, no rows while full ◄─────┘
import { RookeryError } from '../core.mjs';
import { STEP_VERBS, StepLists } from '../step_lists.mjs';

/**
 * @import {Block, StreamOptions} from './index.js'
 * @import * as Rookery from '../rookery.js'
 * @import {Pool} from '../pool.mjs'
 */

/** @typedef {<T>(wait: Promise<T>) => Promise<T>} KeepAlive awaits the promise, and keeps the process alive meanwhile */

const MOST_WAITING = 16; // each has at most 200 rows

/**
 * The rows and problems of a job, in order. After an abort it delivers everything found until then, and throws the signal's reason.
 * @param {Pool} pool @param {Rookery.JobSpec} spec @param {StreamOptions} [options] @param {KeepAlive} [keepAlive]
 * @returns {AsyncGenerator<Block, void, undefined>}
 */
export async function* blocksOf(pool, spec, { signal, onPlan, onProgress, onActivity } = {}, keepAlive = (wait) => wait) {
  signal?.throwIfAborted();
  /** @type {Block[]} */
  const waiting = [];
  /** @type {{end: Rookery.JobEnd, message: string} | null} */
  let ended = null;
  let onArrival = () => {};
  let goOn = () => {};
  const put = (/** @type {Block} */ block) => {
    waiting.push(block);
    onArrival();
    if (waiting.length < MOST_WAITING) return undefined;
    job.pause(true);
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      const before = goOn;
      goOn = () => {
        before();
        job.pause(false);
        resolve();
      };
    });
  };
  const job = pool.start(spec, {
    onPlan,
    onProgress,
    onActivity,
    onRows: (rows) => put({ rows }),
    onProblem: (problem) => put({ problem }),
    onEnd: (result) => {
      ended = result;
      onArrival();
    },
  });
  const cancel = () => job.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    while (!ended || waiting.length > 0) {
      for (let block = waiting.shift(); block; block = waiting.shift()) yield block;
      goOn();
      goOn = () => {};
      if (!ended && waiting.length === 0)
        await keepAlive(new Promise((/** @type {(value: void) => void} */ resolve) => (onArrival = resolve)));
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    goOn();
    cancel();
  }
  const { end, message } = /** @type {NonNullable<typeof ended>} */ (ended);
  if (end === 'failed') throw new RookeryError(message);
  if (end === 'cancelled') signal?.throwIfAborted();
}

/**
 * The rows of a job as values. After an abort it delivers no more of them.
 * @param {Pool} pool @param {Rookery.JobSpec} spec @param {StreamOptions} [streaming] @param {KeepAlive} [keepAlive]
 * @returns {AsyncGenerator<any, void, undefined>}
 */
export async function* rowsOf(pool, { options = {}, ...spec }, streaming = {}, keepAlive) {
  const lists = STEP_VERBS.includes(spec.verb) ? new StepLists() : null;
  for await (const block of blocksOf(pool, { ...spec, options: { ...options, json: true } }, streaming, keepAlive)) {
    const rows = 'rows' in block ? block.rows.split('\n').map((row) => JSON.parse(row)) : [block];
    for (const row of lists && 'rows' in block ? rows.flatMap((step) => lists.add(step)) : rows) {
      streaming.signal?.throwIfAborted();
      yield row;
    }
  }
}
