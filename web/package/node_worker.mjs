// Runs worker.mjs in a Node thread, with the scope of a web worker.
import { parentPort } from 'node:worker_threads';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const scope = /** @type {any} */ (globalThis);
scope.self = scope;
scope.postMessage = (/** @type {any} */ message, /** @type {any} */ transfer) => port.postMessage(message, transfer);
await import('../worker.mjs');
// Messages wait until there is a listener, like those of a web worker whose script is still loading.
port.on('message', (data) => scope.onmessage({ data }));
