// Runs the pool's worker.mjs in a Node thread: provides the scope of a web worker, and breaks it where a test says so.
import { parentPort, workerData } from 'node:worker_threads';

/**
 * @typedef {object} Failure
 * @property {number} part the part (-1: planning) that kills the worker
 * @property {Int32Array} times failures left, shared by all workers
 * @property {'throws' | 'exits' | 'closes' | 'crashes'} how an uncaught error, a silent death, an orderly end, or a failed core
 * @property {boolean} [late] only after it has sent its results
 *
 * @typedef {import('../../web/worker.mjs').ToWorker} ToWorker
 * @typedef {import('../../web/worker.mjs').FromWorker} FromWorker
 */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { url, failure } = /** @type {{url: string, failure?: Failure}} */ (workerData);
const scope = /** @type {any} */ (globalThis);

/** @type {ToWorker[]} */
const tasks = [];
let busy = false;
let dead = false;

function die() {
  dead = true;
  if (failure?.how === 'crashes') port.postMessage({ type: 'crashed', message: 'broken on purpose' });
  if (failure?.how === 'exits') process.exit(3);
  if (failure?.how === 'closes') process.exit(0);
  // Not inside the caller: the worker would catch it.
  if (failure?.how === 'throws')
    setImmediate(() => {
      throw new Error('broken on purpose');
    });
}

/** @param {import('../../web/worker.mjs').Task} task */
function strikes({ part }) {
  return failure && failure.part === part && Atomics.sub(failure.times, 0, 1) > 0;
}

// With a failure, tasks enter one by one, so that the right one kills the worker.
function next() {
  const message = tasks[0];
  if (busy || dead || message?.type !== 'task') return;
  if (!failure?.late && strikes(message.task)) {
    die();
    return;
  }
  busy = true;
  tasks.shift();
  scope.onmessage({ data: message });
}

scope.self = scope;
scope.postMessage = (/** @type {FromWorker} */ message, /** @type {any} */ transfer) => {
  if (dead) return;
  if (failure?.late && message.type === 'results') {
    const end = message.pieces.find((piece) => piece.end);
    if (end && strikes(end.task)) {
      port.postMessage({ ...message, pieces: message.pieces.filter((piece) => !piece.end) }, transfer);
      die();
      return;
    }
  }
  port.postMessage(message, transfer);
  if (message.type === 'ready' || message.type === 'crashed') return;
  if (message.type === 'results' && !message.pieces.some(({ end }) => end)) return;
  busy = false;
  if (failure) setImmediate(next);
};
await import(url);
// Messages wait for a listener, as they do for a web worker whose script is still loading.
port.on('message', (/** @type {ToWorker} */ message) => {
  if (!failure || message.type !== 'task') {
    scope.onmessage({ data: message });
    return;
  }
  tasks.push(message);
  next();
});
