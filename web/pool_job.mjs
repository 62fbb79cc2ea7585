// A job of the pool: the ledger of its parts, which also puts its rows in order.
//
//   parts    0 1 2 3 4 5 6 7 8 ...        next: the first part never handed out
//            ✓ ✓ ● ✓ ● ·                  again: parts to be handed out once more, such as those of lost workers
//                ^ frontier               all rows of earlier parts have been released, and the rows of this part so far
//
// Rows are released in the order of the parts, even if workers finish in another order. Parts are deterministic, so a part that is run
// again sends the same rows again: the ledger keeps the rows that it has and adds only those that are new. For the same reason, parts
// that an earlier job has finished (Rookery.FinishedPart) need not be run at all.
import { Documents } from './documents.mjs';

/**
 * @import * as Rookery from './rookery.js'
 * @import {Piece} from './worker.mjs'
 *
 * @typedef {object} Part what is known of a part that has been handed out
 * @property {string[]} blocks rows that have not been released
 * @property {number} known number of rows known so far, including those released
 * @property {number} results how many of them are results, if the number of rows wanted is limited
 * @property {number} seen how many of them the present run has sent
 * @property {Rookery.Problem[]} problems those that have not been released
 * @property {number} knownProblems
 * @property {number} seenProblems
 * @property {number} losses how often its worker was lost while running it
 * @property {boolean} done
 * @property {string[]} all all its blocks of rows, and
 * @property {Rookery.Problem[]} allProblems all its problems, if finished parts are to be handed out
 *
 * @typedef {object} Outlet where rows and problems are released to
 * @property {(text: string) => void} rows
 * @property {(problem: Rookery.Problem) => void} problem
 * @property {(text: string) => void} [activity]
 * @property {((part: Rookery.FinishedPart) => void) | null} [finished]
 */

const UNKNOWN_MILLISECONDS = 1000; // assumed time of a part, until one has been measured

export class Ledger {
  /**
   * @param {Rookery.Plan} plan @param {Rookery.Reducer} reducer of that plan; the ledger owns it
   * @param {Outlet} outlet @param {Rookery.FinishedPart[]} [finished] not to be run again
   */
  constructor(plan, reducer, outlet, finished = []) {
    this.plan = plan;
    this.reducer = reducer;
    this.outlet = outlet;
    this.openEnded = plan.parts < 0;
    /** How many have to be run: fewer than planned once one part alone has all rows that are wanted. */
    this.parts = this.openEnded ? Infinity : plan.parts;
    this.itemsDone = 0;
    /** Parts that an earlier job has finished. */
    this.partsBefore = 0;
    /** Total time of the finished parts. */
    this.milliseconds = 0;
    /** Some part had a problem, so the results may be incomplete. */
    this.hasProblems = false;
    this.partMilliseconds = UNKNOWN_MILLISECONDS;
    /** Characters of rows that wait for an earlier part to finish. */
    this.held = 0;
    this.frontier = 0;
    this.next = 0;
    /** @type {number[]} ascending */
    this.again = [];
    /** @type {Map<number, Part>} */
    this.known = new Map();
    /** @type {Set<number>} parts that an earlier job finished and `next` has not passed yet */
    this.before = new Set();
    this.documents = new Documents();
    this.lastRowOf = 0; // the part that the last row came from
    this.released = false;
    /** The job ended with the last word of a complete job. */
    this.isWhole = false;
    const [{ whole = this.parts } = {}] = finished;
    this.parts = whole; // finished parts may come from a different division
    for (const part of finished) this.#takeOver(part);
    this.#passFinished();
    this.release();
  }

  get finished() {
    return this.reducer.closed || this.frontier >= this.parts;
  }
  /** How many parts could be handed out now. */
  get remaining() {
    return this.finished ? 0 : this.again.length + Math.max(0, this.parts - this.next - this.before.size);
  }

  /** @param {Rookery.FinishedPart} finished */
  #takeOver({ part, rows, count, problems, items, documents = [] }) {
    if (!(part >= 0 && part < this.parts) || this.known.has(part)) return;
    for (const document of documents) this.documents.add(part, document);
    this.known.set(part, { ...newPart(), blocks: count > 0 ? [rows] : [], known: count, problems: [...problems], done: true });
    this.before.add(part);
    ++this.partsBefore;
    this.held += rows.length;
    this.itemsDone += items;
    this.#endAfter(part, this.#resultsIn(rows, count));
  }

  #passFinished() {
    while (this.before.delete(this.next)) ++this.next;
  }

  /** No later part is needed if this one has all rows that are wanted. @param {number} part @param {number} count */
  #endAfter(part, count) {
    if (this.openEnded || count < (this.plan.mostRows ?? Infinity) || part + 1 >= this.parts) return;
    this.parts = part + 1;
    this.again = this.again.filter((other) => other < this.parts);
    for (const other of this.before) if (other >= this.parts) this.before.delete(other);
  }

  /** The next part to be run. */
  take() {
    const again = this.again.shift();
    const part = again ?? this.next++;
    this.#passFinished();
    const known = this.known.get(part);
    if (known) known.seen = known.seenProblems = 0;
    else this.known.set(part, newPart());
    return part;
  }

  /** The part was handed out but not started. @param {number} part */
  giveBack(part) {
    if (part >= this.parts) return;
    this.again.push(part);
    this.again.sort((a, b) => a - b);
  }

  /**
   * The part's worker was lost while running it.
   * @param {number} part @param {string} message @param {number} attempts how often it may be tried
   */
  lose(part, message, attempts) {
    const known = this.known.get(part);
    if (!known) return;
    if (++known.losses < attempts) {
      this.giveBack(part);
      return;
    }
    const what = `part ${part + 1} was abandoned after its worker was lost ${attempts} times (${message})`;
    const sentence = `${what}: some of its results may be missing`;
    known.problems.push({ line: 0, column: 0, sentence });
    known.done = true;
    this.documents.dropWhere((other) => other === part);
    this.release();
  }

  /** @param {number} part @param {Piece} piece */
  add(part, { rows, count, problems, document, end }) {
    const known = this.known.get(part);
    if (!known || known.done) return;
    if (document) this.documents.add(part, document);
    if (rows !== undefined && count !== undefined) {
      const repeated = Math.min(known.known - known.seen, count);
      known.seen += count;
      if (repeated < count) {
        const fresh = withoutFirst(rows, repeated);
        known.blocks.push(fresh);
        known.results += this.#resultsIn(fresh, count - repeated);
        if (this.outlet.finished) known.all.push(fresh);
        known.known = known.seen;
        this.held += fresh.length;
      }
    }
    if (problems) {
      const fresh = problems.slice(known.knownProblems - known.seenProblems);
      known.problems.push(...fresh);
      if (this.outlet.finished) known.allProblems.push(...fresh);
      known.seenProblems += problems.length;
      known.knownProblems = Math.max(known.knownProblems, known.seenProblems);
    }
    if (end?.status === 'done') {
      known.done = true;
      this.itemsDone += end.items;
      this.milliseconds += end.milliseconds;
      this.#endAfter(part, known.results);
      const { all, allProblems } = known;
      const documents = this.outlet.finished ? this.documents.list(part) : [];
      const kept = documents.length > 0 ? { documents } : {};
      this.outlet.finished?.({ part, rows: all.join('\n'), count: known.known, problems: allProblems, items: end.items, ...kept });
      known.all = [];
      const measured = this.partMilliseconds !== UNKNOWN_MILLISECONDS;
      this.partMilliseconds = measured ? 0.8 * this.partMilliseconds + 0.2 * end.milliseconds : end.milliseconds;
    }
    this.release();
  }

  /** Releases the rows and problems whose turn has come. */
  release() {
    for (let part = this.known.get(this.frontier); part && this.frontier < this.parts; part = this.known.get(this.frontier)) {
      this.#letOut(part);
      if (!part.done) return;
      this.reducer.endPart();
      this.known.delete(this.frontier++);
    }
  }

  /** Releases everything that is left, in the order of the parts: no more rows will come. */
  releaseAll() {
    if (this.released) return;
    this.released = true;
    const complete = this.frontier >= this.parts && !this.hasProblems;
    const inOrder = this.plan.lastWord?.stages !== undefined; // then nothing after a gap is a result
    for (const number of inOrder ? [] : [...this.known.keys()].sort((a, b) => a - b)) {
      if (number < this.parts) this.#letOut(/** @type {Part} */ (this.known.get(number)));
    }
    this.documents.dropWhere((part) => this.known.get(part)?.done === false);
    this.known.clear();
    if (this.reducer.closed) this.documents.dropWhere((part) => part > this.lastRowOf);
    const last = this.reducer.end(complete);
    this.isWhole = complete && this.reducer.taken === 0 && last === this.plan.lastWord?.complete;
    this.#send(last);
    if (this.openEnded) this.outlet.activity?.(this.reducer.onProgress(this.frontier, '')); // the odds of a search that found nothing
    this.reducer.delete();
  }

  /** @param {Part} part */
  #letOut(part) {
    for (const block of part.blocks) {
      this.held -= block.length;
      const rows = this.reducer.take(block);
      if (rows) this.lastRowOf = this.frontier;
      this.#send(rows);
    }
    for (const problem of part.problems) this.outlet.problem(problem);
    if (part.problems.length > 0) this.hasProblems = true;
    part.blocks = [];
    part.problems = [];
    if (this.openEnded) this.itemsDone = this.reducer.taken;
  }

  /** Counted only where it can end the job. @param {string} rows @param {number} count of them */
  #resultsIn(rows, count) {
    return this.plan.mostRows !== undefined && count > 0 ? this.reducer.resultsIn(rows) : 0;
  }

  /** @param {string} rows */
  #send(rows) {
    if (rows) this.outlet.rows(rows);
  }
}

/** @returns {Part} */
function newPart() {
  return {
    blocks: [],
    known: 0,
    results: 0,
    seen: 0,
    problems: [],
    knownProblems: 0,
    seenProblems: 0,
    losses: 0,
    done: false,
    all: [],
    allProblems: [],
  };
}

/** @param {string} rows @param {number} count */
function withoutFirst(rows, count) {
  let start = 0;
  for (let i = 0; i < count; ++i) start = rows.indexOf('\n', start) + 1;
  return rows.slice(start);
}
