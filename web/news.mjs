// What is shown of the activities of a work's parts: the same rules as News in the core's news.hpp.

export class News {
  /** @type {Map<number, number>} what each part has tried */
  #tried = new Map();
  #tries = 0;
  #words = '';
  #least = 0;

  /**
   * @param {string} text what a part is doing; empty: nothing worth telling
   * @param {boolean} hasResults some rows of the work have come
   * @param {number} [part] whose activity it is
   * @returns {string} what is to be shown now
   */
  hear(text, hasResults, part = 0) {
    const odds = /^odds (\d+) (\d+): (.*)$/.exec(text);
    if (hasResults) {
      this.#tried.clear();
      this.#words = '';
      this.#tries = 0;
    } else if (odds) {
      this.#take(Number(odds[1]), Number(odds[2]), odds[3], part);
    }
    const now = odds ? '' : text;
    if (this.#tried.size === 0) return now;
    const tries = `${this.#tries.toLocaleString('en')} ${this.#tries === 1 ? 'try' : 'tries'}`;
    const shown = this.#words ? `${tries}; ${this.#words}` : tries;
    return now ? `${shown}. Now: ${now}` : shown;
  }

  /** @param {number} distance @param {number} tries @param {string} words @param {number} part */
  #take(distance, tries, words, part) {
    this.#tries += tries - (this.#tried.get(part) ?? 0);
    this.#tried.set(part, tries);
    if (this.#words && distance >= this.#least) return;
    this.#words = words;
    this.#least = distance;
  }
}
