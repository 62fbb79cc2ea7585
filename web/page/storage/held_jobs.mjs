// Which stored jobs the windows of this browser use, so that no window deletes a job that any window runs or shows. Each window holds a
// shared lock on every job that it has run, until it is closed. Where there are no locks (a page without https, an older browser), a job
// counts as another window's if it was stored after this one was opened, and not by this one.
//
// A window shows the last job of each verb that it ran, even after a reload. So it keeps their keys in its session storage.

const kPrefix = 'rookery.job.';
const kShown = 'rookery.shown-jobs';

export class HeldJobs {
  #openOwn;
  #opened = Date.now();
  /** The function that releases each lock. @type {Map<string, () => void>} */
  #held = new Map();
  /** The key of the last job of each verb. @type {Record<string, string>} */
  #shown;

  /** @param {() => Storage} openOwn returns the storage of this window alone, or throws if there is none */
  constructor(openOwn) {
    this.#openOwn = openOwn;
    this.#shown = readShown(openOwn);
    for (const key of Object.values(this.#shown)) this.#lock(key);
  }

  /** @param {{key: string, verb: string}} job that this window runs */
  hold({ key, verb }) {
    this.#lock(key);
    this.#shown[verb] = key;
    try {
      this.#openOwn().setItem(kShown, JSON.stringify(this.#shown));
    } catch {
      // no storage, or no room in it: after a reload, the job may have been deleted in favour of newer ones
    }
  }

  /** @param {string} key */
  letGo(key) {
    this.#held.get(key)?.();
    this.#held.delete(key);
  }

  /** @returns {Promise<(job: {key: string, changed: number}) => boolean>} whether a window uses a job */
  async used() {
    const held = await navigator.locks?.query().then(
      ({ held: locks }) => locks?.map(({ name }) => name),
      () => undefined,
    );
    /** @param {string} key @param {number} changed */
    const isElsewhere = (key, changed) => {
      const isHere = this.#held.has(key);
      return held ? held.filter((name) => name === kPrefix + key).length > (isHere ? 1 : 0) : changed > this.#opened && !isHere;
    };
    const shown = Object.values(this.#shown);
    return ({ key, changed }) => shown.includes(key) || isElsewhere(key, changed);
  }

  /** @param {string} key */
  #lock(key) {
    if (this.#held.has(key)) return;
    /** @type {Promise<void>} */
    const released = new Promise((resolve) => this.#held.set(key, resolve));
    navigator.locks?.request(kPrefix + key, { mode: 'shared' }, () => released).catch(() => {}); // the page is being closed
  }
}

/** The keys stored before a reload; none if they are damaged. @param {() => Storage} openOwn @returns {Record<string, string>} */
function readShown(openOwn) {
  try {
    const shown = JSON.parse(openOwn().getItem(kShown) ?? '{}');
    return Object.fromEntries(Object.entries(shown).filter(([, key]) => typeof key === 'string'));
  } catch {
    return {};
  }
}
