// A job of the pool as a stream: whoever reads it takes rows as fast as he likes, and the job goes no faster.
//
//   pool ──► blocks of rows, problems ──► at most MOST_WAITING wait here ──► for await
//     ▲                                      │
//     └── no parts, no rows while so many ◄──┘
import { RookeryError } from '../core.mjs';
import { STEP_VERBS, StepLists } from '../step_lists.mjs';

/**
 * @import {Block, StreamOptions} from './index.js'
 * @import * as Rookery from '../rookery.js'
 * @import {Pool} from '../pool.mjs'
 */

const MOST_WAITING = 16; // each has at most 200 rows

/**
 * What a job tells, in its order. After an abort comes what had been found by then; then it ends.
 * @param {Pool} pool @param {Rookery.JobSpec} spec @param {StreamOptions} [options]
 * @returns {AsyncGenerator<Block, void, undefined>}
 */
export async function* blocksOf(pool, spec, { signal, onPlan, onProgress, onActivity } = {}) {
  if (signal?.aborted) return;
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
      if (!ended && waiting.length === 0) await new Promise((/** @type {(value: void) => void} */ resolve) => (onArrival = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    goOn();
    cancel();
  }
  const { end, message } = /** @type {NonNullable<typeof ended>} */ (ended);
  if (end === 'failed') throw new RookeryError(message);
}

/**
 * The rows of a job as values.
 * @param {Pool} pool @param {Rookery.JobSpec} spec @param {StreamOptions} [streaming]
 * @returns {AsyncGenerator<any, void, undefined>}
 */
export async function* rowsOf(pool, { options = {}, ...spec }, streaming = {}) {
  const lists = STEP_VERBS.includes(spec.verb) ? new StepLists() : null;
  for await (const block of blocksOf(pool, { ...spec, options: { ...options, json: true } }, streaming)) {
    const rows = 'rows' in block ? block.rows.split('\n').map((row) => JSON.parse(row)) : [block];
    for (const row of lists && 'rows' in block ? rows.flatMap((step) => lists.add(step)) : rows) {
      if (streaming.signal?.aborted) return;
      yield row;
    }
  }
}
