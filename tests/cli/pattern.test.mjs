// All puzzles of a pattern on the command line: the same rows for any number of threads, in shards, and truncated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interrupted, rookery, skip } from './command.mjs';

const puzzle = '4.......1...8.9..5..1.37...97..........9658.....3....6.3....64.....8.....62....53';
const mask = puzzle.replaceAll(/\d/g, 'x');
const given = puzzle.replace('4.......1...8.9..5', '.'.repeat(18));
const all = ['pattern', '--all', '--within', given];

test('pattern --all: any number of threads, shards, the count, the estimate', { skip }, () => {
  const { rows, status, stderr } = rookery([...all, '--threads', '1'], mask);
  assert.deepEqual([status, stderr], [0, '']);
  assert.deepEqual(rookery([...all, '--threads', '7'], mask).rows, rows);
  const classes = rows.map((row) => row.split('\t')[1]);
  assert.equal(new Set(classes).size, rows.length);
  const shards = [0, 1, 2].flatMap((i) => rookery([...all, '--shard', `${i}/3`], mask).rows);
  assert.deepEqual(new Set(shards.map((row) => row.split('\t')[1])), new Set(classes));
  const raw = rookery([...all, '--raw'], mask).rows;
  assert.ok(raw.includes(puzzle));
  assert.deepEqual(rookery([...all, '--raw', '--count'], mask).rows, [`${mask}\t${raw.length}`]);
  const [estimate] = rookery([...all, '--raw', '--estimate', '--paths', '200', '--json'], mask).rows.map((row) => JSON.parse(row));
  assert.ok(Math.abs(estimate.puzzles - raw.length) <= 4 * estimate.error + 1, `${raw.length}: ${JSON.stringify(estimate)}`);
});

test('pattern --all: a large pattern is stopped by time, or by Ctrl+C with the puzzles so far', { skip }, async () => {
  const { output, status: broken } = await interrupted(['pattern', '--all'], mask);
  assert.ok(
    output
      .trimEnd()
      .split('\n')
      .every((row) => row.replaceAll(/\d/g, 'x') === mask),
  );
  assert.equal(broken, 130);
  const { status, stderr } = rookery(['pattern', '--all', '--time', '0.5'], mask);
  assert.equal(status, 3, stderr);
});
