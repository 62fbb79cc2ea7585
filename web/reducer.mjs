// The core's reducer (core/job/reducer.hpp) of one job, in any wasm module that contains it: reducer_exports.cpp is the C++ side.
// rookery.d.ts documents its types.
import { withTexts } from './wasm_texts.mjs';

/**
 * @import {ReducerModule} from './core_module.mjs'
 * @import * as Rookery from './rookery.js'
 */

const ALL = -1; // no limit
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class Reducer {
  taken = 0;
  closed = false;
  #module;
  #address;
  #passesAll;

  /** @param {ReducerModule} module @param {Rookery.Plan} plan */
  constructor(module, { parts, items, mostRows = ALL, addsCounts = false, hasDedupeKey = false, maxIdleParts = ALL, lastWord }) {
    const { complete, leftOpen, stages = '' } = lastWord ?? { complete: '', leftOpen: '' };
    const openEnded = parts < 0;
    const rowsWanted = openEnded ? items : mostRows;
    this.#module = module;
    this.#address = withTexts(module, [complete, leftOpen, stages], (...texts) =>
      module._rookery_reducer_new(openEnded, rowsWanted, addsCounts, hasDedupeKey, maxIdleParts, ...texts),
    );
    this.#passesAll = Boolean(module._rookery_reducer_passes_all(this.#address));
    this.#look();
  }

  /** @param {string} rows */
  resultsIn(rows) {
    return withTexts(this.#module, [rows], (...text) => this.#module._rookery_reducer_results_in(this.#address, ...text));
  }

  /** @param {string} rows */
  take(rows) {
    if (this.#passesAll) {
      const count = rowsIn(rows);
      this.#module._rookery_reducer_pass(this.#address, count);
      this.taken += count;
      return rows;
    }
    const out = this.#answer([rows], (...text) => this.#module._rookery_reducer_take(this.#address, ...text));
    this.#look();
    return out;
  }

  endPart() {
    this.#module._rookery_reducer_end_part(this.#address);
    this.#look();
  }

  /** @param {boolean} complete */
  end(complete) {
    return this.#textAt(this.#module._rookery_reducer_end(this.#address, complete));
  }

  /** @param {number} part @param {string} activity */
  onProgress(part, activity) {
    return this.#answer([activity], (...text) => this.#module._rookery_reducer_on_progress(this.#address, part, ...text));
  }

  delete() {
    this.#module._rookery_reducer_delete(this.#address);
    this.#address = 0;
  }

  /** @param {string[]} texts @param {(...places: number[]) => number} call */
  #answer(texts, call) {
    return withTexts(this.#module, texts, (...places) => this.#textAt(call(...places)));
  }

  /** @param {number} address */
  #textAt(address) {
    return decoder.decode(this.#module.HEAPU8.subarray(address, address + this.#module._rookery_reducer_text_length()));
  }

  #look() {
    this.taken = this.#module._rookery_reducer_taken(this.#address);
    this.closed = Boolean(this.#module._rookery_reducer_closed(this.#address));
  }
}

/** @param {string} rows joined by line feeds */
function rowsIn(rows) {
  let count = 1;
  for (let at = rows.indexOf('\n'); at >= 0; at = rows.indexOf('\n', at + 1)) ++count;
  return count;
}
