// What a screen reader is told without asking, besides the status line: the step that came on the board, what became of the cell
// that has the keyboard, and now and then how far the works are. Politely, so that nothing breaks off what is being read.
import { setText } from './dom.mjs';

/** A work is spoken of at most this often (milliseconds), and only once it has got on by so many per cent. */
const kProgressInterval = 10_000;
const kProgressStep = 10;

export class Announcer {
  #node;
  #now;
  /** @type {import('./twin_changes.mjs').TwinState | undefined} */
  #seen;
  /** What was last said of each running work. @type {Map<number, {at: number, percent: number}>} */
  #told = new Map();

  /**
   * @param {HTMLElement} node a polite live region
   * @param {() => number} [now] milliseconds
   */
  constructor(node, now = () => performance.now()) {
    this.#node = node;
    this.#now = now;
  }

  /** @param {import('./twin_changes.mjs').TwinState} state */
  follow(state) {
    const said = [this.#ofStep(state), this.#ofCell(state), ...this.#ofWorks(state)].filter(Boolean).join(' ');
    // The same step, shown again later, is news only to a region that has been empty.
    if (said === '' && this.#seen && this.#seen.step >= 0 && state.step < 0) this.#node.textContent = '';
    this.#seen = state;
    if (said !== '') setText(this.#node, said);
  }

  // A step that was chosen in the list of steps has been read there.
  /** @param {import('./twin_changes.mjs').TwinState} state */
  #ofStep({ steps, step }) {
    const same = this.#seen && this.#seen.step === step && this.#seen.steps[step] === steps[step];
    const focused = document.activeElement?.getAttribute('role') === 'option';
    return same || focused || step < 0 ? '' : steps[step];
  }

  // The name of a focused cell that changes is not read again by itself.
  /** @param {import('./twin_changes.mjs').TwinState} state */
  #ofCell({ mode, cells, cursor }) {
    const before = this.#seen;
    const same = !before || before.mode !== mode || before.cursor !== cursor || before.cells[cursor]?.n === cells[cursor]?.n;
    const focused = document.activeElement?.getAttribute('role') === 'gridcell';
    return same || !focused ? '' : `${cells[cursor].n}.`;
  }

  /** @param {import('./twin_changes.mjs').TwinState} state */
  #ofWorks({ works }) {
    const now = this.#now();
    const running = works.filter(({ end }) => end === '');
    for (const id of this.#told.keys()) if (!running.some((work) => work.id === id)) this.#told.delete(id);
    return running.map(({ id, name, done, total }) => {
      const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
      const told = this.#told.get(id) ?? { at: now, percent: 0 };
      if (!this.#told.has(id)) this.#told.set(id, told);
      if (now - told.at < kProgressInterval || percent - told.percent < kProgressStep) return '';
      this.#told.set(id, { at: now, percent });
      return `${name}: ${percent} %.`;
    });
  }
}
