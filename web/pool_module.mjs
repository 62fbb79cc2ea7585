// The data that all workers of a pool share: the core as a compiled module, and the tables that some verbs need.
/** @typedef {import('./rookery.js').TableName} TableName */
import { kTableFiles } from './table_files.mjs';

/** @param {URL} url */
export async function compiled(url) {
  const response = await fetched(url);
  // Streaming requires the right content type, which not every static server sends.
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Fetches each table when a worker first needs it. */
export class Tables {
  #fetch;
  /** @type {Map<TableName, Promise<Blob>>} */
  #asked = new Map();
  /** @type {Set<TableName>} */
  #here = new Set();

  /** @param {(name: TableName) => Promise<Blob>} [fetchTable] */
  constructor(fetchTable = async (name) => (await fetched(new URL(`./${kTableFiles[name]}`, import.meta.url))).blob()) {
    this.#fetch = fetchTable;
  }

  /** Whether it has been fetched. @param {TableName} name */
  isHere(name) {
    return this.#here.has(name);
  }

  /** The message for a worker that needs the table. @param {TableName} name @returns {Promise<import('./worker.mjs').TableMessage>} */
  async message(name) {
    const asked = this.#asked.get(name) ?? this.#fetch(name);
    this.#asked.set(name, asked);
    try {
      const bytes = await asked;
      this.#here.add(name);
      return { type: 'table', bytes };
    } catch (error) {
      this.#asked.delete(name); // the next job tries again
      return { type: 'table', missing: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** @param {URL} url */
async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  return response;
}
