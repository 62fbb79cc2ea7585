// Two tabs of one user: everything that both write, in turn or at the same time, is stored, even after a third tab opens.
// tests/unit/shell/two_windows_test.cpp tests what the pages then show.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inDocument } from './document_user.mjs';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { kKeptJobModules } from './held_parts.mjs';
import { easy, relabellings } from '../web/puzzles.mjs';

const kTimeout = 120_000;
/** A plain file of the site: gives access to its storage without a page that uses it. */
const kElsewhere = '/core_start.mjs';
const kSolution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const kGrid = '639241785284765193517983624123857946796432851458619237342178569861594372975326418';
const kPuzzles = 29; // with 17 clues in the grid

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** The document's text. @param {Page} page @returns {Promise<string>} */
const told = (page) => page.tab.evaluate(() => document.getElementById('document')?.textContent ?? '');

/**
 * @typedef {object} Store
 * @property {string} key
 * @property {(page: Page, tab: 0 | 1) => Promise<void>} prepare everything before the change to the store
 * @property {(page: Page, tab: 0 | 1) => Promise<void>} act
 * @property {(stored: any) => string[]} entries in what is stored, sorted
 * @property {string[]} both these entries after both tabs have acted
 */
/** @type {Store[]} */
const kStores = [
  {
    key: 'statistics',
    async prepare(page, tab) {
      const puzzle = [...kSolution].map((digit, cell) => (cell === tab ? '.' : digit)).join('');
      await page.paste(puzzle);
      await page.waitFor((s) => boardOf(s) === puzzle, 'the puzzle');
      await page.click(`cell r1c${tab + 1}`);
    },
    act: (page, tab) => page.press(kSolution[tab]),
    entries: ({ finished }) => finished.map((/** @type {any} */ { puzzle }) => String(puzzle.indexOf('.'))).sort(),
    both: ['0', '1'],
  },
  {
    key: 'recent-commands',
    async prepare(page, tab) {
      await page.press('Control+k');
      await page.waitFor((s) => s.palette, 'the palette');
      await page.type(['invert', 'clear pattern'][tab]);
    },
    act: (page) => page.press('Enter'),
    entries: ({ commands }) => [...commands].sort(),
    both: ['clear-pattern', 'invert-pattern'],
  },
  {
    key: 'patterns',
    async prepare(page, tab) {
      await inDocument(page, 'button mode-generate');
      await inDocument(page, `button ${['pattern-lattice', 'pattern-heart'][tab]}`);
    },
    act: (page) => inDocument(page, 'button save-pattern'),
    entries: ({ patterns }) => patterns.map((/** @type {string} */ mask) => `${mask.replaceAll('.', '').length}`).sort(),
    both: ['29', '31'],
  },
  {
    key: 'fewest',
    async prepare(page, tab) {
      await inDocument(page, 'button mode-generate');
      await inDocument(page, 'button view-exact');
      await inDocument(page, 'button section-fewest');
      if (tab === 1) await inDocument(page, 'button strategy-locked');
    },
    async act(page) {
      await inDocument(page, 'button search-fewest');
      await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => /^fewest-row-/.test(id)), 'a record', kTimeout);
    },
    entries: ({ records }) => records.map((/** @type {any} */ { strategies }) => strategies).sort(),
    both: ['naked,hidden', 'naked,hidden,locked'],
  },
  {
    key: 'progress',
    async prepare(page) {
      await inDocument(page, 'button mode-learn');
      await inDocument(page, 'button learn-fold-3');
      await inDocument(page, 'button learn-x-wing');
      await inDocument(page, 'button learn-practise');
      await page.until(async () => /mark every candidate it removes/.test(await told(page)), 'the exercise', kTimeout);
    },
    act: (page) => inDocument(page, 'button learn-answer'),
    entries: ({ scores }) => Object.values(scores['x-wing']).flatMap((/** @type {number[]} */ [, shown]) => Array(shown).fill('shown')),
    both: ['shown', 'shown'],
  },
  {
    key: 'settings',
    async prepare(page) {
      await inDocument(page, 'button new-puzzle');
      await inDocument(page, 'button settings');
    },
    act: (page, tab) => inDocument(page, `button ${['mistakes-never', 'language-de'][tab]}`),
    entries: ({ settings }) => Object.keys(settings).sort(),
    both: ['language', 'mistakes'],
  },
];

/** @param {Page} page @param {string} key @returns {Promise<any>} */
const storedIn = (page, key) =>
  page.tab.evaluate((/** @type {string} */ name) => JSON.parse(localStorage[name] ?? 'null'), `rookery.${key}`);

/** @param {Store} store @param {Page} page @param {string[]} wanted */
async function untilStored({ key, entries }, page, wanted) {
  /** @type {string[]} */
  let now = [];
  await page.until(
    async () => {
      const stored = await storedIn(page, key);
      now = stored ? entries(stored) : [];
      return String(now) === String(wanted);
    },
    `${wanted} in ${key}`,
    kTimeout,
    () => `: it has ${now}`,
  );
}

/** @param {Store} store @param {Page[]} pages @param {Page} first */
async function checkBoth(store, pages, first) {
  const third = await first.openAnother(`${site.address}#analysis`);
  for (const page of [...pages, third]) {
    await page.tab.bringToFront(); // which makes it merge the others' writes, and perhaps write itself
    await page.settled();
    assert.deepEqual(page.complaints, []);
  }
  await untilStored(store, first, store.both);
  await third.tab.close();
}

for (const store of kStores)
  describe(store.key, () => {
    for (const when of ['in turn', 'at the same time'])
      it(`is written by two tabs ${when}`, { timeout: 4 * kTimeout }, () =>
        site.use({}, async (page) => {
          const other = await page.openAnother(`${site.address}#analysis`);
          await store.prepare(page, 0);
          await store.prepare(other, 1);
          if (when === 'in turn') {
            await store.act(page, 0);
            await page.until(async () => (await storedIn(page, store.key)) !== null, `the first in ${store.key}`, kTimeout);
            await store.act(other, 1);
          } else await Promise.all([store.act(page, 0), store.act(other, 1)]);
          await untilStored(store, other, store.both);
          await checkBoth(store, [page, other], page);
        }),
      );
  });

it('two tabs that write a hundred times each at the same time: everything is stored', { timeout: kTimeout }, async () => {
  const page = await site.open({ wait: false });
  await page.tab.goto(`${site.address}${kElsewhere}`);
  const other = await page.tab.context().newPage();
  await other.goto(`${site.address}${kElsewhere}`);
  // In place of the UI: sets that the page merges by union. They are written at once, where the page waits for a moment.
  const open = (/** @type {any} */ tab) =>
    tab.evaluate(async (/** @type {string} */ script) => {
      const { RememberedTexts } = await import(/** @type {any} */ (script));
      const texts = new RememberedTexts(
        () => localStorage,
        () => sessionStorage,
      );
      const known = new Set();
      const take = (/** @type {[string, string][]} */ changed) => {
        for (const [, text] of changed) for (const entry of JSON.parse(text)) known.add(entry);
      };
      let stored = '';
      const write = () => {
        take(texts.changes());
        const text = JSON.stringify([...known].sort());
        if (text !== localStorage['rookery.statistics']) texts.set('statistics', text);
        stored = text;
      };
      window.addEventListener('storage', (event) => {
        take(texts.changesIn(event));
        if (JSON.stringify([...known].sort()) !== stored) write();
      });
      Object.assign(window, {
        add: async (/** @type {string} */ name) => {
          for (let n = 0; n < 100; ++n) {
            known.add(`${name}${n}`);
            write();
            await new Promise((resolve) => setTimeout(resolve));
          }
        },
      });
    }, '/page/storage/remembered.mjs');
  await Promise.all([page.tab, other].map(open));
  await Promise.all([page.tab.evaluate('window.add("a")'), other.evaluate('window.add("b")')]);
  await page.until(
    async () => (await page.tab.evaluate('JSON.parse(localStorage["rookery.statistics"]).length')) === 200,
    'all of it',
    kTimeout,
    async () => `: it has ${await page.tab.evaluate('JSON.parse(localStorage["rookery.statistics"]).length')}`,
  );
  await page.close();
});

describe('kept jobs', () => {
  it("one tab's lists are not discarded for another's", { timeout: 4 * kTimeout }, () =>
    site.use({}, async (page) => {
      const rated = async (/** @type {Page} */ one, /** @type {number} */ size) => {
        await one.paste(relabellings(easy, size).join('\n'));
        await one.waitFor((s) => s.table?.total === size && !isWorking(s), 'the list', kTimeout);
      };
      await rated(page, 3);
      const other = await page.openAnother(`${site.address}#analysis`);
      for (let size = 4; size < 10; ++size) await rated(other, size);
      await page.tab.bringToFront();
      await page.tab.reload();
      await page.ready();
      await page.waitFor((s) => s.mode === 'list' && s.table?.total === 3 && !isWorking(s), 'the list of the first tab', kTimeout);
    }),
  );

  it('one job in two tabs: each part is stored once', { timeout: 4 * kTimeout }, async () => {
    const page = await site.open({ wait: false });
    const other = await page.tab.context().newPage();
    await other.goto(site.address);
    const script = `(async () => {
      ${kKeptJobModules}
      window.kept = { KeptJobs, BrowserStore, Pool, createLedger };
    })()`;
    const run = (/** @type {any} */ tab) =>
      tab.evaluate(async (/** @type {string} */ input) => {
        const { KeptJobs, BrowserStore, Pool, createLedger } = /** @type {any} */ (window).kept;
        const pool = new Pool({ size: 1, createLedger });
        /** @type {string[]} */
        const rows = [];
        await new Promise((resolve) => {
          const jobs = new KeptJobs(new BrowserStore(), resolve);
          jobs.run(
            pool,
            { verb: 'enumerate', options: {}, input },
            { onRows: (/** @type {string} */ text) => rows.push(...text.split('\n')) },
          );
        });
        pool.close();
        return rows.sort();
      }, kGrid);
    await Promise.all([page.tab, other].map((tab) => tab.evaluate(script)));
    const [first, second] = await Promise.all([run(page.tab), run(other)]);
    assert.equal(first.length, kPuzzles);
    assert.deepEqual(first, second);
    const { record, parts } = await page.tab.evaluate(async () => {
      const { BrowserStore } = /** @type {any} */ (window).kept;
      const store = new BrowserStore();
      const [job] = await store.jobs();
      return { record: job, parts: (await store.parts(job.key)).map((/** @type {any} */ one) => one.part) };
    });
    assert.deepEqual([record.partsDone, record.rows, record.finished], [record.parts, kPuzzles, true]);
    assert.equal(new Set(parts).size, record.parts);
    assert.equal(parts.length, record.parts);
    await page.close();
  });
});
