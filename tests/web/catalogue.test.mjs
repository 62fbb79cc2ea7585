// The catalogue's table of all grids, supplied to the core by a program. (pool_tables.test.mjs: by the pool.)
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { easy } from './puzzles.mjs';
import { firstModule, runJob, site, test, urlOf, wasmModule, withPool } from './support.mjs';

const table = readFileSync(path.join(site, 'catalogue.bin'));
const last = '123456789457893612986217354274538196531964827698721435342685971715349268869172543';

test('the core has numbers once it has the table, and accepts nothing else for it', async () => {
  /** @type {typeof import('../../web/core.mjs')} */
  const core = await import(`${urlOf('core.mjs')}?catalogue`);
  await core.init({ wasmModule });
  const needs = (/** @type {string} */ verb, options = {}) => core.missingTable({ verb, options });
  assert.deepEqual(
    [needs('catalogue'), needs('solve'), needs('enumerate'), needs('enumerate', { grids: [1, 2] })],
    ['catalogue', null, null, 'catalogue'],
  );
  assert.throws(() => core.catalogue(last), { message: 'the table catalogue has not been loaded' });
  assert.throws(() => core.check(easy, { number: true }), { message: /has not been loaded/ });
  for (const wrong of [new Uint8Array(0), table.subarray(1), table.subarray(0, 9000)]) {
    assert.throws(() => core.loadTable('catalogue', wrong), {
      name: 'RookeryError',
      failed: false,
      message: 'expected the table catalogue (catalogue.bin) of this version of Rookery',
    });
  }
  core.loadTable('catalogue', table);
  assert.equal(needs('catalogue'), null);
  assert.deepEqual(core.catalogue(last), [{ number: 5472730538, grid: last }]);
  assert.deepEqual(
    core.catalogue('', { unrank: [5472730537, 5472730538] }).map(({ number }) => number),
    [5472730537, 5472730538],
  );
  const [{ grid_number: number }] = core.check(easy, { number: true });
  assert.equal(core.catalogue(easy)[0].number, number);
  assert.equal(core.enumerate('', { clues: 16, count: true, grids: [7, 8] }).length, 2);
});

test('a page with only the first verbs gets the whole core, and then the table', async () => {
  const fetchTable = async () => new Blob([table]);
  await withPool({ size: 2, module: firstModule, whole: async () => wasmModule, fetchTable }, async (pool) => {
    assert.deepEqual((await runJob(pool, { verb: 'catalogue', input: last })).rows, [`5472730538\t${last}`]);
  });
});
