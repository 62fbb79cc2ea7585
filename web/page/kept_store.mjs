// Where kept jobs lie: a database of the browser, one record a job, one for its input, which may be megabytes, and one a finished
// part.
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
 *
 * @typedef {object} KeptStore what KeptJobs needs; every promise may be rejected
 * @property {() => Promise<JobRecord[]>} jobs
 * @property {(key: string) => Promise<FinishedPart[]>} parts of that job
 * @property {(job: JobRecord, parts: FinishedPart[]) => Promise<void>} add adds parts, and the job if it is not there; its
 *   partsDone and rows are counted here
 * @property {(key: string) => Promise<void>} remove the job and its parts
 */

const kName = 'rookery';
const kPartsAtOnce = 500;
const kVersion = 2; // 1 had the inputs in the records

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
    // Some at a time: a long list has a hundred thousand, and the page is to draw meanwhile.
    for (let behind = -1; ; ) {
      const range = IDBKeyRange.bound([key, behind], [key, []], true);
      const next = await answer(/** @type {IDBRequest<FinishedPart[]>} */ (store.getAll(range, kPartsAtOnce)));
      for (const part of next) parts.push(part);
      if (next.length < kPartsAtOnce) return parts;
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
      record = { ...fresh, partsDone: 0, rows: 0 };
      transaction.objectStore('inputs').put({ key: job.key, input, text });
    }
    const there = await partsAmong(parts, job.key, added);
    for (const part of added) {
      if (there.has(part.part)) continue;
      parts.add({ ...part, key: job.key }); // which may lie under another one, too
      ++record.partsDone;
      record.rows += part.count;
    }
    jobs.put({ ...record, parts: job.parts, finished: job.finished, changed: job.changed });
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
  request.onupgradeneeded = () => {
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

/** The numbers of these parts that lie there already. @param {IDBObjectStore} store @param {string} key @param {FinishedPart[]} parts */
async function partsAmong(store, key, parts) {
  if (parts.length === 0) return new Set();
  const numbers = parts.map(({ part }) => part);
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const most = numbers.reduce((a, b) => Math.max(a, b));
  const keys = /** @type {[string, number][]} */ (await answer(store.getAllKeys(IDBKeyRange.bound([key, least], [key, most]))));
  return new Set(keys.map(([, part]) => part));
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
