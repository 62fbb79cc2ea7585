// Which parts of the UI's state differ from the time before, so that the twin walks through those alone.

/** @typedef {import('./twin.mjs').TwinState} TwinState */

export class Changes {
  /** @type {Record<string, string>} */
  #texts = {};
  /** @type {Set<string>} */
  #changed = new Set();

  /** @param {TwinState} state */
  follow(state) {
    const texts = Object.fromEntries(Object.entries(state).map(([name, part]) => [name, JSON.stringify(part)]));
    this.#changed = new Set(Object.keys(texts).filter((name) => texts[name] !== this.#texts[name]));
    this.#texts = texts;
  }

  /** Whether one of these parts was another before the last follow(). @param {(keyof TwinState)[]} names */
  of(...names) { return names.some((name) => this.#changed.has(name)); }
}
