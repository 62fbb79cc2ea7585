// Documents that accompany the rows of a job (proofs), on their way from the core to the page. They may be far larger than memory: a worker
// turns their pieces into Blobs, which the browser keeps, on disk if necessary; the page only refers to them by name.
/**
 * @import * as Rookery from './rookery.js'
 *
 * @typedef {{name: string, blob: Blob | null}} DocumentPiece null: discard the earlier pieces
 */

const PIECE_BYTES = 1024 * 1024;
const MOST_BYTES = 2 * 1024 ** 3; // of all documents of a job

/** The worker's side: joins the core's pieces of 64 KB into larger ones. */
export class DocumentWriter {
  /** @type {Map<string, {parts: Uint8Array[], bytes: number}>} */
  #open = new Map();
  #send;

  /** @param {(piece: DocumentPiece) => void} send */
  constructor(send) {
    this.#send = send;
  }

  /** @param {string} name @param {Uint8Array} piece empty: discard the earlier pieces */
  write(name, piece) {
    if (piece.length === 0) {
      this.#open.delete(name);
      this.#send({ name, blob: null });
      return;
    }
    const open = this.#open.get(name) ?? { parts: [], bytes: 0 };
    this.#open.set(name, open);
    open.parts.push(piece);
    open.bytes += piece.length;
    if (open.bytes >= PIECE_BYTES) this.#sendOne(name, open.parts);
  }

  /** Sends the rest. */
  end() {
    for (const [name, { parts }] of this.#open) this.#sendOne(name, parts);
  }

  /** @param {string} name @param {Uint8Array[]} parts */
  #sendOne(name, parts) {
    this.#open.delete(name);
    this.#send({ name, blob: new Blob(parts) });
  }
}

/** The page's side: the documents of a job's parts. */
export class Documents {
  /** @type {Map<string, {part: number, blobs: Blob[], bytes: number}>} */
  #known = new Map();
  #most;
  bytes = 0;
  /** The documents exceeded the limit, so all of them were dropped. */
  tooLarge = false;

  /** @param {number} [most] bytes */
  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** @param {number} part @param {DocumentPiece} piece */
  add(part, { name, blob }) {
    if (blob === null) {
      this.#drop(name);
      return;
    }
    if (this.tooLarge) return;
    const document = this.#known.get(name) ?? { part, blobs: [], bytes: 0 };
    this.#known.set(name, document);
    document.blobs.push(blob);
    document.bytes += blob.size;
    this.bytes += blob.size;
    if (this.bytes <= this.#most) return;
    this.tooLarge = true;
    for (const known of [...this.#known.keys()]) this.#drop(known);
  }

  /** Drops the documents of parts that pass the test. @param {(part: number) => boolean} test */
  dropWhere(test) {
    for (const [name, { part }] of [...this.#known]) if (test(part)) this.#drop(name);
  }

  /** @returns {Rookery.Document[]} those of one part, or of all */
  list(part = -1) {
    const chosen = [...this.#known].filter(([, document]) => part < 0 || document.part === part);
    return chosen.map(([name, { blobs }]) => ({ name, blob: new Blob(blobs) }));
  }

  /** Why there are none, or ''. */
  get problem() {
    return this.tooLarge ? `the proof is larger than ${this.#most / 1024 ** 3} GB, more than a page can hold: use the command line` : '';
  }

  /** @param {string} name */
  #drop(name) {
    this.bytes -= this.#known.get(name)?.bytes ?? 0;
    this.#known.delete(name);
  }
}

/**
 * How the core reads documents: synchronously. A browser's worker can read Blobs that way; where FileReaderSync is missing, they are read
 * in advance.
 * @param {Rookery.Document[]} documents @returns {Promise<Rookery.DocumentStore['read']>}
 */
export async function readerOf(documents) {
  const SyncReader = /** @type {any} */ (globalThis).FileReaderSync;
  /** @type {Map<string, (start: number, end: number) => Uint8Array>} */
  const slices = new Map();
  /** @type {Map<string, number>} */
  const sizes = new Map(documents.map(({ name, blob }) => [name, blob.size]));
  for (const { name, blob } of documents) {
    if (SyncReader) {
      slices.set(name, (start, end) => new Uint8Array(new SyncReader().readAsArrayBuffer(blob.slice(start, end))));
    } else {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      slices.set(name, (start, end) => bytes.subarray(start, end));
    }
  }
  return (name, index) => {
    const start = index * PIECE_BYTES;
    const slice = slices.get(name);
    return slice && start < (sizes.get(name) ?? 0) ? slice(start, start + PIECE_BYTES) : null;
  };
}
