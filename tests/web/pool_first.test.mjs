// The pool with a core of the first verbs: which verbs it has, that other jobs wait for the whole core and then run, that workers with work
// finish it, and the error if the whole core is unavailable.
import assert from 'node:assert/strict';

import { easy, easySolution, hard, relabellings } from './puzzles.mjs';
import { firstModule, nodeWorkers, runJob, test, until, wasmModule, withPool } from './support.mjs';

const kShort = { verb: 'solve', input: easy };
const kPermanent = { verb: 'permanent', input: '1 1 1\n1 1 1\n1 1 1\n' };

/** A pool with the first verbs that counts the requests for the whole core. */
function firstPool({ size = 2, fails = 0, log = /** @type {string[]} */ ([]) } = {}) {
  const asked = { times: 0 };
  const whole = async () => {
    if (++asked.times <= fails) throw new Error('core.xz: 404 Not Found');
    return wasmModule;
  };
  return { asked, options: { size, module: firstModule, whole, createWorker: nodeWorkers({ log }) } };
}

test('the first verbs do not fetch the whole core', async () => {
  const { asked, options } = firstPool();
  await withPool(options, async (pool) => {
    assert.match((await runJob(pool, kShort)).rows.join(), new RegExp(easySolution));
    const rated = await runJob(pool, { verb: 'rate', input: [easy, hard].join('\n') });
    assert.deepEqual([rated.end, rated.rows.length], ['finished', 2]);
    const refused = await runJob(pool, { verb: 'solve', options: { limit: 'x' }, input: easy });
    assert.equal(refused.end, 'failed');
    assert.equal(asked.times, 0);
  });
});

test('a job of another verb waits for the whole core, fetched once; the others continue', async () => {
  const log = /** @type {string[]} */ ([]);
  const { asked, options } = firstPool({ log });
  await withPool(options, async (pool) => {
    const list = relabellings(hard, 400);
    const [permanent, again, rated, solved] = await Promise.all([
      runJob(pool, kPermanent),
      runJob(pool, kPermanent),
      runJob(pool, { verb: 'rate', input: list.join('\n') }),
      runJob(pool, kShort),
    ]);
    assert.deepEqual([permanent.end, again.end, rated.end, solved.end], Array(4).fill('finished'));
    assert.match(permanent.rows.join(), /\b6\b/);
    assert.deepEqual(again.rows, permanent.rows);
    assert.equal(rated.rows.length, list.length);
    assert.equal(asked.times, 1);
    assert.ok(log.includes('ended'), 'workers were replaced');
    assert.match((await runJob(pool, kShort)).rows.join(), new RegExp(easySolution));
    const unknown = await runJob(pool, { verb: 'dance', input: easy });
    assert.match(unknown.message, /there is no verb "dance"/);
    assert.equal(asked.times, 1);
  });
});

test('short jobs of the first verbs do not wait until the whole core has started', async () => {
  let isHeld = false;
  let held = 0;
  const create = nodeWorkers();
  // Workers created from then on do not receive their start message.
  /** @returns {any} */
  const createWorker = (/** @type {string | URL} */ url) => {
    const worker = create(url);
    if (isHeld) {
      worker.postMessage = () => {};
      ++held;
    }
    return worker;
  };
  const { options } = firstPool({ size: 1 });
  await withPool({ ...options, createWorker }, async (pool) => {
    assert.equal((await runJob(pool, kShort)).end, 'finished');
    isHeld = true;
    pool.start(kPermanent, {});
    await until(() => held > 0);
    assert.match((await runJob(pool, kShort)).rows.join(), new RegExp(easySolution));
  });
});

test('an unavailable whole core fails the job with a message; the next one tries again', async () => {
  const { asked, options } = firstPool({ fails: 1 });
  await withPool(options, async (pool) => {
    const [failed, solved] = await Promise.all([runJob(pool, kPermanent), runJob(pool, kShort)]);
    assert.equal(failed.end, 'failed');
    assert.match(failed.message, /downloaded later, and the download failed: core\.xz: 404/);
    assert.equal(solved.end, 'finished');
    assert.equal((await runJob(pool, kPermanent)).end, 'finished');
    assert.equal(asked.times, 2);
  });
});

test('a job waiting for the whole core can be cancelled', async () => {
  const { options } = firstPool();
  /** @type {(module: WebAssembly.Module) => void} */
  let come = () => {};
  let isAsked = () => {};
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => (isAsked = resolve));
  const whole = () => {
    isAsked();
    return /** @type {Promise<WebAssembly.Module>} */ (new Promise((resolve) => (come = resolve)));
  };
  await withPool({ ...options, whole }, async (pool) => {
    const ended = new Promise((resolve) => {
      const job = pool.start(kPermanent, { onEnd: ({ end }) => resolve(end) });
      asked.then(() => job.cancel());
    });
    assert.equal(await ended, 'cancelled');
    come(wasmModule);
    assert.equal((await runJob(pool, kPermanent)).end, 'finished');
  });
});
