// A long list as blocks of lines. Each block is a separate call, read from the file when its parts are run, so no worker holds the list.
//
//   list      block 0                    block 1                    block 2 ...     BLOCK_LINES lines each
//   parts     0 1 2 ... 127              128 129 ... 255            256 ...         numbered through all blocks
//
// Rows and problems are the same as if the whole list were one call. Only texts with one puzzle per line are divided, and only for verbs
// whose rows for a line are independent of the other lines.
/**
 * @import * as Rookery from './rookery.js'
 *
 * @typedef {object} Block
 * @property {number} start in bytes of the list
 * @property {number} end
 * @property {number} line the number of its first line, from 1
 * @property {number} parts
 * @property {number} items
 *
 * @typedef {{symbols: number, blocks: Block[]}} List symbols: how its lines are read (Rookery.Lines)
 * @typedef {{start: number, end: number, lines: Rookery.Lines, part: number}} BlockPart where a part of the list is: the bytes of
 *   its block, and its number within the block's call
 */

/** Lists of this many bytes or more are divided into blocks. */
export const LONG_LIST = 1024 * 1024;
const BLOCK_LINES = 1024;
const WINDOW = 4 * 1024 * 1024; // bytes read at a time

/**
 * Divides a list. Returns null if the call needs the whole list.
 * @param {typeof import('./core.mjs')} core @param {Rookery.Spec} call without its input @param {Blob} text
 * @returns {Promise<{list: List, plan: Rookery.Plan} | null>}
 */
export async function divideList(core, call, text) {
  const symbols = core.listSymbols(call, await bytesOf(text, 0, core.listBeginning()));
  if (symbols < 0) return null;
  /** @type {Block[]} */
  const blocks = [];
  const nothing = { ...call, input: '', lines: { first: 1, symbols } };
  const rules = core.plan(nothing); // the same for all blocks
  core.release(nothing);
  let line = 1;
  let window = WINDOW;
  for (let at = 0; at < text.size; ) {
    const bytes = await bytesOf(text, at, at + window);
    const isLast = at + bytes.length >= text.size;
    let used = 0;
    for (let end = 0; used < bytes.length; used = end) {
      end = endOfLines(bytes, used, BLOCK_LINES);
      if (end < 0 && !isLast) break;
      if (end < 0) end = bytes.length;
      const block = core.unchanging({ ...call, input: bytes.subarray(used, end), lines: { first: line, symbols } });
      const { parts, items } = core.plan(block);
      blocks.push({ start: at + used, end: at + end, line, parts, items });
      line += core.linesIn(block);
      core.release(block);
    }
    at += used;
    window = used === 0 ? 2 * window : WINDOW;
  }
  const sum = (/** @type {(block: Block) => number} */ of) => blocks.reduce((total, block) => total + of(block), 0);
  return { list: { symbols, blocks }, plan: { ...rules, parts: sum(({ parts }) => parts), items: sum(({ items }) => items) } };
}

/** The position after the next `count` lines, or -1 if there are fewer. @param {Uint8Array} bytes @param {number} at @param {number} count */
function endOfLines(bytes, at, count) {
  let end = at;
  for (let i = 0; i < count; ++i) {
    end = bytes.indexOf(10, end) + 1;
    if (end === 0) return -1;
  }
  return end;
}

/** @param {Blob} text @param {number} [start] @param {number} [end] */
export const bytesOf = async (text, start = 0, end = text.size) => new Uint8Array(await text.slice(start, end).arrayBuffer());

/** Where the parts of a divided list are. */
export class BlockParts {
  #list;
  /** The first part of each block. @type {number[]} */
  #first = [];

  /** @param {List} list */
  constructor(list) {
    this.#list = list;
    let parts = 0;
    for (const block of list.blocks) {
      this.#first.push(parts);
      parts += block.parts;
    }
  }

  /** @param {number} part @returns {BlockPart} */
  at(part) {
    let low = 0; // the last block whose first part is not after this one, which skips empty blocks
    for (let high = this.#first.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (this.#first[middle] <= part) low = middle;
      else high = middle;
    }
    const { start, end, line } = this.#list.blocks[low];
    return { start, end, lines: { first: line, symbols: this.#list.symbols }, part: part - this.#first[low] };
  }
}
