// Schedules frames. A frame is run for an event, for a message from a worker, or because the last frame asked for another.

/** Messages of jobs request frames at most this often (milliseconds): progress needs no more, and frames take time from the workers. */
const kJobInterval = 100;

export class Frames {
  /** Number of frames run since the start, and of those that painted. */
  count = 0;
  painted = 0;

  #app;
  #onFrame;
  #scheduled = false;
  #timer = 0;
  #last = -Infinity;
  #stopped = false;

  /**
   * @param {import('./canvas_app.mjs').CanvasApp} app
   * @param {(report: import('./messages.mjs').FrameReport) => void} onFrame after each frame
   */
  constructor(app, onFrame) {
    this.#app = app;
    this.#onFrame = onFrame;
  }

  /** Whether no frame is due: nothing will be drawn without a new event. */
  get idle() {
    return !this.#scheduled && this.#timer === 0;
  }

  /** Runs no more frames. */
  stop() {
    this.#stopped = true;
  }

  /** Requests a frame at the browser's next animation frame. */
  request() {
    if (this.#scheduled || this.#stopped) return;
    this.#scheduled = true;
    requestAnimationFrame(() => this.#run());
  }

  /** Requests a frame soon, combined with other such requests. */
  requestSoon() {
    if (this.#scheduled || this.#timer !== 0) return;
    const wait = Math.max(0, this.#last + kJobInterval - performance.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.request();
    }, wait);
  }

  #run() {
    this.#scheduled = false;
    if (this.#stopped) return;
    this.#last = performance.now();
    const report = this.#app.frame();
    this.count += 1;
    if (report.painted) this.painted += 1;
    if (report.again) this.request();
    this.#onFrame(report);
  }
}
