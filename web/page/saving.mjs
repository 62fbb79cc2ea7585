// When the UI's state is written down: a moment after something was drawn, and at once when the page is left.

const kPause = 400; // milliseconds

export class Saving {
  #app;
  #host;
  #timer = 0;
  #stopped = false;

  /** @param {import('./canvas_app.mjs').CanvasApp} app @param {import('./host.mjs').PageHost} host */
  constructor(app, host) {
    this.#app = app;
    this.#host = host;
    // A page that is hidden may never be heard of again; one that is shown again goes on.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#now();
    });
    window.addEventListener('pagehide', () => this.#now());
  }

  /** Nothing is written down any more. */
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
