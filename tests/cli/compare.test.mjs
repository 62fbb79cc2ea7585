// compare.mjs: its arithmetic, the order of its runs, and its messages when a program misbehaves.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { comparisonTable, median, readTable, takeTurns } from '../bench/comparison.mjs';

const script = fileURLToPath(new URL('../bench/compare.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'rookery-compare-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} args */
const compare = (...args) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' });

/** A table. @param {[string, number, number?][]} rows list, speed, solutions */
const table = (...rows) => `list\tper second\tsolutions\n${rows.map((row) => `${row.join('\t')}\n`).join('')}`;

/** A contestant that prints these tables. @param {string} name @param {string[]} tables @param {string[]} [diary] */
function player(name, tables, diary = []) {
  return { name, run: () => (diary.push(name), tables.shift() ?? '') };
}
const silent = () => {};

test('the median', () => {
  assert.equal(median([5]), 5);
  assert.equal(median([10, 9, 100]), 10);
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test('columns are identified by name, lists by file name', () => {
  const text = 'puzzles\tper second (CPU time)\tlist\textra\r\n2\t1500\tsome/where/a.txt\tx\r\n\r\n3\t1e3\tb\ty\r\n';
  assert.deepEqual(readTable(text), [
    { list: 'a', speed: 1500, solutions: '' },
    { list: 'b', speed: 1000, solutions: '' },
  ]);
  assert.throws(
    () => readTable('list\tspeed\na\t1\n'),
    /expected a table with the columns "list" and "per second"; its first line was "list \| speed"/,
  );
  assert.throws(() => readTable(''), /its first line was ""/);
  assert.throws(() => readTable('list\tper second\na\t-\n'), /expected a speed in the row of "a"; found "-"/);
});

test('medians, and ratios to the first', async () => {
  const speeds = await takeTurns(
    3,
    [
      player('old', [table(['a', 100], ['b', 10]), table(['a', 80], ['b', 10]), table(['a', 120], ['b', 10])]),
      player('new', [table(['a', 200], ['b', 5]), table(['a', 240], ['b', 4]), table(['a', 300], ['b', 6])]),
    ],
    silent,
  );
  assert.equal(
    comparisonTable(['old', 'new'], speeds),
    'list\told\tnew\tnew / old\tin rounds\n' + 'a\t100\t240\t2.40\t2.00..3.00\n' + 'b\t10\t5\t0.50\t0.40..0.60\n',
  );
});

test('every other round runs in reverse order', async () => {
  /** @type {string[]} */
  const diary = [];
  const players = ['x', 'y', 'z'].map((name) =>
    player(
      name,
      [1, 2, 3].map((speed) => table(['a', speed])),
      diary,
    ),
  );
  await takeTurns(3, players, silent);
  assert.equal(diary.join(''), 'xyz' + 'zyx' + 'xyz');
});

test('unequal numbers of solutions are pointed out, and missing lists refused', async () => {
  /** @type {string[]} */
  const said = [];
  await takeTurns(1, [player('x', [table(['a', 1, 7])]), player('y', [table(['a', 1, 8])])], (sentence) => said.push(sentence));
  assert.ok(said.includes('a: y found 8 solutions, x 7; they do not do the same work'), said.join('\n'));
  const uneven = [player('x', [table(['a', 1], ['b', 1])]), player('y', [table(['a', 1])])];
  await assert.rejects(
    takeTurns(1, uneven, silent),
    /^Error: y: expected the list "b" once per round, as in the other tables; found it 0 times in 1 round$/,
  );
  await assert.rejects(takeTurns(1, [player('x', [table()]), player('y', [table()])], silent), /found none/);
});

test('programs are run by the shell, with one run and the paths', () => {
  const program = path.join(folder, 'program.mjs');
  // Its speed is the factor in its arguments times the number of characters of the path.
  writeFileSync(
    program,
    `const [factor, ...rest] = process.argv.slice(2);
    if (rest.slice(0, 2).join(' ') !== '--runs 1') process.exit(9);
    console.log('list\\tper second');
    for (const path of rest.slice(2)) console.log(path + '\\t' + factor * path.length);`,
  );
  const command = (/** @type {number} */ factor) => `"${process.execPath}" ${program} ${factor}`;
  const { stdout, stderr, status } = compare('2', `one=${command(1)}`, `three=${command(3)}`, '--', 'a list', 'b');
  assert.equal(status, 0, stderr);
  assert.equal(stdout, 'list\tone\tthree\tthree / one\tin rounds\na list\t6\t18\t3.00\t3.00..3.00\nb\t1\t3\t3.00\t3.00..3.00\n');
});

test('a wrong call: status 2 and what was expected; a failing program: status 1 and its name', () => {
  /** @type {[string[], number, RegExp][]} */
  const calls = [
    [[], 2, /expected the number of rounds, 1 or more; found ""/],
    [['0', 'a=true', 'b=true'], 2, /found "0"/],
    [['1', 'a=true'], 2, /expected at least two commands; found 1/],
    [['1', 'a=true', 'true'], 2, /expected NAME=COMMAND; found "true"/],
    [['1', 'a=true', 'a=false'], 2, /"a" is used twice/],
    [['1', 'a=echo broken >&2; false', 'b=true'], 1, /a: ended with status 1: broken/],
    [['1', 'a=true', 'b=true'], 1, /a: expected a table with the columns/],
  ];
  for (const [args, status, sentence] of calls) {
    const result = compare(...args);
    assert.equal(result.status, status, `${args.join(' ')}: ${result.stderr}`);
    assert.equal(result.stdout, '');
    assert.match(result.stderr, sentence);
  }
});
