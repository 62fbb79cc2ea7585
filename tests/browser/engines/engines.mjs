// The engines that the page is tried in, each with one interface: launch() gives a browser, its newTab() a tab, which has as much of
// Playwright's Page as RookeryPage (../harness.mjs) needs. What a user does is so written once.
import assert from 'node:assert/strict';
import { RookeryPage } from '../harness.mjs';
import { chromium } from './chromium.mjs';
import { DrivenTab } from './driven_tab.mjs';
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

/**
 * @typedef {{dark?: boolean, locale?: string}} Look what the system asks of pages
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} absent why it cannot be driven here; empty: it can
 * @property {{locale?: string}} lacks what it cannot be made to do, and why
 * @property {(look?: Look) => Promise<{newTab: () => Promise<any>, close: () => Promise<unknown>}>} launch
 *
 * @typedef {{width: number, height: number}} Size
 */

/** @type {Engine[]} */
export const kEngines = [chromium, firefox, webkit];

export const kWide = { width: 1280, height: 800 };
export const kPhone = { width: 390, height: 844 };

/** A page of any engine. */
export class EnginePage extends RookeryPage {
  /** @override */
  async close() {
    await this.tab.close();
  }

  /**
   * By the keys that a user has: not every engine lets a script write there. WebKit's driver at times answers keys with an error that says
   * nothing, on a machine that is busy; to copy twice does no harm. @override @param {string} text
   */
  async setClipboard(text) {
    await this.#inField(text, 'Control+c').catch(() => this.#inField(text, 'Control+c'));
  }

  /** @override */
  clipboard() {
    return this.#inField('', 'Control+v');
  }

  /** Presses keys in a field of that text, all of which is selected; what stands there then. @param {string} text @param {string} chord */
  async #inField(text, chord) {
    await this.tab.evaluate((/** @type {string} */ content) => {
      document.getElementById('of-tests')?.remove();
      const field = Object.assign(document.createElement('textarea'), { id: 'of-tests', value: content });
      field.style.cssText = 'position: fixed; top: 0; left: 0; opacity: 0';
      document.body.append(field);
      field.focus();
      field.select();
    }, text);
    await this.tab.keyboard.press(chord);
    return this.tab.evaluate(() => {
      const field = /** @type {HTMLTextAreaElement} */ (document.getElementById('of-tests'));
      field.remove();
      document.getElementById('canvas')?.focus();
      return field.value;
    });
  }
}

/**
 * A page for one journey, in a storage of its own, which must end without complaints in the console.
 * @param {{newTab: () => Promise<any>}} browser @param {string} address @param {Size} size @param {(page: EnginePage) => Promise<void>} body
 */
export async function usePage(browser, address, size, body) {
  const page = new EnginePage(await browser.newTab());
  try {
    await page.tab.setViewportSize(size);
    await page.tab.goto(address);
    await page.ready();
    await body(page);
    if (page.tab instanceof DrivenTab) await page.tab.hear();
    assert.deepEqual(page.complaints, [], 'complaints in the console');
  } finally {
    await page.close();
  }
}
