// classic, cover, permanent and alldifferent on the command line: the published numbers of their texts, as a user would request them.
import assert from 'node:assert/strict';
import test from 'node:test';

import { interrupted, rookery, skip } from './command.mjs';

const example1 = '.125.487..........75.....23..41.87...2..5..4...34.95..48.....17..........357.169.';
const example1Solved = '612534879349287165758916423594128736827653941163479582486395217971862354235741698';
const against = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** @param {string[]} args @param {string} [input] */
const lastRow = (args, input) => rookery(args, input).rows.at(-1)?.split('\t') ?? [];

test('brute force counts 641,580,843 iterations on the puzzle designed against it', { skip }, () => {
  const row = lastRow(['classic', '--method', 'brute', '--limit', '1', '-'], against);
  assert.deepEqual(row.slice(4), ['641580843', '622577597', '19003246', '69175316']);
  const fewest = lastRow(['classic', '--method', 'backtrack', '--limit', '1', '-'], against);
  assert.equal(fewest[2], row[2]);
  assert.ok(Number(fewest[4]) < 1_000_000);
});

test('PS-1-2 solves Example 1', { skip }, () => {
  const { rows } = rookery(['classic', '--method', 'ps12', '--trace', '-'], example1);
  assert.equal(rows[1], 'Prop\tRed\tSrch\tTot. Prop\tTot. Srch');
  assert.equal(rows.at(-1)?.split('\t')[2], example1Solved);
});

// The table and grid that the text prints were made without the puzzle's last line.
test('PS-1-2: the printed table, row by row up to 77 operations and 11 searches', { skip }, () => {
  const { rows } = rookery(['classic', '--method', 'ps12', '--limit', '1', '--trace', '-'], `${example1.slice(0, 72)}.........`);
  assert.deepEqual(rows.slice(2, 6), ['3\t-\t-\t3\t0', '-\t3\t-\t6\t0', '3\t-\t-\t9\t0', '-\t0\t-\t9\t0']);
  const last = rows.indexOf('-\t0\t-\t77\t11');
  assert.ok(last > 40, rows.join('\n'));
  assert.match(rows.slice(last).join('\n'), /solved 1, blocked 0; in 77 operations/);
  assert.equal(rows.at(-1)?.split('\t')[2], '612534879349287165758961423594128736827653941163479582486395217931742658275816394');
});

test('dancing links: the table per depth, and 288 covers with their estimates', { skip }, () => {
  const one = rookery(['classic', '--method', 'dlx', '--order', '2', '--limit', '1', '--trace']).rows.join('\n');
  for (const covers of ['0\t37\t1\t4', '1\t25\t1\t2', '15\t7\t1\t1']) assert.ok(one.includes(`\n${covers}\n`), covers);
  assert.match(one, /256/);
  assert.match(one, /7620/);
  const all = rookery(['classic', '--method', 'dlx', '--order', '2', '--limit', '1000', '--trace']).rows;
  assert.ok(all.includes('288\t16\t5316\t1973376'));
  assert.match(all.join('\n'), /6852/);
  assert.equal(lastRow(['classic', '--order', '2', '--diagonal', '--limit', '1000'])[1], '48');
});

test('exact cover: the 6x4 matrix, and Langford pairs', { skip }, () => {
  const matrix = '1 0 1 0\n0 0 1 1\n0 1 0 0\n1 0 1 1\n0 0 0 1\n1 1 0 0\n';
  const covers = rookery(['cover', '-'], matrix).rows.map((row) => row.split('\t').at(-1));
  assert.deepEqual(covers.sort(), ['1 3 5', '2 6', '3 4']);
  for (const [n, pairs] of [
    [3, 1],
    [4, 1],
    [7, 26],
    [8, 150],
  ]) {
    assert.equal(lastRow(['cover', '--langford', String(n), '--count'])[0], String(pairs), `n = ${n}`);
  }
});

test('permanents: all ones and derangements', { skip }, () => {
  assert.equal(lastRow(['permanent', '--ones', '10'])[1], '3628800');
  assert.equal(lastRow(['permanent', '--derangements', '10'])[1], '1334961');
  assert.equal(lastRow(['permanent', '-'], '1 1 0\n0 1 1\n1 0 1\n')[1], '2');
});

test('alldifferent: Example 3 under bounds consistency', { skip }, () => {
  const row = lastRow(['alldifferent', '--consistency', 'bounds', '-'], '{1,2} {1,2} {2,3}\n');
  assert.ok(row.includes('{1,2} {1,2} {3}'), row.join(' | '));
});

test('the formula as a DIMACS file', { skip }, () => {
  const { rows } = rookery(['classic', '--method', 'sat', '--encoding', 'extended', '--dimacs', '--order', '3']);
  assert.ok(rows.includes('p cnf 729 11988'));
});

test('annealing stops at a limit if there is no solution, and refuses conflicting clues', { skip }, () => {
  const none = `12345678.........9${'.'.repeat(63)}`; // r1c9 has no candidate
  const timed = rookery(['classic', '--method', 'anneal', '--time', '1'], none);
  assert.deepEqual(
    [timed.status, timed.rows, timed.stderr],
    [3, [], 'rookery: 0 of 1 part done (0 of 1 puzzles), the time limit of 1 s was reached\n'],
  );
  const limited = rookery(['classic', '--method', 'anneal', '--effort', '1000000'], none);
  assert.deepEqual([limited.status, limited.rows[0].split('\t').slice(1, 5)], [0, ['0+', '-', 'the effort limit was reached', '1000000']]);
  const conflict = `5${'.'.repeat(79)}5`;
  const refused = rookery(['classic', '--method', 'anneal', '--diagonal'], conflict);
  assert.deepEqual(
    [refused.status, refused.rows, refused.stderr],
    [1, [], 'stdin:1:1: annealing expects clues without conflicts; r1c1 and r9c9 have the same digit, so it would never end\n'],
  );
  assert.equal(lastRow(['classic', '--method', 'anneal'], example1)[2], example1Solved);
  assert.match(
    rookery(['classic', '--help']).stdout,
    /never\s+end\s+on\s+a\s+puzzle\s+without\s+a\s+solution:\s+anneal,\s+tabu,\s+genetic/,
  );
});

test('interrupted in a long search, it keeps the rows found so far', { skip }, async () => {
  const { output, status } = await interrupted(
    ['classic', '--method', 'brute', '--limit', '2', '--threads', '1', '-'],
    `${example1}\n${against}\n`,
  );
  assert.deepEqual([output.trimEnd().split('\n').length, output.split('\t')[0]], [1, example1]);
  assert.equal(status, 130);
});
