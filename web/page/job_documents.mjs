// The documents of finished jobs (proofs), kept until they are saved: as many as fit, newest first.

/** @import * as Rookery from '../rookery.js' */

const kMaxBytes = 4 * 1024 ** 3; // of all jobs
const kBlock = 512; // bytes, of a tar archive

export class JobDocuments {
  /** By job, the newest last. @type {Map<number, Rookery.Document[]>} */
  #kept = new Map();
  #most;

  /** @param {number} [most] bytes */
  constructor(most = kMaxBytes) {
    this.#most = most;
  }

  /** @param {number} job @param {Rookery.Document[]} documents @returns {number[]} jobs whose documents were dropped */
  keep(job, documents) {
    if (documents.length > 0) this.#kept.set(job, documents);
    const dropped = [];
    for (const [other] of [...this.#kept]) {
      if (this.#bytes() <= this.#most || other === job) break;
      this.#kept.delete(other);
      dropped.push(other);
    }
    return dropped;
  }

  /** All documents of a job in one file; null if there are none. @param {number} job @param {string} name prefix of the names in the archive */
  archive(job, name) {
    const documents = this.#kept.get(job);
    if (!documents) return null;
    const files = documents.map(({ name: own, blob }) => ({ name: `${name}.${own}`, blob }));
    return tarOf(files, Date.now() / 1000);
  }

  #bytes() {
    return [...this.#kept.values()].flat().reduce((sum, { blob }) => sum + blob.size, 0);
  }
}

/**
 * Several files as one download: a tar archive (ustar) made of Blobs, so it is never in memory as a whole.
 * @param {{name: string, blob: Blob}[]} files names of at most 100 characters
 * @param {number} seconds when they were made, since 1970
 */
function tarOf(files, seconds) {
  const pieces = files.flatMap(({ name, blob }) => [headerOf(name, blob.size, seconds), blob, new Uint8Array(-blob.size & (kBlock - 1))]);
  return new Blob([...pieces, new Uint8Array(2 * kBlock)], { type: 'application/x-tar' });
}

/** @param {string} name @param {number} size @param {number} seconds */
function headerOf(name, size, seconds) {
  const header = new Uint8Array(kBlock);
  const put = (/** @type {number} */ at, /** @type {string} */ text) => header.set(new TextEncoder().encode(text), at);
  const octal = (/** @type {number} */ number, /** @type {number} */ digits) => `${Math.floor(number).toString(8).padStart(digits, '0')}\0`;
  put(0, name);
  put(100, octal(0o644, 7)); // mode
  put(108, octal(0, 7)); // owner
  put(116, octal(0, 7)); // group
  put(124, octal(size, 11));
  put(136, octal(seconds, 11));
  put(148, ' '.repeat(8)); // the checksum is calculated with blanks in its place
  put(156, '0'); // a file
  put(257, 'ustar\0' + '00');
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return header;
}
