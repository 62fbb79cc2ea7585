// The contents of one mode go to another with one press, and Undo takes each such step back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kSolution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const kOther = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

const site = await siteOfTests();

const patternOf = (/** @type {any} */ state) => state.cells.map((/** @type {any} */ cell) => (/clue/.test(cell.n) ? 'x' : '.')).join('');
const cluesOf = (/** @type {string} */ puzzle) => puzzle.replace(/[1-9]/g, 'x');

test('from the board to Generate, Enumerate and the Lab with the hand-off buttons, and back with Undo', async () => {
  const page = await site.open();
  await page.paste(kPuzzle);
  await page.waitFor((s) => /SE 1/.test(s.title), 'the rating');
  await page.click('to-generate');
  assert.equal(patternOf(await page.waitFor((s) => s.mode === 'generate', 'the mode Generate')), cluesOf(kPuzzle));
  await page.click('status-undo');
  assert.notEqual(patternOf(await page.state()), cluesOf(kPuzzle));
  await page.click('mode-play');
  await page.click('to-enumerate');
  assert.equal(boardOf(await page.waitFor((s) => s.mode === 'enumerate', 'the mode Enumerate')), kSolution);
  await page.click('mode-play');
  await page.click('to-lab');
  assert.equal(boardOf(await page.waitFor((s) => s.mode === 'lab', 'the mode Lab')), kPuzzle);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a list is replaced; Ctrl+Z restores the previous one, Ctrl+Y the later one', async () => {
  const page = await site.open();
  await page.paste(`${kPuzzle}\n${kOther}\n`);
  await page.waitFor((s) => s.table?.total === 2 && !isWorking(s), 'the first list');
  await page.paste(`${kPuzzle}\n${kPuzzle}\n${kPuzzle}\n`);
  await page.waitFor((s) => s.table?.total === 3 && !isWorking(s), 'the second list');
  await page.press('Control+z');
  await page.waitFor((s) => s.mode === 'list' && s.table?.total === 2, 'the first list again');
  await page.press('Control+y');
  await page.waitFor((s) => s.table?.total === 3, 'the second list again');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('document only: a row of a list to Generate, Enumerate and the Lab; the list to the race and back', async () => {
  const page = await site.open();
  await page.paste(`${kOther}\n${kPuzzle}\n`);
  await page.waitFor((s) => s.table?.total === 2 && !isWorking(s), 'the list');
  const choose = async () => {
    await inDocument(page, 'button mode-list');
    await inDocument(page, 'row 1');
    await inDocument(page, 'button mode-list');
  };
  await choose();
  await inDocument(page, 'button to-generate');
  assert.equal(patternOf(await page.waitFor((s) => s.mode === 'generate', 'the mode Generate')), cluesOf(kPuzzle));
  await choose();
  await inDocument(page, 'button to-enumerate');
  assert.equal(boardOf(await page.waitFor((s) => s.mode === 'enumerate', 'the mode Enumerate')), kSolution);
  await choose();
  await inDocument(page, 'button to-lab');
  assert.equal(boardOf(await page.waitFor((s) => s.mode === 'lab', 'the mode Lab')), kPuzzle);
  await inDocument(page, 'button list-to-race');
  await page.waitFor((s) => /shown: 2/.test(s.status), 'both in the race');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
