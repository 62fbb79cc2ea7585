// The database of stored jobs (IndexedDB): for each job a record, a record for its input, which may be megabytes, and its finished parts
// in bundles.
//
//   works    {key, ..., done: [0, 3, 7, 8], sum}     the record; here parts 0, 1, 2 and 7 are done
//   inputs   {key, input, text}                     text: a file, or its bytes if the browser cannot store files
//   parts    {key, part: 0, bundle: [0, 2, 1]}       parts that were stored together, under the first of them
//
// Records and parts have checksums. If a checksum does not match, the data is not used: a part is run again, and a record is rebuilt from
// its parts.
//
// A list of a million puzzles has 128,000 parts. One record per part would cost the page more than running them costs the workers.
import { checksumOfPart, checksumOfRecord } from './checksums.mjs';
import { isFinishedPart } from './kept_records.mjs';

/**
 * @import {FinishedPart} from '../../rookery.js'
 *
 * @typedef {object} JobRecord
 * @property {string} key
 * @property {string} build the build of the core that the parts are from
 * @property {string} verb
 * @property {Record<string, string>} options
 * @property {string} input
 * @property {Blob} [text] the text that `input` names, if it is long
 * @property {number} parts
 * @property {number} partsDone
 * @property {number} rows number of rows of the finished parts
 * @property {boolean} finished the job has run to its end
 * @property {number} changed milliseconds since 1970
 * @property {number[]} done the finished parts, as ranges in ascending order: begin and end in turn
 *
 * @typedef {object} KeptStore the interface that KeptJobs needs; every promise may be rejected
 * @property {() => Promise<{key: string}[]>} jobs as they are stored: a damaged one is not a JobRecord
 * @property {(key: string, onDamaged?: (parts: number) => void) => Promise<FinishedPart[]>} parts the undamaged parts of that job;
 *   onDamaged: this many were damaged and have been removed
 * @property {(job: JobRecord, parts: FinishedPart[]) => Promise<void>} add adds parts, and the job if it is missing; the store counts
 *   its partsDone and rows
 * @property {(key: string) => Promise<void>} remove removes the job and its parts
 */

const kName = 'rookery';
const kBundlesAtOnce = 32;
const kMaxBundle = 64;
const kLongestOpening = 10_000; // milliseconds
/** The version of the database. Data of another version is set aside; from Rookery 1.0 on, older data will have to be read. */
const kVersion = 5;
/** Each store with its key path. @type {[name: string, keyPath: string | string[]][]} */
const kStores = [
  ['works', 'key'],
  ['inputs', 'key'],
  ['parts', ['key', 'part']],
];

/** @implements {KeptStore} */
export class BrowserStore {
  /** @type {Promise<IDBDatabase> | null} */
  #opening = null;

  async jobs() {
    if (typeof indexedDB === 'undefined') return []; // a browser that never keeps anything
    const transaction = await this.#begin('readonly');
    const [jobs, inputs] = await Promise.all([
      answer(/** @type {IDBRequest<Omit<JobRecord, 'input' | 'text'>[]>} */ (transaction.objectStore('works').getAll())),
      answer(
        /** @type {IDBRequest<{key: string, input: string, text?: Blob | ArrayBuffer}[]>} */ (transaction.objectStore('inputs').getAll()),
      ),
    ]);
    const byKey = new Map(jobs.map((job) => [keyText(job), /** @type {{key: string}} */ (trusted(job))]));
    for (const { key, input, text } of inputs) {
      const whole = { input, text: text instanceof ArrayBuffer ? new Blob([text]) : text };
      byKey.set(keyText({ key }), { key, ...byKey.get(keyText({ key })), ...whole });
    }
    return [...byKey.values()];
  }

  /** @param {string} key @param {(parts: number) => void} [onDamaged] */
  async parts(key, onDamaged = () => {}) {
    const store = (await this.#begin('readonly')).objectStore('parts');
    /** @type {FinishedPart[]} */
    const parts = [];
    let stored = 0;
    // A few at a time: a long list has thousands, and the page must be able to draw in between.
    for (let behind = -1; ; ) {
      const range = IDBKeyRange.bound([key, behind], [key, []], true);
      const next = await answer(/** @type {IDBRequest<StoredParts[]>} */ (store.getAll(range, kBundlesAtOnce)));
      stored += next.flatMap(partsIn).length;
      parts.push(...wholeParts(key, next));
      if (next.length < kBundlesAtOnce) break;
      behind = next[next.length - 1].part;
    }
    return stored === parts.length && (await this.#agrees(key, parts)) ? parts : this.#mended(key, onDamaged);
  }

  /** Whether the job's record matches its parts. @param {string} key @param {FinishedPart[]} parts */
  async #agrees(key, parts) {
    const record = await answer((await this.#begin('readonly')).objectStore('works').get(key));
    if (record === undefined) return parts.length === 0;
    return isAsSummed(record) && String(record.done) === String(rangesOf(parts));
  }

  /**
   * Stores a job's undamaged parts again. The damaged ones are then run and stored again. All in one transaction, because another
   * window may be running the job.
   * @param {string} key @param {(parts: number) => void} onDamaged
   */
  async #mended(key, onDamaged) {
    const transaction = await this.#begin('readwrite');
    const written = end(transaction);
    const jobs = transaction.objectStore('works');
    const store = transaction.objectStore('parts');
    const records = /** @type {StoredParts[]} */ (await answer(store.getAll(partsOf(key))));
    /** @type {number[]} */
    const done = [];
    const whole = wholeParts(key, records).filter(({ part }) => addTo(done, part));
    const damaged = records.flatMap(partsIn).length - whole.length;
    store.delete(partsOf(key));
    putBundles(store, key, whole);
    const job = await answer(jobs.get(key));
    if (job !== undefined) jobs.put(summed({ ...trusted(job), done, partsDone: whole.length, rows: rowsOf(whole) }));
    await written;
    if (damaged > 0) onDamaged(damaged);
    return whole;
  }

  /** @param {JobRecord} job @param {FinishedPart[]} added */
  async add(job, added) {
    try {
      await this.#add(job, added, job.text);
    } catch (error) {
      if (!job.text || (error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      // WebKit stores no files in private windows, and sometimes none in others.
      await this.#add(job, added, await job.text.arrayBuffer());
    }
  }

  /** @param {JobRecord} job @param {FinishedPart[]} added @param {Blob | ArrayBuffer} [file] */
  async #add(job, added, file) {
    const transaction = await this.#begin('readwrite');
    const written = end(transaction);
    written.catch(() => {}); // thrown below, unless a request fails first
    try {
      await this.#put(transaction, job, added, file);
      transaction.commit(); // a reload aborts a transaction that is not committed yet
    } catch (error) {
      abort(transaction);
      throw error;
    }
    await written;
  }

  /** @param {IDBTransaction} transaction @param {JobRecord} job @param {FinishedPart[]} added @param {Blob | ArrayBuffer} [file] */
  async #put(transaction, job, added, file) {
    const jobs = transaction.objectStore('works');
    const parts = transaction.objectStore('parts');
    /** @type {Omit<JobRecord, 'input' | 'text'> | undefined} another page may be running the same job, so only the stored record counts */
    let record = await answer(jobs.get(job.key));
    if (record === undefined) {
      const { input, text: _, ...fresh } = job;
      record = { ...fresh, done: [], partsDone: 0, rows: 0 };
      // Awaited because WebKit commits the rest even if it refuses the file.
      await answer(transaction.objectStore('inputs').put({ key: job.key, input, text: file }));
    }
    const fresh = added.filter(({ part }) => addTo(record.done, part));
    putBundles(parts, job.key, fresh);
    record.partsDone += fresh.length;
    record.rows += rowsOf(fresh);
    jobs.put(summed({ ...record, parts: job.parts, finished: job.finished, changed: job.changed }));
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

/** @param {() => void} onClose the database can no longer be used @returns {Promise<IDBDatabase>} */
async function openDatabase(onClose) {
  const request = indexedDB.open(kName, kVersion);
  request.onupgradeneeded = () => {
    const { result: stores, transaction } = request;
    for (const [name, keyPath] of kStores) {
      const old = `${name}-aside`;
      if (stores.objectStoreNames.contains(name)) {
        if (stores.objectStoreNames.contains(old)) stores.deleteObjectStore(old);
        /** @type {IDBTransaction} */ (transaction).objectStore(name).name = old;
      }
      stores.createObjectStore(name, { keyPath });
    }
  };
  const database = await orLate(request);
  database.onclose = onClose;
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
}

/** @typedef {{key: string, part: number, bundle: (FinishedPart & {sum?: string})[]}} StoredParts */

/** @template T @param {T} record @returns {T & {sum: string}} */
const summed = (record) => ({ ...record, sum: checksumOfRecord(/** @type {object} */ (record)) });

/** @param {any} record */
const isAsSummed = (record) => record.sum !== '' && record.sum === checksumOfRecord(record);

/** A damaged record does not tell whether its job was finished. @template T @param {T} record @returns {T} */
const trusted = (record) => (isAsSummed(record) ? record : { ...record, finished: false });

/** @param {string} key @param {any} part */
const summedPart = (key, part) => (isFinishedPart(part) ? { ...part, sum: checksumOfPart(key, part) } : part);

/** @param {IDBObjectStore} store @param {string} key @param {FinishedPart[]} parts none of them is stored yet */
function putBundles(store, key, parts) {
  for (let at = 0; at < parts.length; at += kMaxBundle) {
    const bundle = parts.slice(at, at + kMaxBundle).map((part) => summedPart(key, part));
    store.add({ key, part: bundle[0].part, bundle });
  }
}

/** @param {StoredParts} record @returns {(FinishedPart & {sum?: string})[]} a damaged bundle counts as one part */
const partsIn = ({ bundle, part }) => (Array.isArray(bundle) ? bundle : [/** @type {any} */ ({ part })]);

/** The undamaged parts. @param {string} key @param {StoredParts[]} records @returns {FinishedPart[]} */
function wholeParts(key, records) {
  /** @type {FinishedPart[]} */
  const whole = [];
  for (const stored of records.flatMap(partsIn)) {
    if (!isFinishedPart(stored) || stored.sum !== checksumOfPart(key, stored)) continue;
    const { sum: _, ...part } = stored;
    whole.push(part);
  }
  return whole;
}

/** @param {FinishedPart[]} parts @returns {number[]} in the form of JobRecord.done */
function rangesOf(parts) {
  /** @type {number[]} */
  const ranges = [];
  for (const { part } of parts) addTo(ranges, part);
  return ranges;
}

/** @param {FinishedPart[]} parts */
const rowsOf = (parts) => parts.reduce((sum, { count }) => sum + count, 0);

/** A damaged key may not be a string. @param {{key: unknown}} record */
const keyText = ({ key }) => JSON.stringify(key);

/** The parts of one job: IndexedDB sorts arrays after all numbers. @param {string} key */
function partsOf(key) {
  return IDBKeyRange.bound([key], [key, []]);
}

/**
 * Adds a number to ranges in the form of JobRecord.done. Returns false if a range already contains it.
 * @param {number[]} ranges @param {number} number
 */
export function addTo(ranges, number) {
  let at = ranges.length;
  while (at > 0 && ranges[at - 2] > number) at -= 2; // the range before `at`, if any, begins at the number or before it
  if (at > 0 && ranges[at - 1] > number) return false;
  const isBehind = at > 0 && ranges[at - 1] === number;
  const isBefore = at < ranges.length && ranges[at] === number + 1;
  if (isBehind && isBefore) ranges.splice(at - 1, 2);
  else if (isBehind) ++ranges[at - 1];
  else if (isBefore) --ranges[at];
  else ranges.splice(at, 0, number, number + 1);
  return true;
}

/**
 * The opened database, or an error after a timeout: it may never answer (a known problem of WebKit; or a window of another build may block
 * it), and jobs must not wait for it.
 * @param {IDBOpenDBRequest} request @returns {Promise<IDBDatabase>}
 */
function orLate(request) {
  const opened = answer(request);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      opened.then(
        (database) => database.close(),
        () => {},
      );
      reject(new Error('its database does not answer'));
    }, kLongestOpening);
    opened.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Aborts the transaction unless it has ended. @param {IDBTransaction} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // it has ended by itself
  }
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} resolves when everything is written */
function end(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
