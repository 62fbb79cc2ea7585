// Generation: the same seed gives the same rows natively and as WebAssembly, with one worker and with eight; an open-ended job ends at its
// count or by giving up.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

import { easy, pattern } from './puzzles.mjs';
import { loadCore, runJob, test, withPool } from './support.mjs';

const cli = process.env.ROOKERY_CLI;
const skip = cli ? false : 'set ROOKERY_CLI to the native command line to run this';
const core = await loadCore();

/** @type {Record<string, string | number | boolean>[]} */
const calls = [
  { count: 300, pattern, unrated: true, seed: 7 },
  { count: 20, pattern, seed: 8, json: true },
  { count: 40, symmetry: 'half-turn', unrated: true },
  { count: 10, clues: '22..24', minimal: true },
  { count: 4, er: '3.0..5.0', seed: 2 },
  { count: 6, wnef: 0.25, seed: 3 },
  { count: 4, weight: 'quadratic', masking: 'random', unrated: true },
  { count: 6, near: easy, unrated: true },
  { count: 6, within: easy, clues: '24..28', unrated: true },
  { count: 4, like: easy },
  { count: 3, with: 'x-wing', ed: '1.2..1.5' },
  { count: 2, clues: '20', unrated: true },
  { count: 4, pattern, er: '2.0..4.5' },
  { count: 3, techniques: 'hidden single, naked single', unrated: true },
];

for (const options of calls) {
  const check = async () => {
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, ...(value === true ? [] : [String(value)])]);
    const { stdout, status } = spawnSync(/** @type {string} */ (cli), ['generate', ...flags], { encoding: 'utf8', timeout: 60_000 });
    assert.equal(status, 0);
    const expected = stdout.trimEnd().split('\n');
    assert.equal(expected.length, options.count);
    for (const size of [1, 8]) {
      await withPool({ size }, async (pool) => {
        const { rows, end } = await runJob(pool, { verb: 'generate', options });
        assert.equal(end, 'finished');
        assert.deepEqual(rows, expected, `${size} workers`);
      });
    }
  };
  test(`the same rows everywhere: ${JSON.stringify(options)}`, check, skip);
}

test('a job that finds nothing new gives up, and has finished', async () => {
  // A minimal puzzle with one more clue: few puzzles are contained in it.
  const [{ puzzle }] = core.generate({ minimal: true, unrated: true });
  const [{ first_solution: solution }] = core.solve(puzzle);
  const empty = puzzle.indexOf('.');
  const within = puzzle.slice(0, empty) + solution?.[empty] + puzzle.slice(empty + 1);
  const options = { within, count: 500, 'give-up': 4000, unrated: true };
  await withPool({ size: 3 }, async (pool) => {
    const { rows, end, plan } = await runJob(pool, { verb: 'generate', options });
    assert.deepEqual([end, plan?.maxIdleParts, plan?.hasDedupeKey], ['finished', 4000, true]);
    assert.ok(
      rows.some((row) => row.startsWith(puzzle)),
      'the puzzle itself',
    );
    assert.ok(rows.length < 500, 'not as many as wanted');
    assert.deepEqual(
      core.generate(options).map((row) => row.puzzle),
      rows.map((row) => row.slice(0, 81)),
    );
  });
});

test('rows contain what was requested', () => {
  // 24 clues: minimal puzzles are common.
  const sparse = '..........x......x..x.xxx.x..x.xxxx.........xxx.x.....x..x......x..x....xxx..x...';
  const [row] = core.generate({ pattern: sparse, minimal: true, unrated: true });
  assert.deepEqual([row.er, row.status, row.hardest, row.steps, row.minimal], [null, 'unrated', null, null, true]);
  assert.equal(row.puzzle.replace(/[1-9]/g, 'x'), sparse);
  const [like] = core.generate({ like: easy });
  assert.equal(like.puzzle.replace(/[1-9]/g, 'x'), easy.replace(/[1-9]/g, 'x'));
  const [{ er }] = core.rate(easy);
  assert.ok(Math.abs((like.er ?? 0) - (er ?? 0)) <= 2);
  assert.notEqual(like.class, undefined);
});

test('levels and patterns as functions', () => {
  const levels = core.levels('', { table: true });
  assert.deepEqual(
    levels.map(({ level }) => level),
    ['easy', 'medium', 'hard', 'evil'],
  );
  assert.deepEqual(
    levels.map(({ told_apart }) => typeof told_apart),
    ['boolean', 'boolean', 'boolean', 'object'],
  );
  const nearest = core.levels(easy, { weight: 'linear' });
  assert.deepEqual(Object.keys(nearest[0]), ['puzzle', 'wnef', 'nearest_level']);
  const [possible, impossible] = core.pattern(`${pattern}\n${'.'.repeat(18)}${'x'.repeat(63)}`);
  assert.deepEqual([possible.verdict, possible.puzzle?.replace(/[1-9]/g, 'x'), possible.reason], ['possible', pattern, null]);
  assert.deepEqual([impossible.verdict, impossible.puzzle], ['impossible', null]);
  assert.match(impossible.reason ?? '', /rows 1 and 2/);
  const [rated] = core.rate(easy, { scale: 'se,wnef' });
  assert.equal(rated.histogram?.length, 9);
  assert.equal(
    rated.histogram?.reduce((/** @type {number} */ sum, /** @type {number} */ cells) => sum + cells),
    rated.empty,
  );
});
