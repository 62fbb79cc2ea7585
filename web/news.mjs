// What is shown of the activities of a work's parts: the same rules as News in the core's news.hpp.

export class News {
  #best = '';
  #least = Infinity;

  /**
   * @param {string} text what a part is doing; empty: nothing worth telling
   * @param {boolean} hasResults some rows of the work have come
   * @returns {string} what is to be shown now
   */
  hear(text, hasResults) {
    if (hasResults) this.#best = '';
    const number = /^best so far: (\d+)/.exec(text)?.[1];
    if (number === undefined) return text || this.#best;
    if (!hasResults && Number(number) < this.#least) {
      this.#best = text;
      this.#least = Number(number);
    }
    return this.#best;
  }
}
