// When to draw. A frame is run for an event, for a message of a worker, or because the last one asked for another; otherwise none.

/** Messages of jobs ask for frames at most this often (milliseconds): progress needs no more, and frames cost the workers' time. */
const kJobInterval = 100;

export class Frames {
  /** Frames run and frames painted since the start. */
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
   * @param {(report: import('./canvas_app.mjs').FrameReport) => void} onFrame after each frame
   */
  constructor(app, onFrame) {
    this.#app = app;
    this.#onFrame = onFrame;
  }

  /** Nothing is drawn, and nothing will be without a new event. */
  get idle() {
    return !this.#scheduled && this.#timer === 0;
  }

  /** There are no more. */
  stop() {
    this.#stopped = true;
  }

  /** A frame at the browser's next one. */
  request() {
    if (this.#scheduled || this.#stopped) return;
    this.#scheduled = true;
    requestAnimationFrame(() => this.#run());
  }

  /** A frame soon, together with other such requests. */
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
