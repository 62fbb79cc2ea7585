// The package in Node, and in what has Node's modules.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { libraryOn } from './library.mjs';
import { asWebWorker } from './node_thread.mjs';

export { RookeryError } from '../core.mjs';
export const { rookery, startPool } = libraryOn({
  read: async (place = new URL('./core.xz', import.meta.url)) => new Blob([await readFile(place)]).stream(),
  startWorker: (place = new URL('./node_worker.mjs', import.meta.url)) => asWebWorker(new Worker(place, { execArgv: [] })), // --eval's are not for files
  cores: availableParallelism,
});
