// Trouble around a run: closed streams, files with two roles, full disks, too little memory, too few threads, endless input.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cli, interrupted, ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('streams');
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const notLinux = skip || (process.platform === 'linux' ? false : 'needs /proc and ulimit -v');
// Kilobytes of memory for everything that could read or write without end.
const limit = 4_000_000;

/** @param {string} name */
const at = (name) => path.join(folder, name);
/** @param {string} name */
const read = (name) => readFileSync(at(name), 'utf8');
/** @param {string} name @param {string} text */
function file(name, text) {
  writeFileSync(at(name), text);
  return at(name);
}
const list = skip ? '' : file('list', `${easy}\n`.repeat(1000));
const rows = skip ? '' : rookery(['solve', list]).stdout;

/** A line for bash, where $R is the command line; its status is that of the last call. @param {string} line @param {number} [memory] */
function shell(line, memory = limit) {
  const { stdout, stderr, status } = spawnSync('bash', ['-c', `set -o pipefail; ulimit -v ${memory}; ${line}`], {
    cwd: folder,
    env: { ...process.env, R: cli },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  return { stdout, stderr, status };
}

test('a closed stream is not replaced by a file', { skip }, () => {
  const bad = file('bad', 'bad\n');
  assert.equal(shell(`$R solve --output out ${bad} 2>&-`).status, 1);
  assert.match(read('out'), /^# rookery [^\n]*\n$/);
  assert.equal(shell(`$R solve --output out list 2>&- >&- <&-`).status, 0);
  assert.ok(read('out').startsWith(rows));
  const closed = shell(`$R solve --resume closed.journal list >&-`);
  assert.deepEqual([closed.status, closed.stderr], [3, 'rookery: cannot write to standard output: Bad file descriptor\n']);
  const resumed = rookery(['solve', '--resume', at('closed.journal'), list]);
  assert.deepEqual([resumed.status, resumed.stdout], [0, rows]);
  const input = shell('$R solve <&-');
  assert.deepEqual([input.status, input.stderr], [1, 'rookery: cannot read standard input: Bad file descriptor\n']);
});

test('a file has one role', { skip }, () => {
  const again = file('again', read('list'));
  file('again.part', read('list'));
  for (const [line, words] of [
    ['$R solve --output again again', /^rookery: expected different files for --output again and the input again\n$/],
    ['$R solve --output again ./list again', /and the input again\n$/],
    ['ln -sf again link; $R solve --output link again', /^rookery: expected different files for --output link and the input again\n$/],
    ['$R solve --output again < again', /and standard input\n$/],
    ['$R solve --output again again.part', /^rookery: expected different files for --output again.part and the input again.part\n$/],
    ['$R solve --output again --resume again list', /^rookery: expected different files for --output again and --resume again\n$/],
    ['$R solve --output new --resume ./new list', /^rookery: expected different files for --output new and --resume .\/new\n$/],
    ['$R solve --resume again again', /^rookery: expected different files for --resume again and the input again\n$/],
    [
      'cp list p.cnf; $R exact --proof p --strategies naked p.cnf',
      /^rookery: expected different files for --proof p and the input p.cnf\n$/,
    ],
    ['mkfifo pipe; $R solve --resume pipe list', /^rookery: expected the name of a file for --resume, found pipe\n$/],
    ['$R merge --output again again', /and the input again\n$/],
  ]) {
    const { status, stderr } = shell(String(line));
    assert.equal(status, 2, `${line}: ${stderr}`);
    assert.match(stderr, /** @type {RegExp} */ (words), String(line));
  }
  assert.equal(readFileSync(again, 'utf8'), readFileSync(list, 'utf8'));
  assert.ok(!existsSync(at('new')));
});

test('--output keeps the permissions of the file it replaces, and does not touch a read-only one', { skip }, () => {
  chmodSync(file('private', 'before'), 0o600);
  assert.equal(rookery(['solve', '--output', at('private'), list]).status, 0);
  assert.equal(statSync(at('private')).mode & 0o777, 0o600);
  chmodSync(at('private'), 0o440);
  const before = read('private');
  const { status, stderr } = rookery(['rate', '--output', at('private'), list]);
  assert.deepEqual([status, stderr], [2, `rookery: cannot write ${at('private')}: it is read-only\n`]);
  assert.equal(read('private'), before);
});

test('--proof without a proof keeps the files of earlier runs', { skip }, () => {
  for (const name of ['proof.cnf', 'proof.lrat', 'proof.1.cnf']) file(name, name);
  const pattern = `${'.'.repeat(78)}xxx`;
  rookery(['exact', '--pattern', pattern, '--strategies', 'naked', '--conflicts', '1', '--proof', at('proof')]);
  for (const name of ['proof.cnf', 'proof.lrat', 'proof.1.cnf']) assert.equal(read(name), name);
  assert.ok(!existsSync(at('proof.cnf.part')));
});

test('a full disk ends the run at the first failed write, with one message', { skip: notLinux }, () => {
  const long = file('long', `${easy}\n`.repeat(200_000));
  const full = shell('$R solve --threads 2 long > /dev/full');
  assert.deepEqual([full.status, full.stderr], [3, 'rookery: cannot write to standard output: No space left on device\n']);
  // The call that SIGXFSZ would otherwise end. The file has only complete rows.
  const limited = shell('(ulimit -f 100; $R solve --output limited long)');
  assert.deepEqual(
    [limited.status, limited.stderr],
    [3, 'rookery: cannot write limited: File too large; the rows so far are in limited.part\n'],
  );
  const part = read('limited.part');
  assert.ok(part.length > 90_000 && part.endsWith('\n') && part.split('\n').every((row) => row === '' || rows.startsWith(`${row}\n`)));
  assert.ok(!existsSync(at('limited')));
  const journal = shell('(ulimit -f 10; $R solve --resume limited.journal long | cksum)');
  assert.match(
    journal.stderr,
    /^rookery: cannot write limited.journal: File too large; parts finished from here on are not saved in it\n$/,
  );
  assert.equal(journal.stdout, shell('$R solve long | cksum').stdout);
  rmSync(long);
});

test('too little memory: a message, status 3, and the rows so far', { skip: notLinux }, () => {
  const { status, stderr } = shell("head -c 1000000000 /dev/zero | tr '\\0' 1 | $R solve", 200_000);
  assert.deepEqual([status, stderr], [3, 'rookery: out of memory at standard input\n']);
  const second = shell("head -c 1000000000 /dev/zero | tr '\\0' 1 | $R solve --threads 1 --output few list -", 200_000);
  assert.equal(second.status, 3);
  assert.match(second.stderr, /rookery: out of memory at standard input\n$/);
  assert.equal(read('few.part'), rows);
});

test('too few threads: the others do the work; none: a message', { skip: notLinux }, () => {
  const some = shell('$R solve --threads 200 list', 300_000);
  assert.deepEqual([some.status, some.stdout], [0, rows]);
  assert.match(some.stderr, /^rookery: \d+ of 200 threads could not be started; the others did the work\n$/);
  const none = shell('ulimit -s 2000000; ulimit -v 300000; $R solve list');
  assert.deepEqual([none.status, none.stdout], [3, '']);
  assert.match(none.stderr, /^rookery: 0 of \d+ parts done \(0 of 1000 puzzles\), no thread could be started\n$/);
});

test('a line of 50 MB is read once and not stored', { skip: notLinux }, () => {
  const line = shell(
    `(echo ${easy}; head -c 50000000 /dev/zero | tr '\\0' 1; printf '\\rx\\n'; echo ${easy}; head -c 2000000 /dev/zero | tr '\\0' 2) | $R solve`,
    300_000,
  );
  assert.deepEqual([line.status, line.stdout], [1, rows.split('\n').slice(0, 2).join('\n') + '\n']);
  const sentence = 'expected a line of at most 1 MB';
  assert.equal(line.stderr, `stdin:2:1: ${sentence}\nstdin:5:1: ${sentence}\n`);
});

test('how a list is divided does not depend on how a long line arrives', { skip: notLinux }, () => {
  const part = `${easy}\n`.repeat(700);
  for (const size of [1 << 20, (1 << 20) + 1]) {
    const text = file('with-long', `${part}${'1'.repeat(size)}\n${part}`);
    const shards = [0, 1, 2].map((n) => shell(`$R solve --shard ${n}/3 with-long`).stdout);
    const slow = [0, 1, 2].map((n) => shell(`(head -c 700000; sleep 0.05; cat) < with-long | $R solve --shard ${n}/3`).stdout);
    assert.deepEqual(slow, shards);
    assert.equal(shards.join('').split('\n').length, 1401, text);
  }
});

test('--time also stops reading, and signals end the wait for a pipe', { skip: notLinux }, async () => {
  shell('[ -p waiting ] || mkfifo waiting');
  for (const line of ['$R solve --time 0.2 waiting', 'sleep 20 | $R solve --time 0.2', 'yes x | $R levels --time 0.2']) {
    const { status, stderr } = shell(`{ ${line}; echo $? >&2; } 2>&1 | cat >&2 & wait $!`);
    assert.match(stderr, /^rookery: nothing done, the time limit of 0\.2 s was reached\n3\n$/, `${line} ${status}`);
  }
  for (const [signal, status] of /** @type {const} */ ([
    ['SIGTERM', 3],
    ['SIGHUP', 3],
    ['SIGINT', 130],
  ])) {
    const child = spawn(cli, ['solve', at('waiting')], { stdio: ['ignore', 'ignore', 'pipe'] });
    while (!readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/SigCgt:\s*[0-9a-f]*4003$/m)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.kill(signal);
    assert.equal(await new Promise((resolve) => child.on('close', resolve)), status);
  }
  const journal = at('hup.journal');
  const long = `${easy}\n`.repeat(300_000);
  const ended = await interrupted(['check', '--resume', journal], long, undefined, 'SIGHUP');
  assert.equal(ended.status, 3);
  assert.match(ended.errors, /^rookery: \d+ puzzles done, stopped by a signal\n$/);
});

test('control characters in names are kept out of messages', { skip }, () => {
  const { stderr } = rookery(['solve', at('no\u001b[31m\nwhere\u0085')]);
  assert.equal(stderr, `rookery: cannot read ${at('no?[31m?where?')}: No such file or directory\n`);
  const bad = rookery(['solve', file('a\u001b[31mb', 'x')]);
  assert.match(bad.stderr, /a\?\[31mb:1:1: expected/);
  assert.equal(rookery(['\u001b[31m']).stderr.includes('\u001b'), false);
  assert.equal(rookery(['solve', '--shard', '\u001b[31m']).stderr.includes('\u001b'), false);
  assert.equal(rookery(['enumerate', '--load', at('no\u001b')]).stderr.includes('\u001b'), false);
});
