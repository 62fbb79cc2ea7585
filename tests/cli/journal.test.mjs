// --resume: a journal with verified records and a lock, which survives damage and kills.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cli, ownFolder, recordsIn, rookery, skip } from './command.mjs';
import { changed, damaged } from '../support/damage.mjs';
import { Fnv } from '../support/fnv.mjs';
import { randomNumbers } from '../support/random_numbers.mjs';

const folder = ownFolder('journal');
/** @param {string} name */
const at = (name) => path.join(folder, name);
/** @param {string} name @param {string | Buffer} text */
function file(name, text) {
  writeFileSync(at(name), text);
  return at(name);
}

const firstLine = 'rookery resume, format 2, version 0.1.0';
const made = skip ? [] : rookery(['generate', '--count', '40', '--seed', '5', '--unrated']).rows.map((row) => row.slice(0, 81));
// Parts with rows, with problems, and with both.
const lines = [...made, ...Array(10).fill('bad'), ...made.slice(0, 20), 'worse'];
const list = skip ? '' : file('list', `${lines.join('\n')}\n`);

/** A call with its complete output and its journal. @param {string[]} call */
function kept(call) {
  const whole = rookery([...call, list]);
  rmSync(at('kept'), { force: true });
  const first = rookery([...call, '--resume', at('kept'), list]);
  assert.deepEqual(first, whole);
  return { whole, journal: readFileSync(at('kept')) };
}

/** Separates the remarks on damage from the rest of standard error. @param {string} errors */
function partedErrors(errors) {
  const all = errors.split(/(?<=\n)/);
  const isRemark = (/** @type {string} */ line) => line.startsWith(`${at('journal')}: `);
  return { remarks: all.filter(isRemark), rest: all.filter((line) => !isRemark(line)).join('') };
}

/**
 * A run that resumes from a damaged journal: its rows are right or it is refused, and the next run reports nothing.
 * @param {string[]} call @param {ReturnType<typeof kept>} good @param {Buffer} journal @param {string} context
 */
function survives(call, good, journal, context) {
  file('journal', journal);
  const again = rookery([...call, '--resume', at('journal'), list]);
  if (again.status === 2) {
    assert.notEqual(journal.toString('latin1', 0, firstLine.length + 1), `${firstLine}\n`, context);
    assert.match(again.stderr, /^rookery: expected "rookery resume, format 2, version 0\.1" in the first line of /, context);
    assert.equal(again.stdout, '', context);
    assert.deepEqual(readFileSync(at('journal')), journal, context);
    return 'refused';
  }
  const { remarks, rest } = partedErrors(again.stderr);
  assert.deepEqual([again.stdout, rest, again.status], [good.whole.stdout, good.whole.stderr, good.whole.status], context);
  const inside = /: lines? \d+( to \d+)? \(bytes \d+ to \d+\) (is|are) damaged; (its part runs|their parts run) again\n$/;
  const atEnd = /: the end, from line \d+ \(byte \d+\) on, is cut short or damaged; its part runs again\n$/;
  for (const [i, remark] of remarks.entries()) assert.ok(inside.test(remark) || (i === remarks.length - 1 && atEnd.test(remark)), remark);
  // Every intact record is still there and was not run again.
  const records = recordsIn(at('journal'));
  const before = recordsIn(at('kept'));
  assert.deepEqual([...records].sort(), [...before].sort(), context);
  const after = readFileSync(at('journal'));
  assert.deepEqual(rookery([...call, '--resume', at('journal'), list]), good.whole, context);
  assert.deepEqual(readFileSync(at('journal')), after, context);
  return remarks.length > 0 ? 'reported' : 'silent';
}

test('a changed digit anywhere in a journal: no row is wrong, and the damage is reported', { skip }, (t) => {
  const seed = 20;
  t.diagnostic(`seed ${seed}`);
  const random = randomNumbers(seed);
  const counts = { refused: 0, reported: 0, silent: 0 };
  for (const call of [['rate'], ['check', '--json']]) {
    const good = kept(call);
    for (let round = 0; round < 50; ++round) {
      const journal = changed(good.journal, random, (byte) => byte >= 0x30 && byte <= 0x39);
      ++counts[survives(call, good, journal, `seed ${seed}, ${call.join(' ')}, round ${round}`)];
    }
  }
  t.diagnostic(JSON.stringify(counts));
  assert.equal(counts.silent, 0);
  assert.ok(counts.reported > 80, JSON.stringify(counts));
});

test('bytes changed, deleted, inserted, a truncated journal: no row is wrong', { skip }, (t) => {
  const seed = 21;
  t.diagnostic(`seed ${seed}`);
  const random = randomNumbers(seed);
  const counts = { refused: 0, reported: 0, silent: 0 };
  const good = kept(['rate']);
  for (let round = 0; round < 100; ++round) {
    const { bytes, how } = damaged(good.journal, random);
    ++counts[survives(['rate'], good, bytes, `seed ${seed}, round ${round}: ${how}`)];
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.reported > 60, JSON.stringify(counts));
});

test('one bad byte costs one record: those before and after it are not run again', { skip }, () => {
  const good = kept(['rate']);
  const starts = [...good.journal.toString('latin1').matchAll(/^part /gm)].map(({ index }) => index);
  assert.ok(starts.length >= 6);
  const third = good.journal.subarray(starts[2], starts[3]).toString('latin1');
  const headEnd = starts[2] + third.indexOf('\n');
  const bytesField = starts[2] + third.indexOf(/ (\d+) [0-9a-f]{16} [0-9a-f]{16}\n/.exec(third)?.[0] ?? 'none') + 1;
  const places = {
    'its mark': starts[2],
    'its length': bytesField,
    'the end of its head': headEnd,
    'a row': headEnd + 10,
    'the line feed before the next record': starts[3] - 1,
  };
  for (const [name, place] of Object.entries(places)) {
    const journal = Buffer.from(good.journal);
    journal[place] = journal[place] === 0x39 ? 0x38 : 0x39;
    file('journal', journal);
    const again = rookery(['rate', '--resume', at('journal'), list]);
    assert.equal(again.stdout, good.whole.stdout, name);
    const line = good.journal.toString('latin1', 0, starts[2]).split('\n').length;
    const last = line + journal.toString('latin1', starts[2], starts[3] - 1).split('\n').length - 1;
    const remark = `lines ${line} to ${last} (bytes ${starts[2]} to ${starts[3] - 1}) are damaged; their parts run again`;
    assert.deepEqual(partedErrors(again.stderr).remarks, [`${at('journal')}: ${remark}\n`], name);
    const after = readFileSync(at('journal'));
    assert.deepEqual(after.subarray(0, starts[2]), good.journal.subarray(0, starts[2]), name);
    assert.deepEqual(after.subarray(starts[3], good.journal.length), good.journal.subarray(starts[3]), name);
    assert.equal(after.toString('latin1', good.journal.length), third, `${name}: only this part ran again`);
  }
});

test('--output is completed with correct rows only, whatever happened to the journal', { skip }, () => {
  const good = kept(['rate']);
  rookery(['rate', '--output', at('whole'), list]);
  const journal = Buffer.from(good.journal.toString('latin1').replaceAll('\t1.', '\t2.'), 'latin1');
  assert.notDeepEqual(journal, good.journal);
  file('journal', journal);
  rookery(['rate', '--resume', at('journal'), '--output', at('sealed'), list]);
  assert.deepEqual(readFileSync(at('sealed')), readFileSync(at('whole')));
});

/**
 * A journal with its record hashes recomputed after `change` has changed the record heads.
 * @param {string} journal @param {(head: string) => string} change
 */
function resealed(journal, change) {
  return journal.replace(/^(part .* )[0-9a-f]{16}$/gm, (_, head) => {
    const other = change(head);
    return other + new Fnv().add(firstLine).add(other).hexadecimal();
  });
}

test('a journal of another format, version or division, and a file that is not a journal, are refused', { skip }, () => {
  const good = kept(['rate']);
  const journal = good.journal.toString('latin1');
  assert.equal(
    resealed(journal, (head) => head),
    journal,
  );
  for (const first of [
    'rookery resume 1',
    'rookery resume, format 3, version 0.1.0',
    'rookery resume, format 2, version 0.2',
    'my notes',
    '\u0001\u001b[31m',
  ]) {
    const text = journal.replace(firstLine, first);
    const { status, stdout, stderr } = rookery(['rate', '--resume', file('journal', text), list]);
    const found = first.replace(/[^ -~]/g, '?');
    const sentence = `rookery: expected "${firstLine}" in the first line of ${at('journal')}, found "${found}": it is from another version or not a --resume file, so it was left alone; name another file\n`;
    assert.deepEqual([status, stdout, stderr], [2, '', sentence]);
    assert.equal(readFileSync(at('journal'), 'utf8'), text);
  }
  // In the format of this build, but with the job divided into other parts.
  const divided = resealed(journal, (head) => head.replace(/^((?:\S+ ){4})(\d+)/, (_, before, of) => `${before}${Number(of) + 1}`));
  assert.notEqual(divided, journal);
  const { status, stdout, stderr } = rookery(['rate', '--resume', file('journal', divided), list]);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(
    stderr,
    /^rookery: [^\n]*journal divides this job into 9, expected 8: it is from another version, so it was left alone; name another file\n$/,
  );
  assert.equal(readFileSync(at('journal'), 'latin1'), divided);
  for (const name of ['/dev/null', folder]) assert.equal(rookery(['rate', '--resume', name, list]).status, 2);
});

test('a truncated first line is written again; a pipe is refused at once', { skip }, () => {
  for (const begun of ['', 'rookery res', firstLine]) {
    const { status, stderr } = rookery(['rate', '--resume', file('journal', begun), list]);
    assert.equal(status, 1);
    assert.ok(!stderr.includes(at('journal')), stderr);
    assert.ok(readFileSync(at('journal'), 'utf8').startsWith(`${firstLine}\npart `));
  }
  assert.equal(spawnSync('mkfifo', [at('pipe')]).status, 0);
  const { status, stderr } = rookery(['rate', '--resume', at('pipe'), list]);
  assert.deepEqual([status, stderr], [2, `rookery: expected the name of a file for --resume, found ${at('pipe')}\n`]);
});

/** A run that has opened its journal and waits for input. @param {string} journal */
async function waiting(journal) {
  const child = spawn(cli, ['rate', '--resume', journal], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', (status, signal) => resolve(signal ?? status)));
  while (!existsSync(journal) || !readFileSync(journal, 'utf8').startsWith(firstLine)) {
    assert.equal(child.exitCode, null);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { child, ended };
}

test('two runs with one journal: the second gets an error and changes nothing; after a kill the file is free', { skip }, async () => {
  const journal = at('shared');
  const first = await waiting(journal);
  const before = readFileSync(journal);
  const second = rookery(['rate', '--resume', journal, list]);
  const sentence = `rookery: another run of rookery is using ${journal}: wait until it ends, or name another file for --resume\n`;
  assert.deepEqual([second.status, second.stdout, second.stderr], [2, '', sentence]);
  assert.deepEqual(readFileSync(journal), before);
  first.child.kill('SIGKILL');
  assert.equal(await first.ended, 'SIGKILL');
  const whole = rookery(['rate', list]);
  assert.deepEqual(rookery(['rate', '--resume', journal, list]), whole);
  const third = await waiting(journal);
  third.child.stdin.end(readFileSync(list));
  assert.equal(await third.ended, whole.status);
});

const noStrace = skip || (spawnSync('strace', ['-V']).error ? 'skipped: strace is not installed' : false);
test('a file system without locks: the run says so and continues', { skip: noStrace }, () => {
  const whole = rookery(['rate', list]);
  const args = ['-f', '-qq', '-o', '/dev/null', '-e', 'inject=flock:error=ENOLCK', cli, 'rate', '--resume', at('unlocked'), list];
  const { status, stdout, stderr } = spawnSync('strace', args, { encoding: 'utf8' });
  const remark = `${at('unlocked')}: cannot be locked (No locks available), so make sure that no other run uses it at the same time\n`;
  assert.deepEqual([status, stdout, stderr], [whole.status, whole.stdout, remark + whole.stderr]);
});

// ROOKERY_KILLS=400: more of them.
test('killed and resumed repeatedly: the same bytes as in one run', { skip, timeout: 3_000_000 }, async (t) => {
  const seed = 22;
  const wanted = Number(process.env.ROOKERY_KILLS ?? 40);
  t.diagnostic(`seed ${seed}`);
  const random = randomNumbers(seed);
  const call = ['rate', '--threads', '2'];
  const long = file(
    'long',
    `${Array.from({ length: 30 }, () => lines)
      .flat()
      .join('\n')}\n`,
  );
  rookery([...call, '--output', at('at-once'), long]);
  const whole = readFileSync(at('at-once'));
  let finished = 0;
  for (let kills = 0; kills < wanted; ) {
    const journal = at('killed');
    // The kill comes once the journal has grown by this much, or just before the end.
    const size = existsSync(journal) ? statSync(journal).size : 0;
    const goal = size + random(30_000);
    const child = spawn(cli, [...call, '--resume', journal, '--output', at('result'), long], { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (errors += text));
    const watch = setInterval(() => {
      if (existsSync(journal) && statSync(journal).size >= goal) child.kill('SIGKILL');
    }, 1);
    const signal = await new Promise((resolve) => child.on('close', (_, name) => resolve(name)));
    clearInterval(watch);
    assert.doesNotMatch(errors, / damaged;(?<!cut short or damaged;)|another run|cannot/, `seed ${seed}, kill ${kills}`);
    if (signal === 'SIGKILL') ++kills;
    if (existsSync(at('result'))) {
      assert.deepEqual(readFileSync(at('result')), whole, `seed ${seed}, kill ${kills}`);
      ++finished;
      rmSync(at('result'));
      rmSync(journal);
    }
  }
  rookery([...call, '--resume', at('killed'), '--output', at('result'), long]);
  assert.deepEqual(readFileSync(at('result')), whole);
  t.diagnostic(`${wanted} kills, ${finished + 1} runs finished in between`);
});
