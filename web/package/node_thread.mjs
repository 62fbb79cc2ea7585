// A Node thread with the interface of a web worker.

/** @param {import('node:worker_threads').Worker} thread @returns {import('../rookery.js').PoolWorker} */
export function asWebWorker(thread) {
  /** @type {any} */
  const worker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (/** @type {any} */ message, /** @type {any} */ transfer) => thread.postMessage(message, transfer),
    terminate() {
      worker.onmessage = worker.onerror = null;
      thread.terminate();
    },
  };
  thread.on('message', (data) => worker.onmessage?.({ data }));
  thread.on('error', (error) => worker.onerror?.({ message: error.message }));
  thread.on('exit', () => worker.onerror?.({ message: 'the thread ended' }));
  return worker;
}
