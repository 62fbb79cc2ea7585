// The program's own documentation: the manual page, and shell completions, run by the installed shells.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('manual');
const declared = skip
  ? []
  : rookery(['verbs', '--json']).rows.map(
      (row) => /** @type {{ verb: string, option: string | null, value: string, words: string }} */ (JSON.parse(row)),
    );
const verbs = [...new Set(declared.map((row) => row.verb)), 'merge', 'man', 'completion'];

/** @param {string} name */
const lacks = (name) => (spawnSync(name, ['--version']).error ? `skipped: ${name} is not installed` : skip);

/** The contents of a file that a call writes. @param {string[]} call @param {string} name */
function written(call, name) {
  const { stdout, stderr, status } = rookery(call);
  assert.deepEqual([status, stderr], [0, '']);
  const file = path.join(folder, name);
  writeFileSync(file, stdout);
  return file;
}

/** The output of a shell script. @param {string} shell @param {string[]} args */
function said(shell, args) {
  const { stdout, stderr, status } = spawnSync(shell, args, { encoding: 'utf8', env: { ...process.env, HOME: folder } });
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  return stdout.split('\n').filter((line) => line !== '');
}

test('the manual page has every verb and every option', { skip: lacks('man') }, () => {
  const file = written(['man'], 'rookery.1');
  const env = { ...process.env, MANWIDTH: '200', LC_ALL: 'C.UTF-8', MANROFFOPT: '', MAN_KEEP_FORMATTING: '' };
  const { stdout, stderr, status } = spawnSync('man', ['--warnings', '-l', file], { encoding: 'utf8', env });
  assert.deepEqual([status, stderr], [0, '']);
  const lines = stdout.split('\n').map((line) => line.trim());
  for (const verb of verbs) assert.ok(lines.includes(verb), verb);
  for (const { option, value } of declared) {
    if (option === null) continue;
    const flag = `--${option}${value === '' ? '' : ` ${value}`}`;
    assert.ok(
      lines.some((line) => line === flag || line.startsWith(`${flag} `)),
      flag,
    );
  }
  assert.match(stdout, /EXIT STATUS|Exit status/);
});

/** @param {string[]} words of a call, the last one unfinished */
function completedByBash(words) {
  const script = written(['completion', 'bash'], 'rookery.bash');
  const list = words.map((word) => `'${word}'`).join(' ');
  return said('bash', [
    '-c',
    `source ${script}; COMP_WORDS=(rookery ${list}); COMP_CWORD=${words.length}; _rookery 2>/dev/null; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ]);
}

/** @param {string[]} words of a call, the last one unfinished */
function completedByFish(words) {
  const script = written(['completion', 'fish'], 'rookery.fish');
  return said('fish', ['--no-config', '-c', `source ${script}; complete -C "rookery ${words.join(' ')}"`]).map(
    (line) => line.split('\t')[0] ?? '',
  );
}

/** Checks the completions for calls that end in an unfinished word. @param {(words: string[]) => string[]} completed */
function check(completed) {
  const offered = completed(['']);
  for (const verb of verbs) assert.ok(offered.includes(verb), verb);
  assert.deepEqual(completed(['enu']), ['enumerate']);
  assert.deepEqual(completed(['completion', 'z']), ['zsh']);
  for (const verb of new Set(declared.map((row) => row.verb))) {
    const options = completed([verb, '--']);
    for (const row of declared) if (row.verb === verb && row.option !== null) assert.ok(options.includes(`--${row.option}`), row.option);
    assert.ok(options.includes('--threads'), verb);
  }
  assert.ok(!completed(['merge', '--']).includes('--threads'));
  const worded = declared.find((row) => row.words !== '' && row.option !== null);
  assert.ok(worded);
  assert.deepEqual(completed([worded.verb, `--${worded.option}`, '']).sort(), worded.words.split(',').sort());
  writeFileSync(path.join(folder, 'some puzzles.txt'), '');
}

test('bash completes verbs, options, words and files', { skip: lacks('bash') }, () => {
  check(completedByBash);
  const place = process.cwd();
  process.chdir(folder);
  try {
    assert.deepEqual(completedByBash(['solve', 'some']), ['some puzzles.txt']);
    assert.deepEqual(completedByBash(['solve', '--resume', 'some']), ['some puzzles.txt']);
  } finally {
    process.chdir(place);
  }
});

test('fish completes verbs, options and words', { skip: lacks('fish') }, () => check(completedByFish));

test('zsh parses its script, which describes every verb and every option', { skip: lacks('zsh') }, () => {
  const script = written(['completion', 'zsh'], '_rookery');
  // Stand-ins for the functions that zsh's completion calls: they print their arguments.
  const stand_in = `
    compdef() { :; }
    _describe() { print -l -- "\${(@P)2}"; }
    _arguments() { print -l -- "$@"; }
    source ${script}`;
  const offered = said('zsh', ['-f', '-c', `${stand_in}\nCURRENT=2 words=(rookery '') _rookery`]);
  assert.deepEqual(
    offered.map((line) => line.split(':')[0]),
    verbs,
  );
  for (const verb of new Set(declared.map((row) => row.verb))) {
    const lines = said('zsh', ['-f', '-c', `${stand_in}\nCURRENT=3; words=(rookery ${verb} ''); _rookery`]);
    for (const row of declared) {
      if (row.verb !== verb || row.option === null) continue;
      assert.ok(
        lines.some((line) => line.startsWith(`--${row.option}[`)),
        `${verb} --${row.option}`,
      );
    }
  }
});

test('a shell without a script', { skip }, () => {
  const { status, stdout, stderr } = rookery(['completion', 'tcsh']);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /tcsh not in \{bash,fish,zsh\}/);
});
