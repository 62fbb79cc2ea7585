// Loads the page's programs: packed from its server, or unpacked from the service worker's store. The UI and a core of the first verbs are
// one download. The whole core is loaded when it is needed, and usually stored by then. In rookery.html, which contains the programs,
// files_within.mjs replaces this module.
import { kTableFiles } from '../table_files.mjs';
import { pageTextsOf } from './words.mjs';
import { PackedPrograms } from './packed_programs.mjs';

/** The page's files are on its server, so a service worker can store them. */
export const kServed = true;

const kPacked = 'programs.xz';
const [kApp, kFirstVerbs] = ['app.wasm', 'first_module.wasm'];
const kPackedWhole = 'core.xz';
const kWhole = 'core_module.wasm';

/** @param {string} path relative to the site's folder */
const addressOf = (path) => new URL(`../${path}`, import.meta.url).href;

/**
 * Loads the page's two programs: first the canvas UI, then the core of the first verbs, which the workers share. Each is compiled once,
 * while it is downloaded. `whole` fetches the core with all verbs.
 * @param {(bytes: number) => void} report gets the number of packed bytes received so far
 * @param {Promise<void>} usable resolves when the UI has drawn its first frame, which should not wait for the core to be unpacked
 * @returns {{app: Promise<WebAssembly.Module>, core: Promise<WebAssembly.Module>, whole: () => Promise<WebAssembly.Module>}}
 */
export function fetchPrograms(report, usable) {
  const packed = answerTo(kPacked);
  // Programs that the service worker has unpacked are compiled straight from its response: with a stream of our own in between, the
  // browser would not cache the compiled code.
  const next = packed.then((response) =>
    response.headers.has('rookery-unpacked') ? compileKept : compilerOf(kPacked, kFirstVerbs, response, report),
  );
  const app = next.then((compile) => compile(kApp));
  const core = Promise.all([next, app, usable]).then(([compile]) => compile(kFirstVerbs));
  core.catch(() => {}); // reported by the jobs that need it
  return { app, core, whole: fetchWhole };
}

async function fetchWhole() {
  const response = await answerTo(kPackedWhole);
  if (!response.headers.has('rookery-unpacked')) return (await compilerOf(kPackedWhole, kWhole, response, () => {}))(kWhole);
  await response.text(); // empty, but an unread response counts as aborted
  return compileKept(kWhole);
}

/** Fetches a table when a job needs it: the catalogue is 8 MB. @param {import('../rookery.js').TableName} name @returns {Promise<Blob>} */
export async function fetchTable(name) {
  return (await answerTo(kTableFiles[name])).blob();
}

/** Fetches the page's texts in a language. @param {string} language "de" */
export async function fetchTexts(language) {
  return new Uint8Array(await (await answerTo(pageTextsOf(language))).arrayBuffer());
}

/** The address of the licences of everything that the page contains. */
export const licencesAddress = () => addressOf('third_party.txt');

/** @param {string} path @returns {Promise<Response>} */
async function answerTo(path) {
  const response = await fetch(addressOf(path)).catch((error) => {
    throw named(path, error);
  });
  if (!response.ok) throw named(path, `${response.status} ${response.statusText}`);
  return response;
}

/** @param {string} path @param {unknown} error */
const named = (path, error) => new Error(`${path}: ${error instanceof Error ? error.message : error}`);

/** @param {string} path @returns {Promise<WebAssembly.Module>} */
async function compileKept(path) {
  return WebAssembly.compileStreaming(answerTo(path)).catch((error) => {
    throw named(path, error);
  });
}

/**
 * Returns a function that compiles the programs of a packed file. Call it for each of them in order.
 * @param {string} file @param {string} last of its programs @param {Response} response @param {(bytes: number) => void} report
 */
async function compilerOf(file, last, response, report) {
  if (!response.body) throw named(file, 'it is empty');
  const Unpacked = await unpacker();
  let come = 0;
  /** @type {Error | null} why the stream ended early, which the compiler does not report */
  let lost = null;
  const packed = followed(
    response.body,
    (piece) => report((come += piece.length)),
    (error) => (lost = named(file, error)),
  );
  const damaged = (/** @type {Error} */ error) => (lost ??= named(file, `the download is damaged (${error.message})`));
  const programs = new PackedPrograms(new Unpacked(packed));
  const headers = { 'Content-Type': 'application/wasm' };
  return (/** @type {string} */ path) => {
    const bytes = followed(programs.next(path === last), () => {}, damaged);
    return WebAssembly.compileStreaming(new Response(bytes, { headers })).catch((error) => {
      throw lost ?? damaged(named(path, error));
    });
  };
}

/** @typedef {new (packed: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>} Unpacker */

/** The unpacker class of the npm package, in xz.js: a classic script, because the service worker needs it too. @returns {Promise<Unpacker>} */
function unpacker() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = addressOf('xz.js');
    script.onload = () => {
      const made = /** @type {any} */ (globalThis)['xz-decompress'];
      if (made) resolve(made.XzReadableStream);
      else reject(new Error('xz.js: the download is damaged'));
    };
    script.onerror = () => reject(new Error('xz.js could not be loaded'));
    document.head.append(script);
  });
}

/**
 * The same stream; `seen` gets each piece, and `failed` maps an error to the one that is thrown.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {(piece: Uint8Array) => void} seen
 * @param {(error: Error) => Error} failed
 * @returns {ReadableStream<Uint8Array>}
 */
function followed(stream, seen, failed) {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error) => {
        throw failed(error);
      });
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
