// --output: writes the file atomically, with a last line that proves it complete; --range, and merge of such files.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cli, interrupted, ownFolder, rookery, skip } from './command.mjs';
import { changed, damaged } from '../support/damage.mjs';
import { randomNumbers } from '../support/random_numbers.mjs';

const folder = ownFolder('output');
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
// Takes a minute to rate.
const hardest = '........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4';
const grid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const one = skip ? [] : rookery(['generate', '--count', '40', '--seed', '3', '--unrated']).rows.map((row) => row.slice(0, 81));
const puzzles = Array.from({ length: 10 }, () => one).flat();

/** @param {string} name */
const at = (name) => path.join(folder, name);
/** @param {string} name */
const read = (name) => readFileSync(at(name), 'utf8');
/** @param {string} name @param {string | Buffer} text */
function file(name, text) {
  writeFileSync(at(name), text);
  return at(name);
}
const list = skip ? '' : file('list', puzzles.join('\n') + '\n');
/** All files of the folder whose names begin with this. @param {string} name */
const files = (name) => readdirSync(folder).filter((other) => other.startsWith(name));

/** @param {string[]} args @param {string} [input] */
function good(args, input) {
  const { status, stderr, stdout } = rookery(args, input);
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  return stdout;
}

test('--output writes what standard output would have, and a last line; the same bytes on any number of threads', { skip }, () => {
  for (const more of [[], ['--header'], ['--json']]) {
    const rows = good(['rate', ...more, list]);
    for (const threads of ['1', '3']) {
      assert.equal(good(['rate', ...more, '--threads', threads, '--output', at(`rated${threads}`), list]), '');
    }
    const text = read('rated1');
    assert.equal(text, read('rated3'));
    assert.equal(text.slice(0, rows.length), rows);
    const last = text.slice(rows.length);
    const call = ['rate', ...more].join(' ');
    if (more[0] === '--json') {
      assert.deepEqual(Object.keys(JSON.parse(last)), ['rookery', 'format', 'call', 'input', 'range', 'rows', 'problems', 'fnv1a64']);
      assert.equal(JSON.parse(last).call, call);
    } else {
      const fields = last
        .trimEnd()
        .split('\t')
        .map((field) => field.replace(/[0-9a-f]{16}$/, 'HASH'));
      assert.deepEqual(fields, [
        '# rookery 0.1.0',
        'format 2',
        `call ${call}`,
        'input HASH',
        'range lines 1..400',
        'rows 400',
        'problems 0',
        'fnv1a64 HASH',
      ]);
    }
  }
  assert.deepEqual(files('rated').sort(), ['rated1', 'rated3']);
});

test('such a file is a list that other verbs can read: its last line is not a puzzle', { skip }, () => {
  for (const more of [[], ['--json']]) {
    good(['solve', ...more, '--output', at('solved'), list]);
    assert.equal(rookery(['check', at('solved')]).stderr, '');
  }
  good(['solve', '--output', at('solved'), list]);
  assert.equal(good(['canonical', at('solved')]), good(['canonical', list]));
});

test('bad inputs are counted, and the file is complete; an unreadable input leaves no file', { skip }, () => {
  const bad = file('bad', `${easy}\nbad\n${easy}\n`);
  assert.equal(rookery(['rate', '--output', at('with-bad'), bad]).status, 1);
  assert.match(read('with-bad'), /\trows 2\tproblems 1\t/);
  const { status, stderr } = rookery(['rate', '--output', at('lacking'), bad, at('nowhere')]);
  assert.equal(status, 1);
  assert.match(
    stderr,
    /cannot read [^\n]*nowhere[^\n]*\nrookery: [^\n]*lacking was not written; the rows so far are in [^\n]*lacking\.part\n$/,
  );
  assert.deepEqual(files('lacking'), ['lacking.part']);
  good(['rate', '--output', at('lacking'), list, list]);
  assert.deepEqual(files('lacking'), ['lacking']);
  assert.match(read('lacking'), /\trange all\t/);
});

test('a file that cannot be written is reported before anything is run', { skip }, () => {
  mkdirSync(at('a-folder'));
  for (const name of [at('a-folder'), '/dev/null']) {
    const { status, stderr } = rookery(['rate', '--output', name, list]);
    assert.deepEqual([status, stderr], [2, `rookery: expected the name of a file for --output, found ${name}\n`]);
  }
  const { status, stderr } = rookery(['rate', '--output', at('none/x'), list]);
  assert.deepEqual([status, stderr], [2, `rookery: cannot write ${at('none/x')}: No such file or directory\n`]);
  // A wrong call leaves the existing file alone.
  file('before', 'before');
  assert.equal(rookery(['rate', '--scale', 'none', '--output', at('before'), list]).status, 2);
  assert.deepEqual([read('before'), files('before')], ['before', ['before']]);
  assert.equal(rookery(['rate', '--output', '/dev/full', list]).status, 2);
});

test('a link to a file stays a link', { skip }, () => {
  file('target', 'before');
  symlinkSync('target', at('link'));
  good(['rate', '--output', at('link'), list]);
  assert.match(read('target'), /\n# rookery [^\n]*\n$/);
});

test('a run that ends early leaves no file, and with --resume the same call completes it', { skip }, async () => {
  good(['rate', '--output', at('whole'), list]);
  const early = rookery(['rate', '--time', '0.05', '--output', at('early')], `${easy}\n${(hardest + '\n').repeat(20)}`);
  assert.equal(early.status, 3);
  assert.match(early.stderr, /^rookery: [^\n]*early was not written[^\n]*\nrookery: \d+ of \d+ parts done [^\n]*\n$/);
  assert.ok(!existsSync(at('early')));
  const args = ['rate', '--threads', '1', '--resume', at('journal'), '--output', at('resumed')];
  const big = file('big', (puzzles.join('\n') + '\n').repeat(20));
  const { status } = await interrupted([...args, big], '', () => true, 'SIGTERM');
  if (status === 3) assert.ok(!existsSync(at('resumed')));
  good([...args, big]);
  good(['rate', '--output', at('at-once'), big]);
  assert.equal(read('resumed'), read('at-once'));
  assert.deepEqual(files('resumed'), ['resumed']);
});

test('killed at any moment: never an incomplete file', { skip, timeout: 300_000 }, async () => {
  const seed = 41;
  const random = randomNumbers(seed);
  let began = Date.now();
  good(['rate', '--threads', '1', '--output', at('whole'), list]);
  let took = Date.now() - began;
  let killed = 0;
  for (let round = 0; round < 40; ++round) {
    const child = spawn(cli, ['rate', '--threads', '1', '--output', at('killed'), list], { stdio: 'ignore' });
    began = Date.now();
    const timer = setTimeout(() => child.kill('SIGKILL'), random(1.3 * took));
    const signal = await new Promise((resolve) => child.on('close', (_, name) => resolve(name)));
    clearTimeout(timer);
    if (signal) ++killed;
    else took = Date.now() - began; // the time it takes now
    if (existsSync(at('killed'))) assert.equal(read('killed'), read('whole'), `seed ${seed}, round ${round}`);
  }
  assert.ok(killed > 0);
  good(['rate', '--output', at('killed'), list]);
  assert.equal(read('killed'), read('whole'));
});

test('two runs with one file at once: it is complete', { skip }, async () => {
  good(['rate', '--output', at('whole'), list]);
  const runs = Array.from({ length: 4 }, () => spawn(cli, ['rate', '--output', at('shared'), list], { stdio: 'ignore' }));
  const statuses = await Promise.all(runs.map((child) => new Promise((resolve) => child.on('close', resolve))));
  assert.deepEqual(statuses, [0, 0, 0, 0]);
  assert.equal(read('shared'), read('whole'));
  assert.deepEqual(files('shared'), ['shared']);
});

test('--range: the rows of these lines, whatever the line endings, and errors with their numbers', { skip }, () => {
  const seed = 17;
  const random = randomNumbers(seed);
  for (let round = 0; round < 12; ++round) {
    // More than one block, with bad lines and comments.
    const lines = Array.from({ length: 1500 }, (_, i) => (random(20) === 0 ? (random(2) === 0 ? 'bad' : '') : puzzles[i % 400]));
    const ends = ['\n', '\r\n', '\r'];
    const end = round < 9 ? ends[round % 3] : '';
    const text = lines.map((line) => line + (end || ends[random(2)])).join('');
    const first = 1 + random(1000);
    const last = first + random(1500 - first);
    const cut = rookery(['solve', '--range', `${first}..${last}`], text);
    const plain = rookery(['solve'], lines.slice(first - 1, last).join('\n') + '\n');
    assert.equal(cut.stdout, plain.stdout, `seed ${seed}, round ${round}, ${first}..${last}`);
    const numbered = plain.stderr.replace(/^stdin:(\d+):/gm, (_, line) => `stdin:${Number(line) + first - 1}:`);
    assert.equal(cut.stderr, numbered, `seed ${seed}, round ${round}, ${first}..${last}`);
  }
  assert.equal(good(['enumerate', '--count', '--range', '2..3'], `${grid}\n`.repeat(4)), `${grid}\t14\n`.repeat(2));
});

test('--range beyond the end is reported, and the file has what there is', { skip }, () => {
  const beyond = rookery(['solve', '--range', '390..500', '--output', at('beyond'), list]);
  assert.deepEqual([beyond.status, beyond.stderr], [1, `${list}: only 400 lines, but the range is lines 390..500\n`]);
  assert.match(read('beyond'), /\trange lines 390\.\.400\trows 11\t/);
  assert.equal(rookery(['solve', '--range', '401..500', '--output', at('nothing'), list]).status, 1);
  assert.deepEqual(files('nothing'), []);
});

test('--range is refused where it has no meaning', { skip }, () => {
  for (const [args, sentence] of /** @type {[string[], RegExp][]} */ ([
    [['solve', '--range', '3..2', list], /expected A\.\.B with 1 <= A <= B, found "3\.\.2"/],
    [['solve', '--range', '1..2', list, list], /expected one input with --range/],
    [['enumerate', '--limit', '5', '--range', '1..2', list], /expected no --range with --limit/],
    [['generate', '--range', '1..2'], /--range/],
  ])) {
    const { status, stderr } = rookery(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, sentence);
  }
});

/** Cuts the list into ranges at random places, and runs each. @param {string[]} call @param {number[]} begins @param {string} name */
function shards(call, begins, name) {
  return begins.map((first, i) => {
    const last = (begins[i + 1] ?? 401) - 1;
    good([...call, '--range', `${first}..${last}`, '--output', at(`${name}${i}`), list]);
    return at(`${name}${i}`);
  });
}

test('merged ranges equal the whole run, byte for byte', { skip }, () => {
  const seed = 5;
  const random = randomNumbers(seed);
  for (const call of [['rate'], ['rate', '--header'], ['solve', '--json'], ['check', '--header']]) {
    const begins = [1, ...new Set(Array.from({ length: 6 }, () => 2 + random(399)))].sort((a, b) => a - b);
    const parts = shards(call, begins, 'cut');
    good([...call, '--output', at('whole'), list]);
    const mixed = [...parts].sort(() => random(3) - 1);
    good(['merge', '--range', '1..400', '--output', at('merged'), ...mixed]);
    assert.equal(read('merged'), read('whole'), `seed ${seed}: ${call.join(' ')} ${begins}`);
    assert.equal(good(['merge', ...parts]), read('whole'));
    assert.equal(good(['merge'], parts.join('\n')), read('whole'));
    // A merged file can be merged again.
    const [first, ...rest] = parts;
    good(['merge', '--output', at('rest'), ...rest]);
    assert.equal(good(['merge', at('rest'), first]), read('whole'));
  }
});

test('merge names a missing, duplicate, truncated, changed or foreign file, and writes nothing', { skip }, () => {
  const [a, b, c, d] = shards(['rate'], [1, 101, 201, 301], 'part');
  /** @param {string[]} args */
  const refused = (args) => {
    const { status, stdout, stderr } = rookery(['merge', ...args]);
    assert.deepEqual([status, stdout], [1, ''], args.join(' '));
    return stderr.replaceAll(`${folder}/`, '');
  };
  assert.equal(refused([a, b, d]), 'rookery: lines 201..300 are missing\n');
  assert.equal(refused(['--range', '1..400', b, c]), 'rookery: lines 1..100 are missing\nrookery: lines 301..400 are missing\n');
  assert.equal(refused([a, b, c, b, d]), 'rookery: lines 101..200 are in part1 and again in part1\n');
  const text = readFileSync(b, 'utf8');
  const cut = file('cut', text.slice(0, 2000));
  const notWhole = 'rookery: cut is incomplete: it does not end with the last line that --output writes\n';
  assert.equal(refused([a, cut, c, d]), `${notWhole}rookery: lines 101..200 are missing\n`);
  // Rows are missing before a last line, or one is changed.
  const lines = text.split('\n');
  const wasChanged = 'rookery: changed was changed or cut short: its contents do not match the hash in its last line\n';
  for (const other of [lines.filter((_, i) => i !== 3), lines.map((line, i) => (i === 5 ? lines[6] : line))]) {
    assert.equal(refused([a, file('changed', other.join('\n')), c, d]), `${wasChanged}rookery: lines 101..200 are missing\n`);
  }
  const foreign = at('foreign');
  good(['rate', '--scale', 'hodoku', '--range', '101..200', '--output', foreign, list]);
  assert.equal(
    refused([a, foreign, c, d]),
    'rookery: foreign belongs to another run: the call is "rate --scale=hodoku", but "rate" in part0\nrookery: lines 101..200 are missing\n',
  );
  appendFileSync(file('longer', readFileSync(list, 'utf8')), `${easy}\n`);
  good(['rate', '--range', '101..200', '--output', foreign, at('longer')]);
  assert.match(
    refused([a, foreign, c, d]),
    /^rookery: foreign belongs to another run: the input is "[0-9a-f]{16}", but "[0-9a-f]{16}" in part0\n/,
  );
  good(['rate', '--range', '101..200', '--shard', '0/2', '--output', foreign, list]);
  assert.match(
    refused([a, foreign, c, d]),
    /^rookery: foreign is shard 0\/2, whose rows are interleaved with those of others; expected ranges\n/,
  );
  assert.match(refused([a, b, c, at('nowhere')]), /^rookery: cannot read nowhere: No such file or directory\n/);
  assert.match(refused([a, b, c, list]), /^rookery: list is incomplete: /);
  assert.match(refused([a, b, c, file('empty', '')]), /^rookery: empty is incomplete: /);
  assert.match(refused([a, b, c, at('a-folder')]), /^rookery: cannot read a-folder|^rookery: a-folder is incomplete/);
  assert.equal(refused([]), 'rookery: expected files written by --output, or their names on standard input\n');
  file('kept', 'kept');
  assert.equal(rookery(['merge', '--output', at('kept'), a, b, d]).status, 1);
  assert.deepEqual([read('kept'), files('kept')], ['kept', ['kept']]);
});

test('a shard changed in any way, even in its last line, is not merged', { skip }, (t) => {
  const seed = 23;
  t.diagnostic(`seed ${seed}`);
  const random = randomNumbers(seed);
  for (const call of [['rate'], ['rate', '--json', '--header']]) {
    const [first, second] = shards(call, [1, 121], 'sound');
    good(['merge', '--output', at('merged'), first, second]);
    const sound = readFileSync(second);
    /** @type {string[]} */
    const unsound = [];
    const add = (/** @type {Buffer | string} */ bytes, /** @type {string} */ how) => {
      if (!sound.equals(Buffer.from(bytes))) unsound.push(file(`unsound ${unsound.length}: ${how}`, bytes));
    };
    const isDigit = (/** @type {number} */ byte) => byte >= 0x30 && byte <= 0x39;
    const end = sound.lastIndexOf(0x0a, sound.length - 2) + 1;
    const [rows, last] = [sound.subarray(0, end), sound.subarray(end)];
    for (let round = 0; round < 100; ++round) {
      add(changed(sound, random, isDigit), 'a digit');
      add(Buffer.concat([rows, changed(last, random)]), 'the last line');
      const { bytes, how } = damaged(sound, random);
      add(bytes, how);
    }
    for (const [before, after] of [
      ['121..400', '121..900'],
      ['121..400', '101..400'],
      [/problems(\W+)0/, 'problems$17'],
      [/rows(\W+)280/, 'rows$1281'],
      ['rookery 0.1.0', 'rookery 0.2.0'],
      ['"rookery":"0.1.0"', '"rookery":"0.2.0"'],
    ]) {
      add(sound.toString().replace(before, /** @type {string} */ (after)), `${before} to ${after}`.replaceAll('/', ''));
    }
    assert.ok(unsound.length > 300);
    const { status, stdout, stderr } = rookery(['merge', '--output', at('none'), first, ...unsound]);
    assert.deepEqual([status, stdout, files('none')], [1, '', []]);
    const complaints = stderr.split('\n');
    for (const [i, name] of unsound.entries()) {
      assert.ok(complaints[i].startsWith(`rookery: ${name} `), `seed ${seed}, ${call.join(' ')}: ${name}: ${complaints[i]}`);
      assert.match(complaints[i].slice(`rookery: ${name}`.length), /^ (was changed or cut short|is incomplete|has format)/);
    }
  }
});

test('a shard in another format is named', { skip }, () => {
  const [first, second] = shards(['rate'], [1, 121], 'sound');
  for (const [format, named] of [
    ['', '1'],
    ['format 3\t', '3'],
  ]) {
    const other = file('other', readFileSync(second, 'utf8').replace('format 2\t', format));
    const { status, stdout, stderr } = rookery(['merge', first, other]);
    const sentence = `rookery: ${other} has format ${named}, expected format 2: make it again with rookery 0.1.0\n`;
    assert.deepEqual([status, stdout, stderr], [1, '', sentence]);
  }
});
