// The command line as users meet it: exit statuses, positions of problems, files and pipes, threads, shards, resuming.
import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { interrupted, ownFolder, recordsIn, rookery, skip } from './command.mjs';

const folder = ownFolder('cli');

const easy = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.';
const easySolution = '326154897584729631719368524257843916698571243431296758973612485145987362862435179';
const lattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';

/** A file with this text; its name. @param {string} name @param {string | Buffer} text */
function file(name, text) {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

// A list of generated puzzles, with every seventh line broken.
const list = skip
  ? ''
  : rookery(['generate', '--count', '300', '--seed', '5'])
      .rows.map((row, i) => (i % 7 === 6 ? 'broken' : row.split('\t')[0]))
      .join('\n');

test('help and version', { skip }, () => {
  assert.match(rookery(['--help']).stdout, /solve[^]*rate[^]*explain[^]*steps[^]*check[^]*canonical[^]*generate[^]*bench/);
  assert.match(rookery(['rate', '--help']).stdout, /--threads[^]*--shard[^]*--resume/);
  assert.match(rookery(['--version']).stdout, /^rookery \d/);
  for (const args of [['--help'], ['solve', '--help'], ['--version']]) assert.equal(rookery(args).status, 0);
});

test('a wrong call: status 2, one message, no row', { skip }, () => {
  const calls = [
    [],
    ['sovle'],
    ['solve', '--frob'],
    ['solve', '--limit', 'many'],
    ['solve', '--threads', '0'],
    ['solve', '--shard', '2/2'],
    ['rate', '--scale', 'xyz'],
    ['generate', 'file.txt'],
    ['generate', '--pattern', 'xx.'],
    ['generate', '--pattern', 'x'.repeat(27) + '.'.repeat(54)],
  ];
  for (const args of calls) {
    const { status, stdout, stderr } = rookery(args, easy);
    assert.equal(status, 2, args.join(' '));
    assert.equal(stdout, '');
    assert.notEqual(stderr, '');
  }
  assert.match(rookery(['sovle']).stderr, /^rookery: there is no verb "sovle"; expected one of solve, /);
});

test('standard input, files, and both; one header', { skip }, () => {
  const row = `${easy}\t1\t${easySolution}`;
  assert.deepEqual(rookery(['solve'], easy).rows, [row]);
  const one = file('one.txt', `${easy}\n`);
  const { rows, status } = rookery(['solve', '--header', one, '-', one], easy);
  assert.deepEqual(rows, ['puzzle\tsolutions\tfirst solution', row, row, row]);
  assert.equal(status, 0);
});

test('JSON lines', { skip }, () => {
  const { rows } = rookery(['solve', '--json', '--header'], easy);
  assert.deepEqual(
    rows.map((row) => JSON.parse(row)),
    [{ puzzle: easy, solutions: 1, complete: true, first_solution: easySolution }],
  );
});

test('bad lines: a position and a message each, status 1, and the good lines give rows', { skip }, () => {
  const bad = file('bad.txt', [easy, easy.slice(1), `11${easy.slice(2)}`, 'hello', easy].join('\n'));
  const { rows, stderr, status } = rookery(['solve', bad]);
  assert.equal(rows.length, 2);
  assert.equal(status, 1);
  const lines = stderr.trimEnd().split('\n');
  assert.deepEqual(
    lines.map((line) => line.slice(0, bad.length + 3)),
    [`${bad}:2:`, `${bad}:3:`, `${bad}:4:`],
  );
  for (const line of lines) assert.match(line.slice(bad.length), /^:\d+:\d+: \S/);
});

test('empty input, NUL bytes, a missing file', { skip }, () => {
  for (const input of ['', '\n\n', '\0'.repeat(81)]) {
    const { status, stdout, stderr } = rookery(['rate'], input);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^stdin:1:1: \S/);
  }
  const missing = rookery(['rate', path.join(folder, 'nowhere.txt'), file('there.txt', easy)]);
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /^rookery: cannot read .*nowhere\.txt: No such file/);
  assert.equal(missing.rows.length, 1);
});

test('explain and steps from a board, and with a subset of the techniques', { skip }, () => {
  const [first, second] = rookery(['explain', '--limit', '2'], easy).rows;
  assert.deepEqual(rookery(['explain', '--limit', '1', '--values', easy], easy).rows[0], first);
  const all = rookery(['steps'], easy).rows;
  assert.match(all.at(-1) ?? '', /^end\t-\t-\t\d+ steps of \d+ techniques?$/);
  for (const step of [first, second]) assert.match(step, /\tHidden single in (box|line)\t/);
  for (const row of rookery(['steps', '--without', 'hidden single'], easy).rows) assert.doesNotMatch(row, /\tHidden single/);

  const place = easy.indexOf('.');
  const wrong = easy.slice(0, place) + ((Number(easySolution[place]) % 9) + 1) + easy.slice(place + 1);
  assert.match(rookery(['steps', '--values', wrong], easy).stdout, /^end\t-\t-\tr1c1 is \d, but in the solution it is 3\n$/);
  const calls = [
    ['--values', '123'],
    ['--candidates', easy],
    ['--values', easySolution.replace('1', '2')],
    ['--technique', 'magic'],
  ];
  for (const args of calls) {
    const { status, stdout, stderr } = rookery(['steps', ...args], easy);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, /^rookery: option [a-z]+: expected /);
  }
  assert.equal(rookery(['explain', '--values', easy], `${easy}\n${easy}`).status, 2);
});

test('the output does not depend on threads', { skip }, () => {
  for (const args of [['solve'], ['rate'], ['explain'], ['steps'], ['check'], ['canonical', '--json'], ['survey']]) {
    const [one, many] = ['1', '7'].map((threads) => rookery([...args, '--threads', threads], list));
    assert.ok(one.rows.length > 200);
    assert.equal(many.stdout, one.stdout, args[0]);
    assert.equal(many.stderr, one.stderr, args[0]);
    assert.equal(one.status, 1);
  }
  for (const args of [
    ['--count', '40'],
    ['--count', '30', '--pattern', lattice],
    ['--count', '5', '--er', '3..6'],
  ]) {
    const [one, many] = ['1', '7'].map((threads) => rookery(['generate', ...args, '--threads', threads]));
    assert.equal(one.rows.length, Number(args[1]));
    assert.equal(many.stdout, one.stdout);
  }
});

test('the shards together are the whole', { skip }, () => {
  const whole = rookery(['rate'], list).rows;
  const shards = [0, 1, 2].map((i) => rookery(['rate', '--shard', `${i}/3`], list).rows);
  assert.deepEqual(shards.flat().sort(), [...whole].sort());
  assert.ok(shards.every((rows) => rows.length > 0 && rows.length < whole.length));
});

test('generated puzzles: exactly the pattern, one solution each, no duplicates', { skip }, () => {
  const { rows } = rookery(['generate', '--count', '50', '--pattern', lattice, '--seed', '9']);
  const puzzles = rows.map((row) => row.split('\t')[0]);
  assert.equal(new Set(puzzles).size, 50);
  for (const puzzle of puzzles) assert.equal(puzzle.replace(/[1-9]/g, 'x'), lattice);
  for (const row of rookery(['solve'], puzzles.join('\n')).rows) assert.equal(row.split('\t')[1], '1');
});

test('an interrupted run is resumed: same rows as a whole run, and finished parts are not run again', { skip }, () => {
  const journal = path.join(folder, 'journal');
  const whole = rookery(['rate'], list);
  rookery(['rate', '--shard', '0/2', '--resume', journal], list);
  appendFileSync(journal, 'part 1 2 3'); // a truncated record
  const half = recordsIn(journal).length;
  const resumed = rookery(['rate', '--resume', journal], list);
  assert.equal(resumed.stdout, whole.stdout);
  const remark = /^[^\n]*journal: the end, from line \d+ \(byte \d+\) on, is cut short or damaged; its part runs again\n/;
  assert.match(resumed.stderr, remark);
  assert.equal(resumed.stderr.replace(remark, ''), whole.stderr);
  const records = recordsIn(journal).length;
  assert.ok(half > 1 && records === Math.ceil(((300 / 7) * 6) / 8), `${half} and ${records} records`);
  assert.equal(rookery(['rate', '--resume', journal], list).stdout, whole.stdout);
  assert.equal(recordsIn(journal).length, records);
  // Another call with the same file does not get these rows.
  assert.deepEqual(rookery(['solve', '--resume', journal], easy).rows, [`${easy}\t1\t${easySolution}`]);
  const foreign = file('foreign', 'my notes\n');
  assert.equal(rookery(['rate', '--resume', foreign], list).status, 2);
  assert.equal(readFileSync(foreign, 'utf8'), 'my notes\n');
});

test('an interrupt keeps what was found', { skip }, async () => {
  const { output, status } = await interrupted(['generate', '--count', '100000000', '--threads', '2'], '');
  assert.equal(status, 130);
  assert.match(output, /\n$/);
  const rows = output.trimEnd().split('\n');
  assert.deepEqual(rows, rookery(['generate', '--count', String(rows.length)]).rows);
});

test('rows appear as they are found, and an interrupt in the middle of a hard puzzle keeps them', { skip }, async () => {
  const hardest = '........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4';
  const input = [easy, easy, ...Array(100).fill(hardest)].join('\n'); // the first part never finishes
  const { output, status } = await interrupted(['rate', '--lines', '--threads', '1'], input, (rows) => rows.split('\n').length > 2);
  assert.equal(status, 130);
  const rows = output.trimEnd().split('\n');
  assert.ok(rows.length < 8, `${rows.length} rows`);
  assert.deepEqual(
    rows.slice(0, 2),
    [1, 2].map(() => rookery(['rate', '--lines'], easy).rows[0]),
  );
  assert.match(rows[0], / ED=\d+\.\d\/\d+\.\d\/\d+\.\d$/);
});

test('bench: a rate, and the same signature each time', { skip }, () => {
  const [first, second] = [1, 2].map(() => rookery(['bench', '--suite', 'pattern', '--header']).rows);
  assert.equal(first[0], 'name\titems\titems per second\tsignature');
  const [name, items, rate, signature] = first[1].split('\t');
  assert.equal(name, 'pattern');
  assert.ok(Number(items) > 0 && Number(rate) > 0);
  assert.match(signature, /^[0-9a-f]{16}$/);
  assert.equal(second[1].split('\t')[3], signature);
});
