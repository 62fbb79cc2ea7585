// Sources of input: a pipe, an empty one, a file, a terminal; the same for every verb with input.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { onTerminal, ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('input');
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const grid = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const lattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';

/** Verb, further options, an input with an answer. @type {[string, string[], string][]} */
const verbs = [
  ['solve', [], easy],
  ['rate', [], easy],
  ['explain', [], easy],
  ['steps', [], easy],
  ['check', [], easy],
  ['canonical', [], easy],
  ['catalogue', [], easy],
  ['backdoors', [], easy],
  ['candidates', [], easy],
  ['additions', [], easy],
  ['survey', [], easy],
  ['levels', [], easy],
  ['statistics', [], `${easy}\t30\t2e+35\t1\t1`],
  ['convert', [], easy],
  ['classic', [], easy],
  ['neighbours', [], easy],
  ['unavoidable', ['--max-cells', '6'], grid],
  ['cliques', ['--limit', '2'], grid],
  ['enumerate', ['--clues', '24', '--limit', '2'], grid],
  ['estimate', ['--clues', '16'], grid],
  ['fewest', [], grid],
  ['pattern', [], lattice],
  ['exact', [], lattice],
  ['alldifferent', [], '{1,2} {1,2} {2,3}'],
  ['cover', [], '1 0\n0 1'],
  ['permanent', [], '1 1\n1 0'],
];
/** Its input is not text: picture.test.mjs. */
const kOfPictures = 'read-picture';

/** Each verb's output without input. @type {Record<string, string[]>} */
const instead = {
  levels: ['--table'],
  classic: ['--order', '2'],
  exact: ['--pattern', lattice],
  cover: ['--langford', '3'],
  permanent: ['--ones', '3'],
};

test('the list of verbs that take input is complete', { skip }, () => {
  const listed = [...rookery(['--help']).stdout.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name]) => name);
  const taking = listed.filter((name) => /standard input/.test(rookery([name, '--help']).stdout));
  // merge reads file names there.
  assert.deepEqual(taking.filter((name) => name !== 'merge').sort(), [...verbs.map(([name]) => name), kOfPictures].sort());
});

test('a pipe is read if no file is named, just like - and a file', { skip }, () => {
  for (const [verb, options, input] of verbs) {
    const name = path.join(folder, `${verb}.txt`);
    writeFileSync(name, `${input}\n`);
    const [piped, dash, named] = [
      rookery([verb, ...options], input),
      rookery([verb, ...options, '-'], input),
      rookery([verb, ...options, name]),
    ];
    assert.ok(piped.rows.length > 0, `${verb}: ${piped.stderr}`);
    assert.equal(piped.status, 0, verb);
    assert.deepEqual([dash.rows, dash.status], [piped.rows, 0], verb);
    assert.deepEqual([named.rows, named.status], [piped.rows, 0], verb);
  }
});

test('a pipe is also read where an input may be combined with the options', { skip }, () => {
  const clue = '1...............';
  const alone = rookery(['cover', '--sudoku', '2']);
  assert.deepEqual([alone.rows.length, alone.status], [288, 0]);
  const piped = rookery(['cover', '--sudoku', '2'], `${clue}\n`);
  assert.deepEqual([piped.rows.length, piped.status], [72, 0]);
  assert.deepEqual(rookery(['cover', '--sudoku', '2'], ' \n\n').rows, alone.rows);
  const terminal = onTerminal(['cover', '--sudoku', '2'], '');
  assert.equal(terminal.status, 0);
  assert.doesNotMatch(terminal.stderr, /waiting/);
});

test('an empty pipe, blank lines, an empty file: a message and status 1', { skip }, () => {
  const empty = path.join(folder, 'empty.txt');
  writeFileSync(empty, '');
  for (const [verb, options] of [...verbs, /** @type {[string, string[]]} */ ([kOfPictures, []])]) {
    for (const [args, input, place] of /** @type {[string[], string, string][]} */ ([
      [[], '', 'stdin'],
      [[], ' \n\r\n', 'stdin'],
      [['-'], '', 'stdin'],
      [[empty], 'not read', empty],
    ])) {
      const { status, rows, stderr } = rookery([verb, ...options, ...args], input);
      assert.deepEqual([status, rows], [1, []], `${verb} ${args}`);
      assert.ok(stderr.startsWith(`${place}:1:1: nothing to read: expected `), `${verb}: ${stderr}`);
      assert.equal(stderr.split('\n').length, 2, stderr);
    }
  }
});

test('an option that replaces the input: nothing is read', { skip }, () => {
  for (const [verb, options] of Object.entries(instead)) {
    for (const call of [rookery([verb, ...options], 'not read'), onTerminal([verb, ...options], '')]) {
      assert.deepEqual([call.status, call.stderr, call.rows.length > 0], [0, '', true], `${verb}: ${call.stderr}`);
    }
  }
});

test('on a terminal, a line says what is expected, and typed input is read', { skip }, () => {
  for (const [verb, options, input] of verbs) {
    const piped = rookery([verb, ...options], input);
    const { status, rows, stderr } = onTerminal([verb, ...options], `${input}\n`);
    assert.deepEqual([status, rows], [0, piped.rows], `${verb}: ${stderr}`);
    assert.match(stderr, /^rookery: waiting for [^\n]+; type or paste, then press Enter and Ctrl\+D to end \(Ctrl\+C cancels\)\n/);
  }
  const nothing = onTerminal(['pattern'], '');
  assert.equal(nothing.status, 1);
  assert.match(
    nothing.stderr,
    /^rookery: waiting for patterns, one per line: 81 characters, [^\n]*\nstdin:1:1: nothing to read: expected patterns, /,
  );
});
