// What players look for and must not see: the search by their own words, numbers that spoil, Solve during a game, switching the language,
// and addresses that open a part of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { boardOf, siteOfTests } from './harness.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** The beginnings of the first hits' names, by what is typed. */
const kFirstHits = {
  'en-US': { daily: 'Play today', pdf: 'Print', swordfish: 'Learn Swordfish', langford: 'Example', dark: 'Theme: dark' },
  'de-AT': {
    kalender: 'Kalender',
    drucken: 'Raster drucken',
    swordfish: 'Swordfish',
    dunkel: 'Design: dunkel',
    sprache: 'Sprache',
  },
  'fr-CA': { quotidien: 'Jouer la grille du jour', imprimer: 'Imprimer', swordfish: 'Apprendre', sombre: 'Thème', langue: 'Langue' },
};

const site = await siteOfTests();

/** @param {import('./harness.mjs').RookeryPage} page @param {string} text */
async function firstHit(page, text) {
  await page.press('Control+k');
  await page.waitFor((s) => s.palette, 'the palette');
  await page.type(text);
  const { palette } = await page.waitFor((s) => s.palette?.text === text, 'the text');
  await page.press('Escape');
  await page.waitFor((s) => s.palette === null, 'the palette closed');
  return palette.rows[0].n;
}

for (const [locale, hits] of Object.entries(kFirstHits))
  test(`${locale}: words find commands on a fresh page, by keyboard`, () =>
    site.use({ locale, player: true }, async (page) => {
      for (const [text, name] of Object.entries(hits)) {
        const first = await firstHit(page, text);
        assert.ok(first.startsWith(name), `${text}: ${first}`);
      }
    }));

test('on a phone, a lesson is found by the name of its technique and opens by touch', () =>
  site.use({ width: 390, height: 844, ratio: 2, touch: true, player: true }, async (page) => {
    await page.tap('mode-home');
    await page.tap('palette');
    await page.waitFor((s) => s.palette, 'the palette');
    await page.tab.keyboard.type('swordfish');
    await page.waitFor((s) => s.palette?.text === 'swordfish', 'the text');
    await page.settled();
    await page.tap('palette-row-learn-swordfish');
    await page.waitFor((s) => s.mode === 'learn' && s.palette === null, 'the lesson');
  }));

test('a game shows its level and no numbers, until the analysis is shown and hidden again', () =>
  site.use({ player: true }, async (page) => {
    await page.paste(kPuzzle);
    await page.until(async () => (await page.tab.title()) === 'Easy sudoku – Rookery', 'the level');
    assert.doesNotMatch(JSON.stringify(await page.outline()), /ER 1|SE 1\.2\.1|51 steps/);
    await page.press('y');
    await page.until(async () => /ER 1\.2/.test(await page.tab.title()), 'the rating');
    await page.settled();
    await page.click('hide-analysis');
    await page.until(async () => (await page.tab.title()) === 'Easy sudoku – Rookery', 'the level again');
  }));

for (const touch of [false, true])
  test(`Solve asks during a game, ${touch ? 'by touch' : 'by keyboard'}`, () =>
    site.use({ width: touch ? 390 : 1280, height: 844, ratio: touch ? 2 : 1, touch, player: true }, async (page) => {
      await page.paste(kPuzzle);
      await page.until(async () => /Easy/.test(await page.tab.title()), 'the analysis');
      await page.press('Control+k');
      await page.waitFor((s) => s.palette, 'the palette');
      await page.type('4 r1c3');
      await page.waitFor((s) => s.palette?.text === '4 r1c3', 'the text');
      await page.press('Enter');
      await page.waitFor((s) => boardOf(s)[2] === '4', 'the digit');
      const asked = () => page.waitFor((s) => /This game will not count/.test(s.status), 'the question');
      await (touch ? inDocument(page, 'button solve') : page.press('s'));
      await asked();
      await page.settled();
      await page.screenshot(`solve-asks-${touch ? 'phone' : 'desktop'}`);
      await (touch ? page.tap('answer-no') : page.press('Escape'));
      const kept = await page.waitFor((s) => !/This game/.test(s.status), 'no question');
      assert.match(boardOf(kept), /\./);
      await (touch ? inDocument(page, 'button solve') : page.press('s'));
      await asked();
      await page.settled();
      await (touch ? page.tap('answer-yes') : page.press('Enter'));
      const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
      assert.match(solved.status, /Not counted/);
    }));

test('switching the language changes what is on screen at once', () =>
  site.use({ player: true }, async (page) => {
    await page.paste(kPuzzle);
    await page.until(async () => /Easy/.test(await page.tab.title()), 'the analysis');
    for (let strength = 1; strength <= 3; ++strength) await page.press('h');
    await page.waitFor((s) => /fits|must|only|goes/i.test(s.status), 'the hint');
    const kEnglish = /\b(the|Undo|Redo|puzzle|Hint|Solve|Settings|row|column|cell|only|Show)\b/;
    for (const [code, sentence] of [
      ['de', /Z\dS\d|Zeile|Block|Spalte/],
      ['fr', /L\dC\d|ligne|bloc|colonne/],
    ]) {
      await page.press('Control+k');
      await page.waitFor((s) => s.palette, 'the palette');
      await page.type(code === 'de' ? 'Deutsch' : 'français');
      await page.waitFor((s) => s.palette?.text.length === (code === 'de' ? 7 : 8), 'the text');
      await page.press('Enter');
      await page.until(async () => (await page.tab.evaluate('document.documentElement.lang')) === code, 'the language');
      const state = await page.waitFor((s) => /** @type {RegExp} */ (sentence).test(s.status), `the hint in ${code}`);
      assert.doesNotMatch(state.status, kEnglish);
      const texts = await page.tab.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('document')).innerText);
      assert.doesNotMatch(texts, kEnglish);
      const labels = await page.tab.evaluate(() =>
        [...document.querySelectorAll('[aria-label], [title]')]
          .map((e) => `${e.getAttribute('aria-label')} ${e.getAttribute('title')}`)
          .join('\n'),
      );
      assert.doesNotMatch(labels, kEnglish);
    }
  }));

test('an address opens a part of the page, also later', () =>
  site.use({ address: `${site.address}#lab`, player: true }, async (page) => {
    await page.waitFor((s) => s.mode === 'lab', 'the Lab');
    for (const mode of ['list', 'generate', 'enumerate', 'learn', 'play', 'lab']) {
      await page.tab.evaluate((/** @type {string} */ fragment) => (location.hash = fragment), mode);
      await page.waitFor((s) => s.mode === mode, mode);
    }
  }));
