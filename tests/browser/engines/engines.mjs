// The engines in which the page is tested, all with one interface: launch() returns a browser, and its newTab() a tab, which implements as
// much of Playwright's Page as RookeryPage (../harness.mjs) needs. So each user action is written once.
import assert from 'node:assert/strict';
import { RookeryPage } from '../harness.mjs';
import { chromium } from './chromium.mjs';
import { DrivenTab } from './driven_tab.mjs';
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

/**
 * @typedef {{dark?: boolean, locale?: string}} Look the system's preferences for pages
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} absent why it cannot be driven on this machine; empty: it can
 * @property {{locale?: string}} lacks settings that it does not support, and why
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
   * Uses the keyboard: not every engine lets a script write there. On a busy machine WebKit's driver sometimes answers keys with a
   * meaningless error; copying twice does no harm.
   * @override @param {string} text
   */
  async setClipboard(text) {
    await this.#inField(text, 'Control+c').catch(() => this.#inField(text, 'Control+c'));
  }

  /** @override */
  clipboard() {
    return this.#inField('', 'Control+v');
  }

  /**
   * Presses keys in a field with that text, all selected; returns the field's text afterwards.
   * @param {string} text @param {string} chord
   */
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
 * A page for one journey, with its own storage. It must end without complaints in the console.
 * @param {{newTab: () => Promise<any>}} browser @param {string} address @param {Size} size
 * @param {(page: EnginePage) => Promise<void>} body
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
