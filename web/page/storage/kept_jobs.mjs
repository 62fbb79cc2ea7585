// Jobs whose finished parts outlive a reload of the page.
//
//   run(spec) ──► parts kept before ──► pool.start(spec, events, parts) ──► parts done now ──► store
//
// Parts are deterministic, so a stored part is as good as one that is run, as long as calls are divided in the same way and their parts
// return the same results. So the key of a job is made of its verb, options and input, and of the verb's results number (kKeptVerbs). With
// an older results number, the parts of a completed search are still valid; of an incomplete one, only the request is. Jobs also run if
// nothing can be stored.
import { LONG_LIST } from '../../list_blocks.mjs';
import { hashOf, hashOfText } from './checksums.mjs';
import { isJobRecord, nameOfLong } from './kept_records.mjs';

/**
 * @import {FinishedPart, JobEvents, JobHandle, JobSpec} from '../../rookery.js'
 * @import {KeptStore, JobRecord} from './kept_store.mjs'
 *
 * @typedef {object} KeptSpec
 * @property {string} verb
 * @property {Record<string, string>} options
 * @property {string} input the text, or the name of a long one (long_texts.mjs)
 * @property {Blob} [text] the long one
 *
 * @typedef {JobEvents & {onNotKept?(sentence: string): void, onDamagedParts?(parts: number): void}} KeptEvents
 *   onNotKept: the job could not be stored; at most once per job. onDamagedParts: this many stored parts were damaged and are run again
 *
 * @typedef {object} Holding which jobs the windows of this browser use (held_jobs.mjs)
 * @property {(job: JobRecord) => void} hold this window runs the job
 * @property {(key: string) => void} letGo
 * @property {() => Promise<(job: JobRecord) => boolean>} used whether a window runs or shows a job
 * @typedef {{start(spec: JobSpec, events: JobEvents, finished?: FinishedPart[]): JobHandle}} Runner the pool
 *
 * @typedef {object} Keeping the storing of a running job
 * @property {JobRecord} record
 * @property {boolean} over the job was deleted from the store, or could not be stored
 * @property {FinishedPart[]} waiting parts that are not being stored yet
 * @property {boolean} touched the record has to be stored again
 * @property {Promise<void> | null} writing the current write; it resolves when everything so far has been stored
 */

/**
 * @typedef {object} KeptVerb a verb whose jobs are kept
 * @property {number} results incremented with every change of the core that divides a call of the verb differently or changes what a part
 *   finds; tests/web/kept_results.test.mjs detects such changes
 * @property {number} most at most this many are kept; the oldest are deleted
 * @property {boolean} [hasInput] the request is worth keeping even without results: a user's list, a search that takes days
 * @property {boolean} [isFact] a complete answer is true whichever build found it
 */
/** @type {Record<string, KeptVerb>} */
export const kKeptVerbs = {
  survey: { results: 2, most: 4, hasInput: true },
  generate: { results: 1, most: 4 },
  enumerate: { results: 2, most: 16, hasInput: true, isFact: true },
  fewest: { results: 1, most: 8, hasInput: true, isFact: true },
};

/** @type {Holding} */
const kOnlyWindow = { hold() {}, letGo() {}, used: async () => () => false };

export class KeptJobs {
  #store;
  #verbs;
  #onChange;
  #opened;
  #holding;
  /** @type {Set<Keeping>} */
  #running = new Set();
  /** The names of long texts that have been verified. @type {Set<string>} */
  #wholeTexts = new Set();
  /** The latest `changed` of all jobs in the store. */
  #latest = 0;
  /** How many jobs in the store were damaged and have been removed. */
  damaged = 0;

  /**
   * @param {KeptStore} store
   * @param {(jobs: JobRecord[]) => void} onChange called after a stored job has ended or was deleted
   * @param {Record<string, KeptVerb>} [verbs]
   * @param {number} [opened] when this page was opened (milliseconds since 1970)
   * @param {Holding} [holding]
   */
  constructor(store, onChange, verbs = kKeptVerbs, opened = Date.now(), holding = kOnlyWindow) {
    this.#opened = opened;
    this.#holding = holding;
    this.#store = store;
    this.#verbs = verbs;
    this.#onChange = onChange;
  }

  /** The stored jobs, newest first: up to `most` of each verb, plus those that windows use. Rejects if they cannot be read now. */
  async list() {
    const isUsed = await this.#holding.used();
    const jobs = (await this.#wholeJobs()).sort((a, b) => b.changed - a.changed);
    const keys = new Set(jobs.map(({ key }) => key));
    /** @type {JobRecord[]} */
    const kept = [];
    for (const job of jobs) {
      const build = this.#buildOf(job);
      // A window of another build is running it now. (A time in the future does not prove that: a clock was ahead.)
      if (job.build !== build && job.changed > this.#opened && job.changed <= Date.now()) continue;
      const isSafe = isUsed(job) || this.#runs(job.key);
      const isWanted = isSafe || kept.filter(({ verb }) => verb === job.verb).length < (this.#verbs[job.verb]?.most ?? 0);
      if (isWanted && job.build === build) kept.push(job);
      else if (isWanted && !keys.has(keyOf(build, job))) {
        const inherited = await this.#inherited(job, build);
        if (inherited) kept.push(inherited);
        keys.add(keyOf(build, job));
      }
      if (!kept.includes(job) && !isSafe) await this.#removed(job.key);
    }
    return kept;
  }

  /** The undamaged jobs; the others are removed. */
  async #wholeJobs() {
    /** @type {JobRecord[]} */
    const whole = [];
    this.#latest = 0;
    for (const job of await this.#store.jobs()) {
      if (isJobRecord(job) && this.#isAsKeySays(job) && (await this.#isAsNameSays(job))) {
        whole.push(job);
        this.#latest = Math.max(this.#latest, job.changed);
      } else {
        ++this.damaged;
        await this.#store.remove(job.key).catch(() => {});
      }
    }
    return whole;
  }

  /** A job's key contains a hash of its request, so a changed input or option is detected. @param {JobRecord} job */
  #isAsKeySays(job) {
    const isOurs = job.build === this.#buildOf(job) && job.key.startsWith(`${job.build}-`);
    return !isOurs || job.key === keyOf(job.build, job);
  }

  /** The same for a long text, which is verified once. @param {JobRecord} job */
  async #isAsNameSays({ input, text }) {
    if (!text || this.#wholeTexts.has(input)) return true;
    const hash = await hashOfText(text).catch(() => '');
    if (hash === '') return true; // unreadable now; the job that needs it will report that
    if (nameOfLong(hash, text) !== input) return false;
    this.#wholeTexts.add(input);
    return true;
  }

  /** @param {string} key */
  async #removed(key) {
    this.#holding.letGo(key);
    await this.#store.remove(key).catch(() => {});
  }

  /** The build under which a job's parts are stored. Long lists are divided differently. @param {KeptSpec} job */
  #buildOf({ verb, input, text }) {
    const isLong = (text ?? new Blob([input])).size >= LONG_LIST;
    return `results-${this.#verbs[verb]?.results ?? 0}${isLong ? '-blocks' : ''}`;
  }

  /** What this build can use of a job of another build. @param {JobRecord} job @param {string} build */
  async #inherited(job, build) {
    const verb = this.#verbs[job.verb];
    if (verb.isFact && job.finished && job.partsDone >= job.parts) return this.#takenWhole(job, build);
    return verb.hasInput ? this.#begun(job, build) : null;
  }

  /** @param {string} key */
  async forget(key) {
    const keepings = [...this.#running].filter(({ record }) => record.key === key);
    for (const keeping of keepings) keeping.over = true;
    await Promise.all(keepings.map(({ writing }) => writing));
    await this.#removed(key);
    await this.#reportChange();
  }

  /** The current time, but after all stored times: if the clock goes back, new jobs must not be the oldest, which are deleted first. */
  #now() {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    return this.#latest;
  }

  async #reportChange() {
    await this.list().then(this.#onChange, () => {}); // nothing to report if the store cannot be read
  }

  /** The same job for this build, with no finished parts. @param {JobRecord} job @param {string} build */
  async #begun(job, build) {
    const record = freshRecord(build, job, job.changed);
    await this.#store.add(record, []);
    return record;
  }

  /** The same job with its old division, even if this build divides it differently. @param {JobRecord} job @param {string} build */
  async #takenWhole(job, build) {
    const parts = (await this.#store.parts(job.key)).sort((a, b) => a.part - b.part);
    const whole = parts.length;
    const record = { ...job, key: keyOf(build, job), build };
    await this.#store.add(
      record,
      parts.map(({ rows, count, problems, items }, part) => ({ part, rows, count, problems, items, whole })),
    );
    return record;
  }

  /** @param {string} key */
  #runs(key) {
    return [...this.#running].some(({ record }) => record.key === key);
  }

  /**
   * Runs a job in the pool, starting from its stored parts.
   * @param {Runner} pool @param {KeptSpec} spec @param {KeptEvents} events
   * @returns {Pick<JobHandle, 'cancel' | 'pause'>}
   */
  run(pool, spec, events) {
    /** @type {JobHandle | null} */
    let handle = null;
    let cancelled = false;
    let paused = false;
    this.#resume(spec, events).then(({ keeping, finished }) => {
      if (cancelled) {
        if (keeping) this.#running.delete(keeping);
        events.onEnd?.({ end: 'cancelled', message: '' });
        return;
      }
      const { verb, options, input, text = input } = spec;
      handle = pool.start({ verb, options, input: text }, keeping ? this.#keepingEvents(keeping, events) : events, finished);
      if (paused) handle.pause(true);
    });
    return {
      cancel: () => {
        cancelled = true;
        handle?.cancel();
      },
      pause: (now) => {
        paused = now;
        handle?.pause(now);
      },
    };
  }

  /**
   * @param {KeptSpec} spec @param {KeptEvents} events
   * @returns {Promise<{keeping: Keeping | null, finished: FinishedPart[]}>}
   */
  async #resume(spec, events) {
    try {
      const record = freshRecord(this.#buildOf(spec), spec);
      this.#holding.hold(record);
      const finished = await this.#store.parts(record.key, (damaged) => events.onDamagedParts?.(damaged));
      // A long text is stored nowhere else: a reload after its first rows have appeared must find it.
      if (spec.text && finished.length === 0) await this.#store.add({ ...record, changed: this.#now() }, []);
      /** @type {Keeping} */
      const keeping = { record, over: false, waiting: [], touched: false, writing: null };
      this.#running.add(keeping);
      return { keeping, finished };
    } catch (error) {
      events.onNotKept?.(sentenceFor(error));
      return { keeping: null, finished: [] };
    }
  }

  /** @param {Keeping} keeping @param {KeptEvents} events @returns {JobEvents} */
  #keepingEvents(keeping, events) {
    return {
      ...events,
      onPlan: (plan) => {
        keeping.record.parts = plan.parts;
        this.#keep(keeping, [], events);
        events.onPlan?.(plan);
      },
      onFinishedParts: (parts) => {
        this.#keep(keeping, parts, events);
        events.onFinishedParts?.(parts);
      },
      onEnd: (result) => {
        if (result.end === 'finished') {
          keeping.record.finished = true;
          this.#keep(keeping, [], events);
        }
        events.onEnd?.(result);
        Promise.resolve(keeping.writing).then(() => {
          this.#running.delete(keeping);
          return this.#reportChange();
        });
      },
    };
  }

  /** @param {Keeping} keeping @param {FinishedPart[]} parts @param {KeptEvents} events */
  #keep(keeping, parts, events) {
    for (const part of parts) keeping.waiting.push(part);
    keeping.touched = true;
    keeping.writing ??= this.#writeAll(keeping, events);
  }

  // Parts that arrive during a write are stored together by the next one.
  /** @param {Keeping} keeping @param {KeptEvents} events */
  async #writeAll(keeping, events) {
    await null; // so that `writing` is set before this function resets it
    while (keeping.touched && !keeping.over) {
      keeping.touched = false;
      try {
        await this.#store.add({ ...keeping.record, changed: this.#now() }, keeping.waiting.splice(0));
      } catch (error) {
        if (!keeping.over) events.onNotKept?.(sentenceFor(error));
        keeping.over = true;
      }
    }
    keeping.waiting = [];
    keeping.writing = null;
  }
}

/** @param {unknown} error */
function sentenceFor(error) {
  const why = error instanceof Error ? error.message || error.name : String(error);
  return `this browser can\u2019t save any more (${why}): the job continues, but what it finds from now on won\u2019t be saved`;
}

/** The record of a job with no finished parts. @param {string} build @param {KeptSpec} spec @param {number} [changed] @returns {JobRecord} */
function freshRecord(build, { verb, options, input, text }, changed = 0) {
  const key = keyOf(build, { verb, options, input });
  return { key, build, verb, options, input, text, parts: 0, partsDone: 0, done: [], rows: 0, finished: false, changed };
}

/** The key under which a job is stored. @param {string} build @param {KeptSpec} spec */
function keyOf(build, { verb, options, input }) {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${build}-${hashOf(new TextEncoder().encode(JSON.stringify([verb, sorted, input])))}`;
}
