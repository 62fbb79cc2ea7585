// Where the page's programs come from: its server, packed, or the service worker, which has unpacked them for good. In rookery.html,
// which carries them itself, files_within.mjs stands in the place of this module.

/** Files lie beside the page, so a service worker can keep them. */
export const kServed = true;

/** @param {string} path as seen from the site's folder */
const addressOf = (path) => new URL(`../${path}`, import.meta.url).href;

/**
 * A program, compiled while it comes.
 * @param {string} name as seen from the site's folder
 * @param {(bytes: number) => void} tell hears how many bytes have come from the server, of those that it sends
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileFile(name, tell) {
  const path = `${name}.xz`;
  const named = (/** @type {unknown} */ error) => new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  const response = await fetch(addressOf(path)).catch((error) => { throw named(error); });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  // A stream of our own in front of the compiler would cost the browser its store of compiled code. The type would not tell what
  // the service worker has unpacked: there are servers to which the packed program is wasm too.
  if (response.headers.has('rookery-unpacked')) return WebAssembly.compileStreaming(response).catch((error) => { throw named(error); });
  const Unpacked = await unpacker();
  let come = 0;
  /** @type {Error | null} why the stream ended before its time, which the compiler does not tell */
  let lost = null;
  const packed = followed(response.body, (piece) => tell((come += piece.length)), (error) => (lost = named(error)));
  const damaged = (/** @type {Error} */ error) => new Error(`${path}: what came is damaged (${error.message})`);
  const unpacked = followed(new Unpacked(packed), () => {}, (error) => (lost ??= damaged(error)));
  const headers = { 'Content-Type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(unpacked, { headers })).catch((error) => { throw lost ?? named(error); });
}

/** @typedef {new (packed: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>} Unpacker */

/** @type {Promise<Unpacker> | undefined} */
let unpacking;

/** The class that unpacks, from the npm package in xz.js: a classic script, for the service worker needs it too. */
function unpacker() {
  unpacking ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = addressOf('xz.js');
    script.onload = () => {
      const made = /** @type {any} */ (globalThis)['xz-decompress'];
      if (made) resolve(made.XzReadableStream);
      else reject(new Error('xz.js: what came is damaged'));
    };
    script.onerror = () => reject(new Error('xz.js could not be loaded'));
    document.head.append(script);
  });
  return unpacking;
}

/**
 * The same stream; `seen` hears of each piece, and `failed` says what an error is to be.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {(piece: Uint8Array) => void} seen
 * @param {(error: Error) => Error} failed
 * @returns {ReadableStream<Uint8Array>}
 */
function followed(stream, seen, failed) {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error) => { throw failed(error); });
      if (done) {
        controller.close();
        return;
      }
      seen(value);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A worker of the pool. */
export function startWorker() {
  return new Worker(new URL('../worker.mjs', import.meta.url), { type: 'module' });
}
