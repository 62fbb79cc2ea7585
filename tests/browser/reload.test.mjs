// A reload loses nothing: the page is closed halfway through its work and comes back complete.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { holdParts, keptParts, letGo } from './held_parts.mjs';
import { inDocument } from './document_user.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kHard = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const kGrid = '639241785284765193517983624123857946796432851458619237342178569861594372975326418';

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** @param {Page} page */
async function reload(page) {
  await page.tab.reload();
  await page.ready();
}

/** Puzzles with the digits of `line` in other orders. @param {string} line @param {number} count */
function relabelled(line, count) {
  return Array.from({ length: count }, (_, n) => {
    const digits = [...'123456789'];
    for (let i = 8, rest = n * 7919; i > 0; rest = Math.floor(rest / (i + 1)) + n, --i) {
      const j = rest % (i + 1);
      [digits[i], digits[j]] = [digits[j], digits[i]];
    }
    return line.replace(/[1-9]/g, (digit) => digits[Number(digit) - 1]);
  });
}

describe('the board', () => {
  it('returns with digits, marks and the whole undo history', () =>
    site.use({}, async (page) => {
      const sample = boardOf(await page.state());
      await page.paste(kPuzzle);
      await page.click('cell r1c3');
      await page.press('4');
      await page.click('cell r1c4');
      await page.press('Control+6');
      const before = await page.state();
      assert.match(before.cells[3].n, /6/);
      await reload(page);
      const after = await page.state();
      assert.deepEqual(after.cells, before.cells);
      assert.equal(after.status, 'Everything is where you left it');
      await page.screenshot('reloaded');
      await page.press('Control+z');
      assert.doesNotMatch((await page.state()).cells[3].n, /6/);
      await page.press('Control+z');
      assert.equal(boardOf(await page.state()), kPuzzle);
      await reload(page);
      await page.press('Control+y');
      assert.equal(boardOf(await page.state()), `534${kPuzzle.slice(3)}`);
      for (let i = 0; i < 2; ++i) await page.press('Control+z');
      assert.equal(boardOf(await page.state()), sample);
    }));

  it('gives way to a link, and is one undo step away', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.until(
        () => page.tab.evaluate((/** @type {string} */ line) => localStorage['rookery.session']?.includes(line), kPuzzle),
        'the stored board',
      );
      const other = await page.openAnother(`${site.address}/#p=ef6Y2ScDBJ7sUpU6DFCZO4a8gv`);
      await other.waitFor(({ status }) => status.startsWith('Opened a linked puzzle'), 'the link');
      await other.press('Control+z');
      assert.equal(boardOf(await other.state()), kPuzzle);
    }));

  it('belongs to the reloaded window, whatever another one has written since', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      const other = await page.openAnother(site.address);
      await other.paste(kHard);
      await other.until(
        () => other.tab.evaluate((/** @type {string} */ line) => sessionStorage['rookery.session']?.includes(line), kHard),
        'the stored job',
      );
      const changed = kPuzzle.replace('5', '.');
      await page.paste(changed);
      await page.until(
        () => page.tab.evaluate((/** @type {string} */ line) => localStorage['rookery.session']?.includes(line), changed),
        'the stored job',
      );
      await reload(other);
      assert.equal(boardOf(await other.state()), kHard);
      await reload(page);
      assert.equal(boardOf(await page.state()), changed);
      assert.deepEqual(other.complaints, []);
    }));
});

describe('jobs', () => {
  it('a list of 1 000 continues and ends with all of its rows', () =>
    site.use({ before: (tab) => holdParts(tab, 40) }, async (page) => {
      const list = relabelled(kPuzzle, 500).flatMap((line, n) => [line, relabelled(kHard, 500)[n]]);
      await page.drop('thousand.txt', `${list.join('\n')}\n`);
      await page.waitFor((state) => state.table?.total === 320, 'the rows of the first parts');
      await page.click('sort-er');
      const er = (/** @type {any} */ state) => state.table.rows[1][state.table.columns.indexOf('ER')];
      await page.waitFor((state) => er(state) === '1.2', 'the easier puzzle first, not 2.3 as in order of arrival');
      await reload(page);
      const first = await page.waitFor((state) => state.table?.total === 320, 'the earlier rows');
      assert.equal(first.mode, 'list');
      assert.equal(first.jobs[0].done, 320);
      assert.equal(er(first), '1.2');
      await letGo(page.tab);
      await reload(page);
      const last = await page.waitFor((state) => state.table?.total === 1000 && !isWorking(state), 'the other rows');
      assert.match(last.jobs[0].end, /1\s?000/);
      assert.equal(er(last), '1.2');
      await page.screenshot('reloaded-list');
      await reload(page); // nothing to resume, so no message
      const again = await page.waitFor((state) => state.table?.total === 1000, 'all rows');
      assert.deepEqual(again.jobs, []);
      assert.deepEqual(again.table.rows, last.table.rows);
    }));

  it('generator results are there at once', () =>
    site.use({}, async (page) => {
      await page.press('Shift+G');
      await inDocument(page, 'button generate');
      const ended = await page.waitFor((state) => state.jobs.some((/** @type {any} */ w) => w.end !== ''), 'the end');
      assert.equal(ended.table.total, 10);
      await reload(page);
      const after = await page.state();
      assert.deepEqual([after.mode, after.table.total, after.jobs], ['generate', 10, []]);
      assert.deepEqual(after.table.rows, ended.table.rows);
    }));

  it('a generator run continues to the same puzzles', () =>
    site.use({ before: (tab) => holdParts(tab, 2) }, async (page) => {
      await page.press('Shift+G');
      await inDocument(page, 'text count 3000');
      await inDocument(page, 'button section-stop');
      await inDocument(page, 'text seed 77');
      await inDocument(page, 'button generate');
      const before = await page.waitFor((state) => state.table?.total >= 20, 'some puzzles');
      await reload(page);
      const after = await page.waitFor((state) => state.table?.total >= before.table.total && isWorking(state), 'the same again');
      assert.deepEqual(after.table.rows.slice(0, 10), before.table.rows.slice(0, 10));
    }));

  it('an enumeration resumes where it was, or stays paused', () =>
    site.use({ before: (tab) => holdParts(tab, 3) }, async (page) => {
      await page.press('Shift+E');
      await page.paste(kGrid);
      await page.click('Puzzles');
      await page.click('enumerate');
      const before = await page.waitFor((state) => state.jobs[0]?.done >= 3, 'some parts');
      await page.click('pause-search');
      await page.until(async () => (await keptParts(page.tab)) === 3, 'the parts in the store');
      await reload(page);
      const state = await page.waitFor(({ jobs }) => jobs[0]?.done >= before.jobs[0].done, 'the same parts');
      assert.equal(state.mode, 'enumerate');
      assert.equal(state.jobs[0].end, '');
      await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => /^resume-job-/.test(id)), 'the pause');
      await page.screenshot('reloaded-enumeration');
    }));
});

it('a browser without storage says so once, and everything else works', () =>
  site.use(
    {
      player: true, // no action before the paste; not even the welcome is closed
      welcome: true,
      before: (tab) => tab.addInitScript('Storage.prototype.setItem = () => { throw new Error("no room"); }'),
    },
    async (page) => {
      await page.paste(kPuzzle);
      await page.waitFor(({ status }) => status.includes("can't save anything for Rookery (no room)"), 'the message');
      await page.press('4');
      await page.paste(kHard);
      await page.waitFor(({ status }) => status.startsWith('Recognised'), 'the next message');
    },
  ));

it('state from another version is put aside', () =>
  site.use(
    {
      before: (tab) => tab.addInitScript('localStorage["rookery.session"] ??= "rookery 999\\nnow \\n"'),
    },
    async (page) => {
      await page.waitFor(({ status }) => status.includes('set aside'), 'the message');
      assert.equal(await page.tab.evaluate('localStorage["rookery.session-aside"]'), 'rookery 999\nnow \n');
    },
  ));
