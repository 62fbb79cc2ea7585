// The services that the page provides to the UI: jobs in the pool of workers, the clipboard, files, frames.
import { Pool } from '../pool.mjs';
import { fetchTable, startWorker } from './files.mjs';
import { HeldJobs } from './held_jobs.mjs';
import { Installer } from './installer.mjs';
import { JobDocuments } from './job_documents.mjs';
import { BrowserStore } from './kept_store.mjs';
import { KeptJobs } from './kept_jobs.mjs';
import { linkTo, showFragment } from './links.mjs';
import { LongTexts } from './long_texts.mjs';
import { PictureFiles, TooLarge } from './picture_files.mjs';
import { copyPicture, kPictureEnds, pictureOf } from './pictures.mjs';
import { openPrintView } from './print_view.mjs';
import { RememberedTexts } from './remembered.mjs';
import { pasteText, saveBlob, saveFile, takePictures } from './transfer.mjs';
import { words } from './words.mjs';

/**
 * @typedef {{cancel(): void, pause(paused: boolean): void}} Job
 * @typedef {import('./kept_store.mjs').JobRecord} JobRecord
 */

const kClockInterval = 500; // milliseconds

export class PageHost {
  /** @type {import('./canvas_app.mjs').CanvasApp | undefined} */
  app;
  /** @type {import('./frames.mjs').Frames | undefined} */
  frames;

  /** @type {Pool | undefined} */
  #pool;
  /** @type {Map<number, Job>} */
  #jobs = new Map();
  /** The last activity that each job has reported. @type {Map<number, string>} */
  #activities = new Map();
  #clock = 0;
  #alarm = 0;
  #picker;
  #picturePicker;
  texts = new LongTexts();
  pictures = new PictureFiles();
  /** The picture that drawings show. @type {ImageBitmap | undefined} */
  shownPicture;
  #pictureWanted = ''; // its input
  #documents = new JobDocuments();
  /** Number of workers for long jobs. */
  workers = navigator.hardwareConcurrency || 2;
  /** @type {KeptJobs | undefined} */
  #kept;
  #remembered = new RememberedTexts(
    () => window.localStorage,
    () => window.sessionStorage,
  );
  #reportedForgetful = false;
  #reportedDamaged = 0;
  #installer = new Installer(() => this.#reportInstallable());

  #programs;

  get isWorking() {
    return this.#jobs.size > 0;
  }

  /**
   * @param {HTMLInputElement} picker the file input that a request for a file opens
   * @param {HTMLInputElement} picturePicker the same for pictures
   * @param {{core: Promise<WebAssembly.Module>, whole?: () => Promise<WebAssembly.Module>}} programs the modules that the workers run
   */
  constructor(picker, picturePicker, programs) {
    this.#picker = picker;
    this.#picturePicker = picturePicker;
    this.#programs = programs;
  }

  /** Starts the workers, so that the first job finds them ready. */
  warmUp() {
    this.#pool ??= new Pool({
      createWorker: startWorker,
      size: this.workers,
      module: this.#programs.core,
      whole: this.#programs.whole,
      fetchTable,
      createReducer: (plan) => /** @type {import('./canvas_app.mjs').CanvasApp} */ (this.app).createReducer(plan),
    });
    return this.#pool;
  }

  /** Ends all jobs; their stored parts are kept. */
  stop() {
    const pool = this.#pool;
    this.#pool = this.app = undefined;
    try {
      pool?.close();
    } catch {
      // its jobs report their ends to the UI, which no longer exists
    }
  }

  #keptJobs() {
    const onChange = (/** @type {JobRecord[]} */ jobs) => this.#reportKept(jobs);
    this.#kept ??= new KeptJobs(new BrowserStore(), onChange, undefined, undefined, new HeldJobs(() => window.sessionStorage));
    return this.#kept;
  }

  /** Reports to the UI the jobs that an earlier page stored. If they cannot be read now, resuming them waits for the next reload. */
  async findKept() {
    /** @type {JobRecord[]} */
    let jobs;
    try {
      jobs = await this.#keptJobs().list();
    } catch (error) {
      this.app?.keptUnread(error instanceof Error ? error.message || error.name : String(error));
      this.frames?.requestSoon();
      return;
    }
    this.#reportKept(jobs);
  }

  /** @param {JobRecord[]} jobs */
  #reportKept(jobs) {
    const { damaged } = this.#keptJobs();
    if (damaged > this.#reportedDamaged) this.app?.keptDamaged(damaged - this.#reportedDamaged);
    this.#reportedDamaged = damaged;
    for (const { input, text } of jobs) if (text) this.texts.add(input, text);
    this.app?.keptJobs(jobs);
    this.frames?.requestSoon();
  }

  /** @param {string} key */
  forgetKept(key) {
    queueMicrotask(() => this.#keptJobs().forget(key));
  }

  /**
   * @param {number} id @param {string} verb
   * @param {Record<string, string>} options
   * @param {string} input the text, or the name of a long one
   * @param {boolean} keep
   */
  startJob(id, verb, options, input, keep) {
    // A job's messages must not arrive before this call has returned: the UI would get them in the middle of its frame.
    queueMicrotask(() => {
      const app = /** @type {import('./canvas_app.mjs').CanvasApp} */ (this.app);
      const soon = () => this.frames?.requestSoon();
      const text = this.texts.get(input);
      let isFull = false;
      /** @type {import('./kept_jobs.mjs').KeptEvents} */
      const events = {
        onPlan: ({ parts, items, columns }) => {
          app.jobPlanned(id, { parts, items, columns: columns.join('\t') });
          soon();
        },
        onResumed: (done) => {
          app.jobResumed(id, done);
          soon();
        },
        onRows: (rows) => {
          if (app.hasRoom()) app.jobRows(id, rows);
          else if (!isFull) {
            isFull = true;
            app.jobCutShort(id);
            this.cancelJob(id);
          }
          soon();
        },
        onProblem: (problem) => {
          app.jobProblem(id, problem);
          soon();
        },
        onProgress: (itemsDone, milliseconds) => {
          if (milliseconds > 0) app.jobTime(id, milliseconds / 1000);
          app.jobProgress(id, itemsDone);
          soon();
        },
        onActivity: (text) => {
          this.#activities.set(id, text);
          app.jobActivity(id, text);
          soon();
        },
        onWorkers: (states) => {
          app.jobWorkers(id, states);
          soon();
        },
        onNotKept: (sentence) => {
          app.jobNotKept(id, sentence);
          soon();
        },
        onDamagedParts: (parts) => {
          app.jobDamaged(id, parts);
          soon();
        },
        onDocuments: ({ documents, problem }) => {
          for (const other of this.#documents.keep(id, documents)) app.jobDocuments(other, 0, '');
          app.jobDocuments(
            id,
            documents.reduce((sum, { blob }) => sum + blob.size, 0),
            problem,
          );
        },
        onEnd: ({ end, message }) => {
          this.#jobs.delete(id);
          this.#activities.delete(id);
          this.#runClock();
          app.jobEnded(id, end, message ?? '');
          this.frames?.request();
        },
      };
      const pool = this.warmUp();
      if (this.pictures.has(input)) {
        this.#startWithPicture(id, input, events, (pixels) => pool.start({ verb, options, input: pixels }, events));
      } else {
        this.#jobs.set(
          id,
          keep
            ? this.#keptJobs().run(pool, { verb, options, input, text }, events)
            : pool.start({ verb, options, input: text ?? input }, events),
        );
      }
      this.#runClock();
    });
  }

  /**
   * Starts a job with a picture, which has to be decoded first.
   * @param {number} id @param {string} input @param {import('./kept_jobs.mjs').KeptEvents} events @param {(pixels: Blob) => Job} start
   */
  async #startWithPicture(id, input, events, start) {
    const waiting = {
      cancel: () => events.onEnd?.({ end: 'cancelled', message: '' }),
      pause: () => {},
    };
    this.#jobs.set(id, waiting);
    let message = '';
    const pixels = await this.pictures.ppm(input).catch((error) => {
      message = error instanceof TooLarge ? words().pictureTooLarge(error.message) : words().noPicture;
      console.info(`a picture could not be decoded: ${error}`);
      return null;
    });
    if (this.#jobs.get(id) !== waiting) return; // cancelled meanwhile
    if (pixels) this.#jobs.set(id, start(pixels));
    else events.onEnd?.({ end: 'failed', message });
  }

  // While a job runs, the UI gets regular updates even if there is nothing new, because it shows the elapsed time.
  #runClock() {
    if (this.#jobs.size === 0) {
      window.clearInterval(this.#clock);
      this.#clock = 0;
    }
    if (this.#jobs.size === 0 || this.#clock !== 0) return;
    this.#clock = window.setInterval(() => {
      for (const id of this.#jobs.keys()) this.app?.jobActivity(id, this.#activities.get(id) ?? '');
      this.frames?.requestSoon();
    }, kClockInterval);
  }

  /** @param {number} id */
  cancelJob(id) {
    queueMicrotask(() => this.#jobs.get(id)?.cancel());
  }
  /** @param {number} id @param {boolean} paused */
  pauseJob(id, paused) {
    queueMicrotask(() => this.#jobs.get(id)?.pause(paused));
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
    const archive = this.#documents.archive(id, name);
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
        this.#pictureEnded(kPictureEnds.saved);
      },
      () => this.#pictureEnded(kPictureEnds.failed),
    );
  }
  #pictureEnded(/** @type {number} */ end) {
    this.app?.pictureEnded(end);
    this.frames?.request();
  }
  /** @param {import('./print_view.mjs').PrintSheet} sheet */
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
  /** Gives the UI the texts that earlier pages have stored, and later those that other windows store. @param {import('./saving.mjs').Saving} saving */
  reportRemembered(saving) {
    for (const [key, text] of this.#remembered.all()) this.app?.remembered(key, text);
    this.#reportInstallable(); // the offer may have come before the UI
    const report = (/** @type {[key: string, text: string][]} */ changed) => {
      if (this.#reportChanges(changed)) saving.soon(); // the merged text has more than theirs; a hidden page draws nothing
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
      this.shownPicture = pixels;
      this.app?.picturePixels(input, pixels);
      this.frames?.request();
    });
  }
  /** @param {string} input */
  forgetPicture(input) {
    this.pictures.forget(input);
    if (this.#pictureWanted !== input) return;
    this.#pictureWanted = '';
    this.shownPicture = undefined;
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
  /** @param {string} title @param {string} url */
  shareLink(title, url) {
    navigator.share({ title, url }).catch(() => {}); // cancelled by the user
  }
  install() {
    this.#installer.ask();
  }
  #reportInstallable() {
    this.app?.installable(this.#installer.isOffered);
    this.frames?.request();
  }
  /** The user's languages, preferred first: "de-AT,en". */
  languages() {
    return navigator.languages.join(',');
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
