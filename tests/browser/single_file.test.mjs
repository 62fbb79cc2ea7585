// rookery.html from disk, with no network: paste, solve, hint, a list, a puzzle made, a work kept, all of it by workers that the
// file itself carries.
import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { boardOf, isWorking, openSite } from './harness.mjs';
import { countSolutions, isSolutionOf } from './rules.mjs';
import { inTwin } from './twin_user.mjs';

const kPuzzle = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.';  // SE 1.2.1: 1.2 / 1.2 / 1.2
const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kPatience = 120_000;

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {string} */
let folder;
before(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'rookery-file-'));  // alone in its folder, so that nothing beside it can help
  const built = process.env.ROOKERY_WEB_DIR ?? fileURLToPath(new URL('../../build/web', import.meta.url));
  await copyFile(join(built, 'rookery.html'), join(folder, 'rookery.html'));
});
after(async () => {
  await site?.close();
  await rm(folder, { recursive: true });
});

/** Opens the file; `asked` gets every address that the page asks for. @param {string[]} asked @param {import('./harness.mjs').View} [view] */
function openFile(asked, view = {}) {
  return site.open({
    ...view,
    kept: true,  // were there a service worker, it would come
    address: pathToFileURL(join(folder, 'rookery.html')).href,
    before: async (tab) => {
      await tab.context().setOffline(true);
      tab.context().on('request', (/** @type {any} */ request) => asked.push(request.url()));
      await view.before?.(tab);
    },
  });
}

/** Twenty relabellings of two puzzles. */
const kList = Array.from({ length: 20 }, (_, i) => [kPuzzle, kFish][i % 2]
  .replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + Math.floor(i / 2)) % 9) + 1)));

test('from disk: a puzzle is pasted, rated, solved, a list is solved and rated, puzzles are made', async () => {
  /** @type {string[]} */
  const asked = [];
  const page = await openFile(asked);
  await page.paste(kPuzzle);
  const rated = await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 0 && !isWorking(s), 'the path', kPatience);
  assert.match(rated.title, /SE 1\.2\.1 ER 1\.2 EP 1\.2 ED 1\.2/);
  await page.click('Solve');
  const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
  assert.ok(isSolutionOf(boardOf(solved), kPuzzle));
  await page.screenshot('one-file');

  await page.paste(kList.join('\n'));
  const { table } = await page.waitFor((s) => s.table?.total === kList.length && !isWorking(s), 'the whole table', kPatience);
  const column = (/** @type {RegExp} */ name) => table.columns.findIndex((/** @type {string} */ title) => name.test(title));
  for (const [i, row] of table.rows.entries()) {
    assert.ok(isSolutionOf(row[column(/^solution$/i)], kList[i]), `row ${i + 1}`);
    assert.match(row[column(/ER/)], /^\d+\.\d$/);
  }

  await page.click('Generate');
  await page.click('Take pattern Lattice');
  await inTwin(page, 'text count 3');
  await page.click('Generate puzzles');
  const made = await page.waitFor((s) => s.table?.total === 3 && !isWorking(s), 'three puzzles', kPatience);
  const puzzles = made.table.rows.map((/** @type {string[]} */ row) => row.find((text) => /^[.1-9]{81}$/.test(text)));
  for (const puzzle of puzzles) assert.equal(countSolutions(puzzle), 1);

  assert.deepEqual(page.complaints, []);
  assert.deepEqual(asked.filter((address) => !/^(file|blob|data):/.test(address)), [], 'nothing was asked of any server');
  assert.equal(asked.filter((address) => address.startsWith('file:')).length, 1, 'and nothing of the disk but the file itself');
  await page.close();
});

test('from disk: what browsers keep is kept, and a reload finds it', async () => {
  const page = await openFile([]);
  await page.tab.evaluate('localStorage.setItem("rookery.test", "kept")');
  await page.tab.reload();
  await page.ready();
  assert.equal(await page.tab.evaluate('localStorage.getItem("rookery.test")'), 'kept');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a browser that cannot unpack the file says so', async () => {
  const page = await openFile([], { wait: false, before: (tab) => tab.addInitScript(() => { delete /** @type {any} */ (window).DecompressionStream; }) });
  await page.until(async () => /cannot unpack/.test(await page.tab.locator('#notice').innerText()), 'the notice');
  await page.close();
});
