// The mode "Lab": three methods side by side with their trees and traces, one of them cancelled while it runs, boards of 4 and 16 rows, a
// race over a short list; by pointer, by keys and through the document. Known facts: the monster's solution, and that there are 288 grids
// of order 2, 48 of them with diagonals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, kViews, siteOfTests } from './harness.mjs';
import { countSolutions, isSolutionOf } from './rules.mjs';
import { inDocument, kTableRows, pasteInDocument, readDocument } from './document_user.mjs';

const kExample = '.125.487..........75.....23..41.87...2..5..4...34.95..48.....17..........357.169.';
const kMonsterSolution = '987654321246173985351928746128537694634892157795461832519286473472319568863745219';
const kFour = '1...\n..3.\n.4..\n...2\n';
const kList = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '123456789',
  '4.6....82.....67...9...1....4......58..3...967.1.....3...65..4.....4..57.....8...',
  '...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...',
].join('\n');

const site = await siteOfTests();

/** Whether the panel contains a matching sentence. @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));
/**
 * The results of the methods side by side: "Brute force: 0.3 s, one solution  \u00B7  1 204 iterations".
 * @param {any} state @returns {string[]}
 */
const runsOf = (state) =>
  state.buttons.filter((/** @type {any} */ { id }) => /^lab-select-/.test(id)).map((/** @type {any} */ { label }) => label);
/** Whether one of the results matches. @param {any} state @param {RegExp} told @returns {boolean} */
const hasRun = (state, told) => runsOf(state).some((text) => told.test(text));
/** The number in a matching result; 0 if there is none. @param {any} state @param {RegExp} told @returns {number} */
const numberIn = (state, told) =>
  runsOf(state).reduce((number, text) => number || Number((told.exec(text)?.[1] ?? '').replace(/[^0-9]/g, '')), 0);

/**
 * The results of the racing methods.
 * @param {any} state @returns {{name: string, done: string, of: string, solved: string, none: string, gaveUp: string}[]}
 */
const racersOf = (state) =>
  state.facts.flatMap((/** @type {string} */ fact) => {
    const told =
      /^(?<name>.*): (?<done>\d+) of (?<of>\d+) {2}\u00B7 {2}(?<solved>\d+) solved(?:, (?<none>\d+) without a solution)?(?:, (?<gaveUp>\d+) given up)?/;
    const { name, done, of, solved, none = '0', gaveUp = '0' } = told.exec(fact)?.groups ?? {};
    return name === undefined ? [] : [{ name, done, of, solved, none, gaveUp }];
  });

/** Every row, column and box contains every symbol once, and the clues are kept. @param {string} solution @param {string} puzzle */
function check(solution, puzzle) {
  const side = Math.sqrt(solution.length);
  const box = Math.sqrt(side);
  const symbols = '123456789ABCDEFG'.slice(0, side);
  const houses = new Map();
  [...solution].forEach((symbol, i) => {
    const [row, column] = [Math.floor(i / side), i % side];
    if (puzzle[i] !== '.') assert.equal(symbol, puzzle[i]);
    for (const house of [`r${row}`, `c${column}`, `b${Math.floor(row / box)}-${Math.floor(column / box)}`]) {
      houses.set(house, (houses.get(house) ?? '') + symbol);
    }
  });
  for (const held of houses.values()) assert.equal([...held].sort().join(''), symbols);
}

/** Ticks exactly these methods, by their numbers. @param {import('./harness.mjs').RookeryPage} page @param {number[]} wanted */
async function tick(page, wanted) {
  const { buttons } = await page.state();
  const ticks = buttons.filter((/** @type {any} */ button) => /^lab-method-\d+$/.test(button.id));
  for (const [i, { pressed }] of ticks.entries()) {
    if (pressed !== wanted.includes(i)) await inDocument(page, `button lab-method-${i}`);
  }
}

/** Opens the page in this mode. @param {import('./harness.mjs').View} [view] */
async function openLab(view) {
  const page = await site.open(view);
  await page.click('Lab');
  await page.waitFor((s) => s.mode === 'lab', 'the mode');
  return page;
}

test('three methods side by side on one puzzle: counters, trees and traces', async () => {
  const page = await openLab();
  await page.paste(kExample);
  await page.waitFor((s) => boardOf(s) === kExample, 'the puzzle');
  await page.click('lab-method-1'); // without backtracking,
  await page.click('lab-method-2'); // with PS-1-2
  await page.click('lab-run');
  const done = await page.waitFor((s) => /^3 methods have finished/.test(s.status), 'the end of all three');
  for (const method of ['PS-1-2', 'Constraints, hyper-arc', 'Dancing links, shortest column']) {
    const told = runsOf(done).find((text) => text.startsWith(`${method}: `)) ?? assert.fail(method);
    assert.match(told, /: \d+(\.\d+)?\s?(ms|s), one solution {2}\u00B7 {2}\d/);
  }
  const solution = boardOf(done);
  assert.ok(isSolutionOf(solution, kExample));
  await page.screenshot('lab-counters');

  await page.click('lab-tree');
  const tree = await page.waitFor((s) => s.table.columns[0] === 'Depth', 'the trees');
  assert.ok(tree.table.columns.length > 1);
  assert.ok(tree.table.rows[0].slice(1).includes('1'), 'a root');
  const before = await page.tab.screenshot();
  const heading = await page.widget('lab-copy-tree');
  await page.tab.mouse.move((await page.widget('lab-tree')).centre.x, heading.y + heading.height + 60); // the chart
  await page.settled();
  assert.notDeepEqual(await page.tab.screenshot(), before, 'the numbers under the pointer');
  await page.screenshot('lab-tree');
  await page.click('lab-copy-tree');
  assert.match(await page.clipboard(), /^Depth\t.*\n0\t/);

  await page.click('lab-trace');
  await page.click('lab-select-0');
  const trace = await page.waitFor((s) => s.table?.columns.includes('Prop'), 'the trace of PS-1-2');
  assert.ok(trace.table.total > 0);
  await page.screenshot('lab-trace');
  await page.click('lab-copy-trace');
  const [heads, first] = (await page.clipboard()).split('\n');
  assert.deepEqual(heads.split('\t'), trace.table.columns);
  assert.deepEqual(first.split('\t'), trace.table.rows[0]);
  for (const [index, what] of [
    [1, 'Constraints'],
    [2, 'Dancing links'],
  ]) {
    await page.click(`lab-select-${index}`);
    await page.waitFor((s) => s.table?.total > 0, `the trace of ${what}`);
  }
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a method that takes too long is cancelled and keeps its last counters; the others finish', async () => {
  const page = await openLab();
  await page.click('lab-sample-monster');
  await tick(page, [0, 1, 5]);
  await inDocument(page, 'button lab-keep-trace');
  await inDocument(page, 'text lab-limit 1000000');
  await page.click('lab-run');
  const live = /^Brute force: (?:\d+ s, )?([\d\u2009]+) iterations/;
  const early = numberIn(await page.waitFor((s) => numberIn(s, live) > 0, 'live counters'), live);
  await page.waitFor((s) => numberIn(s, live) > early, 'counters that grow');
  await page.screenshot('lab-live');
  await page.click('lab-cancel-0');
  const cancelled = /^Brute force: .*, cancelled {2}\u00B7 {2}([\d\u2009]+) iterations/;
  const state = await page.waitFor((s) => hasRun(s, cancelled), 'the cancelled method');
  assert.ok(numberIn(state, cancelled) >= early);
  const ended = await page.waitFor((s) => /^2 methods have finished/.test(s.status) && !isWorking(s), 'the others');
  assert.ok(hasRun(ended, /^Dancing links, shortest column: .*, one solution /));
  await page.click('lab-select-2');
  assert.equal(boardOf(await page.waitFor((s) => boardOf(s).includes('9876'), 'the solution')), kMonsterSolution);
  await page.screenshot('lab-cancelled');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('boards of 4 and of 16 rows are pasted, drawn and solved; their puzzles survive other modes and undo', async () => {
  const page = await openLab();
  await tick(page, [1, 5]);
  const line = kFour.replaceAll('\n', '');
  await page.paste(kFour);
  await page.waitFor((s) => boardOf(s) === line, 'the small board');
  await page.click('lab-run');
  const small = await page.waitFor((s) => /^2 methods have finished/.test(s.status), 'both methods');
  check(boardOf(small), line);
  await page.screenshot('lab-four');

  await inDocument(page, 'button lab-section-puzzle');
  await page.click('lab-sample-sixteen');
  const puzzle = boardOf(await page.waitFor((s) => s.cells.length === 256, 'the large board'));
  await page.paste(puzzle.toLowerCase());
  await page.waitFor((s) => /^Recognised/.test(s.status), 'the same, pasted');
  await page.waitFor((s) => says(s, /^These results are for another puzzle: 4×4/), 'the message about the results');
  await page.click('lab-run');
  const large = await page.waitFor((s) => /^2 methods have finished/.test(s.status), 'both methods');
  check(boardOf(large), puzzle);
  assert.ok(hasRun(large, /^Dancing links, shortest column: .*, one solution /));
  await page.screenshot('lab-sixteen');
  await page.click('Play');
  await page.click('Lab');
  assert.equal(boardOf(await page.state()), boardOf(large));
  await page.press('Control+z');
  await page.waitFor((s) => s.cells.length === 16, 'the puzzle before');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('all grids of order 2 are counted, with and without diagonals', async () => {
  const page = await openLab();
  await tick(page, [1, 3, 5]);
  for (const [sample, grids] of [
    ['lab-sample-four', 288],
    ['lab-sample-diagonal', 48],
  ]) {
    if (!(await page.has(String(sample)))) await inDocument(page, 'button lab-section-puzzle');
    await page.click(String(sample));
    await page.click('lab-run');
    const state = await page.waitFor((s) => /^3 methods have finished/.test(s.status), 'the end');
    assert.equal(runsOf(state).length, 3);
    for (const told of runsOf(state)) assert.match(told, new RegExp(`, ${grids} solutions `));
  }
  await page.close();
});

test('the puzzle is exported as a DIMACS file', async () => {
  const page = await openLab();
  const saved = page.tab.waitForEvent('download');
  await page.click('lab-dimacs-save');
  const download = await saved;
  assert.equal(download.suggestedFilename(), 'rookery-puzzle.cnf');
  await inDocument(page, 'button lab-dimacs-copy');
  await page.waitFor((s) => s.status === 'Copied the puzzle as DIMACS', 'the copy');
  const text = await page.clipboard();
  const [, variables, clauses] = /^p cnf (\d+) (\d+)$/m.exec(text) ?? [];
  assert.equal(Number(variables), 729);
  assert.equal(text.split('\n').filter((row) => / 0$/.test(row)).length, Number(clauses));
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a race over a pasted list with a bad line: every method finishes, with a table', async () => {
  const page = await openLab();
  await page.paste(kList);
  await page.waitFor(
    (s) => s.buttons.some((/** @type {any} */ { label }) => label === 'one line could not be read'),
    'the message about the bad line',
  );
  await page.click('lab-race-problems');
  const listed = await page.waitFor((s) => says(s, /^Line 2, column /), 'the bad line');
  assert.ok(listed.headings.includes('Pasted list') && says(listed, /^3 puzzles$/));
  await tick(page, [1, 5, 9]);
  await page.click('lab-race');
  const state = await page.waitFor((s) => says(s, /^The race is over: /), 'the end of the race');
  const all = { done: '3', of: '3', solved: '3', none: '0', gaveUp: '0' };
  const [fewest, links, reasoning, ...others] = racersOf(state);
  assert.deepEqual(
    [fewest, links, others],
    [{ name: 'Fewest candidates', ...all }, { name: 'Dancing links, shortest column', ...all }, []],
  );
  assert.deepEqual([reasoning.name, reasoning.done], ['Reasoning, candidates', '3']);
  assert.equal(Number(reasoning.solved) + Number(reasoning.none) + Number(reasoning.gaveUp), 3);
  await page.screenshot('lab-race');
  await page.click('lab-copy-race');
  assert.equal((await page.clipboard()).trim().split('\n').length, 4);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('errors appear next to the input they concern, and the previous content stays', async () => {
  const page = await openLab();
  const board = boardOf(await page.state());
  for (const [text, sentence] of [
    ['hello, world', /expected/],
    [`11${board.slice(2)}`, /appears twice/],
    [board.slice(1), /80/],
  ]) {
    await page.paste(String(text));
    const state = await page.waitFor((s) => says(s, /** @type {RegExp} */ (sentence)), `a sentence like ${sentence}`);
    assert.equal(boardOf(state), board);
  }
  await inDocument(page, 'text lab-limit many');
  await page.click('lab-run');
  const problem = (/** @type {any} */ s) => s.fields.find((/** @type {any} */ field) => field.id === 'lab-limit').problem;
  await page.waitFor((s) => /^enter 1 or more/.test(problem(s)), 'the error about the limit');
  assert.ok(!isWorking(await page.state()));
  await page.close();
});

test('all of it through the document and by keyboard', async () => {
  const page = await site.open({ calm: true });
  await page.press('Shift+B');
  await page.waitFor((s) => s.mode === 'lab', 'the mode by its key');
  await pasteInDocument(page, kExample);
  await page.waitFor((s) => boardOf(s) === kExample, 'the puzzle');
  await inDocument(page, 'button lab-settings-3');
  await inDocument(page, 'button lab-setting-3-bounds');
  await inDocument(page, 'button lab-add-3');
  await page.press('Control+Enter');
  await page.waitFor((s) => /^4 methods have finished/.test(s.status), 'the end');
  const told = () => readDocument(page, '#document [data-id^="lab-select-"]');
  await page.until(
    async () => (await told()).some((text) => /^Constraints, bounds: .*, one solution /.test(text)),
    'the outcome in the document',
  );
  assert.equal((await told()).length, 4);
  await inDocument(page, 'button lab-select-1');
  await page.press('x');
  await page.until(async () => (await readDocument(page, kTableRows)).length > 0, 'a trace in the document');
  await page.press('c');
  await page.press('n');
  await inDocument(page, 'button lab-view-race');
  await inDocument(page, 'button lab-race-sample');
  await inDocument(page, 'text race-first 4');
  await inDocument(page, 'button lab-race');
  const state = await page.waitFor((s) => says(s, /^The race is over: /), 'the end of the race');
  assert.deepEqual(
    racersOf(state).map(({ done }) => done),
    ['4', '4', '4', '4'],
  );
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("the board shows the chosen method's solution", async () => {
  const page = await openLab();
  await tick(page, [1, 4]);
  const puzzle = boardOf(await page.state());
  assert.equal(countSolutions(puzzle), 1);
  await page.click('lab-run');
  await page.waitFor((s) => /^2 methods have finished/.test(s.status), 'the end');
  for (const index of [0, 1]) {
    await page.click(`lab-select-${index}`);
    assert.ok(isSolutionOf(boardOf(await page.state()), puzzle));
  }
  await page.close();
});

for (const view of kViews) {
  test(`the mode is drawn at ${view.width}x${view.height}, ratio ${view.ratio}, ${view.theme}`, async () => {
    const page = await site.open(view);
    await inDocument(page, 'button mode-lab');
    await page.settled();
    await page.screenshot(`lab-${view.name}-${view.theme}-empty`);
    await pasteInDocument(page, kExample);
    await tick(page, [1, 2, 3, 5]);
    await inDocument(page, 'button lab-settings-3');
    await page.settled();
    await page.screenshot(`lab-${view.name}-${view.theme}-methods`);
    await inDocument(page, 'button lab-run');
    await page.waitFor((s) => /^4 methods have finished/.test(s.status), 'the end');
    for (const detail of ['counters', 'tree', 'trace']) {
      await inDocument(page, `button lab-${detail}`);
      if (view.touch && detail === 'tree') await inDocument(page, 'button lab-next');
      await page.settled();
      await page.screenshot(`lab-${view.name}-${view.theme}-${detail}`);
    }
    await inDocument(page, 'button lab-sample-sixteen');
    await page.settled();
    await page.screenshot(`lab-${view.name}-${view.theme}-sixteen`);
    await inDocument(page, 'button lab-view-race');
    await inDocument(page, 'button lab-race-sample');
    await inDocument(page, 'button lab-race');
    await page.waitFor((s) => says(s, /^The race is over: /), 'the end of the race');
    await page.settled();
    await page.screenshot(`lab-${view.name}-${view.theme}-race`);
    assert.ok((await page.colours()) > 10, 'not blank');
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}
