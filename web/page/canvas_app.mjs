// The canvas UI (app.mjs, app.wasm) as an object with methods: only it and the ledgers that it creates access the module's memory.

import { PartLedger } from '../part_ledger.mjs';
import { withTexts } from '../wasm_texts.mjs';

/**
 * @typedef {object} FrameReport
 * @property {boolean} again  another frame is wanted
 * @property {boolean} painted  the picture changed
 * @property {number} cursor  the pointer's shape, an ImGui cursor number
 * @property {boolean} wantsText  a text field is active
 * @property {{x: number, y: number, height: number}} caret  of that field
 */

export const kPointerEvents = { move: 0, down: 1, up: 2, leave: 3 };
const kLeastRoom = 16 * 1024 * 1024; // bytes
const kJobEnds = { finished: 0, cancelled: 1, failed: 2 };

export class CanvasApp {
  /**
   * Instantiates the module.
   * @param {import('./host.mjs').PageHost} host carries out the UI's requests
   * @param {Promise<WebAssembly.Module>} program app.wasm
   * @param {() => void} onAbort the module is out of memory and unusable
   */
  static async load(host, program, onAbort) {
    // @ts-ignore: made by the build
    const { default: create } = await import('../app.mjs');
    const module = await program;
    return new CanvasApp(
      await new Promise((resolve, reject) => {
        const instantiateWasm = (
          /** @type {WebAssembly.Imports} */ imports,
          /** @type {(instance: WebAssembly.Instance) => void} */ done,
        ) => {
          WebAssembly.instantiate(module, imports).then(done, reject);
          return {}; // tells Emscripten that the instance comes later
        };
        create({ host, instantiateWasm, onAbort }).then(resolve, reject);
      }),
    );
  }

  #module;

  /** @param {any} module */
  constructor(module) {
    this.#module = module;
  }

  /** False when the browser has no WebGL2. */
  start() {
    return Boolean(this.#module._rookery_start());
  }
  contextLost() {
    this.#module._rookery_context_lost();
  }
  contextRestored() {
    return Boolean(this.#module._rookery_context_restored());
  }

  /** @param {{width: number, height: number, deviceWidth: number, deviceHeight: number, ratio: number}} size */
  resize({ width, height, deviceWidth, deviceHeight, ratio }) {
    this.#module._rookery_resize(width, height, deviceWidth, deviceHeight, ratio);
  }

  /** @returns {FrameReport} */
  frame() {
    const address = this.#module._rookery_frame();
    const words = this.#module.HEAP32.subarray(address >> 2, (address >> 2) + 4);
    const [x, y, height] = this.#module.HEAPF32.subarray((address >> 2) + 4, (address >> 2) + 7);
    return { again: words[0] !== 0, painted: words[1] !== 0, cursor: words[2], wantsText: words[3] !== 0, caret: { x, y, height } };
  }

  /** Makes the next frame paint everything, not only changes. */
  repaint() {
    this.#module._rookery_repaint();
  }

  /** Handles all pending events at once, without painting. */
  applyInput() {
    this.#module._rookery_apply_input();
  }

  /** @param {number} event one of kPointerEvents */
  pointer(event, x = 0, y = 0, button = 0, touch = false) {
    this.#module._rookery_pointer(event, x, y, button, touch);
  }
  /** @param {number} dx @param {number} dy in CSS pixels */
  wheel(dx, dy) {
    this.#module._rookery_wheel(dx, dy);
  }

  /**
   * @param {string} name as in KeyboardEvent.code
   * @param {boolean} down
   * @param {{ctrl?: boolean, shift?: boolean, alt?: boolean}} [modifiers]
   */
  key(name, down, { ctrl = false, shift = false, alt = false } = {}) {
    withTexts(this.#module, [name], (address, length) => this.#module._rookery_key(address, length, down, ctrl, shift, alt));
  }

  /** The modifier keys held during a press. @param {{ctrl: boolean, shift: boolean, alt: boolean}} modifiers */
  modifiers({ ctrl, shift, alt }) {
    this.#module._rookery_modifiers(ctrl, shift, alt);
  }

  /** @param {string} typed */
  text(typed) {
    withTexts(this.#module, [typed], (address, length) => this.#module._rookery_text(address, length));
  }
  /** @param {boolean} focused */
  focus(focused) {
    this.#module._rookery_focus(focused);
  }
  /** Tab in a text field. @param {boolean} backwards @returns {boolean} whether another field has the focus now */
  tab(backwards) {
    return Boolean(this.#module._rookery_tab(backwards));
  }
  /** Takes the focus from the active text field. */
  leaveText() {
    this.#module._rookery_leave_text();
  }
  /** @param {boolean} dark */
  setDark(dark) {
    this.#module._rookery_set_dark(dark);
  }
  /** The page goes to the background or comes back. @param {boolean} hidden */
  setHidden(hidden) {
    this.#module._rookery_set_hidden(hidden);
  }
  /** The page is idle. */
  quiet() {
    this.#module._rookery_quiet();
  }
  /** @param {boolean} reduced */
  setReducedMotion(reduced) {
    this.#module._rookery_set_reduced_motion(reduced);
  }

  /** @param {string} text */
  paste(text) {
    withTexts(this.#module, [text], (address, length) => this.#module._rookery_paste(address, length));
  }
  /** The text for a copy or cut event. @param {boolean} cut @returns {string} */
  copy(cut) {
    return this.#module.UTF8ToString(this.#module._rookery_copy(cut));
  }
  /** @param {string} name @param {string} text */
  dropFile(name, text) {
    withTexts(this.#module, [name, text], (...places) => this.#module._rookery_drop_file(...places));
  }
  /** @param {string} fileName empty: pasted @param {{name: string, size: number, beginning: string}} text */
  takeLongText(fileName, { name, size, beginning }) {
    withTexts(this.#module, [fileName, name, beginning], (...places) => this.#module._rookery_take_long_text(...places, size));
  }

  /** The current outline as JSON. @returns {string} */
  outlineAsText() {
    return this.#module.UTF8ToString(this.#module._rookery_outline());
  }
  /** @returns {import('./outline/nodes.mjs').Outline} */
  outline() {
    return JSON.parse(this.outlineAsText());
  }
  /** Passes on a user action in the document; the next frame handles it. @param {string} event */
  outlineEvent(event) {
    withTexts(this.#module, [event], (address, length) => this.#module._rookery_outline_event(address, length));
  }

  /** @param {number} id @param {{parts: number, items: number, columns: string}} plan */
  jobPlanned(id, { parts, items, columns }) {
    withTexts(this.#module, [columns], (address, length) => this.#module._rookery_job_planned(id, parts, items, address, length));
  }
  /** @param {number} id @param {{parts: number, items: number}} done by an earlier page */
  jobResumed(id, { parts, items }) {
    this.#module._rookery_job_resumed(id, parts, items);
  }
  /**
   * Whether its memory can grow by a quarter, as adding rows may require at once, and by enough for a text and its copy: a module that runs
   * out of memory is aborted. (Memory pages that are never written cost nothing.)
   */
  hasRoom() {
    const address = this.#module._malloc(Math.max(kLeastRoom, this.#module.HEAPU8.length / 4));
    this.#module._free(address);
    return address !== 0;
  }
  /** Rows that are in the module's memory. @param {number} id @param {number} address @param {number} length */
  jobRows(id, address, length) {
    this.#module._rookery_job_rows(id, address, length);
  }
  /** @param {number} id @param {{line: number, column: number, sentence: string}} problem */
  jobProblem(id, { line, column, sentence }) {
    withTexts(this.#module, [sentence], (address, length) => this.#module._rookery_job_problem(id, line, column, address, length));
  }
  /** @param {number} id @param {number} itemsDone */
  jobProgress(id, itemsDone) {
    this.#module._rookery_job_progress(id, itemsDone);
  }
  /** @param {number} id @param {number} seconds */
  jobTime(id, seconds) {
    this.#module._rookery_job_time(id, seconds);
  }
  /** @param {number} id @param {string} text */
  jobActivity(id, text) {
    withTexts(this.#module, [text], (address, length) => this.#module._rookery_job_activity(id, address, length));
  }
  /** @param {number} id @param {import('../rookery.js').WorkerState[]} states */
  jobWorkers(id, states) {
    const numbers = Float64Array.from(states.flatMap(({ part, partsDone }) => [part, partsDone]));
    const address = this.#module._malloc(numbers.byteLength);
    this.#module.HEAPF64.set(numbers, address / numbers.BYTES_PER_ELEMENT);
    this.#module._rookery_job_workers(id, address, states.length);
    this.#module._free(address);
  }
  /** @param {number} id @param {string} sentence */
  jobNotKept(id, sentence) {
    withTexts(this.#module, [sentence], (address, length) => this.#module._rookery_job_not_kept(id, address, length));
  }
  /** @param {number} id @param {number} parts */
  jobDamaged(id, parts) {
    this.#module._rookery_job_damaged(id, parts);
  }
  /** @param {number} id */
  jobCutShort(id) {
    this.#module._rookery_job_cut_short(id);
  }
  /** @param {number} id @param {number} bytes 0: they have been dropped @param {string} problem */
  jobDocuments(id, bytes, problem) {
    withTexts(this.#module, [problem], (address, length) => this.#module._rookery_job_documents(id, bytes, address, length));
  }
  /** @param {import('./storage/kept_store.mjs').JobRecord[]} jobs */
  keptJobs(jobs) {
    for (const { key, verb, options, input, parts, partsDone, rows, finished, changed } of jobs) {
      withTexts(
        this.#module,
        [
          key,
          verb,
          Object.entries(options)
            .flat()
            .map((text) => `${text}\0`)
            .join(''),
          input,
        ],
        (...places) => {
          this.#module._rookery_kept_job(...places, parts, partsDone, rows, finished, changed / 1000);
        },
      );
    }
    this.#module._rookery_kept_jobs();
  }
  /** @param {string} why */
  keptUnread(why) {
    withTexts(this.#module, [why], (address, length) => this.#module._rookery_kept_unread(address, length));
  }
  /** @param {number} jobs */
  keptDamaged(jobs) {
    this.#module._rookery_kept_damaged(jobs);
  }
  /** @param {string} key @param {string} text */
  remembered(key, text) {
    withTexts(this.#module, [key, text], (...places) => this.#module._rookery_remembered(...places));
  }
  /** @param {string} fragment */
  linkOpened(fragment) {
    withTexts(this.#module, [fragment], (address, length) => this.#module._rookery_link_opened(address, length));
  }
  /** @param {number} end one of kPictureEnds */
  pictureEnded(end) {
    this.#module._rookery_picture_ended(end);
  }
  /** @param {{name: string, input: string}[]} pictures */
  picturesCame(pictures) {
    for (const { name, input } of pictures)
      withTexts(this.#module, [name, input], (...places) => this.#module._rookery_picture_came(...places));
    this.#module._rookery_pictures_came();
  }
  /** The host is showing the picture now. @param {string} input @param {{width: number, height: number}} size in pixels */
  picturePixels(input, { width, height }) {
    withTexts(this.#module, [input], (...place) => this.#module._rookery_picture_pixels(...place, width, height));
  }
  /** Whether the browser offers to install the page as an app. @param {boolean} can */
  installable(can) {
    this.#module._rookery_installable(can);
  }
  clipboardRefused() {
    this.#module._rookery_clipboard_refused();
  }
  /** @param {string} why */
  notRemembered(why) {
    withTexts(this.#module, [why], (address, length) => this.#module._rookery_not_remembered(address, length));
  }
  /** For the pool of workers. @param {import('../rookery.js').Plan} plan @param {import('../rookery.js').LedgerOptions} [options] */
  createLedger(plan, options) {
    return new PartLedger(this.#module, plan, options);
  }
  /** Gives the host the state that is to outlive the page. */
  save() {
    this.#module._rookery_save();
  }
  /** @param {number} id @param {'finished' | 'cancelled' | 'failed'} end @param {string} [message] */
  jobEnded(id, end, message = '') {
    withTexts(this.#module, [message], (address, length) => this.#module._rookery_job_ended(id, kJobEnds[end], address, length));
  }
}
