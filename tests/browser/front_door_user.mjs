// A player's actions at the front door, for pages without a network.
import { inDocument } from './document_user.mjs';
import { boardOf } from './harness.mjs';

/** Opens a new puzzle and the puzzle of the day, the statistics and the help. @param {import('./harness.mjs').RookeryPage} page */
export async function goThroughFrontDoor(page) {
  /** @param {string[]} presses @param {string} what */
  const newBoard = async (presses, what) => {
    const before = boardOf(await page.state());
    for (const press of presses) await inDocument(page, `button ${press}`);
    await page.waitFor((s) => boardOf(s) !== before, what);
  };
  await newBoard(['new-puzzle', 'new-hard'], 'a new puzzle');
  await newBoard(['new-puzzle', 'play-today'], "the day's puzzle");
  await inDocument(page, 'button new-puzzle');
  await inDocument(page, 'button statistics');
  await page.waitFor((s) => s.headings.includes('Statistics'), 'the statistics');
  await inDocument(page, 'button statistics');
  await inDocument(page, 'button new-puzzle');
  await inDocument(page, 'button settings');
  await inDocument(page, 'button welcome');
  await page.waitFor((s) => s.headings.includes('Welcome to Rookery'), 'help');
}
