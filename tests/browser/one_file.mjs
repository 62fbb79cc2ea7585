// rookery.html opened from disk with no network, as somebody does who was sent the file.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A copy alone in its folder, so that nothing beside it can help. */
export async function copyOneFile() {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-file-'));
  const built = process.env.ROOKERY_WEB_DIR ?? fileURLToPath(new URL('../../build/web', import.meta.url));
  await copyFile(join(built, 'rookery.html'), join(folder, 'rookery.html'));
  return {
    address: pathToFileURL(join(folder, 'rookery.html')).href,
    remove: () => rm(folder, { recursive: true }),
  };
}

/**
 * How to open it: a view for the site's open().
 * @param {string} address
 * @param {import('./harness.mjs').View} [view] what else is to be so
 * @param {string[]} [asked] gets every address that the page asks for
 * @returns {import('./harness.mjs').View}
 */
export function fromDisk(address, view = {}, asked = []) {
  return {
    ...view,
    kept: true, // were there a service worker, it would come
    address,
    before: async (tab) => {
      await tab.context().setOffline(true);
      tab.context().on('request', (/** @type {any} */ request) => asked.push(request.url()));
      await view.before?.(tab);
    },
  };
}
