// Small texts that outlive a reload, in the browser's local storage. It may be missing, full, or hold things of others: then less
// is remembered, that is told once, and nothing else happens.

const kPrefix = 'rookery.';

export class RememberedTexts {
  #open;

  /** @param {() => Storage} open gives the storage, or throws where there is none */
  constructor(open) {
    this.#open = open;
  }

  /** @param {string} key @param {string} text empty: forget the key @returns {string} why it could not be done; empty if it was */
  set(key, text) {
    return this.#try((storage) => {
      if (text === '') storage.removeItem(kPrefix + key);
      else storage.setItem(kPrefix + key, text);
    });
  }

  /** @returns {[key: string, text: string][]} in the order of the keys */
  all() {
    /** @type {[string, string][]} */
    const texts = [];
    this.#try((storage) => {
      for (const name of Object.keys(storage).sort()) {
        const text = storage.getItem(name);
        if (name.startsWith(kPrefix) && text) texts.push([name.slice(kPrefix.length), text]);
      }
    });
    return texts;
  }

  /** @param {(storage: Storage) => void} action @returns {string} */
  #try(action) {
    try {
      action(this.#open());
      return '';
    } catch (error) {  // no storage here, or no room in it
      return error instanceof Error ? error.message || error.name : String(error);
    }
  }
}
