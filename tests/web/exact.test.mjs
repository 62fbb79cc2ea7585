// exact: the same rows natively and as WebAssembly, with one worker and with four; the pool ends a long call of the SAT solver, and parts
// that are no longer needed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

import { loadCore, nodeWorkers, runJob, test, withPool } from './support.mjs';

const cli = process.env.ROOKERY_CLI;
const skip = cli ? false : 'set ROOKERY_CLI to the native command line to run this';
const core = await loadCore();

const lattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';
const clueless = '.'.repeat(18) + 'x'.repeat(63);
const small = 'x..x....x......x';
const hard = 'x...x.....x....x';
// 17 cells, by naked singles: refuted in parts, since the short attempt on the whole is too short.
const inParts = '..x...x..x...x.......x...x.....xx....x.....x....x.....xx.x...........x.x......x..';
// 17 cells, by naked singles: no result within seconds.
const long = '.x..x..x..x..x..x.............x..x.x....x......xx....x........x...x....x..x......';
// 24 cells with half-turn symmetry.
const sparse = '..........x......x..x.xxx.x..x.xxxx.........xxx.x.....x..x......x..x....xxx..x...';

/** @type {{options: Record<string, string | number | boolean>, input?: string}[]} */
const calls = [
  { options: { pattern: lattice } },
  { options: { pattern: sparse, seed: 4, json: true } },
  { options: { pattern: hard } },
  { options: { pattern: hard, attempts: 0, conflicts: 3000 } },
  { options: { pattern: hard, attempts: 0, conflicts: 1, cubes: 2, json: true } },
  { options: { pattern: inParts, strategies: 'naked', attempts: 0, json: true } },
  { options: { pattern: clueless, json: true } },
  { options: { strategies: 'naked,hidden,naked-pairs,hidden-pairs' }, input: `${small}\n${lattice}\n${hard}\n${sparse}\n` },
  { options: { strategies: 'naked', conflicts: 2000 }, input: `${long}\n${lattice}\n${small}\n` },
  { options: { pattern: small, method: 'find' } },
  { options: { pattern: lattice, method: 'find', steps: 8 } },
  { options: { pattern: hard, method: 'states', steps: 8 } },
  { options: { pattern: lattice, method: 'anneal', strategies: 'naked', seed: 9 } },
  { options: { pattern: small, method: 'test' } },
  { options: { fewest: true, order: 2 } },
  { options: { fewest: true, method: 'sat', order: 2 } },
  { options: { fewest: true, method: 'sat', order: 2, clues: 4, count: true } },
  { options: { fewest: true, attempts: 30000, 'give-up': 2, strategies: 'naked,hidden' } },
];

for (const { options, input } of calls) {
  const check = async () => {
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, ...(value === true ? [] : [String(value)])]);
    const args = ['exact', ...flags, ...(input ? ['-'] : [])];
    const { stdout, status } = spawnSync(/** @type {string} */ (cli), args, { input, encoding: 'utf8', timeout: 60_000 });
    assert.equal(status, 0);
    const expected = stdout.trimEnd().split('\n');
    for (const size of [1, 4]) {
      await withPool({ size }, async (pool) => {
        const { rows, end, problems } = await runJob(pool, { verb: 'exact', options, input });
        assert.deepEqual([end, problems], ['finished', []]);
        assert.deepEqual(rows, expected, `${size} workers`);
      });
    }
  };
  test(`the same rows everywhere: ${JSON.stringify(options)}`, check, skip);
}

test('as a function', () => {
  const rows = core.exact(`${small}\n${clueless}\n${hard}`, { strategies: ['naked', 'hidden'] });
  assert.deepEqual(
    rows.map(({ answer }) => answer),
    ['clues', 'impossible', 'impossible'],
  );
  assert.equal(rows[0].puzzle?.replace(/[1-4]/g, 'x'), small);
  assert.deepEqual(
    rows[1].cells,
    Array.from({ length: 18 }, (_, cell) => cell),
  );
  const [{ answer, reason }] = core.exact('', { pattern: hard, attempts: 0, conflicts: 0 });
  assert.equal(answer, 'undecided');
  assert.match(reason ?? '', /parts/);
  assert.equal(core.exact('', { fewest: true, order: 2 })[0].answer, 'proved');
  assert.throws(() => core.exact(lattice, { strategies: /** @type {any} */ ('') }), { name: 'RookeryError', message: /naked or hidden/ });
  const nothing = core.exact('');
  assert.deepEqual([nothing.length, nothing.problems.length], [0, 1]);
  assert.match(nothing.problems[0].sentence, /^nothing to read: expected patterns, .* or the option pattern or fewest$/);
});

test('the plan has the rules for the summary row', () => {
  const { lastWord, mostRows, parts } = core.plan({ verb: 'exact', options: { pattern: hard } });
  assert.equal(mostRows, 1);
  assert.match(lastWord?.complete ?? '', new RegExp(`\\timpossible\\t.* ${parts - 1} parts$`));
  assert.match(lastWord?.leftOpen ?? '', /\tundecided\t/);
  assert.equal(core.plan({ verb: 'exact', input: `${small}\n${hard}` }).lastWord, undefined);
  assert.equal(core.plan({ verb: 'solve', input: '.'.repeat(81) }).lastWord, undefined);
});

const endless = { verb: 'exact', options: { pattern: long, strategies: 'naked', method: 'refute', steps: 8 } };

test('a long call of the SAT solver reports its activity, and stops on request', () => {
  /** @type {string[]} */
  const received = [];
  const stop = () => received.length > 3;
  const end = core.run(endless, 0, { rows: () => assert.fail(), activity: (text) => received.push(text) }, stop);
  assert.equal(end, 'stopped');
});

test('in the pool: cancelled in the middle of a part, with its summary row; the next job does not wait', async () => {
  await withPool({ size: 2 }, async (pool) => {
    await runJob(pool, { verb: 'exact', options: { pattern: small } });
    for (const spec of [endless, { verb: 'exact', options: { pattern: long, strategies: 'naked' } }, endless]) {
      /** @type {string[]} */
      const rows = [];
      const end = await new Promise((resolve) => {
        const handle = pool.start(spec, {
          onActivity: () => handle.cancel(),
          onRows: (text) => rows.push(text),
          onEnd: (reported) => resolve(reported.end),
        });
      });
      assert.equal(end, 'cancelled');
      assert.equal(rows.length, 1);
      assert.equal(rows[0].split('\t')[3], 'undecided');
      assert.equal((await runJob(pool, { verb: 'exact', options: { pattern: small } })).rows.length, 1);
    }
  });
});

test('once there is an answer, the running parts are stopped', async () => {
  /** @type {string[]} */
  const log = [];
  await withPool({ size: 3, createWorker: nodeWorkers({ log }) }, async (pool) => {
    // The first part finds clues; refuting the others takes forever.
    const { rows, end } = await runJob(pool, { verb: 'exact', options: { pattern: sparse, strategies: 'naked,hidden,locked' } });
    assert.deepEqual([end, rows.length], ['finished', 1]);
    const jobs = Array.from({ length: 3 }, () => runJob(pool, { verb: 'exact', options: { pattern: lattice, cubes: 1 } }));
    for (const job of jobs) assert.equal((await job).rows.length, 1); // they do not wait forever
  });
});

test('finished parts that were stored decide a pattern without being run again', async () => {
  const spec = { verb: 'exact', options: { pattern: inParts, strategies: 'naked', attempts: 0 } };
  await withPool({ size: 2 }, async (pool) => {
    /** @type {import('../../web/rookery.js').FinishedPart[]} */
    const kept = [];
    /** @param {import('../../web/rookery.js').FinishedPart[]} finished */
    const run = (finished) =>
      new Promise((resolve) => {
        /** @type {string[]} */
        const rows = [];
        pool.start(
          spec,
          {
            onRows: (text) => rows.push(text),
            onFinishedParts: (parts) => kept.push(...parts),
            onEnd: () => resolve(rows),
          },
          finished,
        );
      });
    const whole = await run([]);
    assert.equal(whole.length, 1);
    assert.match(whole[0], /\timpossible\t.*\d+ parts$/);
    const some = kept.splice(0);
    assert.deepEqual(await run(some), whole);
    assert.deepEqual(kept, []);
  });
});
