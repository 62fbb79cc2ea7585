// A job of the pool. The core's ledger of its parts decides what is run and puts the rows in order. JavaScript adds the documents of the parts,
// which a last task joins into one, the times of the parts, and finished parts as values that a page can store.
import { Documents } from './documents.mjs';

/**
 * @import * as Rookery from './rookery.js'
 * @import {Piece, TaskEnd} from './worker.mjs'
 */

export const JOIN = -2; // instead of a part: as in worker.mjs, which a page must not import
const UNKNOWN_MILLISECONDS = 1000; // assumed time of a part, until one has been measured
const HELD_BYTES = 64 * 1024 * 1024; // a job with this much undelivered gets no more tasks
const MOST_BYTES = 2 * HELD_BYTES; // a job with more than this undelivered is ended

export class JobLedger {
  #items = 0;
  #onFinished;
  #isOver = false;

  /**
   * @param {Rookery.Plan} plan @param {Rookery.PoolOptions['createLedger']} createLedger
   * @param {((part: Rookery.FinishedPart) => void) | null} [onFinished]
   * @param {Rookery.FinishedPart[]} [finished] parts that an earlier job has finished: they are not run again
   */
  constructor(plan, createLedger, onFinished = null, finished = []) {
    const [{ whole = plan.parts } = {}] = finished; // they may come from a different division
    this.#onFinished = onFinished;
    this.openEnded = plan.parts < 0;
    this.parts = createLedger({ ...plan, parts: whole }, { keepsAll: onFinished !== null });
    this.partsBefore = 0;
    /** Total time of the finished parts. */
    this.milliseconds = 0;
    this.partMilliseconds = UNKNOWN_MILLISECONDS;
    this.documents = new Documents();
    /** @type {'' | 'waits' | 'runs' | 'done'} the state of joining the documents of the parts, once these are done */
    this.joining = '';
    this.notJoined = ''; // why they could not be joined
    for (const part of finished) this.#restore(part);
  }

  get itemsDone() {
    return this.openEnded ? this.parts.taken : this.#items;
  }

  /** Whether a task could be handed out now. */
  get hasTask() {
    // Undelivered rows pile up if the page or the part at the frontier is slow. That part itself may always be run again.
    const hasRoom = () => this.parts.waitsForLost || this.parts.bytesHeld < HELD_BYTES;
    return this.joining === 'waits' || (this.parts.remaining > 0 && hasRoom());
  }

  /** Whether more rows wait for the page than it can hold. */
  get isFlooded() {
    return this.parts.bytesHeld > MOST_BYTES;
  }

  /** The next part to be run, or JOIN. Call it only if hasTask. */
  take() {
    if (this.joining !== 'waits') return /** @type {number} */ (this.parts.take());
    this.joining = 'runs';
    return JOIN;
  }

  /** The part was handed out but not started. @param {number} part */
  giveBack(part) {
    if (part === JOIN) this.joining = 'waits';
    else this.parts.giveBack(part);
  }

  /** @param {Rookery.FinishedPart} finished */
  #restore({ items, documents = [], ...output }) {
    if (!this.parts.restore(output)) return;
    for (const document of documents) this.documents.add(output.part, document);
    ++this.partsBefore;
    this.#items += items;
  }

  /**
   * The part's worker was lost while running it.
   * @param {number} part @param {string} message @param {number} attempts how often it may be tried
   */
  lose(part, message, attempts) {
    if (part === JOIN) {
      this.notJoined = `the worker that was joining the proofs of the parts was lost (${message})`;
      this.joining = 'done';
      return;
    }
    const what = `part ${part + 1} was abandoned after its worker was lost ${attempts} times (${message})`;
    this.parts.lose(part, attempts, `${what}: some of its results may be missing`);
    if (this.parts.isDone(part)) this.documents.dropWhere((other) => other === part);
  }

  /** @param {number} part @param {Piece} piece */
  add(part, { rows, count, problems, document, notJoined, end }) {
    if (part === JOIN) {
      if (document) this.documents.add(JOIN, document);
      if (notJoined) this.notJoined = notJoined;
      if (end) this.joining = end.status === 'done' ? 'done' : 'waits';
      return;
    }
    if (this.parts.isDone(part)) return;
    if (document) this.documents.add(part, document);
    if (rows !== undefined && count !== undefined) this.parts.addRows(part, rows, count);
    if (problems) this.parts.addProblems(part, problems);
    if (end?.status === 'done') this.#end(part, end);
  }

  /** @param {number} part @param {TaskEnd} end */
  #end(part, { items, milliseconds }) {
    this.#reportFinished(part, items);
    this.parts.end(part);
    this.#items += items;
    this.milliseconds += milliseconds;
    const measured = this.partMilliseconds !== UNKNOWN_MILLISECONDS;
    this.partMilliseconds = measured ? 0.8 * this.partMilliseconds + 0.2 * milliseconds : milliseconds;
  }

  /** @param {number} part @param {number} items */
  #reportFinished(part, items) {
    if (!this.#onFinished) return;
    const documents = this.documents.list(part);
    this.#onFinished({ ...this.parts.outputOf(part), items, ...(documents.length > 0 ? { documents } : {}) });
  }

  /**
   * No more output will come: everything that is left can be delivered. Returns whether the documents of the parts are still to be joined.
   * That is worthwhile only if the job ends with the summary row of a complete job (`lastWord`).
   */
  finish() {
    if (!this.#isOver) {
      this.#isOver = true;
      const { lastPart } = this.parts;
      this.documents.dropWhere((part) => part > lastPart || !this.parts.isDone(part));
      const isWhole = this.parts.finish();
      if (isWhole && this.documents.bytes > 0 && this.parts.count > 1 && !this.openEnded) this.joining = 'waits';
    }
    return this.joining === 'waits' || this.joining === 'runs';
  }

  /** The documents that the page gets; null if there never were any. */
  get documentsAtEnd() {
    const { bytes, problem } = this.documents;
    if (bytes === 0 && !problem) return null;
    return { documents: this.documents.list(), problem: problem || (this.notJoined && `${this.notJoined}, so the proof is incomplete`) };
  }
}
