// Pictures in the page, at three sizes: pasted, dropped and chosen ones become boards; cells are corrected, puzzles rated; several pictures
// become a list; a message names those without a board. Nothing leaves the machine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { kEntered, kPhoto, kPng, kPuzzle, png, turned } from '../support/pictures/pictures.mjs';
import { give } from './given_files.mjs';
import { boardOf, siteOfTests } from './harness.mjs';
import { inDocument, pressCell } from './document_user.mjs';
import { someOf } from '../support/full.mjs';

const site = await siteOfTests();
const kColoursOfAPhoto = 2000; // at least; the page itself has a few hundred
const kWide = { width: 1280, height: 800 };
const kMedium = { width: 800, height: 900 };
const kPhone = { width: 390, height: 844, ratio: 2, touch: true };
const kBoth = [...kPuzzle].map((digit, cell) => (digit === '.' ? kEntered[cell] : digit)).join('');

/** @typedef {import('./harness.mjs').RookeryPage} Page */

const kBoard = { name: 'board.png', mimeType: 'image/png', buffer: readFileSync(kPng) };
const kNews = { name: 'news.jpg', mimeType: 'image/jpeg', buffer: readFileSync(kPhoto) };

/** @param {Page} page @param {string} wanted */
const board = (page, wanted) => page.waitFor((s) => boardOf(s) === wanted && /digits read/.test(s.status), 'the board');
for (const [name, view] of someOf(Object.entries({ wide: kWide, medium: kMedium, phone: kPhone }), ([name]) => name === 'phone')) {
  test(`a pasted picture, ${name}: read, a cell corrected, rated, confirmed`, async () => {
    await site.use(view, async (page) => {
      /** @type {string[]} */
      const elsewhere = [];
      page.tab.on('request', (/** @type {any} */ request) => {
        if (request.method() !== 'GET' || !request.url().startsWith(site.address)) elsewhere.push(request.url());
      });
      const before = boardOf(await page.state());
      await give(page, 'paste', [kBoard]);
      const read = await board(page, kBoth);
      assert.match(read.status, /^32 digits read, none in doubt/);
      await page.waitFor((s) => s.facts.includes('The picture, cell by cell as on the board'), 'the picture');
      await page.settled();
      await page.screenshot(`picture-${name}`);
      // r1c1 is 5; changing it to 4 leaves no solution; then it is changed back.
      await pressCell(page, 'r1c1');
      await inDocument(page, 'button picture-4');
      await page.waitFor(
        (s) => boardOf(s)[0] === '4' && s.facts.some((/** @type {string} */ one) => /^No solution: check r\dc\d first/.test(one)),
        'what is wrong',
      );
      await page.screenshot(`picture-${name}-misread`);
      await inDocument(page, 'button picture-5');
      await page.waitFor((s) => boardOf(s) === kBoth && /ER \d/.test(s.title), 'the rating');
      await inDocument(page, 'button close-picture');
      await page.waitFor((s) => !s.facts.includes('The picture, cell by cell as on the board'), 'the path instead');
      for (let undone = 0; undone < 3; ++undone) await inDocument(page, 'button undo');
      await page.waitFor((s) => boardOf(s) === before, 'the board before');
      assert.deepEqual(elsewhere, []);
    });
  });
}

test('ten pictures become a list, and each is compared with its picture', async () => {
  await site.use(kWide, async (page) => {
    const pictures = Array.from({ length: 10 }, (_, i) => ({ ...(i === 4 ? kNews : kBoard), name: `${i}.png` }));
    await give(page, 'drop', pictures);
    await page.waitFor((s) => s.mode === 'list' && s.table?.total === 10, 'the list');
    await page.settled();
    await page.screenshot('pictures-list');
    await inDocument(page, 'button check-pictures');
    await page.waitFor(
      (s) => s.mode === 'play' && s.facts.some((/** @type {string} */ one) => /^Board \d+ of 10$/.test(one)),
      'one of them',
    );
    await page.settled();
    await page.screenshot('pictures-compared');
  });
});

test('a picture chosen with the button; a rotated one; one without a board, and a file that is not a picture', async () => {
  await site.use({ ...kPhone, locale: 'en-US' }, async (page) => {
    const chooser = page.tab.waitForEvent('filechooser');
    await inDocument(page, 'button read-picture');
    const picker = await chooser;
    assert.equal(picker.isMultiple(), true);
    await picker.setFiles([{ ...kNews, buffer: turned(kNews.buffer, 6) }]);
    await page.waitFor((s) => /digits read/.test(s.status), 'the board of a photo that lies on its side');
    await page.settled();
    await page.screenshot('picture-photo');
    const before = boardOf(await page.state());
    const blank = await page.tab.evaluate(async () => {
      const canvas = new OffscreenCanvas(640, 480);
      canvas.getContext('2d')?.fillRect(0, 0, 640, 480);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    });
    await give(page, 'paste', [{ name: 'dark.png', mimeType: 'image/png', buffer: Buffer.from(blank) }]);
    await page.waitFor((s) => /^dark.png: no board was found: expected a 9 x 9 grid/.test(s.status), 'why there is none');
    await give(page, 'paste', [{ name: 'x.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }]);
    await page.waitFor((s) => /^x.heic: it is damaged, or in a format/.test(s.status), 'the message that its format is unknown');
    // Few bytes, many pixels: must not fill the memory.
    const huge = png({ width: 60_000, height: 60_000, depth: 1, colours: 0 }, Buffer.alloc(0));
    await give(page, 'paste', [{ name: 'huge.png', mimeType: 'image/png', buffer: huge }]);
    await page.waitFor((s) => /^huge.png: expected at most 64 million pixels, found 60000 x 60000/.test(s.status), 'that it is too large');
    const sides = [32, 78, 32, 78]; // 20,000, low byte first
    const gif = ['GIF89a', sides, [0, 0, 0, 0x2c, 0, 0, 0, 0], sides, [0, 2, 2, 0x4c, 1, 0, 0x3b]];
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><path d="M0 0h9v9z"/></svg>';
    for (const [name, mimeType, parts] of /** @type {[string, string, (string | number[])[]][]} */ ([
      ['huge.gif', 'image/gif', gif],
      ['huge.svg', 'image/svg+xml', [svg]],
    ])) {
      await give(page, 'paste', [{ name, mimeType, buffer: Buffer.concat(parts.map((part) => Buffer.from(part))) }]);
      await page.waitFor((s) => s.status.startsWith(`${name}: expected at most 64 million pixels, found 20000 x 20000`), name);
    }
    const { buffer } = kNews;
    await give(page, 'paste', [{ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 300) }]);
    await page.waitFor((s) => /^cut.jpg: /.test(s.status), 'the message that it is empty');
    assert.equal(boardOf(await page.state()), before);
  });
});

test('the picture survives a lost canvas context', async () => {
  await site.use(kWide, async (page) => {
    await give(page, 'paste', [kNews]);
    await page.waitFor((s) => s.facts.includes('The picture, cell by cell as on the board'), 'the picture');
    await page.settled();
    assert.ok((await page.colours()) > kColoursOfAPhoto, 'the photo is visible');
    await page.loseGraphics();
    await page.until(async () => (await page.colours()) > kColoursOfAPhoto, 'the photo is visible again');
  });
});
