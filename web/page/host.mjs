// The services that the page provides to the UI: jobs in the pool of workers, the clipboard, files, frames.
import { fetchTexts, licencesAddress } from './files.mjs';
import { Installer } from './installer.mjs';
import { linkTo, showFragment } from './links.mjs';
import { PageJobs } from './page_jobs.mjs';
import { copyPicture, pictureOf } from './pictures/exported_picture.mjs';
import { PictureFiles } from './pictures/picture_files.mjs';
import { openPrintView } from './print/print_view.mjs';
import { LongTexts } from './storage/long_texts.mjs';
import { RememberedTexts } from './storage/remembered.mjs';
import { pasteText, saveAddress, saveBlob, saveFile, takePictures } from './transfer.mjs';

/**
 * @import {HostRequests, JobRequest, PictureEnd, PrintSheet} from './messages.mjs'
 * @implements {HostRequests}
 */
export class PageHost {
  /** @type {import('./canvas_app.mjs').CanvasApp | undefined} */
  app;
  /** @type {import('./frames.mjs').Frames | undefined} */
  frames;
  #start = () => {};
  #started = /** @type {Promise<void>} */ (new Promise((resolve) => (this.#start = resolve)));

  #alarm = 0;
  #canvas;
  #picker;
  #picturePicker;
  texts = new LongTexts();
  pictures = new PictureFiles();
  /** The picture that drawings show. @type {ImageBitmap | undefined} */
  #shownPicture;
  #pictureWanted = ''; // its input
  #remembered = new RememberedTexts(
    () => window.localStorage,
    () => window.sessionStorage,
  );
  #reportedForgetful = false;
  /** By language. @type {Map<string, Uint8Array>} */
  #expectedTexts = new Map();
  #installer = new Installer(() => this.#reportInstallable());

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {HTMLInputElement} picker the file input that a request for a file opens
   * @param {HTMLInputElement} picturePicker the same for pictures
   * @param {import('./page_jobs.mjs').Programs} programs
   */
  constructor(canvas, picker, picturePicker, programs) {
    this.#canvas = canvas;
    this.#picker = picker;
    this.#picturePicker = picturePicker;
    this.jobs = new PageJobs(this, programs);
  }

  /** The UI has started. @param {import('./canvas_app.mjs').CanvasApp} app @param {import('./frames.mjs').Frames} frames */
  connect(app, frames) {
    this.app = app;
    this.frames = frames;
    this.#start();
  }

  /** Ends all jobs; their stored parts are kept. */
  stop() {
    this.app = undefined;
    this.jobs.stop();
  }

  /** @param {JobRequest} request */
  startJob(request) {
    this.jobs.start(request);
  }
  /** @param {number} id */
  cancelJob(id) {
    this.jobs.cancel(id);
  }
  /** @param {number} id @param {boolean} paused */
  pauseJob(id, paused) {
    this.jobs.pause(id, paused);
  }
  /** @param {string} key */
  forgetKept(key) {
    this.jobs.forgetKept(key);
  }

  /** Number of workers for long jobs. */
  workers() {
    return navigator.hardwareConcurrency || 2;
  }

  /** @param {string} text */
  copyText(text) {
    // Without a secure context there is no navigator.clipboard; the copy event then does the same.
    if (navigator.clipboard) {
      navigator.clipboard.writeText(text).catch(() => this.#copyByEvent(text));
    } else {
      this.#copyByEvent(text);
    }
  }

  /** @param {string} text */
  #copyByEvent(text) {
    const fill = (/** @type {ClipboardEvent} */ event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', text);
    };
    document.addEventListener('copy', fill, { capture: true, once: true });
    document.execCommand('copy');
    document.removeEventListener('copy', fill, { capture: true });
  }

  /** @param {string} name @param {string} text */
  saveFile(name, text) {
    saveFile(name, text);
  }
  /** Saves the documents of a job as one file. @param {number} id @param {string} name */
  saveDocuments(id, name) {
    const archive = this.jobs.archive(id, name);
    if (archive) saveBlob(`${name}.tar`, archive);
  }
  /** @param {string} svg */
  copyPicture(svg) {
    copyPicture(svg).then((end) => this.#pictureEnded(end));
  }
  /** @param {string} name @param {string} svg */
  savePicture(name, svg) {
    pictureOf(svg).then(
      (picture) => {
        saveBlob(name, picture);
        this.#pictureEnded('saved');
      },
      () => this.#pictureEnded('failed'),
    );
  }
  #pictureEnded(/** @type {PictureEnd} */ end) {
    this.app?.pictureEnded(end);
    this.frames?.request();
  }
  /** @param {PrintSheet} sheet */
  printSheet(sheet) {
    queueMicrotask(() => openPrintView(sheet));
  }
  /** @param {string} key @param {string} text */
  remember(key, text) {
    const why = this.#remembered.set(key, text);
    if (why === '' || this.#reportedForgetful) return;
    this.#reportedForgetful = true;
    queueMicrotask(() => {
      this.app?.notRemembered(why);
      this.frames?.request();
    });
  }
  /** Gives the UI the texts that earlier pages have stored, and later those that other windows store. @param {import('./storage/saving.mjs').Saving} saving */
  reportRemembered(saving) {
    const all = this.#remembered.all();
    // The settings first, so that the UI says in their language that the session is back; and again, because a session has older ones.
    const settings = all.filter(([key]) => key === 'settings');
    for (const [key, text] of [...settings, ...all]) this.app?.remembered(key, text);
    this.#reportInstallable(); // the browser may have made the offer before the UI started
    const report = (/** @type {[key: string, text: string][]} */ changed) => {
      if (this.#reportChanges(changed)) saving.soon(); // the merged text has more than theirs, and a hidden page draws no frame that saves it
    };
    window.addEventListener('storage', (event) => report(this.#remembered.changesIn(event)));
    // A page gets no events while it is frozen.
    document.addEventListener('visibilitychange', () => document.hidden || report(this.#remembered.changes()));
    window.addEventListener('pageshow', () => report(this.#remembered.changes()));
  }
  /** Gives the UI the texts that other windows have written, before it writes its own. */
  mergeRemembered() {
    this.#reportChanges(this.#remembered.changes());
  }
  #reportChanges(/** @type {[key: string, text: string][]} */ changed) {
    for (const [key, text] of changed) this.app?.remembered(key, text);
    if (changed.length > 0) this.frames?.request();
    return changed.length > 0;
  }
  /** @param {string} fragment */
  linkTo(fragment) {
    return linkTo(fragment, window.location.href);
  }
  /** @param {string} fragment */
  showFragment(fragment) {
    showFragment(fragment);
  }
  /** Pastes from the clipboard, if the browser and the user allow the page to read it. */
  pasteClipboard() {
    queueMicrotask(async () => {
      const { app, frames } = this;
      if (!app || !frames) return;
      try {
        const to = { app, frames, texts: this.texts, pictures: this.pictures };
        const { text, picture } = await readClipboard();
        if (picture) takePictures(to, [picture]);
        else pasteText(to, text);
      } catch {
        app.clipboardRefused();
        frames.request();
      }
    });
  }
  openFilePicker() {
    this.#picker.click();
  }
  openPicturePicker() {
    this.#picturePicker.click();
  }
  /** @param {string} input */
  showPicture(input) {
    if (this.#pictureWanted === input) return;
    this.#pictureWanted = input;
    queueMicrotask(async () => {
      const pixels = this.pictures.has(input) ? await this.pictures.pixels(input).catch(() => null) : null;
      if (!pixels || this.#pictureWanted !== input) return;
      this.#shownPicture = pixels;
      this.app?.takePicture();
      this.app?.picturePixels(input, pixels.width, pixels.height);
      this.frames?.request();
    });
  }
  /** @param {string} input */
  forgetPicture(input) {
    this.pictures.forget(input);
    if (this.#pictureWanted !== input) return;
    this.#pictureWanted = '';
    this.#shownPicture = undefined;
  }
  /** Fills the texture that the UI has bound. */
  uploadPicture() {
    const gl = /** @type {WebGL2RenderingContext} */ (this.#canvas.getContext('webgl2'));
    const picture = this.#shownPicture;
    if (picture) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    return picture !== undefined;
  }
  /** The local date, in days since 1 January 1970. */
  today() {
    const now = new Date();
    return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  }
  /** Whether nothing is stored from an earlier visit and the address has no fragment. */
  isFirstVisit() {
    return window.location.hash === '' && this.#remembered.isEmpty();
  }
  canShare() {
    return typeof navigator.share === 'function';
  }
  /** @param {string} title @param {string} text @param {string} url */
  shareLink(title, text, url) {
    navigator.share(text === '' ? { title, url } : { title, text, url }).catch(() => {}); // cancelled by the user
  }
  /** Desktop browsers have the function but nothing that vibrates: only machines with a touch screen count. */
  canVibrate() {
    return typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0;
  }
  /** @param {number} milliseconds */
  vibrate(milliseconds) {
    navigator.vibrate(milliseconds);
  }
  install() {
    this.#installer.ask();
  }
  /** Opens the licences of everything that the page contains, in another window. If the browser blocks it, they are downloaded. */
  showLicences() {
    const address = licencesAddress();
    if (!window.open(address)) saveAddress('third_party.txt', address);
  }
  #reportInstallable() {
    this.app?.installable(this.#installer.isOffered);
    this.frames?.request();
  }
  /** The user's languages, preferred first: "de-AT,en". */
  languages() {
    return navigator.languages.join(',');
  }
  /** Loads the texts of the language in which the UI will start, before it asks for them. @param {string} language */
  async expectTexts(language) {
    if (language === 'en') return;
    try {
      this.#expectedTexts.set(language, await fetchTexts(language));
    } catch {
      // textsOf() tries again and reports the reason.
    }
  }
  /** The texts of a language, if they are loaded; otherwise loads them. The UI may ask before it has started. @param {string} language */
  textsOf(language) {
    const texts = this.#expectedTexts.get(language);
    if (texts) return texts;
    const report = fetchTexts(language).then(
      (fetched) => () => this.app?.textsCame(language, fetched),
      (error) => () => this.app?.textsMissing(error instanceof Error ? error.message : String(error)),
    );
    Promise.all([report, this.#started]).then(([send]) => {
      send();
      this.frames?.request();
    });
    return new Uint8Array();
  }
  requestFrame() {
    this.frames?.request();
  }
  /** Requests one frame after that time; a later call replaces this one. @param {number} seconds */
  wakeAfter(seconds) {
    window.clearTimeout(this.#alarm);
    this.#alarm = window.setTimeout(() => this.frames?.request(), seconds * 1000 + 5);
  }
}

/**
 * The clipboard's text, or a picture if there is none. Reads it only once, because browsers may prompt the user each time.
 * @returns {Promise<{text: string, picture?: Blob}>}
 */
async function readClipboard() {
  if (!navigator.clipboard.read) return { text: await navigator.clipboard.readText() };
  const items = await navigator.clipboard.read();
  const first = async (/** @type {RegExp} */ wanted) => {
    for (const item of items) {
      const type = item.types.find((one) => wanted.test(one));
      if (type) return item.getType(type);
    }
    return undefined;
  };
  const text = await first(/^text\/plain$/);
  return { text: (await text?.text()) ?? '', picture: text ? undefined : await first(/^image\//) };
}
