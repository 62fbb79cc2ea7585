// Lists that are read as they arrive: the rows of the whole list, in little memory, and no row waits for later lines.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cli, interrupted, ownFolder, recordsIn, rookery, skip } from './command.mjs';

const folder = ownFolder('stream');

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const twice = `5${easy.slice(1).replace('3', '5')}`; // the digit 5 twice in a row
const several = `${'.'.repeat(80)}1`;

/** A relabelling of the puzzle, different for each number. @param {number} n */
const relabelled = (n) => easy.replace(/\d/g, (digit) => String(((Number(digit) - 1 + n) % 9) + 1));
/** Long enough to be read as it arrives. @param {number} lines */
const longList = (lines) =>
  Array.from({ length: lines }, (_, n) => {
    if (n % 1000 === 500) return '# a comment';
    if (n % 1000 === 501) return easy.slice(1);
    if (n % 1000 === 502) return twice;
    if (n % 1000 === 503) return several;
    return n % 7 === 0 ? `${relabelled(n)} ; note ${n}` : relabelled(n);
  });

test('rows, errors and status are those of the list read in pieces', { skip }, () => {
  const lines = longList(20_000);
  /** @type {[string, string[]][]} */
  const calls = [
    ['solve', []],
    ['solve', ['--json']],
    ['solve', ['--limit', '5', '--threads', '1']],
    ['canonical', []],
    ['backdoors', ['--size', '1', '--sets', '5']],
    ['candidates', ['--cap', '5']],
    ['additions', ['--sets', '2']],
    ['check', []],
    ['rate', ['--lines']],
  ];
  for (const [verb, options] of calls) {
    const all = verb === 'solve' ? lines : lines.slice(0, 14_000);
    const whole = rookery([verb, ...options], `${all.join('\n')}\n`);
    /** @type {string[]} */
    const rows = [];
    /** @type {string[]} */
    const problems = [];
    for (let begin = 0; begin < all.length; begin += 4000) {
      const piece = rookery([verb, ...options], `${all.slice(begin, begin + 4000).join('\n')}\n`);
      rows.push(...piece.rows);
      problems.push(
        ...piece.stderr
          .split('\n')
          .filter(Boolean)
          .map((line) => line.replace(/^stdin:(\d+)/, (_, n) => `stdin:${Number(n) + begin}`)),
      );
      assert.equal(piece.status, 1, piece.stderr);
    }
    assert.ok(all.join('\n').length > 1 << 20);
    assert.deepEqual(whole.rows, rows, verb);
    assert.deepEqual(whole.stderr.split('\n').filter(Boolean), problems, verb);
    assert.equal(whole.status, 1, verb);
  }
});

test('a line gets its row while the pipe is open, after the header', { skip }, async () => {
  const child = spawn(cli, ['solve', '--header']);
  let output = '';
  /** @type {() => void} */
  let look = () => {};
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    look();
  });
  /** @param {number} count */
  const rows = (count) =>
    new Promise((resolve) => {
      look = () => output.split('\n').length > count && resolve(undefined);
      look();
    });
  child.stdin.write(`${easy}\n`);
  await rows(2);
  assert.match(output, /^puzzle\tsolutions\tfirst solution\n53\.\.7.*\t1\t5346/);
  child.stdin.write(`${relabelled(1)}\n${relabelled(2)}\n${relabelled(3).slice(0, 40)}`);
  await rows(4);
  child.stdin.write(`${relabelled(3).slice(40)}`);
  child.stdin.end();
  const status = await new Promise((resolve) => child.on('close', resolve));
  assert.equal(status, 0);
  assert.deepEqual(
    output
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t')[0]),
    ['puzzle', easy, relabelled(1), relabelled(2), relabelled(3)],
  );
});

test('a text that is not a list is read to its end first, however slowly it arrives', { skip }, async () => {
  const grid = `${easy.match(/.{9}/g)?.join('\n')}\n`;
  const child = spawn(cli, ['solve']);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  for (const line of grid.split('\n')) {
    child.stdin.write(`${line}\n`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  child.stdin.end();
  await new Promise((resolve) => child.on('close', resolve));
  assert.match(output, new RegExp(`^${easy.replaceAll('.', '\\.')}\\t1\\t`));
});

test('a wrong option is reported before any reading', { skip }, () => {
  const { status, stderr, rows } = rookery(['solve', '--limit', 'x'], `${longList(20_000).join('\n')}\n`);
  assert.deepEqual([status, rows], [2, []]);
  assert.match(stderr, /^rookery: option limit: expected/);
});

test('endless errors are only counted after the first thousand', { skip }, () => {
  const { stderr, status, rows } = rookery(['solve'], `${easy}\n${`${easy.slice(1)}\n`.repeat(30_000)}${easy}\n`);
  const reported = stderr.trimEnd().split('\n');
  assert.deepEqual([status, rows.length, reported.length], [1, 2, 1001]);
  assert.equal(reported.at(-1), 'stdin:1002:1: and 29000 more problems from here on');
});

/** A different relabelling for each number below 9!. @param {number} n */
function permuted(n) {
  const left = [...'123456789'];
  const digits = Array.from({ length: 9 }, (_, i) => {
    const place = n % (9 - i);
    n = Math.floor(n / (9 - i));
    return left.splice(place, 1)[0];
  });
  return easy.replace(/\d/g, (digit) => digits[Number(digit) - 1]);
}

test('interrupted or timed out: every row found, in order, and the number of finished puzzles', { skip }, async () => {
  const lines = Array.from({ length: 300_000 }, (_, n) => permuted(n));
  const places = new Map(lines.map((line, n) => [line, n]));
  assert.equal(places.size, lines.length);
  const { output, errors, status } = await interrupted(['check'], lines.join('\n'));
  assert.equal(status, 130);
  assert.match(errors, /^rookery: \d+ puzzles done, interrupted\n$/);
  const rows = output
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t')[0]);
  assert.ok(rows.length > 0 && rows.length < lines.length);
  const found = rows.map((row) => places.get(row) ?? -1);
  assert.ok(
    found.every((place, n) => place > (n > 0 ? found[n - 1] : -1)),
    'in the order of their lines',
  );
  const done = Number(/\d+/.exec(errors)?.[0]);
  assert.deepEqual(found.slice(0, done), [...Array(done).keys()], 'all finished ones');
  const timed = rookery(['check', '--time', '0.02'], lines.join('\n'));
  assert.equal(timed.status, 3);
  assert.match(timed.stderr, /^rookery: (\d+ puzzles|nothing) done, the time limit of 0\.02 s was reached\n$/);
});

/** A call whose input arrives in pieces, with a pause after each. @param {string[]} args @param {string} input @param {number} size */
async function slowly(args, input, size) {
  const child = spawn(cli, args);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  for (let at = 0; at < input.length; at += size) {
    child.stdin.write(input.slice(at, at + size));
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  child.stdin.end();
  await new Promise((resolve) => child.on('close', resolve));
  return output.trimEnd().split('\n');
}

test('the shards of a list together are the whole, however fast each of them arrives', { skip }, async () => {
  const list = `${longList(16_000).join('\n')}\n`;
  assert.ok(list.length > 1 << 20);
  const whole = rookery(['check'], list);
  const shards = [0, 1, 2].map((n) => rookery(['check', '--shard', `${n}/3`], list));
  assert.deepEqual(shards.flatMap(({ rows }) => rows).sort(), [...whole.rows].sort());
  assert.ok(shards.every(({ rows }) => rows.length > whole.rows.length / 5));
  const problems = shards.map(({ stderr }) => stderr.trimEnd().split('\n')).flat();
  assert.deepEqual(problems.sort(), whole.stderr.trimEnd().split('\n').sort());
  assert.deepEqual(await slowly(['check', '--shard', '1/3'], list, 200_000), shards[1].rows);
});

test('an interrupted list is resumed: the rows of the whole, and finished parts are not run again', { skip }, async () => {
  const list = `${longList(30_000).join('\n')}\n`;
  const whole = rookery(['check', '--header'], list);
  const journal = path.join(folder, 'journal');
  const call = ['check', '--header', '--resume', journal];
  const first = await interrupted(call, list, (output) => output.length > 100_000, 'SIGTERM');
  assert.equal(first.status, 3);
  assert.match(first.errors, /rookery: \d+ puzzles done, stopped by a signal\n$/);
  const kept = readFileSync(journal, 'utf8');
  const finished = recordsIn(journal);
  assert.ok(finished.length > 0 && kept.length < whole.stdout.length);
  const again = rookery(call, list);
  assert.deepEqual([again.stdout, again.stderr, again.status], [whole.stdout, whole.stderr, 1]);
  const all = readFileSync(journal, 'utf8');
  assert.ok(all.startsWith(kept));
  assert.deepEqual(await slowly(call, list, 500_000), whole.rows);
  assert.equal(readFileSync(journal, 'utf8'), all, 'a third run has nothing to do');
  // The rows of a part are reused only if its lines are the same.
  const other = `${easy}\n${list}`;
  assert.equal(rookery(call, other).stdout, rookery(['check', '--header'], other).stdout);
  assert.deepEqual(recordsIn(journal).slice(0, finished.length), finished);
  assert.equal(rookery(call, list).stdout, whole.stdout);
});

test('memory does not grow with the list', { skip: skip || process.platform !== 'linux' ? 'needs /proc' : false }, async () => {
  const block = `${Array.from({ length: 50_000 }, (_, n) => relabelled(n)).join('\n')}\n`;
  const journal = path.join(folder, 'long');
  for (const options of [[], ['--shard', '0/2'], ['--resume', journal], ['--resume', journal]]) {
    const most = await mostMemory(['solve', '--threads', '2', ...options], block);
    assert.ok(most > 0 && most < 64 * 1024, `${most} KB with ${options}`);
  }
  rmSync(journal);
});

/** The peak memory, in kilobytes, of a call that gets the block forty times. @param {string[]} args @param {string} block */
async function mostMemory(args, block) {
  const child = spawn(cli, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  let most = 0;
  for (let n = 0; n < 40; ++n) {
    if (!child.stdin.write(block)) await new Promise((resolve) => child.stdin.once('drain', resolve));
    const kilobytes = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, Number(kilobytes ?? 0));
  }
  child.stdin.end();
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
  return most;
}
