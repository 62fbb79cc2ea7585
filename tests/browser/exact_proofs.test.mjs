// The view "Exact": its methods, 4x4 patterns, the fewest clues by formulas; a plain checker verifies the saved proofs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { errorInProof } from '../web/lrat.mjs';
import { inDocument } from './document_user.mjs';
import { isWorking, siteOfTests } from './harness.mjs';

const site = await siteOfTests();
const kPhone = { width: 390, height: 844, ratio: 2, touch: true };
const kRefuted = '.x.x.........x.x.........x..x....x.....x.x.......xx......x..x.xx.x......x........';

/** @param {any} state @param {RegExp} sentence @returns {boolean} */
const says = (state, sentence) => state.facts.some((/** @type {string} */ fact) => sentence.test(fact));

/** Opens the view. @param {string} [pattern] of a link @param {import('./harness.mjs').View} [view] */
async function openExact(pattern, view) {
  const page = await site.open(view);
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button view-exact');
  if (pattern) {
    await page.tab.evaluate((/** @type {string} */ mask) => {
      location.hash = `#pattern=${mask}`;
    }, pattern);
    await page.waitFor((s) => says(s, /\b\d+ clue cells\b/) || s.mode === 'generate', 'the pattern of the link');
  }
  return page;
}

/**
 * The files of the archive that an action saves, by the last parts of their names.
 * @param {import('./harness.mjs').RookeryPage} page @param {string} name of the archive @param {() => Promise<void>} action
 * @returns {Promise<Record<string, string>>}
 */
async function saved(page, name, action) {
  const [download] = await Promise.all([page.tab.waitForEvent('download'), action()]);
  assert.equal(download.suggestedFilename(), name);
  const archive = readFileSync(await download.path());
  /** @type {Record<string, string>} */
  const files = {};
  // POSIX tar: a header of 512 bytes (name at 0, size in octal at 124), then the file, padded to a multiple of 512.
  for (let at = 0; archive[at] !== 0; ) {
    const field = (/** @type {number} */ from, /** @type {number} */ length) =>
      archive
        .subarray(at + from, at + from + length)
        .toString('latin1')
        .replace(/[\0 ].*$/s, '');
    const size = parseInt(field(124, 12), 8);
    files[field(0, 100).replace(/^.*\./, '')] = archive.subarray(at + 512, at + 512 + size).toString('latin1');
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

for (const [name, view] of /** @type {const} */ ([
  ['desk', {}],
  ['phone', kPhone],
])) {
  test(`4x4 on a ${name}: four cells that can be solved, four that cannot, with a proof`, async () => {
    const page = await openExact(undefined, view);
    await inDocument(page, 'button section-small');
    for (const cell of [0, 3, 8, 15]) await inDocument(page, `button small-${cell}`);
    await inDocument(page, 'button decide-small');
    await page.waitFor((s) => says(s, /^Yes: .* alone solve these digits/), 'the answer');
    await page.screenshot(`exact-small-${name}`);
    await inDocument(page, 'button clear-small');
    await inDocument(page, 'button section-exact-method');
    await inDocument(page, 'button exact-method-refute');
    await inDocument(page, 'button exact-proof');
    for (const cell of [0, 4, 10, 15]) await inDocument(page, `button small-${cell}`);
    await inDocument(page, 'button decide-small');
    await page.waitFor((s) => says(s, /^Impossible: /), 'the refutation');
    await page.screenshot(`exact-small-refuted-${name}`);
    const files = await saved(page, 'rookery-proof-4x4.tar', () => inDocument(page, 'button save-small-proof'));
    assert.deepEqual(Object.keys(files).sort(), ['cnf', 'lrat']);
    assert.equal(errorInProof(files.cnf, files.lrat), '');
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}

test('a refutation of a pattern is saved and verifies', async () => {
  const page = await openExact(kRefuted);
  await page.click('strategy-hidden');
  await page.click('strategy-locked');
  await inDocument(page, 'button section-exact-method');
  await inDocument(page, 'button exact-method-refute');
  await inDocument(page, 'button exact-proof');
  await page.screenshot('exact-method');
  await page.click('Decide');
  await page.waitFor((s) => says(s, /^Impossible: no digits in these cells/), 'the refutation');
  await page.screenshot('exact-proof');
  const files = await saved(page, 'rookery-proof.tar', () => inDocument(page, 'button save-proof'));
  assert.equal(errorInProof(files.cnf, files.lrat), '');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('the fewest clues by formulas: a fixed number of clues, in parts', async () => {
  const page = await openExact();
  await inDocument(page, 'button section-fewest');
  await inDocument(page, 'button fewest-by-sat');
  await inDocument(page, 'text fewest-clues 5');
  await page.screenshot('exact-fewest');
  await inDocument(page, 'button search-fewest');
  await page.waitFor((s) => !isWorking(s) && says(s, /5 clues|^Impossible|Proved/), 'the answer');
  await page.screenshot('exact-fewest-done');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
