// The document: the canvas's content for screen readers, for the Tab key and for tests. It is built from the outline of the drawing
// (nodes.mjs), and actions in it go back to the drawn widgets. Controls are placed exactly over their drawings, so that the focus ring
// is where users expect it. Updates touch only what differs, and take a small share of the page's time.
import { Announcer } from '../announcer.mjs';
import { element, setText } from '../dom.mjs';
import { listenToDocument } from './events.mjs';
import { FocusKeeper } from './focus.mjs';
import { OutlinePalette, paletteIn } from './palette.mjs';
import { Reconciler } from './reconciler.mjs';
import { kindOf } from './roles.mjs';
import { viewsOf } from './views.mjs';
import { keepLanguage } from '../words.mjs';

/** @typedef {import('./nodes.mjs').Outline} Outline */

const kRest = 8; // the pause after an update, as a multiple of the time that it took,
const [kShortestRest, kLongestRest] = [100, 200]; // and its limits in milliseconds

export class OutlineDocument {
  #app;
  #frames;
  #timer = 0;
  /** The earliest time of the next update. */
  #due = -Infinity;
  #json = '';
  #parts = element('document-parts');
  #content = new Reconciler(kindOf);
  #focus = new FocusKeeper(element('document'));
  #palette;
  #announcer = new Announcer(element('document-news'));
  #events;

  /**
   * @param {import('../canvas_app.mjs').CanvasApp} app
   * @param {import('../frames.mjs').Frames} frames
   */
  constructor(app, frames) {
    this.#app = app;
    this.#frames = frames;
    const send = (/** @type {string} */ event) => {
      app.outlineEvent(event);
      frames.request();
    };
    this.#palette = new OutlinePalette(send);
    this.#events = listenToDocument(element('document'), send, frames, this.#focus);
    // Its rows never get the focus, but a press on one is reported like any other.
    listenToDocument(element('document-palette-rows'), send, frames, this.#focus);
    this.#listenToInput();
  }

  /** Whether everything that the UI shows has been mirrored. */
  get idle() {
    return this.#timer === 0;
  }

  /** Mirrors the drawing: at once if the last update was not recent, otherwise soon. */
  updateSoon() {
    if (this.#timer !== 0) return;
    const wait = Math.max(0, this.#due - performance.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      const began = performance.now();
      this.#update();
      const ended = performance.now();
      this.#due = ended + Math.min(kLongestRest, Math.max(kShortestRest, kRest * (ended - began)));
    }, wait);
  }

  #update() {
    const json = this.#app.outlineJson();
    if (json !== this.#json) {
      this.#json = json;
      this.#show(JSON.parse(json));
    }
    this.#events.catchUp();
  }

  /** @param {Outline} outline */
  #show(outline) {
    const { title, status, theme, colours, language, parts } = outline;
    if (document.title !== title) document.title = title;
    Object.assign(document.documentElement.dataset, { theme, colours });
    if (document.documentElement.lang !== language) keepLanguage(language);
    setText(element('document-title'), title);
    setText(element('document-status'), status);
    this.#focus.keep(() => {
      this.#content.show(this.#parts, viewsOf(parts.filter(({ role }) => role !== 'dialog')));
    });
    this.#palette.show(paletteIn(parts));
    this.#announcer.follow(outline);
  }

  #listenToInput() {
    const text = /** @type {HTMLTextAreaElement} */ (element('document-paste'));
    element('document-use').addEventListener('click', () => {
      this.#app.paste(text.value);
      this.#frames.request();
    });
  }
}
