// WebKit, the engine of Safari, in the form of Debian's WebKitGTK: its MiniBrowser, driven by classic WebDriver over HTTP
// (https://w3c.github.io/webdriver/), on its own virtual display (Xvfb). Each tab is a session of its own driver and so a separate browser,
// whose storage ends with it.
//
// ROOKERY_WEBKIT_DRIVER names the driver (default /usr/bin/WebKitWebDriver).
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Programs, noDisplay, orEnds } from './display.mjs';
import { DrivenTab, tellConsole } from './driven_tab.mjs';

const kDriver = process.env.ROOKERY_WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const kScript = 240_000; // milliseconds: the time limit of a script in the page
const kSession = 15_000; // until a browser starts: now and then one never does

/** The browser that comes with the driver. */
function miniBrowser() {
  for (const folder of ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)])
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'])
      if (existsSync(`${folder}/${version}/MiniBrowser`)) return `${folder}/${version}/MiniBrowser`;
  return '';
}

function whyAbsent() {
  if (!existsSync(kDriver)) return `no webkit2gtk-driver here (${kDriver})`;
  return miniBrowser() ? noDisplay : 'no MiniBrowser of WebKitGTK here';
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** The browser's row of buttons would keep its window wider than a phone. */
const kStyle = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.05); }';

/**
 * A command of WebDriver. @param {string} address @param {string} method @param {object} [body] @param {number} [limit] milliseconds
 * @returns {Promise<any>}
 */
async function command(address, method, body, limit = kScript) {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(limit) });
  const { value } = /** @type {any} */ (await answer.json());
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Runs in the page: collects console messages from now on. */
function listen() {
  /** @type {{type: string, text: string}[]} */
  const said = [];
  Object.assign(globalThis, { saidToConsole: said });
  for (const [method, type] of /** @type {const} */ ([
    ['error', 'error'],
    ['warn', 'warning'],
  ])) {
    const tell = console[method];
    console[method] = (...parts) => {
      said.push({ type, text: parts.join(' ') });
      tell.apply(console, parts);
    };
  }
  addEventListener('error', ({ message }) => said.push({ type: 'error', text: message }));
  addEventListener('unhandledrejection', ({ reason }) => said.push({ type: 'error', text: String(reason) }));
}

/** Runs in the page: dispatches the events of a tap. @param {{x: number, y: number}} at */
function tap({ x, y }) {
  const target = /** @type {HTMLElement} */ (document.elementFromPoint(x, y) ?? document.body);
  target.setPointerCapture = () => {}; // there is no pointer to capture
  const event = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true, view: window };
  const finger = { ...event, pointerId: 2, pointerType: 'touch', isPrimary: true, width: 20, height: 20 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...finger, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', finger));
  target.dispatchEvent(new MouseEvent('click', event));
  delete (/** @type {any} */ (target).setPointerCapture);
}

class WebkitTab extends DrivenTab {
  #session;
  #end;
  /** The driver turns every pointer into a mouse, so the page gets synthetic events of a finger. @override */
  touchscreen = {
    /** @param {number} x @param {number} y */
    tap: (x, y) => this.evaluate(tap, { x, y }),
  };

  /** @param {string} session its address @param {() => Promise<void>} end ends the driver */
  constructor(session, end) {
    super();
    this.#session = session;
    this.#end = end;
  }

  /** @override @param {string} expression */
  async run(expression) {
    const script = `const done = arguments[arguments.length - 1];
      ${expression}.then((text) => done({ text }), (error) => done({ error: error + '\\n' + error?.stack }));`;
    const { text, error } = await command(`${this.#session}/execute/async`, 'POST', { script, args: [] });
    if (error) throw new Error(error);
    return text;
  }

  /** @override @param {import('./driven_tab.mjs').InputSource} source */
  perform(source) {
    return command(`${this.#session}/actions`, 'POST', { actions: [source] });
  }

  /** @param {string} url */
  async goto(url) {
    await this.hear();
    await command(`${this.#session}/url`, 'POST', { url });
    await this.evaluate(listen);
  }

  async reload() {
    await this.hear();
    await command(`${this.#session}/refresh`, 'POST', {});
    await this.evaluate(listen);
  }

  /** Classic WebDriver does not report console messages. @override */
  async hear() {
    const said = await this.evaluate('globalThis.saidToConsole?.splice(0) ?? []');
    for (const { type, text } of said) tellConsole(this, type, text);
  }

  /** @param {{width: number, height: number}} viewport */
  async setViewportSize({ width, height }) {
    const inner = await this.evaluate('({ width: innerWidth, height: innerHeight })');
    const outer = await command(`${this.#session}/window/rect`, 'GET');
    const rect = { width: outer.width + width - inner.width, height: outer.height + height - inner.height };
    await command(`${this.#session}/window/rect`, 'POST', rect);
  }

  /** @param {{path?: string}} [to] */
  async screenshot({ path } = {}) {
    const picture = Buffer.from(await command(`${this.#session}/screenshot`, 'GET'), 'base64');
    if (path) await writeFile(path, picture);
    return picture;
  }

  async close() {
    await command(this.#session, 'DELETE', undefined, kSession).catch(() => {});
    await this.#end();
  }
}

export const webkit = {
  name: 'WebKit',
  /** Why it cannot be driven on this machine; empty: it can. */
  absent: whyAbsent(),
  /** Settings that it does not support, and why. */
  lacks: { locale: 'it takes its languages from the locales of the C library, which may not be there' },

  /** @param {import('./engines.mjs').Look} [look] */
  async launch({ dark = false } = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
    const programs = new Programs();
    /** @type {Set<Programs>} one set per tab, until it is closed */
    const open = new Set();
    /** @param {Programs} drivers */
    const end = async (drivers) => {
      await drivers.close();
      open.delete(drivers);
    };
    const close = async () => {
      for (const drivers of open) await end(drivers);
      await programs.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      await mkdir(join(folder, 'gtk-3.0'));
      await writeFile(join(folder, 'gtk-3.0/gtk.css'), kStyle);
      const env = { ...(await programs.startDisplay()), XDG_CONFIG_HOME: folder, LC_ALL: 'C.UTF-8' };
      const options = { binary: miniBrowser(), args: ['--automation', ...(dark ? ['--dark-mode'] : [])] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: kScript } } };
      const newTab = async () => {
        const drivers = new Programs();
        open.add(drivers);
        const port = await freePort();
        const driver = drivers.start(kDriver, [`--port=${port}`], { env, stdio: 'ignore' });
        const address = `http://127.0.0.1:${port}`;
        const answers = async () => {
          while (!(await command(`${address}/status`, 'GET').catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
        };
        try {
          await orEnds(answers(), driver, 'WebKitWebDriver');
          const { sessionId } = await command(`${address}/session`, 'POST', { capabilities }, kSession);
          return new WebkitTab(`${address}/session/${sessionId}`, () => end(drivers));
        } catch (error) {
          await end(drivers);
          throw error;
        }
      };
      await (await newTab()).close(); // checks that it starts on this machine
      return { newTab: () => newTab().catch(newTab), close };
    } catch (error) {
      await close();
      throw error;
    }
  },
};
