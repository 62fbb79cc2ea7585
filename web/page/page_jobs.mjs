// The jobs that the UI starts. They run in the pool of workers, and those that are kept outlive the page.
import { Pool } from '../pool.mjs';
import { fetchTable, startWorker } from './files.mjs';
import { JobDocuments } from './job_documents.mjs';
import { TooLarge } from './pictures/picture_files.mjs';
import { HeldJobs } from './storage/held_jobs.mjs';
import { KeptJobs } from './storage/kept_jobs.mjs';
import { BrowserStore } from './storage/kept_store.mjs';
import { words } from './words.mjs';

/**
 * @typedef {{cancel(): void, pause(paused: boolean): void}} Job
 * @typedef {import('./storage/kept_store.mjs').JobRecord} JobRecord
 * @typedef {{core: Promise<WebAssembly.Module>, whole?: () => Promise<WebAssembly.Module>}} Programs the modules that the workers run
 */

const kClockInterval = 500; // milliseconds

export class PageJobs {
  #host;
  #programs;
  /** @type {Pool | undefined} */
  #pool;
  /** @type {Map<number, Job>} */
  #jobs = new Map();
  /** The last activity that each job has reported. @type {Map<number, string>} */
  #activities = new Map();
  #clock = 0;
  #documents = new JobDocuments();
  /** @type {KeptJobs | undefined} */
  #kept;
  #reportedDamaged = 0;

  /** @param {import('./host.mjs').PageHost} host @param {Programs} programs */
  constructor(host, programs) {
    this.#host = host;
    this.#programs = programs;
  }

  get isWorking() {
    return this.#jobs.size > 0;
  }

  /** Starts the workers, so that the first job finds them ready. */
  warmUp() {
    this.#pool ??= new Pool({
      createWorker: startWorker,
      size: this.#host.workers(),
      module: this.#programs.core,
      whole: this.#programs.whole,
      fetchTable,
      createLedger: (plan, options) => /** @type {import('./canvas_app.mjs').CanvasApp} */ (this.#host.app).createLedger(plan, options),
    });
    return this.#pool;
  }

  /** Ends all jobs; their stored parts are kept. */
  stop() {
    const pool = this.#pool;
    this.#pool = undefined;
    try {
      pool?.close();
    } catch {
      // its jobs report their ends to the UI, which no longer exists
    }
  }

  #keptJobs() {
    const onChange = (/** @type {JobRecord[]} */ jobs) => this.#reportKept(jobs);
    this.#kept ??= new KeptJobs(new BrowserStore(), onChange, undefined, undefined, new HeldJobs(() => window.sessionStorage));
    return this.#kept;
  }

  /** Reports to the UI the jobs that an earlier page stored. If they cannot be read now, resuming them waits for the next reload. */
  async findKept() {
    /** @type {JobRecord[]} */
    let jobs;
    try {
      jobs = await this.#keptJobs().list();
    } catch (error) {
      this.#host.app?.keptUnread(error instanceof Error ? error.message || error.name : String(error));
      this.#host.frames?.requestSoon();
      return;
    }
    this.#reportKept(jobs);
  }

  /** @param {JobRecord[]} jobs */
  #reportKept(jobs) {
    const { damaged } = this.#keptJobs();
    if (damaged > this.#reportedDamaged) this.#host.app?.keptDamaged(damaged - this.#reportedDamaged);
    this.#reportedDamaged = damaged;
    for (const { input, text } of jobs) if (text) this.#host.texts.add(input, text);
    this.#host.app?.keptJobs(jobs.map((job) => ({ ...job, changed: job.changed / 1000 })));
    this.#host.frames?.requestSoon();
  }

  /** @param {string} key */
  forgetKept(key) {
    queueMicrotask(() => this.#keptJobs().forget(key));
  }

  /** @param {import('./messages.mjs').JobRequest} request its input: the text, or the name of a long one */
  start({ id, verb, options, input, keep }) {
    // A job's messages must not arrive before this call has returned: the UI would get them in the middle of its frame.
    queueMicrotask(() => {
      const events = this.#eventsOf(id);
      const text = this.#host.texts.get(input);
      const pool = this.warmUp();
      if (this.#host.pictures.has(input)) {
        this.#startWithPicture(id, input, events, (pixels) => pool.start({ verb, options, input: pixels }, events));
      } else {
        this.#jobs.set(
          id,
          keep
            ? this.#keptJobs().run(pool, { verb, options, input, text }, events)
            : pool.start({ verb, options, input: text ?? input }, events),
        );
      }
      this.#runClock();
    });
  }

  /** Reports a job's events to the UI. @param {number} id @returns {import('./storage/kept_jobs.mjs').KeptEvents} */
  #eventsOf(id) {
    const app = /** @type {import('./canvas_app.mjs').CanvasApp} */ (this.#host.app);
    const soon = () => this.#host.frames?.requestSoon();
    return {
      onPlan: ({ parts, items, columns }) => {
        app.jobPlanned(id, parts, items, columns.join('\t'));
        soon();
      },
      onResumed: ({ parts, items }) => {
        app.jobResumed(id, parts, items);
        soon();
      },
      onRowsIn: (ledger) => {
        app.takeRows(id, ledger);
        soon();
      },
      onProblem: ({ line, column, sentence }) => {
        app.jobProblem(id, line, column, sentence);
        soon();
      },
      onProgress: (itemsDone, milliseconds) => {
        if (milliseconds > 0) app.jobTime(id, milliseconds / 1000);
        app.jobProgress(id, itemsDone);
        soon();
      },
      onActivity: (text) => {
        this.#activities.set(id, text);
        app.jobActivity(id, text);
        soon();
      },
      onWorkers: (states) => {
        app.jobWorkers(id, states);
        soon();
      },
      onNotKept: (sentence) => {
        app.jobNotKept(id, sentence);
        soon();
      },
      onDamagedParts: (parts) => {
        app.jobDamaged(id, parts);
        soon();
      },
      onDocuments: ({ documents, problem }) => {
        for (const other of this.#documents.keep(id, documents)) app.jobDocuments(other, 0, '');
        app.jobDocuments(
          id,
          documents.reduce((sum, { blob }) => sum + blob.size, 0),
          problem,
        );
      },
      onEnd: ({ end, message }) => {
        this.#jobs.delete(id);
        this.#activities.delete(id);
        this.#runClock();
        app.jobEnded(id, end, message ?? '');
        this.#host.frames?.request();
      },
    };
  }

  /**
   * Starts a job with a picture, which has to be decoded first.
   * @param {number} id @param {string} input @param {import('./storage/kept_jobs.mjs').KeptEvents} events @param {(pixels: Blob) => Job} start
   */
  async #startWithPicture(id, input, events, start) {
    const waiting = {
      cancel: () => events.onEnd?.({ end: 'cancelled', message: '' }),
      pause: () => {},
    };
    this.#jobs.set(id, waiting);
    let message = '';
    const pixels = await this.#host.pictures.ppm(input).catch((error) => {
      message = error instanceof TooLarge ? words().pictureTooLarge(error.message) : words().noPicture;
      console.info(`a picture could not be decoded: ${error}`);
      return null;
    });
    if (this.#jobs.get(id) !== waiting) return; // cancelled meanwhile
    if (pixels) this.#jobs.set(id, start(pixels));
    else events.onEnd?.({ end: 'failed', message });
  }

  // While a job runs, the UI gets regular updates even if there is nothing new, because it shows the elapsed time.
  #runClock() {
    if (this.#jobs.size === 0) {
      window.clearInterval(this.#clock);
      this.#clock = 0;
    }
    if (this.#jobs.size === 0 || this.#clock !== 0) return;
    this.#clock = window.setInterval(() => {
      for (const id of this.#jobs.keys()) this.#host.app?.jobActivity(id, this.#activities.get(id) ?? '');
      this.#host.frames?.requestSoon();
    }, kClockInterval);
  }

  /** @param {number} id */
  cancel(id) {
    queueMicrotask(() => this.#jobs.get(id)?.cancel());
  }
  /** @param {number} id @param {boolean} paused */
  pause(id, paused) {
    queueMicrotask(() => this.#jobs.get(id)?.pause(paused));
  }

  /** All documents of a job in one file; null if there are none. @param {number} id @param {string} name */
  archive(id, name) {
    return this.#documents.archive(id, name);
  }
}
