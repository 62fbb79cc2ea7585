// A worker of the pool (pool.mjs). Its instance of the core plans jobs and runs their parts one after the other.
//
//   pool ──► start, job, task, task, task, drop, close     worker ──► ready, planned, refused, lacking, results, activity, crashed
//            table                                                    needs table, holds lock
//
// A long list is never held here: it is divided into blocks of lines (list_blocks.mjs), and a task names the block of its part.
//
// Tasks wait here in a short queue, so that the worker is not idle while the page is busy drawing. Between two tasks, unless they are quick,
// it handles messages, so that tasks that have not started can be dropped. Results of quick parts are collected for a moment, because a message
// costs the page as much as a small part costs here. A long part reports from time to time what it is doing, and sends its results just before
// that. A core that failed is not used again: the pool ends this worker.
/**
 * @import * as Rookery from './rookery.js'
 * @import {DocumentPiece} from './documents.mjs'
 * @import {BlockPart, List} from './list_blocks.mjs'
 *
 * @typedef {object} Task a part to be run, or PLAN, or JOIN
 * @property {number} job
 * @property {number} part
 * @property {number} run a number that no other task has
 * @property {BlockPart} [block] where the part is, if the input is a list in blocks
 * @property {Rookery.Document[]} [documents] to be joined
 *
 * @typedef {{type: 'start', module: WebAssembly.Module, firstVerbs: boolean, lock: string}} StartMessage the first message
 * @typedef {{type: 'job', job: number, spec: Rookery.JobSpec}} JobMessage defines the job with this number
 * @typedef {{type: 'task', task: Task}} TaskMessage
 * @typedef {{type: 'drop', job: number}} DropMessage drop the queued tasks of this job
 * @typedef {{type: 'close', job: number}} CloseMessage forget this job
 * @typedef {{type: 'buffer', buffer: ArrayBuffer}} BufferMessage a buffer whose rows have been read
 * @typedef {{type: 'table', bytes?: Blob, missing?: string}} TableMessage the requested table, or why there is none
 * @typedef {StartMessage | JobMessage | TaskMessage | DropMessage | CloseMessage | BufferMessage | TableMessage} ToWorker
 *
 * @typedef {object} Piece a piece of a task's results, in the order in which they were found
 * @property {Task} task
 * @property {number} [bytes] of rows, in the message's buffer, after those of the previous pieces
 * @property {Uint8Array} [rows] the same as a view of the buffer, joined by line feeds, once it has arrived
 * @property {number} [count] of rows
 * @property {Rookery.Problem[]} [problems]
 * @property {DocumentPiece} [document]
 * @property {string} [notJoined] why documents could not be joined
 * @property {TaskEnd} [end] the last piece of this task
 *
 * @typedef {{status: 'done' | 'dropped', items: number, milliseconds: number}} TaskEnd
 *
 * @typedef {{type: 'ready'}} ReadyMessage
 * @typedef {{type: 'holds lock'}} HoldsLockMessage the lock of the start message, until the worker ends
 * @typedef {object} PlannedMessage
 * @property {'planned'} type
 * @property {number} job
 * @property {Rookery.Plan} plan
 * @property {Blob} [input] if it is long, in a form that is cheap to pass on
 * @property {List} [list] if it is a list in blocks
 * @typedef {{type: 'refused', job: number, sentence: string}} RefusedMessage
 * @typedef {{type: 'lacking', job: number}} LackingMessage the verb is not among the first verbs: only the whole core can plan and run it
 * @typedef {{type: 'needs table', name: Rookery.TableName}} NeedsTableMessage a job needs it
 * @typedef {{type: 'results', pieces: Piece[], buffer?: ArrayBuffer}} ResultsMessage the pool returns the buffer (row_buffers.mjs)
 * @typedef {{type: 'activity', task: Task, text: string}} ActivityMessage what a long part is doing now
 * @typedef {{type: 'crashed', message: string}} CrashedMessage the last message
 * @typedef {ReadyMessage | HoldsLockMessage | PlannedMessage | RefusedMessage | LackingMessage | NeedsTableMessage | ResultsMessage | ActivityMessage |
 *   CrashedMessage} FromWorker
 */

import { DocumentWriter, readerOf } from './documents.mjs';
import { bytesOf, divideList, LONG_LIST } from './list_blocks.mjs';
import { RowBuffers } from './row_buffers.mjs';

// Special part numbers. PLAN: divide the job into parts.
const PLAN = -1;
// JOIN: join the documents of all parts.
const JOIN = -2;

const GATHER_MILLISECONDS = 20;
const GATHER_BYTES = 64 * 1024;
const PROBLEM_BYTES = 100; // estimate
const QUICK_MILLISECONDS = 4; // results of slower parts are sent at once
const DEAF_MILLISECONDS = 4; // between two checks for messages, while quick parts are waiting
const PROGRESS_MILLISECONDS = 100; // between two reports of what a part is doing, and before the first
const LONG_INPUT = 64 * 1024;

// This file is checked with the types of a page; a worker's scope differs only in this function.
const post = /** @type {(message: FromWorker, transfer?: Transferable[]) => void} */ (/** @type {unknown} */ (self.postMessage.bind(self)));

/** @type {Promise<typeof import('./core.mjs')> | null} */
let loading = null;
let firstVerbs = false; // the core has only the first verbs
/**
 * @typedef {object} KnownJob
 * @property {Rookery.JobSpec} spec
 * @property {Promise<Rookery.Spec> | null} whole the spec with its input in memory, once needed
 * @property {boolean} hasTable the table that it needs, if any, is loaded
 * @property {{start: number, spec: Rookery.Spec} | null} block the call of the block that begins at that byte, if the last part was in one
 */
/** @type {Map<number, KnownJob>} */
const known = new Map();
/** @type {Task[]} */
let waiting = [];
let working = false;

// Installed before the core is loaded, so that no message is missed.
self.onmessage = ({ data }) => {
  const message = /** @type {ToWorker} */ (data);
  switch (message.type) {
    case 'start':
      holdLock(message.lock).catch(() => {}); // a page without an origin has no locks
      firstVerbs = message.firstVerbs;
      loading = load(message.module);
      loading.then(() => post({ type: 'ready' }), crash);
      break;
    case 'job':
      known.set(message.job, { spec: message.spec, whole: null, hasTable: false, block: null });
      break;
    case 'task':
      waiting.push(message.task);
      if (!working) runTasks().catch(crash);
      break;
    case 'drop':
      drop(message.job);
      break;
    case 'close':
      close(message.job).catch(crash);
      break;
    case 'buffer':
      buffers.giveBack(message.buffer);
      break;
    case 'table':
      gotTable(message);
      break;
  }
};

/**
 * A worker can end without an event that notifies the pool. The browser then releases the worker's lock, however busy the worker was. Where
 * there are no locks (a page without https; Node, whose threads report their end), it holds none.
 * @param {string} name
 */
async function holdLock(name) {
  await globalThis.navigator?.locks?.request(name, () => {
    post({ type: 'holds lock' });
    return new Promise(() => {});
  });
}

/** @param {WebAssembly.Module} module */
async function load(module) {
  const core = await import('./core.mjs');
  await core.init({ wasmModule: module, firstVerbs });
  return core;
}

/** @type {(message: TableMessage) => void} */
let gotTable = () => {};

/**
 * Asks the pool for the table that this job needs, unless it is loaded. Few jobs need one.
 * @param {typeof import('./core.mjs')} core @param {Rookery.JobSpec} spec
 */
async function loadTable(core, { verb, options }) {
  const name = core.missingTable({ verb, options });
  if (!name) return;
  /** @type {TableMessage} */
  const { bytes, missing } = await new Promise((resolve) => {
    gotTable = resolve;
    post({ type: 'needs table', name });
  });
  if (!bytes) throw new core.RookeryError(`the table ${name} could not be loaded: ${missing}`);
  core.loadTable(name, await bytesOf(bytes));
}

/** @param {typeof import('./core.mjs')} core @param {KnownJob} job @returns {Promise<Rookery.Spec>} */
function whole(core, job) {
  const read = async ({ input, ...spec } = job.spec) =>
    core.unchanging({ ...spec, input: input instanceof Blob ? await bytesOf(input) : input });
  return (job.whole ??= read());
}

/**
 * The call of a block. Later parts of the same block reuse it.
 * @param {typeof import('./core.mjs')} core @param {KnownJob} job @param {BlockPart} block
 */
async function callOf(core, job, { start, end, lines }) {
  if (job.block?.start === start) return job.block.spec;
  if (job.block) core.release(job.block.spec);
  job.block = null;
  const spec = core.unchanging({ ...job.spec, input: await bytesOf(/** @type {Blob} */ (job.spec.input), start, end), lines });
  job.block = { start, spec };
  return spec;
}

/** @param {number} number of the job */
async function close(number) {
  const job = known.get(number);
  known.delete(number);
  if (!job || !loading) return;
  const core = await loading;
  if (job.block) core.release(job.block.spec);
  if (job.whole) core.release(await job.whole);
}

/** @param {number} job */
function drop(job) {
  for (const task of waiting) {
    if (task.job === job) pieces.push({ task, end: { status: 'dropped', items: 0, milliseconds: 0 } });
  }
  waiting = waiting.filter((task) => task.job !== job);
  sendPieces();
}

/** @param {unknown} error */
function crash(error) {
  waiting = [];
  sendPieces(); // earlier results are still valid
  post({ type: 'crashed', message: error instanceof Error ? error.message : String(error) });
}

// -------------------------------------------------------------------------------------------------------------------- tasks

async function runTasks() {
  working = true;
  const core = await /** @type {NonNullable<typeof loading>} */ (loading);
  let looked = performance.now();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { block, ...task } = next; // every message contains its task, so it is kept small
    const job = known.get(task.job);
    if (job) {
      if (task.part !== PLAN && !job.hasTable) await loadTable(core, job.spec);
      job.hasTable ||= task.part !== PLAN;
      if (task.part === PLAN) await plan(core, task, job);
      else if (task.part === JOIN) await join(core, task, await whole(core, job));
      else if (block) run(core, task, await callOf(core, job, block), block.part);
      else run(core, task, await whole(core, job), task.part);
    }
    if (waiting.length === 0) sendPieces();
    else if (performance.now() - looked < DEAF_MILLISECONDS) continue;
    await messagesLetIn();
    looked = performance.now();
  }
  working = false;
}

/** @param {typeof import('./core.mjs')} core @param {Task} task @param {KnownJob} known */
async function plan(core, { job }, known) {
  if (firstVerbs && !core.hasVerb(known.spec.verb)) {
    post({ type: 'lacking', job });
    return;
  }
  try {
    await loadTable(core, known.spec);
    const { input: given = '', ...call } = known.spec;
    const input = given instanceof Blob ? given : given.length > LONG_INPUT ? new Blob([given]) : undefined;
    const isList = input && !call.lines && input.size >= LONG_LIST;
    const divided = isList ? await divideList(core, call, input) : null;
    if (divided) known.spec = { ...call, input };
    post({ type: 'planned', job, plan: divided?.plan ?? core.plan(await whole(core, known)), input, list: divided?.list });
  } catch (error) {
    if (!(error instanceof core.RookeryError) || error.failed) throw error;
    post({ type: 'refused', job, sentence: error.message });
  }
}

/**
 * @param {typeof import('./core.mjs')} core @param {Task} task
 * @param {Rookery.Spec} spec @param {number} part of it
 */
function run(core, task, spec, part) {
  const began = performance.now();
  let lastReport = began; // quick parts report nothing
  const documents = new DocumentWriter((document) => gather({ task, document }));
  core.run(spec, part, {
    bytes: (rows, count) => {
      if (!buffers.hasRoomFor(rows)) sendPieces();
      buffers.add(rows);
      gather({ task, bytes: rows.length, count });
    },
    problems: (problems) => gather({ task, problems }),
    activity: (text) => {
      const now = performance.now();
      if (now - lastSent >= GATHER_MILLISECONDS) sendPieces();
      // The odds of parts that find nothing are summed, and count only if they arrive before the row that ends the search.
      if (now - lastReport < PROGRESS_MILLISECONDS && !text.startsWith('odds ')) return;
      lastReport = now;
      sendPieces();
      post({ type: 'activity', task, text });
    },
    document: (name, piece) => documents.write(name, piece),
  });
  documents.end();
  const milliseconds = performance.now() - began;
  gather({ task, end: { status: 'done', items: core.itemsIn(spec, part), milliseconds } });
  if (milliseconds > QUICK_MILLISECONDS) sendPieces();
}

/** @param {typeof import('./core.mjs')} core @param {Task} task @param {Rookery.Spec} spec */
async function join(core, task, spec) {
  const began = performance.now();
  const read = await readerOf(task.documents ?? []);
  const documents = new DocumentWriter((document) => gather({ task, document }));
  const notJoined = core.joinDocuments(spec, { read, write: (name, piece) => documents.write(name, piece) });
  documents.end();
  gather({ task, notJoined, end: { status: 'done', items: 0, milliseconds: performance.now() - began } });
  sendPieces();
}

/** @type {Piece[]} */
let pieces = [];
let problemCount = 0; // in the pieces
const buffers = new RowBuffers(); // the rows of the pieces
let lastSent = 0;

/** @param {Piece} piece */
function gather(piece) {
  pieces.push(piece);
  problemCount += piece.problems?.length ?? 0;
  const isMuch = buffers.used + PROBLEM_BYTES * problemCount >= GATHER_BYTES;
  if (isMuch || performance.now() - lastSent >= GATHER_MILLISECONDS) sendPieces();
}

function sendPieces() {
  const sent = pieces;
  const buffer = buffers.take();
  pieces = [];
  problemCount = 0;
  lastSent = performance.now();
  if (sent.length > 0) post({ type: 'results', pieces: sent, buffer }, buffer && [buffer]);
}

// Yields to the event loop by a message channel: timers would wait 4 ms.
const channel = new MessageChannel();
/** @type {() => void} */
let goOn = () => {};
channel.port1.onmessage = () => goOn();

/** @returns {Promise<void>} */
function messagesLetIn() {
  return new Promise((resolve) => {
    goOn = resolve;
    channel.port2.postMessage(null);
  });
}
