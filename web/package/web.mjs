// The package in pages and web workers. Bundlers find the two files beside it by the way in which they are named here.
import { libraryOn } from './library.mjs';

export { RookeryError } from '../core.mjs';
export const { rookery, startPool } = libraryOn({
  read: async (place = new URL('./core.xz', import.meta.url)) => {
    const response = await fetch(place);
    if (!response.ok || !response.body) throw new Error(`${place}: ${response.status} ${response.statusText}`);
    return response.body;
  },
  startWorker: (place) =>
    place ? new Worker(place, { type: 'module' }) : new Worker(new URL('./worker.mjs', import.meta.url), { type: 'module' }),
  cores: () => navigator.hardwareConcurrency ?? 1,
});
