// The same journeys in each engine: Chromium, Firefox, and WebKit in the form of WebKitGTK. An engine that is missing or does not start is
// skipped with the reason. ROOKERY_ENGINE=WebKit tries that one alone.
import { test } from 'node:test';
import { kEngines } from './engines/engines.mjs';
import { kJourneys } from './engines/journeys.mjs';
import { serveSite } from './engines/served.mjs';
import { someOf } from '../support/full.mjs';

/** What engines differ in most: drawing, pictures, workers, storage. All other journeys only with ROOKERY_FULL=1. */
const kEveryRun = [
  'a pasted puzzle is rated like on the command line, explained and solved',
  'a picture becomes a board',
  '300 puzzles are rated by the workers',
  'a worker that ends without an event is replaced',
  'a reload keeps board and list',
];

for (const engine of kEngines.filter(({ name }) => (process.env.ROOKERY_ENGINE ?? name) === name))
  test(engine.name, { skip: engine.absent ? `skipped: ${engine.absent}` : false }, async (t) => {
    let browser;
    try {
      browser = await engine.launch();
    } catch (error) {
      return t.skip(`skipped: ${engine.name} does not start here: ${/** @type {Error} */ (error).message}`);
    }
    const site = await serveSite();
    try {
      for (const [name, journey] of someOf(kJourneys, ([name]) => kEveryRun.includes(name)))
        await t.test(name, () => journey({ engine, browser, address: site.address }));
    } finally {
      await browser.close();
      await site.close();
    }
  });
