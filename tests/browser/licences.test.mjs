// The licences of everything the page contains, opened from its settings: served, and from disk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { siteOfTests } from './harness.mjs';
import { copyOneFile, fromDisk } from './one_file.mjs';

const site = await siteOfTests();

/** Opens them, and returns what the other window shows. @param {import('./harness.mjs').RookeryPage} page */
async function licencesOf(page) {
  await inDocument(page, 'button new-puzzle');
  await inDocument(page, 'button settings');
  const other = page.tab.context().waitForEvent('page');
  await inDocument(page, 'button licences');
  const shown = await other;
  await page.until(() => shown.evaluate("document.body?.innerText.includes('Rookery')").catch(() => false), 'the text');
  return shown.evaluate('document.body.innerText');
}

const kContained = ['Omar Cornut', 'Armin Biere', 'Niels Lohmann', 'Bitstream Vera', 'Apache License', 'xzwasm', 'Rich Felker'];

test('the settings open the licences of everything that the page contains', () =>
  site.use({}, async (page) => {
    const text = await licencesOf(page);
    for (const name of kContained) assert.ok(text.includes(name), name);
  }));

test('from disk too', async () => {
  const file = await copyOneFile();
  const page = await site.open(fromDisk(file.address, { width: 390, height: 844, touch: true }, []));
  const text = await licencesOf(page);
  for (const name of kContained) assert.ok(text.includes(name), name);
  await page.close();
  await file.remove();
});
