// Shared code of the browser tests: the site on a free port, Debian's Chromium with WebGL2 in software, and a Page that finds widgets by
// their labels. Tests wait for states, never for times.
//
//   const site = await openSite(); // in a test file: siteOfTests()
//   const page = await site.open({ width: 390, height: 844, ratio: 3, touch: true });
//   await page.paste('4...3.......6..8...');
//   await page.waitFor((state) => state.status.includes('SE'), 'the rating');
//   await page.close();
//   await site.use({ theme: 'dark' }, async (page) => { ... });  // the same without a page to close, and complaints fail it
//   await site.close();
//
// ROOKERY_WEB_DIR names the site's folder (default build/web; its parts must be next to it, in build/web_parts), ROOKERY_CHROMIUM the
// browser (default /usr/bin/chromium-headless-shell).
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/server.mjs';
import { stateOf } from './outline_state.mjs';
const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const { chromium } = createRequire(`${kRoot}/build/npm/package.json`)('playwright-core');
const kFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--wasm-tiering-budget=100000000', // optimises less: each page compiles anew, which takes longer than most tests
];
export const kSoftwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** The upper limit of every wait, in milliseconds: a state that has not come by then is a failure. */
const kCeiling = 300_000;
const kLook = 500; // milliseconds until the state of a page that draws nothing is checked again
const kFewFrames = 10;

/**
 * @typedef {object} View
 * @property {number} [width] CSS pixels
 * @property {number} [height]
 * @property {number} [ratio] device pixels per CSS pixel
 * @property {'light' | 'dark'} [theme]
 * @property {boolean} [touch]
 * @property {boolean} [calm] reduced motion
 * @property {boolean} [ownClock] tests can also advance the page's time: page.tab.clock.runFor, page.stopClock
 * @property {boolean} [kept] the service worker may cache the page (default false: every page comes from the server)
 * @property {string} [address] of the page (default: the site's)
 * @property {boolean} [player] as a player opens it: the solve path is collapsed (default false)
 * @property {boolean} [welcome] the player's first visit begins with the welcome, which is closed otherwise (default false)
 * @property {string} [locale] the browser's language (default: en-US)
 * @property {(page: any) => Promise<void>} [before] called with Playwright's page before it loads
 * @property {boolean} [wait] wait until the UI is ready (default true)
 */

/** Starts the browser. @param {string[]} flags in addition to those that isolate it */
export const startChromium = (flags) =>
  chromium.launch({ executablePath: process.env.ROOKERY_CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: [...kFlags, ...flags] });

/** Serves the site and starts the browser. */
export async function openSite() {
  const server = await serve(process.env.ROOKERY_WEB_DIR ?? `${kRoot}/build/web`, 0);
  const browser = await startChromium(kSoftwareGl);
  return {
    address: server.address,
    browser,
    /** Opens the page in a context of its own. @param {View} [view] */
    async open(view = {}) {
      const { width = 1280, height = 800, ratio = 1, theme = 'light', touch = false, calm = false, locale = 'en-US' } = view;
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: ratio,
        colorScheme: theme,
        locale,
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: calm ? 'reduce' : 'no-preference',
        permissions: ['clipboard-read', 'clipboard-write'],
        acceptDownloads: true,
      });
      const page = new RookeryPage(await context.newPage());
      if (!view.kept)
        await context.addInitScript(() => {
          delete (/** @type {any} */ (Navigator.prototype).serviceWorker);
        });
      if (view.ownClock) await page.tab.clock.install();
      await view.before?.(page.tab);
      const address = view.address ?? server.address;
      await page.tab.goto(view.player || address.includes('#') ? address : `${address}#analysis`);
      if (view.wait ?? true) {
        await page.ready();
        // The first rating moves things around the board. If parts are held, it may never come.
        if (!view.before && !view.ownClock) await page.rested();
      }
      if (view.player && !view.welcome && (await page.has('welcome'))) await page.click('welcome');
      return page;
    },
    /**
     * A page for one test, which must end without complaints in the console. It is closed even if the test fails.
     * @param {View} view @param {(page: RookeryPage) => Promise<void>} body
     */
    async use(view, body) {
      const page = await this.open(view);
      try {
        await body(page);
        assert.deepEqual(page.complaints, [], 'complaints in the console');
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The site for all tests of a file, which is closed after the last one. */
export async function siteOfTests() {
  const site = await openSite();
  after(() => site.close());
  return site;
}

/** The digits on the board, as a line. @param {any} state @returns {string} */
export const boardOf = (state) => state.cells.map((/** @type {any} */ cell) => cell.v || '.').join('');
/** Whether any job is still running. @param {any} state @returns {boolean} */
export const isWorking = (state) => state.jobs.some((/** @type {any} */ job) => job.end === '');

/** Whether the board's puzzle has its path: a narrow page always shows the path's length. @param {any} state @returns {boolean} */
export const hasPath = (state) => state.facts.some((/** @type {string} */ fact) => /\d steps?$/.test(fact));

/** A short form of a state: the board as a line, the first rows and steps, no buttons. @param {any} state */
function summary(state) {
  const { cells, buttons, steps, table, ...rest } = state;
  const board = boardOf(state);
  return JSON.stringify({ ...rest, board, steps: steps.slice(0, 3), rows: table?.rows.slice(0, 3), total: table?.total }).slice(0, 2000);
}

export class RookeryPage {
  /** Console errors and warnings, uncaught errors and failed requests so far. @type {string[]} */
  complaints = [];

  /** @param {any} tab Playwright's page */
  constructor(tab) {
    this.tab = tab;
    tab.on('console', (/** @type {any} */ message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    tab.on('pageerror', (/** @type {Error} */ error) => this.complaints.push(String(error.stack ?? error)));
    tab.on('requestfailed', (/** @type {any} */ request) => {
      const reason = request.failure()?.errorText; // a reload or navigation aborts what is still loading
      if (reason !== 'net::ERR_ABORTED') this.complaints.push(`${request.url()}: ${reason}`);
    });
  }

  async close() {
    await this.tab.context().close();
  }

  /** Another window of the same user, at that address. @param {string} address */
  async openAnother(address) {
    const other = new RookeryPage(await this.tab.context().newPage());
    await other.tab.goto(address);
    await other.ready();
    return other;
  }

  /** Waits until the UI is drawn and at rest. */
  async ready() {
    await this.until(() => this.tab.evaluate('window.rookery?.test.painted() > 0'), 'the first frame');
    await this.#shown();
    await this.calm();
  }

  /**
   * Waits until the first picture has reached the screen. After a reload Chromium keeps the old picture for up to half a second, and drops
   * keys and presses until it shows the new one.
   */
  async #shown() {
    await this.tab.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const end = performance.now() + 2000;
      const isShown = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      while (!isShown() && performance.now() < end) await nextFrame();
      await nextFrame();
      await nextFrame();
    });
  }

  /** From now on the page's time passes only in page.tab.clock.runFor, and it draws only then. (View.ownClock) */
  async stopClock() {
    await this.tab.clock.pauseAt((await this.tab.evaluate('Date.now()')) + 10_000);
  }

  /** Waits until nothing is left to draw or mirror. */
  async settled() {
    await this.until(() => this.isAtRest(), 'rest');
  }

  /** Whether nothing is left to draw or mirror. @returns {Promise<boolean>} */
  isAtRest() {
    return this.tab.evaluate('window.rookery.test.idle()');
  }

  /** Waits until no job runs and nothing is left to draw, twice in a row: the end of one job may start the next. */
  async rested() {
    let frames = -1; // run at the last look, if nothing was going on
    await this.until(async () => {
      const before = frames;
      frames = await this.tab.evaluate('(({ idle, working, frames }) => (idle() && !working() ? frames() : -1))(window.rookery.test)');
      return frames >= 0 && frames === before;
    }, 'the end of the first jobs');
  }

  /** Waits until nothing moves; if a running job draws without a pause, waits only a few frames. */
  async calm() {
    const { run } = await this.frames();
    await this.until(async () => (await this.isAtRest()) || (await this.frames()).run > run + kFewFrames, 'idle or frames');
  }

  /** The outline of the last frame. @returns {Promise<import('../../web/page/outline/nodes.mjs').Outline>} */
  async outline() {
    return JSON.parse(await this.tab.evaluate('JSON.stringify(window.rookery.test.outline())')); // much faster as text
  }

  /** The parts of the outline that tests ask for (outline_state.mjs). */
  async state() {
    return stateOf(await this.outline());
  }

  /**
   * Waits until `test` returns true.
   * @param {() => Promise<unknown>} test
   * @param {string} what named in the failure
   * @param {number} [timeout] milliseconds
   * @param {() => string | Promise<string>} [more] added to that message
   */
  async until(test, what, timeout = kCeiling, more = () => '') {
    const end = Date.now() + timeout;
    const silence = () => new Promise((resolve) => setTimeout(resolve, 30_000, 'no answer').unref()); // if the page is replaced just then
    for (let answer; !(answer = await Promise.race([test(), silence()])) || answer === 'no answer'; ) {
      if (Date.now() > end)
        assert.fail(`waited ${timeout} ms for ${what}: ${answer || (await more())}; console: ${this.complaints.join(' | ')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /**
   * Waits until the state passes `test`; the failure names `what` and shows the state.
   * @param {(state: any) => unknown} test runs in this process, so it may use variables in scope
   * @param {string} what
   * @param {number} [timeout] milliseconds
   */
  async waitFor(test, what, timeout = kCeiling) {
    /** @type {any} */
    let state;
    let seen = '';
    let looked = 0;
    await this.until(
      async () => {
        // Nothing changes without a frame, and building the whole state costs the page more than counting frames.
        const drawn = await this.tab.evaluate('window.rookery.test.idle() ? `after ${window.rookery.test.frames()} frames` : ""');
        if (drawn && drawn === seen && Date.now() - looked < kLook) return false;
        [seen, looked] = [drawn, Date.now()];
        return test((state = await this.state()));
      },
      what,
      timeout,
      () => `; state: ${summary(state)}`,
    );
    return state;
  }

  /** Everything that the last frame drew. @returns {Promise<any[]>} */
  widgets() {
    return this.tab.evaluate('window.rookery.test.widgets()');
  }

  /**
   * The widget with that label or name, once it is drawn and has stopped moving: a click during a layout change would miss it.
   * @param {string} label
   */
  async widget(label) {
    /** @type {any} */
    let widget;
    let place = '';
    let since = 0;
    const find = async () => {
      const { run, idle } = await this.tab.evaluate('({ run: window.rookery.test.frames(), idle: window.rookery.test.idle() })');
      widget = await this.drawn(label);
      const now = JSON.stringify([widget?.x, widget?.y, widget?.width, widget?.height]);
      if (now !== place) [place, since] = [now, run];
      return widget && (idle || run > since + 1);
    };
    const others = async () =>
      `; there are ${(await this.widgets())
        .map((w) => w.label)
        .filter((name) => !/^cell r/.test(name))
        .join(', ')}`;
    await this.until(find, `the widget "${label}"`, kCeiling, others);
    return { ...widget, centre: { x: widget.x + widget.width / 2, y: widget.y + widget.height / 2 } };
  }

  /** The same, or null if it is not drawn now. @param {string} label @returns {Promise<any>} */
  drawn(label) {
    return this.tab.evaluate((/** @type {string} */ name) => {
      const { test } = /** @type {any} */ (window).rookery;
      const named = test.widgets().filter((/** @type {any} */ widget) => widget.name === name);
      // "Generate" is first of all a mode, then an action that sends a puzzle there.
      const mode = named.find((/** @type {any} */ widget) => widget.label.startsWith('mode-'));
      return test.widget(name) ?? mode ?? named[0] ?? null;
    }, label);
  }

  /** Whether that widget is drawn now. @param {string} label */
  async has(label) {
    return Boolean(await this.drawn(label));
  }

  /** @param {string} label @param {object} [options] of Playwright's mouse.click */
  async click(label, options) {
    const { centre } = await this.widget(label);
    await this.tab.mouse.click(centre.x, centre.y, options);
    await this.settled();
  }

  /** @param {string} label */
  async tap(label) {
    const { centre } = await this.widget(label);
    await this.tab.touchscreen.tap(centre.x, centre.y);
    await this.settled();
  }

  /** @param {string} label */
  async hover(label) {
    const { centre } = await this.widget(label);
    await this.tab.mouse.move(centre.x, centre.y);
    await this.settled();
  }

  /** @param {string} label @param {number} dy CSS pixels */
  async scroll(label, dy) {
    const { centre } = await this.widget(label);
    await this.tab.mouse.move(centre.x, centre.y);
    await this.tab.mouse.wheel(0, dy);
    await this.settled();
  }

  /** Presses a key or a chord: "ArrowLeft", "5", "Control+z". @param {string} key */
  async press(key) {
    await this.tab.keyboard.press(key);
    await this.settled();
  }

  /** @param {string} text */
  async type(text) {
    await this.tab.keyboard.type(text);
    await this.settled();
  }

  /** Pastes as a user does: the text on the clipboard, then Ctrl+V. @param {string} text */
  async paste(text) {
    await this.setClipboard(text);
    await this.tab.keyboard.press('Control+v');
    await this.settled();
  }

  /** @param {string} text */
  setClipboard(text) {
    return this.tab.evaluate((/** @type {string} */ t) => navigator.clipboard.writeText(t), text);
  }
  /** @returns {Promise<string>} */
  clipboard() {
    return this.tab.evaluate(() => navigator.clipboard.readText());
  }

  /** Drops a file on the page. @param {string} name @param {string} text */
  async drop(name, text) {
    await this.tab.evaluate(
      (/** @type {string[]} */ [fileName, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content], fileName, { type: 'text/plain' }));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      },
      [name, text],
    );
  }

  /** @param {number} width @param {number} height CSS pixels */
  async resize(width, height) {
    await this.tab.setViewportSize({ width, height });
    await this.until(async () => {
      const surface = await this.surface();
      const fits = surface.deviceWidth === Math.round(width * surface.ratio) && surface.deviceHeight === Math.round(height * surface.ratio);
      return fits || (await this.tab.evaluate('document.documentElement.classList.contains("plain")'));
    }, 'the new size');
    await this.settled();
  }

  /** @param {'light' | 'dark'} theme */
  async setTheme(theme) {
    const { painted } = await this.frames();
    await this.tab.emulateMedia({ colorScheme: theme });
    await this.until(async () => (await this.frames()).painted > painted, 'a frame in the other theme');
    await this.settled();
  }

  /** Loses the canvas's context and restores it. */
  async loseGraphics() {
    await this.tab.evaluate(async () => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
      const graphics = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      const restored = new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve, { once: true }));
      const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', () => setTimeout(resolve, 0), { once: true }));
      graphics?.loseContext();
      await lost;
      graphics?.restoreContext();
      await restored;
    });
  }

  /** Red, green and blue of a device pixel of the canvas. @param {number} x @param {number} y @returns {Promise<number[]>} */
  pixel(x, y) {
    return this.tab.evaluate(
      (/** @type {number[]} */ [atX, atY]) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        const copy = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(1, 1).getContext('2d'));
        copy.drawImage(canvas, -atX, -atY);
        return [...copy.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      },
      [x, y],
    );
  }

  /** How many different colours the canvas shows: 1 when it is blank. @returns {Promise<number>} */
  colours() {
    return this.tab.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
      const copy = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(canvas.width, canvas.height).getContext('2d'));
      copy.drawImage(canvas, 0, 0);
      return new Set(new Uint32Array(copy.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
    });
  }

  /**
   * Repaints everything and counts the bytes of the picture that this changes: none if incremental painting is correct. If something else
   * changes the picture meanwhile (a rating that arrives, say), it tries again.
   */
  async comparedWithRepaint() {
    const shot = () => this.tab.screenshot();
    for (let attempts = 0; attempts < 20; ++attempts) {
      await this.settled();
      const { painted } = await this.frames();
      const outline = JSON.stringify(await this.outline());
      const before = await shot();
      await this.tab.evaluate('window.rookery.test.repaint()');
      await this.until(async () => (await this.frames()).painted > painted, 'a repaint');
      const after = await shot();
      if ((await this.frames()).painted !== painted + 1 || JSON.stringify(await this.outline()) !== outline) continue;
      let differing = Math.abs(before.length - after.length);
      for (let i = 0; i < Math.min(before.length, after.length); ++i) differing += before[i] === after[i] ? 0 : 1;
      return { bytes: before.length, differing };
    }
    return assert.fail('the page does not become idle');
  }

  /** Frames run and frames painted so far. @returns {Promise<{run: number, painted: number}>} */
  frames() {
    return this.tab.evaluate('({ run: window.rookery.test.frames(), painted: window.rookery.test.painted() })');
  }

  /** The size of the canvas in device pixels and in CSS pixels, and the ratio. */
  surface() {
    return this.tab.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
      const { width, height } = canvas.getBoundingClientRect();
      return { deviceWidth: canvas.width, deviceHeight: canvas.height, width, height, ratio: devicePixelRatio };
    });
  }

  /** Saves to build/screenshots/NAME.png. @param {string} name */
  async screenshot(name) {
    await mkdir(`${kRoot}/build/screenshots`, { recursive: true });
    await this.tab.screenshot({ path: `${kRoot}/build/screenshots/${name}.png` });
  }
}

/** The sizes and themes in which every mode is drawn and checked. */
export const kAllViews = [
  { name: 'wide', width: 1280, height: 800, ratio: 1 },
  { name: 'phone', width: 390, height: 844, ratio: 2, touch: true },
  { name: 'ratio-2', width: 1280, height: 800, ratio: 2 },
].flatMap((view) => /** @type {const} */ (['light', 'dark']).map((theme) => ({ ...view, theme })));

/** Those that every run draws: each width once, each theme once; all with ROOKERY_FULL=1. */
export const kViews = kAllViews.filter(
  ({ name, theme }) =>
    (process.env.ROOKERY_FULL ?? '0') !== '0' || `${name} ${theme}` === 'wide light' || `${name} ${theme}` === 'phone dark',
);
