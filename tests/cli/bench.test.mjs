// rookery-bench: its counts do not depend on threads or on the source of a list; wrong calls end with an error message. Speeds are not
// tested.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readTable } from '../bench/comparison.mjs';

const program = process.env.ROOKERY_BENCH ?? '';
const skip = program ? false : 'set ROOKERY_BENCH to rookery-bench to run this';
const folder = mkdtempSync(path.join(tmpdir(), 'rookery-bench-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const easy = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.';
const hard = '1.......2.3.4...5...6...7...5.8.4.......29......3...9...7.....1.9...8.4.2.....6..';
const empty = '.'.repeat(81);
const conflict = `11${'0'.repeat(79)}`;

/** @param {string[]} args */
function bench(...args) {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', timeout: 120_000, killSignal: 'SIGKILL' });
  return {
    stdout,
    stderr,
    status,
    rows: stdout
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')),
  };
}

/** The columns without speeds. @param {string[]} row */
const counts = (row) => [row[0], row[1], ...row.slice(3, 6)];

/** @param {string} name @param {string[]} lines */
function file(name, lines) {
  const full = path.join(folder, name);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, lines.map((line) => `${line}\n`).join(''));
  return full;
}

test('the counts', { skip }, () => {
  const list = file('counted.txt', [
    'a heading',
    easy,
    `${hard} # remarks after a puzzle are ignored`,
    '',
    conflict,
    empty,
    empty.slice(1),
  ]);
  const [row] = bench('--runs', '0', list).rows;
  assert.deepEqual([row[0], row[1], row[2], row[4]], ['counted.txt', '4', '-', '4']); // 1 + 1 + 0 + the limit of 2
  assert.ok(Number(row[3]) > 0, 'guesses');
  assert.match(row[5], /^[0-9a-f]{16}$/);
  const [more] = bench('--runs', '0', '--limit', '30', list).rows;
  assert.equal(more[4], '32');
  assert.notEqual(more[5], row[5]);
});

test('the same counts on any number of threads, timed or not', { skip }, () => {
  const puzzles = Array.from({ length: 200 }, (_, i) => [easy, hard, empty][i % 3]);
  const list = file('threads.txt', puzzles);
  const [one] = bench('--runs', '0', list).rows;
  for (const threads of ['2', '3', 'all']) assert.deepEqual(counts(bench('--runs', '0', '--threads', threads, list).rows[0]), counts(one));
  const timed = bench('--runs', '2', '--threads', '2', list);
  assert.deepEqual(counts(timed.rows[0]), counts(one));
  assert.match(timed.stdout, /per second \(wall clock, 2 threads\).*\tspread\tone thread\ttimes one\n/);
  assert.match(bench('--runs', '1', list).stdout, /per second \(CPU time\)/);
});

test('the same counts with the batch call', { skip }, () => {
  const list = file(
    'batch.txt',
    Array.from({ length: 77 }, (_, i) => [easy, hard, empty, conflict][i % 4]),
  );
  const [one] = bench('--runs', '0', list).rows;
  assert.deepEqual(counts(bench('--runs', '0', '--batch', list).rows[0]), counts(one));
  assert.deepEqual(counts(bench('--runs', '1', '--batch', '--threads', '2', list).rows[0]), counts(one));
});

test('the signature depends on the order of the list', { skip }, () => {
  const signature = (/** @type {string[]} */ lines) => bench('--runs', '0', file('order.txt', lines)).rows[0][5];
  assert.notEqual(signature([easy, hard]), signature([hard, easy]));
});

test('a folder stands for its lists by name, without files that contain none', { skip }, () => {
  const lists = [file('lists/b.txt', [hard]), file('lists/a.txt', [easy, empty])].reverse();
  const note = file('lists/notes.txt', ['nothing to solve']);
  file('lists/c.tsv', [easy]);
  const { rows, stderr, status } = bench('--runs', '0', path.join(folder, 'lists'));
  assert.equal(status, 0);
  assert.deepEqual(rows, bench('--runs', '0', ...lists).rows);
  assert.deepEqual(
    rows.map(([name]) => name),
    ['a.txt', 'b.txt'],
  );
  assert.equal(stderr.trim(), `rookery-bench: ${note}: skipped: none of its lines is a puzzle`);
});

test('its tables can be read by compare.mjs', { skip }, () => {
  const [row] = readTable(bench('--runs', '1', file('read.txt', [easy])).stdout);
  assert.equal(row.list, 'read');
  assert.equal(row.solutions, '1');
  assert.ok(row.speed > 0);
});

test('a wrong call: status 2, one message, no table', { skip }, () => {
  const short = file('short.txt', [easy.slice(1)]);
  const bare = path.dirname(file('bare/list.tsv', [easy]));
  /** @type {[string[], RegExp][]} */
  const calls = [
    [[short], /short\.txt: expected puzzles of 81 characters/],
    [[path.join(folder, 'nowhere.txt')], /nowhere\.txt: cannot read this file/],
    [[bare], /bare: expected files \*\.txt with puzzles in this folder/],
    [['--runs'], /--runs: expected a number/],
    [['--runs', '-1'], /--runs: expected a number from 0 to 1000000; found "-1"/],
    [['--limit', '0'], /--limit: expected a number, 1 or more; found "0"/],
    [['--threads', '0'], /--threads: expected a number from 1 to 256, or all; found "0"/],
    [['--threads', '2x'], /found "2x"/],
    [['--target'], /--target: expected a name/],
    [['--target', 'abacus'], /--target: expected one of .*; found "abacus"/],
    [['--fast'], /--fast: unknown option/],
  ];
  for (const [args, sentence] of calls) {
    const { status, stdout, stderr } = bench(...args);
    assert.equal(status, 2, args.join(' '));
    assert.equal(stdout, '', args.join(' '));
    assert.match(stderr, sentence);
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
  }
});
