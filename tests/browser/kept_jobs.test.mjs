// Jobs that outlive the page, with the browser's real database and the shipped workers: the page reloads in the middle of one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteOfTests } from './harness.mjs';
import { holdParts, kKeptJobModules, letGo } from './held_parts.mjs';

// The grid with the most puzzles of 17 clues.
const kGrid = '639241785284765193517983624123857946796432851458619237342178569861594372975326418';
const kPuzzles = 29;
const kPartsGiven = 3;
/** @type {import('./harness.mjs').View} */
const kHeld = { wait: false, before: (tab) => holdParts(tab, kPartsGiven) };

const site = await siteOfTests();

// Runs in the page next to its own UI: `run` starts the enumeration and records the events in `seen`.
const kScript = `(async () => {
  ${kKeptJobModules}
  const told = [];
  const store = new BrowserStore();
  const jobs = new KeptJobs(store, (list) => told.push(list));
  const run = (input) => {
    const pool = new Pool({ size: 2, createLedger });
    const seen = { rows: [], progress: [], run: 0, parts: 0, notKept: [], end: '' };
    jobs.run(pool, { verb: 'enumerate', options: {}, input }, {
      onPlan: ({ parts }) => { seen.parts = parts; },
      onRows: (rows) => seen.rows.push(...rows.split('\\n')),
      onProgress: (items) => seen.progress.push(items),
      onFinishedParts: (parts) => { seen.run += parts.length; },
      onNotKept: (sentence) => seen.notKept.push(sentence),
      onEnd: ({ end }) => { seen.end = end; pool.close(); },
    });
    return seen;
  };
  window.kept = { store, jobs, told, run };
})()`;

/** @param {any} tab */
const keptIn = (tab) => tab.evaluate('window.kept.jobs.list()');

test('after a reload in the middle, the job resumes from the stored parts, which stay until discarded', async () => {
  const page = await site.open(kHeld);
  await page.tab.evaluate(kScript);
  assert.deepEqual(await keptIn(page.tab), []);
  await page.tab.evaluate(`window.seen = window.kept.run('${kGrid}')`);
  await page.until(async () => (await keptIn(page.tab))[0]?.partsDone === kPartsGiven, 'the first parts');
  await letGo(page.tab);
  await page.tab.reload();

  await page.tab.evaluate(kScript);
  const [kept] = await keptIn(page.tab);
  assert.deepEqual([kept.verb, kept.input, kept.finished], ['enumerate', kGrid, false]);
  assert.ok(kept.partsDone === kPartsGiven && kPartsGiven < kept.parts, `${kept.partsDone} of ${kept.parts}`);
  await page.tab.evaluate(`window.seen = window.kept.run('${kGrid}')`);
  await page.until(() => page.tab.evaluate('window.kept.told.length > 0'), 'the end');
  const seen = await page.tab.evaluate('window.seen');
  assert.deepEqual([seen.end, seen.rows.length, new Set(seen.rows).size, seen.notKept], ['finished', kPuzzles, kPuzzles, []]);
  assert.deepEqual([seen.parts, seen.run], [kept.parts, kept.parts - kept.partsDone]);
  assert.ok(seen.progress[0] > 0);
  const [{ finished, partsDone, rows }] = (await page.tab.evaluate('window.kept.told'))[0];
  assert.deepEqual([finished, partsDone, rows], [true, kept.parts, kPuzzles]);

  await page.tab.reload();
  await page.tab.evaluate(kScript);
  await page.tab.evaluate(`window.seen = window.kept.run('${kGrid}')`);
  await page.until(() => page.tab.evaluate('window.kept.told.length > 0'), 'the same without work');
  const again = await page.tab.evaluate('window.seen');
  assert.deepEqual([again.run, again.rows], [0, seen.rows]);
  await page.tab.evaluate(`window.kept.jobs.forget('${kept.key}')`);
  assert.deepEqual(await keptIn(page.tab), []);
  await page.close();
});

test('data stored by another version is put aside, and the job runs from scratch', async () => {
  // Requested before the page itself opens the database.
  const storeOld = () => {
    const opening = indexedDB.open('rookery', 3);
    opening.onupgradeneeded = () => {
      for (const name of ['works', 'inputs']) opening.result.createObjectStore(name, { keyPath: 'key' }).put({ key: 'old' });
      opening.result.createObjectStore('parts', { keyPath: ['key', 'part'] }).put({ key: 'old', part: 0 });
    };
    opening.onsuccess = () => opening.result.close();
  };
  const page = await site.open({ wait: false, before: (tab) => tab.addInitScript(storeOld) });
  await page.tab.evaluate(kScript);
  assert.deepEqual(await keptIn(page.tab), []);
  await page.tab.evaluate(`window.seen = window.kept.run('${kGrid}')`);
  await page.until(() => page.tab.evaluate('window.kept.told.length > 0'), 'the end');
  const { rows, run, parts } = await page.tab.evaluate('window.seen');
  assert.deepEqual([rows.length, run], [kPuzzles, parts]);
  const old = await page.tab.evaluate(async () => {
    const opening = indexedDB.open('rookery');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const all = opening.result.transaction('works-aside').objectStore('works-aside').getAllKeys();
    await new Promise((resolve) => (all.onsuccess = resolve));
    opening.result.close();
    return all.result;
  });
  assert.deepEqual(old, ['old']);
  await page.close();
});

test('a browser without a database: the job runs, and says once that it is not stored', async () => {
  const page = await site.open({
    wait: false,
    before: (tab) =>
      tab.addInitScript('Object.defineProperty(window, "indexedDB", { value: { open() { throw new Error("switched off"); } } })'),
  });
  await page.tab.evaluate(kScript);
  await page.tab.evaluate(`window.seen = window.kept.run('${kGrid}')`);
  await page.until(() => page.tab.evaluate('window.seen.end !== ""'), 'the end');
  const { end, rows, notKept } = await page.tab.evaluate('window.seen');
  assert.deepEqual([end, rows.length, notKept.length], ['finished', kPuzzles, 1]);
  assert.match(notKept[0], /^this browser can\u2019t save any more \(switched off\): /);
  await page.close();
});
