// The package's API, except for the differences between a page and Node (web.mjs, node.mjs).
/**
 * @import {Pool as Streams, ProgramOptions, StartOptions, StreamOptions} from './index.js'
 * @import * as Rookery from '../rookery.js'
 *
 * @typedef {object} Platform
 * @property {(place?: string | URL) => Promise<ReadableStream<Uint8Array>>} read reads a file; without a place, core.xz next to this script
 * @property {(place?: string | URL) => Rookery.PoolWorker} startWorker
 * @property {() => number} cores
 * @property {import('./row_stream.mjs').KeepAlive} [keepAlive] for platforms where workers alone do not keep the process alive
 */
import * as core from '../core.mjs';
import { PackedPrograms } from '../page/packed_programs.mjs';
import { Pool } from '../pool.mjs';
import { blocksOf, rowsOf } from './row_stream.mjs';
import { XzReadableStream } from 'xz-decompress';

/** @param {Platform} platform */
export function libraryOn({ read, startWorker, cores, keepAlive }) {
  /** @type {Promise<WebAssembly.Module> | null} */
  let compiling = null;

  /** The program, unpacked and compiled once. @param {ProgramOptions['program']} program */
  function compiled(program) {
    compiling ??= compile(program).catch((error) => {
      compiling = null; // the next call tries again
      throw new core.RookeryError(`the core could not be loaded: ${error instanceof Error ? error.message : error}`, true);
    });
    return compiling;
  }

  /** @param {ProgramOptions['program']} program */
  async function compile(program) {
    const packed = program instanceof Uint8Array ? new Blob([program]).stream() : await read(program);
    const unpacked = new PackedPrograms(new XzReadableStream(packed)).next(true);
    return WebAssembly.compileStreaming(new Response(unpacked, { headers: { 'Content-Type': 'application/wasm' } }));
  }

  /** @param {ProgramOptions} [options] */
  async function rookery({ program } = {}) {
    await core.init({ wasmModule: await compiled(program) });
    return core;
  }

  /** @param {StartOptions} [options] @returns {Promise<Streams>} */
  async function startPool({ program, workers, workerUrl, fetchTable = noTable } = {}) {
    const { createLedger, verbs } = await rookery({ program });
    const pool = new Pool({
      module: compiled(program),
      size: workers ?? cores(),
      createWorker: () => startWorker(workerUrl),
      createLedger,
      fetchTable,
    });
    /** @type {any} */
    const streams = {};
    for (const { name, takesInput } of verbs()) {
      /** @param {Rookery.Input | Blob | undefined} input @param {StreamOptions} [options] */
      const stream = (input, { signal, onPlan, onProgress, onActivity, ...options } = {}) =>
        rowsOf(pool, { verb: name, input, options: { ...options } }, { signal, onPlan, onProgress, onActivity }, keepAlive);
      streams[name] = takesInput ? stream : stream.bind(null, undefined);
    }
    return Object.assign(streams, {
      stream: (/** @type {Rookery.JobSpec} */ call, /** @type {StreamOptions} */ options) => rowsOf(pool, call, options, keepAlive),
      blocks: (/** @type {Rookery.JobSpec} */ call, /** @type {StreamOptions} */ options) => blocksOf(pool, call, options, keepAlive),
      close: () => pool.close(),
      // Older browsers do not have these symbols.
      ...(Symbol.dispose ? { [Symbol.dispose]: () => pool.close() } : {}),
      ...(Symbol.asyncDispose ? { [Symbol.asyncDispose]: async () => pool.close() } : {}),
    });
  }

  return { rookery, startPool };
}

/** @returns {Promise<Blob>} */
async function noTable() {
  throw new Error('it is not in this package: pass the option fetchTable to startPool');
}
