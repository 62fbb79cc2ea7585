// Starts the page: checks what the browser can do, loads the canvas UI and joins it to the document.
import { CanvasApp } from './canvas_app.mjs';
import { Frames } from './frames.mjs';
import { PageHost } from './host.mjs';
import { listenToKeys, listenToPointer } from './input.mjs';
import { listenToLinks } from './links.mjs';
import { keepSurface } from './surface.mjs';
import { listenToTransfers } from './transfer.mjs';
import { Twin } from './twin.mjs';
import { Typing } from './typing.mjs';

/** The pointer's shapes, in the order of ImGui's cursors. */
const kCursors = ['default', 'text', 'move', 'ns-resize', 'ew-resize', 'nesw-resize', 'nwse-resize', 'pointer', 'not-allowed'];
/** The smallest module with a vector instruction: (func (result v128) i32.const 0 i8x16.splat i8x16.popcnt). */
const kSimdProbe = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Says, in place of the UI, why there is none. @param {string} sentence */
function fail(sentence) {
  document.documentElement.classList.remove('ready');
  element('notice').textContent = sentence;
}

async function boot() {
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(kSimdProbe)) {
    fail('Rookery needs WebAssembly with vector instructions: Chrome or Edge 91, Firefox 89, Safari 16.4, or newer.');
    return;
  }
  const canvas = /** @type {HTMLCanvasElement} */ (element('canvas'));
  const picker = /** @type {HTMLInputElement} */ (element('twin-file'));
  const typingField = /** @type {HTMLTextAreaElement} */ (element('typing'));
  const host = new PageHost(picker);
  const app = await CanvasApp.load(host);
  if (!app.start()) {
    fail('Rookery draws with WebGL2, which this browser does not offer. It may be switched off in the settings ("hardware acceleration").');
    return;
  }

  const frames = new Frames(app, (report) => {
    document.documentElement.classList.add('ready');
    canvas.style.cursor = kCursors[report.cursor] ?? 'none';
    typing.follow(report.wantsText, report.caret);
    if (report.painted || !report.again) twin.updateSoon();  // the last frame of several may tell what none of them showed
  });
  host.app = app;
  host.frames = frames;
  const typing = new Typing(typingField, canvas, app, frames);
  const twin = new Twin(app, frames);

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const followPreferences = () => {
    app.setDark(dark.matches);
    app.setReducedMotion(calm.matches);
    frames.request();
  };
  dark.addEventListener('change', followPreferences);
  calm.addEventListener('change', followPreferences);
  followPreferences();

  listenToPointer(canvas, app, frames, () => typing.takeFocus());
  listenToKeys(typingField, element('twin-grid'), app, frames);
  listenToTransfers(app, frames, picker);
  host.tellRemembered();
  listenToLinks(app, frames);
  keepSurface(canvas, app, frames, fail);

  // A page in the background draws nothing, so it has to catch up when it comes to the front.
  document.addEventListener('visibilitychange', () => { if (!document.hidden) frames.request(); });

  exposeTestHooks(app, frames, twin);
  setTimeout(() => {
    host.warmUp();
    host.findKept();
  }, 0);
}

/**
 * window.rookery.test: what browser tests look at; it changes nothing that is shown.
 * @param {CanvasApp} app @param {Frames} frames @param {Twin} twin
 */
function exposeTestHooks(app, frames, twin) {
  const test = {
    /** The widgets that the last frame drew, with their rectangles in CSS pixels. */
    widgets: () => app.widgets(),
    /** The first widget of that label; failing that, the first that has it before or after its "##". @param {string} label */
    widget: (label) => {
      const widgets = app.widgets();
      return widgets.find((w) => w.label === label) ?? widgets.find((w) => w.label.includes('##') && w.label.split('##').includes(label)) ?? null;
    },
    /** The state that the twin shows. */
    state: () => JSON.parse(app.twin()),
    /** Frames run so far, and those of them that painted. */
    frames: () => frames.count,
    painted: () => frames.painted,
    /** Paints everything anew; the picture has to stay the same. */
    repaint: () => {
      app.repaint();
      frames.request();
    },
    /** Nothing waits to be drawn or mirrored. */
    idle: () => frames.idle && twin.idle,
  };
  Object.assign(window, { rookery: { test } });
}

boot().catch((error) => {
  console.error(error);
  fail(`Rookery could not start: ${error instanceof Error ? error.message : error}`);
});
