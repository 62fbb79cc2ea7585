// The package in Node, and in other runtimes that have Node's modules.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { libraryOn } from './library.mjs';
import { asWebWorker } from './node_thread.mjs';

export { RookeryError } from '../core.mjs';

/** @param {string | URL} place */
function startThread(place) {
  const thread = new Worker(place, { execArgv: [] }); // options such as --eval are not for files
  const worker = asWebWorker(thread);
  thread.unref(); // an idle pool lets the process end; adding a message listener later would undo this
  return worker;
}

/** @template T @param {Promise<T>} wait */
async function keepAlive(wait) {
  const timer = setInterval(() => {}, 2 ** 31 - 1);
  try {
    return await wait;
  } finally {
    clearInterval(timer);
  }
}

export const { rookery, startPool } = libraryOn({
  read: async (place = new URL('./core.xz', import.meta.url)) => new Blob([await readFile(place)]).stream(),
  startWorker: (place = new URL('./node_worker.mjs', import.meta.url)) => startThread(place),
  cores: availableParallelism,
  keepAlive,
});
