// Groups the rows of explain and steps into lists: both verbs return a row for each step, and a separate row that ends each list.

/** Verbs with such rows. */
export const STEP_VERBS = ['explain', 'steps'];

export class StepLists {
  /** @type {import('./rookery.js').ExplainStep[]} */
  #steps = [];

  /** @param {any} row @returns {any[]} the list that the row ends, or nothing */
  add(row) {
    if (!('end' in row)) {
      this.#steps.push(row);
      return [];
    }
    const list = { steps: this.#steps, ...row };
    this.#steps = [];
    return [list];
  }
}
