// Small texts that outlive a reload, in the browser's storage. It may be missing, full, or hold things of others: then less
// is remembered, that is told once, and nothing else happens.
//
// All but what one window works on is the same in all windows, and each of them writes it. The UI merges what others have written with
// what it has (shell/app/model_saved.cpp), and writes it again where that is more. It is told of it
//   - before it writes (changes), so that windows which write in turn lose nothing;
//   - by the event of another's write (changesIn). Of two that write at the same time the storage keeps one text, but both have heard of
//     both, and the one whose text is gone writes all of it again. No lock would do: storage reaches other processes later than locks.
const kPrefix = 'rookery.';
/** What one window works on: it has a copy of its own, so that a reload gives it back whatever other windows have written since. */
const kOfWindow = new Set(['session', 'generated', 'race']);

export class RememberedTexts {
  #open;
  #openOwn;
  /** What the UI has last written, or was last told. @type {Map<string, string>} */
  #known = new Map();

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
    const why = attempt(() => put(this.#open(), key, text));
    if (why === '') this.#known.set(key, text);
    return why;
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
    for (const [key, text] of texts) {
      this.#setOwn(key, text); // from here on this window goes on with them
      this.#known.set(key, text);
    }
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

  /** What other windows have written since the UI was last told. @returns {[key: string, text: string][]} */
  changes() {
    /** @type {[key: string, text: string][]} */
    let texts = [];
    attempt(() => (texts = textsIn(this.#open())));
    return texts.filter(([key, text]) => this.#isUnknown(key, text));
  }

  /** The same, and what this event tells of. @param {StorageEvent} event @returns {[key: string, text: string][]} */
  changesIn({ key: name, newValue }) {
    const key = name?.startsWith(kPrefix) ? name.slice(kPrefix.length) : '';
    // It may not be there any more: this window has written meanwhile.
    const written = key !== '' && newValue && this.#isUnknown(key, newValue) ? [/** @type {[string, string]} */ ([key, newValue])] : [];
    return [...written, ...this.changes()];
  }

  /** @param {string} key @param {string} text */
  #isUnknown(key, text) {
    if (kOfWindow.has(key) || this.#known.get(key) === text) return false;
    this.#known.set(key, text);
    return true;
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
