// The package in pages and web workers. Bundlers recognise the two files next to it by the form of these expressions.
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
