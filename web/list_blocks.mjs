// A long list as blocks of lines: each is a call of its own, read from the file when its parts are run, so that no worker holds the list.
//
//   list      block 0                    block 1                    block 2 ...     BLOCK_LINES lines each
//   parts     0 1 2 ... 127              128 129 ... 255            256 ...         those of the blocks, one after the other
//
// Rows and problems are those of the whole list as one call; only texts with one puzzle a line are divided so, and only for verbs whose
// rows are the same beside any other lines.
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
 * @typedef {{start: number, end: number, lines: Rookery.Lines, part: number}} BlockPart where a part of the list is: in these bytes, that
 *   part of their own call
 */

/** From this size on, in bytes, a list is divided so. */
export const LONG_LIST = 1024 * 1024;
const BLOCK_LINES = 1024;
const WINDOW = 4 * 1024 * 1024; // read at a time

/**
 * Divides a list. Null: the call takes nothing but the whole of it.
 * @param {typeof import('./core.mjs')} core @param {Rookery.Spec} call without its input @param {Blob} text
 * @returns {Promise<{list: List, plan: Rookery.Plan} | null>}
 */
export async function divideList(core, call, text) {
  const symbols = core.listSymbols(call, await bytesOf(text, 0, core.listBeginning()));
  if (symbols < 0) return null;
  /** @type {Block[]} */
  const blocks = [];
  const nothing = { ...call, input: '', lines: { first: 1, symbols } };
  const rules = core.plan(nothing); // those of all
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
      const block = { ...call, input: bytes.subarray(used, end), lines: { first: line, symbols } };
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

/** Behind the line feed of line number `count` from there on; -1: there are fewer. @param {Uint8Array} bytes @param {number} at @param {number} count */
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
    let low = 0; // the last block that begins at this part or before, behind empty ones
    for (let high = this.#first.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (this.#first[middle] <= part) low = middle;
      else high = middle;
    }
    const { start, end, line } = this.#list.blocks[low];
    return { start, end, lines: { first: line, symbols: this.#list.symbols }, part: part - this.#first[low] };
  }
}
