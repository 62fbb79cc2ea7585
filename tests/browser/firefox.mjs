// Debian's Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) over a WebSocket: playwright-core drives only a
// Firefox of its own, which would have to be downloaded.
//
// ROOKERY_FIREFOX names the browser (default /usr/bin/firefox-esr).
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { ws: WebSocket } = createRequire(new URL('../../build/npm/package.json', import.meta.url))('playwright-core/lib/utilsBundle');

const kFirefox = process.env.ROOKERY_FIREFOX ?? '/usr/bin/firefox-esr';
const kTimeout = 90_000;

/** Why it cannot be driven here; false: it can. */
export const noFirefox = existsSync(kFirefox) ? false : `no firefox-esr here (${kFirefox})`;

/** What would talk to somebody, or stand in the way. */
const kPreferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
};

/** The address that the browser listens at. @param {import('node:child_process').ChildProcess} browser @returns {Promise<string>} */
const listening = (browser) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not come')), kTimeout);
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
    createInterface({ input: /** @type {import('node:stream').Readable} */ (browser.stderr) }).on('line', (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1]);
    });
  });

/** It is installed, but does not start on this machine. */
export class NoFirefox extends Error {}

/** One page of a Firefox of its own. */
export class FirefoxPage {
  #answers = /** @type {Map<number, (answer: any) => void>} */ (new Map());
  #last = 0;
  #context = '';

  /** @param {import('node:child_process').ChildProcess} browser @param {string} profile @param {any} socket */
  constructor(browser, profile, socket) {
    this.browser = browser;
    this.profile = profile;
    this.socket = socket;
    socket.on('message', (/** @type {unknown} */ data) => {
      const answer = JSON.parse(String(data));
      this.#answers.get(answer.id)?.(answer);
      this.#answers.delete(answer.id);
    });
  }

  /**
   * Opens a page at a moment at which its clock stands still.
   * @param {string} address @param {string} now "2026-11-25T12:00:00"
   */
  static async open(address, now) {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    const preferences = Object.entries(kPreferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, 'user.js'), preferences.join('\n'));
    const browser = spawn(kFirefox, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const endpoint = await listening(browser).catch(async (error) => {
      browser.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      throw new NoFirefox(error.message);
    });
    const socket = new WebSocket(`${endpoint}/session`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const page = new FirefoxPage(browser, profile, socket);
    await page.#start(address, now);
    return page;
  }

  /** @param {string} address @param {string} now */
  async #start(address, now) {
    await this.#call('session.new', { capabilities: {} });
    const { contexts } = await this.#call('browsingContext.getTree', {});
    this.#context = contexts[0].context;
    const functionDeclaration = `() => {
      const Real = Date;
      const now = new Real(${JSON.stringify(now)}).getTime();
      globalThis.Date = class extends Real {
        constructor(...parts) { super(...(parts.length > 0 ? parts : [now])); }
        static now() { return now; }
      };
    }`;
    await this.#call('script.addPreloadScript', { functionDeclaration });
    await this.#call('browsingContext.navigate', { context: this.#context, url: address, wait: 'complete' });
  }

  /** @param {string} method @param {object} params @returns {Promise<any>} */
  async #call(method, params) {
    const id = ++this.#last;
    const answer = await new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    assert.equal(answer.type, 'success', `${method}: ${answer.message}`);
    return answer.result;
  }

  /** What an expression is in the page: a text. @param {string} expression @returns {Promise<string>} */
  async text(expression) {
    const target = { context: this.#context };
    const { result, exceptionDetails } = await this.#call('script.evaluate', { expression, target, awaitPromise: true });
    assert.equal(exceptionDetails, undefined, exceptionDetails?.text);
    return result.value;
  }

  /** Waits until an expression gives a text that passes. @param {string} expression @param {(text: string) => boolean} test @param {string} what */
  async until(expression, test, what) {
    const end = Date.now() + kTimeout;
    for (;;) {
      const text = await this.text(expression);
      if (test(text)) return text;
      if (Date.now() > end) assert.fail(`${what} did not come; it is "${text}"`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async close() {
    this.socket.terminate();
    const ended = new Promise((resolve) => this.browser.once('exit', resolve));
    this.browser.kill();
    await ended;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
