// What a screen reader is told without asking, besides the status line: the step that came on the board, what became of the cell
// that has the keyboard, and now and then how far the jobs are. One sentence at a time, and politely, so that nothing breaks off what
// is being read.
import { setText } from './dom.mjs';
import { allNodes } from './outline/nodes.mjs';

/**
 * @typedef {import('./outline/nodes.mjs').OutlineNode} OutlineNode
 * @typedef {{mode: string, step: string, cell: OutlineNode | undefined, jobs: OutlineNode[]}} Seen
 */

/** A job is spoken of at most this often (milliseconds), and only once it has got on by so many per cent. */
const kProgressInterval = 10_000;
const kProgressStep = 10;
/** The text that explains the shown step. */
const kShownStep = 'shown-step';

/** What there may be to say of it. @param {import('./outline/nodes.mjs').Outline} outline @returns {Seen} */
function seenIn({ mode, parts }) {
  /** @type {Seen} */
  const seen = { mode, step: '', cell: undefined, jobs: [] };
  for (const node of allNodes(parts)) {
    if (node.id === kShownStep) seen.step = (node.name ?? '').split('\n')[0];
    else if (node.role === 'cell' && node.current) seen.cell = node;
    else if (node.role === 'progress') seen.jobs.push(node);
  }
  return seen;
}

/** @param {string} selector */
const focusIsIn = (selector) => Boolean(document.activeElement?.closest(selector));

export class Announcer {
  #node;
  #now;
  /** @type {Seen | undefined} */
  #seen;
  /** What was last said of each running job. @type {Map<string, {at: number, percent: number}>} */
  #announced = new Map();

  /**
   * @param {HTMLElement} node a polite live region
   * @param {() => number} [now] milliseconds
   */
  constructor(node, now = () => performance.now()) {
    this.#node = node;
    this.#now = now;
  }

  /** @param {import('./outline/nodes.mjs').Outline} outline */
  follow(outline) {
    const seen = seenIn(outline);
    const said = [this.#ofStep(seen), this.#ofCell(seen), ...this.#ofJobs(seen)].filter(Boolean).join(' ');
    // The same step, shown again later, is announced only in a region that has been empty.
    if (said === '' && this.#seen?.step && !seen.step) this.#node.textContent = '';
    this.#seen = seen;
    if (said !== '') setText(this.#node, said);
  }

  // A step that was chosen in a list of steps has been read there.
  /** @param {Seen} seen */
  #ofStep({ step }) {
    return this.#seen?.step === step || focusIsIn('.rows') ? '' : step;
  }

  // The name of a focused cell that changes is not read again by itself.
  /** @param {Seen} seen */
  #ofCell({ mode, cell }) {
    const before = this.#seen;
    const same = !before || before.mode !== mode || before.cell?.id !== cell?.id || before.cell?.name === cell?.name;
    return same || !focusIsIn('[role="gridcell"]') ? '' : `${cell?.name}.`;
  }

  /** @param {Seen} seen */
  #ofJobs({ jobs }) {
    const now = this.#now();
    for (const id of this.#announced.keys()) if (!jobs.some((job) => job.id === id)) this.#announced.delete(id);
    return jobs.map(({ id = '', name, done = 0, total = 0 }) => {
      const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
      const announced = this.#announced.get(id) ?? { at: now, percent: 0 };
      if (!this.#announced.has(id)) this.#announced.set(id, announced);
      if (now - announced.at < kProgressInterval || percent - announced.percent < kProgressStep) return '';
      this.#announced.set(id, { at: now, percent });
      return `${name}: ${percent} %.`;
    });
  }
}
