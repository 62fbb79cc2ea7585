// Small texts that outlive a reload, in the browser's storage. It may be missing, full, or hold things of others: then less
// is remembered, that is told once, and nothing else happens.

const kPrefix = 'rookery.';
/** What one window works on: it has a copy of its own, so that a reload gives it back whatever other windows have written since. */
const kOfWindow = new Set(['session', 'generated', 'race']);
/** What all windows show alike. */
const kOfAll = new Set(['patterns']);

export class RememberedTexts {
  #open;
  #openOwn;

  /**
   * @param {() => Storage} open gives the storage, or throws where there is none
   * @param {() => Storage} openOwn the same for the storage of this window alone
   */
  constructor(open, openOwn) {
    this.#open = open;
    this.#openOwn = openOwn;
  }

  /** @param {string} key @param {string} text empty: forget the key @returns {string} why it could not be done; empty if it was */
  set(key, text) {
    this.#setOwn(key, text);
    return attempt(() => put(this.#open(), key, text));
  }

  /** @returns {[key: string, text: string][]} in the order of the keys */
  all() {
    /** @type {Map<string, string>} */
    const texts = new Map();
    attempt(() => {
      for (const [key, text] of textsIn(this.#open())) texts.set(key, text);
    });
    attempt(() => {
      for (const [key, text] of textsIn(this.#openOwn())) if (kOfWindow.has(key)) texts.set(key, text);
    });
    for (const [key, text] of texts) this.#setOwn(key, text); // from here on this window goes on with them
    return [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Whether there is a storage, and nothing in it. */
  isEmpty() {
    let empty = false;
    attempt(() => {
      empty = textsIn(this.#open()).length === 0;
    });
    return empty;
  }

  /** What another window has changed that this one shows too. @param {StorageEvent} event @returns {[key: string, text: string] | null} */
  changedBy({ key: name, newValue }) {
    const key = name?.startsWith(kPrefix) ? name.slice(kPrefix.length) : '';
    return kOfAll.has(key) ? [key, newValue ?? ''] : null;
  }

  // Where the window's own storage refuses, an older text must not stay in it: it would win.
  /** @param {string} key @param {string} text */
  #setOwn(key, text) {
    if (!kOfWindow.has(key)) return;
    if (attempt(() => put(this.#openOwn(), key, text)) !== '') attempt(() => put(this.#openOwn(), key, ''));
  }
}

/** @param {Storage} storage @returns {[key: string, text: string][]} */
function textsIn(storage) {
  return Object.keys(storage)
    .filter((name) => name.startsWith(kPrefix))
    .map((name) => /** @type {[string, string]} */ ([name.slice(kPrefix.length), storage.getItem(name) ?? '']))
    .filter(([, text]) => text !== '');
}

/** @param {Storage} storage @param {string} key @param {string} text */
function put(storage, key, text) {
  if (text === '') storage.removeItem(kPrefix + key);
  else storage.setItem(kPrefix + key, text);
}

/** @param {() => void} action @returns {string} why it could not be done; empty if it was */
function attempt(action) {
  try {
    action();
    return '';
  } catch (error) {
    // no storage here, or no room in it
    return error instanceof Error ? error.message || error.name : String(error);
  }
}
