// How long does the page take to start, and how much goes over the wire? Prints, in milliseconds since navigation: the first paint, the
// first frame of the UI, which accepts input from then on, and the compiled core; and the kilobytes sent, with headers. "First" is a
// browser's first visit, "kept" a reload with the service worker. A measurement, not a test.
//
//   node tests/bench/web/start_up.mjs [RUNS]
import { openSite, RookeryPage } from '../../browser/harness.mjs';

const runs = Number(process.argv[2] ?? 5);
const site = await openSite();
console.log('run\tvisit\tpaint\tusable\tall here\tKB sent\trequests');

/** @param {RookeryPage} page @returns {Promise<number[]>} */
async function times(page) {
  await page.until(() => page.tab.evaluate("performance.getEntriesByName('rookery: all here').length > 0"), 'the core');
  return page.tab.evaluate(() =>
    ['first-contentful-paint', 'rookery: usable', 'rookery: all here'].map((name) =>
      Math.round(performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
    ),
  );
}

for (let run = 1; run <= runs; ++run) {
  let [bytes, requests] = [0, 0];
  const counted = (/** @type {any} */ request) =>
    request.sizes().then(
      (/** @type {any} */ sizes) => {
        bytes += sizes.responseBodySize + sizes.responseHeadersSize;
        requests += 1;
      },
      () => {},
    );
  /** @type {Promise<void>[]} */
  const counts = [];
  const page = await site.open({
    before: (tab) => tab.on('requestfinished', (/** @type {any} */ request) => counts.push(counted(request))),
  });
  const first = await times(page);
  await Promise.all(counts);
  console.log([run, 'first', ...first, Math.round(bytes / 1000), requests].join('\t'));
  await page.close();

  const kept = await site.open({ kept: true });
  await kept.until(() => kept.tab.evaluate("navigator.serviceWorker.controller?.state === 'activated'"), 'the service worker');
  await kept.tab.reload();
  console.log([run, 'kept', ...(await times(kept))].join('\t'));
  await kept.close();
}
await site.close();
