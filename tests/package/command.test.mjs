// The npm package's command line: its calls, input and exit, compared with the native program (its rows: every_verb.test.mjs).
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';

import { cli, rookery as native, skip } from '../cli/command.mjs';
import { easy, fourteen, hard, relabellings, seventeen } from '../web/puzzles.mjs';
import { test } from '../web/support.mjs';
import { GENERAL, NATIVE_ALONE, optionsOf } from '../../web/package/arguments.mjs';
import { imported, installed, npmRookery, npmRookeryStopped, write } from './installed.mjs';

const folder = installed('command');
const good = write(folder, 'good.txt', [easy, seventeen, hard, ''].join('\n'));
const grid = write(folder, 'grid.txt', `${fourteen}\n`);
const program = path.join(folder, 'node_modules/.bin/rookery');

/** @param {string[]} args @param {string | Buffer} [input] */
const npm = (args, input) => npmRookery(folder, args, input);

test(
  'standard input, alone and among files; an empty one, and a missing file',
  () => {
    for (const args of [
      ['solve'],
      ['solve', '-', good],
      ['solve', '--', good],
      ['rate', good, '-'],
      ['cover', '--sudoku', '2'],
      ['rate', 'nowhere.txt', good],
    ]) {
      for (const input of [easy, '', 'hello\n']) {
        const wanted = native(args, input);
        const { stdout, stderr, status } = npm(args, input);
        assert.deepEqual(
          [stdout, stderr.toLowerCase(), status],
          [wanted.stdout, wanted.stderr.toLowerCase(), wanted.status],
          args.join(' '),
        );
      }
    }
  },
  skip,
);

test(
  'a search that gives up exits with status 3 and says so',
  () => {
    const args = ['generate', '--er', '11.5..12', '--give-up', '3', '--count', '2'];
    // How far the threads run ahead of the last part that counts is random.
    const withoutTries = (/** @type {string} */ text) => text.replace(/\d+ tries; best so far: ER [\d.]+/, 'tries');
    const { stdout, stderr, status } = npm(args);
    assert.deepEqual([stdout, withoutTries(stderr), status], ['', withoutTries(String(native(args).stderr)), 3]);
  },
  skip,
);

test('a wrong call: status 2, one message, no row', () => {
  const wrong = [
    [],
    ['sovle'],
    ['solve', '--frob'],
    ['solve', '-json'],
    ['solve', '--limit'],
    ['solve', '--limit', 'many'],
    ['solve', '--all=yes'],
    ['solve', '--threads', '0'],
    ['solve', '--threads', '1e3'],
    ['rate', '--scale', 'xyz'],
    ['generate', 'file.txt'],
    ['generate', '--pattern', 'xx.'],
    ['enumerate', '--load', 'nowhere.txt', grid],
    ['catalogue', '--unrank', '1'],
    ...NATIVE_ALONE.map((name) => ['enumerate', `--${name}`, 'x', grid]),
  ];
  for (const args of wrong) {
    const { stdout, stderr, status } = npm(args, easy);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, /^rookery: [^\n]+\n$/, args.join(' '));
  }
  assert.equal(npm(['sovle']).stderr, skip ? npm(['sovle']).stderr : native(['sovle']).stderr);
  assert.match(npm(['rate', '--resume', 'x', good]).stderr, /--resume is an option of the native rookery only/);
});

test("help lists the native program's verbs and options, except those that only it has", async () => {
  const { rookery } = await imported(folder);
  const verbs = (await rookery()).verbs();
  const { stdout } = npm(['--help']);
  for (const { name } of verbs) assert.match(stdout, new RegExp(`^  ${name} `, 'm'));
  const optionsIn = (/** @type {string} */ text) => [...text.matchAll(/^ {2}(?:-h,)?--([a-z-]+)/gm)].map(([, name]) => name);
  for (const { name, options } of verbs) {
    const { stdout: help, status } = npm([name, '--help']);
    assert.equal(status, 0);
    const mine = new Set(optionsIn(help));
    const declared = [...optionsOf({ options }), ...GENERAL].map((option) => option.name);
    assert.deepEqual([...mine].sort(), [...new Set(declared)].sort(), name);
    if (skip) continue;
    const theirs = optionsIn(native([name, '--help']).stdout);
    assert(theirs.length > 0);
    assert.deepEqual(
      theirs.filter((option) => !mine.has(option) && !NATIVE_ALONE.includes(option)),
      [],
      name,
    );
    for (const option of mine) assert(theirs.includes(option), `${name} --${option}`);
  }
  assert.match(npm(['--version']).stdout, /^rookery \d+\.\d+\.\d+\n$/);
});

test('signals end it: the rows so far are complete, and the status tells why', async () => {
  const { stdout, stderr, status } = await npmRookeryStopped(folder, ['generate', '--count', '1000000'], 'SIGINT');
  assert.deepEqual([status, stderr], [130, 'rookery: interrupted\n']);
  assert.match(stdout, /^([.1-9]{81}\t[^\n]*\n)+$/);
  const stopped = await npmRookeryStopped(folder, ['generate', '--count', '1000000'], 'SIGTERM');
  assert.deepEqual([stopped.status, stopped.stderr], [3, 'rookery: stopped by a signal\n']);
});

// About 2.5 MB, with lines that are not puzzles, all kinds of line ends, and none at the end.
const long = [
  ...relabellings(easy, 14_000),
  'hello',
  `${seventeen}\r`,
  '# a comment',
  '',
  easy.slice(1),
  ...relabellings(hard, 14_000),
  `${easy}\r11${easy.slice(2)}`,
  'no',
];

test(
  'a long list is read while its rows are written: rows and errors, with their lines, match the native program',
  () => {
    const file = write(folder, 'long.txt', long.join('\n'));
    for (const args of [
      ['solve', file],
      ['solve', '--header', '-'],
      ['check', '--json', '--threads', '1', file],
    ]) {
      const input = args.includes('-') ? long.join('\n') : '';
      const wanted = native(args, input);
      const { stdout, stderr, status } = npm(args, input);
      assert(stdout === wanted.stdout, args.join(' ')); // too long to show
      assert.deepEqual([stderr.split('\n').sort(), status], [wanted.stderr.split('\n').sort(), 1]);
    }
  },
  skip,
);

test('rows arrive with their lines from an endless pipe', async () => {
  const child = spawn(program, ['solve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let stdout = '';
  let onMore = () => {};
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    stdout += text;
    onMore();
  });
  const rows = async (/** @type {number} */ count) => {
    while (stdout.split('\n').length <= count) await new Promise((/** @type {(value: void) => void} */ resolve) => (onMore = resolve));
  };
  child.stdin.write(`${easy}\n`);
  await rows(1);
  child.stdin.write(`${hard}\n${seventeen.slice(0, 40)}`);
  await rows(2);
  child.stdin.write(`${seventeen.slice(40)}\n`);
  await rows(3);
  child.stdin.write(`${easy}\n`.repeat(40_000));
  await rows(40_003);
  child.kill('SIGTERM');
  const status = await new Promise((resolve) => child.on('close', resolve));
  assert.equal(status, 3);
  assert.equal(stdout.split('\n')[2]?.slice(0, 81), seventeen);
});

test('when the reader of its rows is gone, it dies silently of SIGPIPE', async () => {
  const file = write(folder, 'many.txt', `${easy}\n`.repeat(100_000));
  for (const name of skip ? [program] : [program, cli]) {
    const child = spawn(name, ['solve', file], { stdio: ['ignore', 'pipe', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (stderr += text));
    child.stdout.once('data', () => child.stdout.destroy());
    const ending = await new Promise((resolve) => child.on('close', (status, signal) => resolve({ status, signal })));
    assert.deepEqual({ ...ending, stderr }, { status: null, signal: 'SIGPIPE', stderr: '' }, name);
  }
});
