// What all workers of a pool share: the core as a compiled module, and the table of the catalogue of grids.

/** @param {URL} url */
export async function compiled(url) {
  const response = await fetched(url);
  // Streaming needs the right content type, which not every static server sends.
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Fetched once a worker needs it. */
export class CatalogueTable {
  #fetch;
  /** @type {Promise<Blob> | null} */
  #table = null;
  /** Nobody waits for it any more. */
  isHere = false;

  /** @param {() => Promise<Blob>} [fetchTable] */
  constructor(fetchTable = async () => (await fetched(new URL('./catalogue.bin', import.meta.url))).blob()) {
    this.#fetch = fetchTable;
  }

  /** What a worker is told that needs it. @returns {Promise<import('./worker.mjs').CatalogueMessage>} */
  async message() {
    this.#table ??= this.#fetch();
    try {
      const table = await this.#table;
      this.isHere = true;
      return { type: 'catalogue', table };
    } catch (error) {
      this.#table = null; // the next job tries again
      return { type: 'catalogue', missing: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** @param {URL} url */
async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  return response;
}
