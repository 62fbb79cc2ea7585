// Learn: from the list to a page, its example on the board, an exercise from its choices to its praise; from a step in Play; in the user's
// own puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { isWorking, siteOfTests } from './harness.mjs';
import { someOf } from '../support/full.mjs';

/** @typedef {import('./harness.mjs').RookeryPage} RookeryPage */

const site = await siteOfTests();
const kViews = /** @type {const} */ ([
  ['desk', {}],
  ['phone', { width: 390, height: 844, ratio: 2, touch: true }],
  ['sharp', { ratio: 2, theme: 'dark' }],
]);

/** The document's text. @param {RookeryPage} page @returns {Promise<string>} */
const told = (page) => page.tab.evaluate(() => document.getElementById('document')?.textContent ?? '');
/** @param {RookeryPage} page @param {RegExp} text */
const isTold = async (page, text) => page.until(async () => text.test(await told(page)), `the text ${text}`);

for (const [name, view] of someOf(kViews, ([name]) => name === 'phone')) {
  test(`a page and an exercise from choice to praise, on a ${name}`, async () => {
    const page = await site.open(view);
    await page.press('Shift+N'); // a phone's tab bar has no room for it
    await page.screenshot(`learn-list-${name}`);
    await inDocument(page, 'button learn-fold-3');
    await inDocument(page, 'button learn-x-wing');
    await isTold(page, /How to find it/);
    await isTold(page, /\d in (?:rows|columns) \d and \d fits only in/);
    await page.settled();
    await page.screenshot(`learn-page-${name}`);

    await inDocument(page, 'button learn-practise');
    await isTold(page, /mark every candidate it removes/);
    await inDocument(page, 'button learn-check');
    await isTold(page, /First mark the candidates it removes/);
    // The answer comes from the page itself, for another exercise of the same technique: when revealed, it names the eliminations.
    await inDocument(page, 'button learn-answer');
    await isTold(page, /Here it is: /);
    await page.settled();
    await page.screenshot(`learn-answer-${name}`);
    await inDocument(page, 'button learn-another');
    await isTold(page, /mark every candidate it removes/);
    assert.doesNotMatch(await told(page), /fits only in/, 'nothing is given away');

    const gone = xWing(await candidates(page));
    assert.ok(gone.length > 0, 'there is an X-wing');
    for (const { row, column, digit } of gone) {
      await page.tab.evaluate(
        (/** @type {string} */ id) => {
          /** @type {HTMLElement} */ (document.querySelector(`#document [data-id="${id}"]`)).click();
        },
        `cell r${row + 1}c${column + 1}`,
      );
      await page.settled();
      await inDocument(page, `button learn-digit-${digit}`);
      await page.settled();
    }
    await inDocument(page, 'button learn-check');
    await isTold(page, /Right! /);
    await page.settled();
    await page.screenshot(`learn-praise-${name}`);
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}

/** The candidates of each cell, from the document. @param {RookeryPage} page @returns {Promise<number[][][]>} */
const candidates = (page) =>
  page.tab.evaluate(() => {
    const rows = [...Array(9)].map(() => [...Array(9)].map(() => /** @type {number[]} */ ([])));
    for (const cell of document.querySelectorAll('#document [data-id^="cell r"]')) {
      const [, row, column] = /r(\d)c(\d)$/.exec(cell.getAttribute('data-id') ?? '') ?? [];
      const [, digits] = /candidates? ([\d, and]+)/.exec(cell.getAttribute('aria-label') ?? cell.textContent ?? '') ?? [];
      if (digits) /** @type {any} */ (rows)[Number(row) - 1][Number(column) - 1] = digits.match(/\d/g)?.map(Number) ?? [];
    }
    return rows;
  });

/**
 * The eliminations of the first X-wing that has any.
 * @param {number[][][]} board
 * @returns {{row: number, column: number, digit: number}[]}
 */
function xWing(board) {
  const at = (/** @type {boolean} */ turned, /** @type {number} */ a, /** @type {number} */ b) =>
    (turned ? board[b]?.[a] : board[a]?.[b]) ?? [];
  for (let digit = 1; digit <= 9; ++digit) {
    for (const turned of [false, true]) {
      const places = [...Array(9).keys()].map((line) => [...Array(9).keys()].filter((cross) => at(turned, line, cross).includes(digit)));
      for (let one = 0; one < 9; ++one) {
        for (let two = one + 1; two < 9; ++two) {
          if (places[one]?.length !== 2 || places[one]?.join() !== places[two]?.join()) continue;
          const gone = [];
          for (let line = 0; line < 9; ++line) {
            if (line === one || line === two) continue;
            for (const cross of places[one] ?? [])
              if (places[line]?.includes(cross)) gone.push({ row: turned ? cross : line, column: turned ? line : cross, digit });
          }
          if (gone.length > 0) return gone;
        }
      }
    }
  }
  return [];
}

test("from a step of the path to its page, and back to the player's own puzzle", async () => {
  const page = await site.open();
  await page.paste('.4.9.......81..5.66....8.4...9.8.2.4.8.....5.3.5.9.1...7.6....22.4..18.......4.3.');
  await page.waitFor((s) => !isWorking(s) && s.mode === 'play', 'the path');
  await inDocument(page, 'step 3');
  await inDocument(page, 'button learn-this');
  await page.waitFor((s) => s.mode === 'learn', 'the mode');
  await isTold(page, /Why it works/);
  await inDocument(page, 'button learn-mine');
  await isTold(page, /In your puzzle|Your puzzle has none/);
  await page.settled();
  await page.screenshot('learn-mine');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
