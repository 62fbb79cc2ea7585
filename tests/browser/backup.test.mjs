// Saves everything to one file and restores it; a damaged file is refused with a sentence.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { boardOf, siteOfTests } from './harness.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const site = await siteOfTests();

/** @param {import('./harness.mjs').RookeryPage} page @param {string} name */
async function runByKeyboard(page, name) {
  await page.press('Control+k');
  await page.waitFor((s) => s.palette, 'the palette');
  await page.type(name);
  await page.waitFor((s) => s.palette?.text === name, 'the text');
  await page.press('Enter');
  await page.waitFor((s) => s.palette === null, 'the palette closed');
}

/** The file that "Save a backup" saves for the page with the puzzle and a dark theme. @returns {Promise<string>} */
async function savedBackup() {
  let text = '';
  await site.use({}, async (page) => {
    await page.paste(kPuzzle);
    await page.waitFor((s) => boardOf(s) === kPuzzle, 'the puzzle');
    await runByKeyboard(page, 'Theme: dark');
    await page.waitFor((s) => s.theme === 'dark', 'the theme');
    const [download] = await Promise.all([page.tab.waitForEvent('download', { timeout: 300_000 }), runByKeyboard(page, 'Save a backup')]);
    assert.equal(download.suggestedFilename(), 'rookery-backup.json');
    text = readFileSync(/** @type {string} */ (await download.path()), 'utf8');
  });
  return text;
}

for (const touch of [false, true])
  test(`a backup restores the board and the settings, ${touch ? 'by touch' : 'by keyboard'}`, async () => {
    const backup = await savedBackup();
    await site.use({ width: touch ? 390 : 1280, height: 844, touch, player: true }, async (page) => {
      const ask = async () => {
        await page.paste(backup);
        await page.waitFor((s) => /^Restore this backup\?/.test(s.status), 'the question');
        await page.settled();
      };
      await ask();
      await page.screenshot(`backup-asks-${touch ? 'phone' : 'desktop'}`);
      await (touch ? page.tap('answer-no') : page.press('Escape'));
      const kept = await page.waitFor((s) => !/^Restore/.test(s.status), 'no question');
      assert.notEqual(kept.theme, 'dark');
      await ask();
      await (touch ? page.tap('answer-yes') : page.press('Enter'));
      await page.waitFor((s) => s.theme === 'dark' && s.status === 'Backup restored', 'the backup');
      await page.tab.reload();
      await page.ready();
      await page.waitFor((s) => s.theme === 'dark', 'the backup after a reload');
    });
  });

test('a damaged backup says in which line', () =>
  site.use({ player: true }, async (page) => {
    await page.paste('{"rookery-backup":1,\n"settings":{"rookery":3,"settings":{');
    await page.waitFor((s) => /damaged in line 2/.test(s.status), 'the line');
  }));
