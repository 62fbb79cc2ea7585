// The documents of finished jobs (proofs), kept until they are saved: as many as fit, newest first.
import { tarOf } from './tar.mjs';

/** @import * as Rookery from '../rookery.js' */

const kMaxBytes = 4 * 1024 ** 3; // of all jobs

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
