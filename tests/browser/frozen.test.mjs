// The browser freezes a tab in the background, as it does to save power, and wakes it up: the job that was running ends with the rows
// that it has without that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorking, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';
import { easy, middling, relabellings } from '../web/puzzles.mjs';

const kTimeout = 120_000;
const kFreezes = 3;
const kSeen = 40; // rows on the screen are fewer than those that are there

const site = await siteOfTests();
const list = relabellings(middling, 120).flatMap((line, n) => [line, relabellings(easy, 120)[n]]);

/** All rows of a list, as they are saved. @param {import('./harness.mjs').RookeryPage} page @param {(page: import('./harness.mjs').RookeryPage) => Promise<void>} meanwhile */
async function rowsOf(page, meanwhile) {
  await page.paste(list.join('\n'));
  await page.waitFor((s) => s.table?.total >= kSeen, 'the first rows', kTimeout);
  await meanwhile(page);
  await page.waitFor((s) => s.table?.total === list.length && !isWorking(s), 'all rows', kTimeout);
  await inDocument(page, 'button copy-list');
  return page.clipboard();
}

test('a job in a tab that is frozen and wakes up', { timeout: 300_000 }, async () => {
  let whole = '';
  await site.use({}, async (page) => {
    whole = await rowsOf(page, async () => {});
    assert.equal(whole.trim().split('\n').length >= list.length, true);
  });
  await site.use({}, async (page) => {
    const session = await page.tab.context().newCDPSession(page.tab);
    const rows = await rowsOf(page, async () => {
      for (let i = 0; i < kFreezes; ++i) {
        await session.send('Page.setWebLifecycleState', { state: 'frozen' });
        await new Promise((resolve) => setTimeout(resolve, 300));
        await session.send('Page.setWebLifecycleState', { state: 'active' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    assert.equal(rows, whole);
  });
});
