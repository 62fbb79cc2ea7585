// The view "Exact" of the mode "Generate": decides a pattern and opens its puzzle, shows the conflicting cells of a pattern that has none,
// cancels a long search; by pointer, by keys and through the document.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, kViews, siteOfTests } from './harness.mjs';
import { holdFrom, holdParts, reportHeld } from './held_parts.mjs';
import { countSolutions } from './rules.mjs';
import { cancelIfWorking, inDocument, readDocument, readPath } from './document_user.mjs';

const kTwentyFour = '..x...x.x....x..x..x...xx.xx...xx...............xx...xx.xx...x..x..x....x.x...x..';
// Naked singles never reach some of its cells.
const kStalling = 'xx........xxxx.....x..xx....xx....x.x.x...x...xx.....x..x.....x..x............x..';
// With naked singles alone: this one is refuted in a few parts; kLong below has many, the first of which looks for digits.
const kSoonRefuted = '.x.x.........x.x.........x..x....x.....x.x.......xx......x..x.xx.x......x........';
const kPartsGiven = 4;
const kLong = 'x..x..x.........x................xxx.x..xx............x.x...x.....xx....x..x.....';

const site = await siteOfTests();

/** Whether the panel contains a matching sentence. @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));
/** The cells that are marked as the reason. @param {any} state @returns {number[]} */
const inTheWay = (state) =>
  state.cells.flatMap((/** @type {any} */ cell, /** @type {number} */ i) => (/in the way$/.test(cell.n) ? [i] : []));
/** The fewest clues known, as displayed in their rows. @param {any} state @returns {string[]} */
const recordsOf = (state) =>
  state.buttons.filter((/** @type {any} */ { id }) => /^fewest-row-/.test(id)).map((/** @type {any} */ { label }) => label);
const kRecords = '#document [data-id^="fewest-row-"]';
/** @param {string} puzzle @returns {string} */
const cellsOf = (puzzle) => puzzle.replace(/[1-9]/g, 'x');

/** Gives the page a pattern, as a link would. @param {import('./harness.mjs').RookeryPage} page @param {string} pattern */
async function take(page, pattern) {
  await page.tab.evaluate((/** @type {string} */ mask) => {
    location.hash = `#pattern=${mask}`;
  }, pattern);
  await page.waitFor((s) => s.mode === 'generate' && cellsOf(boardOf(s)) === pattern, 'the pattern of the link');
}

/** Opens the page in this view with a pattern. @param {string} pattern @param {import('./harness.mjs').View} [view] */
async function openView(pattern, view) {
  const page = await site.open({ ...view, before: (tab) => holdParts(tab) });
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button view-exact');
  await take(page, pattern);
  return page;
}

test('a pattern of 24 clues gets digits, which open with a path by these strategies only', async () => {
  assert.equal(kTwentyFour.replaceAll('.', '').length, 24);
  const page = await site.open();
  await take(page, kTwentyFour);
  await page.click('Exact');
  await page.click('strategy-locked');
  await page.click('Decide');
  const state = await page.waitFor((s) => says(s, /^Yes: naked singles and hidden singles alone/), 'the answer');
  const puzzle = boardOf(state);
  assert.equal(cellsOf(puzzle), kTwentyFour);
  assert.equal(countSolutions(puzzle), 1);
  await page.click('copy-exact');
  assert.equal(await page.clipboard(), puzzle);
  await page.screenshot('exact-clues');

  await page.click('another-exact');
  await page.waitFor((s) => !isWorking(s), 'the end of the second search');
  const other = boardOf(await page.waitFor((s) => says(s, /^Yes: /), 'an answer'));
  assert.equal(cellsOf(other), kTwentyFour);
  await page.click('open-exact');
  const opened = await page.waitFor((s) => s.mode === 'play' && s.steps.length > 0 && !isWorking(s), 'its path');
  assert.equal(boardOf(opened), other);
  const steps = await readPath(page);
  assert.equal(steps.length, opened.steps.length);
  for (const step of steps) assert.match(step, /^\d+\. (Last empty cell|Naked single|Hidden single)/);
  await page.click('Apply all');
  await page.waitFor((s) => s.cells.every((/** @type {any} */ cell) => cell.v), 'the solved board');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('its own command undoes what opening changed: the board and the techniques', async () => {
  const page = await openView('x'.repeat(40) + '.x'.repeat(20) + '.');
  const before = boardOf(await page.state());
  await page.press('Control+Enter');
  await page.waitFor((s) => says(s, /^Yes: /), 'the answer');
  await page.press('Enter');
  await page.waitFor((s) => s.mode === 'play' && /^Opened with a path that uses only /.test(s.status), 'the puzzle in Play');
  await page.click('status-undo');
  const back = await page.waitFor((s) => s.mode === 'generate', 'the view again');
  assert.equal(cellsOf(boardOf(back)), before);
  assert.ok(says(back, /^Yes: /));
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('an impossible pattern is explained at once with the cells responsible, until it becomes possible', async () => {
  const page = await site.open();
  await page.click('Generate');
  await page.click('Lattice');
  await page.press('x');
  await page.click('strategy-hidden');
  await page.click('Clear pattern');
  await page.waitFor((s) => says(s, /^No pattern: draw the clue cells/), 'the message about the empty pattern');
  await take(page, `${'.'.repeat(18)}${'x'.repeat(63)}`);
  const state = await page.waitFor((s) => says(s, /^Impossible: rows 1 and 2 have no clue/), 'the reason');
  assert.deepEqual(
    inTheWay(state),
    Array.from({ length: 18 }, (_, i) => i),
  );
  await page.screenshot('exact-impossible');
  assert.equal((await page.widget('decide')).disabled, true);
  await page.click('cell r1c1');
  await page.click('cell r2c5');
  const cleared = await page.waitFor((s) => !says(s, /^Impossible: /), 'no reason');
  assert.deepEqual(inTheWay(cleared), []);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('naked singles alone: refuted, and a long search paused and cancelled', async () => {
  const page = await openView(kSoonRefuted);
  await page.click('strategy-hidden');
  await page.click('strategy-locked');
  await page.click('Decide');
  const refuted = await page.waitFor((s) => says(s, /^(Impossible|Undecided): /), 'the refutation');
  assert.ok(says(refuted, /^Impossible: no digits in these cells can be solved by naked singles \(proved /), refuted.facts.join('\n'));
  await page.screenshot('exact-refuted');

  await holdFrom(page.tab, kPartsGiven);
  await take(page, kLong);
  await page.click('Decide');
  const running = await page.waitFor((s) => says(s, /^[1-9]\d* of \d+ parts/) && isWorking(s), 'a part that is done');
  assert.ok(running.jobs.at(-1).total > 1);
  await page.click('pause-deciding');
  await page.waitFor((s) => says(s, /of \d+ parts.*paused$/), 'the pause');
  await page.screenshot('exact-paused');
  await page.click('resume-deciding');
  await page.waitFor((s) => says(s, /^[\d,]+ tries; best so far: /), 'the first odds');
  await page.click('cancel-deciding');
  const cancelled = await page.waitFor((s) => says(s, /^Undecided: cancelled after /) && !isWorking(s), 'the end');
  assert.ok(says(cancelled, /\d+ of \d+ parts done\. Decide starts over\. [\d,]+ tries; best so far: /), cancelled.facts.join('\n'));
  await page.screenshot('exact-undecided');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a hard request shows its odds: attempts, closest miss, what to change', async () => {
  const page = await openView(kLong);
  await holdFrom(page.tab, kPartsGiven);
  await page.click('strategy-hidden');
  await page.click('strategy-locked');
  await page.click('Decide');
  const odds =
    /^([\d,]+) tries; best so far: \d+ cells left open\. Patterns with fewer than 24 clue cells often stay undecided: add some, or allow more strategies/;
  const first = await page.waitFor((s) => says(s, odds), 'the odds');
  const triesOf = (/** @type {any} */ state) => {
    const fact = state.facts.find((/** @type {string} */ text) => odds.test(text)) ?? '';
    return Number((odds.exec(fact)?.[1] ?? '0').replaceAll(',', ''));
  };
  assert.ok(triesOf(first) >= 50_000);
  await page.screenshot('exact-odds');
  await reportHeld(page, 'odds 81 50000: best so far: 81 cells left open. Add some', (s) => triesOf(s) > triesOf(first));
  await page.click('cancel-deciding');
  await page.waitFor(
    (s) => says(s, /^Undecided: cancelled after .*\. [\d,]+ tries; best so far: /) && !isWorking(s),
    'the odds after the end',
  );
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('all of it through the document: strategies, fields, answer, another, the fewest clues', async () => {
  const page = await openView('x'.repeat(30) + '.x'.repeat(25) + '.', { calm: true });
  await inDocument(page, 'button strategy-naked');
  await inDocument(page, 'button strategy-hidden');
  await page.waitFor((s) => says(s, /^Tick naked singles or hidden singles/), 'what is missing');
  await inDocument(page, 'button strategy-hidden');
  await inDocument(page, 'text exact-minutes never');
  await inDocument(page, 'button decide');
  const problemOf = (/** @type {any} */ s, /** @type {string} */ id) =>
    s.fields.find((/** @type {any} */ field) => field.id === id)?.problem ?? '';
  await page.waitFor((s) => /enter 1 to/.test(problemOf(s, 'exact-minutes')), 'the error next to the field');
  await inDocument(page, 'text exact-minutes 2');
  await inDocument(page, 'text exact-seed 11');
  await inDocument(page, 'button decide');
  const found = await page.waitFor((s) => says(s, /^Yes: hidden singles and locked candidates alone/), 'the answer');
  assert.ok(says(found, /^Last search: seed 11$/));
  await inDocument(page, 'button copy-exact');
  assert.equal(countSolutions(await page.clipboard()), 1);

  await inDocument(page, 'button section-fewest');
  await inDocument(page, 'button search-fewest');
  await page.waitFor((s) => recordsOf(s).length > 0, 'a record');
  await cancelIfWorking(page, 'cancel-deciding');
  const [record, ...others] = recordsOf(await page.waitFor((s) => !isWorking(s), 'the end'));
  // The search ends by itself when it finds 17, since no puzzle has fewer; otherwise it is cancelled above.
  const [, clues, fewest] = /^(\d+) clues(, the fewest)?, hidden singles and locked candidates$/.exec(record) ?? assert.fail(record);
  assert.equal(fewest !== undefined, Number(clues) === 17);
  assert.deepEqual(others, []);
  await page.until(async () => String(await readDocument(page, kRecords)) === record, 'the record in the document');
  const open = async () => {
    await inDocument(page, 'button fewest-row-0');
    return boardOf(await page.waitFor((s) => s.mode === 'play', 'the puzzle in Play'));
  };
  const puzzle = await open();
  assert.equal(puzzle.replaceAll('.', '').length, Number(clues));
  assert.equal(countSolutions(puzzle), 1);
  await page.tab.reload();
  await page.ready();
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button view-exact');
  if (recordsOf(await page.state()).length === 0) await inDocument(page, 'button section-fewest');
  await page.waitFor((s) => String(recordsOf(s)) === record, 'the record after a reload');
  assert.equal(await open(), puzzle);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

for (const view of kViews) {
  test(`the view is drawn at ${view.width}x${view.height}, ratio ${view.ratio}, ${view.theme}`, async () => {
    const name = `exact-${view.name}-${view.theme}`;
    const page = await openView(kTwentyFour, view);
    await page.settled();
    await page.screenshot(`${name}-asked`);
    await inDocument(page, 'button decide');
    await page.waitFor((s) => says(s, /^Yes: /), 'the answer');
    await page.settled();
    await page.screenshot(`${name}-clues`);
    await take(page, kStalling);
    await inDocument(page, 'button strategy-hidden');
    await inDocument(page, 'button strategy-locked');
    await page.waitFor((s) => says(s, /^Impossible: a naked single/) && inTheWay(s).length > 0, 'the reason');
    await page.settled();
    await page.screenshot(`${name}-impossible`);
    await inDocument(page, 'button clear-pattern');
    await inDocument(page, 'button section-fewest');
    await page.settled();
    await page.screenshot(`${name}-empty`);
    await holdFrom(page.tab, kPartsGiven);
    await take(page, kLong);
    await inDocument(page, 'button decide');
    await page.waitFor((s) => says(s, /of \d+ parts/), 'the search');
    await page.waitFor((s) => says(s, /^[1-9]\d* of \d+ parts/), 'a part that is done');
    await page.screenshot(`${name}-running`);
    await inDocument(page, 'button cancel-deciding');
    await page.waitFor((s) => says(s, /^Undecided: /) && !isWorking(s), 'the end');
    await page.settled();
    await page.screenshot(`${name}-undecided`);
    assert.ok((await page.colours()) > 10, 'not blank');
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}
