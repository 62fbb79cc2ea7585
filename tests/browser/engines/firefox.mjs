// Debian's Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) over a WebSocket: playwright-core drives only its own
// Firefox build, which would have to be downloaded. Each tab has a user context, and so its own storage.
//
// ROOKERY_FIREFOX names the browser (default /usr/bin/firefox-esr).
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Programs, noDisplay, orEnds } from './display.mjs';
import { DrivenTab, tellConsole } from './driven_tab.mjs';

const { ws: WebSocket } = createRequire(new URL('../../../build/npm/package.json', import.meta.url))('playwright-core/lib/utilsBundle');

const kFirefox = process.env.ROOKERY_FIREFOX ?? '/usr/bin/firefox-esr';

/** Features that would use the network or get in the way. */
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

/** The address on which the browser listens. @param {import('node:child_process').ChildProcess} browser @returns {Promise<string>} */
const listening = (browser) =>
  new Promise((resolve) => {
    createInterface({ input: /** @type {import('node:stream').Readable} */ (browser.stderr) }).on('line', (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
      if (found) resolve(found[1]);
    });
  });

/** The connection to a browser: calls with their answers, and events. */
class Session {
  #socket;
  #answers = /** @type {Map<number, (answer: any) => void>} */ (new Map());
  #last = 0;

  /** @param {any} socket @param {(event: any) => void} onEvent */
  constructor(socket, onEvent) {
    this.#socket = socket;
    socket.on('message', (/** @type {unknown} */ data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'event') onEvent(message);
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    });
  }

  /** @param {string} method @param {object} params @returns {Promise<any>} */
  async call(method, params) {
    const id = ++this.#last;
    const answer = await new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    assert.equal(answer.type, 'success', `${method}: ${answer.message}`);
    return answer.result;
  }

  end() {
    this.#socket.terminate();
  }
}

class FirefoxTab extends DrivenTab {
  #session;
  #userContext;
  /** The id of the tab. */
  context;

  /** @param {Session} session @param {string} userContext @param {string} context */
  constructor(session, userContext, context) {
    super();
    this.#session = session;
    this.#userContext = userContext;
    this.context = context;
  }

  /** @override @param {string} expression */
  async run(expression) {
    const target = { context: this.context };
    const { result, exceptionDetails } = await this.#session.call('script.evaluate', { expression, target, awaitPromise: true });
    assert.equal(exceptionDetails, undefined, exceptionDetails?.text);
    return result.value;
  }

  /** @override @param {import('./driven_tab.mjs').InputSource} source */
  perform(source) {
    return this.#session.call('input.performActions', { context: this.context, actions: [source] });
  }

  /** @param {string} url */
  goto(url) {
    return this.#session.call('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  reload() {
    return this.#session.call('browsingContext.reload', { context: this.context, wait: 'complete' });
  }

  /** @param {{width: number, height: number}} viewport */
  setViewportSize(viewport) {
    return this.#session.call('browsingContext.setViewport', { context: this.context, viewport });
  }

  /** @param {{path?: string}} [to] */
  async screenshot({ path } = {}) {
    const { data } = await this.#session.call('browsingContext.captureScreenshot', { context: this.context });
    const picture = Buffer.from(data, 'base64');
    if (path) await writeFile(path, picture);
    return picture;
  }

  close() {
    return this.#session.call('browser.removeUserContext', { userContext: this.#userContext });
  }
}

export const firefox = {
  name: 'Firefox',
  /** Why it cannot be driven on this machine; empty: it can. */
  absent: existsSync(kFirefox) ? noDisplay : `no firefox-esr here (${kFirefox})`,
  /** Settings that it does not support, and why. */
  lacks: {},

  /** @param {import('./engines.mjs').Look} [look] */
  async launch({ dark = false, locale = 'en-US' } = {}) {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    const look = { 'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1, 'intl.accept_languages': locale };
    const preferences = Object.entries({ ...kPreferences, ...look }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, 'user.js'), preferences.join('\n'));
    const programs = new Programs();
    const close = async () => {
      await programs.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const env = await programs.startDisplay();
      const browser = programs.start(kFirefox, ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const socket = new WebSocket(`${await orEnds(listening(browser), browser, 'Firefox')}/session`);
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      /** @type {Map<string, FirefoxTab>} */
      const tabs = new Map();
      const session = new Session(socket, ({ params }) => {
        const tab = tabs.get(params.source?.context);
        if (tab) tellConsole(tab, params.level === 'warn' ? 'warning' : params.level, params.text);
      });
      await session.call('session.new', { capabilities: {} });
      await session.call('session.subscribe', { events: ['log.entryAdded'] });
      return {
        async newTab() {
          const { userContext } = await session.call('browser.createUserContext', {});
          const { context } = await session.call('browsingContext.create', { type: 'tab', userContext });
          const tab = new FirefoxTab(session, userContext, context);
          tabs.set(context, tab);
          return tab;
        },
        async close() {
          session.end();
          await close();
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  },
};
