// Every verb marks counts that ended early: "+" in text and "complete":false in JSON; estimates have an error, or are missing.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { interrupted, ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('counts');
const g4 = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const g5 = '897264153325971864146853279674318925281597346539642781713426598458739612962185437';
const empty = '.'.repeat(81);
// Far too many puzzles for any run.
const wide = '4.......1...8.9..5..1.37...97..........9658.....3....6.3....64.....8.....62....53'.replaceAll(/\d/g, 'x');
// 17 clues: there is a puzzle, but hardly a path that reaches one.
const lean = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...'.replaceAll(/\d/g, 'x');
const few = ['--allowed', `${g4.slice(0, 30)}${'.'.repeat(51)}`];

test("a shard's count is marked as partial, the complete count is not", { skip }, () => {
  const halves = ['0/2', '1/2'].map((shard) => rookery(['enumerate', '--count', '--shard', shard], g4));
  for (const { rows, status } of halves) {
    assert.equal(status, 0);
    assert.match(rows[0], /^\d{81}\t\d+\+$/);
  }
  const numbers = halves.map(({ rows }) => Number.parseInt(rows[0].split('\t')[1]));
  assert.equal(numbers[0] + numbers[1], 14);
  assert.deepEqual(rookery(['enumerate', '--count'], g4).rows, [`${g4}\t14`]);
  const [half] = rookery(['enumerate', '--count', '--json', '--shard', '0/2'], g4).rows.map((row) => JSON.parse(row));
  assert.deepEqual(half, { grid: g4, number: numbers[0], complete: false });
  assert.equal(rookery(['enumerate', '--count', '--json'], g4).rows[0], `{"grid":"${g4}","number":14,"complete":true}`);
});

test('a resumed count is marked until all of its parts are done', { skip }, () => {
  const journal = path.join(folder, 'journal');
  const call = ['enumerate', '--count', '--resume', journal];
  const half = rookery([...call, '--shard', '0/2'], g4).rows;
  assert.match(half[0], /\+$/);
  assert.deepEqual(rookery([...call, '--shard', '0/2'], g4).rows, half);
  assert.deepEqual(rookery(call, g4).rows, [`${g4}\t14`]);
  assert.deepEqual(rookery([...call, '--shard', '0/2'], g4).rows, half);
});

test("each pattern's count is marked separately, and a repeated pattern counts twice", { skip }, () => {
  const none = 'x'.repeat(27) + '.'.repeat(54);
  const input = [none, none].join('\n');
  assert.deepEqual(rookery(['pattern', '--all', '--count'], input).rows, [`${none}\t0`, `${none}\t0`]);
});

test('counts cut short by the time limit are marked, on every verb that counts', { skip }, () => {
  const matrix = rookery(['cover', '--sudoku', '3', '--matrix']).stdout;
  /** @type {[string[], string, RegExp][]} */
  const calls = [
    [['enumerate', '--clues', '20', '--count'], g5, /^\d{81}\t\d+\+$/],
    [['enumerate', '--clues', '20', '--count'], `${g5}\n${g4}`, /^\d{81}\t\d+\+$/],
    [['pattern', '--all', '--count'], wide, /^[.x]{81}\t\d+\+$/],
    [['pattern', '--all', '--raw', '--count'], wide, /^[.x]{81}\t\d+\+$/],
    [['solve', '--limit', '1000000000000'], empty, /^\.{81}\t\d+\+\t\d{81}$/],
    [['cover', '--sudoku', '3', '--count'], '', /^\d+\+\t\d+\t\d+\t-\t-$/],
    [['cover', '--langford', '20', '--reversed', '--count', '--paths', '10'], '', /^\d+\+\t\d+\t\d+\t[\d.]+\t[\d.]+$/],
    [['cover', '--hitting', '--minimal', '--count'], matrix, /^\d+\+\t\d+\t\d+\t-\t-$/],
  ];
  for (const [args, input, marked] of calls) {
    const { rows, status, stderr } = rookery([...args, '--time', '0.5'], input);
    assert.equal(status, 3, `${args.join(' ')}: ${stderr}`);
    for (const row of rows) assert.match(row, marked, args.join(' '));
    const json = rookery([...args, '--time', '0.5', '--json'], input);
    for (const row of json.rows) assert.equal(JSON.parse(row).complete, false, args.join(' '));
  }
});

test('a count interrupted by Ctrl+C is marked', { skip }, async () => {
  const { output, status } = await interrupted(['enumerate', '--clues', '20', '--count', '--header'], g5);
  assert.equal(status, 130);
  assert.match(output, /^grid\tnumber\n\d{81}\t\d+\+\n$/);
});

test('counts cut short by a limit are marked', { skip }, () => {
  const [row] = rookery(['candidates', '--cap', '5'], empty).rows;
  const [, solutions, counts] = row.split('\t');
  assert.deepEqual([solutions, new Set(counts.split(' '))], ['5+', new Set(['5+'])]);
  const [, one, single] = rookery(['candidates', '--cap', '5'], g4).rows[0].split('\t');
  assert.deepEqual([one, new Set(single.split(' '))], ['1', new Set(['0', '1'])]);
  assert.equal(rookery(['cover', '--langford', '7', '--count', '--limit', '3'], '').rows[0].split('\t')[0], '3+');
  assert.match(rookery(['additions', '--solutions', '5'], empty).rows[0], /\t5\+\t/);
  const sets = rookery(['unavoidable', '--counts', '--method', 'random', '--rounds', '40'], g4).rows;
  for (const found of sets) assert.match(found, /^\d+\t\d+\+$/);
  const all = rookery(['unavoidable', '--counts', '--max-cells', '8'], g4).rows;
  for (const found of all) assert.match(found, /^\d+\t\d+$/);
});

test('estimates have an error, and are empty if the sample found nothing', { skip }, () => {
  const columns = ['puzzles', 'error'];
  const [sampled] = rookery(['estimate', '--clues', '19', '--json'], g4).rows.map((row) => JSON.parse(row));
  assert.ok(sampled.error > 0 && sampled.puzzles > 0, JSON.stringify(sampled));
  const [none] = rookery(['estimate', '--clues', '17', '--json', ...few], g4).rows.map((row) => JSON.parse(row));
  assert.deepEqual(
    columns.map((key) => none[key]),
    [null, null],
  );
  assert.match(rookery(['estimate', '--clues', '17', ...few], g4).rows[0], /\t-\t-$/);
  const [pattern] = rookery(['pattern', '--all', '--estimate', '--paths', '20', '--json'], lean).rows.map((row) => JSON.parse(row));
  assert.deepEqual(
    columns.map((key) => pattern[key]),
    [null, null],
  );
  const zero = '0 0\n0 0';
  assert.match(rookery(['permanent', '--samples', '10'], zero).rows[0], /^2\t0\t\S+\t\S+\t-\t-$/);
  assert.deepEqual(rookery(['permanent', '--samples', '3', '--convergence'], zero).rows, ['1\t-\t-', '2\t-\t-', '3\t-\t-']);
  assert.match(rookery(['cover', '--langford', '7', '--count', '--paths', '1'], '').rows[0], /\t\d+\t-$/);
  assert.match(rookery(['cover', '--langford', '7', '--count', '--paths', '9'], '').rows[0], /\t\d+\t[\d.]+$/);
});
