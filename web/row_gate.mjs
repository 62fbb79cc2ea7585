// How the rows of a work's parts become the rows of the whole: the same rules as RowGate in collect.hpp, over blocks of rows.
/** @import * as Rookery from './rookery.js' */

export class RowGate {
  /** @param {Rookery.Plan} plan */
  constructor({ parts, items, mostRows = Infinity, addsCounts = false, keyedByLast = false, patience = Infinity, lastWord }) {
    this.openEnded = parts < 0;
    this.wanted = this.openEnded ? items : mostRows;
    this.addsCounts = addsCounts;
    this.keyedByLast = keyedByLast;
    this.patience = patience;
    this.lastWord = { complete: '', leftOpen: '', ...lastWord };
    this.taken = 0;
    /** Parts in a row without a new row; -1: the part that is at it brought one. */
    this.idleParts = 0;
    /** @type {Set<string>} rows of an open-ended work, or what they are known by, to leave out those that come twice */
    this.seen = new Set();
    /** @type {Count | null} */
    this.sum = null;
  }

  get enough() {
    return this.taken >= this.wanted;
  }
  /** So many parts in a row without a new row that the work gives up. */
  get gaveUp() {
    return this.openEnded && this.idleParts >= this.patience;
  }
  /** No more rows are looked at. */
  get closed() {
    return this.enough || this.gaveUp;
  }

  /** How many of a block's rows are results: the others say that their part left its question open. @param {string} block @param {number} count of rows */
  resultsIn(block, count) {
    const { leftOpen } = this.lastWord;
    return leftOpen && block.includes(leftOpen) ? block.split('\n').filter((row) => row !== leftOpen).length : count;
  }

  /**
   * The rows to be given out now: those of the block that count, or the sums that are complete with them. Blocks are to come in
   * the order of the parts.
   * @param {string} block rows joined by line feeds @returns {string} the same; empty if there are none
   */
  take(block) {
    const { leftOpen } = this.lastWord;
    if (!this.openEnded && !this.addsCounts && this.wanted === Infinity && !this.lastWord.complete && !leftOpen) return block;
    const out = [];
    for (const row of block.split('\n')) {
      if (leftOpen && row === leftOpen) {
        this.lastWord.complete = leftOpen;
        continue;
      }
      if (this.closed || (this.openEnded && !this.#isNew(row))) continue;
      ++this.taken;
      this.idleParts = -1;
      if (!this.addsCounts) out.push(row);
      else out.push(...this.#add(countOf(row)));
    }
    return out.join('\n');
  }

  /** The part whose rows came last is done. */
  endPart() {
    if (!this.closed) ++this.idleParts;
  }

  /**
   * What is to be given out once no more rows come: the last sum, or the work's last word; empty if there is neither.
   * @param {boolean} complete all parts are done, and none had a problem
   */
  end(complete) {
    if (this.taken > 0) return this.#next(null).join('');
    const { complete: whole, leftOpen } = this.lastWord;
    this.lastWord = { complete: '', leftOpen: '' };
    return complete ? whole : leftOpen;
  }

  /** @param {string} row */
  #isNew(row) {
    const key = this.keyedByLast ? row.slice(Math.max(row.lastIndexOf('\t'), row.lastIndexOf(':')) + 1) : row;
    const known = this.seen.size;
    return this.seen.add(key).size > known;
  }

  /** @param {Count} count @returns {string[]} the sum before it, if this begins another */
  #add(count) {
    if (this.sum?.before !== count.before || this.sum.behind !== count.behind) return this.#next(count);
    this.sum.number += count.number;
    return [];
  }

  /** @param {Count | null} count @returns {string[]} */
  #next(count) {
    const old = this.sum;
    this.sum = count;
    return old ? [`${old.before}${old.number}${old.behind}`] : [];
  }
}

/** @typedef {{before: string, number: bigint, behind: string}} Count a row, parted at its last number */

/** @param {string} row @returns {Count} */
function countOf(row) {
  const [, before, number, behind] = /^(.*?)(\d*)(\D*)$/s.exec(row) ?? ['', row, '', ''];
  return { before, number: BigInt(number), behind };
}
