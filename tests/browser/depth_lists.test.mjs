// T&E depth, braids and whips in lists and generated puzzles: filters, sorts, counts and copies a list by them, also after a reload;
// generates puzzles of a given length.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { isWorking, siteOfTests } from './harness.mjs';

// Of depth 0, 1 (B 4, W 4), 2 (BxB 4) and 2 (BxB 6).
const kList = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '.2...67...5.1...63.......1..6.....753...2......1..58...7.93...1..2....9..3...265.',
  '.....6.8....1..2...9..3...5.3..9...7...8...6...1..2....7.....5.51..4....9.4.....3',
  '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
];

const site = await siteOfTests();

/** A column of the table, top to bottom. @param {any} state @param {string} name @returns {string[]} */
const column = (state, name) => state.table?.rows.map((/** @type {string[]} */ row) => row[state.table.columns.indexOf(name)]) ?? [];
/** @param {any} state @param {string} id */
const field = (state, id) => state.fields.find((/** @type {any} */ one) => one.id === id);

for (const { name, ...view } of [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844, ratio: 2, touch: true },
]) {
  test(`a list by T&E depth, ${name}: filtered, counted, sorted, copied, and the same after a reload`, async () => {
    const page = await site.open(view);
    await page.paste(kList.join('\n'));
    const state = await page.waitFor((s) => s.table?.total === 4 && !isWorking(s), 'the list');
    assert.deepEqual(column(state, 'T&E'), ['0', '1', '2', '2']);
    assert.deepEqual(column(state, 'B'), ['0', '4', '-', '-']);
    assert.deepEqual(column(state, 'W'), ['0', '4', '-', '-']);
    assert.deepEqual(column(state, 'BxB'), ['-', '-', '4', '6']);

    await inDocument(page, 'text filter te = 2');
    const deep = await page.waitFor((s) => s.table?.total === 2, 'the puzzles of depth 2');
    assert.deepEqual(column(deep, 'BxB'), ['4', '6']);
    await inDocument(page, 'text filter bxb >= 5 OR b = 4');
    await page.waitFor((s) => column(s, 'T&E').join() === '1,2', 'one alternative or the other');
    await inDocument(page, 'text filter te = deep');
    await page.waitFor((s) => /whole number/.test(field(s, 'filter').problem), 'the error about the filter');
    await inDocument(page, 'text filter ');
    await page.waitFor((s) => s.table?.total === 4, 'all rows');

    await inDocument(page, 'button histogram-te');
    const counted = await page.waitFor((s) => s.histogram?.rows.length === 3, 'the bars of the depths');
    assert.deepEqual(
      counted.histogram.rows.map((/** @type {any} */ row) => [row.range, row.count]),
      [
        ['0', 1],
        ['1', 1],
        ['2', 2],
      ],
    );
    await page.screenshot(`depth-list-${name}`);
    await inDocument(page, `bar ${counted.histogram.rows[2].id}`);
    const narrowed = await page.waitFor((s) => s.table?.total === 2, 'the rows of one bar');
    assert.equal(field(narrowed, 'filter').value, 'te=2');
    await inDocument(page, 'button all-bars');
    await page.waitFor((s) => s.table?.total === 4, 'all rows again');

    await inDocument(page, 'button sort-te');
    await inDocument(page, 'button sort-te');
    await page.waitFor((s) => column(s, 'T&E').join() === '2,2,1,0', 'the deepest first');
    await inDocument(page, 'button copy-list');
    const [header = '', ...rows] = (await page.clipboard()).trim().split('\n');
    assert.deepEqual(header.split('\t').slice(-5), ['T&E depth', 'B', 'W', 'BxB', 'BxBB']);
    assert.deepEqual(rows[0]?.split('\t').slice(-5), ['2', '-', '-', '4', '-']);

    await page.tab.reload();
    await page.ready();
    const after = await page.waitFor((s) => s.table?.total === 4 && !isWorking(s), 'the list after a reload');
    assert.deepEqual(column(after, 'T&E'), ['2', '2', '1', '0']);
    assert.equal(after.histogram.rows.length, 3);
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}

test('puzzles with a given braid length are made, and the table shows it', async () => {
  const page = await site.open({ calm: true });
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button section-more');
  await inDocument(page, 'button section-stop');
  await inDocument(page, 'text te-from 4');
  await inDocument(page, 'button generate');
  const wrong = await page.waitFor((s) => field(s, 'te-from')?.problem, 'the error about the depth');
  assert.match(field(wrong, 'te-from').problem, /from 0 to 3/);
  await inDocument(page, 'text te-from 1');
  await inDocument(page, 'text b-from 4');
  await inDocument(page, 'text b-to 5');
  await inDocument(page, 'text count 4');
  await inDocument(page, 'text seed 3');
  await inDocument(page, 'button generate');
  const found = await page.waitFor((s) => s.table?.total === 4 && !isWorking(s), 'four puzzles');
  for (const length of column(found, 'B')) assert.match(length, /^[45]$/);
  assert.deepEqual(column(found, 'T&E'), ['1', '1', '1', '1']);
  await inDocument(page, 'text results-filter b = 4 w <= 4');
  await page.waitFor((s) => column(s, 'B').every((length) => length === '4'), 'those of one length');
  await page.screenshot('depth-generate');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
