// Screenshots of our own page, in each theme and colour set, at three sizes and 1 to 3 device pixels per pixel, as PNG and as JPEG of
// quality 60. The command line reads the board in each, distinguishing printed from entered digits, and the pencil marks.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { skip, table } from '../cli/command.mjs';
import { inDocument, pressCell } from './document_user.mjs';
import { boardOf, siteOfTests } from './harness.mjs';

const site = await siteOfTests();
const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kEntered = { r1c3: '4', r5c5: '5' };
const kSizes = { wide: [1280, 800], medium: [800, 900], phone: [390, 844] };
const kColours = ['standard', 'contrast', 'distinct'];

test('the board is read from screenshots in every size and theme', { skip }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rookery-screens-'));
  mkdirSync(folder, { recursive: true });
  /** @type {string[]} */
  const files = [];
  let turn = 0;
  for (const [size, [width, height]] of Object.entries(kSizes)) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      const ratio = (turn++ % 3) + 1;
      await site.use({ width, height, theme, ratio, touch: size === 'phone' }, async (page) => {
        await page.paste(kPuzzle);
        await page.waitFor((s) => boardOf(s) === kPuzzle, 'the puzzle');
        for (const [cell, digit] of Object.entries(kEntered)) {
          await pressCell(page, cell);
          await inDocument(page, `button digit-${digit}`);
        }
        for (const colours of kColours) {
          await inDocument(page, `button colours-${colours}`);
          await page.waitFor((s) => boardOf(s)[2] === '4', 'the colours');
          await page.settled();
          for (const type of /** @type {const} */ (['png', 'jpeg'])) {
            const file = path.join(folder, `${size}-${theme}-${colours}-${ratio}.${type}`);
            await page.tab.screenshot({ path: file, type, ...(type === 'jpeg' ? { quality: 60 } : {}) });
            files.push(file);
          }
        }
      });
    }
  }
  const rows = table(['read-picture', ...files]);
  const wrong = files.filter((file) => {
    const row = rows.find(({ picture }) => picture === file);
    const entered =
      row && Object.entries(kEntered).every(([name, digit]) => row.entered[9 * (Number(name[1]) - 1) + Number(name[3]) - 1] === digit);
    return row?.puzzle !== kPuzzle || !entered || row.entered.replaceAll('.', '').length !== 2;
  });
  assert.deepEqual(
    wrong.map((file) => path.basename(file)),
    [],
  );
  assert.equal(files.length, 36);
});
