// Which parts of the UI's state differ from the time before, so that the twin walks through those alone.

/**
 * @typedef {object} TwinState
 * @property {string} status
 * @property {string} title
 * @property {string} mode
 * @property {{n: string, v: string, s: boolean}[]} cells  name, content, selected
 * @property {number} cursor
 * @property {{id: string, label: string, on: boolean, pressed?: boolean}[]} buttons  id: also the widget's label; on: possible;
 *   pressed: of a switch, whether it is on
 * @property {{id: string, label: string, value: string, problem: string}[]} fields
 * @property {string[]} steps
 * @property {number} step
 * @property {string | null} available what is said of the steps available now while `steps` are those
 * @property {{name: string, depth: number, rows: {n: string, unfold: string}[], at: number} | null} [chain]
 * @property {{columns: string[], rows: string[][], first: number, total: number} | null} table  `rows` are those from the place `first`
 * @property {{title: string, columns: string[], rows: {id: string, range: string, count: number, label: string}[]} | null} histogram
 * @property {string[]} facts  what the panel of the mode "Enumerate" says
 * @property {import('./twin_palette.mjs').PaletteState | null} palette
 * @property {{id: number, name: string, done: number, total: number, rate: string, activity: string, end: string}[]} works
 */

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
  of(...names) {
    return names.some((name) => this.#changed.has(name));
  }
}
