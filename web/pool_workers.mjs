// The life of the pool's workers: started with the compiled core, ready, lost, ended. What they are given to do is the pool's concern.
/**
 * @import * as Rookery from './rookery.js'
 * @import {FromWorker, Task, ToWorker} from './worker.mjs'
 *
 * @typedef {object} PoolWorker
 * @property {Rookery.PoolWorker} thread
 * @property {boolean} priority kept for short jobs
 * @property {boolean} dedicated was kept for short jobs until the one that it is at took long; gets no other
 * @property {number} number among the others; a worker that replaces another has its number
 * @property {boolean} ready
 * @property {boolean} broken about to be lost
 * @property {Set<number>} known jobs that it has been told of
 * @property {Task[]} tasks sent to it and not ended; the first is the one it is at
 * @property {boolean} stuck in a part that takes long
 * @property {boolean} outdated it has the first verbs alone, and the whole core is there: it is to be replaced
 * @property {string} lock which it holds as long as it lives
 *
 * @typedef {object} Life what is needed to start workers, and who is told of them
 * @property {URL | string} url
 * @property {(url: URL | string) => Rookery.PoolWorker} create
 * @property {Promise<WebAssembly.Module>} module
 * @property {boolean} firstVerbs the module has no others
 * @property {number} size the number of those that are kept for short jobs
 * @property {(worker: PoolWorker, message: FromWorker) => void} onMessage
 * @property {(worker: PoolWorker, message: string) => void} onLost it has been removed
 * @property {(message: string) => void} onHopeless no worker can be started
 */

const FAILED_STARTS = 3; // in a row, then it is hopeless

export class Workers {
  /** @type {PoolWorker[]} */
  all = [];
  #life;
  #failedStarts = 0;

  /** @param {Life} life */
  constructor(life) {
    this.#life = life;
    life.module.catch(() => {}); // told by the jobs that need it
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

  /** Workers run the whole core from now on; those that are there finish what they have. @param {WebAssembly.Module} module */
  takeWhole(module) {
    this.#life.module = Promise.resolve(module);
    this.#life.firstVerbs = false;
    for (const worker of this.all) worker.outdated = true;
    this.renew();
  }

  /** Outdated workers that have nothing to do go: others are started when they are needed, the one for short jobs before it is. */
  renew() {
    const next = this.all.find(({ priority, outdated }) => priority && !outdated);
    if (!next && this.all.some(({ priority }) => priority)) this.add(true);
    for (const worker of this.all.filter(({ outdated, tasks }) => outdated && tasks.length === 0))
      if (!worker.priority || next?.ready) this.remove(worker);
  }

  /** Ends it. @param {PoolWorker} worker */
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
      navigator.locks.request(worker.lock, () => this.#break(worker, 'it ended without an event')).catch(() => {}); // the page is left
      return;
    }
    this.#life.onMessage(worker, message);
  }

  /** It is about to be lost: messages that it sent before may come later, and tell which part it was at. @param {PoolWorker} worker @param {string} message */
  #break(worker, message) {
    worker.broken = true;
    setTimeout(() => this.#lose(worker, message), 0);
  }

  /** The worker is gone, or as good as gone. @param {PoolWorker} worker @param {string} message */
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

/** A worker as the choice of the next task sees it. @param {PoolWorker} worker @param {(job: number) => number} estimate milliseconds a part */
export function viewOf(worker, estimate) {
  const { ready, priority, dedicated, stuck, tasks } = worker;
  const broken = worker.broken || (worker.outdated && !priority);
  const firstVerbs = worker.outdated;
  const queuedMilliseconds = tasks.reduce((sum, { job }) => sum + estimate(job), 0);
  return { of: worker, ready, broken, firstVerbs, priority, dedicated, stuck, tasks: tasks.length, queuedMilliseconds };
}
