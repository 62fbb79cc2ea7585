// Every example of the Lab's tools runs to its rows, including those reached from a puzzle, a pattern and the figures' buttons.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inDocument, runByPalette } from './document_user.mjs';
import { isWorking, siteOfTests } from './harness.mjs';
import { someOf } from '../support/full.mjs';

const site = await siteOfTests();
const kViews = /** @type {const} */ ([
  ['desk', {}],
  ['phone', { width: 390, height: 844, ratio: 2, touch: true }],
  ['sharp', { ratio: 2, theme: 'dark' }],
]);

// From the list itself, so that the test covers all of them.
const source = readFileSync(new URL('../../shell/lab/lab_examples.cpp', import.meta.url), 'utf8');
const examples = [...source.matchAll(/^ {4}\{"([a-z0-9-]+)",\s*"([a-z]+)",/gm)].map(([, id, tool]) => ({ id, tool }));

/** @param {any} state */
const rowsOf = (state) => {
  const [, count = '0'] = /: (one|[\d,]+) rows?"/.exec(JSON.stringify(state)) ?? [];
  return count === 'one' ? 1 : Number(count.replaceAll(',', ''));
};

/** Unfolds the list of tools if it is folded, which is known only once it is drawn. @param {any} page @param {string} tool */
async function unfoldTools(page, tool) {
  const find = (/** @type {any} */ state, /** @type {string} */ id) => state.buttons.find((/** @type {any} */ button) => button.id === id);
  const fold = 'lab-section-tool';
  const state = await page.waitFor((/** @type {any} */ s) => find(s, fold) || find(s, `lab-tool-${tool}`), 'the list of tools');
  if (!find(state, `lab-tool-${tool}`) && !find(state, fold).pressed) await inDocument(page, `button ${fold}`);
}

for (const [index, [name, view]] of kViews.entries()) {
  test(`examples run until they have rows, on a ${name}`, async () => {
    assert.ok(examples.length >= 20, 'the list was read');
    const page = await site.open(view);
    await page.click('Lab');
    await page.click('lab-view-tools');
    for (const { id, tool } of examples.filter((_, n) => n % kViews.length === index)) {
      await unfoldTools(page, tool);
      await inDocument(page, `button lab-tool-${tool}`);
      await inDocument(page, `button lab-example-${id}`);
      await page.waitFor((s) => !isWorking(s) && rowsOf(s) > 0, `the rows of ${id}`);
      await page.settled();
      await page.screenshot(`example-${id}-${name}`);
    }
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}

test('around this puzzle, from Play', async () => {
  const page = await site.open();
  await page.paste('000000010400000000020000000000050407008000300001090000300400200050100000000806000');
  await page.waitFor((s) => !isWorking(s) && s.mode === 'play', 'the puzzle');
  await runByPalette(page, 'Nearby puzzles');
  await page.waitFor((s) => s.mode === 'lab', 'the tool');
  await inDocument(page, 'text tool-minus 0');
  await inDocument(page, 'text tool-plus 1');
  await inDocument(page, 'button lab-tool-run');
  await page.waitFor((s) => !isWorking(s) && rowsOf(s) > 0, 'its neighbours');
  await page.screenshot('around-puzzle');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('every puzzle of this pattern and an unbiased sample, from Generate; the sample leads to its statistics', async () => {
  const page = await site.open();
  await inDocument(page, 'button mode-generate');
  await runByPalette(page, 'Every puzzle of this pattern');
  await page.waitFor((s) => s.mode === 'lab' && /^Press Run to estimate how many there are/.test(s.status), 'the tool');
  await page.screenshot('whole-pattern');
  await inDocument(page, 'button mode-generate');
  await runByPalette(page, 'Unbiased sample');
  await page.waitFor((s) => s.mode === 'lab', 'the other tool');
  await inDocument(page, 'button lab-tool-run');
  await page.waitFor((s) => !isWorking(s) && rowsOf(s) === 100, 'a hundred puzzles');
  await inDocument(page, 'button lab-tool-to-statistics');
  await page.waitFor((s) => !isWorking(s) && /statistics/.test(JSON.stringify(s)) && rowsOf(s) > 0, 'the statistics');
  await page.screenshot('sample-statistics');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('domains are drawn with the Hall set that excludes a value, row by row', async () => {
  for (const [name, view] of someOf(kViews, ([name]) => name === 'phone')) {
    const page = await site.open(view);
    await page.click('Lab');
    await page.click('lab-view-tools');
    await inDocument(page, 'button lab-tool-alldifferent');
    await inDocument(page, 'button lab-example-hall-sets');
    const first = await page.waitFor((s) => !isWorking(s) && /Domains, arc: row 1 of/.test(JSON.stringify(s)), 'the picture');
    assert.match(JSON.stringify(first), /take \d/);
    await inDocument(page, 'button lab-row-next');
    await page.waitFor((s) => /Domains, arc: row 2 of/.test(JSON.stringify(s)), 'the next row');
    await page.settled();
    await page.screenshot(`hall-sets-${name}`);
    assert.deepEqual(page.complaints, []);
    await page.close();
  }
});
