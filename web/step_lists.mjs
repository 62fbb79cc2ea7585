// Rows of steps as values: the verbs explain and steps give a row for each step, and close each list of them by a row of its own.

/** Verbs whose rows are such. */
export const STEP_VERBS = ['explain', 'steps'];

export class StepLists {
  /** @type {import('./rookery.js').Step[]} */
  #steps = [];

  /** @param {any} row @returns {any[]} the list that it closes, if it does */
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
