// Announcements for screen readers, in addition to the status line: the step that is shown on the board, changes of the focused cell,
// and from time to time the progress of jobs. One sentence at a time, and politely, so that it does not interrupt what is being read.
import { setText } from './dom.mjs';
import { allNodes } from './outline/nodes.mjs';

/**
 * @typedef {import('./outline/nodes.mjs').OutlineNode} OutlineNode
 * @typedef {{mode: string, step: string, cell: OutlineNode | undefined, jobs: OutlineNode[]}} Seen
 */

/** A job is announced at most this often (milliseconds), and only after this much more progress (per cent). */
const kProgressInterval = 10_000;
const kProgressStep = 10;
/** The text that explains the shown step. */
const kShownStep = 'shown-step';

/** The parts of the outline that may be announced. @param {import('./outline/nodes.mjs').Outline} outline @returns {Seen} */
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
  /** The last announcement of each running job. @type {Map<string, {at: number, percent: number}>} */
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
    // Emptied, so that the same step is announced again if it is shown later.
    if (said === '' && this.#seen?.step && !seen.step) this.#node.textContent = '';
    this.#seen = seen;
    if (said !== '') setText(this.#node, said);
  }

  // A step that was chosen in a list of steps has already been read there.
  /** @param {Seen} seen */
  #ofStep({ step }) {
    return this.#seen?.step === step || focusIsIn('.rows') ? '' : step;
  }

  // Screen readers do not read the name of a focused cell again when it changes.
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
