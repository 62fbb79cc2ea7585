// How a call ends: 3 when it is incomplete, with the amount done in the last line on standard error; 130 for Ctrl+C.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { interrupted, onTerminalUntil, ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('ending');
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const hardest = '........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4';
const grid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const empty = '.'.repeat(81);
// Takes hours to decide.
const long = '.x..x..x..x..x..x.............x..x.x....x......xx....x........x...x....x..x......';
// Seconds; too few for any of these calls, even on a fast machine.
const time = '0.02';

/** @param {string} name @param {string} text */
function file(name, text) {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

test('time runs out: every verb exits with 3 and says how much was done', { skip }, () => {
  const lists = {
    hard: Array(2000).fill(hardest).join('\n'),
    easy: Array(200_000).fill(easy).join('\n'),
    grids: Array(500).fill(grid).join('\n'),
    empty,
  };
  /** @type {[string[], string][]} */
  const calls = [
    [['rate'], lists.hard],
    [['survey'], lists.hard],
    [['explain'], lists.hard],
    [['steps', '--deep'], lists.hard],
    [['check'], lists.easy],
    [['canonical'], lists.easy],
    [['levels'], Array(400_000).fill(easy).join('\n')],
    [['convert', '--to', 'pencilmarks', '--json'], lists.easy],
    [['solve', '--limit', '1000000000000'], lists.empty],
    [['solve', '--all'], lists.empty],
    [['classic', '--method', 'brute'], Array(500).fill(hardest).join('\n')],
    [['unavoidable', '--counts'], lists.grids],
    [['enumerate', '--clues', '19', '--count'], grid],
    [['enumerate', '--count'], lists.grids],
    [['estimate', '--clues', '19'], lists.grids],
    [['fewest'], lists.grids],
    [['estimate', '--clues', '19', '--method', 'gridchecker'], grid],
    [['exact', '--pattern', long, '--strategies', 'naked'], ''],
    [['exact', '--strategies', 'naked', '--method', 'states'], Array(50).fill(long).join('\n')],
    [['cover', '--langford', '15'], ''],
    [['permanent', '--ones', '24', '--json'], ''],
    [['generate', '--count', '100000000'], ''],
    [['bench'], ''],
  ];
  for (const [args, input] of calls) {
    const { status, stderr } = rookery([...args, '--time', time], input);
    // A call that needs less time finishes.
    if (args[0] === 'permanent' && status === 0) continue;
    const last = stderr.trimEnd().split('\n').at(-1) ?? '';
    assert.equal(status, 3, `${args.join(' ')}: ${stderr}`);
    const all =
      args[0] === 'generate'
        ? /^rookery: \d+ of 100000000 found, /
        : /^rookery: (\d+ of \d+ parts? done( \(\d+ of \d+ puzzles\))?|\d+ puzzles done|nothing done), /; // nothing: it was still reading
    assert.match(last, all, args.join(' '));
    assert.ok(last.endsWith(`, the time limit of ${time} s was reached`), `${args.join(' ')}: ${last}`);
  }
});

test('enough time: status 0 and no message', { skip }, () => {
  const { status, stderr, rows } = rookery(['rate', '--time', '1000'], Array(50).fill(easy).join('\n'));
  assert.deepEqual([status, stderr, rows.length], [0, '', 50]);
});

test('a bad line and a timeout: 3, since there is more to do; 1 once everything is done', { skip }, () => {
  const input = ['bad', ...Array(500).fill(hardest)].join('\n');
  const early = rookery(['rate', '--time', time], input);
  assert.equal(early.status, 3);
  assert.match(
    early.stderr,
    /^stdin:1:1: [^\n]*\nrookery: (\d+ of 63 parts done \(\d+ of 500 puzzles\)|nothing done), the time limit of 0\.02 s was reached\n$/,
  );
  assert.equal(rookery(['rate', '--time', '1000'], `${easy}\n${easy.slice(1)}`).status, 1);
  assert.equal(rookery(['rate', '--time', time, '--scale', 'magic'], input).status, 2);
});

test('files that were not started are counted', { skip }, () => {
  const [first, second, third] = [1, 2, 3].map((n) => file(`${n}.txt`, Array(100).fill(hardest).join('\n')));
  const { status, stderr } = rookery(['rate', '--time', time, first, second, third]);
  assert.equal(status, 3);
  assert.match(
    stderr,
    /^rookery: (\d+ of 13 parts done \(\d+ of 100 puzzles\)|nothing done), the time limit of 0\.02 s was reached; 2 files not started\n$/,
  );
});

test('--give-up short of --count is 3; reaching --count is 0', { skip }, () => {
  const none = ['generate', '--within', easy, '--clues', '29', '--unrated', '--give-up', '2000'];
  const short = rookery([...none, '--count', '1000']);
  assert.equal(short.status, 3);
  assert.match(short.stderr, /^rookery: \d+ of 1000 found, gave up: nothing new in 2000 tries in a row\n$/);
  assert.deepEqual([rookery([...none, '--count', '1']).status, rookery([...none, '--count', '1']).stderr], [0, '']);
});

test('numeric options of a run must be decimal and in range', { skip }, () => {
  for (const number of ['nan', 'NaN', '-nan', 'inf', 'infinity', '-1', '+1', '0', '0x10', '1s', '1 ', ' 1', '1e400', '1e10', '', '.']) {
    const { status, stdout, stderr } = rookery(['solve', '--time', number], easy);
    assert.deepEqual([status, stdout], [2, ''], `--time "${number}"`);
    assert.match(stderr, /^--time: expected a number of seconds from 0\.001 to 1e\+09, found "/, number);
  }
  for (const number of ['0', '-1', '+2', '0x2', '2x', ' 2', '2.0', '1025', '99999999999', 'nan', '']) {
    const { status, stdout, stderr } = rookery(['solve', '--threads', number], easy);
    assert.deepEqual([status, stdout], [2, ''], `--threads "${number}"`);
    assert.match(stderr, /^--threads: expected a whole number from 1 to 1024, found "/, number);
  }
  for (const args of [
    ['--time', '1e3'],
    ['--time', '.5'],
    ['--time', '20.'],
    ['--threads', '02'],
  ]) {
    assert.equal(rookery(['solve', ...args], easy).status, 0, args.join(' '));
  }
});

test('--give-up ends after that many tries', { skip }, () => {
  for (const [tries, words] of [
    ['1', '1 try'],
    ['20', '20 tries in a row'],
  ]) {
    const { status, stderr, rows } = rookery(['generate', '--er', '11.0..12.0', '--give-up', tries]);
    assert.deepEqual([status, rows], [3, []]);
    assert.match(stderr, new RegExp(`rookery: 0 of 1 found, gave up: nothing new in ${words}\n$`));
  }
});

test('the odds of a search are given in the units of the request', { skip }, () => {
  const odds = (/** @type {string[]} */ ...args) => rookery(['generate', ...args, '--give-up', '3000']).stderr;
  assert.match(odds('--steps', '900..999'), /best so far: \d+ steps away\n/);
  assert.match(odds('--ep', '11.0'), /best so far: \d+ tenths of a rating away\n/);
  assert.doesNotMatch(odds('--steps', '900..999', '--ep', '11.0'), /away/);
});

test('generate --like: the time limit also stops the rating of its puzzle', { skip }, () => {
  const { status, stderr } = rookery(['generate', '--like', hardest, '--time', '0.3']);
  assert.equal(status, 3);
  assert.match(stderr, /rookery: 0 of 1 found, the time limit of 0\.3 s was reached\n$/);
});

test('a stop signal: 3, and --resume does the rest; Ctrl+C is 130 with or without it', { skip }, async () => {
  const list = Array.from({ length: 4000 }, () => easy).join('\n');
  const input = file('hard', `${list}\n${Array(200).fill(hardest).join('\n')}`); // all of it is available at once
  const journal = path.join(folder, 'journal');
  for (const [signal, status, why] of /** @type {const} */ ([
    ['SIGTERM', 3, 'stopped by a signal'],
    ['SIGINT', 130, 'interrupted'],
  ])) {
    for (const args of [['rate'], ['rate', '--resume', journal]]) {
      const ended = await interrupted([...args, input], '', undefined, signal);
      assert.equal(ended.status, status, `${signal} ${args}`);
      assert.match(ended.errors, new RegExp(`^rookery: \\d+ of 525 parts done \\(\\d+ of 4200 puzzles\\), ${why}\\n$`));
    }
  }
  const short = Array(3000).fill(easy).join('\n');
  await interrupted(['rate', '--threads', '1', '--resume', journal], short, undefined, 'SIGTERM');
  const resumed = rookery(['rate', '--resume', journal], short);
  assert.deepEqual([resumed.status, resumed.rows.length], [0, 3000]);
});

test('Ctrl+C while waiting for input', { skip }, async () => {
  const { status, rows, stderr } = await onTerminalUntil(['solve'], 'waiting for', '\u0003');
  assert.deepEqual([status, rows], [130, []]);
  assert.match(stderr, /^rookery: waiting for [^\n]*\nrookery: nothing done, interrupted\n$/);
});

test('the help lists the statuses in order', { skip }, () => {
  assert.match(rookery(['--help']).stdout, /3 stopped early[^]*first\s+of 2, 130, 3, 1/);
  assert.match(rookery(['rate', '--help']).stdout, /--time[^]*status\s+3/);
});
