// The pool: runs jobs (core/job) in web workers, each with its own single-threaded instance of the core.
//   start(spec, events) ──► plan, in a worker ──► parts to free workers ──► rows in the order of the parts
//   pool.mjs           jobs, from start to end                        pool_workers.mjs   the lifecycle of the workers
//   pool_schedule.mjs  which worker gets a part of which job next     worker.mjs         the worker's side
//   pool_job.mjs       one job: documents, times, finished parts      part_ledger.mjs    the core's ledger of its parts
//   pool_outbox.mjs    events for the page, in small batches          pool_module.mjs    the core, compiled
//   list_blocks.mjs    long lists, never held as a whole              row_buffers.mjs    rows from a worker to the pool
//
// - The core is compiled once and the compiled module shared. An input is copied from the page once; if it is long, the other
//   workers get it as a Blob, which costs the page nothing.
// - A worker's queue holds parts for a few tenths of a second, so that it keeps running while the page draws. If one part takes long,
//   the parts queued behind it are taken back and given to other workers.
// - Cancelling drops queued parts. A worker that still runs a part of the job after 50 ms is terminated and replaced at once. The same
//   happens to parts that are no longer needed because others have delivered all rows that were wanted.
// - The pool ends a job that sends more than the page accepts, because a worker that is running a part cannot be made to wait.
// - The page starts with a core of the first verbs. A job of another verb waits until the whole core has been fetched. Workers with the
//   whole core then replace the others as these become idle. The one for short jobs stays until its successor is ready.
// - A table is fetched when a job first needs it, and each worker that runs such a job gets it.
// - A worker that crashes, or ends without an event, is replaced and its part is run again. If that happens twice, the part becomes a
//   problem and the job continues.
// - Rows stay bytes: from the worker's buffer into the module that contains the ledger. If that module fails, so do its jobs.
/**
 * @import * as Rookery from './rookery.js'
 * @import {PoolWorker} from './pool_workers.mjs'
 * @import {FromWorker, Task} from './worker.mjs'
 *
 * @typedef {object} Job
 * @property {number} id
 * @property {Rookery.JobSpec} spec
 * @property {JobLedger | null} ledger once it is planned
 * @property {ReturnType<Outbox['open']>} box
 * @property {boolean} paused
 * @property {boolean} cancelling
 * @property {number} planLosses workers lost while planning it
 * @property {boolean} lacking its verb is not among the first verbs: it waits for the whole core
 * @property {number} served when it last got a worker, counted in tasks sent
 * @property {number | null} speaking the part whose activity was reported last
 * @property {BlockParts | null} blocks where its parts are, if its input is a list in blocks
 * @property {Rookery.FinishedPart[]} finished parts that need not be run
 * @property {number[]} doneBy parts finished, by worker number
 */
import { BlockParts } from './list_blocks.mjs';
import { JOIN, JobLedger } from './pool_job.mjs';
import { compiled, Tables } from './pool_module.mjs';
import { failedSentence, Outbox } from './pool_outbox.mjs';
import { choose, isShort } from './pool_schedule.mjs';
import { post, viewOf, Workers } from './pool_workers.mjs';
import { splitRows } from './row_buffers.mjs';

const PLAN = -1; // as in worker.mjs
const ATTEMPTS = 2;
const CANCEL_MILLISECONDS = 50; // including the report to the page, the job has ended within 100
const UNKNOWN_MILLISECONDS = 150; // assumed time to plan a job
const MOST_DEDICATED = 8; // workers beyond `size` that are dedicated to one job each

export class Pool {
  #size;
  /** @type {Workers} */
  #workers;
  /** @type {Map<number, Job>} */
  #jobs = new Map();
  #createLedger;
  #whole;
  #fetchingWhole = false;
  #tables;
  #outbox = new Outbox();
  #lastId = 0;
  #tasksSent = 0;
  #closed = false;

  /** @param {Rookery.PoolOptions} options */
  constructor({ workerUrl, size, module, whole, fetchTable, createWorker, createLedger }) {
    this.#whole = whole;
    this.#tables = new Tables(fetchTable);
    this.#createLedger = createLedger;
    this.#size = Math.max(1, size ?? globalThis.navigator?.hardwareConcurrency ?? 1);
    this.#workers = new Workers({
      url: workerUrl ?? new URL('./worker.mjs', import.meta.url),
      create: createWorker ?? ((url) => new Worker(url, { type: 'module' })),
      module: Promise.resolve(module ?? compiled(new URL('./core_module.wasm', import.meta.url))),
      firstVerbs: whole !== undefined,
      size: this.#size,
      onMessage: (worker, message) => this.#guarded(() => this.#receive(worker, message)),
      onLost: (worker, message) => this.#guarded(() => this.#lost(worker, message)),
      onHopeless: (message) => this.#failAll(message),
    });
    this.#workers.add(true);
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
      blocks: null,
      box: this.#outbox.open(events),
      paused: false,
      cancelling: false,
      planLosses: 0,
      lacking: false,
      served: 0,
      speaking: null,
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
    this.#workers.close();
    for (const job of [...this.#jobs.values()]) this.#end(job, 'cancelled');
  }

  // ---------------------------------------------------------------------------------------------------------- dispatching

  #dispatch() {
    if (this.#closed) return;
    this.#workers.renew();
    if (!this.#workers.all.some(({ priority }) => priority)) this.#workers.add(true);
    for (;;) {
      const { job, worker, start } = choose(
        this.#waitingJobs(),
        this.#workers.all.map((one) => viewOf(one, (job) => this.#estimate(job))),
        this.#size,
      );
      for (let i = 0; i < start; ++i) this.#workers.add(false);
      if (!job || !worker) return;
      this.#send(worker.of, job.of);
    }
  }

  /** Jobs that have a task to hand out. */
  #waitingJobs() {
    const waiting = [];
    for (const job of this.#jobs.values()) {
      if (job.cancelling || (job.lacking && !this.#workers.haveAllVerbs)) continue;
      const { ledger, served } = job;
      const running = this.#running(job);
      const joins = ledger?.joining === 'waits';
      if (ledger ? ledger.hasTask && (joins || !job.paused) : running === 0) {
        const remaining = ledger && !joins ? ledger.parts.remaining : null;
        waiting.push({ of: job, short: isShort(job), running, served, needsWhole: job.lacking, remaining });
      }
    }
    return waiting;
  }

  /** @param {Job} job */
  #running(job) {
    return this.#workers.all.flatMap(({ tasks }) => tasks).filter((task) => task.job === job.id).length;
  }

  /** The expected time of a part of that job. @param {number} job @returns milliseconds */
  #estimate(job) {
    return this.#jobs.get(job)?.ledger?.partMilliseconds ?? UNKNOWN_MILLISECONDS;
  }

  /** @param {PoolWorker} worker @param {Job} job */
  #send(worker, job) {
    if (!worker.known.has(job.id)) {
      worker.known.add(job.id);
      post(worker, { type: 'job', job: job.id, spec: job.spec });
    }
    job.served = ++this.#tasksSent;
    /** @type {Task} */
    const task = { job: job.id, part: job.ledger ? job.ledger.take() : PLAN, run: job.served };
    if (task.part === JOIN) task.documents = job.ledger?.documents.list();
    else if (job.blocks) task.block = job.blocks.at(task.part);
    worker.tasks.push(task);
    post(worker, { type: 'task', task });
    this.#reportWorkers(job);
  }

  // ------------------------------------------------------------------------------------------- messages from workers

  /** Reports which worker runs which part of this job. @param {Job} job */
  #reportWorkers(job) {
    if (!job.ledger || isShort(job)) return;
    job.box.workers(() => {
      const states = job.doneBy.map((partsDone) => ({ part: -1, partsDone }));
      for (const { number, tasks } of this.#workers.all)
        if (states[number] && tasks[0]?.job === job.id) states[number].part = tasks[0].part;
      return states;
    });
  }

  /** @param {PoolWorker} worker @param {FromWorker} message */
  #receive(worker, message) {
    switch (message.type) {
      case 'planned': {
        const job = this.#planEnded(worker, message.job);
        if (!job || job.ledger) break;
        if (message.input) job.spec.input = message.input;
        if (message.list) job.blocks = new BlockParts(message.list);
        this.#beginLedger(job, message.plan);
        this.#endIfDone(job);
        break;
      }
      case 'refused': {
        const job = this.#planEnded(worker, message.job);
        if (job) this.#end(job, 'failed', message.sentence);
        break;
      }
      case 'lacking': {
        const job = this.#planEnded(worker, message.job);
        if (job) this.#awaitWhole(job);
        break;
      }
      case 'needs table':
        if (!this.#tables.isHere(message.name) && worker.tasks[0]) this.#letOthersPass(worker);
        this.#tables.message(message.name).then((table) => post(worker, table));
        break;
      case 'results':
        if (message.buffer) splitRows(message.pieces, message.buffer);
        this.#takeResults(worker, message.pieces);
        if (message.buffer) post(worker, { type: 'buffer', buffer: message.buffer }, [message.buffer]);
        break;
      case 'activity':
        this.#onProgress(worker, message.task, message.text);
        break;
    }
    this.#dispatch();
  }

  /** @param {Job} job @param {Rookery.Plan} plan */
  #beginLedger(job, plan) {
    const ledger = new JobLedger(plan, this.#createLedger, job.box.finished, job.finished);
    job.ledger = ledger;
    job.finished = [];
    job.box.plan(plan);
    job.box.take(ledger.parts);
    if (ledger.partsBefore > 0) job.box.resumed({ parts: ledger.partsBefore, items: ledger.itemsDone });
    if (ledger.itemsDone > 0) job.box.progress(ledger.itemsDone, 0);
  }

  /** Only the whole core has this job's verb. @param {Job} job */
  #awaitWhole(job) {
    job.lacking = true;
    this.#endIfDone(job); // it may have been cancelled
    if (this.#fetchingWhole || this.#workers.haveAllVerbs || !this.#whole) return;
    this.#fetchingWhole = true;
    this.#whole().then(
      (module) => {
        if (!this.#closed) this.#workers.takeWhole(module);
        this.#dispatch();
      },
      (error) => {
        this.#fetchingWhole = false; // the next job tries again
        const sentence = `this needs the part of Rookery that is downloaded later, and the download failed: ${error instanceof Error ? error.message : error}`;
        for (const one of [...this.#jobs.values()]) if (one.lacking) this.#end(one, 'failed', sentence);
      },
    );
  }

  /** @param {PoolWorker} worker @param {import('./worker.mjs').Piece[]} pieces */
  #takeResults(worker, pieces) {
    /** @type {Set<Job>} */
    const touched = new Set();
    for (const piece of pieces) {
      if (!worker.tasks.some((task) => task.run === piece.task.run)) continue; // the task was taken back
      const job = piece.end ? this.#ended(worker, piece.task) : this.#jobs.get(piece.task.job);
      if (!job) continue;
      touched.add(job);
      if (piece.end?.status === 'done' && piece.task.part >= 0) ++job.doneBy[worker.number];
      job.ledger?.add(piece.task.part, piece);
    }
    for (const job of touched) {
      if (job.ledger) job.box.progress(job.ledger.itemsDone, job.ledger.milliseconds);
      this.#reportWorkers(job);
      this.#endIfDone(job);
      if (job.ledger?.isFlooded) this.#endFlood(job);
    }
  }

  /** Removes a task from the worker's list. @param {PoolWorker} worker @param {Task} task @returns its job, if that is still open */
  #ended(worker, task) {
    const at = worker.tasks.findIndex((other) => other.run === task.run);
    if (at >= 0) worker.tasks.splice(at, 1);
    if (at === 0) worker.stuck = false;
    if (worker.dedicated) this.#remove(worker, worker.tasks);
    const job = this.#jobs.get(task.job);
    if (job?.ledger && job.speaking === task.part && at === 0) this.#report(job, null, job.ledger.parts.onProgress(task.part, ''));
    return job;
  }

  /** @param {PoolWorker} worker @param {number} id of the job */
  #planEnded(worker, id) {
    const task = worker.tasks.find(({ job, part }) => job === id && part === PLAN);
    return task ? this.#ended(worker, task) : this.#jobs.get(id);
  }

  /** Its running task takes long: others get the tasks queued behind it, and its own results for those are ignored. @param {PoolWorker} worker */
  #letOthersPass(worker) {
    const [at, ...queued] = worker.tasks;
    worker.stuck = true;
    worker.tasks = [at];
    if (worker.priority && this.#workers.all.filter(({ dedicated }) => dedicated).length < MOST_DEDICATED) {
      worker.priority = false;
      worker.dedicated = true;
    }
    for (const number of new Set(queued.map((other) => other.job))) post(worker, { type: 'drop', job: number });
    this.#giveBack(queued);
  }

  /** A part takes long enough to report what it is doing. @param {PoolWorker} worker @param {Task} task @param {string} text */
  #onProgress(worker, task, text) {
    if (worker.tasks[0]?.run !== task.run) return;
    this.#letOthersPass(worker);
    const job = this.#jobs.get(task.job);
    if (!job?.ledger || job.cancelling) return;
    const running = this.#workers.all.flatMap(({ stuck, tasks }) => (stuck && tasks[0].job === job.id ? [tasks[0].part] : []));
    const shown = job.ledger.parts.onProgress(task.part, text);
    if (task.part === Math.min(...running)) this.#report(job, task.part, shown);
  }

  /** @param {Job} job @param {number | null} part @param {string} text */
  #report(job, part, text) {
    job.speaking = part;
    job.box.activity(text);
  }

  /** The worker is gone. @param {PoolWorker} worker @param {string} message */
  #lost({ tasks: [at, ...queued] }, message) {
    this.#giveBack(queued);
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

  /** @param {PoolWorker} worker @param {Task[]} tasks its tasks that are to be handed out again */
  #remove(worker, tasks) {
    this.#workers.remove(worker);
    this.#giveBack(tasks);
  }

  /** @param {Task[]} tasks that have not begun */
  #giveBack(tasks) {
    for (const { job: id, part } of tasks) {
      const job = this.#jobs.get(id);
      if (part !== PLAN) job?.ledger?.giveBack(part);
    }
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

  /** Ends a job that sends too much, because its workers cannot be made to wait. @param {Job} job */
  #endFlood(job) {
    if (!this.#jobs.has(job.id)) return;
    this.#endWorkersOf(job);
    this.#end(job, 'failed', 'there are more results than a page can hold: ask for fewer, or write them to a file with the command line');
  }

  /** Ends the workers that are running a part of this job. @param {Job} job */
  #endWorkersOf(job) {
    for (const worker of this.#workers.all) {
      if (worker.tasks[0]?.job !== job.id) continue;
      this.#remove(worker, worker.tasks.slice(1));
      if (!worker.dedicated && !worker.outdated) this.#workers.add(worker.priority); // so that the next job finds it ready
    }
  }

  /** @param {Job} job */
  #dropWaiting(job) {
    for (const worker of this.#workers.all) {
      if (worker.tasks.some((task) => task.job === job.id)) post(worker, { type: 'drop', job: job.id });
    }
  }

  /** @param {Job} job */
  #endIfDone(job) {
    if (!this.#jobs.has(job.id)) return;
    if (job.ledger?.parts.isFinished && !this.#joins(job, job.ledger)) this.#end(job, 'finished');
    else if (job.cancelling && this.#running(job) === 0) this.#end(job, 'cancelled');
  }

  /** Whether the documents of its parts are still to be joined. Its rows are delivered meanwhile. @param {Job} job @param {JobLedger} ledger */
  #joins(job, ledger) {
    const joins = ledger.finish();
    if (joins && ledger.joining === 'waits') job.box.activity('joining the proofs of its parts');
    return joins;
  }

  /** @param {Job} job @param {Rookery.JobEnd} end @param {string} [message] */
  #end(job, end, message = '') {
    this.#guarded(() => this.#finishLedger(job));
    if (!this.#jobs.delete(job.id)) return; // #finishLedger failed, which has already ended the job
    // The last report may be some parts behind: this one has the final counts.
    if (job.ledger && !isShort(job)) job.box.workers(() => job.doneBy.map((partsDone) => ({ part: -1, partsDone })));
    job.box.end(end, message);
    this.#dropWaiting(job);
    for (const worker of this.#workers.all) {
      if (worker.known.delete(job.id)) post(worker, { type: 'close', job: job.id });
    }
    // A job may end while parts that are no longer needed still run.
    if (!this.#closed && this.#running(job) > 0) {
      setTimeout(() => {
        this.#endWorkersOf(job);
        this.#dispatch();
      }, CANCEL_MILLISECONDS);
    }
  }

  /** @param {Job} job */
  #finishLedger({ ledger, box }) {
    if (!ledger) return;
    ledger.finish();
    box.take(ledger.parts); // what is left
    if (ledger.openEnded) box.activity(ledger.parts.onProgress(0, '')); // the odds of a search that found nothing
    if (ledger.documentsAtEnd) box.documents(ledger.documentsAtEnd);
  }

  /** If the module that contains the ledgers fails, for example because it ran out of memory, all jobs end. @param {() => void} action */
  #guarded(action) {
    try {
      action();
    } catch (error) {
      for (const job of this.#jobs.values()) {
        job.ledger = null;
        job.box.drop();
      }
      this.#failAll(failedSentence(error instanceof Error ? error.message : String(error)));
    }
  }

  /** @param {string} message */
  #failAll(message) {
    for (const job of [...this.#jobs.values()]) this.#end(job, 'failed', message);
  }
}
