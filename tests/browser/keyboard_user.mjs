// A user who has only a keyboard: Tab between the regions, arrow keys and letters within them, Enter to press.
import assert from 'node:assert/strict';
import { kPaletteLabels } from './palette_labels.mjs';

/** @typedef {import('./harness.mjs').RookeryPage} RookeryPage */
/** @typedef {{region: string, id: string, text: string, name: string}} Focus */

const kMaxTabs = 120;
const kMaxSteps = 80;

/**
 * The focused element: its region, data-id, text and name. The region is the list, table or group that it belongs to (by data-id, or the
 * role of a group), else the part of the page.
 * @param {RookeryPage} page @returns {Promise<Focus>}
 */
export const focusOf = (page) =>
  page.tab.evaluate(() => {
    const node = /** @type {HTMLElement | null} */ (document.activeElement);
    const region = /** @type {HTMLElement | null} */ (
      node?.closest('.rows, .board-grid, .group, #document-input, section[data-id], #print-view, #canvas, #typing')
    );
    const { of, id } = region?.dataset ?? {};
    const text = (node?.textContent ?? '').trim();
    return {
      region: of ?? id ?? (region?.matches('.group') ? (region.getAttribute('role') ?? '') : (region?.id ?? '')),
      id: node?.dataset.id ?? '',
      text,
      name: node?.getAttribute('aria-label') ?? text,
    };
  });

/**
 * Tab until the focused element is the wanted one.
 * @param {RookeryPage} page @param {(focus: Focus) => boolean} wanted @param {string} what
 */
export async function tabTo(page, wanted, what) {
  for (let i = 0; i < kMaxTabs; ++i) {
    if (wanted(await focusOf(page))) return;
    await page.tab.keyboard.press('Tab');
  }
  assert.fail(`${what} cannot be reached by Tab`);
}

/**
 * Whether the focus is in the group or list that contains the control with that id.
 * @param {RookeryPage} page @param {string} id @returns {Promise<boolean>}
 */
const isBeside = (page, id) =>
  page.tab.evaluate((/** @type {string} */ wanted) => {
    const node = document.querySelector(`#document [data-id="${wanted}"]`);
    const focused = document.activeElement;
    return node === focused || Boolean(node?.closest('[data-group], .rows')?.contains(focused));
  }, id);

/** Whether the focus is in that control's own item of a list. @param {RookeryPage} page @param {string} id @returns {Promise<boolean>} */
const isInItem = (page, id) =>
  page.tab.evaluate((/** @type {string} */ wanted) => {
    const item = document.querySelector(`#document [data-id="${wanted}"]`)?.closest('li');
    return Boolean(item?.contains(document.activeElement));
  }, id);

/**
 * Presses the control of a command; uses the palette if there is none.
 * @param {RookeryPage} page @param {string} id
 * @param {boolean} [rest] waits for the page to rest, which it may never do while jobs run
 */
export async function pressByKeys(page, id, rest = true) {
  const press = async (/** @type {string} */ key) => {
    await (rest ? page.press(key) : page.tab.keyboard.press(key));
  };
  const isThere = () =>
    page.tab.evaluate(
      (/** @type {string} */ wanted) => document.querySelector(`#document [data-id="${wanted}"]:not([disabled])`) !== null,
      id,
    );
  const label = kPaletteLabels[id];
  let there = false;
  await page.until(async () => {
    const isAtRest = await page.isAtRest();
    there = await isThere();
    return there || (label && isAtRest);
  }, `a usable control "${id}"`);
  if (!there) {
    await page.tab.keyboard.press('Control+k');
    await page.waitFor((s) => s.palette, 'the palette');
    await page.tab.keyboard.type(label);
    await page.waitFor((s) => s.palette?.rows[0]?.n.startsWith(label), `the command "${label}" in the palette`);
    await press('Enter');
    return;
  }
  for (let i = 0; !(await isBeside(page, id)); ++i) {
    assert.ok(i < kMaxTabs, `"${id}" cannot be reached by Tab`);
    await page.tab.keyboard.press('Tab');
  }
  if ((await focusOf(page)).id !== id) await page.tab.keyboard.press('Home');
  for (let i = 0; (await focusOf(page)).id !== id; ++i) {
    assert.ok(i < kMaxSteps, `"${id}" cannot be reached by arrow keys in its group`);
    await page.tab.keyboard.press((await isInItem(page, id)) ? 'Tab' : 'ArrowDown');
  }
  await press('Enter');
}

/** Writes into a field. @param {RookeryPage} page @param {string} id @param {string} text */
export async function writeByKeys(page, id, text) {
  const isThere = (/** @type {string} */ wanted) => document.querySelector(`#document .field-input[data-id="${wanted}"]`) !== null;
  await page.until(() => page.tab.evaluate(isThere, id), `the field "${id}"`);
  await tabTo(page, (focus) => focus.id === id, `the field "${id}"`);
  await page.tab.keyboard.press('Control+a');
  await page.tab.keyboard.type(text);
  await page.press('Enter');
  // Back to the board, where keys act on the page.
  await page.press('Escape');
}
