// A user who knows only the document: a screen reader's path through the page.
import assert from 'node:assert/strict';
import { isWorking } from './harness.mjs';
import { kPaletteLabels } from './palette_labels.mjs';

/** @typedef {import('./harness.mjs').RookeryPage} RookeryPage */

/** The id that each kind of action presses. @type {Record<string, (id: string) => string[]>} */
const kIds = {
  button: (id) => [id],
  press: (id) => [id],
  bar: (id) => [id],
  text: (id) => [id],
  step: (place) => [`step ${Number(place) + 1}`, `available ${Number(place) + 1}`],
  link: (place) => [`chain-row-${place}`],
  inner: (place) => [`unfold-${place}`],
  show: (job) => [`show-job-${job}`],
  cancel: (job) => [`cancel-job-${job}`],
};

/** Table rows, except those that represent a chart. */
export const kTableRows = '#document .rows:not([data-of="histogram"], [data-of="sizes"], [data-of="choices"]) tbody tr';

/**
 * Presses or fills the first matching element through its own events.
 * @param {RookeryPage} page @param {string} selector @param {string} [text] of a field @param {string} [key] pressed instead
 * @returns {Promise<'done' | 'off' | 'absent'>}
 */
const use = (page, selector, text, key) =>
  page.tab.evaluate(
    (/** @type {{selector: string, text?: string, key?: string}} */ wanted) => {
      const node = document.querySelector(wanted.selector);
      if (!(node instanceof HTMLElement)) return 'absent';
      if (node.matches(':disabled, [aria-disabled="true"]')) return 'off';
      if (wanted.key !== undefined) {
        node.dispatchEvent(new KeyboardEvent('keydown', { key: wanted.key, bubbles: true, cancelable: true }));
      } else if (wanted.text === undefined) {
        node.click();
      } else {
        /** @type {HTMLInputElement} */ (node).value = wanted.text;
        node.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return 'done';
    },
    { selector, text, key },
  );

/**
 * Runs a command that has no control at this page size through the palette in the document.
 * @param {RookeryPage} page @param {string} label the command's name in the palette
 */
export async function runByPalette(page, label) {
  const isOpen = async () => (await page.state()).palette !== null;
  await page.tab.evaluate(() => {
    const stop = document.querySelector('#document [tabindex="0"]') ?? document.getElementById('document-use');
    /** @type {HTMLElement} */ (stop).focus();
  });
  if (!(await isOpen())) await page.tab.keyboard.press('Control+k');
  const focused = () => page.tab.evaluate('document.activeElement.id');
  await page.until(async () => (await focused()) === 'document-palette-text', 'the palette');
  await page.tab.keyboard.press('Control+a');
  await page.tab.keyboard.type(label);
  await page.waitFor((s) => s.palette?.text === label, 'the text in the palette');
  const choose = () =>
    page.tab.evaluate((/** @type {string} */ name) => {
      const rows = [...document.querySelectorAll('#document-palette [role="option"]:not([aria-disabled="true"])')];
      const row = rows.find(({ textContent }) => textContent === name || textContent?.startsWith(`${name}, `));
      if (row instanceof HTMLElement) row.click();
      return row !== undefined;
    }, label);
  await page.until(choose, `the command "${label}" in the palette`);
  await page.until(async () => !(await isOpen()), 'the end of the palette');
}

/** The target of an action. @param {string} kind @param {string} id */
function selectorOf(kind, id) {
  if (kind === 'row') return `${kTableRows}[aria-rowindex="${Number(id) + 2}"]`;
  const ids = kIds[kind]?.(id) ?? assert.fail(`no such action: ${kind} ${id}`);
  return `#document :is(${ids.map((one) => `[data-id="${one}"]`).join()})`;
}

/**
 * Performs an action in the document: "button ID", "text ID VALUE", "step N", "link N" (of the shown chain), "inner N" (the step
 * nested in link N), "bar ID", "row N", "show JOB" or "cancel JOB". Uses the palette for a command without a control at this page size.
 * @param {RookeryPage} page
 * @param {string} action
 */
export async function inDocument(page, action) {
  const [kind, id, ...rest] = action.split(' ');
  const marked = kind === 'button' ? /^mark-row-(\d+)$/.exec(id) : null; // the space bar on the row does that
  const key = marked ? ' ' : undefined;
  const selector = selectorOf(marked ? 'row' : kind, marked ? marked[1] : id);
  const text = kind === 'text' ? rest.join(' ') : undefined;
  const label = kind === 'button' ? kPaletteLabels[id] : undefined;
  await page.until(async () => {
    const isAtRest = await page.isAtRest();
    const done = await use(page, selector, text, key);
    if (done !== 'absent' || !label || !isAtRest) return done === 'done';
    await runByPalette(page, label);
    return true;
  }, `a usable element for "${action}" in the document`);
}

/** Cancels a job by its button, unless it ends first. @param {RookeryPage} page @param {string} id */
export async function cancelIfWorking(page, id) {
  const isOver = async () => {
    if (!isWorking(await page.state())) return true;
    await use(page, selectorOf('button', id));
    return false;
  };
  await page.until(isOver, 'the end');
}

/** Presses a cell of the board. @param {RookeryPage} page @param {string} name "r3c5" */
export async function pressCell(page, name) {
  const selector = `#document [data-id="cell ${name}"]`;
  await page.until(async () => (await use(page, selector)) === 'done', `the cell ${name} in the document`);
}

/** Opens the panel over the keypad, on a narrow page. @param {RookeryPage} page */
export async function unfoldPanel(page) {
  const { buttons } = await page.state();
  if (buttons.some((/** @type {any} */ { id, pressed }) => id === 'sheet' && !pressed)) await inDocument(page, 'button sheet');
}

/** Makes the page list all jobs, not only the last one. @param {RookeryPage} page */
export async function unfoldJobs(page) {
  const { buttons } = await page.state();
  if (buttons.some((/** @type {any} */ { id, pressed }) => id === 'more-jobs' && !pressed)) await inDocument(page, 'button more-jobs');
}

/** All steps of the path; the document shows a long one in sections. @param {RookeryPage} page @returns {Promise<string[]>} */
export async function readPath(page) {
  /** @type {string[]} */
  const read = [];
  for (;;) {
    const { steps } = await page.state();
    for (const [place, step] of steps.entries()) read[place] = step || read[place] || '';
    const next = read.indexOf('');
    if (next < 0) return read;
    // Missing for a moment while the document is rebuilt.
    const goOn = () =>
      page.tab.evaluate(() => {
        const after = /** @type {HTMLElement | null} */ (document.querySelector('#document [data-of="path"] .rows-after'));
        after?.click();
        return after !== null;
      });
    await page.until(goOn, 'the way to more of the path');
    await page.waitFor((s) => s.steps[next], `step ${next + 1} of the path`);
  }
}

/** Enters a text into the document's own field. @param {RookeryPage} page @param {string} text */
export function pasteInDocument(page, text) {
  return page.tab.evaluate((/** @type {string} */ pasted) => {
    const field = /** @type {HTMLTextAreaElement} */ (document.getElementById('document-paste'));
    field.value = pasted;
    document.getElementById('document-use')?.click();
  }, text);
}

/**
 * The texts of the document's elements that match the selector.
 * @param {RookeryPage} page @param {string} selector @returns {Promise<string[]>}
 */
export function readDocument(page, selector) {
  return page.tab.evaluate(
    (/** @type {string} */ wanted) => [...document.querySelectorAll(wanted)].map((node) => (node.textContent ?? '').trim()),
    selector,
  );
}
