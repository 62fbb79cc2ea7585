// Keeps the site's files in the browser, so that the page works with no network.
//
//   rookerySite = {version, files: {path: hash}}     written in front of this file by the build, so that a changed file is a new
//                                                    service worker, and the browser installs it
//   install    all files of this version, each checked by its hash, or none: a server between two versions gives no mixture;
//              the programs, *.wasm.xz, are unpacked first, for good
//   waiting    while pages of the version before are open, until one of them says "take over"
//   activate   the versions before are removed
//   fetch      what the list names is answered from here; anything else goes to the network
//
// It is a classic script, which more browsers can start than a module.
{
  /**
   * @typedef {Event & {waitUntil(promise: Promise<unknown>): void}} LastingEvent
   * @typedef {LastingEvent & {request: Request, respondWith(response: Promise<Response>): void}} RequestEvent
   *
   * @typedef {object} Scope as much as is used of the scope of a service worker; this file is checked with the types of a page
   * @property {{version: string, files: Record<string, string>}} rookerySite
   * @property {{scope: string}} registration
   * @property {() => Promise<void>} skipWaiting
   * @property {(address: string) => void} importScripts
   * @property {{claim(): Promise<void>}} clients
   * @property {(type: string, listener: (event: any) => void) => void} addEventListener
   */
  const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
  const { version, files } = worker.rookerySite;
  const paths = new Set(Object.keys(files));
  const kPrefix = 'rookery-';
  const kWasm = 'application/wasm';
  const kStore = kPrefix + version;

  /** @param {string} path */
  const addressOf = (path) => new URL(path, worker.registration.scope).href;

  /** The hash of a body, as the build writes it: the first half of its SHA-256. @param {ArrayBuffer} bytes */
  const hashOf = async (bytes) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };

  /** @typedef {{bytes: ArrayBuffer, type: string}} File */

  /** @param {Response | undefined} response @returns {Promise<File | null>} */
  const fileOf = async (response) => {
    if (!response?.ok) return null;
    return { bytes: await response.arrayBuffer(), type: response.headers.get('Content-Type') ?? 'application/octet-stream' };
  };

  /** A program, from the server's file if there is one; fails if that is damaged. @param {File | null} file @returns {Promise<File | null>} */
  const unpacked = async (file) => {
    if (!file) return null;
    const { XzReadableStream } = /** @type {any} */ (globalThis)['xz-decompress'];
    const packed = new Response(file.bytes).body;
    return { bytes: await new Response(new XzReadableStream(packed)).arrayBuffer(), type: kWasm };
  };

  /** What was kept before, or what the server has, if one of them is the file that is wanted. @param {string} path @param {string} hash */
  const wanted = async (path, hash) => {
    const address = addressOf(path);
    const kept = await fileOf(await caches.match(address));
    if (kept && (await hashOf(kept.bytes)) === hash) return kept;
    const sent = await fileOf(await fetch(address, { cache: 'no-cache' }));
    const come = path.endsWith('.xz') ? await unpacked(sent) : sent;
    if (come && (await hashOf(come.bytes)) === hash) return come;
    throw new Error(`${path} is not the file of version ${version}`);
  };

  const install = async () => {
    worker.importScripts(addressOf('xz.js'));  // before anything is waited for, while scripts can still be taken in
    const store = await caches.open(kStore);
    try {
      await Promise.all(Object.entries(files).map(async ([path, hash]) => {
        const { bytes, type } = await wanted(path, hash);
        const headers = { 'Content-Type': type, ...(path.endsWith('.xz') ? { 'Rookery-Unpacked': 'yes' } : {}) };
        await store.put(addressOf(path), new Response(bytes, { headers }));
      }));
    } catch (error) {
      await caches.delete(kStore);
      throw error;
    }
  };

  const removeOthers = async () => {
    for (const name of await caches.keys()) if (name.startsWith(kPrefix) && name !== kStore) await caches.delete(name);
  };

  /** @param {string} path @param {Request} request */
  const answer = async (path, request) => {
    const kept = await (await caches.open(kStore)).match(addressOf(path));
    return kept ?? fetch(request);  // the browser may have thrown files away
  };

  worker.addEventListener('install', (/** @type {LastingEvent} */ event) => event.waitUntil(install()));
  worker.addEventListener('activate', (/** @type {LastingEvent} */ event) => {
    event.waitUntil(removeOthers().then(() => worker.clients.claim()));
  });
  worker.addEventListener('message', (/** @type {MessageEvent} */ event) => {
    if (event.data === 'take over') worker.skipWaiting();
  });
  worker.addEventListener('fetch', (/** @type {RequestEvent} */ event) => {
    const { method, url } = event.request;
    const address = url.replace(/[?#].*/, '');
    if (method !== 'GET' || !address.startsWith(worker.registration.scope)) return;
    const path = address.slice(worker.registration.scope.length);
    const file = path === '' || path === 'index.html' ? './' : path;
    if (paths.has(file)) event.respondWith(answer(file, event.request));
  });
}
