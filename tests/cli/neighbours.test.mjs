// Neighbourhoods on the command line: the same rows for any number of threads, in shards, resumed and truncated.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ownFolder, rookery as call, skip } from './command.mjs';

const folder = ownFolder('neighbours');
const puzzle = '4.......1...8.9..5..1.37...97..........9658.....3....6.3....64.....8.....62....53';
const call22 = ['neighbours', '--minus', '2', '--plus', '2', '--same-grid', '--minimal'];

/** @param {string[]} args */
const rookery = (args, input = puzzle) => call(args, input);

test('{-2+2}: the same rows with any number of threads, in shards, resumed', { skip }, () => {
  const { rows, status, stderr } = rookery([...call22, '--threads', '1']);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(new Set(rows.map((row) => row.split('\t')[3])).size, rows.length);
  assert.deepEqual(rookery([...call22, '--threads', '7']).rows, rows);
  const shards = [0, 1, 2].map((i) => rookery([...call22, '--shard', `${i}/3`]).rows);
  assert.deepEqual(new Set(shards.flat().map((row) => row.split('\t')[0])), new Set(rows.map((row) => row.split('\t')[0])));
  const journal = path.join(folder, 'journal');
  for (const _ of [1, 2]) assert.deepEqual(rookery([...call22, '--resume', journal]).rows, rows);
  assert.deepEqual(rookery([...call22, '--limit', '7', '--threads', '7']).rows, rows.slice(0, 7));
});

test('{-1+1}: the same number as a plain count, and the known minimal puzzles of {-2+1}', { skip }, () => {
  assert.equal(rookery(['neighbours']).rows.length, 237);
  assert.equal(rookery(['neighbours', '--minus', '2', '--plus', '1', '--minimal']).rows.length, 194); // gridchecker's too
});

test('a list: invalid lines are reported, the others count', { skip }, () => {
  const { rows, status, stderr } = rookery(['neighbours', '--limit', '3', '--header'], `${'.'.repeat(81)}\n${puzzle}\n`);
  assert.deepEqual([rows.length, status], [4, 1]);
  assert.equal(rows[0], 'puzzle\tparent\tclues\tclass');
  assert.equal(stderr, 'stdin:1:1: neighbours expects puzzles with one solution; this one has several\n');
});
