// Jobs that need a table, here the catalogue of all grids: the pool fetches it once, other jobs do not wait for it, and the error if it is
// unavailable.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { easy, easySolution } from './puzzles.mjs';
import { runJob, site, test, withPool } from './support.mjs';

const kFirst = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const kLast = '123456789457893612986217354274538196531964827698721435342685971715349268869172543';
const table = new Blob([readFileSync(path.join(site, 'catalogue.bin'))]);
const kNumber = { verb: 'catalogue', input: kFirst };
const kQuestions = [
  kNumber,
  { verb: 'catalogue', input: kLast },
  { verb: 'catalogue', options: { unrank: '5472730538..5472730538' }, input: '' },
  { verb: 'catalogue', options: { random: 1, seed: 1 }, input: '' },
];

/** A source of the table that waits for letGo(). */
function heldTable() {
  /** @type {() => void} */
  let letGo = () => {};
  const held = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  /** @type {string[]} */
  const asked = [];
  const fetchTable = async (/** @type {string} */ name) => {
    asked.push(name);
    await held;
    return table;
  };
  return { asked, letGo, fetchTable };
}

test('four questions wait for the table, which is fetched once, and a short job finishes meanwhile', async () => {
  const { asked, letGo, fetchTable } = heldTable();
  await withPool({ size: 1, fetchTable }, async (pool) => {
    const questions = kQuestions.map((question) => runJob(pool, question));
    const solved = await runJob(pool, { verb: 'solve', input: easy });
    assert.match(solved.rows.join(), new RegExp(easySolution));
    letGo();
    const [first, last, unranked, random] = await Promise.all(questions);
    assert.deepEqual(first.rows, [`1\t${kFirst}`]);
    assert.deepEqual(last.rows, [`5472730538\t${kLast}`]);
    assert.deepEqual(unranked.rows, last.rows);
    assert.match(random.rows.join(), /^\d+\t123456789[1-9]{72}$/);
    assert.deepEqual(asked, ['catalogue']);
  });
});

test('a question waiting for the table can be cancelled; the next one gets it', async () => {
  const { asked, letGo, fetchTable } = heldTable();
  await withPool({ size: 1, fetchTable }, async (pool) => {
    const end = new Promise((resolve) => {
      const handle = pool.start(kNumber, { onEnd: (reported) => resolve(reported.end) });
      setTimeout(() => handle.cancel(), 0);
    });
    assert.equal(await end, 'cancelled');
    const next = runJob(pool, kNumber);
    letGo();
    assert.deepEqual((await next).rows, [`1\t${kFirst}`]);
    assert.deepEqual(asked, ['catalogue']);
  });
});

test('a table that is unavailable or wrong fails the job with a message; the next one tries again', async () => {
  const tables = [() => Promise.reject(new Error('catalogue.bin: 404 Not Found')), () => Promise.resolve(table)];
  await withPool({ size: 1, fetchTable: async () => /** @type {() => Promise<Blob>} */ (tables.shift())() }, async (pool) => {
    const failed = await runJob(pool, kNumber);
    assert.deepEqual([failed.end, failed.message], ['failed', 'the table catalogue could not be loaded: catalogue.bin: 404 Not Found']);
    assert.deepEqual((await runJob(pool, kNumber)).rows, [`1\t${kFirst}`]);
  });
  await withPool({ size: 1, fetchTable: async () => new Blob(['<!doctype html>']) }, async (pool) => {
    const failed = await runJob(pool, kNumber);
    assert.equal(failed.end, 'failed');
    assert.match(failed.message, /expected the table catalogue/);
  });
});
