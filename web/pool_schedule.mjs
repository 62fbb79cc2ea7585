// What the pool runs where: which worker gets a part of which job next, and how many workers are to be started for it. A choice by values
// alone, so that it can be tested without workers.
//
// - Several jobs share the workers: short ones first, then the one that has the fewest parts running.
// - One worker more than `size` does nothing but plan and run short jobs, so that a hint never waits behind a list. Should a short job
//   turn out to take long there, that worker is its own from then on, and another takes the place for short jobs.
// - Workers are started as they are needed, at any time no more than are ready, and the first one alone: many that compile the core at once
//   would all be late, and with them the first hint.
// - A worker is given parts for a few tenths of a second; near the end of a job each worker gets its share.
/**
 * @template T
 * @typedef {object} WaitingJob a job that has something to hand out
 * @property {T} of
 * @property {boolean} short
 * @property {number} running parts of it that workers have
 * @property {number} served when it last got a worker
 * @property {boolean} needsWhole only workers with the whole core can do it
 * @property {number | null} remaining parts that could be handed out now; null: it is to be planned
 */
/**
 * @template T
 * @typedef {object} WorkerView
 * @property {T} of
 * @property {boolean} ready
 * @property {boolean} broken about to be lost
 * @property {boolean} firstVerbs it lacks the whole core, which others have or get
 * @property {boolean} priority kept for short jobs
 * @property {boolean} dedicated to the job that it is at
 * @property {boolean} stuck in a part that takes long
 * @property {number} tasks that it has
 * @property {number} queuedMilliseconds what they are expected to take
 */

const SHORT_PARTS = 2;
const SHORT_INPUT = 64 * 1024; // of a job that is not planned yet
const QUEUE_MILLISECONDS = 150; // a worker is given more parts until those it has will take so long
const QUEUE_TASKS = 64; // and no more than this, however quick they are

/**
 * The next part goes from this job to this worker; neither, if none can be handed out now. Before, so many workers are to be started for
 * jobs that found none.
 * @template J, W
 * @param {WaitingJob<J>[]} jobs @param {WorkerView<W>[]} workers @param {number} size workers besides those for short jobs
 * @returns {{job: WaitingJob<J> | null, worker: WorkerView<W> | null, start: number}}
 */
export function choose(jobs, workers, size) {
  const shared = workers.filter(({ priority, dedicated }) => !priority && !dedicated);
  const starting = workers.filter(({ ready }) => !ready).length;
  const mayStart = Math.max(1, workers.length - starting) - starting;
  let start = 0;
  for (const job of inOrder(jobs)) {
    const worker = workerFor(job, workers, size);
    if (worker) return { job, worker, start };
    const room = size - shared.length - start;
    const useful = (job.remaining ?? 1) - starting - start;
    start += Math.max(0, Math.min(room, useful, mayStart - start));
  }
  return { job: null, worker: null, start };
}

/** The most deserving first. @template J @param {WaitingJob<J>[]} jobs */
function inOrder(jobs) {
  return [...jobs].sort((a, b) => Number(b.short) - Number(a.short) || a.running - b.running || a.served - b.served);
}

/**
 * The worker that can take a part of this job soonest.
 * @template J, W
 * @param {WaitingJob<J>} job @param {WorkerView<W>[]} workers @param {number} size
 */
function workerFor({ short, needsWhole, remaining }, workers, size) {
  const share = remaining !== null && !short ? Math.ceil(remaining / size) : Infinity; // a short job takes the first place that it finds
  const mostTasks = Math.min(share, QUEUE_TASKS);
  /** @type {WorkerView<W> | null} */
  let best = null;
  for (const worker of workers) {
    const { ready, broken, firstVerbs, priority, dedicated, stuck, tasks, queuedMilliseconds } = worker;
    if (!ready || broken || stuck || dedicated || (priority && !short) || (needsWhole && firstVerbs)) continue;
    const hasRoom = tasks === 0 || (queuedMilliseconds < QUEUE_MILLISECONDS && tasks < mostTasks);
    if (hasRoom && (!best || queuedMilliseconds < best.queuedMilliseconds)) best = worker;
  }
  return best;
}

/** @param {{ledger: {parts: number} | null, spec: import('./rookery.js').JobSpec}} job */
export function isShort({ ledger, spec: { input = '' } }) {
  if (ledger) return ledger.parts <= SHORT_PARTS;
  return (input instanceof Blob ? input.size : input.length) <= SHORT_INPUT;
}
