// Saves the UI's state: a moment after a frame, and at once when the user leaves the page.

const kPause = 400; // milliseconds

export class Saving {
  #app;
  #host;
  #timer = 0;
  #stopped = false;

  /** @param {import('../canvas_app.mjs').CanvasApp} app @param {import('../host.mjs').PageHost} host */
  constructor(app, host) {
    this.#app = app;
    this.#host = host;
    // A hidden page may be discarded without another event.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#now();
    });
    window.addEventListener('pagehide', () => this.#now());
  }

  /** Saves nothing from now on. */
  stop() {
    this.#stopped = true;
  }

  /** Something may have changed. */
  soon() {
    if (this.#timer === 0) this.#timer = window.setTimeout(() => this.#now(), kPause);
  }

  #now() {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#stopped) return;
    this.#host.mergeRemembered();
    this.#app.save();
  }
}
