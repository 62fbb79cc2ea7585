// rookery.html from disk without a network: paste, solve, hint, a list, a generated puzzle, a stored job, all with workers embedded in the
// file.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { goThroughFrontDoor } from './front_door_user.mjs';
import { boardOf, isWorking, openSite } from './harness.mjs';
import { copyOneFile, fromDisk } from './one_file.mjs';
import { countSolutions, isSolutionOf } from './rules.mjs';
import { inDocument } from './document_user.mjs';

const kPuzzle = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.'; // SE 1.2.1: 1.2 / 1.2 / 1.2
const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';

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

/** Twenty relabellings of two puzzles. */
const kList = Array.from({ length: 20 }, (_, i) =>
  [kPuzzle, kFish][i % 2].replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + Math.floor(i / 2)) % 9) + 1)),
);

test('from disk: a puzzle is pasted, rated and solved, a list is solved and rated, puzzles are generated', async () => {
  /** @type {string[]} */
  const asked = [];
  const page = await site.open(fromDisk(file.address, {}, asked));
  await page.paste(kPuzzle);
  const rated = await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 0 && !isWorking(s), 'the path');
  assert.match(rated.title, /SE 1\.2\.1 ER 1\.2 EP 1\.2 ED 1\.2/);
  await page.click('Solve');
  const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
  assert.ok(isSolutionOf(boardOf(solved), kPuzzle));
  await page.screenshot('one-file');

  await page.paste(kList.join('\n'));
  const { table } = await page.waitFor((s) => s.table?.total === kList.length && !isWorking(s), 'the whole table');
  const column = (/** @type {RegExp} */ name) => table.columns.findIndex((/** @type {string} */ title) => name.test(title));
  for (const [i, row] of table.rows.entries()) {
    assert.ok(isSolutionOf(row[column(/^solution$/i)], kList[i]), `row ${i + 1}`);
    assert.match(row[column(/ER/)], /^\d+\.\d$/);
  }

  await page.click('Generate');
  await page.click('Lattice');
  await inDocument(page, 'text count 3');
  await page.click('Generate puzzles');
  const made = await page.waitFor((s) => s.table?.total === 3 && !isWorking(s), 'three puzzles');
  const puzzles = made.table.rows.map((/** @type {string[]} */ row) => row.find((text) => /^[.1-9]{81}$/.test(text)));
  for (const puzzle of puzzles) assert.equal(countSolutions(puzzle), 1);

  assert.deepEqual(page.complaints, []);
  assert.deepEqual(
    asked.filter((address) => !/^(file|blob|data):/.test(address)),
    [],
    'no server was contacted',
  );
  assert.equal(asked.filter((address) => address.startsWith('file:')).length, 1, 'only the file itself was read from disk');
  await page.close();
});

test('from disk: new puzzles, the puzzle of the day, statistics and help', async () => {
  const page = await site.open(fromDisk(file.address));
  await goThroughFrontDoor(page);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('from disk: browser storage works across a reload', async () => {
  const page = await site.open(fromDisk(file.address));
  await page.tab.evaluate('localStorage.setItem("rookery.test", "kept")');
  await page.tab.reload();
  await page.ready();
  assert.equal(await page.tab.evaluate('localStorage.getItem("rookery.test")'), 'kept');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a browser that cannot unpack the file says so', async () => {
  const page = await site.open(
    fromDisk(file.address, {
      wait: false,
      before: (tab) =>
        tab.addInitScript(() => {
          delete (/** @type {any} */ (window).DecompressionStream);
        }),
    }),
  );
  await page.until(async () => /cannot unpack/.test(await page.tab.locator('#notice').innerText()), 'the notice');
  await page.close();
});
