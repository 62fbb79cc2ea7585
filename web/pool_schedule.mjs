// The pool's scheduling, which decides which worker gets a part of which job next, and how many workers to start for it. A pure function of values,
// so it can be tested without workers.
//
// - Several jobs share the workers: short ones first, then the job with the fewest running parts.
// - One worker beyond `size` only plans and runs short jobs, so that a hint never waits behind a list. If a short job takes long after all,
//   that worker is dedicated to it from then on, and another one takes over the short jobs.
// - Workers are started as needed, never more at a time than are ready, and the first one alone: if many compiled the core at once, all of
//   them would be late, and so would the first hint.
// - A worker is given parts for a few tenths of a second; near the end of a job each worker gets its share.
/**
 * @template T
 * @typedef {object} WaitingJob a job that has a task to hand out
 * @property {T} of
 * @property {boolean} short
 * @property {number} running its parts that workers have
 * @property {number} served when it last got a worker
 * @property {boolean} needsWhole only workers with the whole core can run it
 * @property {number | null} remaining parts that could be handed out now; null if it has not been planned
 */
/**
 * @template T
 * @typedef {object} WorkerView
 * @property {T} of
 * @property {boolean} ready
 * @property {boolean} broken about to be lost
 * @property {boolean} firstVerbs it has only the first verbs, while others have or will get the whole core
 * @property {boolean} priority reserved for short jobs
 * @property {boolean} dedicated to its current job
 * @property {boolean} stuck in a part that takes long
 * @property {number} tasks how many it has
 * @property {number} queuedMilliseconds their expected time
 */

const SHORT_PARTS = 2;
const SHORT_INPUT = 64 * 1024; // for a job that is not planned yet
const QUEUE_MILLISECONDS = 150; // a worker is given more parts until it has enough for this time
const QUEUE_TASKS = 64; // at most this many parts in its queue, even if they are quick

/**
 * Chooses the job and the worker for the next part; both are null if none can be handed out now. `start` workers are to be started first,
 * for jobs that found none.
 * @template J, W
 * @param {WaitingJob<J>[]} jobs @param {WorkerView<W>[]} workers @param {number} size number of workers, not counting those for short jobs
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

/** Highest priority first. @template J @param {WaitingJob<J>[]} jobs */
function inOrder(jobs) {
  return [...jobs].sort((a, b) => Number(b.short) - Number(a.short) || a.running - b.running || a.served - b.served);
}

/**
 * The worker that can take a part of this job soonest.
 * @template J, W
 * @param {WaitingJob<J>} job @param {WorkerView<W>[]} workers @param {number} size
 */
function workerFor({ short, needsWhole, remaining }, workers, size) {
  const share = remaining !== null && !short ? Math.ceil(remaining / size) : Infinity; // a short job takes the first free place
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

/** @param {{ledger: {parts: {count: number}} | null, spec: import('./rookery.js').JobSpec}} job */
export function isShort({ ledger, spec: { input = '' } }) {
  if (ledger) return ledger.parts.count <= SHORT_PARTS;
  return (input instanceof Blob ? input.size : input.length) <= SHORT_INPUT;
}
