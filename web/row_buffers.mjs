// Rows on their way from a worker to the pool.
//
//   worker   core ──► bytes of a buffer ──┐                    ┌──► the next rows
//   pool                                  └──► texts, buffer ──┘
//
// The buffers go to and fro. As texts within messages, the rows of a list of a million puzzles would leave 64 MB and more behind in the
// page's process at any time, until the browser clears it away.

/** @import {Piece} from './worker.mjs' */

const BUFFER_BYTES = 128 * 1024;
const MOST_FREE = 4; // a worker sends one after the other; more come back only if the page was slow
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The worker's end: a buffer that is being filled, and those that wait for it. */
export class RowBuffers {
  /** @type {ArrayBuffer[]} */
  #free = [];
  /** @type {Uint8Array | null} */
  #filled = null;
  /** Bytes in the buffer. */
  used = 0;

  /** Whether these fit in behind those that are there. @param {Uint8Array} rows */
  hasRoomFor(rows) {
    return this.#filled === null || this.used + rows.length <= this.#filled.length;
  }

  /** @param {Uint8Array} rows that there is room for */
  add(rows) {
    this.#filled ??= new Uint8Array(this.#next(rows.length));
    this.#filled.set(rows, this.used);
    this.used += rows.length;
  }

  /** An empty one. @param {number} bytes that it has at least @returns {ArrayBuffer} */
  #next(bytes) {
    const free = bytes <= BUFFER_BYTES ? this.#free.pop() : undefined;
    return free ?? new ArrayBuffer(Math.max(BUFFER_BYTES, bytes));
  }

  /** The buffer, to be sent; if there is anything in it. @returns {ArrayBuffer | undefined} */
  take() {
    const filled = this.#filled;
    this.#filled = null;
    this.used = 0;
    return /** @type {ArrayBuffer | undefined} */ (filled?.buffer);
  }

  /** It has come back. @param {ArrayBuffer} buffer */
  giveBack(buffer) {
    if (buffer.byteLength === BUFFER_BYTES && this.#free.length < MOST_FREE) this.#free.push(buffer);
  }
}

/**
 * The pool's end: the pieces with their rows as texts. A part's rows are few and parts are many: plain ones are read at one go and
 * share that text, for many short-lived texts would make the browser set more memory aside for them.
 * @param {Piece[]} pieces @param {ArrayBuffer} buffer
 */
export function readRows(pieces, buffer) {
  const bytes = pieces.reduce((sum, piece) => sum + (piece.bytes ?? 0), 0);
  const all = decoder.decode(new Uint8Array(buffer, 0, bytes));
  const isPlain = all.length === bytes; // a character a byte
  let at = 0;
  for (const piece of pieces) {
    if (piece.bytes === undefined) continue;
    piece.rows = isPlain ? all.slice(at, at + piece.bytes) : decoder.decode(new Uint8Array(buffer, at, piece.bytes));
    at += piece.bytes;
  }
}
