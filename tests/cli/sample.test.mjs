// sample and statistics on the command line: the same rows on any number of threads and in shards; only complete trials count.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ownFolder, rookery, skip } from './command.mjs';

const sample = ['sample', '--minimal', '--unbiased', '--seed', '4'];
/** @param {string} row */
const trial = (row) => Number(row.split('\t')[3]);
/** The fields of a row of `statistics`. @param {string[]} rows @param {string} quantity */
const about = (rows, quantity) => rows.map((row) => row.split('\t')).find(([name]) => name === quantity) ?? [];

test('the same rows on any number of threads, in shards, and when resumed', { skip }, () => {
  const { rows, stderr, status } = rookery([...sample, '--count', '90', '--threads', '1']);
  assert.deepEqual([rows.length, stderr, status], [90, '', 0]);
  assert.deepEqual(rookery([...sample, '--count', '90', '--threads', '2']).rows, rows);
  const shards = [0, 1].map((i) => rookery([...sample, '--count', '30', '--shard', `${i}/2`]).rows);
  assert.ok(shards[0].every((row) => trial(row) % 2 === 1));
  assert.ok(shards[1].every((row) => trial(row) % 2 === 0));
  assert.deepEqual(shards[1], rows.filter((row) => trial(row) === 2).slice(0, 30));
  const journal = path.join(ownFolder('sample'), 'journal');
  rookery([...sample, '--count', '50', '--resume', journal]);
  assert.deepEqual(rookery([...sample, '--count', '90', '--resume', journal]).rows, rows);
});

test('statistics ignore a truncated trial', { skip }, () => {
  const { rows, stdout } = rookery([...sample, '--count', '100', '--header']);
  const last = trial(rows[100]);
  const whole = rows.slice(1).filter((row) => trial(row) !== last);
  assert.equal(Number(whole[0].split('\t')[4]), whole.filter((row) => trial(row) === 1).length);
  const statistics = rookery(['statistics', '--header'], stdout);
  assert.deepEqual([statistics.stderr, statistics.status], ['', 0]);
  assert.equal(statistics.rows[0], ['quantity', 'value', 'samples', 'estimate', 'error'].join('\t'));
  assert.deepEqual(about(statistics.rows, 'trials').slice(2), [String(whole.length), String(last - 1), '-']);
  const number = Number(about(statistics.rows, 'puzzles')[3]);
  const sum = whole.reduce((total, row) => total + Number(row.split('\t')[2]), 0);
  assert.ok(Math.abs(number - sum / (last - 1)) < number * 1e-5);
});

test('an input file is refused', { skip }, () => {
  const { status, stderr } = rookery(['sample', 'puzzles.txt']);
  assert.equal(status, 2, stderr);
});
