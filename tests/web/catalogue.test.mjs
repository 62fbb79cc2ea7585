// The table of the catalogue of all grids: given to the core by a program, and to the workers by the pool once a job needs it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { easy } from './puzzles.mjs';
import { firstModule, loadCore, nodeWorkers, runJob, site, test, urlOf, wasmModule, withPool } from './support.mjs';

const table = readFileSync(path.join(site, 'catalogue.bin'));
const last = '123456789457893612986217354274538196531964827698721435342685971715349268869172543';
const kLast = { verb: 'catalogue', input: last };

/** A pool that counts how often it was asked for the table. */
function countingPool({ fails = 0 } = {}) {
  const asked = { times: 0 };
  const catalogue = async () => {
    if (++asked.times <= fails) throw new Error('catalogue.bin: 404 Not Found');
    return new Blob([table]);
  };
  return { asked, options: { size: 2, catalogue, createWorker: nodeWorkers() } };
}

test('the core has numbers once it has the table, and takes nothing else for it', async () => {
  /** @type {typeof import('../../web/core.mjs')} */
  const core = await import(`${urlOf('core.mjs')}?catalogue`);
  await core.init({ wasmModule });
  const needs = (/** @type {string} */ verb, options = {}) => core.needsCatalogue({ verb, options });
  assert.deepEqual(
    [needs('catalogue'), needs('solve'), needs('enumerate'), needs('enumerate', { grids: [1, 2] })],
    [true, false, false, true],
  );
  assert.throws(() => core.catalogue(last), { message: 'the table of the catalogue of grids has not been loaded' });
  assert.throws(() => core.check(easy, { number: true }), { message: /has not been loaded/ });
  for (const wrong of [new Uint8Array(0), table.subarray(1), table.subarray(0, 9000)]) {
    assert.throws(() => core.loadCatalogue(wrong), { name: 'RookeryError', failed: false, message: /expected the table/ });
  }
  core.loadCatalogue(table);
  assert.equal(needs('catalogue'), false);
  assert.deepEqual(core.catalogue(last), [{ number: 5472730538, grid: last }]);
  assert.deepEqual(
    core.catalogue('', { unrank: [5472730537, 5472730538] }).map(({ number }) => number),
    [5472730537, 5472730538],
  );
  const [{ grid_number: number }] = core.check(easy, { number: true });
  assert.equal(core.catalogue(easy)[0].number, number);
  assert.equal(core.enumerate('', { clues: 16, count: true, grids: [7, 8] }).length, 2);
});

test('a core of the first verbs needs no table', async () => {
  const core = await loadCore();
  assert.equal(core.needsCatalogue({ verb: 'solve' }), false);
  await withPool({ module: firstModule, whole: async () => wasmModule, ...countingPool().options }, async (pool) => {
    assert.deepEqual((await runJob(pool, kLast)).rows, [`5472730538\t${last}`]);
  });
});

test('the pool fetches the table once, when a job needs it', async () => {
  const { asked, options } = countingPool();
  await withPool(options, async (pool) => {
    assert.equal((await runJob(pool, { verb: 'solve', input: easy })).end, 'finished');
    assert.equal(asked.times, 0);
    const jobs = [kLast, kLast, { verb: 'catalogue', options: { unrank: '1000000..1060000' } }];
    const [one, two, range] = await Promise.all(jobs.map((spec) => runJob(pool, spec)));
    assert.deepEqual(one.rows, [`5472730538\t${last}`]);
    assert.deepEqual(two.rows, one.rows);
    assert.deepEqual([range.end, range.rows.length, range.rows.at(-1)?.split('\t')[0]], ['finished', 60001, '1060000']);
    assert.equal(asked.times, 1);
  });
});

test('a table that cannot be had fails the job with a sentence; the next asks again', async () => {
  const { asked, options } = countingPool({ fails: 1 });
  await withPool(options, async (pool) => {
    const failed = await runJob(pool, kLast);
    assert.equal(failed.end, 'failed');
    assert.equal(failed.message, 'the catalogue of grids could not be loaded: catalogue.bin: 404 Not Found');
    assert.equal((await runJob(pool, kLast)).end, 'finished');
    assert.equal(asked.times, 2);
  });
});
