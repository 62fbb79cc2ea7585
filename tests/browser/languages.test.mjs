// The page in each language, chosen by the browser or by hand and then remembered; and every name fits in its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { siteOfTests } from './harness.mjs';
import { untilKept, withCopy } from './site_copy.mjs';
import { someOf } from '../support/full.mjs';

/** @typedef {import('./harness.mjs').RookeryPage} RookeryPage */

const kLocales = ['en-US', 'de-AT', 'fr-CA'];
const kSizes = [
  { width: 360, height: 740, ratio: 2, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1280, height: 800 },
];
const site = await siteOfTests();

/** Commands that lead from view to view. A command without a control at the current size is skipped. */
const kViews = [
  'new-puzzle',
  'settings',
  'statistics',
  'analysis',
  'formats',
  'shortcuts',
  'mode-list',
  'mode-generate',
  'view-exact',
  'view-wishes',
  'mode-enumerate',
  'grid-fourteen',
  'view-puzzles',
  'view-catalogue',
  'mode-lab',
  'lab-view-race',
  'lab-view-tools',
  'mode-learn',
  'mode-play',
  'other-sizes',
  'new-sixteen-easy',
  'other-sizes',
];

/** @param {import('../../web/page/outline/nodes.mjs').OutlineNode[]} nodes @returns {import('../../web/page/outline/nodes.mjs').OutlineNode[]} */
const allOf = (nodes) => nodes.flatMap((node) => [node, ...allOf(node.parts ?? [])]);

/** The names that are cut off on screen. @param {RookeryPage} page */
async function cutNames(page) {
  return allOf((await page.outline()).parts)
    .filter(({ cut }) => cut)
    .map(({ id, name }) => `${id}: ${name}`);
}

// Every language, and every size, in each run.
for (const [row, locale] of kLocales.entries())
  for (const size of someOf(kSizes, (_, column) => column === (row + 2) % kSizes.length))
    test(`${locale}, ${size.width} wide: every name fits`, () =>
      site.use({ ...size, locale, player: true }, async (page) => {
        const cut = new Set(await cutNames(page));
        for (const view of kViews) {
          const offered = (await page.state()).buttons.some((/** @type {any} */ { id }) => id === view);
          if (!offered) continue;
          await inDocument(page, `button ${view}`);
          if (view === 'new-sixteen-easy') await page.waitFor((s) => s.cells.length === 256, 'the puzzle of 16 rows');
          await page.calm();
          for (const name of await cutNames(page)) cut.add(`${view}: ${name}`);
          await page.screenshot(`language-${locale}-${size.width}-${view}`);
        }
        assert.deepEqual([...cut], []);
      }));

test('the language is the browser\u2019s or the chosen one, which is remembered', () =>
  site.use({ locale: 'de-AT', player: true }, async (page) => {
    const language = () => page.tab.evaluate('document.documentElement.lang');
    const useText = () => page.tab.evaluate(() => document.getElementById('document-use')?.textContent);
    assert.equal(await language(), 'de');
    assert.equal(await useText(), 'Diesen Text nehmen');
    const german = await page.state();
    await inDocument(page, 'button settings');
    await inDocument(page, 'button language-fr');
    await page.until(async () => (await language()) === 'fr', 'French');
    assert.equal(await useText(), 'Utiliser ce texte');
    assert.notEqual((await page.state()).status, german.status);
    await page.tab.reload();
    await page.ready();
    assert.equal(await language(), 'fr');
    await inDocument(page, 'button settings');
    await inDocument(page, 'button language-system');
    await page.until(async () => (await language()) === 'de', 'German again');
  }));

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('the page starts in its language: the browser\u2019s, or the last one', () =>
  site.use({ locale: 'de-AT', player: true }, async (page) => {
    await inDocument(page, 'button settings');
    await inDocument(page, 'button language-fr');
    await page.until(async () => (await page.tab.evaluate('document.documentElement.lang')) === 'fr', 'French');
    await page.paste(kPuzzle);
    await page.tab.reload();
    await page.ready();
    const { status } = await page.state(); // said once, right at the start
    assert.match(status, /Tout est/);
  }));

test('a stored language that the page does not have is ignored', () =>
  site.use({ locale: 'de-AT', player: true }, async (page) => {
    await page.tab.evaluate(() => localStorage.setItem('rookery-language', 'constructor'));
    await page.tab.reload();
    await page.ready();
    assert.equal(await page.tab.evaluate('document.documentElement.lang'), 'de');
  }));

test('a page in another language has its texts offline too', () =>
  withCopy(async ({ address, stop }) => {
    const page = await site.open({ kept: true, address, locale: 'de-AT' });
    await untilKept(page);
    await page.until(() => page.tab.evaluate(async () => Boolean(await caches.match('page_de.txt'))), 'the texts');
    await stop();
    await page.tab.reload();
    await page.ready();
    const names = allOf((await page.outline()).parts).map(({ name }) => name);
    assert.ok(
      names.some((name) => name?.startsWith('Zeile 1 Spalte 1,')),
      names.join(', '),
    );
    await page.close();
  }));

/** The hint's sentence. @param {RookeryPage} page @param {RegExp} sentence */
async function hintOf(page, sentence) {
  for (let strength = 1; strength <= 3; ++strength) await page.press('h');
  return page.waitFor((s) => sentence.test(s.status), 'the hint');
}

/** The files of other languages' texts that the page has fetched. @param {RookeryPage} page @returns {Promise<string[]>} */
const fetchedTexts = (page) =>
  page.tab.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => /\/(page_)?\w\w\.txt$/.exec(name)?.[0] ?? []));

test('hints are in the language of the page, which fetches only its texts', () =>
  site.use({ locale: 'de-AT', player: true }, async (page) => {
    await page.paste(kPuzzle);
    await hintOf(page, /gehört die \d in Z\dS\d/);
    assert.deepEqual([...new Set(await fetchedTexts(page))].sort(), ['/de.txt', '/page_de.txt']);
  }));

test('lessons are in the language of the page', () =>
  site.use({ locale: 'fr-CA', player: true }, async (page) => {
    await inDocument(page, 'button mode-learn');
    await inDocument(page, 'button learn-fold-3');
    await inDocument(page, 'button learn-x-wing');
    await page.until(async () => JSON.stringify(await page.outline()).includes('lignes'), 'the lesson in French');
  }));

test('an English page fetches no texts', () =>
  site.use({ player: true }, async (page) => {
    await page.paste(kPuzzle);
    await hintOf(page, /so r\dc\d is \d/);
    assert.deepEqual(await fetchedTexts(page), []);
  }));

test('without the texts of its language the page says so, and its hints are in English', async () => {
  const before = (/** @type {any} */ tab) =>
    tab.context().route('**/page_de.txt', (/** @type {any} */ route) => route.fulfill({ status: 404 }));
  const page = await site.open({ locale: 'de-AT', player: true, before });
  await page.waitFor((s) => s.status.includes('The page is in English'), 'the reason');
  await page.paste(kPuzzle);
  await hintOf(page, /so r\dc\d is \d/);
  await page.close();
});

test('the first visit starts with the welcome, later ones do not', () =>
  site.use({ player: true, welcome: true }, async (page) => {
    await inDocument(page, 'button welcome');
    await page.until(async () => !(await page.has('welcome')), 'the end of the welcome');
    await page.tab.reload();
    await page.ready();
    assert.equal(await page.has('welcome'), false);
  }));
