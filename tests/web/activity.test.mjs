// Long parts: the page learns what they are doing, nothing waits behind them, and cancelling them takes no time. The first tests act as the
// worker themselves, so that each message comes exactly when needed; the last ones run the shipped worker.
import assert from 'node:assert/strict';
import { mock } from 'node:test';

import { easy, easySolution, relabellings } from './puzzles.mjs';
import { createLedger, nodeWorkers, Pool, runJob, test, until, wasmModule, withPool } from './support.mjs';

/**
 * @typedef {import('../../web/worker.mjs').ToWorker} ToWorker
 * @typedef {import('../../web/worker.mjs').FromWorker} FromWorker
 * @typedef {import('../../web/worker.mjs').Task} Task
 */

const encoder = new TextEncoder();

/** A fake worker controlled by the test. It is ready at once, and plans `parts` parts of one item each. */
class PlayedWorker {
  /** @type {Task[]} */
  tasks = [];
  /** @type {number[]} jobs whose tasks it was asked to drop */
  dropped = [];
  ended = false;
  onmessage = /** @type {((event: any) => void) | null} */ (null);
  onerror = null;
  onmessageerror = null;

  /** @param {number} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** @param {unknown} sent */
  postMessage(sent) {
    const message = /** @type {ToWorker} */ (sent);
    if (message.type === 'start') this.say({ type: 'ready' });
    if (message.type === 'drop') this.dropped.push(message.job);
    if (message.type !== 'task') return;
    const { job, part } = message.task;
    if (part >= 0) this.tasks.push(message.task);
    else this.say({ type: 'planned', job, plan: { parts: this.parts, items: this.parts, columns: ['n'] } });
  }

  /** @param {FromWorker} message */
  say(message) {
    setTimeout(() => !this.ended && this.onmessage?.({ data: message }), 0);
  }

  /** @param {string} text */
  report(text) {
    this.say({ type: 'activity', task: this.tasks[0], text });
  }

  /** Finishes the current task. @param {string} rows */
  finish(rows) {
    const task = /** @type {Task} */ (this.tasks.shift());
    const end = /** @type {const} */ ({ status: 'done', items: 1, milliseconds: 1 });
    this.say({
      type: 'results',
      pieces: [
        { task, rows: encoder.encode(rows), count: 1 },
        { task, end },
      ],
    });
  }

  terminate() {
    this.ended = true;
  }
}

/** @param {number} size @param {number} parts */
function playedPool(size, parts) {
  /** @type {PlayedWorker[]} */
  const workers = [];
  const createWorker = () => {
    workers.push(new PlayedWorker(parts));
    return workers[workers.length - 1];
  };
  return { workers, pool: new Pool({ size, module: wasmModule, createWorker, createLedger }) };
}

/** Long enough for the pool to treat it as a long job. */
const longInput = '.'.repeat(70_000);

test('activity is passed on, and withdrawn when its part is done', async () => {
  const { workers, pool } = playedPool(1, 3);
  /** @type {string[]} */
  const received = [];
  pool.start({ verb: 'rate', input: longInput }, { onActivity: (text) => received.push(text) });
  await until(() => workers.some(({ tasks }) => tasks.length > 0));
  const worker = /** @type {PlayedWorker} */ (workers.find(({ tasks }) => tasks.length > 0));
  worker.report('line 1: Nishio, r1c1');
  await until(() => received.length === 1);
  worker.report('line 1: Nishio, r1c2');
  await until(() => received.length === 2);
  worker.finish('a');
  await until(() => received.length === 3);
  assert.deepEqual(received, ['line 1: Nishio, r1c1', 'line 1: Nishio, r1c2', '']);
  pool.close();
});

test('tries of parts are added up, with the closest result, until there is a result', () => {
  const ledger = createLedger({ parts: 5, items: 5, columns: ['n'] });
  ledger.take();
  /** @type {[number, string, string][]} */
  const reports = [
    [0, '', ''],
    [0, 'Nishio, r1c1', 'Nishio, r1c1'],
    [0, '', ''],
    [0, 'odds 12 1000: best so far: 12 solutions. Add clues', '1,000 tries; best so far: 12 solutions. Add clues'],
    [1, 'odds 30 500: best so far: 30 solutions. Add clues', '1,500 tries; best so far: 12 solutions. Add clues'],
    [0, 'odds 12 1200: best so far: 12 solutions. Add clues', '1,700 tries; best so far: 12 solutions. Add clues'],
    [2, '', '1,700 tries; best so far: 12 solutions. Add clues'],
    [2, 'Nishio, r1c2', '1,700 tries; best so far: 12 solutions. Add clues. Now: Nishio, r1c2'],
    [2, 'odds 3 1: best so far: 3 solutions', '1,701 tries; best so far: 3 solutions'],
    [3, 'odds 18446744073709551615 1000000: ', '1,001,701 tries; best so far: 3 solutions'],
  ];
  for (const [part, text, shown] of reports) assert.equal(ledger.onProgress(part, text), shown);
  ledger.addRows(0, encoder.encode('a'), 1);
  assert.equal(ledger.onProgress(0, ''), '');
  assert.equal(ledger.onProgress(0, 'odds 2 10: best so far: 2 solutions'), '');
  assert.equal(ledger.onProgress(0, 'Nishio, r1c3'), 'Nishio, r1c3');
  ledger.delete();
});

test('the first of several long parts is shown', async () => {
  const { workers, pool } = playedPool(2, 3);
  /** @type {string[]} */
  const received = [];
  let done = 0;
  pool.start({ verb: 'rate', input: longInput }, { onActivity: (text) => received.push(text), onProgress: (items) => (done = items) });
  const busy = () => workers.filter(({ tasks }) => tasks.length > 0);
  await until(() => busy().length === 2);
  const [first, second] = busy().sort((a, b) => a.tasks[0].part - b.tasks[0].part);
  first.report('one');
  await until(() => received.length === 1);
  second.report('two');
  second.finish('b'); // the later piece has been delivered, the report has not
  await until(() => done === 1 && second.tasks.length > 0);
  assert.deepEqual(received, ['one']);
  second.report('two');
  first.finish('a');
  await until(() => received.length === 2);
  second.report('two');
  await until(() => received.length === 3);
  assert.deepEqual(received, ['one', '', 'two']);
  pool.close();
});

test("other workers run what is queued behind a long part, and its own worker's results for it are ignored", async () => {
  const { workers, pool } = playedPool(2, 40);
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const ends = [];
  let done = 0;
  pool.start(
    { verb: 'rate', input: longInput },
    {
      onRows: (text) => rows.push(...text.split('\n')),
      onProgress: (items) => (done = items),
      onEnd: ({ end }) => ends.push(end),
    },
  );
  const list = () => workers.filter(({ tasks }) => tasks.length > 0);
  await until(() => list().length === 2);
  const [slow, quick] = list().sort((a, b) => a.tasks[0].part - b.tasks[0].part);
  quick.finish(String(quick.tasks[0].part)); // now the pool knows that parts are quick and hands them out in advance
  await until(() => slow.tasks.length > 1);
  const [at, ...behind] = slow.tasks;
  slow.report('a hard one');
  await until(() => slow.dropped.length > 0);
  // It had started the next one before that message arrived.
  slow.say({ type: 'results', pieces: [{ task: behind[0], rows: encoder.encode('wrong'), count: 1 }] });
  for (const task of behind) slow.say({ type: 'results', pieces: [{ task, end: { status: 'dropped', items: 0, milliseconds: 0 } }] });
  slow.tasks = [at];
  // Everything but the slow part.
  await until(() => {
    if (quick.tasks.length > 0) quick.finish(String(quick.tasks[0].part));
    return done === 39;
  });
  assert.deepEqual(ends, []);
  assert.deepEqual(rows, []); // all wait for the first part
  assert.equal(slow.tasks.length, 1);
  slow.finish(String(at.part));
  await until(() => ends.length === 1);
  assert.deepEqual(ends, ['finished']);
  assert.deepEqual(
    rows,
    Array.from({ length: 40 }, (_, n) => String(n)),
  );
  pool.close();
});

test('rows before a long part in the same worker reach the page meanwhile; cancel keeps them, within 100 ms', async () => {
  const { workers, pool } = playedPool(1, 3);
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const ended = [];
  const job = pool.start(
    { verb: 'rate', input: longInput },
    {
      onRows: (text) => rows.push(...text.split('\n')),
      onEnd: ({ end }) => ended.push(end),
    },
  );
  await until(() => workers.some(({ tasks }) => tasks.length > 0));
  const worker = /** @type {PlayedWorker} */ (workers.find(({ tasks }) => tasks.length > 0));
  worker.say({ type: 'results', pieces: [{ task: worker.tasks[0], rows: encoder.encode('a\nb'), count: 2 }] });
  worker.report('line 3: Nested forcing chains, r4c7');
  await until(() => rows.length === 2);
  const before = workers.length;
  mock.timers.enable({ apis: ['setTimeout'] });
  job.cancel();
  for (const milliseconds of [50, 50]) mock.timers.tick(milliseconds); // the first tick triggers it, the second reports it
  mock.timers.reset();
  await until(() => ended.length > 0);
  assert.deepEqual(ended, ['cancelled'], 'its part has not ended');
  assert.deepEqual(rows, ['a', 'b']);
  assert.ok(worker.ended);
  assert.equal(workers.length, before + 1, 'another worker was started in its place');
  pool.close();
});

const endless = { verb: 'solve', options: { limit: 1e15 }, input: '.'.repeat(81) };
/** Puzzles that take no time, and then one that takes forever. */
const stuckList = { ...endless, input: [...relabellings(easy, 200), '.'.repeat(81)].join('\n') };

test('the shipped worker: a cancelled job ends in the middle of its part, and the next one does not wait', async () => {
  /** @type {string[]} */
  const log = [];
  await withPool({ size: 2, createWorker: nodeWorkers({ log }) }, async (pool) => {
    await runJob(pool, { verb: 'solve', input: easy });
    for (let n = 0; n < 5; ++n) {
      const end = await new Promise((resolve) => {
        const handle = pool.start(endless, { onActivity: () => handle.cancel(), onEnd: (reported) => resolve(reported.end) });
      });
      assert.equal(end, 'cancelled');
      const solved = await runJob(pool, { verb: 'solve', input: easy });
      assert.deepEqual(solved.rows, [`${easy}\t1\t${easySolution}`]);
    }
    assert.equal(log.filter((entry) => entry === 'ended').length, 5);
  });
});

test('the shipped worker: what was found before an endless part is kept', async () => {
  await withPool({ size: 1 }, async (pool) => {
    const { rows, end } = await runJob(pool, stuckList, (outcome, handle) => {
      if (outcome.rows.length === 200) handle.cancel();
    });
    assert.equal(end, 'cancelled');
    assert.deepEqual(
      rows.map((row) => row.slice(0, 81)),
      relabellings(easy, 200),
    );
  });
});
