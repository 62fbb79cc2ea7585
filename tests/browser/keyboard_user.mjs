// A user who has only a keyboard: Tab between the regions, arrow keys and letters within them, Enter to press.
import assert from 'node:assert/strict';

/** @typedef {import('./harness.mjs').RookeryPage} RookeryPage */

const kMostTabs = 60;

/** What has the focus now: its region, its data-id, its text. @param {RookeryPage} page @returns {Promise<{region: string, id: string, text: string}>} */
export const focusOf = (page) =>
  page.tab.evaluate(() => {
    const node = /** @type {HTMLElement | null} */ (document.activeElement);
    const region = node?.closest(
      '#twin-grid, #twin-actions, #twin-fields, #twin-steps, #twin-chain, #twin-histogram, #twin-table, #twin-works, #print-view, #canvas, #typing',
    );
    return { region: region?.id ?? '', id: node?.dataset.id ?? '', text: (node?.textContent ?? '').trim() };
  });

/** Tab until what has the focus is as wanted. @param {RookeryPage} page @param {(focus: {region: string, id: string, text: string}) => boolean} wanted @param {string} what */
export async function tabTo(page, wanted, what) {
  for (let i = 0; i < kMostTabs; ++i) {
    if (wanted(await focusOf(page))) return;
    await page.tab.keyboard.press('Tab');
  }
  assert.fail(`${what} cannot be reached by Tab`);
}

/**
 * Presses a command's button.
 * @param {RookeryPage} page @param {string} id
 * @param {boolean} [rest] waits for the page to rest, which it may not do while works run
 */
export async function pressByKeys(page, id, rest = true) {
  await page.until(
    () =>
      page.tab.evaluate(
        (/** @type {string} */ wanted) => document.querySelector(`#twin-actions button[data-id="${wanted}"]:not([disabled])`) !== null,
        id,
      ),
    `a usable button "${id}"`,
  );
  const label = await page.tab.evaluate(
    (/** @type {string} */ wanted) => document.querySelector(`#twin-actions button[data-id="${wanted}"]`)?.textContent ?? '',
    id,
  );
  await tabTo(page, ({ region }) => region === 'twin-actions', 'the actions');
  await page.tab.keyboard.press('Home');
  const letter = label.trim()[0];
  for (let i = 0; (await focusOf(page)).id !== id; ++i) {
    assert.ok(i < 60, `the button "${label}" cannot be reached among the actions by its letter`);
    await page.tab.keyboard.press(letter);
  }
  await (rest ? page.press('Enter') : page.tab.keyboard.press('Enter'));
}

/** Writes into a field. @param {RookeryPage} page @param {string} id @param {string} text */
export async function writeByKeys(page, id, text) {
  await page.until(
    () =>
      page.tab.evaluate((/** @type {string} */ wanted) => document.querySelector(`#twin-fields input[data-id="${wanted}"]`) !== null, id),
    `the field "${id}"`,
  );
  await tabTo(page, (focus) => focus.region === 'twin-fields' && focus.id === id, `the field "${id}"`);
  await page.tab.keyboard.press('Control+a');
  await page.tab.keyboard.type(text);
  await page.press('Enter');
  // Back to the board, whose keys are the page's.
  await page.press('Escape');
}
