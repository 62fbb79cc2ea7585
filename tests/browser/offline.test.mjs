// The service worker: with the server stopped, the page works after a reload. A new version downloads completely in the background and
// takes over when the user says so. Each test has a copy of the site (site_copy.mjs).
import assert from 'node:assert/strict';
import { appendFile, rename, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { goThroughFrontDoor } from './front_door_user.mjs';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { isSolutionOf } from './rules.mjs';
import { look, untilKept, untilNext, untilOffered, versionOf, withCopy } from './site_copy.mjs';

const kPuzzle = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.';

const site = await siteOfTests();

/** Waits until no version is downloading. @param {import('./harness.mjs').RookeryPage} page */
const untilSettled = (page) =>
  page.until(
    () =>
      page.tab.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return !installing && !waiting;
      }),
    'the end of the attempt',
  );
/**
 * The cached versions, with the number of files of each.
 * @param {import('./harness.mjs').RookeryPage} page @returns {Promise<[string, number][]>}
 */
const versions = (page) =>
  page.tab.evaluate(async () =>
    Promise.all((await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).length])),
  );
/** @param {import('./harness.mjs').RookeryPage} page @param {RegExp} sentence */
async function untilNotice(page, sentence) {
  // The message may change: a window first announces a new version, and then that another window has taken it.
  await page.tab.locator('#update-text', { hasText: sentence }).waitFor({ state: 'visible' });
}

/** The cached page with the puzzle, reloaded after the server stopped. @param {string} address @param {() => Promise<void>} stop */
async function openStopped(address, stop) {
  const page = await site.open({ kept: true, address });
  await untilKept(page);
  await stop();
  await page.tab.reload();
  await page.ready();
  await page.paste(kPuzzle);
  return page;
}

test('reloads without the server: solves a puzzle and rates a list', () =>
  withCopy(async ({ address, stop }) => {
    const page = await openStopped(address, stop);
    const rated = await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 0 && !isWorking(s), 'the path');
    assert.match(rated.title, /ER 1\.2/);
    await page.click('Solve');
    const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
    assert.ok(isSolutionOf(boardOf(solved), kPuzzle));
    const list = Array.from({ length: 9 }, (_, i) => kPuzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + i) % 9) + 1)));
    await page.paste(list.join('\n'));
    const { table } = await page.waitFor((s) => s.table?.total === list.length && !isWorking(s), 'the whole table');
    const solution = table.columns.indexOf('Solution');
    for (const [i, row] of table.rows.entries()) assert.ok(isSolutionOf(row[solution], list[i]), `row ${i + 1}`);
    assert.deepEqual(page.complaints, []);

    // Another page also opens from the cache, with a fragment and under its other name.
    await page.tab.goto(`${address}index.html#pattern=${'x'.repeat(81)}`);
    await page.ready();
    assert.equal((await page.state()).mode, 'generate');
    await page.close();
  }));

/** In the mode "Lab": solves the puzzle by backtracking alone. @param {import('./harness.mjs').RookeryPage} page */
async function runLab(page) {
  await page.click('Lab');
  const { buttons } = await page.waitFor((s) => s.mode === 'lab', 'the mode');
  const ticks = buttons.filter((/** @type {any} */ button) => /^lab-method-\d+$/.test(button.id));
  for (const [i, { pressed }] of ticks.entries()) if (pressed !== (i === 1)) await inDocument(page, `button lab-method-${i}`);
  await inDocument(page, 'button lab-run');
}

test('without the server, what was loaded later works too', () =>
  withCopy(async ({ address, stop }) => {
    const page = await openStopped(address, stop);
    await runLab(page);
    await page.waitFor(
      (s) => s.facts.some((/** @type {string} */ fact) => /one solution|T&E\(/.test(fact)) && !isWorking(s),
      'the solution',
    );
    assert.deepEqual(page.complaints, []);
    await page.close();
  }));

test('without the server: new puzzles, the puzzle of the day, statistics and help', () =>
  withCopy(async ({ address, stop }) => {
    const page = await openStopped(address, stop);
    await goThroughFrontDoor(page);
    assert.deepEqual(page.complaints, []);
    await page.close();
  }));

/** Asks for the number of the first of all min-lex grids. @param {import('./harness.mjs').RookeryPage} page */
async function askNumber(page) {
  await page.paste('123456789456789123789123456214365897365897214897214365531642978642978531978531642');
  await inDocument(page, 'button view-catalogue');
  await inDocument(page, 'button ask-number');
  await page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => /^Grid 1 of/.test(fact)), 'the number');
}

test('once used, grid numbers work after a reload without the server, and at once in the next version', () =>
  withCopy(async ({ address, publish, stop }) => {
    const page = await site.open({ kept: true, address });
    await untilKept(page);
    const isKept = (table = 'catalogue') =>
      page.tab.evaluate(async (/** @type {string} */ name) => (await caches.match(`${name}.bin`)) !== undefined, table);
    assert.equal(await isKept(), false, 'nothing has requested it');
    await page.click('Enumerate');
    await askNumber(page);
    assert.equal(await isKept(), true);
    assert.equal(await isKept('digits'), false, 'another table');
    assert.ok(await page.tab.evaluate(async () => (await fetch('digits.bin')).ok));
    assert.equal(await isKept('digits'), true);

    await publish();
    await untilOffered(page);
    await page.tab.locator('#update-reload').click();
    await untilNext(page);
    assert.equal((await versions(page)).length, 1);
    await stop();
    await page.tab.reload();
    await page.ready();
    await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => id === 'ask-number'), 'the grid, and no number');
    await askNumber(page);
    assert.deepEqual(page.complaints, []);
    await page.close();
  }));

test('later downloads start at once when needed; a failure is explained', () =>
  withCopy(async ({ address, folder }) => {
    await rename(join(folder, 'core.xz'), join(folder, 'away'));
    const page = await site.open({ address });
    await page.paste(kPuzzle);
    await runLab(page);
    await page.waitFor((s) => /the download failed: core\.xz: 404/.test(JSON.stringify(s)), 'the message');
    await rename(join(folder, 'away'), join(folder, 'core.xz'));
    await inDocument(page, 'button lab-run');
    await page.waitFor(
      (s) => s.facts.some((/** @type {string} */ fact) => /one solution|T&E\(/.test(fact)) && !isWorking(s),
      'the solution',
    );
    await page.close();
  }));

test('a new version is downloaded completely, announced, and installed on request; the old one is removed', () =>
  withCopy(async ({ address, publish }) => {
    const page = await site.open({ kept: true, address });
    await untilKept(page);
    const [before] = await versions(page);
    await publish();
    await untilOffered(page);
    assert.equal((await versions(page)).length, 2);
    await page.screenshot('update-notice');
    await page.tab.reload();
    await page.ready();
    assert.equal(await versionOf(page), '', 'nothing has changed yet');
    await untilNotice(page, /new version is ready/);
    await page.tab.locator('#update-later').click();
    assert.equal(await page.tab.locator('#update').isVisible(), false);

    await page.tab.reload();
    await page.ready();
    await untilNotice(page, /new version is ready/);
    await page.tab.locator('#update-reload').click();
    await untilNext(page);
    const [now, ...others] = await versions(page);
    assert.deepEqual(others, []);
    assert.notEqual(now[0], before[0]);
    assert.equal(now[1], before[1]);
    assert.equal(await page.tab.locator('#update').isVisible(), false);
    assert.deepEqual(page.complaints, []);
    await page.close();
  }));

// WebKit's order of events, in Chromium: a worker reports "installed" only after it controls the page.
function tellInstalledLate() {
  const add = EventTarget.prototype.addEventListener;
  ServiceWorker.prototype.addEventListener = function (/** @type {string} */ type, /** @type {any} */ listener) {
    add.call(this, type, async (event) => {
      if (this.state !== 'installed') return listener(event);
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 10));
      Object.defineProperty(this, 'state', { value: 'installed', configurable: true });
      listener(event);
      delete (/** @type {any} */ (this).state);
      document.documentElement.dataset.told = 'late';
    });
  };
}

test('the first version is not an update, even if it reports being installed once active', () =>
  withCopy(async ({ address }) => {
    const page = await site.open({ kept: true, address, before: (tab) => tab.addInitScript(tellInstalledLate) });
    await page.until(() => page.tab.evaluate('document.documentElement.dataset.told === "late"'), 'the late event');
    await untilKept(page);
    assert.equal(await page.tab.locator('#update').isVisible(), false);
    await page.close();
  }));

test('Reload reloads even if the new version does not answer', () =>
  withCopy(async ({ address, publish }) => {
    const page = await site.open({ kept: true, address });
    await untilKept(page);
    await publish();
    await untilOffered(page);
    await page.tab.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => {};
      Object.assign(window, { isOld: true });
    });
    await page.tab.locator('#update-reload').click();
    await page.until(() => page.tab.evaluate('window.isOld !== true').catch(() => false), 'the reload');
    await untilNext(page); // the reloaded page asks again
    await page.close();
  }));

/** The site at another address where core.xz never arrives. @param {string} address @param {(address: string) => Promise<void>} body */
async function withoutCore(address, body) {
  const proxy = createServer((asked, answer) => {
    if (asked.url?.endsWith('core.xz')) return;
    get(new URL(asked.url ?? '/', address), { headers: asked.headers }, (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      from.pipe(answer);
    });
  });
  await new Promise((resolve) => proxy.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  try {
    await body(address.replace(/:\d+/, `:${port}`));
  } finally {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  }
}

test('a download that never ends does not hold up the new version', () =>
  withCopy(({ address, publish }) =>
    withoutCore(address, async (there) => {
      const page = await site.open({ kept: true, address: there });
      await page.until(() => page.tab.evaluate("navigator.serviceWorker.controller?.state === 'activated'"), 'the service worker');
      await page.tab.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('keep the rest'));
      await publish();
      await untilOffered(page);
      await page.tab.locator('#update-reload').click();
      await untilNext(page);
      await page.close();
    }),
  ));

test('a page that is already of the new version does not reload again', () =>
  withCopy(async ({ address }) => {
    let loads = 0;
    const page = await site.open({ kept: true, address, before: async (tab) => tab.on('domcontentloaded', () => ++loads) });
    await untilKept(page);
    loads = 0;
    await page.tab.evaluate(() => window.history.replaceState({ wantsUpdate: true }, '')); // as before a reload for an update
    await page.tab.reload();
    await page.ready();
    await page.until(() => page.tab.evaluate('!history.state?.wantsUpdate'), 'the request is done');
    await page.rested();
    assert.equal(loads, 1);
    await page.close();
  }));

test('a new version that takes over while the page reloads is accepted', () =>
  withCopy(async ({ address, publish }) => {
    const page = await site.open({ kept: true, address });
    await untilKept(page);
    await publish();
    await untilOffered(page);
    await page.tab.evaluate(() => {
      const post = ServiceWorker.prototype.postMessage;
      ServiceWorker.prototype.postMessage = function (/** @type {any} */ message) {
        window.addEventListener('pagehide', () => post.call(this, message));
      };
    });
    await page.tab.locator('#update-reload').click();
    await untilNext(page);
    assert.equal(await page.tab.locator('#update').isVisible(), false);
    await page.close();
  }));

test('a window that takes no part in an update is told about it', () =>
  withCopy(async ({ address, publish }) => {
    const page = await site.open({ kept: true, address });
    await untilKept(page);
    const other = await page.openAnother(address);
    await publish();
    await untilOffered(page);
    await page.tab.locator('#update-reload').click();
    await untilNotice(other, /updated in another window/);
    await other.tab.locator('#update-reload').click();
    await untilNext(other);
    await page.close();
  }));

test('a version whose packed programs cannot be unpacked is rejected, and the old one stays', () =>
  withCopy(async ({ address, folder, publish, stop }) => {
    const page = await site.open({ kept: true, address });
    await untilKept(page);
    const before = await versions(page);
    await publish();
    await rm(join(folder, 'xz.js'));
    await look(page);
    await untilSettled(page);
    assert.deepEqual(await versions(page), before);
    assert.equal(await page.tab.locator('#update').isVisible(), false);
    await stop();
    await page.tab.reload();
    await page.ready();
    await page.close();
  }));

test('a site in the middle of an upload is not half cached', () =>
  withCopy(async ({ address, folder, publish, stop }) => {
    const page = await site.open({ kept: true, address });
    await untilKept(page);
    const before = await versions(page);
    await publish();
    await appendFile(join(folder, 'index.html'), '<!-- of yet another version -->\n');
    await look(page);
    await untilSettled(page);
    assert.deepEqual(await versions(page), before);
    assert.equal(await page.tab.locator('#update').isVisible(), false);

    await publish(); // now its list of files is right
    await untilOffered(page);
    await stop();
    await page.tab.locator('#update-reload').click();
    await untilNext(page);
    await page.close();
  }));

test('nothing is cached on an insecure connection', async () => {
  const page = await site.open({
    kept: true,
    before: (tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(window, 'isSecureContext', { value: false });
      }),
  });
  await page.until(() => page.tab.evaluate("performance.getEntriesByName('rookery: all here').length > 0"), 'the core');
  assert.deepEqual(await page.tab.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]), [
    0,
    [],
  ]);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('the manifest is installable: its icons have the declared sizes', async () => {
  const page = await site.open();
  const link = new URL(await page.tab.locator('link[rel=manifest]').getAttribute('href'), site.address);
  const manifest = await (await fetch(link)).json();
  assert.deepEqual([new URL(manifest.start_url, link).href, manifest.display], [`${site.address}/`, 'standalone']);
  for (const icon of manifest.icons) {
    const response = await fetch(new URL(icon.src, link));
    assert.equal(response.headers.get('content-type'), icon.type);
    if (icon.type !== 'image/png') continue;
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, icon.sizes);
  }
  assert.deepEqual(manifest.icons.filter((/** @type {any} */ icon) => icon.purpose === 'maskable').length, 1);
  await page.close();
});
