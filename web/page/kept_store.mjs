// Where kept jobs lie: a database of the browser, one record a job, one for its input, which may be megabytes, and its finished parts in
// bundles.
//
//   works    {key, ..., done: [0, 3, 7, 8]}          the record; here parts 0, 1, 2 and 7 are done
//   inputs   {key, input, text}
//   parts    {key, part: 0, bundle: [0, 2, 1]}       parts that were stored together, under the first of them
//            {key, part: 7, rows, ...}               a part by itself, as earlier builds stored each
//
// A list of a million puzzles has 128,000 parts. A record each would cost the page more than running them costs the workers.
/**
 * @import {FinishedPart} from '../rookery.js'
 *
 * @typedef {object} JobRecord
 * @property {string} key
 * @property {string} build of the core that the parts are from
 * @property {string} verb
 * @property {Record<string, string>} options
 * @property {string} input
 * @property {Blob} [text] what that is the name of, if it is long
 * @property {number} parts
 * @property {number} partsDone
 * @property {number} rows of the parts done
 * @property {boolean} finished it has been run to its end
 * @property {number} changed milliseconds since 1970
 * @property {number[]} [done] which parts are, as ranges in ascending order: begin and end in turn; none: a record of an earlier build
 *
 * @typedef {object} KeptStore what KeptJobs needs; every promise may be rejected
 * @property {() => Promise<JobRecord[]>} jobs
 * @property {(key: string) => Promise<FinishedPart[]>} parts of that job
 * @property {(job: JobRecord, parts: FinishedPart[]) => Promise<void>} add adds parts, and the job if it is not there; its
 *   partsDone and rows are counted here
 * @property {(key: string) => Promise<void>} remove the job and its parts
 */

const kName = 'rookery';
const kBundlesAtOnce = 32;
const kMaxBundle = 64;
const kVersion = 3; // 1 had the inputs in the records, 2 each part by itself

/** @implements {KeptStore} */
export class BrowserStore {
  /** @type {Promise<IDBDatabase> | null} */
  #opening = null;

  async jobs() {
    if (typeof indexedDB === 'undefined') return []; // a browser that never keeps anything
    const transaction = await this.#begin('readonly');
    const [jobs, inputs] = await Promise.all([
      answer(/** @type {IDBRequest<Omit<JobRecord, 'input' | 'text'>[]>} */ (transaction.objectStore('works').getAll())),
      answer(/** @type {IDBRequest<{key: string, input: string, text?: Blob}[]>} */ (transaction.objectStore('inputs').getAll())),
    ]);
    const byKey = new Map(inputs.map(({ key, ...input }) => [key, input]));
    return jobs.map((job) => ({ ...job, ...(byKey.get(job.key) ?? { input: '' }) }));
  }

  /** @param {string} key */
  async parts(key) {
    const store = (await this.#begin('readonly')).objectStore('parts');
    /** @type {FinishedPart[]} */
    const parts = [];
    // Some at a time: a long list has thousands, and the page is to draw meanwhile.
    for (let behind = -1; ; ) {
      const range = IDBKeyRange.bound([key, behind], [key, []], true);
      const next = await answer(
        /** @type {IDBRequest<(FinishedPart & {bundle?: FinishedPart[]})[]>} */ (store.getAll(range, kBundlesAtOnce)),
      );
      for (const record of next) for (const part of record.bundle ?? [record]) parts.push(part);
      if (next.length < kBundlesAtOnce) return parts;
      behind = next[next.length - 1].part;
    }
  }

  /** @param {JobRecord} job @param {FinishedPart[]} added */
  async add(job, added) {
    const transaction = await this.#begin('readwrite');
    const written = end(transaction);
    written.catch(() => {}); // told below, unless a request fails first
    const jobs = transaction.objectStore('works');
    const parts = transaction.objectStore('parts');
    /** @type {Omit<JobRecord, 'input' | 'text'> | undefined} another page may be at the same job, so what counts is what lies here */
    let record = await answer(jobs.get(job.key));
    if (record === undefined) {
      const { input, text, ...fresh } = job;
      record = { ...fresh, done: [], partsDone: 0, rows: 0 };
      transaction.objectStore('inputs').put({ key: job.key, input, text });
    }
    const done = record.done ?? (await singlesThere(parts, job.key));
    const fresh = added.filter(({ part }) => addTo(done, part));
    for (let at = 0; at < fresh.length; at += kMaxBundle) {
      const bundle = fresh.slice(at, at + kMaxBundle);
      parts.add({ key: job.key, part: bundle[0].part, bundle });
    }
    record.partsDone += fresh.length;
    record.rows += fresh.reduce((sum, { count }) => sum + count, 0);
    jobs.put({ ...record, done, parts: job.parts, finished: job.finished, changed: job.changed });
    transaction.commit(); // which a reload does not break off; one that waits for its requests it does
    await written;
  }

  /** @param {string} key */
  async remove(key) {
    const transaction = await this.#begin('readwrite');
    transaction.objectStore('works').delete(key);
    transaction.objectStore('inputs').delete(key);
    transaction.objectStore('parts').delete(partsOf(key));
    await end(transaction);
  }

  /** @param {IDBTransactionMode} mode */
  async #begin(mode) {
    this.#opening ??= openDatabase(() => (this.#opening = null));
    try {
      return (await this.#opening).transaction(['works', 'inputs', 'parts'], mode);
    } catch (error) {
      this.#opening = null; // the next call tries again
      throw error;
    }
  }
}

/** @param {() => void} onClose the database cannot be used any longer @returns {Promise<IDBDatabase>} */
async function openDatabase(onClose) {
  const request = indexedDB.open(kName, kVersion);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion === 2) return; // its parts are read as they are; a page of that build stores nothing more
    for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name);
    request.result.createObjectStore('inputs', { keyPath: 'key' });
    request.result.createObjectStore('works', { keyPath: 'key' });
    request.result.createObjectStore('parts', { keyPath: ['key', 'part'] });
  };
  const database = await answer(request);
  database.onclose = onClose;
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
}

/** The parts of one job: arrays come behind all numbers. @param {string} key */
function partsOf(key) {
  return IDBKeyRange.bound([key], [key, []]);
}

/** The parts that an earlier build stored, as ranges. @param {IDBObjectStore} store @param {string} key */
async function singlesThere(store, key) {
  const keys = /** @type {[string, number][]} */ (await answer(store.getAllKeys(partsOf(key))));
  /** @type {number[]} */
  const ranges = [];
  for (const [, part] of keys) addTo(ranges, part);
  return ranges;
}

/**
 * Adds a number to ranges, as JobRecord.done has them. False: it is in one already.
 * @param {number[]} ranges @param {number} number
 */
export function addTo(ranges, number) {
  let at = ranges.length;
  while (at > 0 && ranges[at - 2] > number) at -= 2; // the range before, if there is one, begins at the number or before it
  if (at > 0 && ranges[at - 1] > number) return false;
  const isBehind = at > 0 && ranges[at - 1] === number;
  const isBefore = at < ranges.length && ranges[at] === number + 1;
  if (isBehind && isBefore) ranges.splice(at - 1, 2);
  else if (isBehind) ++ranges[at - 1];
  else if (isBefore) --ranges[at];
  else ranges.splice(at, 0, number, number + 1);
  return true;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} once all is written */
function end(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
