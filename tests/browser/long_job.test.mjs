// A rating halfway: the page says what it is doing, keeps its results so far, and cancels at once. Also the list's histogram, which fills
// as rows arrive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorking, siteOfTests } from './harness.mjs';
import { holdFrom, holdParts, reportHeld } from './held_parts.mjs';
import { inDocument } from './document_user.mjs';

// SE 1.2.1: 11.8 / 11.8 / 11.5, and 1.2 / 1.2 / 1.2.
const kHardest = '........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4';
const kSingles = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.';

/** The n-th relabelling of a puzzle's digits. @param {string} puzzle @param {number} n */
const turned = (puzzle, n) => puzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + n) % 9) + 1));
/** @param {any} state @returns {boolean} */
const isRating = (state) => state.buttons.some((/** @type {any} */ button) => button.id === 'cancel-rating' && button.on);

const site = await siteOfTests();

test('a long rating reports its progress; Cancel stops it midway, and the next rating does not wait', () =>
  site.use({ before: (tab) => holdParts(tab) }, async (page) => {
    for (let n = 1; n <= 3; ++n) {
      await page.waitFor((s) => !isWorking(s), 'rest');
      await holdFrom(page.tab, 0);
      await page.paste(turned(kHardest, n));
      await page.waitFor(isRating, 'the rating');
      const isShown = (/** @type {any} */ s) => s.facts.some((/** @type {string} */ fact) => /Nested forcing chains, r4c7/.test(fact));
      await reportHeld(page, 'line 1: Nested forcing chains, r4c7', isShown);
      if (n === 1) await page.screenshot('long-rating');
      await inDocument(page, 'button cancel-rating');
      const state = await page.waitFor((s) => !isRating(s), 'the end');
      assert.doesNotMatch(state.title, /ER \d/);
      await holdFrom(page.tab, Infinity);
      await page.paste(turned(kSingles, n));
      await page.waitFor((s) => /ER 1\.2/.test(s.title), 'the next rating');
    }
  }));

test('a running list: rows and activities arrive; Cancel keeps the rows', () =>
  site.use({ before: (tab) => holdParts(tab, 5) }, async (page) => {
    const easy = Array.from({ length: 40 }, (_, i) => turned(kSingles, i % 9));
    const hard = Array.from({ length: 40 }, (_, i) => turned(kHardest, i % 9));
    await page.paste([...easy, ...hard].join('\n'));
    await page.waitFor((s) => s.table?.total === 40, 'the rows of the first parts');
    const told = (/** @type {any} */ job) => /(^|\u00B7  )line 41: Nested forcing chains/u.test(job.activity);
    const state = await reportHeld(page, 'line 41: Nested forcing chains, r4c7', (s) => s.jobs.some(told));
    assert.ok(isWorking(state));
    await page.screenshot('long-list');
    await inDocument(page, `cancel ${state.jobs.find(told).id}`);
    const kept = await page.waitFor((s) => !isWorking(s), 'the end');
    assert.equal(kept.table.total, 40);
    assert.match(kept.jobs[0].end, /^Cancelled; 40 puzzles kept, 40 rated \(SE 1\.2\.1\)/);
  }));

for (const { name, ...view } of [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844, ratio: 2, touch: true },
]) {
  test(`the histogram of a list, ${name}: a bar filters the list to its range, and the document has its numbers`, async () => {
    const page = await site.open(view);
    await inDocument(page, 'button mode-list');
    await page.click('sample-list');
    const state = await page.waitFor((s) => s.table?.total > 0 && !isWorking(s), 'the sample list');
    const { rows, title } = state.histogram;
    assert.match(title, /SE 1\.2\.1/);
    const er = state.table.columns.indexOf('ER');
    const rated = state.table.rows.filter((/** @type {string[]} */ row) => /^\d/.test(row[er])).length;
    assert.equal(
      rows.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row.count, 0),
      rated,
    );
    for (const { id } of rows) await page.widget(id);
    await page.screenshot(`histogram-${name}`);
    const button = page.tab.locator('[data-of="histogram"] tbody tr').first();
    assert.equal(await button.locator('td').first().textContent(), rows[0].range);
    await button.evaluate((/** @type {HTMLElement} */ node) => node.click());
    const narrowed = await page.waitFor((s) => s.table.total === rows[0].count, 'the rows of one bar');
    assert.match(narrowed.fields.find((/** @type {any} */ field) => field.id === 'filter').value, /^er>=\d+\.\d er<\d+\.\d$/);
    await inDocument(page, 'button all-bars');
    await page.waitFor((s) => s.table.total === state.table.total, 'all rows again');
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}
