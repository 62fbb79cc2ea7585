// Keeps the site's files in the browser, so that the page works with no network.
//
//   rookerySite = {version, first: Bundle, rest: Bundle, askedFor: {path: hash}}     written in front of this file by the build: if a file
//              changes, so does this script, and the browser installs it as a new service worker
//   Bundle = {files: {path: hash}, packed: path, programs: {path: hash}}     the programs are downloaded packed in one file
//              (page/packed_programs.mjs) and stored unpacked; an empty response at the path of the packed file marks that
//
//   install    the first bundle, each file checked by its hash: all of it or nothing, so that a server that is being updated yields no
//              mixture of versions; and the rest bundle, if all of it was stored before
//   waiting    while pages of the previous version are open, until one of them sends "take over"
//   activate   removes previous versions
//   fetch      answers from the store for files of the bundles; the rest bundle is downloaded first if it is missing. Files of askedFor are
//              stored when first requested. All other requests go to the network
//   message    "keep the rest": the page is idle, so the rest bundle can be downloaded
//              "give way": the next version is to take over. Browsers let this one finish its downloads first, so it ends them
//
// It is a classic script because more browsers can start one than a module.
{
  /**
   * @typedef {Event & {waitUntil(promise: Promise<unknown>): void}} LastingEvent
   * @typedef {LastingEvent & {request: Request, respondWith(response: Promise<Response>): void}} RequestEvent
   *
   * @typedef {{files: Record<string, string>, packed: string, programs: Record<string, string>}} Bundle
   *
   * @typedef {object} Scope the members of a service worker's scope that this file uses; it is checked with the types of a page
   * @property {{version: string, first: Bundle, rest: Bundle, askedFor: Record<string, string>}} rookerySite
   * @property {{scope: string}} registration
   * @property {() => Promise<void>} skipWaiting
   * @property {(address: string) => void} importScripts
   * @property {{claim(): Promise<void>}} clients
   * @property {(type: string, listener: (event: any) => void) => void} addEventListener
   */
  const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
  const { version, first, rest, askedFor } = worker.rookerySite;
  const pathsOf = (/** @type {Bundle} */ { files, packed, programs }) => [...Object.keys(files), ...Object.keys(programs), packed];
  const [firstPaths, restPaths] = [first, rest].map((bundle) => new Set(pathsOf(bundle)));
  const kPrefix = 'rookery-'; // page/updates.mjs uses it too
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

  /** The stored file, if its hash is the expected one. @param {string} path @param {string} hash */
  const keptBefore = async (path, hash) => {
    const kept = await fileOf(await caches.match(addressOf(path)));
    return kept && (await hashOf(kept.bytes)) === hash ? kept : null;
  };

  let downloads = new AbortController();

  /** @param {string} path */
  const fetched = async (path) => fileOf(await fetch(addressOf(path), { cache: 'no-cache', signal: downloads.signal }));

  /** @param {string} path @param {string} hash @param {File | null} file */
  const checked = async (path, hash, file) => {
    if (file && (await hashOf(file.bytes)) === hash) return file;
    throw new Error(`${path} on the server is not from version ${version}`);
  };

  /** The programs of a packed file, in its order. Throws if it is damaged. @param {string} path @returns {Promise<File[]>} */
  const unpacked = async (path) => {
    const sent = await fetched(path);
    if (!sent) throw new Error(`${path} is missing`);
    const { XzReadableStream } = /** @type {any} */ (globalThis)['xz-decompress'];
    const bytes = await new Response(new XzReadableStream(new Response(sent.bytes).body)).arrayBuffer();
    const all = [];
    for (let begin = 0; begin < bytes.byteLength; ) {
      const length = new DataView(bytes).getUint32(begin, true);
      begin += 4;
      all.push({ bytes: bytes.slice(begin, begin + length), type: 'application/wasm' });
      begin += length;
    }
    return all;
  };

  /** @param {Cache} store @param {string} path @param {File} file */
  const keepIn = (store, path, { bytes, type }) => store.put(addressOf(path), new Response(bytes, { headers: { 'Content-Type': type } }));

  /** Adds a bundle to the store, downloading the files that were not stored before. @param {Bundle} bundle */
  const keepBundle = async ({ files, packed, programs }) => {
    const store = await caches.open(kStore);
    const keep = (/** @type {string} */ path, /** @type {File} */ file) => keepIn(store, path, file);
    const keepPrograms = async () => {
      const wanted = Object.entries(programs);
      const kept = await Promise.all(wanted.map(([path, hash]) => keptBefore(path, hash)));
      const all = kept.every((file) => file) ? kept : await unpacked(packed);
      await Promise.all(wanted.map(async ([path, hash], i) => keep(path, await checked(path, hash, all[i]))));
    };
    await Promise.all([
      keepPrograms(),
      ...Object.entries(files).map(async ([path, hash]) =>
        keep(path, (await keptBefore(path, hash)) ?? (await checked(path, hash, await fetched(path)))),
      ),
    ]);
    await store.put(addressOf(packed), new Response(null, { headers: { 'Rookery-Unpacked': 'yes' } })); // marks the bundle as complete
  };

  /** @param {Bundle} bundle */
  const wasKept = async ({ files, programs }) => {
    const kept = await Promise.all(Object.entries({ ...files, ...programs }).map(([path, hash]) => keptBefore(path, hash)));
    return kept.every((file) => file);
  };

  /** Loads it once. Must be called before install awaits anything; later it is already loaded. */
  const loadUnpacker = () => {
    if (!('xz-decompress' in globalThis)) worker.importScripts(addressOf('xz.js'));
  };

  /** Stores the file that was stored before, or the one from `from`. @param {string} path @param {((path: string) => Promise<File | null>) | null} from */
  const keepAskedFor = async (path, from) => {
    const hash = askedFor[path];
    const file = (await keptBefore(path, hash)) ?? (from && (await checked(path, hash, await from(path))));
    if (file) await keepIn(await caches.open(kStore), path, file);
  };

  const install = async () => {
    loadUnpacker();
    try {
      await keepBundle(first);
      if (await wasKept(rest)) await keepBundle(rest);
      for (const path of Object.keys(askedFor)) await keepAskedFor(path, null);
    } catch (error) {
      await caches.delete(kStore);
      throw error;
    }
  };

  /** @type {Promise<void> | null} */
  let keepingRest = null;
  /** Downloads the rest bundle unless it is stored. */
  const keepRest = () => {
    loadUnpacker();
    keepingRest ??= (async () => {
      if (!(await (await caches.open(kStore)).match(addressOf(rest.packed)))) await keepBundle(rest);
    })();
    keepingRest.catch(() => (keepingRest = null));
    return keepingRest;
  };

  const removeOthers = async () => {
    for (const name of await caches.keys()) if (name.startsWith(kPrefix) && name !== kStore) await caches.delete(name);
  };

  /** @param {string} path @param {Request} request */
  const answer = async (path, request) => {
    if (restPaths.has(path)) await keepRest();
    const store = await caches.open(kStore);
    if (path in askedFor && !(await store.match(addressOf(path)))) await keepAskedFor(path, fetched).catch(() => {});
    const kept = await store.match(addressOf(path));
    return kept ?? fetch(request); // the browser may have evicted files
  };

  worker.addEventListener('install', (/** @type {LastingEvent} */ event) => event.waitUntil(install()));
  worker.addEventListener('activate', (/** @type {LastingEvent} */ event) => {
    event.waitUntil(removeOthers().then(() => worker.clients.claim()));
  });
  worker.addEventListener('message', (/** @type {MessageEvent} */ event) => {
    if (event.data === 'take over') worker.skipWaiting();
    if (event.data === 'give way') {
      downloads.abort();
      downloads = new AbortController(); // for a window that needs a file meanwhile
    }
    if (event.data === 'keep the rest') /** @type {any} */ (event).waitUntil(keepRest().catch(() => {})); // retried when needed
  });
  worker.addEventListener('fetch', (/** @type {RequestEvent} */ event) => {
    const { method, url } = event.request;
    const address = url.replace(/[?#].*/, '');
    if (method !== 'GET' || !address.startsWith(worker.registration.scope)) return;
    const path = address.slice(worker.registration.scope.length);
    const file = path === '' || path === 'index.html' ? './' : path;
    if (firstPaths.has(file) || restPaths.has(file) || file in askedFor) event.respondWith(answer(file, event.request));
  });
}
