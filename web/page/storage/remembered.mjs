// Small texts that outlive a reload, in the browser's storage. It may be missing, full, or contain foreign data: then less is remembered,
// which is reported once.
//
// All windows share and write these texts, except those that one window works on. The UI merges texts of other windows with its own
// (shell/app/model_saved.cpp), and writes the result if it has more. It gets them
//   - before it writes (changes), so that windows that write in turn lose nothing;
//   - by the event of another window's write (changesIn). If two windows write at the same time, the storage keeps one text, but both know
//     both texts, and the window whose text is lost writes the merged text again. A lock would not be enough: other processes see changes
//     of the storage later than those of locks.
const kPrefix = 'rookery.';
/** Texts that one window works on. Each window has its own copy, so that a reload restores it even if other windows have written since. */
const kOfWindow = new Set(['session', 'generated', 'race']);

export class RememberedTexts {
  #open;
  #openOwn;
  /** The texts that the UI has last written or received. @type {Map<string, string>} */
  #known = new Map();

  /**
   * @param {() => Storage} open returns the storage, or throws if there is none
   * @param {() => Storage} openOwn the same for the storage of this window alone
   */
  constructor(open, openOwn) {
    this.#open = open;
    this.#openOwn = openOwn;
  }

  /** @param {string} key @param {string} text empty: removes the key @returns {string} why that failed; empty if it did not */
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
      this.#setOwn(key, text); // from now on this window has its own copy
      this.#known.set(key, text);
    }
    return [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Whether there is a storage and it is empty. */
  isEmpty() {
    let empty = false;
    attempt(() => {
      empty = textsIn(this.#open()).length === 0;
    });
    return empty;
  }

  /** Texts that other windows have written since the UI last received them. @returns {[key: string, text: string][]} */
  changes() {
    /** @type {[key: string, text: string][]} */
    let texts = [];
    attempt(() => (texts = textsIn(this.#open())));
    return texts.filter(([key, text]) => this.#isUnknown(key, text));
  }

  /** The same, plus the text of this event. @param {StorageEvent} event @returns {[key: string, text: string][]} */
  changesIn({ key: name, newValue }) {
    const key = name?.startsWith(kPrefix) ? name.slice(kPrefix.length) : '';
    // It may no longer be in the storage, because this window has written in the meantime.
    const written = key !== '' && newValue && this.#isUnknown(key, newValue) ? [/** @type {[string, string]} */ ([key, newValue])] : [];
    return [...written, ...this.changes()];
  }

  /** @param {string} key @param {string} text */
  #isUnknown(key, text) {
    if (kOfWindow.has(key) || this.#known.get(key) === text) return false;
    this.#known.set(key, text);
    return true;
  }

  // If writing to the window's own storage fails, an older text must not stay there, because it would take precedence.
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

/** @param {() => void} action @returns {string} why it failed; empty if it did not */
function attempt(action) {
  try {
    action();
    return '';
  } catch (error) {
    // no storage, or no room in it
    return error instanceof Error ? error.message || error.name : String(error);
  }
}
