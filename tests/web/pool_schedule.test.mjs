// Which work the pool runs where, without workers.
import assert from 'node:assert/strict';

import { test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/pool_schedule.mjs')} */
const { choose } = await import(urlOf('pool_schedule.mjs'));

/**
 * @typedef {import('../../web/pool_schedule.mjs').WaitingJob<string>} WaitingJob
 * @typedef {import('../../web/pool_schedule.mjs').WorkerView<string>} WorkerView
 */

/** @param {string} of @param {Partial<WaitingJob>} [rest] @returns {WaitingJob} */
const job = (of, rest = {}) => ({
  of,
  short: false,
  running: 0,
  served: 0,
  needsWhole: false,
  remaining: 100,
  ...rest,
});
/** @param {string} of @param {Partial<WorkerView>} [rest] @returns {WorkerView} */
const worker = (of, rest = {}) => ({
  of,
  ready: true,
  broken: false,
  firstVerbs: false,
  priority: false,
  dedicated: false,
  stuck: false,
  tasks: 0,
  queuedMilliseconds: 0,
  ...rest,
});
/** @param {WaitingJob[]} jobs @param {WorkerView[]} workers @param {number} [size] */
const chosen = (jobs, workers, size = 2) => {
  const { job: next, worker: to, start } = choose(jobs, workers, size);
  return [next?.of ?? null, to?.of ?? null, start];
};

const kPriority = worker('priority', { priority: true });

test('a long job never gets the worker reserved for short ones; it starts workers, no more than its parts', () => {
  const busy = [kPriority, worker('a', { tasks: 64 }), worker('b', { tasks: 64 })];
  assert.deepEqual(chosen([job('list')], [kPriority]), [null, null, 1]);
  assert.deepEqual(chosen([job('list')], busy, 9), [null, null, 3]);
  assert.deepEqual(chosen([job('list')], busy, 3), [null, null, 1]);
  assert.deepEqual(chosen([job('list', { remaining: 2 })], busy, 9), [null, null, 2]);
  assert.deepEqual(chosen([job('list', { remaining: null })], busy, 9), [null, null, 1]);
});

test('no more workers start at a time than are ready, and nothing starts next to the first one', () => {
  const cold = { ...kPriority, ready: false };
  assert.deepEqual(chosen([job('list'), job('hint', { short: true, remaining: 1 })], [cold], 9), [null, null, 0]);
  assert.deepEqual(chosen([job('list')], [kPriority, worker('a', { ready: false })], 9), [null, null, 0]);
  const some = [kPriority, worker('a', { tasks: 64 }), worker('b', { ready: false })];
  assert.deepEqual(chosen([job('list'), job('other'), job('third')], some, 9), [null, null, 1]);
  assert.deepEqual(chosen([job('hint', { short: true, remaining: 1 }), job('list')], some, 9), ['hint', 'priority', 0]);
});

test('parts that need the whole core wait for a worker that has it; the others continue with the rest', () => {
  const first = { ...kPriority, firstVerbs: true };
  const other = job('other', { short: true, needsWhole: true, remaining: null });
  assert.deepEqual(chosen([other, job('hint', { short: true, remaining: 1, running: 1 })], [first], 0), ['hint', 'priority', 0]);
  assert.deepEqual(chosen([other], [first, worker('a')]), ['other', 'a', 0]);
  assert.deepEqual(chosen([other], [first]), [null, null, 1]);
});

test('a worker dedicated to its job does not count as a pool worker, and gets nothing else', () => {
  const own = worker('own', { dedicated: true, tasks: 1, stuck: true });
  assert.deepEqual(chosen([job('list')], [own, worker('a', { tasks: 64 })]), [null, null, 1]);
  assert.deepEqual(chosen([job('hint', { short: true, remaining: 1 })], [{ ...own, stuck: false, tasks: 0 }], 0), [null, null, 0]);
});

test('short jobs first; then the one with the fewest running parts; then the one that waits longest', () => {
  const list = job('list', { running: 1 });
  const free = worker('a');
  assert.deepEqual(chosen([list, job('hint', { short: true, remaining: 1, running: 2, served: 9 })], [free]), ['hint', 'a', 0]);
  assert.deepEqual(chosen([list, job('other', { served: 9 })], [free]), ['other', 'a', 0]);
  assert.deepEqual(chosen([job('late', { served: 9 }), job('early', { served: 3 })], [free]), ['early', 'a', 0]);
});

test('the worker that is free soonest, but none that is stuck, lost, or full', () => {
  const list = job('list');
  assert.deepEqual(chosen([list], [worker('a', { tasks: 1, queuedMilliseconds: 40 }), worker('b', { tasks: 3, queuedMilliseconds: 30 })]), [
    'list',
    'b',
    0,
  ]);
  assert.deepEqual(chosen([list], [worker('a', { stuck: true, tasks: 1 }), worker('b', { broken: true })]), [null, null, 0]);
  assert.deepEqual(
    chosen([list], [worker('a', { tasks: 1, queuedMilliseconds: 150 }), worker('b', { tasks: 64, queuedMilliseconds: 1 })]),
    [null, null, 0],
  );
  assert.deepEqual(chosen([list], [worker('a', { queuedMilliseconds: 150 })]), ['list', 'a', 0], 'an idle worker is never full');
});

test('near its end a job is shared out: four parts on two workers are two each; a short job comes first', () => {
  const two = worker('a', { tasks: 2, queuedMilliseconds: 2 });
  assert.deepEqual(chosen([job('list', { remaining: 4 })], [two, worker('b', { tasks: 1, queuedMilliseconds: 3 })]), ['list', 'b', 0]);
  assert.deepEqual(chosen([job('list', { remaining: 4 })], [two, { ...two, of: 'b' }]), [null, null, 0]);
  assert.deepEqual(chosen([job('hint', { short: true, remaining: 1 })], [two, { ...two, of: 'b' }]), ['hint', 'a', 0]);
});

test('in any state: all parts are assigned, only to eligible workers, no more workers than requested', () => {
  const seed = Number(process.env.ROOKERY_SEED ?? 20261122);
  let state = seed;
  const below = (/** @type {number} */ n) => Math.floor((state = (state * 1103515245 + 12345) % 2147483648) / 65536) % n;
  for (let round = 0; round < 2000; ++round) {
    const size = 1 + below(4);
    const jobs = Array.from({ length: 1 + below(4) }, (_, i) => {
      const short = below(3) === 0;
      return job(`job ${i}`, { short, remaining: short ? 1 + below(2) : 1 + below(60), served: below(9) });
    });
    /** @type {WorkerView[]} */
    const workers = [{ ...kPriority }];
    const parts = jobs.reduce((sum, { remaining }) => sum + Number(remaining), 0);
    let given = 0;
    for (let steps = 0; given < parts; ++steps) {
      const what = `seed ${seed}, round ${round}`;
      assert.ok(steps < 10 * parts + 100, `${what}: it goes on`);
      const {
        job: next,
        worker: to,
        start,
      } = choose(
        jobs.filter(({ remaining }) => Number(remaining) > 0),
        workers,
        size,
      );
      for (let i = 0; i < start; ++i) workers.push(worker(`worker ${workers.length}`, { ready: false }));
      assert.ok(workers.length <= size + 1, `${what}: ${workers.length} workers`);
      if (next && to) {
        assert.ok(to.ready && !to.stuck && (!to.priority || next.short), `${what}: ${to.of} got ${next.of}`);
        ++given;
        next.remaining = Number(next.remaining) - 1;
        ++next.running;
        next.served = 10 + steps;
        ++to.tasks;
        to.queuedMilliseconds += 1 + below(80);
      } else {
        // An event: a worker is ready, or has finished all its work.
        const one = workers[below(workers.length)];
        Object.assign(one, { ready: true, tasks: 0, queuedMilliseconds: 0 });
      }
    }
  }
});
