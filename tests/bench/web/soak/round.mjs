// A round of everything that a user does with the page, in any engine.
import { boardOf, isWorking } from '../../../browser/harness.mjs';
import { inDocument, pasteInDocument, unfoldJobs } from '../../../browser/document_user.mjs';
import { relabelled } from '../../../web/puzzles.mjs';

const kTimeout = 180_000;
const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kChains = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';

/** @param {import('../../../browser/harness.mjs').RookeryPage} page @param {string} mode */
async function goTo(page, mode) {
  await inDocument(page, `button mode-${mode}`);
  await page.waitFor((s) => s.mode === mode, mode);
}

/** @param {import('../../../browser/harness.mjs').RookeryPage} page @param {number} n its number: each round has another puzzle */
export async function doRound(page, n) {
  const done = (/** @type {any} */ s) => !isWorking(s);
  await goTo(page, 'play');
  await pasteInDocument(page, relabelled(kPuzzle, n));
  await page.waitFor((s) => boardOf(s) === relabelled(kPuzzle, n) && s.steps.length > 2 && done(s), 'the path', kTimeout);
  for (let i = 0; i < 6; ++i) await page.press('n');
  await inDocument(page, 'button close-step');
  for (let i = 0; i < 3; ++i) await inDocument(page, 'button hint');
  await inDocument(page, 'button apply-step');
  await inDocument(page, 'button solve');
  for (let i = 0; i < 3; ++i) await inDocument(page, 'button undo');
  await inDocument(page, 'button redo');
  await pasteInDocument(page, Array.from({ length: 200 }, (_, i) => relabelled(i % 50 === 0 ? kChains : kPuzzle, i + n)).join('\n'));
  await page.waitFor((s) => s.mode === 'list' && s.table?.total === 200 && done(s), 'the list', kTimeout);
  await inDocument(page, 'text filter er>=7');
  await inDocument(page, 'row 1');
  await goTo(page, 'generate');
  await inDocument(page, 'button pattern-lattice');
  await inDocument(page, 'text count 5');
  await inDocument(page, 'button generate');
  await page.waitFor((s) => s.table?.total === 5 && done(s), 'the puzzles', kTimeout);
  await inDocument(page, 'button clear-results');
  await inDocument(page, 'button view-wishes');
  await goTo(page, 'enumerate');
  await pasteInDocument(page, kGrid);
  await page.waitFor((s) => s.table?.total === 311 && done(s), 'the sets', kTimeout);
  await inDocument(page, 'button view-puzzles');
  await inDocument(page, 'button first-only');
  await inDocument(page, 'button first-only');
  await inDocument(page, 'button view-sets');
  await goTo(page, 'lab');
  await inDocument(page, 'button lab-run');
  await page.waitFor((s) => /^3 methods have finished/.test(s.status) && done(s), 'the Lab', kTimeout);
  await unfoldJobs(page);
  for (const { id } of (await page.state()).jobs) await inDocument(page, `button dismiss-job-${id}`);
  await page.settled();
}
