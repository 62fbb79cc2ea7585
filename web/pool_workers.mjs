// The lifecycle of the pool's workers: started with the compiled core, ready, lost, ended. The pool decides what they run.
/**
 * @import * as Rookery from './rookery.js'
 * @import {FromWorker, Task, ToWorker} from './worker.mjs'
 *
 * @typedef {object} PoolWorker
 * @property {Rookery.PoolWorker} thread
 * @property {boolean} priority reserved for short jobs
 * @property {boolean} dedicated was reserved for short jobs until its current one took long; gets no other
 * @property {number} number its index among the workers; a replacement takes over the number
 * @property {boolean} ready
 * @property {boolean} broken about to be lost
 * @property {Set<number>} known jobs whose spec it has received
 * @property {Task[]} tasks sent to it and not ended; the first one is running
 * @property {boolean} stuck in a part that takes long
 * @property {boolean} outdated it has only the first verbs although the whole core has been loaded: it is to be replaced
 * @property {string} lock the name of the lock that it holds as long as it lives
 *
 * @typedef {object} Life what is needed to start workers, and the listeners
 * @property {URL | string} url
 * @property {(url: URL | string) => Rookery.PoolWorker} create
 * @property {Promise<WebAssembly.Module>} module
 * @property {boolean} firstVerbs the module has only the first verbs
 * @property {number} size the number of the pool's workers, and the `number` of one that is reserved for short jobs
 * @property {(worker: PoolWorker, message: FromWorker) => void} onMessage
 * @property {(worker: PoolWorker, message: string) => void} onLost the worker has been removed
 * @property {(message: string) => void} onHopeless no worker can be started
 */

const FAILED_STARTS = 3; // in a row: then the pool gives up

export class Workers {
  /** @type {PoolWorker[]} */
  all = [];
  #life;
  #failedStarts = 0;

  /** @param {Life} life */
  constructor(life) {
    this.#life = life;
    life.module.catch(() => {}); // the jobs that need it report the error
  }

  /** @param {boolean} priority */
  add(priority) {
    const { url, create, module, firstVerbs, size, onHopeless } = this.#life;
    /** @type {PoolWorker} */
    const worker = {
      thread: create(url),
      priority,
      dedicated: false,
      number: priority ? size : this.#freeNumber(),
      ready: false,
      broken: false,
      known: new Set(),
      tasks: [],
      stuck: false,
      outdated: false,
      lock: `rookery worker ${Math.random()}`,
    };
    this.all.push(worker);
    worker.thread.onmessage = ({ data }) => this.#receive(worker, data);
    worker.thread.onerror = (event) => {
      event.preventDefault?.();
      this.#break(worker, event.message || 'its script could not be loaded');
    };
    worker.thread.onmessageerror = () => this.#lose(worker, 'a message could not be read');
    module.then(
      (compiled) => post(worker, { type: 'start', module: compiled, firstVerbs, lock: worker.lock }),
      (error) => onHopeless(`the core could not be loaded: ${error instanceof Error ? error.message : error}`),
    );
  }

  get haveAllVerbs() {
    return !this.#life.firstVerbs;
  }

  /** New workers run the whole core from now on; the existing ones finish their tasks. @param {WebAssembly.Module} module */
  takeWhole(module) {
    this.#life.module = Promise.resolve(module);
    this.#life.firstVerbs = false;
    for (const worker of this.all) worker.outdated = true;
    this.renew();
  }

  /** Ends outdated workers that are idle. Others are started when needed; the one for short jobs is replaced in advance. */
  renew() {
    const next = this.all.find(({ priority, outdated }) => priority && !outdated);
    if (!next && this.all.some(({ priority }) => priority)) this.add(true);
    for (const worker of this.all.filter(({ outdated, tasks }) => outdated && tasks.length === 0))
      if (!worker.priority || next?.ready) this.remove(worker);
  }

  /** @param {PoolWorker} worker */
  remove(worker) {
    worker.thread.terminate();
    this.all = this.all.filter((other) => other !== worker);
  }

  close() {
    for (const { thread } of this.all) thread.terminate();
    this.all = [];
  }

  #freeNumber() {
    let number = 0;
    while (this.all.some((worker) => worker.number === number)) ++number;
    return number;
  }

  /** @param {PoolWorker} worker @param {FromWorker} message */
  #receive(worker, message) {
    if (!this.all.includes(worker)) return;
    if (message.type === 'crashed') {
      this.#lose(worker, message.message);
      return;
    }
    if (message.type === 'ready') {
      worker.ready = true;
      this.#failedStarts = 0;
    }
    if (message.type === 'holds lock') {
      navigator.locks.request(worker.lock, () => this.#break(worker, 'it ended without an event')).catch(() => {}); // leaving the page
      return;
    }
    this.#life.onMessage(worker, message);
  }

  /**
   * Removes it in the next turn of the event loop: messages that it sent before may still arrive, and say which part it was running.
   * @param {PoolWorker} worker @param {string} message
   */
  #break(worker, message) {
    worker.broken = true;
    setTimeout(() => this.#lose(worker, message), 0);
  }

  /** The worker has ended or is unusable. @param {PoolWorker} worker @param {string} message */
  #lose(worker, message) {
    if (!this.all.includes(worker)) return;
    this.remove(worker);
    if (!worker.ready && ++this.#failedStarts >= FAILED_STARTS) {
      this.#failedStarts = 0;
      this.#life.onHopeless(`the workers could not be started: ${message}`);
      return;
    }
    this.#life.onLost(worker, message);
  }
}

/** @param {PoolWorker} worker @param {ToWorker} message @param {Transferable[]} [transfer] */
export function post(worker, message, transfer = []) {
  worker.thread.postMessage(message, transfer);
}

/** A worker as pool_schedule.mjs sees it. @param {PoolWorker} worker @param {(job: number) => number} estimate milliseconds per part */
export function viewOf(worker, estimate) {
  const { ready, priority, dedicated, stuck, tasks } = worker;
  const broken = worker.broken || (worker.outdated && !priority);
  const firstVerbs = worker.outdated;
  const queuedMilliseconds = tasks.reduce((sum, { job }) => sum + estimate(job), 0);
  return { of: worker, ready, broken, firstVerbs, priority, dedicated, stuck, tasks: tasks.length, queuedMilliseconds };
}
