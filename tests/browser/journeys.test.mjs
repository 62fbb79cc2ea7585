// Whole journeys, each by pointer, by the keyboard alone and through the document alone, and each on a wide page, on a phone, at two device
// pixels per pixel, and from the single file on disk without a network. The answers are judged by rules.mjs, which shares no code with the
// page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { boardOf, isWorking, openSite } from './harness.mjs';
import { holdParts, keptParts, letGo } from './held_parts.mjs';
import { focusOf, pressByKeys, tabTo, writeByKeys } from './keyboard_user.mjs';
import { copyOneFile, fromDisk } from './one_file.mjs';
import { countSolutions, isSolutionOf } from './rules.mjs';
import { inDocument, pasteInDocument } from './document_user.mjs';
import { someOf } from '../support/full.mjs';

const kPartsGiven = 3;
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const kPuzzles = [
  '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.', // ER 1.2
  '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....', // ER 1.2
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........', // ER 9.0
];
const kLattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';
const kViews = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, ratio: 2, touch: true },
  'ratio 2': { width: 1280, height: 800, ratio: 2 },
  'from disk': { width: 1280, height: 800, disk: true },
};

/**
 * @typedef {import('./harness.mjs').RookeryPage} RookeryPage
 * @typedef {object} User
 * @property {(id: string, key?: string) => Promise<void>} run a command; its key if it has one
 * @property {() => Promise<void>} share the board as a link
 * @property {(text: string) => Promise<void>} paste
 * @property {(id: string, text: string) => Promise<void>} write into a field
 * @property {(cells: number[]) => Promise<void>} draw clue cells
 */

/** @type {Record<string, (page: RookeryPage, touch: boolean) => User>} */
const kUsers = {
  pointer: (page, touch) => {
    const press = (/** @type {string} */ label) => (touch ? page.tap(label) : page.click(label));
    const pressBelow = async (/** @type {string} */ label) => {
      for (let i = 0; i < 20 && !(await page.has(label)); ++i) {
        const { width, height } = await page.surface();
        await page.tab.mouse.move(width * (touch ? 0.5 : 0.9), height * 0.6);
        await page.tab.mouse.wheel(0, 200);
        await page.settled();
      }
      await press(label);
    };
    return {
      run: async (id) => {
        // A narrow page shows its panel in place of the keys, on demand.
        if (!(await page.has(id)) && (await page.has('sheet'))) await press('sheet');
        await pressBelow(id);
      },
      share: async () => {
        if (await page.has('more')) await press('more');
        await pressBelow('formats');
        await pressBelow('share-link');
      },
      paste: (text) => page.drop('dropped.txt', text),
      write: async (id, text) => {
        await press(id);
        await page.tab.keyboard.press('Control+a');
        await page.type(text);
      },
      draw: async (cells) => {
        for (const cell of cells) await press(`cell r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
      },
    };
  },
  keyboard: (page) => ({
    run: (id, key) => (key ? page.press(key) : pressByKeys(page, id)),
    share: () => page.press('Shift+S'),
    paste: (text) => page.paste(text),
    write: (id, text) => writeByKeys(page, id, text),
    draw: async (cells) => {
      await tabTo(page, ({ region }) => region === 'board', 'the board');
      let at = (await page.state()).cursor;
      for (const cell of cells) {
        const [down, right] = [Math.floor(cell / 9) - Math.floor(at / 9), (cell % 9) - (at % 9)];
        for (let i = 0; i < Math.abs(down); ++i) await page.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
        for (let i = 0; i < Math.abs(right); ++i) await page.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
        await page.press('Space');
        at = cell;
      }
    },
  }),
  document: (page) => ({
    run: (id) => inDocument(page, `button ${id}`),
    share: () => inDocument(page, 'button share-link'),
    paste: (text) => pasteInDocument(page, text),
    write: (id, text) => inDocument(page, `text ${id} ${text}`),
    draw: async (cells) => {
      for (const cell of cells)
        await page.tab.evaluate(
          (/** @type {number} */ i) => /** @type {HTMLElement} */ (document.querySelectorAll('.board-grid [role=gridcell]')[i]).click(),
          cell,
        );
    },
  }),
};

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

/** Whether the panel contains a matching sentence. @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));
/** The number of steps of the path, which a narrow page shows only on demand. @param {any} state @returns {number} */
const stepsIn = (state) => Number(/ {2}\u00B7 {2}(\d+) steps/.exec(state.facts.join('\n'))?.[1] ?? 0);
/** A column of the rows in the document. @param {any} state @param {RegExp} name @returns {string[]} */
const column = (state, name) => {
  const index = state.table.columns.findIndex((/** @type {string} */ title) => name.test(title));
  assert.ok(index >= 0, `a column like ${name} among ${state.table.columns}`);
  return state.table.rows.map((/** @type {string[]} */ row) => row[index]);
};

/**
 * A journey by one way in one view: the first of `ways`, or all of them with ROOKERY_FULL=1.
 * @param {string} name @param {[string, keyof typeof kViews][]} ways
 * @param {(page: RookeryPage, user: User, size: import('./harness.mjs').View) => Promise<void>} walk
 * @param {(tab: any) => Promise<void>} [first]
 */
function journey(name, ways, walk, first) {
  for (const [way, view] of someOf(ways, (_, i) => i === 0)) {
    test(`${name}: by ${way}, ${view}`, async () => {
      const size = kViews[view];
      const asked = /** @type {string[]} */ ([]);
      const opening = { ...size, before: first };
      const page = await site.open('disk' in size ? fromDisk(file.address, opening, asked) : opening);
      await walk(page, kUsers[way](page, 'touch' in size), size);
      await page.settled();
      await page.screenshot(`journey-${name.replaceAll(/[^a-z]+/g, '-')}-${way}`);
      assert.deepEqual(page.complaints, []);
      assert.deepEqual(
        asked.filter((address) => !/^(file|blob|data):/.test(address)),
        [],
        'no server was contacted',
      );
      await page.close();
    });
  }
}

/** @type {[string, keyof typeof kViews][]} */
const kWaysToShare = [
  ['pointer', 'phone'],
  ['pointer', 'wide'],
  ['keyboard', 'wide'],
  ['document', 'ratio 2'],
  ['pointer', 'from disk'],
];
journey('a puzzle, a hint, the solution, a link opened elsewhere', kWaysToShare, async (page, user, size) => {
  const [puzzle] = kPuzzles;
  await user.paste(puzzle);
  const rated = await page.waitFor((s) => boardOf(s) === puzzle && stepsIn(s) > 0 && !isWorking(s), 'the path');
  await page.settled();
  await user.run('hint', 'h');
  await page.waitFor((s) => /^Look at /.test(s.status), 'where to look');
  await user.run('solve', 's');
  const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
  assert.ok(isSolutionOf(boardOf(solved), puzzle));
  await user.share();
  await page.waitFor((s) => s.status.startsWith('Copied a link'), 'the message about the link');
  const other = await site.open({ ...size, address: await page.clipboard() });
  assert.equal(boardOf(await other.state()), puzzle);
  await other.waitFor((s) => stepsIn(s) === stepsIn(rated) && !isWorking(s), 'the same path');
  assert.deepEqual(other.complaints, []);
  await other.close();
});

// One of them with a long list.
for (const [count, ways] of /** @type {[number, [string, keyof typeof kViews][]][]} */ ([
  [1000, [['keyboard', 'wide']]],
  [
    100,
    [
      ['document', 'from disk'],
      ['pointer', 'phone'],
      ['document', 'ratio 2'],
    ],
  ],
]))
  journey(`a list of ${count}, rated, filtered, saved`, ways, async (page, user) => {
    const list = Array.from({ length: count }, (_, i) =>
      kPuzzles[i % 20 === 0 ? 2 : i % 2].replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + Math.floor(i / 20)) % 9) + 1)),
    );
    await user.paste(list.join('\n'));
    await page.waitFor((s) => s.mode === 'list' && s.table?.total === count && !isWorking(s), 'all ratings');
    await user.write('filter', 'er>=7');
    const hard = await page.waitFor((s) => s.table?.total === count / 20, 'the hard ones');
    for (const er of column(hard, /ER/)) assert.ok(Number(er) >= 7, er);
    const download = page.tab.waitForEvent('download');
    await user.run('save-list');
    const file = await download;
    assert.match(file.suggestedFilename(), /se-1\.2\.1.*\.tsv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n');
    const heads = lines[0].split('\t');
    const rows = lines.slice(1).map((row) => row.split('\t'));
    assert.equal(rows.length, count / 20);
    for (const row of rows) {
      assert.ok(list.includes(row[heads.indexOf('puzzle')]));
      assert.ok(Number(row[heads.findIndex((head) => /ER/.test(head))]) >= 7);
      assert.ok(isSolutionOf(row[heads.indexOf('solution')], row[heads.indexOf('puzzle')]));
    }
  });

journey(
  'a pattern drawn, puzzles made, printed',
  [
    ['pointer', 'ratio 2'],
    ['keyboard', 'wide'],
    ['document', 'phone'],
    ['keyboard', 'from disk'],
  ],
  async (page, user) => {
    await user.run('mode-generate', 'Shift+G');
    await page.waitFor((s) => s.mode === 'generate', 'the mode');
    const cells = [...kLattice].flatMap((c, i) => (c === 'x' ? [i] : []));
    const drawn = (/** @type {any} */ s) => s.cells.map((/** @type {any} */ cell) => cell.v || '.').join('');
    if (drawn(await page.state()).includes('x')) await user.run('clear-pattern');
    await page.waitFor((s) => !drawn(s).includes('x'), 'the empty pattern');
    await user.run('symmetry-none');
    await user.draw(cells);
    await page.waitFor((s) => drawn(s) === kLattice, 'the drawn pattern');
    await user.write('count', '2');
    await user.run('generate', 'Control+Enter');
    const made = await page.waitFor((s) => s.table?.total === 2 && !isWorking(s), 'two puzzles');
    for (const puzzle of column(made, /puzzle/i)) {
      assert.equal(puzzle.replace(/[1-9]/g, 'x'), kLattice);
      assert.equal(countSolutions(puzzle), 1);
    }
    await user.run('print-generated');
    const boards = page.tab.locator('#print-view .board');
    await page.until(async () => (await boards.count()) === 2, 'two boards to be printed');
    assert.equal((await boards.nth(0).locator('text').allTextContents()).join(''), column(made, /puzzle/i)[0].replaceAll('.', ''));
    assert.equal((await focusOf(page)).text, 'Print');
    await page.tab.evaluate(() =>
      Object.assign(window, {
        asked: 0,
        print: () => {
          ++/** @type {any} */ (window).asked;
        },
      }),
    );
    await page.tab.keyboard.press('Enter');
    assert.equal(await page.tab.evaluate('asked'), 1);
    await page.tab.keyboard.press('Escape');
    await page.until(async () => (await page.tab.locator('#print-view').count()) === 0, 'the page again');
  },
);

journey(
  'a grid searched, reloaded, searched on',
  [
    ['document', 'phone'],
    ['pointer', 'wide'],
    ['keyboard', 'ratio 2'],
    ['pointer', 'from disk'],
  ],
  async (page, user) => {
    const partsDone = (/** @type {any} */ s) =>
      Number(/^(\d+) of \d+ parts/.exec(s.facts.find((/** @type {string} */ f) => / of \d+ parts/.test(f)) ?? '')?.[1] ?? 0);
    await user.run('mode-enumerate', 'Shift+E');
    await page.waitFor((s) => s.mode === 'enumerate', 'the mode');
    await user.paste(kGrid);
    await page.waitFor((s) => says(s, /^311 sets of up to 12 cells; /), 'the sets');
    await user.run('view-puzzles', 'p');
    await user.run('enumerate', 'Control+Enter');
    await page.waitFor((s) => partsDone(s) === kPartsGiven, 'the first parts');
    await user.run('pause-search');
    await page.waitFor((s) => s.buttons.some((/** @type {any} */ b) => b.id === 'resume-search' && b.on), 'the pause');
    await page.until(async () => (await keptParts(page.tab)) === kPartsGiven, 'the first parts in the store');
    await letGo(page.tab);
    await page.tab.reload();
    await page.ready();
    await page.waitFor(
      (s) =>
        s.mode === 'enumerate' &&
        partsDone(s) === kPartsGiven &&
        s.buttons.some((/** @type {any} */ b) => b.id === 'resume-search' && b.on),
      'the paused search',
    );
    await user.run('resume-search');
    const all = await page.waitFor((s) => says(s, /^14 puzzles of 17 clues, and no others/), 'the end');
    const puzzles = column(all, /puzzle/i);
    assert.equal(new Set(puzzles).size, 14);
    for (const puzzle of puzzles) assert.ok(isSolutionOf(kGrid, puzzle) && countSolutions(puzzle) === 1);
  },
  (tab) => holdParts(tab, kPartsGiven),
);

journey(
  'a race in the Lab',
  [
    ['keyboard', 'wide'],
    ['pointer', 'phone'],
    ['document', 'ratio 2'],
    ['keyboard', 'from disk'],
  ],
  async (page, user) => {
    await user.run('mode-lab', 'Shift+B');
    await page.waitFor((s) => s.mode === 'lab', 'the mode');
    await user.run('lab-view-race', 'r');
    await user.paste(kPuzzles.join('\n'));
    await page.waitFor((s) => s.buttons.some((/** @type {any} */ b) => b.id === 'lab-race' && b.on), 'a race that can start');
    await user.run('lab-race', 'Control+Enter');
    const racers = (/** @type {any} */ s) => s.facts.filter((/** @type {string} */ fact) => /: \d+ of \d+ {2}\u00B7 {2}/.test(fact));
    const done = await page.waitFor((s) => racers(s).length > 1 && !isWorking(s), 'the end of the race');
    for (const racer of racers(done)) assert.match(racer, /: 3 of 3 {2}/, 'three puzzles each');
  },
);
