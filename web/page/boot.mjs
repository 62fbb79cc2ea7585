// Starts the page: checks the browser's features, loads the canvas UI and connects it to the document.
import { Arrival } from './arrival.mjs';
import { CanvasApp } from './canvas_app.mjs';
import { element } from './dom.mjs';
import { fetchPrograms, kServed } from './files.mjs';
import { Frames } from './frames.mjs';
import { PageHost } from './host.mjs';
import { listenToKeys, listenToPointer } from './input.mjs';
import { listenToLinks } from './links.mjs';
import { OutlineDocument } from './outline/outline.mjs';
import { findWidget, widgetsOf } from './outline/nodes.mjs';
import { keepPlainView } from './plain_view.mjs';
import { missingHere } from './requirements.mjs';
import { Saving } from './storage/saving.mjs';
import { alwaysGraphics, keepSurface } from './surface.mjs';
import { listenToTransfers } from './transfer.mjs';
import { Typing } from './typing.mjs';
import { keepOffline, whenQuiet } from './updates.mjs';
import { language, setFirstLanguage, words } from './words.mjs';

/** CSS cursors, in the order of ImGui's. */
const kCursors = ['default', 'text', 'move', 'ns-resize', 'ew-resize', 'nesw-resize', 'nwse-resize', 'pointer', 'not-allowed'];

/** If the texts of its language have not arrived after this time (milliseconds), the UI starts in English and switches when they arrive. */
const kTextsTimeout = 3000;

/** Shows, in place of the UI, why there is none. @param {string} title @param {string[]} sentences */
function fail(title, ...sentences) {
  document.documentElement.classList.remove('ready');
  element('arrival').hidden = true;
  const heading = document.createElement('h2');
  heading.textContent = title;
  const paragraphs = sentences.map((sentence) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    return paragraph;
  });
  element('notice').className = 'failed';
  element('notice').replaceChildren(heading, ...paragraphs);
}

async function boot() {
  setFirstLanguage();
  const missing = missingHere(kServed);
  if (missing) {
    fail(words().cannotStart, missing.what, missing.remedy);
    return;
  }
  const arrival = new Arrival();
  /** @type {() => void} */
  let showsItself = () => {};
  const usable = /** @type {Promise<void>} */ (new Promise((resolve) => (showsItself = resolve)));
  if (document.hidden) showsItself(); // a hidden page draws nothing
  const programs = fetchPrograms((bytes) => arrival.showProgress(bytes), usable);
  const canvas = /** @type {HTMLCanvasElement} */ (element('canvas'));
  const picker = /** @type {HTMLInputElement} */ (element('document-file'));
  const picturePicker = /** @type {HTMLInputElement} */ (element('document-picture'));
  const typingField = /** @type {HTMLTextAreaElement} */ (element('typing'));
  const graphics = alwaysGraphics(canvas);
  const host = new PageHost(canvas, picker, picturePicker, programs);
  const texts = host.expectTexts(language());
  let stop = () => {};
  const app = await CanvasApp.load(host, programs.app, () => {
    stop(); // first of all: its messages and its state are no longer meaningful
    fail(words().stopped, words().outOfMemory, words().outOfMemoryRemedy);
  });
  await Promise.race([texts, new Promise((resolve) => setTimeout(resolve, kTextsTimeout))]);
  if (!app.takeContext()) {
    fail(words().cannotStart, words().noGraphics, words().noGraphicsRemedy);
    return;
  }
  let measure = () => {};
  const followGraphics = keepPlainView(graphics.missing, typingField, () => measure());

  const frames = new Frames(app, (report) => {
    if (frames.count === 1) {
      performance.mark('rookery: usable');
      showsItself();
    }
    document.documentElement.classList.add('ready');
    canvas.style.cursor = kCursors[report.cursor] ?? 'none';
    typing.follow(report.wantsText, report.caret);
    saving.soon();
    if (report.painted || !report.again) outline.updateSoon(); // the last of several frames may have changes that none of them painted
  });
  host.connect(app, frames);
  const saving = new Saving(app, host);
  const typing = new Typing(typingField, canvas, app, frames);
  const outline = new OutlineDocument(app, frames);
  stop = () => {
    host.stop();
    frames.stop();
    saving.stop();
  };

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
  listenToKeys(typingField, app, frames);
  listenToTransfers({ app, frames, texts: host.texts, pictures: host.pictures }, [picker, picturePicker]);
  host.reportRemembered(saving);
  listenToLinks(app, frames);
  measure = keepSurface(canvas, app, frames, graphics, followGraphics);

  // A page in the background draws nothing, so it has to catch up when it is shown again.
  document.addEventListener('visibilitychange', () => {
    app.setHidden(document.hidden);
    if (!document.hidden) frames.request();
  });

  exposeTestHooks(host, app, frames, outline);
  setTimeout(() => {
    host.jobs.warmUp();
    host.jobs.findKept();
  }, 0);
  await programs.core.catch(() => {}); // reported by the jobs that need it
  arrival.end();
  performance.mark('rookery: all here');
  whenQuiet(() => {
    app.quiet();
    frames.request();
  });
  // The first service worker takes control after the texts were fetched, so they are fetched again for it to store them.
  navigator.serviceWorker?.addEventListener('controllerchange', () => host.expectTexts(language()), { once: true });
  await keepOffline().catch((error) => console.info(`Rookery could not be stored for offline use: ${error}`));
}

/**
 * window.rookery.test: functions for browser tests; they do not change the page.
 * @param {PageHost} host @param {CanvasApp} app @param {Frames} frames @param {OutlineDocument} outline
 */
function exposeTestHooks(host, app, frames, outline) {
  const test = {
    /** The current outline, as the document gets it. */
    outline: () => app.outline(),
    /** The visible widgets, with their rectangles in CSS pixels. */
    widgets: () => widgetsOf(app.outline()),
    /** @param {string} label */
    widget: (label) => findWidget(widgetsOf(app.outline()), label),
    /** Number of frames run so far, and of those that painted. */
    frames: () => frames.count,
    painted: () => frames.painted,
    /** Repaints everything; the picture must stay the same. */
    repaint: () => {
      app.repaint();
      frames.request();
    },
    /** Whether nothing is waiting to be drawn or mirrored. */
    idle: () => frames.idle && outline.idle,
    /** Whether any job is running, including those that the page does not list. */
    working: () => host.jobs.isWorking,
  };
  Object.assign(window, { rookery: { test } });
}

boot().catch((error) => {
  console.error(error);
  fail(words().cannotStart, words().notLoaded(error instanceof Error ? error.message : String(error)), words().notLoadedRemedy);
});
