// The page while it loads: its frame appears at once, the bar shows how much of the programs has arrived, and the UI is usable before the
// core. A server between the site and the page holds back the packed programs at a quarter and at three quarters.
import assert from 'node:assert/strict';
import { createServer, get } from 'node:http';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';

const kPuzzle = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.';

const site = await siteOfTests();

/**
 * A server between the site and the page.
 * @param {(path: string, answer: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} pass
 *   forwards the body of the site's answer
 * @param {import('node:http').OutgoingHttpHeaders} [headers] sent to the site in place of the page's
 */
async function between(pass, headers = {}) {
  const server = createServer((request, response) => {
    get(site.address + request.url, { headers: { ...request.headers, ...headers } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      pass(request.url ?? '', answer, response);
    });
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves the site, but sends the packed programs in three pieces: a quarter, half, the rest. `release` sends the next piece. */
async function slowServer() {
  /** @type {(() => void)[]} */
  const held = [];
  const server = await between((path, answer, response) => {
    if (path !== '/programs.xz') {
      answer.pipe(response);
      return;
    }
    const pieces = /** @type {Buffer[]} */ ([]);
    answer.on('data', (piece) => pieces.push(piece));
    answer.on('end', () => {
      const bytes = Buffer.concat(pieces);
      const [first, second] = [0.25, 0.75].map((share) => Math.round(share * bytes.length));
      response.write(bytes.subarray(0, first));
      held.push(
        () => response.write(bytes.subarray(first, second)),
        () => response.end(bytes.subarray(second)),
      );
    });
  });
  return { ...server, release: () => held.shift()?.() };
}

test('the bar follows the download; the UI works before the core has loaded, and jobs wait for it', async () => {
  const server = await slowServer();
  const page = await site.open({ address: server.address, wait: false });
  const bar = () =>
    page.tab.evaluate(() => {
      const { value, max } = /** @type {HTMLProgressElement} */ (document.getElementById('arrival-bar'));
      return { share: value / max, text: document.getElementById('arrival-text')?.textContent ?? '' };
    });
  const near = (/** @type {number} */ share) => async () => Math.abs((await bar()).share - share) < 0.02;

  await page.until(near(0.25), 'half of the UI on the bar');
  assert.equal(await page.tab.locator('#arrival-board').isVisible(), true, 'the frame');
  assert.match((await bar()).text, /^\d\.\d of \d\.\d MB$/);
  await page.screenshot('arrival');

  server.release();
  await page.ready();
  assert.equal(await page.tab.locator('#arrival-board').isVisible(), false);
  await page.until(near(0.75), 'half of the core on the bar');
  assert.equal(await page.tab.locator('#arrival-bar').isVisible(), true);
  await page.paste(kPuzzle);
  await page.waitFor((s) => boardOf(s) === kPuzzle, 'the puzzle on the board');
  await page.screenshot('core-arriving');

  server.release();
  await page.waitFor((s) => s.steps.length > 0 && !isWorking(s), 'the path');
  assert.equal(await page.tab.locator('#arrival-bar').isVisible(), false);
  assert.deepEqual(page.complaints, []);
  await page.close();
  server.close();
});

test('a first visit costs at most 900 KB gzipped until the page works offline; the rest loads afterwards', async () => {
  const kLater = ['/core.xz', '/core_module.mjs'];
  /** @type {Map<string, number>} */
  const sent = new Map();
  const asked = /** @type {string[]} */ ([]);
  const server = await between(
    (path, answer, response) => {
      asked.push(path);
      answer.on('data', (piece) => sent.set(path, (sent.get(path) ?? 0) + piece.length));
      answer.pipe(response);
    },
    { 'accept-encoding': 'gzip' },
  );
  const page = await site.open({ kept: true, address: server.address });
  await page.until(() => page.tab.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'), 'the service worker');
  await page.until(() => page.tab.evaluate(async () => Boolean(await caches.match('core.xz'))), 'the rest of the site');
  await page.close();
  server.close();
  // The service worker requests its own copies of files at any time.
  for (const path of kLater)
    for (const first of ['/', '/app.mjs', '/programs.xz'].filter((one) => asked.includes(one)))
      assert.ok(asked.indexOf(path) > asked.indexOf(first), `${path} before ${first}: ${asked.join(' ')}`);
  for (const path of kLater) {
    assert.ok((sent.get(path) ?? 0) > 1000, path);
    sent.delete(path);
  }
  const most = [...sent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([path, bytes]) => `${path}: ${bytes}`)
    .join(', ');
  const all = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
  for (const path of ['/', '/programs.xz', '/xz.js', '/service_worker.mjs']) assert.ok((sent.get(path) ?? 0) > 1000, path);
  if (process.env.ROOKERY_SIZES) console.log([...sent].map(([path, bytes]) => `${path} ${bytes}`).join('\n'), all);
  assert.ok(all <= 900_000, `${all} bytes: ${most}`);
});
