// The browser refuses to store: its quota is full, it sometimes throws, it never answers, or storage is switched off. Jobs run to their
// last row, a sentence says what a reload will lose, and the console stays silent.
//
//   ROOKERY_SEED=S   seed of the moments at which it throws
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';
import { easy, relabellings } from '../web/puzzles.mjs';

const kSeed = Number(process.env.ROOKERY_SEED ?? 1);
const kRows = 60;
const kList = relabellings(easy, kRows).join('\n');

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** Rates a list completely and returns the messages about storage. @param {Page} page */
async function rated(page) {
  await page.paste(kList);
  /** @type {Set<string>} */
  const said = new Set();
  const isDone = (/** @type {any} */ s) => {
    said.add(s.status);
    return s.table?.total === kRows && !isWorking(s);
  };
  await page.waitFor(isDone, 'all rows');
  said.add((await page.waitFor((s) => isDone(s) && said.size > 0, 'rest')).status);
  return [...said];
}

/** @param {Page} page */
const storedJobs = (page) =>
  page.tab.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('rookery');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('works').objectStore('works').count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

test('the quota runs out midway: the list is rated, and stored again once there is room', () =>
  site.use({}, async (page) => {
    const session = await page.tab.context().newCDPSession(page.tab);
    const limit = (/** @type {number | undefined} */ quotaSize) =>
      session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize });
    await limit(1);
    const said = await rated(page);
    assert.ok(
      said.some((sentence) => /can\u2019t save any more/.test(sentence)),
      said.join(' | '),
    );
    assert.equal(await storedJobs(page), 0, 'nothing is half stored');
    await limit(undefined);
    await rated(page);
    await page.until(async () => (await storedJobs(page)) === 1, 'the list in the store');
    await page.tab.reload();
    await page.ready();
    await page.waitFor((s) => s.table?.total === kRows && !isWorking(s), 'the list after a reload');
  }));

/** Runs in the page: some writes fail at random. @param {number} seed */
function failNowAndThen(seed) {
  let state = seed;
  const fails = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16 < 20_000; // of 65,536
  };
  for (const [prototype, names] of /** @type {[any, string[]][]} */ ([
    [IDBObjectStore.prototype, ['put', 'add']],
    [Storage.prototype, ['setItem']],
  ]))
    for (const name of names) {
      const write = prototype[name];
      prototype[name] = function (/** @type {unknown[]} */ ...values) {
        if (fails()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        return write.apply(this, values);
      };
    }
}

test('writes fail at random: no row is lost, and a reload has the whole list or nothing', async (t) => {
  t.diagnostic(`seed ${kSeed}`);
  for (let i = 0; i < 3; ++i)
    await site.use({ before: (tab) => tab.addInitScript(failNowAndThen, kSeed * 100 + i) }, async (page) => {
      await rated(page);
      await page.tab.reload();
      await page.ready();
      const isThere = (/** @type {any} */ s) => s.mode === 'list' && s.table?.total === kRows;
      const isGone = (/** @type {any} */ s) => s.table === null || s.mode !== 'list';
      const state = await page.waitFor((s) => !isWorking(s) && (isThere(s) || isGone(s)), 'the list or none');
      if (!isThere(state)) assert.notEqual(state.status, 'Everything is where you left it');
    });
});

/** @type {[what: string, script: string][]} */
const kRefusals = [
  [
    'everything is switched off',
    `for (const name of ['localStorage', 'sessionStorage'])
       Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
     IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };`,
  ],
  [
    'opening the database fails',
    `IDBFactory.prototype.open = function () {
       const request = { error: new DOMException('denied', 'UnknownError') };
       setTimeout(() => request.onerror?.(), 10);
       return request;
     };`,
  ],
  ['the database never answers', 'IDBFactory.prototype.open = () => ({});'],
];

for (const [what, script] of kRefusals)
  test(`${what}: a board, a list, a new puzzle, and a message`, () =>
    site.use({ before: (tab) => tab.addInitScript(script) }, async (page) => {
      await page.paste(easy);
      await page.waitFor((s) => boardOf(s) === easy, 'the board');
      const said = await rated(page);
      assert.ok(
        said.some((sentence) => /can\u2019t save any more|can't save anything/.test(sentence)),
        said.join(' | '),
      );
      await inDocument(page, 'button mode-play');
      await inDocument(page, 'button solve');
    }));

test('the database cannot be opened after a reload: the page says so, and the next reload has the stored list', () =>
  site.use(
    {
      before: (tab) =>
        tab.addInitScript(() => {
          if (sessionStorage.getItem('refuse'))
            IDBFactory.prototype.open = () => {
              throw new DOMException('not now', 'UnknownError');
            };
        }),
    },
    async (page) => {
      await rated(page);
      await page.until(async () => (await storedJobs(page)) === 1, 'the list in the store');
      await page.tab.evaluate('sessionStorage.setItem("refuse", "yes")');
      await page.tab.reload();
      await page.ready();
      await page.waitFor((s) => /Couldn't read the long jobs saved in this browser \(not now\)/.test(s.status), 'the sentence');
      await page.paste(easy);
      await page.waitFor((s) => boardOf(s) === easy, 'the board');
      await page.tab.evaluate('sessionStorage.removeItem("refuse")');
      await page.tab.reload();
      await page.ready();
      await inDocument(page, 'button mode-list');
      await page.waitFor((s) => s.table?.total === kRows && !isWorking(s), 'the list');
    },
  ));
