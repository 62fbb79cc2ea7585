// A copy of the site with a server of its own, which a test can change and stop; and what tests ask a page about its versions. The copy
// is in a nested folder, as on many hosts.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/server.mjs';
import { makeSite } from '../../web/site/make_site.mjs';

const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const kSite = process.env.ROOKERY_WEB_DIR ?? join(kRoot, 'build/web');

/**
 * @import { RookeryPage } from './harness.mjs'
 *
 * @typedef {object} SiteCopy
 * @property {string} address
 * @property {string} folder
 * @property {() => Promise<void>} publish puts another version there: its page has data-version="next"
 * @property {() => Promise<void>} stop
 */

/** @param {(copy: SiteCopy) => Promise<void>} body */
export async function withCopy(body) {
  const parent = await mkdtemp(join(tmpdir(), 'rookery-site-'));
  const [sources, top] = [join(parent, 'sources'), join(parent, 'www')];
  const folder = join(top, 'some where', 'sudoku');
  await cp(kSite, folder, { recursive: true, preserveTimestamps: true });
  for (const file of ['index.html', 'web/service_worker.mjs']) await cp(join(kRoot, file), join(sources, file));
  const server = await serve(top, 0);
  const publish = async () => {
    const page = await readFile(join(kRoot, 'index.html'), 'utf8');
    await writeFile(join(sources, 'index.html'), page.replace('<html ', '<html data-version="next" '));
    await makeSite(sources, folder, `${kSite}_parts`);
  };
  try {
    await body({ address: `${server.address}/some%20where/sudoku/`, folder, publish, stop: () => server.close() });
  } finally {
    await server.close();
    await rm(parent, { recursive: true });
  }
}

/** The version that the page says it is of: "" or "next". @param {RookeryPage} page @returns {Promise<string>} */
export const versionOf = (page) => page.tab.evaluate("document.documentElement.dataset.version ?? ''");
/** Waits until the page is that of the next version. @param {RookeryPage} page */
export async function untilNext(page) {
  await page.until(async () => (await versionOf(page).catch(() => '')) === 'next', 'the next version'); // no answer while it changes
  await page.ready();
}
/** Waits until the page is kept, with what comes later. @param {RookeryPage} page */
export const untilKept = (page) =>
  page.until(
    () =>
      page.tab.evaluate(
        async () =>
          navigator.serviceWorker.controller?.state === 'activated' &&
          (await caches.match('core.xz')) !== undefined &&
          (await navigator.serviceWorker.getRegistration())?.installing === null,
      ),
    'the service worker',
  );
/** Lets the page look for a new version. @param {RookeryPage} page */
export const look = (page) =>
  page.tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
/**
 * Lets the page look for the new version until it offers it. The browser also looks on its own: an attempt that began before the site was
 * complete fails, and takes the place of a later one.
 * @param {RookeryPage} page
 */
export const untilOffered = (page) =>
  page.until(async () => {
    await look(page);
    const text = await page.tab.evaluate('(({ hidden, innerText }) => (hidden ? "" : innerText))(document.getElementById("update"))');
    return text.includes('new version is ready');
  }, 'the offer of the new version');
