// Pictures of the board: to the clipboard, as PNG and as SVG. The tests check their contents, not only that they arrive.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const site = await siteOfTests();

/** @param {any} page @param {string} command */
async function saved(page, command) {
  const download = page.tab.waitForEvent('download');
  await inDocument(page, `button ${command}`);
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Width, height and the share of dark pixels in cells of the board. A picture of the board has 580 units: cells of 60, a margin of 20. */
const look = (/** @type {any} */ page, /** @type {string} */ base64) =>
  page.tab.evaluate(async (/** @type {string} */ data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
    context.drawImage(image, 0, 0);
    const unit = image.width / 580;
    const dark = Array.from({ length: 81 }, (_, cell) => {
      const [x, y] = [20 + 60 * (cell % 9) + 12, 20 + 60 * Math.floor(cell / 9) + 9].map((at) => Math.round(at * unit));
      const { data: pixels } = context.getImageData(x, y, Math.round(36 * unit), Math.round(42 * unit));
      let count = 0;
      for (let i = 0; i < pixels.length; i += 4) if (pixels[i] + pixels[i + 1] + pixels[i + 2] < 250) ++count;
      return count > 100;
    });
    return { width: image.width, height: image.height, dark };
  }, base64);

test('PNG and clipboard show a digit in each given cell and no other', async () => {
  const page = await site.open();
  await page.paste(kPuzzle);
  const { name, bytes } = await saved(page, 'save-png');
  assert.equal(name, 'rookery-board.png');
  const wanted = [...kPuzzle].map((digit) => digit !== '.');
  const file = await look(page, bytes.toString('base64'));
  assert.ok(file.width >= 1900 && file.width === file.height);
  assert.deepEqual(file.dark, wanted);
  await page.waitFor((s) => /Picture saved/.test(s.status), 'a message about it');
  await inDocument(page, 'button copy-picture');
  await page.waitFor((s) => /Picture copied/.test(s.status), 'the picture on the clipboard');
  const copied = await page.tab.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = new Uint8Array(await (await item.getType('image/png')).arrayBuffer());
    return btoa(Array.from(picture, (byte) => String.fromCharCode(byte)).join(''));
  });
  assert.deepEqual((await look(page, copied)).dark, wanted);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('SVG is well-formed for a strict parser, with candidates if requested', async () => {
  const page = await site.open();
  await page.paste(kPuzzle);
  await inDocument(page, 'button picture-candidates');
  const { name, bytes } = await saved(page, 'save-svg');
  assert.equal(name, 'rookery-board.svg');
  const { texts, broken } = await page.tab.evaluate((/** @type {string} */ svg) => {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    return { texts: parsed.querySelectorAll('text').length, broken: parsed.querySelector('parsererror') !== null };
  }, bytes.toString('utf8'));
  assert.equal(broken, false);
  assert.ok(texts > 30 + 18 + 81); // givens, coordinates, candidates
  await page.close();
});

test('without clipboard support for pictures, a message offers what works instead', async () => {
  const page = await site.open({
    before: (tab) =>
      tab.addInitScript(() => {
        delete (/** @type {any} */ (window).ClipboardItem);
      }),
  });
  await inDocument(page, 'button copy-picture');
  await page.waitFor((s) => /use "Save picture" instead/.test(s.status), 'the message');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
