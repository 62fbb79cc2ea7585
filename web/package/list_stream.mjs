// Reads an input while its rows are written. A list is divided into blocks of lines. Each block is a separate job, and only a few run at a
// time: memory does not grow with the list, and rows are returned as its lines arrive. Any other input is read as a whole.
//
//   chunks of bytes ──► a list? ──► blocks of whole lines ──► at most JOBS_AHEAD jobs ──► rows in the order of the lines
import { setTimeout as sleep } from 'node:timers/promises';

import { listBeginning, listSymbols } from '../core.mjs';

/**
 * @import {Block, Pool, StreamOptions} from './index.js'
 * @import {JobSpec} from '../rookery.js'
 *
 * @typedef {object} Running the job of a block of lines
 * @property {AsyncGenerator<Block, void, undefined>} blocks
 * @property {Promise<IteratorResult<Block, void>>} next
 * @property {number} items
 */

const BLOCK_BYTES = 256 * 1024;
const JOBS_AHEAD = 3;
const FIRST_PAUSE = 20; // milliseconds without data after which the input counts as still being written
const PAUSE = 5; // the same later: then the lines received so far are run
const FEED = 10;
const RETURN = 13;

/** An input could not be read to its end; the cause says why. */
export class ReadError extends Error {}

/** Chunks of bytes as they arrive. An abort ends the source. */
export class Source {
  ended = false;
  #chunks;
  #pauses;
  #signal;
  /** @type {Promise<IteratorResult<Uint8Array>> | null} */
  #coming = null;
  /** @type {Uint8Array[]} */
  #returned = [];

  /** @param {AsyncIterable<Uint8Array>} chunks @param {boolean} pauses it may pause, like a pipe @param {AbortSignal} signal */
  constructor(chunks, pauses, signal) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#pauses = pauses;
    this.#signal = signal;
  }

  /** The next chunk, or null if the source has ended or nothing arrived for `pause` milliseconds. @param {number} [pause] */
  async read(pause) {
    const returned = this.#returned.shift();
    if (returned) return returned;
    this.#coming ??= this.#chunks.next().catch((cause) => {
      if (!this.#signal.aborted) throw new ReadError('it could not be read', { cause });
      return { done: true, value: undefined };
    });
    const got = await (pause !== undefined && this.#pauses ? orPause(this.#coming, pause) : this.#coming);
    if (!got) return null;
    this.#coming = null;
    this.ended = Boolean(got.done);
    return got.done ? null : got.value;
  }

  /** Returns chunks, to be read again. @param {Uint8Array[]} chunks */
  putBack(chunks) {
    this.#returned.unshift(...chunks);
  }

  async readAll() {
    const chunks = [];
    for (let chunk = await this.read(); chunk; chunk = await this.read()) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

/** @template T @param {Promise<T>} wait @param {number} milliseconds @returns {Promise<T | null>} */
async function orPause(wait, milliseconds) {
  const timer = new AbortController();
  const paused = sleep(milliseconds, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([wait, paused]);
  } finally {
    timer.abort();
  }
}

/** The number of symbols in most lines of a list (Rookery.Lines), or null if the input must be a single call. @param {JobSpec} call @param {Source} source */
async function symbolsOf(call, source) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let bytes = 0;
  let hasLine = false;
  while (bytes < listBeginning()) {
    const chunk = await source.read(hasLine ? FIRST_PAUSE : undefined);
    if (!chunk) break;
    chunks.push(chunk);
    bytes += chunk.length;
    hasLine ||= chunk.includes(FEED);
  }
  source.putBack(chunks);
  if (source.ended) return null;
  const symbols = listSymbols({ verb: call.verb, options: call.options }, Buffer.concat(chunks).subarray(0, listBeginning()));
  return symbols < 0 ? null : symbols;
}

/** Blocks of whole lines: about BLOCK_BYTES each, or those that arrived before a pause. */
class LineBlocks {
  #source;
  /** @type {Uint8Array[]} of the line that has not ended */
  #begun = [];

  /** @param {Source} source */
  constructor(source) {
    this.#source = source;
  }

  /** The next block, or null at the end. */
  async next() {
    /** @type {Uint8Array[]} */
    const whole = [];
    let bytes = 0;
    while (bytes < BLOCK_BYTES) {
      const chunk = await this.#source.read(bytes > 0 ? PAUSE : undefined);
      if (!chunk) break;
      const end = chunk.lastIndexOf(FEED) + 1;
      if (end > 0) {
        whole.push(...this.#begun, chunk.subarray(0, end));
        bytes = whole.reduce((sum, { length }) => sum + length, 0);
        this.#begun = [];
      }
      this.#begun.push(chunk.subarray(end));
    }
    if (this.#source.ended) whole.push(...this.#begun.splice(0));
    const block = Buffer.concat(whole);
    return block.length > 0 ? block : null;
  }
}

/** The number of lines as the core counts them: LF, CRLF and CR each end a line. @param {Buffer} text */
function linesIn(text) {
  let count = 0;
  for (let at = text.indexOf(FEED); at >= 0; at = text.indexOf(FEED, at + 1)) ++count;
  for (let at = text.indexOf(RETURN); at >= 0; at = text.indexOf(RETURN, at + 1)) if (text[at + 1] !== FEED) ++count;
  return count;
}

/**
 * Rows and problems of a call, like those of `pool.blocks`.
 * @param {Pool} pool @param {JobSpec} call @param {Source} source @param {StreamOptions} options
 * @returns {AsyncGenerator<Block, void, undefined>}
 */
export async function* blocksOfSource(pool, call, source, options) {
  const symbols = await symbolsOf(call, source);
  if (symbols === null) yield* pool.blocks({ ...call, input: new Blob([await source.readAll()]) }, options);
  else yield* blocksOfList(pool, call, new LineBlocks(source), symbols, options);
}

/**
 * @param {Pool} pool @param {JobSpec} call @param {LineBlocks} lines @param {number} symbols the number of symbols in most puzzles @param {StreamOptions} options
 * @returns {AsyncGenerator<Block, void, undefined>}
 */
async function* blocksOfList(pool, call, lines, symbols, { signal, onPlan, onProgress, onActivity }) {
  let first = 1;
  let planned = false;
  let itemsDone = 0;
  /** @type {Running[]} */
  const running = [];
  const start = (/** @type {Buffer} */ input) => {
    /** @type {Running} */
    const job = {
      items: 0,
      blocks: pool.blocks(
        { ...call, input, lines: { first, symbols } },
        {
          signal,
          onActivity,
          onPlan: (plan) => {
            if (!planned) onPlan?.({ ...plan, items: 0 }); // the total is unknown
            planned = true;
          },
          onProgress: (items) => {
            itemsDone += items - job.items;
            job.items = items;
            onProgress?.(itemsDone);
          },
        },
      ),
      next: /** @type {any} */ (null),
    };
    advance(job);
    running.push(job);
    first += linesIn(input);
  };
  let coming = /** @type {Promise<Buffer | null> | null} */ (lines.next());
  try {
    while (coming || running.length > 0) {
      const [job] = running;
      const event = await Promise.race([
        ...(coming && running.length < JOBS_AHEAD ? [coming.then((input) => ({ input }))] : []),
        ...(job ? [job.next.then((result) => ({ result }))] : []),
      ]);
      if ('input' in event) {
        if (event.input) start(event.input);
        coming = event.input && lines.next();
      } else if (event.result.done) {
        running.shift();
      } else {
        advance(job);
        yield event.result.value;
      }
    }
  } finally {
    for (const { blocks } of running) blocks.return();
  }
}

/** @param {Running} job */
function advance(job) {
  job.next = job.blocks.next();
  job.next.catch(() => {}); // thrown when it is this job's turn
}
