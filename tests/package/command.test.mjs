// The npm package's command line: what the native program says, byte by byte, where it has the same.
import assert from 'node:assert/strict';
import path from 'node:path';

import { rookery as native, skip } from '../cli/command.mjs';
import { easy, fourteen, hard, pattern, seventeen } from '../web/puzzles.mjs';
import { test } from '../web/support.mjs';
import { GENERAL, NATIVE_ALONE } from '../../web/package/arguments.mjs';
import { imported, installed, npmRookery, npmRookeryStopped, write } from './installed.mjs';

const folder = installed('command');
const list = write(folder, 'list.txt', [easy, 'hello', hard, `11${easy.slice(2)}`, seventeen, easy.slice(1), ''].join('\n'));
const good = write(folder, 'good.txt', [easy, seventeen, hard, ''].join('\n'));
const grid = write(folder, 'grid.txt', `${fourteen}\n`);
const sets = write(folder, 'sets.txt', native(['unavoidable', grid]).stdout);

/** @param {string[]} args @param {string | Buffer} [input] */
const npm = (args, input) => npmRookery(folder, args, input);

const calls = [
  ['solve', list],
  ['solve', '--all', '--limit', '500', good],
  ['solve', '--json', '--header', good],
  ['rate', '--header', list],
  ['rate', '--scale=se,hodoku,level,wnef', good, list],
  ['rate', '--lines', '--threads', '1', good],
  ['explain', '--header', list],
  ['explain', '--scale', 'hodoku', '--json', good],
  ['steps', '--technique', 'hidden', good],
  ['check', '--header', list],
  ['canonical', list],
  ['backdoors', good],
  ['convert', '--to', 'sdk', good],
  ['survey', '--graded', list],
  ['generate', '--count', '12', '--seed', '7', '--header'],
  ['generate', '--seed', '3', '--er', '2.6..4.5', '--symmetry', 'half-turn', '--json'],
  ['pattern', '--header'],
  ['enumerate', '--clues', '17', '--first', '--header', grid],
  ['enumerate', '--clues', '17', grid],
  ['unavoidable', '--header', grid],
  ['enumerate', '--clues', '17', '--load', sets, grid],
  ['classic', '--method', 'dlx', good],
  ['cover', '--langford', '4'],
  ['levels', '--definitions'],
  ['guide', '--technique', 'skyscraper'],
  ['verbs'],
];

for (const args of calls) {
  test(
    `as natively: rookery ${args.map((word) => path.basename(word)).join(' ')}`,
    () => {
      const input = args[0] === 'pattern' ? pattern : '';
      const wanted = native(args, input);
      const { stdout, stderr, status } = npm(args, input);
      assert.equal(stdout, wanted.stdout);
      assert.deepEqual(stderr.split('\n').sort(), wanted.stderr.split('\n').sort());
      assert.equal(status, wanted.status);
      assert.notEqual(stdout, '');
    },
    skip,
  );
}

test(
  'standard input, alone and among files; an empty one, and a file that is not there',
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
  'a search that gives up ends with status 3 and says so',
  () => {
    const args = ['generate', '--er', '11.5..12', '--give-up', '3', '--count', '2'];
    assert.deepEqual({ ...npm(args) }, { stdout: '', stderr: native(args).stderr, status: 3 });
  },
  skip,
);

test('a wrong call: status 2, one sentence, no row', () => {
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
  assert.match(npm(['rate', '--resume', 'x', good]).stderr, /--resume is an option of the native rookery alone/);
});

test('help says each verb and each option that the native program has, but for those which it alone has', async () => {
  const { rookery } = await imported(folder);
  const verbs = (await rookery()).verbs();
  const { stdout } = npm(['--help']);
  for (const { name } of verbs) assert.match(stdout, new RegExp(`^  ${name} `, 'm'));
  const optionsIn = (/** @type {string} */ text) => [...text.matchAll(/^ +(?:-h,)?--([a-z-]+)/gm)].map(([, name]) => name);
  for (const { name, options } of verbs) {
    const { stdout: help, status } = npm([name, '--help']);
    assert.equal(status, 0);
    const mine = new Set(optionsIn(help));
    const declared = [...options, ...GENERAL].map((option) => option.name).filter((option) => !NATIVE_ALONE.includes(option));
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

test('signals end it: rows found so far are whole, and the status says why', async () => {
  const { stdout, stderr, status } = await npmRookeryStopped(folder, ['generate', '--count', '1000000'], 'SIGINT');
  assert.deepEqual([status, stderr], [130, 'rookery: interrupted\n']);
  assert.match(stdout, /^([.1-9]{81}\t[^\n]*\n)+$/);
  const stopped = await npmRookeryStopped(folder, ['generate', '--count', '1000000'], 'SIGTERM');
  assert.deepEqual([stopped.status, stopped.stderr], [3, 'rookery: told to stop\n']);
});
