// Changes digits in the stored data of a finished job, one at a time. The page never returns a changed row: it reports the part that
// contains it and runs that part again, and keeps the others.
//
//   ROOKERY_ROUNDS=N   number of changes (default 100)
//   ROOKERY_SEED=S     seed of the changes
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorking, siteOfTests } from './harness.mjs';
import { kKeptJobModules } from './held_parts.mjs';
import { readStored, writeStored } from './stored_state.mjs';
import { randomNumbers } from '../support/random_numbers.mjs';
import { easy, middling, relabellings } from '../web/puzzles.mjs';

const kRounds = Number(process.env.ROOKERY_ROUNDS ?? 100);
const kSeed = Number(process.env.ROOKERY_SEED ?? 1);
const kTimeout = 120_000;
/** A plain file of the site: gives access to its storage without a page that uses it. */
const kElsewhere = '/core_start.mjs';
const kList = [...relabellings(easy, 40), ...relabellings(middling, 24)].join('\n');

const site = await siteOfTests();

/**
 * The places of digits in the parts: in texts, and in numbers.
 * @param {any} value @returns {{holder: any, name: string | number, at: number}[]}
 */
function digitsIn(value) {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (name === 'key' || name === 'sum') return [];
    if (typeof member === 'object') return digitsIn(member);
    return [...String(member)].flatMap((sign, at) => (/\d/.test(sign) ? [{ holder: value, name, at }] : []));
  });
}

/** @param {{holder: any, name: string | number, at: number}} place @param {(bound: number) => number} random @returns {string} what was done */
function changeDigit({ holder, name, at }, random) {
  const text = String(holder[name]);
  const changed = text.slice(0, at) + ((Number(text[at]) + 1 + random(9)) % 10) + text.slice(at + 1);
  holder[name] = typeof holder[name] === 'number' ? Number(changed) : changed;
  return `${name}: ${text.slice(Math.max(0, at - 10), at + 10)} at ${at} of ${text.length}`;
}

test(`${kRounds} changed digits: no wrong row`, { timeout: kRounds * 5000 + 240_000 }, async (t) => {
  t.diagnostic(`seed ${kSeed}`);
  const random = randomNumbers(kSeed);
  const page = await site.open({ wait: false });
  await page.tab.goto(`${site.address}${kElsewhere}`);
  await page.tab.evaluate(`(async () => {
    ${kKeptJobModules}
    const pool = new Pool({ size: 2, createLedger });
    window.run = (input) => {
      const store = new BrowserStore();
      const seen = { rows: '', run: 0, damaged: 0 };
      return new Promise((resolve) => {
        new KeptJobs(store, () => resolve(seen)).run(pool, { verb: 'survey', options: {}, input }, {
          onRows: (rows) => { seen.rows += rows + '\\n'; },
          onFinishedParts: (parts) => { seen.run += parts.length; },
          onDamagedParts: (parts) => { seen.damaged += parts; },
        });
      });
    };
  })()`);
  const run = () => page.tab.evaluate((/** @type {string} */ input) => /** @type {any} */ (window).run(input), kList);
  const whole = await run();
  assert.ok(whole.run >= 8, `${whole.run} parts`);
  assert.deepEqual([(await run()).run, whole.damaged], [0, 0]);
  const stored = await readStored(page.tab);
  const counts = { wrong: 0, reported: 0, runAgain: 0 };
  for (let round = 0; round < kRounds; ++round) {
    const changed = structuredClone(stored);
    const places = digitsIn(changed.records.parts);
    const what = changeDigit(places[random(places.length)], random);
    await writeStored(page.tab, changed);
    const seen = await run();
    if (seen.rows !== whole.rows) ++counts.wrong;
    counts.reported += seen.damaged;
    counts.runAgain += seen.run;
    assert.equal(seen.rows, whole.rows, `round ${round}, ${what}: wrong rows`);
    assert.deepEqual([seen.damaged, seen.run], [1, 1], `round ${round}, ${what}: reported and run again`);
    const again = await run();
    assert.deepEqual([again.damaged, again.run, again.rows], [0, 0, whole.rows], `round ${round}, ${what}: whole again`);
  }
  t.diagnostic(`${kRounds} changes: ${counts.wrong} wrong, ${counts.reported} parts reported, ${counts.runAgain} run again`);
  await page.close();
});

test('a record that disagrees with its parts is rebuilt from them', { timeout: 240_000 }, async () => {
  const page = await site.open({ wait: false });
  await page.tab.goto(`${site.address}${kElsewhere}`);
  const found = await page.tab.evaluate(async (/** @type {string} */ script) => {
    const { BrowserStore } = await import(/** @type {any} */ (script));
    const store = new BrowserStore();
    const job = {
      key: 'a',
      build: 'b',
      verb: 'survey',
      options: {},
      input: 'x',
      parts: 9,
      partsDone: 0,
      rows: 0,
      finished: true,
      changed: 1,
    };
    const part = (/** @type {number} */ number) => ({ part: number, rows: `row ${number}`, count: 1, problems: [], items: 1 });
    await store.add(job, [part(0), part(1), part(5)]);
    const change = (/** @type {(record: any) => void} */ by) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('rookery');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('works', 'readwrite');
          const works = transaction.objectStore('works');
          works.get('a').onsuccess = ({ target }) => {
            const record = /** @type {any} */ (target).result;
            by(record);
            works.put(record);
          };
          transaction.oncomplete = resolve;
          opening.result.close();
        };
      });
    const results = [];
    for (const by of [
      (/** @type {any} */ record) => (record.done = [0, 2, 6, 7]),
      (/** @type {any} */ record) => (record.partsDone = 9),
      (/** @type {any} */ record) => (record.parts = 3),
    ]) {
      await change(by);
      const [{ finished }] = await store.jobs();
      let damaged = 0;
      const parts = await store.parts('a', (/** @type {number} */ count) => (damaged += count));
      const [{ done, partsDone, rows }] = await store.jobs();
      results.push({ finished, damaged, parts: parts.map((/** @type {any} */ one) => one.part), done, partsDone, rows });
    }
    return results;
  }, '/page/storage/kept_store.mjs');
  for (const one of found)
    assert.deepEqual(one, { finished: false, damaged: 0, parts: [0, 1, 5], done: [0, 2, 5, 6], partsDone: 3, rows: 3 });
  await page.close();
});

test('the page reports a damaged part and shows the rows as they were', { timeout: 240_000 }, () =>
  site.use({}, async (page) => {
    await page.paste(kList);
    const before = await page.waitFor((s) => s.table?.total === 64 && !isWorking(s), 'the list', kTimeout);
    await page.tab.goto(`${site.address}${kElsewhere}`);
    const stored = await readStored(page.tab);
    const places = digitsIn(stored.records.parts).filter(({ name }) => name === 'rows');
    changeDigit(places[randomNumbers(kSeed)(places.length)], randomNumbers(kSeed));
    await writeStored(page.tab, stored);
    await page.tab.goto(`${site.address}#analysis`);
    await page.ready();
    await page.waitFor((s) => /One damaged part had to be rerun/.test(s.status), 'the message', kTimeout);
    const after = await page.waitFor((s) => s.table?.total === 64, 'all rows', kTimeout);
    assert.deepEqual(after.table.rows, before.table.rows);
  }),
);
