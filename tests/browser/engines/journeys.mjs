// What a user does with the main parts of the page, in any engine. The results are judged by rules.mjs, by the command line if ROOKERY_CLI
// names it, and by known numbers.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { kEntered, kPng, kPuzzle } from '../../support/pictures/pictures.mjs';
import { kDay } from '../../support/puzzle_of_day.mjs';
import { violations } from '../axe.mjs';
import { inDocument, kTableRows, readDocument } from '../document_user.mjs';
import { give } from '../given_files.mjs';
import { boardOf, isWorking } from '../harness.mjs';
import { keptParts } from '../held_parts.mjs';
import { copyOneFile } from '../one_file.mjs';
import { countSolutions, isSolutionOf } from '../rules.mjs';
import { untilKept, untilNext, untilOffered, withCopy } from '../site_copy.mjs';
import { kPhone, kWide, usePage } from './engines.mjs';
import { serveSite, serveWith } from './served.mjs';

/**
 * @typedef {import('./engines.mjs').EnginePage} EnginePage
 * @typedef {import('./engines.mjs').Engine} Engine
 * @typedef {object} Here
 * @property {Engine} engine
 * @property {Awaited<ReturnType<Engine['launch']>>} browser
 * @property {string} address of the site
 */

const kRookery = process.env.ROOKERY_CLI;
const kHard = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const kHardRating = ['9.0', '1.2', '1.2']; // SE 1.2.1
const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kSingles = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.';
const kSample = '...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...'; // ER 5.6
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const kLattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';

/** Whether the panel contains a matching sentence. @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));
/** A column of the table. @param {any} state @param {RegExp} name @returns {string[]} */
const column = ({ table }, name) => {
  const place = table.columns.findIndex((/** @type {string} */ title) => name.test(title));
  return table.rows.map((/** @type {string[]} */ row) => row[place]);
};
/** The puzzle with its digits shifted cyclically. @param {string} puzzle @param {number} further */
const turned = (puzzle, further) => puzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + further) % 9) + 1));
/** ER, EP and ED from the command line. @param {string[]} puzzles @returns {string[][]} */
const ratedByCommand = (puzzles) =>
  execFileSync(/** @type {string} */ (kRookery), ['rate', '-'], { input: puzzles.join('\n'), encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.split('\t').slice(1, 4));
/** @param {EnginePage} page */
async function reload(page) {
  await page.tab.evaluate('(globalThis.isOld = true)');
  await page.tab.reload();
  await page.until(() => page.tab.evaluate('globalThis.isOld !== true').catch(() => false), 'the new page');
  await page.ready();
}

/** @param {Here} here @param {(page: EnginePage) => Promise<void>} body */
const onAnalysis = ({ browser, address }, body) => usePage(browser, `${address}/#analysis`, kWide, body);

/** @param {Here} here */
function startsWithSample({ browser, address }) {
  return usePage(browser, address, kWide, async (page) => {
    const sample = boardOf(await page.state());
    assert.equal(countSolutions(sample), 1);
    assert.equal(await page.tab.evaluate('document.documentElement.classList.contains("plain")'), false, 'the plain view');
    assert.ok((await page.colours()) > 10, 'a blank canvas');
    const cells = await readDocument(page, '#document .board-grid [role="gridcell"]');
    assert.equal(cells.map((cell) => cell || '.').join(''), sample);
  });
}

/** Pastes by the keyboard, solves by the pointer, undoes by the keyboard. @param {Here} here */
function solvesAndRates(here) {
  return onAnalysis(here, async (page) => {
    await page.paste(kHard);
    const isRated = (/** @type {any} */ s) => boardOf(s) === kHard && s.steps.length > 10 && / ER /.test(s.title) && !isWorking(s);
    const { title } = await page.waitFor(isRated, 'the path');
    const [er, ep, ed] = kHardRating;
    assert.ok(title.endsWith(`SE 1.2.1 ER ${er} EP ${ep} ED ${ed}`), title);
    if (kRookery) assert.deepEqual(ratedByCommand([kHard]), [kHardRating]);
    await page.click('step 3');
    await page.waitFor((s) => s.step === 2, 'the step');
    await page.screenshot(`engine-${here.engine.name}-step`);
    await page.click('Solve');
    const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
    assert.ok(isSolutionOf(boardOf(solved), kHard));
    await page.press('Control+z');
    await page.waitFor((s) => boardOf(s) === kHard, 'the puzzle again');
    await page.press('Control+c');
    assert.match(await page.clipboard(), new RegExp(kHard.slice(0, 9).replaceAll('.', '[.0]')));
  });
}

/** @param {Here} here */
// Dropped, because Firefox loses the contents of a synthetic paste event.
function readsAPicture(here) {
  return onAnalysis(here, async (page) => {
    const read = [...kPuzzle].map((digit, cell) => (digit === '.' ? kEntered[cell] : digit)).join('');
    await give(page, 'drop', [{ name: 'board.png', mimeType: 'image/png', buffer: readFileSync(kPng) }]);
    await page.waitFor((s) => boardOf(s) === read && says(s, /^The picture, cell by cell/), 'the board beside its picture');
    await page.screenshot(`engine-${here.engine.name}-picture`);
  });
}

/** Types a puzzle into a field and a digit into a cell. @param {Here} here */
function types(here) {
  return onAnalysis(here, async (page) => {
    await page.click('edit-text');
    await page.click('puzzle-text');
    await page.press('Control+a');
    await page.type(kSingles);
    await page.click('read-text');
    await page.waitFor((s) => boardOf(s) === kSingles, 'the puzzle');
    await page.click('cell r1c1');
    await page.press('ArrowRight');
    await page.type('7');
    await page.waitFor((s) => s.cells[1].v === '7', 'the digit');
    await page.press('Backspace');
    await page.waitFor((s) => s.cells[1].v === '', 'the empty cell');
    await page.press('Control+k');
    await page.type('check');
    await page.waitFor((s) => s.palette?.text === 'check', 'the palette with its text');
    await page.press('Escape');
    await page.waitFor((s) => s.palette === null, 'the page again');
  });
}

/** @param {Here} here */
function makesOneOfALevel({ browser, address }) {
  return usePage(browser, address, kWide, async (page) => {
    const before = boardOf(await page.state());
    await page.click('new-puzzle');
    await page.click('new-hard');
    const made = boardOf(await page.waitFor((s) => s.cells.length === 81 && boardOf(s) !== before, 'the puzzle'));
    assert.equal(countSolutions(made), 1);
  });
}

/** Stops the page's clock on a day. @param {string} now */
function stopClock(now) {
  const Real = Date;
  const then = new Real(now).getTime();
  globalThis.Date = /** @type {any} */ (
    class extends Real {
      /** @param {any[]} parts */
      constructor(...parts) {
        super(.../** @type {[any]} */ (parts.length > 0 ? parts : [then]));
      }
      /** @override */
      static now() {
        return then;
      }
    }
  );
}

/** @param {Here} here */
async function hasPuzzleOfDay({ browser }) {
  const served = await serveWith(stopClock, kDay.noon);
  try {
    await usePage(browser, served.address, kWide, async (page) => {
      const before = boardOf(await page.state());
      await page.click('new-puzzle');
      await page.click('play-today');
      const made = await page.waitFor((s) => s.cells.length === 81 && boardOf(s) !== before, "the day's puzzle");
      assert.equal(boardOf(made), kDay.puzzle);
    });
  } finally {
    await served.close();
  }
  if (kRookery) assert.equal(execFileSync(kRookery, ['generate', ...kDay.options], { encoding: 'utf8' }).split('\t')[0], kDay.puzzle);
}

/** @param {Here} here */
function generates(here) {
  return onAnalysis(here, async (page) => {
    await page.click('Generate');
    await page.click('Lattice');
    await page.click('count');
    await page.press('Control+a');
    await page.type('3');
    await page.click('Generate puzzles');
    const made = await page.waitFor((s) => s.table?.total === 3 && !isWorking(s), 'three puzzles');
    for (const puzzle of column(made, /^Puzzle$/)) {
      assert.equal(puzzle.replace(/[1-9]/g, 'x'), kLattice);
      assert.equal(countSolutions(puzzle), 1);
    }
    await page.screenshot(`engine-${here.engine.name}-generate`);
    // A request that would take days is cancelled, and the page reports what was done.
    await inDocument(page, 'button view-wishes');
    await inDocument(page, 'text er-from 11.5');
    await inDocument(page, 'text er-to 12');
    await inDocument(page, 'button generate');
    await page.waitFor((s) => isWorking(s) && says(s, /\d tries/), 'progress');
    await inDocument(page, 'button cancel-generating');
    await page.waitFor((s) => !isWorking(s) && /^Cancelled; 0 puzzles kept\. [\d,]+ tries/.test(s.jobs[0].end), 'the end');
  });
}

/** @param {Here} here */
function enumerates(here) {
  return onAnalysis(here, async (page) => {
    await page.click('Enumerate');
    await page.paste(kGrid);
    await page.waitFor((s) => says(s, /^311 sets of up to 12 cells; \d+ are disjoint/), 'the sets');
    await page.screenshot(`engine-${here.engine.name}-enumerate`);
    await inDocument(page, 'button view-puzzles');
    await inDocument(page, 'text enumerate-clues 20'); // for hours
    await inDocument(page, 'button enumerate');
    await page.waitFor((s) => isWorking(s) && s.table?.total > 0, 'the first puzzles');
    await inDocument(page, 'button cancel-search');
    await page.waitFor((s) => !isWorking(s) && says(s, /^Cancelled with \d+ of 2\s813 parts done, [\d\s]+ puzzles? found/), 'the end');
  });
}

/** @param {Here} here */
function ratesAList(here) {
  const puzzles = Array.from({ length: 300 }, (_, i) => turned([kSingles, kSample][i % 2], Math.floor(i / 2)));
  return onAnalysis(here, async (page) => {
    await page.paste(puzzles.join('\n'));
    const rated = await page.waitFor((s) => s.table?.total === puzzles.length && !isWorking(s), 'the table');
    const { first } = rated.table;
    for (const [i, solution] of column(rated, /^Solution$/).entries()) assert.ok(isSolutionOf(solution, puzzles[first + i]), `row ${i}`);
    const ratings = column(rated, /^ER$/);
    assert.ok(ratings.length >= 10);
    if (kRookery)
      assert.deepEqual(
        ratings,
        ratedByCommand(puzzles.slice(first, first + ratings.length)).map(([er]) => er),
      );
    assert.ok((await readDocument(page, kTableRows)).length >= 10, 'rows in the document');
    await page.screenshot(`engine-${here.engine.name}-list`);
  });
}

/** @param {Here} here */
function takesANewVersion({ browser }) {
  return withCopy(({ address, publish }) =>
    usePage(browser, `${address}#analysis`, kWide, async (page) => {
      const isOffered = () => page.tab.evaluate('!document.getElementById("update").hidden');
      await untilKept(page);
      assert.equal(await isOffered(), false, 'a first version offered as an update');
      await publish();
      await untilOffered(page);
      await page.tab.evaluate('document.getElementById("update-reload").click()');
      await untilNext(page);
      assert.equal(await isOffered(), false, 'it is still offered');
    }),
  );
}

/** @param {Here} here */
async function startsOffline({ browser }) {
  const served = await serveSite();
  try {
    await usePage(browser, `${served.address}/#analysis`, kWide, async (page) => {
      await untilKept(page);
      assert.equal(await page.tab.evaluate('document.getElementById("update").hidden'), true, 'a first version offered as an update');
      await served.close();
      await reload(page);
      await page.paste(kFish);
      await page.waitFor((s) => boardOf(s) === kFish && s.steps.length > 2 && !isWorking(s), 'the path');
      await page.click('Lab'); // whose verbs load later
      await inDocument(page, 'button lab-run');
      await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => id === 'lab-select-0') && !isWorking(s), 'results');
    });
  } finally {
    await served.close();
  }
}

/** @param {Here} here */
function keepsWhatIsThere(here) {
  const puzzles = Array.from({ length: 40 }, (_, i) => turned(kFish, i));
  return onAnalysis(here, async (page) => {
    await page.paste(puzzles.join('\n'));
    await page.waitFor((s) => s.table?.total === puzzles.length && !isWorking(s), 'the table');
    await page.click('Play');
    await page.paste(kSingles);
    await page.click('cell r1c1');
    await page.press('7');
    const before = boardOf(await page.waitFor((s) => s.cells[0]?.v === '7', 'the digit'));
    await reload(page);
    assert.equal(boardOf(await page.state()), before);
    await page.click('List');
    const { table } = await page.waitFor((s) => s.table?.total === puzzles.length && !isWorking(s), 'the table again');
    assert.equal(table.rows[0][table.columns.indexOf('Puzzle')], puzzles[table.first]);
  });
}

/** The browser stores a file of megabytes next to its finished parts. @param {Here} here */
function keepsALongList(here) {
  const puzzles = Array.from({ length: 60 }, (_, i) => turned(kFish, i));
  const remarks = `# ${'long '.repeat(200)}\n`.repeat(9000);
  return onAnalysis(here, async (page) => {
    await page.drop('long.txt', [...puzzles.slice(0, 30), remarks, ...puzzles.slice(30)].join('\n'));
    await page.waitFor((s) => s.table?.total === puzzles.length && !isWorking(s), 'the table');
    await page.until(async () => (await keptParts(page.tab)) > 0, 'kept parts');
    await reload(page);
    const { table } = await page.waitFor((s) => s.table?.total === puzzles.length && !isWorking(s), 'the table again');
    assert.equal(table.rows[0][table.columns.indexOf('Puzzle')], puzzles[table.first]);
  });
}

/** In every mode, with some content in each. @param {Here} here */
function isAccessible(here) {
  return onAnalysis(here, async (page) => {
    /** @param {string} mode @param {string} text @param {(state: any) => unknown} test */
    const lookAt = async (mode, text, test) => {
      await page.click(mode);
      if (text) await page.paste(text);
      await page.waitFor((s) => test(s) && !isWorking(s), mode);
      await page.settled();
      assert.deepEqual(await violations(page), [], mode);
    };
    await lookAt('Play', kFish, (s) => boardOf(s) === kFish && s.steps.length > 2);
    await lookAt('List', [kSingles, kFish].join('\n'), (s) => s.table?.total === 2);
    await lookAt('Generate', '', (s) => s.fields.length > 1);
    await lookAt('Enumerate', kGrid, (s) => s.table?.total === 311);
    await lookAt('Lab', '', (s) => s.mode === 'lab');
    await lookAt('Learn', '', (s) => s.mode === 'learn');
  });
}

/** In the dark theme, in German. @param {Here} here */
async function startsDarkInGerman({ engine, address }) {
  const browser = await engine.launch({ dark: true, locale: 'de' });
  try {
    await usePage(browser, `${address}/#analysis`, kWide, async (page) => {
      if (engine.lacks.locale) {
        await inDocument(page, 'button new-puzzle');
        await inDocument(page, 'button settings');
        await inDocument(page, 'button language-de');
        await inDocument(page, 'button settings');
        await inDocument(page, 'button new-puzzle');
      }
      await page.until(() => page.tab.evaluate('document.documentElement.lang === "de"'), 'German');
      const { width, height } = await page.surface();
      const [red] = await page.pixel(width - 3, height - 3);
      assert.ok(red < 80, `a light corner (${red})`);
      assert.equal(await page.tab.evaluate('document.getElementById("document-use").textContent'), 'Diesen Text nehmen');
      await page.screenshot(`engine-${engine.name}-dark`);
    });
  } finally {
    await browser.close();
  }
}

/** @param {Here} here */
async function worksFromDisk({ browser }) {
  const file = await copyOneFile();
  try {
    await usePage(browser, `${file.address}#analysis`, kWide, async (page) => {
      await page.paste(kFish);
      await page.waitFor((s) => boardOf(s) === kFish && s.steps.length > 2 && !isWorking(s), 'the path');
      await page.click('Solve');
      const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
      assert.ok(isSolutionOf(boardOf(solved), kFish));
      await reload(page);
      assert.equal(boardOf(await page.state()), boardOf(solved), 'existing content is kept');
    });
  } finally {
    await file.remove();
  }
}

/** By touch, on a phone. @param {Here} here */
function takesTaps({ browser, address, engine }) {
  return usePage(browser, address, kPhone, async (page) => {
    await page.tap('Skip');
    await page.tap('cell r5c5');
    assert.equal((await page.state()).cursor, 40);
    await page.tap('digit-3');
    await page.waitFor((s) => s.cells[40].v === '3', 'the digit');
    await page.screenshot(`engine-${engine.name}-phone`);
    await page.tap('undo');
    await page.waitFor((s) => s.cells[40].v === '', 'the empty cell');
    await page.tap('new-puzzle');
    const before = boardOf(await page.state());
    await page.tap('new-easy');
    await page.waitFor((s) => s.cells.length === 81 && boardOf(s) !== before, 'a new puzzle');
  });
}

/** Runs in the page: the first of a list's workers closes itself at its third part. @param {string} input */
async function runWithSilentWorker(input) {
  const load = (/** @type {string} */ path) => import(path);
  const { Pool } = await load('/pool.mjs');
  const { createLedger, init } = await load('/core.mjs');
  await init();
  const closing = `
    import '${location.origin}/worker.mjs';
    const take = self.onmessage;
    self.onmessage = (event) => (event.data.task?.part === 2 ? self.close() : take(event));`;
  const url = URL.createObjectURL(new Blob([closing], { type: 'text/javascript' }));
  /** @type {{rows: string[], problems: string[], end: string, made: number}} */
  const seen = { rows: [], problems: [], end: '', made: 0 };
  // The first worker is reserved for short jobs.
  const createWorker = (/** @type {string} */ own) => new Worker(++seen.made === 2 ? url : own, { type: 'module' });
  const pool = new Pool({ size: 1, createLedger, createWorker });
  await new Promise((resolve) => {
    const events = {
      onRows: (/** @type {string} */ rows) => seen.rows.push(...rows.split('\n')),
      onProblem: (/** @type {any} */ { sentence }) => seen.problems.push(sentence),
      onEnd: (/** @type {any} */ result) => resolve((seen.end = result.end)),
    };
    pool.start({ verb: 'rate', input }, events);
  });
  pool.close();
  return seen;
}

/**
 * Such an end raises no event, and the pool replaces no other worker, even one that is busy for a long time.
 * @param {Here} here
 */
async function replacesASilentWorker({ browser, address }) {
  const tab = await browser.newTab();
  try {
    await tab.goto(`${address}/core_start.mjs`); // an empty page of the site
    const list = Array.from({ length: 60 }, (_, i) => turned(kHard, i));
    const { rows, problems, end, made } = await tab.evaluate(runWithSilentWorker, list.join('\n'));
    assert.deepEqual([end, problems, made], ['finished', [], 3]);
    assert.deepEqual(
      rows.map((/** @type {string} */ row) => row.slice(0, 81)),
      list,
    );
  } finally {
    await tab.close();
  }
}

/** @type {[name: string, (here: Here) => Promise<void>][]} */
export const kJourneys = [
  ['starts with the sample, drawn and in the document', startsWithSample],
  ['a pasted puzzle is rated like on the command line, explained and solved', solvesAndRates],
  ['a picture becomes a board', readsAPicture],
  ['a puzzle, a digit and a command are typed', types],
  ['a new puzzle of a level', makesOneOfALevel],
  ['the puzzle of the day is the same in all engines and on the command line', hasPuzzleOfDay],
  ['puzzles are made on a pattern; a search is cancelled', generates],
  ['the puzzles of a grid: progress and completion', enumerates],
  ['300 puzzles are rated by the workers', ratesAList],
  ['a worker that ends without an event is replaced', replacesASilentWorker],
  ['starts without the server', startsOffline],
  ['a new version is offered, and Reload installs it', takesANewVersion],
  ['a reload keeps board and list', keepsWhatIsThere],
  ['a reload keeps a long list', keepsALongList],
  ['axe reports no violations in any mode', isAccessible],
  ['is dark and German if the system is', startsDarkInGerman],
  ['rookery.html works from disk', worksFromDisk],
  ['taps on a phone', takesTaps],
];
