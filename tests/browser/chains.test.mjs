// Chains, hints, available steps and long lists as users meet them: with keys, clicks and pastes, and once more through the document alone.
// ROOKERY_DATA names a folder with puzzles/random_minimal.txt and puzzles/top1465.txt for the list of 1,000; without it the list consists
// of relabellings and half-turns of the puzzles below.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { isSolutionOf } from './rules.mjs';
import { inDocument, pasteInDocument, readDocument } from './document_user.mjs';
import { holdParts } from './held_parts.mjs';

// Ratings by SE 1.2.1.
const kForcing = '....7...9...2...1.5.....4..38.1....7..1....2.2.4..6......8.1..3.3..9.7.....7..68.'; // 9.0 / 1.2 / 1.2
const kNested = '.....1.....7.2.....9.6.8..5..1..7....6.9....42.9.........8...59.8....4....6.3...8'; // 10.1 / 10.1 / 9.8
const kMixed = [
  '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.', // 1.2 / 1.2 / 1.2
  '.......2...4.2.....3.6..45...1..97..6...4..1..8.1.......6..28..3..5..6.27....8.35', // 8.6 / 1.2 / 1.2
  '.28.....35.......9.43.9...5.....42......8.13...1..6...4.6.179....93.............6', // 4.5 / 1.2 / 1.2
  '.6.3............7.92.....34...6.84.171......6.8...........1.9...3.8.456..4..9...8', // 6.6 / 1.2 / 1.2
  '............2..6.71.3..942..4..63....5.4..96...8...2........8......2...996...41..', // 7.1 / 1.2 / 1.2
  '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....', // 1.2 / 1.2 / 1.2
  kForcing,
];
const kListLength = 1000;

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** @param {string[]} steps @returns {number} */
const firstForcing = (steps) => steps.findIndex((step) => /forcing chains/i.test(step) || /^\d+\. Whatever/.test(step));
/** The number of cells in which two boards differ. @param {string} a @param {string} b */
const differences = (a, b) => [...a].filter((digit, i) => digit !== b[i]).length;
/** @param {number} cell */
const nameOf = (cell) => `cell r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** A column of the first rows of the table. @param {any} state @param {string} name @returns {string[]} */
const column = (state, name) => {
  const index = state.table.columns.indexOf(name);
  assert.ok(index >= 0, `"${name}" among ${state.table.columns}`);
  return state.table.rows.map((/** @type {string[]} */ row) => row[index]);
};
/** 1: the first rows are the easiest of the list; -1: the hardest; 0: another order. @param {string[]} ers */
function directionOf(ers) {
  const sorted = [...ers].sort((a, b) => Number(a) - Number(b));
  if (ers.join() === sorted.join() && Number(ers[0]) < 2) return 1;
  return ers.join() === sorted.reverse().join() && Number(ers[0]) > 8 ? -1 : 0;
}
/** @param {any} state @returns {number} */
const sumOfBars = (state) => state.histogram.rows.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row.count, 0);

/** Lines alternately from the usual random and hard lists, or made up: all different, hard puzzles spread among easy ones. */
function longList() {
  const folder = `${process.env.ROOKERY_DATA}/puzzles`;
  if (process.env.ROOKERY_DATA && existsSync(`${folder}/top1465.txt`)) {
    const [random, hard] = ['random_minimal', 'top1465'].map((name) =>
      readFileSync(`${folder}/${name}.txt`, 'utf8')
        .split('\n')
        .filter((line) => /^[.0-9]{81}/.test(line))
        .map((line) => line.slice(0, 81)),
    );
    return Array.from({ length: kListLength }, (_, i) => [random, hard][i % 2][i >> 1]).map((line) => line.replaceAll('0', '.'));
  }
  const puzzles = kMixed.flatMap((puzzle) => [puzzle, [...puzzle].reverse().join('')]);
  return Array.from({ length: kListLength }, (_, i) => relabelled(puzzles[i % puzzles.length], Math.floor(i / puzzles.length)));
}

/** The n-th of the 9! relabellings. @param {string} puzzle @param {number} n */
function relabelled(puzzle, n) {
  const left = [...'123456789'];
  const digits = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((size) => {
    const [digit] = left.splice(n % size, 1);
    n = Math.floor(n / size);
    return digit;
  });
  return puzzle.replace(/[1-9]/g, (digit) => digits[Number(digit) - 1]);
}

/** The picture of the board alone. @param {Page} page @returns {Promise<string>} */
async function picture(page) {
  await page.settled();
  const first = await page.widget('cell r1c1');
  const last = await page.widget('cell r9c9');
  const clip = { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
  return (await page.tab.screenshot({ clip })).toString('base64');
}

/** Clicks a widget that keeps moving afterwards, without waiting for rest. @param {Page} page @param {string} label */
async function clickOnly(page, label) {
  const { centre } = await page.widget(label);
  await page.tab.mouse.click(centre.x, centre.y);
}

/** The candidate that a step eliminates, from its sentence. @param {string} step @returns {{cell: number, digit: string}} */
function eliminationOf(step) {
  const found = /r(\d)c(\d) is not (\d)\./.exec(step);
  assert.ok(found, `an elimination in "${step}"`);
  return { cell: (Number(found[1]) - 1) * 9 + Number(found[2]) - 1, digit: found[3] };
}
/** @param {any} state @param {number} cell @param {string} digit @returns {boolean} */
const isOpen = (state, cell, digit) => /candidates/.test(state.cells[cell].n) && state.cells[cell].n.split('candidates')[1].includes(digit);

/** Pastes a puzzle and waits for its rating and path. @param {Page} page @param {string} puzzle @param {RegExp} title */
async function pasteRated(page, puzzle, title) {
  await page.paste(puzzle);
  return page.waitFor((s) => boardOf(s) === puzzle && title.test(s.title) && s.steps.length > 0, 'rating and path');
}

test('a forcing chain: drawn, stepped through forwards and back by keyboard, by branch, applied; the path advances', async () => {
  const page = await site.open({ calm: true });
  const { steps } = await pasteRated(page, kForcing, /SE 1\.2\.1 ER 9\.0 EP 1\.2 ED 1\.2/);
  const index = firstForcing(steps);
  assert.ok(index > 0);
  for (let i = 0; i <= index; ++i) await page.press('n');
  const shown = await page.waitFor((s) => s.step === index && s.chain?.rows.length > 0, 'the chain');
  assert.equal(shown.chain.at, -1, 'the whole chain at first');
  await page.widget(`step ${index + 1}`); // the list scrolls to the current step
  const whole = await picture(page);
  await page.screenshot('chains-step');

  await page.press('Shift+Home');
  const links = shown.chain.rows.length;
  const seen = [];
  for (let link = 0; link < links; ++link) {
    if (link > 0) await page.press(link % 2 === 0 ? ']' : 'Shift+ArrowRight');
    await page.waitFor((s) => s.chain.at === link, `link ${link + 1}`);
    await page.widget(`chain-row-${link}`);
    seen.push(await picture(page));
  }
  assert.equal(new Set(seen).size, links, 'every link changes the picture');
  assert.ok(!seen.slice(0, -1).includes(whole), 'a part differs from the whole');
  for (let link = links - 2; link >= 0; --link) {
    await page.press(link % 2 === 0 ? '[' : 'Shift+ArrowLeft');
    await page.waitFor((s) => s.chain.at === link, `back at link ${link + 1}`);
  }
  assert.equal(await picture(page), seen[0], 'the same way back');

  await page.click('branch-1');
  const branch = await page.waitFor((s) => s.chain.rows.length < links, 'one branch');
  const ofBranch = await picture(page);
  assert.ok(
    branch.chain.rows.every((/** @type {any} */ row) =>
      shown.chain.rows.some((/** @type {any} */ other) => other.n.replace(/^\d+\. /, '') === row.n.replace(/^\d+\. /, '')),
    ),
    'its links are among those of all',
  );
  await page.press('Shift+ArrowDown');
  await page.press('w');
  assert.notEqual(await picture(page), ofBranch, 'another branch');
  await page.click('branch-all');
  await page.click('chain-whole');
  await page.waitFor((s) => s.chain.at === -1 && s.chain.rows.length === links, 'the whole chain');
  assert.equal(await picture(page), whole);

  const { cell, digit } = eliminationOf(steps[index]);
  assert.ok(isOpen(await page.state(), cell, digit), 'already open');
  await page.press('Enter');
  const applied = await page.waitFor((s) => s.step === index + 1, 'the next step');
  assert.match(applied.status, new RegExp(`^Applied step ${index + 1}`));
  await clickOnly(page, 'play-path');
  await page.waitFor((s) => s.step >= index + 3, 'the path advances automatically');
  await clickOnly(page, 'play-path');
  await page.press('Escape');
  const after = await page.waitFor((s) => s.step === -1, 'the board');
  assert.ok(/candidates/.test(after.cells[cell].n) && !isOpen(after, cell, digit), after.cells[cell].n);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a step that depends on another step: unfolded and folded again', async () => {
  const page = await site.open({ calm: true });
  await pasteRated(page, kNested, /SE 1\.2\.1 ER 10\.1 EP 10\.1 ED 9\.8/);
  await page.press('n');
  const shown = await page.waitFor((s) => s.step === 0 && s.chain?.rows.length > 0, 'the chain');
  const link = shown.chain.rows.findIndex((/** @type {any} */ row) => row.unfold !== '');
  assert.ok(link >= 0, 'a link that depends on a step');
  const whole = await picture(page);
  await page.press('u');
  const inside = await page.waitFor((s) => s.chain.depth === 1, 'the inner step');
  assert.match(inside.chain.name, /^Inside: \S/);
  const inner = await picture(page);
  assert.notEqual(inner, whole);
  await page.screenshot('chains-unfolded');
  await page.press('Shift+U');
  await page.waitFor((s) => s.chain.depth === 0 && s.chain.rows.length === shown.chain.rows.length, 'the step again');
  // The same with the mouse, at the link: the keys scroll it into view.
  await page.press('Shift+Home');
  for (let i = 0; i < link; ++i) await page.press(']');
  await page.click(`unfold-${link}`);
  await page.waitFor((s) => s.chain.depth === 1, 'the inner step of that link');
  await page.click('fold');
  await page.waitFor((s) => s.chain.depth === 0, 'folded');
  await page.press('w');
  assert.equal(await picture(page), whole);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

/** The solution of the puzzle on the board, which stays unchanged. @param {Page} page @returns {Promise<string>} */
async function solutionOf(page) {
  const puzzle = boardOf(await page.state());
  await page.press('s');
  const solved = boardOf(await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution'));
  assert.ok(isSolutionOf(solved, puzzle));
  await page.press('Control+z');
  await page.waitFor((s) => boardOf(s) === puzzle, 'the puzzle again');
  return solved;
}

test('a hint on a board off the path, in three strengths; a wrong digit is reported, and Check shows where', async () => {
  const page = await site.open({ calm: true });
  await pasteRated(page, kForcing, /ER 9\.0/);
  const solution = await solutionOf(page);
  const empty = [...kForcing].flatMap((digit, cell) => (digit === '.' ? [cell] : []));
  for (const cell of [empty[2], empty[20], empty.at(-1) ?? 0]) {
    await page.click(nameOf(cell));
    await page.press(solution[cell]);
  }
  const own = boardOf(await page.waitFor((s) => differences(boardOf(s), kForcing) === 3, 'three digits'));
  const plain = await picture(page);
  await page.press('h');
  await page.waitFor((s) => /^Look at /.test(s.status), 'where');
  await page.click('hint');
  await page.waitFor((s) => /^Look for /.test(s.status), 'what');
  await page.click('hint');
  await page.waitFor((s) => !/^Look /.test(s.status) && /\br\dc\d\b/.test(s.status), 'the step');
  assert.notEqual(await picture(page), plain, 'the digit on the board');
  assert.equal(boardOf(await page.state()), own, "the board with the player's digits");
  await page.press('Enter');
  const applied = await page.waitFor((s) => /^Applied/.test(s.status), 'applied');
  assert.ok([...boardOf(applied)].every((digit, cell) => digit === '.' || digit === solution[cell]));

  // Wrong, but without a repetition in any house.
  const filled = boardOf(applied);
  const isFree = (/** @type {number} */ cell, /** @type {string} */ digit) =>
    [...filled].every(
      (other, i) =>
        other !== digit ||
        (Math.floor(i / 9) !== Math.floor(cell / 9) &&
          i % 9 !== cell % 9 &&
          (Math.floor(i / 27) !== Math.floor(cell / 27) || Math.floor((i % 9) / 3) !== Math.floor((cell % 9) / 3))),
    );
  const wrong = empty
    .filter((cell) => filled[cell] === '.')
    .flatMap((cell) => [...'123456789'].map((digit) => ({ cell, digit })))
    .find(({ cell, digit }) => digit !== solution[cell] && isFree(cell, digit));
  assert.ok(wrong);
  await page.click(nameOf(wrong.cell));
  await page.press(wrong.digit);
  await page.press('h');
  await page.waitFor((s) => /There is a mistake/.test(s.status), 'the warning');
  await page.click('check');
  const checked = await page.waitFor((s) => /^One digit is wrong/.test(s.status), 'the answer');
  const crossed = checked.cells.flatMap((/** @type {any} */ cell, /** @type {number} */ i) => (/wrong/.test(cell.n) ? [i] : []));
  assert.deepEqual(crossed, [wrong.cell]);
  await page.press('Control+z');
  await page.press('c');
  await page.waitFor((s) => /No mistakes so far/.test(s.status), 'right again');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

/** The groups of the steps available now, as their buttons name them. @param {any} state @returns {{name: string, count: number}[]} */
const groupsOf = (state) =>
  state.buttons
    .filter((/** @type {any} */ button) => /^group-/.test(button.id))
    .map((/** @type {any} */ button) => {
      const [, name, count] = /^(.*), (\d+), \d.*$/.exec(button.label) ?? assert.fail(button.label);
      return { name, count: Number(count) };
    });
/** @param {any} state @returns {boolean} */
const isListed = (state) => /^(\d+ steps|one step) of /.test(state.available ?? '') && groupsOf(state).length > 0;

test('all available steps by group; without chains, path and steps have none and no rating is shown', async () => {
  const page = await site.open({ calm: true });
  await pasteRated(page, kForcing, /ER 9\.0/);
  await page.click('available-steps');
  const listed = await page.waitFor(isListed, 'the steps');
  const groups = groupsOf(listed);
  const [, count, techniques] = /^(\d+) steps of (\d+) techniques/.exec(listed.available) ?? assert.fail(listed.available);
  assert.equal(groups.length, Number(techniques));
  assert.equal(
    groups.reduce((sum, group) => sum + group.count, 0),
    Number(count),
  );
  assert.ok(groups.some(({ name }) => /chain|cycle|Nishio/i.test(name)));
  assert.deepEqual(listed.steps, [], 'all folded');
  const plain = await picture(page);
  await page.click('group-0');
  const opened = await page.waitFor((s) => s.steps.length === groups[0].count, 'the steps of one group');
  await page.click('available 1');
  await page.waitFor((s) => s.step === 0, 'the first');
  assert.notEqual(await picture(page), plain);
  await page.screenshot('chains-all-steps');
  assert.match(opened.steps[0], /r\dc\d is \d/, 'the easiest of this puzzle place digits');
  await page.click('apply-step');
  await page.waitFor((s) => differences(boardOf(s), kForcing) === 1 && isListed(s), 'the digit, and the steps from there');

  await page.press('t');
  await page.click('techniques-no-chains');
  await page.waitFor((s) => /^Techniques: \d+ of \d+/.test(s.status), 'the message about the techniques');
  await page.press('t');
  const restricted = await page.waitFor(isListed, 'fewer steps');
  assert.ok(
    groupsOf(restricted).every(({ name }) => !/chain|cycle|Nishio/i.test(name)),
    JSON.stringify(groupsOf(restricted)),
  );
  assert.match(restricted.title, /ER 9\.0/, 'the rating on the whole scale is still known');
  await page.press('Escape');
  await page.paste(kNested); // not rated before
  const fresh = await page.waitFor(
    (s) =>
      boardOf(s) === kNested &&
      s.facts.some((/** @type {string} */ fact) => /techniques/.test(fact)) &&
      !s.buttons.some((/** @type {any} */ b) => b.id === 'cancel-rating' && b.on),
    'the path without those techniques',
  );
  assert.doesNotMatch(fresh.title, /ER|EP|ED/);
  assert.ok(fresh.steps.every((/** @type {string} */ step) => !/chain|cycle|Nishio|Whatever|Wherever/i.test(step)));
  await page.press('t');
  await page.click('techniques-all');
  await page.press('t');
  await page.waitFor((s) => /ER 10\.1/.test(s.title) && s.steps.length > 0, 'the rating with all techniques');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

/** The contents of a file that the page saves. @param {Page} page @param {() => Promise<unknown>} save @returns {Promise<string>} */
async function saved(page, save) {
  const [download] = await Promise.all([page.tab.waitForEvent('download'), save()]);
  return readFileSync(await download.path(), 'utf8');
}

/** Checks the lines of a completely rated list against the list. @param {string} text @param {string[]} list */
function assertRatingLines(text, list) {
  const lines = text.trim().split('\n');
  assert.equal(lines.length, list.length);
  for (const line of lines) assert.match(line, /^[.1-9]{81} ED=\d+\.\d\/\d+\.\d\/\d+\.\d$/);
  assert.deepEqual(lines.map((line) => line.slice(0, 81)).sort(), [...list].sort());
}

/** Withholds half of the list's parts, so that even on a fast machine the list is still running when it is cancelled. @param {any} tab */
const holdsHalf = (tab) => holdParts(tab, kListLength / 16);

test('a list of 1,000: progress, Cancel keeps the rows, then it completes; sorted, filtered, counted, saved as lines', async () => {
  const list = longList();
  assert.equal(new Set(list).size, kListLength);
  const held = await site.open({ before: holdsHalf });
  await held.setClipboard(list.join('\n'));
  await held.tab.keyboard.press('Control+v');
  const some = await held.waitFor(
    (s) =>
      s.table?.total > 0 &&
      s.jobs.some(
        (/** @type {any} */ job) => job.end === '' && job.done > 0 && job.total === kListLength && /\d\/(s|min)/.test(job.activity),
      ),
    'rows, done, total and rate',
  );
  const { id } = some.jobs.find((/** @type {any} */ job) => job.end === '');
  await clickOnly(held, `cancel-job-${id}`);
  const kept = await held.waitFor((s) => !isWorking(s), 'the end');
  assert.ok(kept.table.total >= some.table.total && kept.table.total < kListLength, `${kept.table.total} rows`);
  assert.match(kept.jobs.find((/** @type {any} */ job) => job.id === id).end, /^Cancelled; \d+ puzzles kept, \d+ rated \(SE 1\.2\.1\)/);
  assert.deepEqual(held.complaints, []);
  await held.close();

  const page = await site.open();
  await page.paste(list.join('\n'));
  const whole = await page.waitFor((s) => s.table?.total === kListLength && !isWorking(s), 'the whole list');
  assert.match(whole.jobs.at(-1).end, /^1\s?000 puzzles, 1\s?000 rated \(SE 1\.2\.1\)$/);
  assert.equal(sumOfBars(whole), kListLength);
  assert.match(whole.histogram.title, /SE 1\.2\.1/);
  await page.screenshot('chains-list');

  await page.click('sort-er');
  const once = await page.waitFor((s) => directionOf(column(s, 'ER')) !== 0, 'sorted rows');
  await page.click('sort-er');
  await page.waitFor((s) => directionOf(column(s, 'ER')) === -directionOf(column(once, 'ER')), 'reversed order');

  await page.press('/');
  await page.type('er>=8');
  const hard = await page.waitFor((s) => s.table.total < kListLength, 'the filtered rows');
  assert.ok(hard.table.total > 0 && column(hard, 'ER').every((er) => Number(er) >= 8));
  assert.equal(sumOfBars(hard), hard.table.total, 'the bars count the visible rows');
  await page.press('Control+a');
  await page.press('Backspace');
  await page.press('Enter');
  await page.waitFor((s) => s.table.total === kListLength, 'all rows again');
  assertRatingLines(await saved(page, () => page.click('save-lines')), list);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('document only: a chain played, unfolded, applied, the path played', async () => {
  const page = await site.open({ calm: true });
  await pasteInDocument(page, kForcing);
  await page.until(async () => /ER 9\.0 EP 1\.2 ED 1\.2/.test(await page.tab.title()), 'the rating');
  const steps = await readDocument(page, '[data-of="path"] [role=option]');
  const index = firstForcing(steps);
  assert.ok(index > 0);
  await inDocument(page, `step ${index}`);
  const links = () => readDocument(page, '[data-of="chain"] li');
  await page.until(async () => (await links()).length > 2, 'the links');
  const all = await links();
  const at = async () => (await page.state()).chain.at;
  await inDocument(page, 'button chain-first');
  for (let link = 1; link < all.length; ++link) {
    await inDocument(page, 'button chain-next');
    await page.until(async () => (await at()) === link, `link ${link + 1}`);
  }
  await inDocument(page, 'link 0');
  await page.until(async () => (await at()) === 0, 'the first link');
  await inDocument(page, 'button branch-1');
  await page.until(async () => (await links()).length < all.length, 'a branch');
  await inDocument(page, 'button branch-all');
  await inDocument(page, 'button chain-whole');
  await page.until(async () => (await links()).length === all.length && (await at()) === -1, 'the whole');
  const { cell, digit } = eliminationOf(steps[index]);
  await inDocument(page, 'button apply-step');
  await page.until(async () => (await page.state()).step === index + 1, 'the next step');
  await inDocument(page, 'button play-path');
  await page.until(async () => (await page.state()).step > index + 1, 'the path advances');
  await inDocument(page, 'button play-path');
  await inDocument(page, 'button close-step');
  await page.until(async () => (await page.state()).step === -1, 'the board');
  assert.ok(!isOpen(await page.state(), cell, digit));

  await pasteInDocument(page, kNested);
  await page.until(async () => /ER 10\.1/.test(await page.tab.title()), 'the rating');
  await inDocument(page, 'step 0');
  const shown = await page.waitFor((s) => s.step === 0 && s.chain?.rows.length > 0, 'the chain');
  const link = shown.chain.rows.findIndex((/** @type {any} */ row) => row.unfold !== '');
  await inDocument(page, `inner ${link}`);
  await page.waitFor((s) => s.chain.depth === 1, 'the inner step');
  const told = () => readDocument(page, '#document-parts p');
  await page.until(async () => (await told()).some((text) => /^Inside: /.test(text)), 'its name');
  await inDocument(page, 'button fold');
  await page.waitFor((s) => s.chain.depth === 0, 'folded');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('document only: a list of 1,000, cancelled, rated, sorted, filtered, counted, saved', async () => {
  const list = longList();
  const held = await site.open({ before: holdsHalf });
  await pasteInDocument(held, list.join('\n'));
  const some = await held.waitFor((s) => s.table?.total > 0 && isWorking(s), 'the first rows');
  await inDocument(held, `cancel ${some.jobs.find((/** @type {any} */ job) => job.end === '').id}`);
  const kept = await held.waitFor((s) => !isWorking(s), 'the end');
  assert.ok(kept.table.total >= some.table.total && kept.table.total < kListLength, `${kept.table.total} rows`);
  await held.close();
  const page = await site.open();
  await pasteInDocument(page, list.join('\n'));
  await page.waitFor((s) => s.table?.total === kListLength && !isWorking(s), 'the whole list');
  await page.until(
    async () => (await readDocument(page, '[data-of="sort-rows"] .rows-note'))[0] === 'Rows 1 to 50 of 1000',
    'the rows in the document',
  );
  await page.settled();
  const counts = await readDocument(page, '[data-of="histogram"] tbody td:last-child');
  assert.equal(
    counts.reduce((sum, count) => sum + Number(count), 0),
    kListLength,
  );
  await inDocument(page, 'button sort-er');
  await page.waitFor((s) => directionOf(column(s, 'ER')) !== 0, 'sorted rows');
  const [range] = (await page.state()).histogram.rows;
  await inDocument(page, `bar ${range.id}`);
  await page.waitFor((s) => s.table.total === range.count, 'the rows of one bar');
  await inDocument(page, 'text filter er>=8');
  const hard = await page.waitFor(
    (s) => s.table.total > 0 && s.table.total < kListLength && column(s, 'ER').every((er) => Number(er) >= 8),
    'the hard ones',
  );
  assert.equal(sumOfBars(hard), hard.table.total);
  await inDocument(page, 'text filter ');
  await page.waitFor((s) => s.table.total === kListLength, 'all rows again');
  assertRatingLines(await saved(page, () => inDocument(page, 'button save-lines')), list);
  assert.deepEqual(page.complaints, []);
  await page.close();
});
