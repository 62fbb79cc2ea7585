// Messages in the status line are true for as long as they are shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { holdParts } from './held_parts.mjs';
import { inDocument } from './document_user.mjs';

const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';

const site = await siteOfTests();

const turned = (/** @type {number} */ n) => kPuzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + n) % 9) + 1));
const said = (/** @type {RegExp} */ sentence) => (/** @type {any} */ s) => sentence.test(s.status);

test('"Reading … of text" disappears once it has been read; reading it can be undone', () =>
  site.use({ before: (tab) => holdParts(tab, 3) }, async (page) => {
    const list = Array.from({ length: 4000 }, (_, n) => turned(n)).join('\n');
    await page.drop('long.txt', list);
    const read = await page.waitFor(said(/^Read \d+ kB of text: 4\s000 puzzles$/u), 'the message that it was read');
    assert.equal(isWorking(read), true, 'while the rating goes on');
    await page.screenshot('list-was-read');
    await page.click('status-undo');
    const undone = await page.waitFor(said(/^Undone: Opened the list long.txt/), 'the way back');
    await inDocument(page, `cancel ${undone.jobs[0].id}`);
    await page.waitFor((s) => !isWorking(s), 'the end');
  }));

test('"Copied" disappears with the next command, and old messages with a new puzzle', () =>
  site.use({}, async (page) => {
    await page.paste(kPuzzle);
    await page.waitFor((s) => boardOf(s) === kPuzzle && s.steps.length > 0, 'the path');
    await inDocument(page, 'button copy-puzzle');
    await page.waitFor(said(/^Copied$/), 'Copied');
    await inDocument(page, 'button show-candidates');
    await page.waitFor(said(/^$/), 'nothing');
    await inDocument(page, 'button hint');
    await page.waitFor(said(/^Look at /), 'a hint');
    await page.paste(turned(1));
    await page.waitFor(said(/^Recognised: /), 'the new puzzle');
    await page.click('cell r1c1');
    await page.press('1');
    await page.waitFor((s) => s.status === '' || /with another/.test(s.status), 'the word about the puzzle to be gone');
  }));

test('the error about a text or a field disappears once it is corrected', () =>
  site.use({}, async (page) => {
    await page.paste('hello, world');
    await page.waitFor((s) => s.fields.some((/** @type {any} */ field) => field.problem !== ''), 'the message');
    await page.paste([kPuzzle, turned(1)].join('\n'));
    await page.waitFor((s) => s.mode === 'list' && s.table?.total === 2 && !isWorking(s), 'a list');
    await inDocument(page, 'button mode-play');
    await page.waitFor((s) => s.mode === 'play', 'the board');
    await inDocument(page, 'button edit-text');
    const { fields } = await page.waitFor((s) => s.fields.length > 0, 'the field');
    assert.deepEqual(
      fields.map((/** @type {any} */ field) => field.problem),
      [''],
    );
    await inDocument(page, 'button mode-generate');
    await inDocument(page, 'text count many');
    await inDocument(page, 'button generate');
    await page.waitFor((s) => s.status !== '' && s.fields.some((/** @type {any} */ field) => field.problem !== ''), 'the error');
    await inDocument(page, 'text count 2');
    await page.waitFor((s) => s.status === '' && s.fields.every((/** @type {any} */ field) => field.problem === ''), 'no error');
  }));
