// Enumerating on the command line: known counts, threads, shards, limits, a killed run, the estimate.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cli, interrupted, ownFolder, recordsIn, rookery as call, skip } from './command.mjs';

const folder = ownFolder('enumerate');

// The grid with the most puzzles of 17 clues, and one with 14.
const sf = '639241785284765193517983624123857946796432851458619237342178569861594372975326418';
const g4 = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const g5 = '897264153325971864146853279674318925281597346539642781713426598458739612962185437';

/** @param {string[]} args */
const rookery = (args, input = g4) => call(args, input);

test('the 17-clue puzzles of a grid, whatever the threads and shards', { skip }, () => {
  const { rows, status, stderr } = rookery(['enumerate', '--threads', '1']);
  assert.deepEqual([rows.length, new Set(rows).size, status, stderr], [14, 14, 0, '']);
  for (const row of rows) {
    assert.equal(row.replaceAll('.', '').length, 17);
    assert.ok([...row].every((sign, cell) => sign === '.' || sign === g4[cell]));
  }
  for (const row of rookery(['solve'], rows.join('\n')).rows) assert.deepEqual(row.split('\t').slice(1), ['1', g4]);
  assert.deepEqual(rookery(['enumerate', '--threads', '7']).rows, rows);
  const shards = [0, 1, 2].map((i) => rookery(['enumerate', '--shard', `${i}/3`]).rows);
  assert.deepEqual(shards.flat().sort(), [...rows].sort());
  assert.ok(shards.every((part) => part.length < rows.length));
  for (const threads of ['1', '7']) {
    assert.deepEqual(rookery(['enumerate', '--threads', threads, '--first']).rows, rows.slice(0, 1));
    assert.deepEqual(rookery(['enumerate', '--threads', threads, '--limit', '5']).rows, rows.slice(0, 5));
    assert.deepEqual(rookery(['enumerate', '--threads', threads, '--count']).rows, [`${g4}\t14`]);
  }
});

test('on a terminal, a search without results says that it is complete', { skip }, () => {
  const file = path.join(folder, 'none.txt');
  writeFileSync(file, '123456789456789123789123456214365897365897214897214365531642978642978531978531642\n');
  const said = (/** @type {string} */ options) =>
    String(spawnSync('script', ['-qec', `'${cli}' enumerate ${options} '${file}'`, '/dev/null']).stdout);
  assert.match(said('--clues 17'), /rookery: nothing found; the search is complete/);
  assert.doesNotMatch(said('--clues 17 --count'), /nothing found/);
  assert.equal(rookery(['enumerate', '--clues', '17', file]).stderr, '');
});

test('a list of grids, including invalid ones', { skip }, () => {
  const input = [g5, g4.replace('1', '.'), g4, sf].join('\n');
  const { rows, status, stderr } = rookery(['enumerate', '--count', '--header'], input);
  assert.deepEqual(rows, ['grid\tnumber', `${g5}\t0`, `${g4}\t14`, `${sf}\t29`]);
  assert.equal(status, 1);
  assert.equal(stderr, 'stdin:2:1: enumerate expects a solved grid, r1c1 is empty\n');
  const first = rookery(['enumerate', '--first', '--json'], [g5, g4, sf].join('\n')).rows.map((row) => JSON.parse(row).puzzle);
  assert.deepEqual(first, [rookery(['enumerate', '--first']).rows[0], rookery(['enumerate', '--first'], sf).rows[0]]);
});

test('killed midway and resumed: the same rows, and no part is run twice', { skip }, async () => {
  const journal = path.join(folder, 'journal');
  const whole = rookery(['enumerate', '--threads', '2'], sf).rows;
  assert.equal(whole.length, 29);
  const child = spawn(cli, ['enumerate', '--threads', '1', '--resume', journal]);
  child.stdin.end(sf);
  const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
  const watch = setInterval(() => recordsIn(journal).length >= 4 && child.kill('SIGKILL'), 5);
  const isKilled = (await ended) === 'SIGKILL';
  clearInterval(watch);
  if (!isKilled) truncateSync(journal, statSync(journal).size >> 1); // it finished first: simulate the kill
  const before = recordsIn(journal).length;
  const { rows, status } = rookery(['enumerate', '--resume', journal], sf);
  assert.deepEqual([rows, status], [whole, 0]);
  const records = recordsIn(journal).map((record) => /part (\S+ \S+ \d+) /.exec(record)?.[1]);
  assert.ok(before < records.length);
  assert.equal(new Set(records).size, records.length);
  assert.deepEqual(rookery(['enumerate', '--resume', journal], sf).rows, whole);
  assert.equal(recordsIn(journal).length, records.length);
});

test('the first puzzle, resumed from parts of which the first found nothing', { skip }, () => {
  const journal = path.join(folder, 'first');
  const first = rookery(['enumerate', '--first'], sf).rows;
  assert.equal(first.length, 1);
  for (let run = 0; run < 2; ++run) {
    assert.deepEqual(rookery(['enumerate', '--first', '--threads', '1', '--resume', journal], sf).rows, first);
    assert.match(recordsIn(journal)[0], /^part \S+ \S+ 0 \d+ 0 0 0 .*\n$/, 'a part without rows');
  }
});

test('an interrupt keeps what was found', { skip }, async () => {
  const { output, status } = await interrupted(['enumerate', '--clues', '18', '--threads', '1'], sf);
  assert.equal(status, 130);
  const rows = output.trimEnd().split('\n');
  assert.deepEqual(rows, rookery(['enumerate', '--clues', '18', '--limit', String(rows.length)], sf).rows);
});

test('the estimate: nodes, and seconds on standard error', { skip }, () => {
  const { rows, stderr, status } = rookery(['estimate', '--header', '--clues', '18', '--threads', '2']);
  assert.equal(rows[0], 'grid\tclues\tparts\tsampled\tsampled nodes\tnodes\tlow\thigh\tpuzzles\terror');
  const [grid, clues, parts, sampled, sampledNodes, nodes, low, high] = rows[1].split('\t');
  assert.deepEqual([grid, clues, status], [g4, '18', 0]);
  assert.ok(0 < Number(sampled) && Number(sampled) <= Number(parts));
  assert.ok(0 < Number(sampledNodes) && Number(low) <= Number(nodes) && Number(nodes) <= Number(high));
  const line = /^estimate: (less than 0\.1 s|about [\d.]+ \w+ \([\d.]+( \w+)? to [\d.]+ \w+\)) on \d threads?\n$/;
  assert.match(stderr, line);
  assert.equal(rookery(['estimate', '--clues', '18']).rows[0], rows[1]);
  const both = rookery(['enumerate', '--estimate', '--clues', '24', '--limit', '3']);
  assert.match(both.stderr, line);
  assert.equal(both.rows.length, 3);
  assert.match(rookery(['enumerate', '--estimate', '--count'], [g4, g5].join('\n')).stderr, line);
  const none = rookery(['estimate'], g4.slice(1));
  assert.deepEqual([none.status, none.rows], [1, []]);
  assert.match(none.stderr, /^stdin:1:\d+: \S[^\n]*\n$/);
});

test('sets from a file: the same puzzles by both methods, and a bad line is reported with its position', { skip }, () => {
  const more = rookery(['unavoidable', '--method', 'random', '--rounds', '300', '--max-cells', '18']).rows;
  assert.ok(more.length > 500);
  const good = path.join(folder, 'sets.txt');
  writeFileSync(good, more.join('\n'));
  const plain = rookery(['enumerate']);
  assert.deepEqual(rookery(['enumerate', '--load', good]), plain);
  // Few enough cells for the slow method.
  const [puzzle] = plain.rows;
  const allowed = [...puzzle].map((sign, i) => (sign !== '.' || i % 4 === 0 ? 'x' : '.')).join('');
  for (const method of ['bands', 'gridchecker']) {
    const call = ['enumerate', '--method', method, '--clues', '19', '--allowed', allowed];
    const [without, loaded] = [rookery(call), rookery([...call, '--load', good])];
    assert.ok(without.rows.length > 50, `${without.rows.length} puzzles`);
    assert.deepEqual(loaded.rows.sort(), without.rows.sort());
    assert.deepEqual(rookery([...call, '--count', '--load', good]).rows, [`${g4}\t${without.rows.length}`]);
  }
  const bad = path.join(folder, 'bad_sets.txt');
  writeFileSync(bad, `${more[0]}\nnonsense\n${'1'.padEnd(81, '.')}\n`);
  const reported = rookery(['enumerate', '--load', bad]);
  assert.deepEqual([reported.rows, reported.status], [plain.rows, 1]);
  const lines = reported.stderr.trimEnd().split('\n');
  assert.equal(lines.length, 2);
  assert.match(lines[0], /^stdin:1:1: option load, line 2, column \d+: expected /);
  assert.match(lines[1], /^stdin:1:1: option load, line 3, column 1: expected an unavoidable set of the grid, found 1 cell /);
  const list = rookery(['enumerate', '--count', '--clues', '16', '--load', bad], `${g4}\n${g5}`);
  assert.match(list.stderr, /^stdin:1:1: [^\n]*\nstdin:1:1: [^\n]*\nstdin:2:1: option load, line 1, column 1: expected an unavoidable set/);
  assert.match(rookery(['enumerate', '--load', path.join(folder, 'nowhere')]).stderr, /cannot read .*nowhere/);
});

test("the estimate by gridchecker's method does a hundredth of the work, and its interval contains the true value", { skip }, () => {
  const { rows, stderr, status } = rookery(['estimate', '--method', 'gridchecker', '--json'], g5);
  assert.equal(status, 0);
  assert.match(stderr, /^estimate: about /);
  const { nodes, low, high, sampled_nodes } = JSON.parse(rows[0]);
  assert.ok(low < nodes && nodes < high && high < 1.5 * low, rows[0]);
  assert.ok(sampled_nodes < nodes / 100, rows[0]);
});

test('the fewest clues: one grid on any number of threads, a list in shards, resumed, ended early', { skip }, () => {
  const header = 'grid\tfewest\tpuzzle\texcluded';
  const one = rookery(['fewest', '--header', '--threads', '1']);
  assert.deepEqual([one.rows[0], one.rows.length, one.status, one.stderr], [header, 2, 0, '']);
  const [grid, fewest, puzzle, excluded] = one.rows[1].split('\t');
  assert.deepEqual([grid, fewest, excluded], [g4, '17', '-']);
  assert.deepEqual([puzzle], rookery(['enumerate', '--first']).rows);
  const of19 = rookery(['fewest', '--threads', '2'], g5).rows;
  assert.match(of19[0], new RegExp(`^${g5}\t19\t[.1-9]{81}\t17, 18$`));
  assert.deepEqual(of19[0].split('\t')[2], rookery(['enumerate', '--first', '--clues', '19'], g5).rows[0]);
  const list = [g5, g4].join('\n');
  const rows = [of19[0], one.rows[1]];
  for (const threads of ['1', '3']) assert.deepEqual(rookery(['fewest', '--threads', threads], list).rows, rows);
  assert.deepEqual([0, 1].map((i) => rookery(['fewest', '--shard', `${i}/2`], list).rows).flat(), rows);
  const refused = rookery(['fewest', '--shard', '0/2'], g4);
  assert.deepEqual([refused.status, refused.rows], [2, []]);
  assert.match(refused.stderr, /--shard needs a list of grids/);

  const journal = path.join(folder, 'fewest');
  const early = rookery(['fewest', '--threads', '2', '--time', '0.1', '--json', '--resume', journal], g5);
  if (early.status === 3) {
    const row = JSON.parse(early.rows[0]);
    assert.deepEqual([row.grid, row.fewest, row.puzzle], [g5, null, null]);
    assert.match(row.excluded, /^(-|17(, 18)?(: \d+ of \d+ parts)?)$/);
  }
  const resumed = rookery(['fewest', '--json', '--resume', journal], g5).rows.map((row) => JSON.parse(row));
  assert.deepEqual(resumed, [{ grid: g5, fewest: 19, puzzle: of19[0].split('\t')[2], excluded: '17, 18' }]);
  assert.match(rookery(['fewest'], g4.replace('1', '.')).stderr, /fewest expects a solved grid, r1c1 is empty/);
});

test('a wrong call: status 2 and a message', { skip }, () => {
  const calls = [
    ['--clues', '15'],
    ['--clues', '26'],
    ['--method', 'dlx'],
    ['--required', 'x'],
    ['--count', '--first'],
    ['--limit', '0'],
  ];
  for (const args of calls) {
    const { status, rows, stderr } = rookery(['enumerate', ...args]);
    assert.deepEqual([status, rows], [2, []], args.join(' '));
    assert.match(stderr, /^rookery: [^\n]*(expected|leave out) [^\n]*\n$/);
  }
});
