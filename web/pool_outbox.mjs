// The events of jobs, delivered to the page in small batches: at most about 20 a second while rows arrive slowly, and in tasks of a few
// milliseconds each when they arrive fast. A job's plan and its end are reported at once. A listener that needs time for its rows returns a
// promise; later events of the job wait for it. Rows and problems wait in the job's ledger, in the memory of its module.
/**
 * @import * as Rookery from './rookery.js'
 *
 * @typedef {object} Box the undelivered events of one job
 * @property {Rookery.JobEvents} events
 * @property {Rookery.Plan | null} plan
 * @property {{parts: number, items: number} | null} resumed
 * @property {boolean} held nothing more is delivered until the listener's promises are settled
 * @property {Rookery.Ledger | null} ledger with the rows and problems; the box deletes it after the end
 * @property {number | null} progress
 * @property {number} milliseconds reported with the progress
 * @property {string | null} activity
 * @property {(() => Rookery.WorkerState[]) | null} workers called at delivery
 * @property {Rookery.FinishedPart[]} finished
 * @property {{documents: Rookery.Document[], problem: string} | null} documents
 * @property {{end: Rookery.JobEnd, message: string} | null} end
 * @property {string} failure why the rest of the rows and problems is lost; empty if it is not
 */

/** The sentence for a job that fails because its ledger has failed. @param {string} reason */
export const failedSentence = (reason) => `the results could not be assembled: ${reason}`;

const PROBLEMS_AT_ONCE = 200;
const PAUSE_MILLISECONDS = 50; // between deliveries
const BUDGET_MILLISECONDS = 4; // after this, no more calls in the same task
const HIDDEN_BUDGET_MILLISECONDS = 200; // a hidden page need not be responsive, and its timers fire rarely

export class Outbox {
  /** @type {Set<Box>} */
  #boxes = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #due = 0;
  #lastDelivery = -Infinity;

  /** @param {Rookery.JobEvents} events */
  open(events) {
    /** @type {Box} */
    const box = {
      events,
      plan: null,
      resumed: null,
      held: false,
      ledger: null,
      progress: null,
      milliseconds: 0,
      activity: null,
      workers: null,
      finished: [],
      documents: null,
      end: null,
      failure: '',
    };
    this.#boxes.add(box);
    return {
      /** @param {Rookery.Plan} plan */
      plan: (plan) => this.#change(() => (box.plan = plan), true),
      /** @param {{parts: number, items: number}} done */
      resumed: (done) => this.#change(() => (box.resumed = done), true),
      /** The ledger may have rows or problems to deliver. @param {Rookery.Ledger} ledger */
      take: (ledger) => this.#change(() => (box.ledger = ledger)),
      /** The module of the ledger has failed: nothing more can be read from it. */
      drop: () => (box.ledger = null),
      /** @param {number} items @param {number} [milliseconds] */
      progress: (items, milliseconds = 0) =>
        this.#change(() => {
          box.progress = items;
          box.milliseconds = milliseconds;
        }),
      /** @param {string} text */
      activity: (text) => this.#change(() => (box.activity = text)),
      /** @param {() => Rookery.WorkerState[]} states */
      workers: (states) => {
        if (events.onWorkers) this.#change(() => (box.workers = states));
      },
      /** @type {((part: Rookery.FinishedPart) => void) | null} */
      finished: events.onFinishedParts ? (part) => this.#change(() => box.finished.push(part)) : null,
      /** @param {{documents: Rookery.Document[], problem: string}} documents */
      documents: (documents) => this.#change(() => (box.documents = documents)),
      /** Nothing comes after this. @param {Rookery.JobEnd} end @param {string} message */
      end: (end, message) => this.#change(() => (box.end = { end, message }), true),
    };
  }

  /** @param {() => void} change @param {boolean} [urgent] */
  #change(change, urgent = false) {
    change();
    this.#schedule(urgent ? 0 : Math.max(0, this.#lastDelivery + PAUSE_MILLISECONDS - performance.now()));
  }

  /** @param {number} milliseconds */
  #schedule(milliseconds) {
    const due = performance.now() + milliseconds;
    if (this.#timer !== undefined && this.#due <= due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#deliver();
    }, milliseconds);
  }

  // One batch for each box in turn, until all are empty or the time is up.
  #deliver() {
    const began = performance.now();
    const budget = globalThis.document?.hidden ? HIDDEN_BUDGET_MILLISECONDS : BUDGET_MILLISECONDS;
    let delivered = true;
    while (delivered) {
      delivered = false;
      for (const box of [...this.#boxes]) {
        try {
          delivered = this.#deliverOne(box) || delivered;
        } catch (error) {
          delivered = true;
          report(error); // thrown by the page's listener; the other events must still be delivered
        }
        if (performance.now() - began >= budget) {
          this.#schedule(BUDGET_MILLISECONDS); // leaves the page as much time as this took
          return;
        }
      }
    }
    this.#lastDelivery = performance.now();
  }

  /** Holds the box until all promises among the answers are settled. @param {Box} box @param {unknown[]} answers */
  #hold(box, answers) {
    const promises = answers.filter((answer) => answer instanceof Promise);
    if (promises.length === 0) return;
    box.held = true;
    Promise.all(promises.map((promise) => promise.catch(report))).then(() => {
      box.held = false;
      this.#schedule(0);
    });
  }

  /** @param {Box} box @returns whether there was anything */
  #deliverOne(box) {
    if (box.held) return false;
    const { events, plan, resumed, progress, activity, workers, end } = box;
    if (plan) {
      box.plan = null;
      events.onPlan?.(plan);
      return true;
    }
    if (resumed) {
      box.resumed = null;
      events.onResumed?.(resumed);
      return true;
    }
    if (progress !== null) {
      box.progress = null;
      events.onProgress?.(progress, box.milliseconds);
    }
    if (activity !== null) {
      box.activity = null;
      events.onActivity?.(activity);
    }
    if (workers !== null) {
      box.workers = null;
      events.onWorkers?.(workers());
    }
    if (box.finished.length > 0) events.onFinishedParts?.(box.finished.splice(0));
    const hasRows = fromLedger(box, (ledger) => ledger.hasRows);
    const problems = hasRows ? null : fromLedger(box, nextProblems);
    if (hasRows && events.onRowsIn) {
      this.#hold(box, [fromLedger(box, (ledger) => events.onRowsIn?.(ledger))]);
    } else if (hasRows) {
      const rows = fromLedger(box, (ledger) => ledger.nextRows());
      if (rows !== null) this.#hold(box, [events.onRows?.(rows)]);
    } else if (problems !== null) {
      this.#hold(
        box,
        problems.map((problem) => events.onProblem?.(problem)),
      );
    } else if (end) {
      this.#boxes.delete(box);
      fromLedger(box, (ledger) => ledger.delete());
      if (box.documents) events.onDocuments?.(box.documents);
      events.onEnd?.(end.end === 'finished' && box.failure ? { end: 'failed', message: failedSentence(box.failure) } : end);
    } else {
      return false;
    }
    return true;
  }
}

/**
 * Asks the ledger, if there is one. A ledger that throws is not asked again: its module has failed.
 * @template T
 * @param {Box} box @param {(ledger: Rookery.Ledger) => T} question @returns {T | null}
 */
function fromLedger(box, question) {
  try {
    return box.ledger && question(box.ledger);
  } catch (error) {
    box.ledger = null;
    box.failure = error instanceof Error ? error.message : String(error);
    report(error);
    return null;
  }
}

/** @param {Rookery.Ledger} ledger */
function nextProblems(ledger) {
  const problems = [];
  for (let problem = ledger.nextProblem(); problem; problem = problems.length < PROBLEMS_AT_ONCE ? ledger.nextProblem() : null)
    problems.push(problem);
  return problems.length > 0 ? problems : null;
}

/** Throws it as an uncaught error of the page. @param {unknown} error */
function report(error) {
  setTimeout(() => {
    throw error;
  });
}
