// Rows on their way from a worker to the pool.
//
//   worker   core ──► bytes of a buffer ──┐                             ┌──► the next rows
//   pool                                  └──► job's ledger, buffer ────┘
//
// The buffers are reused. If rows were strings, a list of a million puzzles would keep 64 MB or more of garbage in the page's process at
// any time.

/** @import {Piece} from './worker.mjs' */

const BUFFER_BYTES = 128 * 1024;
const MOST_FREE = 4; // a worker sends them one at a time; more come back only if the page was slow

/** The worker's side: the buffer that is being filled, and the free ones. */
export class RowBuffers {
  /** @type {ArrayBuffer[]} */
  #free = [];
  /** @type {Uint8Array | null} */
  #filled = null;
  /** Bytes in the buffer. */
  used = 0;

  /** Whether these fit after the rows in the buffer. @param {Uint8Array} rows */
  hasRoomFor(rows) {
    return this.#filled === null || this.used + rows.length <= this.#filled.length;
  }

  /** @param {Uint8Array} rows for which there is room */
  add(rows) {
    this.#filled ??= new Uint8Array(this.#next(rows.length));
    this.#filled.set(rows, this.used);
    this.used += rows.length;
  }

  /** An empty buffer. @param {number} bytes its minimum size @returns {ArrayBuffer} */
  #next(bytes) {
    const free = bytes <= BUFFER_BYTES ? this.#free.pop() : undefined;
    return free ?? new ArrayBuffer(Math.max(BUFFER_BYTES, bytes));
  }

  /** Takes the buffer for sending, if it is not empty. @returns {ArrayBuffer | undefined} */
  take() {
    const filled = this.#filled;
    this.#filled = null;
    this.used = 0;
    return /** @type {ArrayBuffer | undefined} */ (filled?.buffer);
  }

  /** The pool has returned the buffer. @param {ArrayBuffer} buffer */
  giveBack(buffer) {
    if (buffer.byteLength === BUFFER_BYTES && this.#free.length < MOST_FREE) this.#free.push(buffer);
  }
}

/**
 * The pool's side: gives the pieces their rows, as views of the buffer.
 * @param {Piece[]} pieces @param {ArrayBuffer} buffer
 */
export function splitRows(pieces, buffer) {
  let at = 0;
  for (const piece of pieces) {
    if (piece.bytes === undefined) continue;
    piece.rows = new Uint8Array(buffer, at, piece.bytes);
    at += piece.bytes;
  }
}
