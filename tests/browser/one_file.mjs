// rookery.html opened from disk without a network, as by someone who received the file.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A copy alone in its folder, so that no neighbouring file can help. */
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
 * The view for the site's open().
 * @param {string} address
 * @param {import('./harness.mjs').View} [view] other settings
 * @param {string[]} [asked] receives every address that the page requests
 * @returns {import('./harness.mjs').View}
 */
export function fromDisk(address, view = {}, asked = []) {
  return {
    ...view,
    kept: true, // a service worker, if there were one, could start
    address,
    before: async (tab) => {
      await tab.context().setOffline(true);
      tab.context().on('request', (/** @type {any} */ request) => asked.push(request.url()));
      await view.before?.(tab);
    },
  };
}
