// A job as a stream, on a pool controlled by the test: what waits for the reader, and what ends the job.
import assert from 'node:assert/strict';

import { blocksOf, rowsOf } from '../../web/package/row_stream.mjs';
import { test } from '../web/support.mjs';

/** A pool whose only job the test controls. */
function playedPool() {
  /** @type {{events: import('../../web/rookery.js').JobEvents, calls: string[], spec: any}} */
  const job = { events: {}, calls: [], spec: null };
  const start = (/** @type {any} */ spec, /** @type {any} */ events) => {
    Object.assign(job, { events, spec });
    return {
      id: 1,
      cancel: () => job.calls.push('cancel'),
      pause: (/** @type {boolean} */ paused) => job.calls.push(paused ? 'pause' : 'go on'),
    };
  };
  return { job, pool: /** @type {any} */ ({ start }) };
}

const spec = { verb: 'solve', input: '' };

test('a slow reader pauses the job, and resumes it after reading the waiting rows', async () => {
  const { job, pool } = playedPool();
  const blocks = blocksOf(pool, spec);
  const first = blocks.next();
  /** @type {unknown[]} */
  const answers = [];
  for (let i = 0; i < 100 && !job.calls.includes('pause'); ++i) answers.push(job.events.onRows?.(`row ${i}`));
  assert(answers.length > 2 && answers.length < 100);
  answers.push(job.events.onProblem?.({ line: 7, column: 1, sentence: 'wrong' }));
  let taken = 0;
  const promises = answers.filter((answer) => answer instanceof Promise);
  for (const promise of promises) promise.then(() => ++taken);
  assert.equal(promises.length, 2);
  assert.deepEqual((await first).value, { rows: 'row 0' });
  for (let i = 1; i < answers.length - 1; ++i) assert.deepEqual((await blocks.next()).value, { rows: `row ${i}` });
  assert.deepEqual([taken, job.calls.includes('go on')], [0, false]);
  assert.deepEqual((await blocks.next()).value, { problem: { line: 7, column: 1, sentence: 'wrong' } });
  const last = blocks.next();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([taken, job.calls.filter((call) => call === 'cancel')], [2, []]);
  assert.equal(job.calls.at(-1), 'go on');
  job.events.onEnd?.({ end: 'finished', message: '' });
  assert.deepEqual(await last, { value: undefined, done: true });
});

test('leaving the loop cancels the job and drops waiting rows', async () => {
  const { job, pool } = playedPool();
  const blocks = blocksOf(pool, spec);
  const first = blocks.next();
  /** @type {unknown} */
  let answer;
  for (let i = 0; i < 100 && answer === undefined; ++i) answer = job.events.onRows?.(`row ${i}`);
  assert(answer instanceof Promise);
  await first;
  await blocks.return();
  await answer;
  assert.equal(job.calls.at(-1), 'cancel');
});

test('after an abort no more rows arrive, only its reason', async () => {
  const { job, pool } = playedPool();
  const stop = new AbortController();
  const rows = rowsOf(pool, { ...spec, options: { limit: 3 } }, { signal: stop.signal });
  const first = rows.next();
  assert.deepEqual(job.spec.options, { limit: 3, json: true });
  job.events.onRows?.('{"n":1}\n{"n":2}');
  assert.deepEqual(await first, { value: { n: 1 }, done: false });
  stop.abort();
  assert.deepEqual(job.calls, ['cancel']);
  await assert.rejects(rows.next(), (error) => error === stop.signal.reason);
});

test('a reader waiting for rows throws the reason once the aborted job has ended', async () => {
  const { job, pool } = playedPool();
  const stop = new AbortController();
  const next = rowsOf(pool, spec, { signal: stop.signal }).next();
  stop.abort('enough');
  job.events.onEnd?.({ end: 'cancelled', message: '' });
  await assert.rejects(next, (error) => error === 'enough');
});

test('a job cancelled elsewhere, or finished before the abort, ends without an error', async () => {
  for (const end of /** @type {const} */ (['cancelled', 'finished'])) {
    const { job, pool } = playedPool();
    const stop = new AbortController();
    const blocks = blocksOf(pool, spec, { signal: stop.signal });
    const first = blocks.next();
    job.events.onRows?.('row');
    job.events.onEnd?.({ end, message: '' });
    assert.deepEqual((await first).value, { rows: 'row' });
    if (end === 'finished') stop.abort();
    assert.deepEqual(await blocks.next(), { value: undefined, done: true });
  }
});

test('a failing job throws its message after the rows it had sent', async () => {
  const { job, pool } = playedPool();
  const rows = rowsOf(pool, spec);
  const first = rows.next();
  job.events.onProblem?.({ line: 1, column: 2, sentence: 'odd' });
  job.events.onEnd?.({ end: 'failed', message: 'there is no verb' });
  assert.deepEqual((await first).value, { problem: { line: 1, column: 2, sentence: 'odd' } });
  await assert.rejects(rows.next(), { name: 'RookeryError', message: 'there is no verb' });
});
