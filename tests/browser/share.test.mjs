// Puzzles entering and leaving the page: pasted and exported formats of other programs, and links.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kSolution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const kShort = 'p=ef6Y2ScDBJ7sUpU6DFCZO4a8gv';
const kOfShort = '.....1....64...28..8...3.1.9.74.........1.........63.5.2.5...4..46...82....7.....';

const site = await siteOfTests();

const hashOf = (/** @type {import('./harness.mjs').RookeryPage} */ page) => page.tab.evaluate('location.hash');
/** Waits until the address has followed the board. */
const addressIs = (/** @type {import('./harness.mjs').RookeryPage} */ page, /** @type {string} */ hash) =>
  page.until(async () => (await hashOf(page)) === hash, `the fragment ${hash}`);

describe('formats', () => {
  // The examples from the formats' descriptions, or puzzles in the same form where these are not complete puzzles.
  const kVectors = [
    { name: '81-character line', text: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9', clues: 17 },
    { name: 'SudokuPad', text: 'https://sudokupad.app/scfef6Y2ScDBJ7sUpU6DFCZO4a8gv', clues: 23 },
    { name: 'Good Sudoku', text: '$cAZAIABgcAQAAIAFCQAAAHAFAAAwAAgAEAAAAwQAgAAGADAQAFAWAHA=', clues: 25 },
    { name: 'HoDoKu', text: `:0000:x:${kPuzzle}:::`, clues: 30 },
    { name: 'gsf', text: `1,2,3,4,${kPuzzle},Name,7`, clues: 30 },
    { name: 'serate', text: `${kPuzzle} ED=7.1/1.2/1.2`, clues: 30 },
    { name: 'link with 81 characters', text: `https://www.sudokuwiki.org/sudoku.htm?bd=${kPuzzle.replaceAll('.', '0')}`, clues: 30 },
    { name: 'OpenSudoku', text: `<opensudoku version="2"><game data="${kPuzzle.replaceAll('.', '0')}"/></opensudoku>`, clues: 30 },
    { name: 'SadMan', text: `#ARuud\n#LEasy\n${/** @type {string[]} */ (kPuzzle.match(/.{9}/g)).join('\n')}\n`, clues: 30 },
  ];
  for (const { name, text, clues } of kVectors) {
    it(`names a pasted ${name}`, () =>
      site.use({}, async (page) => {
        await page.paste(text);
        const state = await page.waitFor(({ status }) => status.startsWith('Recognised: '), 'the name');
        assert.match(state.status.toLowerCase(), new RegExp(name.toLowerCase()));
        assert.equal(boardOf(state).replaceAll('.', '').length, clues);
      }));
  }

  it('copies and saves the board, by pointer and through the document', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.click('cell r1c3');
      await page.press('4');
      await page.press('Shift+X');
      await page.screenshot('formats');
      await page.click('copy-as-hodoku');
      assert.match(await page.clipboard(), /^:0000:x:53\+4\.7/);
      const [download] = await Promise.all([page.tab.waitForEvent('download'), page.click('save-as-sdk')]);
      assert.equal(download.suggestedFilename(), 'rookery-puzzle.sdk');
      const { buttons } = await page.state();
      assert.ok(buttons.some((/** @type {any} */ { id }) => id === 'copy-as-f-puzzles'));
      await page.press('Escape');
      assert.equal(await page.has('copy-as-hodoku'), false);
    }));

  it('reads back the board from every format it was copied in', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.click('cell r1c3');
      await page.press('4');
      await page.press('Shift+X');
      const ways = (await page.state()).buttons
        .map((/** @type {any} */ { id }) => id)
        .filter((/** @type {string} */ id) => id.startsWith('copy-as-'));
      for (const way of ['f-puzzles', 'sudokuwiki', 'opensudoku', 'hodoku'])
        assert.ok(ways.includes(`copy-as-${way}`), `${way} among ${ways}`);
      const texts = /** @type {[string, string][]} */ ([]);
      for (const way of ways) {
        await page.setClipboard('nothing yet');
        await inDocument(page, `button ${way}`);
        await page.until(async () => (await page.clipboard()) !== 'nothing yet', way);
        texts.push([way, await page.clipboard()]);
      }
      await page.press('Escape');
      for (const [way, text] of texts) {
        await page.paste(kOfShort);
        await page.waitFor((state) => boardOf(state) === kOfShort, 'another board');
        await page.paste(text);
        const state = await page.waitFor((now) => boardOf(now) !== kOfShort, `the board from ${way}: ${text}`);
        // Formats with givens only lose the entered digit; in those with candidates, a cell with a single candidate is a digit.
        const back = boardOf(state);
        assert.ok(
          [...back].every((digit, cell) => (kPuzzle[cell] === '.' ? ['.', kSolution[cell]].includes(digit) : digit === kPuzzle[cell])),
          `${way}: ${back}`,
        );
        assert.match(state.status, /^Recognised: /);
      }
    }));

  it('shows them on a phone, in both themes', async () => {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      await site.use({ width: 390, height: 844, ratio: 2, touch: true, theme }, async (page) => {
        await page.tap('more');
        await page.scroll('around-puzzle', 400);
        await page.scroll('techniques', 400);
        await page.tap('formats');
        await page.screenshot(`formats-phone-${theme}`);
        await page.tap('share-link');
        await page.waitFor(({ status }) => status.startsWith('Copied a link'), 'the message about it');
      });
    }
  });

  it('writes a list with its ratings', () =>
    site.use({}, async (page) => {
      await page.paste(`${kPuzzle}\n${kPuzzle.replaceAll('5', 'x').replaceAll('3', '5').replaceAll('x', '3')}\n`);
      await page.waitFor((state) => state.table?.total === 2 && !isWorking(state), 'the list');
      await page.click('formats');
      await page.screenshot('formats-list');
      await page.click('copy-list-as-serate');
      assert.match(await page.clipboard(), /^[1-9.]{81} ED=[\d.]+\/[\d.]+\/[\d.]+\n[1-9.]{81} ED=.*\n$/);
    }));
});

describe('links', () => {
  it('opens in another browser with the same board', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.click('cell r1c3');
      await page.press('4');
      await page.press('Shift+S');
      const link = await page.clipboard();
      assert.ok(link.startsWith(`${site.address}`) && link.includes('#p=') && link.length < site.address.length + 45, link);
      await site.use({ address: link }, async (other) => {
        assert.equal(boardOf(await other.state()), kPuzzle);
      });
      await page.press('Shift+X');
      await page.click('share-progress');
      const progress = await page.clipboard();
      await site.use({ address: progress }, async (other) => {
        const state = await other.state();
        assert.equal(boardOf(state), `534${kPuzzle.slice(3)}`);
        assert.match(state.cells[2].n, /entered|4/);
        await other.press('Control+z');
        assert.notEqual(boardOf(await other.state()), boardOf(state));
      });
    }));

  it('puts the current puzzle in the address without adding to the browser history', () =>
    site.use({}, async (page) => {
      await page.until(async () => (await hashOf(page)) === '', 'the plain address of a page with nothing of its own');
      const steps = await page.tab.evaluate('history.length');
      await page.tab.evaluate('window.heard = 0; addEventListener("hashchange", () => ++window.heard)');
      await page.paste(kPuzzle);
      await page.until(async () => (await hashOf(page)).startsWith('#p='), 'the address');
      const own = await hashOf(page);
      await page.press('4');
      await page.paste(kPuzzle.replaceAll('.', '0'));
      assert.deepEqual([await page.tab.evaluate('history.length'), await page.tab.evaluate('window.heard')], [steps, 0]);
      await page.tab.evaluate(`location.hash = '${kShort}'`);
      await page.waitFor((state) => state.status.startsWith('Opened a linked puzzle') && boardOf(state) === kOfShort, 'the linked puzzle');
      assert.equal(await page.tab.evaluate('window.heard'), 1);
      await page.press('Control+z');
      assert.equal(boardOf(await page.state()), kPuzzle);
      await addressIs(page, own);
    }));

  it('explains what is wrong with a link', async () => {
    await site.use({ address: `${site.address}/#s=Cabc` }, async (page) => {
      await page.waitFor(({ status }) => status.includes('newer version of Rookery'), 'the message');
    });
    await site.use({ address: `${site.address}/#s=Aabc` }, async (page) => {
      await page.waitFor(({ status }) => status.includes('damaged'), 'the message');
    });
  });
});
