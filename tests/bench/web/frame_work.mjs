// How much time does the page itself spend in a frame while two workers rate a list? Prints for each mode, in milliseconds, the median, the
// 99th percentile and the maximum of
//
//   ui      the UI's frame (the event `frame`), without WebGL; in software WebGL is the larger part
//   gl      the WebGL calls of that frame
//   mirror  the document that follows the frame: its JSON, and its changes
//   messages    handling a message of a worker
//
// and then the same for the CPU time of the page's thread, as the browser counts it, which other programs do not inflate:
//
//   frame   an animation frame, WebGL calls included
//   timers  as mirror
//   layout  styles and layout caused by the document's changes
//
// The pointer moves all the time, so that there are frames beyond those that the jobs request. A measurement, not a test.
//
//   node tests/bench/web/frame_work.mjs [SECONDS PER MODE] [LIST.txt]
import { readFileSync } from 'node:fs';
import { isWorking, openSite } from '../../browser/harness.mjs';
import { inDocument, pasteInDocument } from '../../browser/document_user.mjs';

const [seconds = '8', file] = process.argv.slice(2);
const kHard = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const list = file
  ? readFileSync(file, 'utf8')
  : Array.from({ length: 20_000 }, (_, i) => kHard.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + i) % 9) + 1))).join('\n');

/** Instruments the page, before its scripts run, to measure time. @param {any} tab */
const countTime = (tab) =>
  tab.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
    const spent = {
      ui: /** @type {number[]} */ ([]),
      gl: /** @type {number[]} */ ([]),
      mirror: /** @type {number[]} */ ([]),
      news: /** @type {number[]} */ ([]),
    };
    Object.assign(window, { spent });
    let inGl = 0;
    const { prototype } = WebGL2RenderingContext;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = Object.getOwnPropertyDescriptor(prototype, name)?.value;
      if (typeof method !== 'function') continue;
      /** @type {any} */ (prototype)[name] = function (/** @type {any[]} */ ...given) {
        const begun = performance.now();
        const answer = method.apply(this, given);
        inGl += performance.now() - begun;
        return answer;
      };
    }
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (call) =>
      frame((now) => {
        inGl = 0;
        const begun = performance.now();
        call(now);
        spent.gl.push(inGl);
        spent.ui.push(performance.now() - begun - inGl);
      });
    const timed = (/** @type {number[]} */ into, /** @type {Function} */ call) =>
      function (/** @type {any} */ ...given) {
        const begun = performance.now();
        // @ts-ignore: called with any arguments
        const answer = call.apply(this, given);
        into.push(performance.now() - begun);
        return answer;
      };
    const timeout = window.setTimeout.bind(window);
    window.setTimeout = /** @type {any} */ (
      (/** @type {Function} */ call, /** @type {number} */ wait) => timeout(timed(spent.mirror, call), wait)
    );
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (/** @type {string} */ type, /** @type {any} */ call, /** @type {any} */ options) {
      listen.call(this, type, type === 'message' ? timed(spent.news, call) : call, options);
    };
    const handler = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage'));
    Object.defineProperty(Worker.prototype, 'onmessage', {
      ...handler,
      set(call) {
        handler.set?.call(this, timed(spent.news, call));
      },
    });
  });

/** Goes to a mode with something to show. @type {[string, (page: import('../../browser/harness.mjs').RookeryPage) => Promise<unknown>][]} */
const kModes = [
  ['list', (page) => page.tab.mouse.move(600, 300)],
  ['play', (page) => inDocument(page, 'row 0').then(() => inDocument(page, 'button mode-play'))],
  ['play, all steps', (page) => inDocument(page, 'button available-steps')],
  ['generate', (page) => inDocument(page, 'button mode-generate')],
  [
    'enumerate',
    async (page) => {
      await inDocument(page, 'button mode-enumerate');
      await pasteInDocument(page, kGrid);
    },
  ],
  ['lab', (page) => inDocument(page, 'button mode-lab')],
];

const kCpu = { frame: ['FireAnimationFrame'], timers: ['TimerFire'], layout: ['UpdateLayoutTree', 'Layout'] };
const figuresOf = (/** @type {number[]} */ figures = []) => {
  figures.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => (figures[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0).toFixed(1);
  return [figures.length, at(0.5), at(0.99), at(1)];
};

const site = await openSite();
const page = await site.open({ before: countTime });
await pasteInDocument(page, list);
await page.waitFor((s) => s.mode === 'list' && s.table?.total > 20 && isWorking(s), 'the first ratings', 120_000);
console.log(
  [
    'mode',
    ...['ui', 'gl', 'mirror', 'messages', ...Object.keys(kCpu).map((what) => `${what} (cpu)`)].flatMap((what) => [
      `${what}: count`,
      'p50',
      'p99',
      'most',
    ]),
  ].join('\t'),
);
for (const [mode, go] of kModes) {
  await go(page);
  await page.tab.evaluate(() => {
    for (const figures of Object.values(/** @type {any} */ (window).spent)) figures.length = 0;
  });
  await site.browser.startTracing(page.tab, { categories: ['devtools.timeline'] });
  const end = Date.now() + Number(seconds) * 1000;
  for (let i = 0; Date.now() < end; ++i) await page.tab.mouse.move(200 + ((i * 37) % 1000), 100 + ((i * 23) % 600));
  const spent = await page.tab.evaluate('window.spent');
  const events = JSON.parse(String(await site.browser.stopTracing())).traceEvents;
  const columns = ['ui', 'gl', 'mirror', 'messages'].flatMap((what) => figuresOf(spent[what]));
  for (const names of Object.values(kCpu)) {
    const counted = events.filter((/** @type {any} */ event) => names.includes(event.name) && event.tdur !== undefined);
    columns.push(...figuresOf(counted.map((/** @type {any} */ event) => event.tdur / 1000)));
  }
  console.log([mode, ...columns].join('\t'));
}
const { jobs, table } = await page.state();
console.log(`still rating: ${jobs.some((/** @type {any} */ job) => job.end === '')}; rows so far: ${table?.total ?? jobs[0]?.done}`);
await site.close();
