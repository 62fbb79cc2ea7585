// The core's ledger of the parts of one job (core/job/ledger.hpp), in any wasm module that contains it: ledger_exports.cpp is the C++ side.
// rookery.d.ts documents its methods.
import { withTexts } from './wasm_texts.mjs';

/**
 * @import {LedgerModule} from './core_module.mjs'
 * @import * as Rookery from './rookery.js'
 */

const ALL = -1; // no limit
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class PartLedger {
  #module;
  #address;

  /** @param {LedgerModule} module @param {Rookery.Plan} plan @param {Rookery.LedgerOptions} [options] */
  constructor(module, plan, { keepsAll = false } = {}) {
    const { parts, items, mostRows = ALL, addsCounts = false, hasDedupeKey = false, maxIdleParts = ALL, lastWord } = plan;
    const { complete, leftOpen, stages = '' } = lastWord ?? { complete: '', leftOpen: '' };
    const rowsWanted = parts < 0 ? items : mostRows;
    this.#module = module;
    this.#address = withTexts(module, [complete, leftOpen, stages], (...texts) =>
      module._rookery_ledger_new(parts, rowsWanted, addsCounts, hasDedupeKey, maxIdleParts, keepsAll, ...texts),
    );
  }

  get count() {
    return this.#state(0);
  }
  get remaining() {
    return this.#state(1);
  }
  get isFinished() {
    return this.#state(2) !== 0;
  }
  get waitsForLost() {
    return this.#state(3) !== 0;
  }
  get bytesHeld() {
    return this.#state(4);
  }
  get taken() {
    return this.#state(5);
  }
  get lastPart() {
    return this.#state(6);
  }
  get hasRows() {
    return this.#state(7) !== 0;
  }
  get address() {
    return this.#address;
  }

  take() {
    const part = this.#module._rookery_ledger_take(this.#address);
    return part < 0 ? null : part;
  }

  /** @param {number} part */
  giveBack(part) {
    this.#module._rookery_ledger_give_back(this.#address, part);
  }

  /** @param {number} part @param {number} attempts @param {string} sentence */
  lose(part, attempts, sentence) {
    withTexts(this.#module, [sentence], (...text) => this.#module._rookery_ledger_lose(this.#address, part, attempts, ...text));
  }

  /** @param {number} part @param {Uint8Array} rows @param {number} count */
  addRows(part, rows, count) {
    this.#module._rookery_ledger_add_rows(this.#address, part, this.#fillRoom(rows), count);
  }

  /** @param {number} part @param {Rookery.Problem[]} problems */
  addProblems(part, problems) {
    for (const { line, column, sentence } of problems)
      withTexts(this.#module, [sentence], (...text) =>
        this.#module._rookery_ledger_add_problem(this.#address, part, line, column, ...text),
      );
  }

  /** @param {number} part */
  end(part) {
    this.#module._rookery_ledger_end(this.#address, part);
  }

  /** @param {number} part */
  isDone(part) {
    return Boolean(this.#module._rookery_ledger_is_done(this.#address, part));
  }

  /** @param {Rookery.PartOutput} output */
  restore({ part, rows, count, problems }) {
    for (const { line, column, sentence } of problems)
      withTexts(this.#module, [sentence], (...text) => this.#module._rookery_ledger_restored_problem(this.#address, line, column, ...text));
    return Boolean(this.#module._rookery_ledger_restore(this.#address, part, this.#fillRoom(encoder.encode(rows)), count));
  }

  /** @param {number} part @returns {Rookery.PartOutput} */
  outputOf(part) {
    const rows = this.#module._rookery_ledger_rows_of(this.#address, part);
    /** @type {Rookery.Problem[]} */
    const problems = [];
    const next = () => this.#problem(this.#module._rookery_ledger_problem_of(this.#address, part, problems.length));
    const output = { part, rows: this.#text(rows) ?? '', count: rows === 0 ? 0 : this.#numbers(rows)[0], problems };
    for (let problem = next(); problem; problem = next()) problems.push(problem);
    return output;
  }

  nextRows() {
    return this.#text(this.#module._rookery_ledger_next_rows(this.#address));
  }

  nextProblem() {
    return this.#problem(this.#module._rookery_ledger_next_problem(this.#address));
  }

  finish() {
    return Boolean(this.#module._rookery_ledger_finish(this.#address));
  }

  /** @param {number} part @param {string} activity */
  onProgress(part, activity) {
    const shown = (/** @type {number[]} */ ...text) =>
      this.#text(this.#module._rookery_ledger_on_progress(this.#address, part, ...text)) ?? '';
    return withTexts(this.#module, [activity], shown);
  }

  delete() {
    this.#module._rookery_ledger_delete(this.#address);
    this.#address = 0;
  }

  /** Copies the rows to where the next call reads them, and returns their length. @param {Uint8Array} rows */
  #fillRoom(rows) {
    const outside = rows.buffer === this.#module.HEAPU8.buffer ? rows.slice() : rows; // memory that grows detaches views of it
    const room = this.#module._rookery_ledger_room(this.#address, outside.length + 1);
    this.#module.HEAPU8.set(outside, room);
    return outside.length;
  }

  /** @param {number} index of a number in the C++ struct State */
  #state(index) {
    return this.#module.HEAPF64[this.#module._rookery_ledger_state(this.#address) / 8 + index];
  }

  /** Where the text of a reply is. @param {number} reply the address of the C++ struct Reply, or 0 */
  #place(reply) {
    if (reply === 0) return null;
    const { HEAPU32 } = this.#module;
    return { address: HEAPU32[reply / 4], length: HEAPU32[reply / 4 + 1] };
  }

  /** The numbers of a reply. @param {number} reply */
  #numbers(reply) {
    return this.#module.HEAPF64.subarray(reply / 8 + 1);
  }

  /** @param {number} reply */
  #text(reply) {
    const place = this.#place(reply);
    return place && decoder.decode(this.#module.HEAPU8.subarray(place.address, place.address + place.length));
  }

  /** @param {number} reply @returns {Rookery.Problem | null} */
  #problem(reply) {
    const sentence = this.#text(reply);
    if (sentence === null) return null;
    const [line, column] = this.#numbers(reply);
    return { line, column, sentence };
  }
}
