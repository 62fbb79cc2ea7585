// The page runs out of memory: a list keeps the rows read so far, and a sentence says so; a text that does not fit is rejected; and if the
// program can do nothing more, the page shows a message in its place. The page is never blank.
//
//   ROOKERY_LONG_LIST=N   also opens a file of N puzzles (5000000: some 400 MB), and waits for its end or for that sentence
import assert from 'node:assert/strict';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';
import { easy, middling, relabelled, relabellings } from '../web/puzzles.mjs';

const kRows = 200;
const kLong = Number(process.env.ROOKERY_LONG_LIST ?? 0);
const kFull = /memory is full/;

const site = await siteOfTests();

/**
 * Runs in the page: the UI's memory can grow by this many pages of 64 KB at a time, and no more. From the start there is no room for rows.
 */
function holdMemory() {
  Object.assign(window, { mostPages: 100 });
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
    if (pages > /** @type {any} */ (window).mostPages) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
}

const view = { before: (/** @type {any} */ tab) => tab.addInitScript(holdMemory) };

/** @param {import('./harness.mjs').RookeryPage} page @param {number} pages */
const setMost = (page, pages) => page.tab.evaluate(`window.mostPages = ${pages}`);

/** The page's text outside its canvas. @param {import('./harness.mjs').RookeryPage} page @returns {Promise<string>} */
const said = (page) =>
  page.tab.evaluate(() => {
    const refusal = document.getElementById('refusal');
    const notice = document.getElementById('notice');
    return [refusal?.hidden ? '' : refusal?.textContent, notice?.className === 'failed' ? notice.textContent : ''].join('').trim();
  });

test("no room for a list's rows: it ends with a message and the page keeps working", () =>
  site.use(view, async (page) => {
    await page.paste(relabellings(easy, kRows).join('\n'));
    const isTold = (/** @type {any} */ s) => kFull.test(s.status);
    await page.waitFor((s) => s.mode === 'list' && isTold(s) && !isWorking(s), 'the message');
    await page.screenshot('full-memory');
    await inDocument(page, 'button mode-play');
    await page.paste(middling);
    await page.waitFor((s) => boardOf(s) === middling, 'the board');
    await setMost(page, Infinity);
    await page.paste(relabellings(easy, kRows).join('\n'));
    await page.waitFor((s) => s.table?.total === kRows && !isTold(s) && !isWorking(s), 'the whole list');
  }));

test('no room for a text: the page says so, and a reload keeps the board', async () => {
  const page = await site.open(view);
  await page.paste(easy);
  await page.until(
    () => page.tab.evaluate((/** @type {string} */ line) => localStorage['rookery.session']?.includes(line), easy),
    'the note',
  );
  await setMost(page, 0);
  for (let size = 16; (await said(page)) === '' && size < 2 ** 16; size *= 2) {
    const jobs = async () => (await page.state()).jobs.map((/** @type {any} */ { id }) => id);
    const before = await jobs();
    await page.drop('long.txt', relabellings(easy, size).join('\n'));
    const isTaken = async () => (await jobs()).some((/** @type {number} */ id) => !before.includes(id));
    await page.until(async () => (await said(page)) !== '' || (await isTaken().catch(() => false)), `an answer to ${size} puzzles`);
  }
  assert.match(await said(page), /memory/);
  await page.screenshot('no-room');
  await page.tab.reload();
  await page.ready();
  assert.equal(await said(page), '');
  const state = await page.state();
  await page.paste(middling);
  await page.waitFor((s) => boardOf(s) === middling, `a board after ${boardOf(state)}`);
  await page.close();
});

test(`a file of ${kLong} puzzles`, { timeout: 8 * 3_600_000, skip: kLong === 0 ? 'ROOKERY_LONG_LIST=N opens one' : false }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'long-list-'));
  const path = join(folder, 'long.txt');
  const file = createWriteStream(path);
  for (let n = 0; n < kLong; ++n) if (!file.write(`${relabelled(easy, n)}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
  try {
    await site.use({}, async (page) => {
      await page.tab.setInputFiles('#document-file', path);
      const isFull = (/** @type {any} */ s) => kFull.test(s.status);
      const state = await page.waitFor((s) => s.table?.total > 0 && !isWorking(s), 'the end', 8 * 3_600_000);
      t.diagnostic(`${state.table.total} rows; ${isFull(state) ? 'the memory is full' : 'all'}`);
      assert.ok(state.table.total === kLong || isFull(state));
      await inDocument(page, 'button mode-play');
      await page.paste(middling);
      await page.waitFor((s) => boardOf(s) === middling, 'the board');
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
