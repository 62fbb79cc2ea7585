// Which kept jobs the windows of this browser are at: a window forgets no job that another one runs or shows. Each window has a lock,
// shared with others, on every job that it has run, until it is closed. Where there are no locks (a page that is not secure, an older
// browser), a job is taken for another window's if it was stored since this one was opened, and not by this one.

const kPrefix = 'rookery.job.';

export class HeldJobs {
  #opened = Date.now();
  /** What lets go of each. @type {Map<string, () => void>} */
  #held = new Map();

  /** @param {string} key */
  hold(key) {
    if (this.#held.has(key)) return;
    /** @type {Promise<void>} */
    const released = new Promise((resolve) => this.#held.set(key, resolve));
    navigator.locks?.request(kPrefix + key, { mode: 'shared' }, () => released).catch(() => {}); // the page is being closed
  }

  /** @param {string} key */
  letGo(key) {
    this.#held.get(key)?.();
    this.#held.delete(key);
  }

  /** @returns {Promise<(job: {key: string, changed: number}) => boolean>} whether another window is at a job */
  async elsewhere() {
    const held = await navigator.locks?.query().then(
      ({ held: locks }) => locks?.map(({ name }) => name),
      () => undefined,
    );
    if (!held) return ({ key, changed }) => changed > this.#opened && !this.#held.has(key);
    return ({ key }) => held.filter((name) => name === kPrefix + key).length > (this.#held.has(key) ? 1 : 0);
  }
}
