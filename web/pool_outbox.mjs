// The events of jobs, delivered to the page in small batches: at most about 20 a second while rows come slowly, and in tasks of a
// few milliseconds each when they come fast. A job's plan and its end are reported at once. A listener that needs time for its rows
// returns a promise; later events of the job wait for it.
/**
 * @import * as Rookery from './rookery.js'
 *
 * @typedef {object} Box the undelivered events of one job
 * @property {Rookery.JobEvents} events
 * @property {Rookery.Plan | null} plan
 * @property {{parts: number, items: number} | null} resumed
 * @property {boolean} held nothing more is delivered until the listener's promises are settled
 * @property {string[]} blocks of rows
 * @property {number} waiting characters in these blocks
 * @property {Rookery.Problem[]} problems
 * @property {number | null} progress
 * @property {number} milliseconds reported with the progress
 * @property {string | null} activity
 * @property {(() => Rookery.WorkerState[]) | null} workers called at delivery
 * @property {Rookery.FinishedPart[]} finished
 * @property {{documents: Rookery.Document[], problem: string} | null} documents
 * @property {{end: Rookery.JobEnd, message: string} | null} end
 */

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 128 * 1024;
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
      blocks: [],
      waiting: 0,
      problems: [],
      progress: null,
      milliseconds: 0,
      activity: null,
      workers: null,
      finished: [],
      documents: null,
      end: null,
    };
    this.#boxes.add(box);
    return {
      /** @param {Rookery.Plan} plan */
      plan: (plan) => this.#change(() => (box.plan = plan), true),
      /** @param {{parts: number, items: number}} done */
      resumed: (done) => this.#change(() => (box.resumed = done), true),
      /** @param {string} text */
      rows: (text) =>
        this.#change(() => {
          box.blocks.push(text);
          box.waiting += text.length;
        }),
      /** Characters of rows that have not been delivered yet. */
      waiting: () => box.waiting,
      /** @param {Rookery.Problem} problem */
      problem: (problem) => this.#change(() => box.problems.push(problem)),
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
      /** @param {Rookery.Document[]} documents @param {string} problem */
      documents: (documents, problem) => this.#change(() => (box.documents = { documents, problem })),
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
    if (box.blocks.length > 0) {
      const { rows, characters } = takeRows(box.blocks);
      box.waiting -= characters;
      this.#hold(box, [events.onRows?.(rows)]);
    } else if (box.problems.length > 0) {
      const problems = box.problems.splice(0, ROWS_AT_ONCE);
      this.#hold(
        box,
        problems.map((problem) => events.onProblem?.(problem)),
      );
    } else if (end) {
      if (box.documents) events.onDocuments?.(box.documents);
      this.#boxes.delete(box);
      events.onEnd?.(end);
    } else {
      return false;
    }
    return true;
  }
}

/** Throws it as an uncaught error of the page. @param {unknown} error */
function report(error) {
  setTimeout(() => {
    throw error;
  });
}

/**
 * Removes the first rows from a queue of blocks, as many as may be delivered at once. Also returns by how many characters the queue
 * became shorter.
 * @param {string[]} blocks not empty
 */
export function takeRows(blocks) {
  const taken = [];
  let rows = 0;
  let characters = 0;
  let used = 0;
  while (used < blocks.length && rows < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) {
    const block = blocks[used];
    let end = -1;
    do {
      end = block.indexOf('\n', end + 1);
      ++rows;
    } while (end >= 0 && rows < ROWS_AT_ONCE && characters + end < CHARACTERS_AT_ONCE);
    if (end < 0) {
      taken.push(block);
      characters += block.length;
      ++used;
    } else {
      taken.push(block.slice(0, end));
      characters += end + 1;
      blocks[used] = block.slice(end + 1);
      break;
    }
  }
  blocks.splice(0, used);
  return { rows: taken.join('\n'), characters };
}
