// The number of a grid among all 5,472,730,538 essentially different ones, and grids by number, in the mode "Enumerate". The first and the
// last min-lex grid are known. The page fetches the 8 MB table behind it only on demand.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, isWorking, openSite } from './harness.mjs';
import { copyOneFile, fromDisk } from './one_file.mjs';
import { inDocument } from './document_user.mjs';

const kFirst = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const kLast = '123456789457893612986217354274538196531964827698721435342685971715349268869172543';
const kG4 = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof copyOneFile>>} */
let file;
before(async () => {
  site = await openSite();
  file = await copyOneFile();
});
after(async () => {
  await site?.close();
  await file?.remove();
});

/** Whether the panel contains this sentence. @param {any} state @param {string | RegExp} sentence @returns {boolean} */
const says = (state, sentence) =>
  state.facts.some((/** @type {string} */ fact) => {
    const plain = fact.replaceAll('\u2009', ' ');
    return typeof sentence === 'string' ? plain === sentence : sentence.test(plain);
  });
/** @param {any} state @param {string} id @returns {boolean} */
const has = (state, id) => state.buttons.some((/** @type {any} */ button) => button.id === id);

/** A view that counts the requests for the table. @param {{count: number}} asked */
const counting = (asked) => ({
  before: async (/** @type {any} */ tab) => {
    tab.context().on('request', (/** @type {any} */ request) => (asked.count += request.url().endsWith('catalogue.bin') ? 1 : 0));
  },
});

/** Makes it the current grid and shows the panel of all grids. @param {import('./harness.mjs').RookeryPage} page @param {string} grid */
async function take(page, grid) {
  await page.paste(grid);
  await page.waitFor((s) => boardOf(s) === grid, 'the grid');
  await inDocument(page, 'button view-catalogue');
}

test("a grid's number and its min-lex form to copy; it goes with the grid; the table is loaded once", async () => {
  const asked = { count: 0 };
  const page = await site.open(counting(asked));
  await page.click('Enumerate');
  await take(page, kFirst);
  assert.equal(asked.count, 0);
  await page.click('ask-number');
  const known = await page.waitFor((s) => says(s, 'Grid 1 of 5 472 730 538'), 'the number');
  assert.ok(says(known, kFirst), 'its min-lex form');
  assert.equal(asked.count, 1);
  await page.screenshot('catalogue-number');
  await page.click('copy-least-form');
  assert.equal(await page.clipboard(), kFirst);

  // Another grid of the same class: digits relabelled, the first two rows and the last two columns swapped.
  const relabelled = [...kLast].map((digit) => String(10 - Number(digit)));
  const rows = Array.from({ length: 9 }, (_, row) => relabelled.slice(9 * row, 9 * row + 9));
  const other = [rows[1], rows[0], ...rows.slice(2)].map((row) => [...row.slice(0, 7), row[8], row[7]].join('')).join('');
  await take(page, other);
  await page.waitFor((s) => has(s, 'ask-number') && !says(s, /^Grid 1 of/), 'no number of the previous grid');
  await page.click('ask-number');
  const last = await page.waitFor((s) => says(s, 'Grid 5 472 730 538 of 5 472 730 538'), 'the last number');
  assert.ok(says(last, kLast));
  assert.equal(asked.count, 1);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a grid by number, also from the empty page; one undo step each; bad numbers get an error', async () => {
  const page = await site.open();
  await page.click('Enumerate');
  for (const bad of ['', '0', '5472730539', '12,34', 'many']) {
    await inDocument(page, `text number-wanted ${bad}`);
    await page.click('take-numbered');
    const problem = (/** @type {any} */ s) => s.fields.find((/** @type {any} */ { id }) => id === 'number-wanted').problem;
    const told = await page.waitFor((s) => problem(s), `the sentence about "${bad}"`);
    assert.equal(problem(told).replaceAll('\u2009', ' '), 'enter a number from 1 to 5 472 730 538');
  }
  await inDocument(page, 'text number-wanted 5,472,730,538');
  await page.click('take-numbered');
  await page.waitFor((s) => boardOf(s) === kLast, 'the last grid');
  await inDocument(page, 'button view-catalogue');
  await page.waitFor((s) => says(s, 'Grid 5 472 730 538 of 5 472 730 538'), 'its number');
  await inDocument(page, 'text number-wanted 1');
  await page.press('Control+Enter');
  await page.waitFor((s) => boardOf(s) === kFirst, 'the first grid');
  await page.press('Control+z');
  await page.waitFor((s) => boardOf(s) === kLast, 'the last one again');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('random grids: all classes equally likely, numbered, no two the same', async () => {
  const page = await site.open();
  await page.click('Enumerate');
  await take(page, kG4);
  const seen = new Set([kG4]);
  for (let i = 0; i < 3; ++i) {
    await page.click('random-class');
    const state = await page.waitFor((s) => !seen.has(boardOf(s)) && says(s, /^Grid [\d ]+ of 5 472 730 538$/), 'another grid');
    assert.match(boardOf(state), /^123456789/);
    seen.add(boardOf(state));
  }
  await page.click('grid-random');
  await page.waitFor((s) => !seen.has(boardOf(s)) && has(s, 'ask-number'), 'a grid without a known number');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('loading the table is announced and can be cancelled; a failure is explained, and the next request retries', async () => {
  /** @type {(() => void)[]} */
  const held = [];
  let broken = false;
  const page = await site.open({
    before: (tab) =>
      tab.context().route('**/catalogue.bin', async (/** @type {any} */ route) => {
        if (broken) await route.fulfill({ status: 404 });
        else held.push(() => route.continue());
      }),
  });
  await page.click('Enumerate');
  await take(page, kFirst);
  await page.click('ask-number');
  await page.waitFor((s) => says(s, 'Loading the catalogue\u2026'), 'the progress');
  await page.until(async () => held.length === 1, 'the request');
  await page.click('cancel-catalogue');
  await page.waitFor((s) => has(s, 'ask-number') && !isWorking(s), 'its end');
  held[0]();
  await page.click('ask-number');
  await page.waitFor((s) => says(s, 'Grid 1 of 5 472 730 538'), 'the number');
  assert.deepEqual(page.complaints, []);

  broken = true;
  await page.tab.reload();
  await page.ready();
  await inDocument(page, 'button view-catalogue');
  await page.click('ask-number');
  await page.waitFor((s) => says(s, /^The catalogue didn't respond: .*catalogue\.bin: 404/), 'why not');
  broken = false;
  await page.click('ask-number');
  await page.until(async () => held.length === 2, 'the request');
  held[1]();
  await page.waitFor((s) => says(s, 'Grid 1 of 5 472 730 538'), 'the number');
  await page.close();
});

test('the single file contains the table', async () => {
  const page = await site.open(fromDisk(file.address));
  await page.click('Enumerate');
  await take(page, kLast);
  await page.click('ask-number');
  await page.waitFor((s) => says(s, 'Grid 5 472 730 538 of 5 472 730 538'), 'the number');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
