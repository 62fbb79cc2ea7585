// The pool: runs works (core/work) in web workers, each with its own single-threaded instance of the core.
//
//   start(spec, events) ──► plan, in a worker ──► parts to whoever is free ──► rows in the order of the parts
//
//   pool.mjs          workers and who does what next        pool_job.mjs      the ledger of one job's parts
//   worker.mjs        the other end                         pool_outbox.mjs   what is told to the page, in small helpings
//   pool_module.mjs   the core, compiled
//
// - The core is compiled once and the compiled module shared. An input is read from the page once; if it is long, the other
//   workers get it as a Blob, which costs the page nothing.
// - Several jobs share the workers: short ones first, then the one that has the fewest parts running. One worker more than
//   `size` does nothing but plan and run short jobs, so that a hint never waits behind a list. Should a short job turn out to take
//   long there, its worker is its own from then on and ends with it, and another takes the place for short jobs.
// - A worker holds a few tenths of a second's parts, so that it goes on while the page draws.
// - Parts that wait behind one that takes long are taken back, for others to run.
// - Cancelling drops what waits; a worker that is still at it after 50 ms is ended, and another started in its place at once. So
//   it is with parts that are not needed any more, because others have brought all that was wanted.
// - A job that sends more than the page takes in is ended: a worker that is at a part cannot be made to wait.
// - A worker that crashes is replaced, and its part run again; the second time the part becomes a problem and the job goes on.
/**
 * @import * as Rookery from './rookery.js'
 * @import {FromWorker, Task, ToWorker} from './worker.mjs'
 *
 * @typedef {object} Slot a worker
 * @property {Rookery.PoolWorker} worker
 * @property {boolean} express kept for short jobs
 * @property {boolean} extra was express until the job that it is at took long; gets no other
 * @property {number} seat the place among the others; a worker that replaces another has its seat
 * @property {boolean} ready
 * @property {boolean} broken about to be lost
 * @property {Set<number>} known jobs that it has been told of
 * @property {Task[]} tasks sent to it and not ended; the first is the one it is at
 * @property {boolean} stuck in a part that takes long
 *
 * @typedef {object} Job
 * @property {number} id
 * @property {Rookery.JobSpec} spec
 * @property {Ledger | null} ledger once it is planned
 * @property {ReturnType<Outbox['open']>} box
 * @property {boolean} paused
 * @property {boolean} cancelling
 * @property {number} planLosses workers lost while planning it
 * @property {number} served when it last got a worker, as a count of tasks
 * @property {number | null} speaking the part whose activity was told last
 * @property {News} news
 * @property {Rookery.FinishedPart[]} finished parts that need not be run
 * @property {number[]} doneBy parts done by the worker of each seat
 */
import { News } from './news.mjs';
import { Ledger } from './pool_job.mjs';
import { compiled } from './pool_module.mjs';
import { Outbox } from './pool_outbox.mjs';

const PLAN = -1; // as in worker.mjs, which a page must not import
const ATTEMPTS = 2;
const CANCEL_MILLISECONDS = 50; // with what it takes to tell the page, the job has ended within 100
const QUEUE_MILLISECONDS = 150; // a worker is given more parts until those it has will take so long
const QUEUE_TASKS = 64; // and no more than this, however quick they are
const SHORT_PARTS = 2;
const SHORT_INPUT = 64 * 1024;
const HELD_CHARACTERS = 64 * 1024 * 1024; // a job that has so much undelivered waits
const MOST_CHARACTERS = 2 * HELD_CHARACTERS; // one whose parts send more than can be told to the page is ended
const MOST_EXTRA = 8; // workers beyond `size` that jobs have to themselves
const FAILED_STARTS = 3; // in a row, then it is hopeless

export class Pool {
  #url;
  #size;
  #create;
  /** @type {Promise<WebAssembly.Module>} */
  #module;
  /** @type {Slot[]} */
  #slots = [];
  /** @type {Map<number, Job>} */
  #jobs = new Map();
  #outbox = new Outbox();
  #lastId = 0;
  #tasksSent = 0;
  #failedStarts = 0;
  #closed = false;

  /** @param {Rookery.PoolOptions} [options] */
  constructor({ workerUrl, size, module, createWorker } = {}) {
    this.#url = workerUrl ?? new URL('./worker.mjs', import.meta.url);
    this.#size = Math.max(1, size ?? globalThis.navigator?.hardwareConcurrency ?? 1);
    this.#create = createWorker ?? ((url) => new Worker(url, { type: 'module' }));
    this.#module = Promise.resolve(module ?? compiled(new URL('./core_module.wasm', import.meta.url)));
    this.#module.catch(() => {}); // told by the jobs that need it
    this.#addWorker(true);
  }

  /**
   * @param {Rookery.JobSpec} spec
   * @param {Rookery.JobEvents} events
   * @param {Rookery.FinishedPart[]} [finished]
   * @returns {Rookery.JobHandle}
   */
  start(spec, events, finished = []) {
    /** @type {Job} */
    const job = {
      id: ++this.#lastId,
      spec: { ...spec, options: { ...spec.options } },
      ledger: null,
      box: this.#outbox.open(events),
      paused: false,
      cancelling: false,
      planLosses: 0,
      served: 0,
      speaking: null,
      news: new News(),
      finished,
      doneBy: Array(this.#size).fill(0),
    };
    this.#jobs.set(job.id, job);
    if (this.#closed) this.#end(job, 'failed', 'the pool of workers has been closed');
    this.#dispatch();
    return {
      id: job.id,
      cancel: () => this.#cancel(job),
      pause: (paused) => {
        job.paused = paused;
        this.#dispatch();
      },
    };
  }

  /** Ends all workers and cancels what is running. */
  close() {
    this.#closed = true;
    for (const slot of this.#slots) slot.worker.terminate();
    this.#slots = [];
    for (const job of [...this.#jobs.values()]) this.#end(job, 'cancelled');
  }

  // ---------------------------------------------------------------------------------------------------------- handing out

  #dispatch() {
    if (this.#closed) return;
    if (!this.#slots.some(({ express }) => express)) this.#addWorker(true);
    for (let progress = true; progress; ) {
      progress = false;
      for (const job of this.#waitingJobs()) {
        const slot = this.#slotFor(job);
        if (slot) {
          this.#send(slot, job);
          progress = true; // the order of the jobs may have changed
          break;
        }
        this.#growFor(job);
      }
    }
  }

  /** Jobs with something to hand out, the most deserving first. */
  #waitingJobs() {
    const waiting = [];
    for (const job of this.#jobs.values()) {
      if (job.cancelling) continue;
      const running = this.#running(job);
      if (job.ledger ? !job.paused && job.ledger.remaining > 0 && this.#hasRoom(job.ledger) : running === 0) {
        waiting.push({ job, running, short: isShort(job) });
      }
    }
    waiting.sort((a, b) => Number(b.short) - Number(a.short) || a.running - b.running || a.job.served - b.job.served);
    return waiting.map(({ job }) => job);
  }

  /**
   * Rows pile up if the page is slow, or a part at the front is. That part itself may always be run again.
   * @param {Ledger} ledger
   */
  #hasRoom(ledger) {
    return ledger.again[0] === ledger.frontier || ledger.held + this.#outbox.waiting < HELD_CHARACTERS;
  }

  /** @param {Job} job */
  #running(job) {
    let count = 0;
    for (const { tasks } of this.#slots) for (const task of tasks) if (task.job === job.id) ++count;
    return count;
  }

  /** @param {Job} job @returns {Slot | undefined} the worker that can take a task of this job soonest */
  #slotFor(job) {
    const short = isShort(job);
    // Near the end of a list every worker gets its share; a short job takes the first place that it finds.
    const share = job.ledger && !short ? Math.ceil(job.ledger.remaining / this.#size) : Infinity;
    const mostTasks = Math.min(share, QUEUE_TASKS);
    let best;
    let least = Infinity;
    for (const slot of this.#slots) {
      if (!slot.ready || slot.broken || slot.stuck || slot.extra || (slot.express && !short)) continue;
      const queued = slot.tasks.reduce((sum, task) => sum + this.#estimate(task), 0);
      const hasRoom = slot.tasks.length === 0 || (queued < QUEUE_MILLISECONDS && slot.tasks.length < mostTasks);
      if (hasRoom && queued < least) {
        best = slot;
        least = queued;
      }
    }
    return best;
  }

  /** @param {Task} task @returns milliseconds */
  #estimate({ job }) {
    return this.#jobs.get(job)?.ledger?.partMilliseconds ?? QUEUE_MILLISECONDS;
  }

  /** @param {Job} job */
  #growFor(job) {
    const workers = this.#slots.filter(({ express, extra }) => !express && !extra);
    const starting = workers.filter(({ ready }) => !ready).length;
    const useful = Math.min(this.#size - workers.length, (job.ledger?.remaining ?? 1) - starting);
    for (let i = 0; i < useful; ++i) this.#addWorker(false);
  }

  /** @param {Slot} slot @param {Job} job */
  #send(slot, job) {
    if (!slot.known.has(job.id)) {
      slot.known.add(job.id);
      post(slot, { type: 'job', job: job.id, spec: job.spec });
    }
    job.served = ++this.#tasksSent;
    const task = { job: job.id, part: job.ledger ? job.ledger.take() : PLAN, run: job.served };
    slot.tasks.push(task);
    post(slot, { type: 'task', task });
    this.#tellWorkers(job);
  }

  // ----------------------------------------------------------------------------------------------------------- workers

  /** @param {boolean} express */
  #addWorker(express) {
    /** @type {Slot} */
    const slot = {
      worker: this.#create(this.#url),
      express,
      extra: false,
      seat: express ? this.#size : this.#freeSeat(),
      ready: false,
      broken: false,
      known: new Set(),
      tasks: [],
      stuck: false,
    };
    this.#slots.push(slot);
    slot.worker.onmessage = ({ data }) => this.#receive(slot, data);
    slot.worker.onerror = (event) => {
      event.preventDefault?.();
      slot.broken = true;
      // An error may overtake messages that were sent before it: they tell which part it was at.
      setTimeout(() => this.#lose(slot, event.message || 'its script could not be loaded'), 0);
    };
    slot.worker.onmessageerror = () => this.#lose(slot, 'a message could not be read');
    this.#module.then(
      (module) => post(slot, { type: 'start', module }),
      (error) => this.#failAll(`the core could not be loaded: ${error instanceof Error ? error.message : error}`),
    );
  }

  #freeSeat() {
    let seat = 0;
    while (this.#slots.some((slot) => slot.seat === seat)) ++seat;
    return seat;
  }

  /** What each worker is at changed, as far as this job goes. @param {Job} job */
  #tellWorkers(job) {
    if (!job.ledger || isShort(job)) return;
    job.box.workers(() => {
      const states = job.doneBy.map((partsDone) => ({ part: -1, partsDone }));
      for (const { seat, tasks } of this.#slots) if (states[seat] && tasks[0]?.job === job.id) states[seat].part = tasks[0].part;
      return states;
    });
  }

  /** @param {Slot} slot @param {FromWorker} message */
  #receive(slot, message) {
    if (!this.#slots.includes(slot)) return;
    switch (message.type) {
      case 'ready':
        slot.ready = true;
        this.#failedStarts = 0;
        break;
      case 'planned': {
        const job = this.#planEnded(slot, message.job);
        if (!job || job.ledger) break;
        if (message.input) job.spec.input = message.input;
        job.ledger = new Ledger(message.plan, job.box, job.finished);
        job.finished = [];
        job.box.plan(message.plan);
        if (job.ledger.itemsDone > 0) job.box.progress(job.ledger.itemsDone, 0);
        this.#endIfDone(job);
        break;
      }
      case 'refused': {
        const job = this.#planEnded(slot, message.job);
        if (job) this.#end(job, 'failed', message.sentence);
        break;
      }
      case 'results':
        this.#takeResults(slot, message.pieces);
        break;
      case 'activity':
        this.#hear(slot, message.task, message.text);
        break;
      case 'crashed':
        this.#lose(slot, message.message);
        return;
    }
    this.#dispatch();
  }

  /** @param {Slot} slot @param {import('./worker.mjs').Piece[]} pieces */
  #takeResults(slot, pieces) {
    /** @type {Set<Job>} */
    const touched = new Set();
    for (const piece of pieces) {
      if (!slot.tasks.some((task) => task.run === piece.task.run)) continue; // it was taken back
      const job = piece.end ? this.#ended(slot, piece.task) : this.#jobs.get(piece.task.job);
      if (!job) continue;
      touched.add(job);
      if (piece.end?.status === 'done') ++job.doneBy[slot.seat];
      if (job.ledger) job.ledger.add(piece.task.part, piece);
    }
    for (const job of touched) {
      if (job.ledger) job.box.progress(job.ledger.itemsDone, job.ledger.milliseconds);
      this.#tellWorkers(job);
      this.#endIfDone(job);
      if (job.ledger && job.ledger.held + this.#outbox.waiting > MOST_CHARACTERS) this.#endFlood(job);
    }
  }

  /** Takes a task off the worker's list. @param {Slot} slot @param {Task} task @returns its job, if that goes on */
  #ended(slot, task) {
    const at = slot.tasks.findIndex((other) => other.run === task.run);
    if (at >= 0) slot.tasks.splice(at, 1);
    if (at === 0) slot.stuck = false;
    if (slot.extra) this.#remove(slot, slot.tasks);
    const job = this.#jobs.get(task.job);
    if (job?.speaking === task.part && at === 0) this.#tell(job, null, job.news.hear('', hasRows(job)));
    return job;
  }

  /** @param {Slot} slot @param {number} id of the job */
  #planEnded(slot, id) {
    const task = slot.tasks.find(({ job, part }) => job === id && part === PLAN);
    return task ? this.#ended(slot, task) : this.#jobs.get(id);
  }

  /**
   * A part takes long enough to say what it is doing. What waits behind it is handed out again: the worker is asked to drop it,
   * and should it have begun with it before it hears that, what it sends of it is not looked at.
   * @param {Slot} slot @param {Task} task @param {string} text
   */
  #hear(slot, task, text) {
    const [at, ...queued] = slot.tasks;
    if (!at || at.run !== task.run) return;
    slot.stuck = true;
    slot.tasks = [at];
    if (slot.express && this.#slots.filter(({ extra }) => extra).length < MOST_EXTRA) {
      slot.express = false;
      slot.extra = true;
    }
    for (const number of new Set(queued.map((other) => other.job))) post(slot, { type: 'drop', job: number });
    this.#giveBack(queued);
    const job = this.#jobs.get(task.job);
    if (!job || job.cancelling) return;
    const running = this.#slots.flatMap(({ stuck, tasks }) => (stuck && tasks[0].job === job.id ? [tasks[0].part] : []));
    const shown = job.news.hear(text, hasRows(job));
    if (task.part === Math.min(...running)) this.#tell(job, task.part, shown);
  }

  /** @param {Job} job @param {number | null} part @param {string} text */
  #tell(job, part, text) {
    job.speaking = part;
    job.box.activity(text);
  }

  /** The worker is gone, or as good as gone. @param {Slot} slot @param {string} message */
  #lose(slot, message) {
    if (!this.#slots.includes(slot)) return;
    const [at, ...queued] = slot.tasks;
    this.#remove(slot, queued);
    if (!slot.ready && ++this.#failedStarts >= FAILED_STARTS) {
      this.#failedStarts = 0;
      this.#failAll(`the workers could not be started: ${message}`);
      return;
    }
    const job = at && this.#jobs.get(at.job);
    if (job?.ledger) {
      job.ledger.lose(at.part, message, ATTEMPTS);
      this.#endIfDone(job);
    } else if (job && ++job.planLosses >= ATTEMPTS) {
      this.#end(job, 'failed', `the input could not be read: ${message}`);
    } else if (job) {
      this.#endIfDone(job);
    }
    this.#dispatch();
  }

  /** @param {Slot} slot @param {Task[]} tasks of its tasks, those to be handed out again */
  #remove(slot, tasks) {
    slot.worker.terminate();
    this.#slots = this.#slots.filter((other) => other !== slot);
    this.#giveBack(tasks);
  }

  /** @param {Task[]} tasks that have not begun */
  #giveBack(tasks) {
    for (const { job, part } of tasks) if (part !== PLAN) this.#jobs.get(job)?.ledger?.giveBack(part);
  }

  // -------------------------------------------------------------------------------------------------------------- ending

  /** @param {Job} job */
  #cancel(job) {
    if (job.cancelling || !this.#jobs.has(job.id)) return;
    job.cancelling = true;
    this.#dropWaiting(job);
    this.#endIfDone(job);
    setTimeout(() => {
      if (!this.#jobs.has(job.id)) return;
      this.#endWorkersOf(job);
      this.#end(job, 'cancelled');
      this.#dispatch();
    }, CANCEL_MILLISECONDS);
  }

  /** A worker cannot be made to wait. @param {Job} job */
  #endFlood(job) {
    if (!this.#jobs.has(job.id)) return;
    this.#endWorkersOf(job);
    this.#end(job, 'failed', 'there are more results than a page can hold: ask for fewer, or let the command line write them to a file');
  }

  /** Ends the workers that are at a part of this job. @param {Job} job */
  #endWorkersOf(job) {
    for (const slot of this.#slots) {
      if (slot.tasks[0]?.job !== job.id) continue;
      this.#remove(slot, slot.tasks.slice(1));
      if (!slot.extra) this.#addWorker(slot.express); // so that the next job finds it ready
    }
  }

  /** @param {Job} job */
  #dropWaiting(job) {
    for (const slot of this.#slots) {
      if (slot.tasks.some((task) => task.job === job.id)) post(slot, { type: 'drop', job: job.id });
    }
  }

  /** @param {Job} job */
  #endIfDone(job) {
    if (!this.#jobs.has(job.id)) return;
    if (job.ledger?.finished) this.#end(job, 'finished');
    else if (job.cancelling && this.#running(job) === 0) this.#end(job, 'cancelled');
  }

  /** @param {Job} job @param {Rookery.JobEnd} end @param {string} [message] */
  #end(job, end, message = '') {
    this.#jobs.delete(job.id);
    job.ledger?.releaseAll();
    job.box.end(end, message);
    this.#dropWaiting(job);
    for (const slot of this.#slots) {
      if (slot.known.delete(job.id)) post(slot, { type: 'close', job: job.id });
    }
    // A job may end while parts of it run that nobody needs any more.
    if (!this.#closed && this.#running(job) > 0) {
      setTimeout(() => {
        this.#endWorkersOf(job);
        this.#dispatch();
      }, CANCEL_MILLISECONDS);
    }
  }

  /** @param {string} message */
  #failAll(message) {
    for (const job of [...this.#jobs.values()]) this.#end(job, 'failed', message);
  }
}

/** @param {Slot} slot @param {ToWorker} message */
function post(slot, message) {
  slot.worker.postMessage(message);
}

/** @param {Job} job */
function hasRows({ ledger }) {
  return ledger !== null && ledger.gate.taken > 0;
}

/** @param {Job} job */
function isShort({ ledger, spec: { input = '' } }) {
  if (ledger) return ledger.parts <= SHORT_PARTS;
  return (input instanceof Blob ? input.size : input.length) <= SHORT_INPUT;
}
