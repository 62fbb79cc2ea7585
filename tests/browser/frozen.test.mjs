// The browser freezes a background tab to save power and later wakes it up: the running job ends with the same rows as without the freeze.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorking, siteOfTests } from './harness.mjs';
import { holdFrom, holdParts } from './held_parts.mjs';
import { inDocument } from './document_user.mjs';
import { easy, middling, relabellings } from '../web/puzzles.mjs';

const kFreezes = 3;
const kPartsAtOnce = 5; // of eight puzzles
const kFrozen = 300; // milliseconds, enough for a browser to freeze it

const site = await siteOfTests();
/** @type {import('./harness.mjs').View} */
const kHeld = { before: (tab) => holdParts(tab, kPartsAtOnce) };
const list = relabellings(middling, 120).flatMap((line, n) => [line, relabellings(easy, 120)[n]]);

/**
 * All rows of a list, as saved.
 * @param {import('./harness.mjs').RookeryPage} page @param {(page: import('./harness.mjs').RookeryPage) => Promise<void>} meanwhile
 */
async function rowsOf(page, meanwhile) {
  await page.paste(list.join('\n'));
  await page.waitFor((s) => s.table?.total === 8 * kPartsAtOnce, 'the first rows');
  await meanwhile(page);
  await holdFrom(page.tab, Infinity);
  await page.waitFor((s) => s.table?.total === list.length && !isWorking(s), 'all rows');
  await inDocument(page, 'button copy-list');
  return page.clipboard();
}

test('a job in a tab that freezes and wakes up', async () => {
  let whole = '';
  await site.use(kHeld, async (page) => {
    whole = await rowsOf(page, async () => {});
    assert.equal(whole.trim().split('\n').length >= list.length, true);
  });
  await site.use(kHeld, async (page) => {
    const session = await page.tab.context().newCDPSession(page.tab);
    const rows = await rowsOf(page, async () => {
      for (let i = 1; i <= kFreezes; ++i) {
        await holdFrom(page.tab, kPartsAtOnce * (i + 1)); // the workers have something to do
        await session.send('Page.setWebLifecycleState', { state: 'frozen' });
        await new Promise((resolve) => setTimeout(resolve, kFrozen));
        await session.send('Page.setWebLifecycleState', { state: 'active' });
        await page.waitFor((s) => s.table?.total === 8 * kPartsAtOnce * (i + 1), 'the rows of these parts');
      }
    });
    assert.equal(rows, whole);
  });
});
