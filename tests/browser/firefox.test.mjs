// The puzzle of the day in another engine: Firefox, Chromium and the command line make the same one. What Firefox shows is read from
// the page's document, as by a user of a screen reader. Skipped where there is no firefox-esr.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { inDocument } from './document_user.mjs';
import { FirefoxPage, NoFirefox, noFirefox } from './firefox.mjs';
import { kDay } from '../support/puzzle_of_day.mjs';
import { boardOf, siteOfTests } from './harness.mjs';

const kTimeout = 240_000;
const kRookery = process.env.ROOKERY_CLI; // otherwise tests/cli alone holds the command line to the same puzzle
const site = await siteOfTests();

const kBoard = `[...document.querySelectorAll('#document .board-grid [role="gridcell"]')].map((cell) => cell.textContent || '.').join('')`;
/** @param {string} id */
const pressed = (id) => `(() => {
  const control = document.querySelector('#document [data-id="${id}"]');
  control?.click();
  return control ? 'yes' : 'no';
})()`;

test(
  'the puzzle of the day is the same in Firefox, in Chromium and on the command line',
  { timeout: kTimeout, skip: noFirefox },
  async (t) => {
    const firefox = await FirefoxPage.open(site.address, kDay.noon).catch((error) => {
      if (error instanceof NoFirefox) return null;
      throw error;
    });
    if (firefox === null) return t.skip('Firefox does not start here');
    try {
      const isBoard = (/** @type {string} */ text) => text.length === 81;
      const sample = await firefox.until(kBoard, isBoard, 'the board in Firefox');
      const isPressed = (/** @type {string} */ answer) => answer === 'yes';
      await firefox.until(pressed('new-puzzle'), isPressed, 'the way to new puzzles');
      await firefox.until(pressed('play-day'), isPressed, "the day's puzzle");
      const isAnother = (/** @type {string} */ text) => isBoard(text) && text !== sample;
      const inFirefox = await firefox.until(kBoard, isAnother, "the day's puzzle in Firefox");
      assert.match(await firefox.text('navigator.userAgent'), /Firefox/);

      const before = (/** @type {any} */ tab) => tab.clock.setFixedTime(new Date(kDay.noon));
      await site.use({ player: true, before }, async (page) => {
        await inDocument(page, 'button play-day');
        const state = await page.waitFor((s) => boardOf(s) !== sample, "the day's puzzle in Chromium");
        assert.equal(boardOf(state), inFirefox);
      });
      assert.equal(inFirefox, kDay.puzzle);
      if (kRookery) assert.equal(execFileSync(kRookery, ['generate', ...kDay.options], { encoding: 'utf8' }).split('\t')[0], inFirefox);
    } finally {
      await firefox.close();
    }
  },
);
