// Five verbs in every combination of rows, journals and files, for an instrumented command line: built with AddressSanitizer or
// ThreadSanitizer (tests/lane), which write a report and exit with their own status.
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { interrupted, ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('sanitized');
const grid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {string} name */
const at = (name) => path.join(folder, name);
const list = at('list');
if (!skip) {
  const made = rookery(['generate', '--count', '40', '--seed', '3', '--unrated']).rows.map((row) => row.slice(0, 81));
  // More than one block, so that it is read a few lines at a time; with bad lines.
  const more = Array.from({ length: 300 }, () => [...made, 'bad', easy.slice(1)]).flat();
  writeFileSync(list, more.join('\n') + '\n');
  writeFileSync(at('short'), made.join('\n') + '\n');
  writeFileSync(at('grid'), grid + '\n');
}

/** @param {string[]} args @param {number} status */
function good(args, status) {
  const ended = rookery(args);
  assert.equal(ended.status, status, `${args.join(' ')}: ${ended.stderr.slice(-2000)}`);
  assert.doesNotMatch(ended.stderr, /Sanitizer|runtime error/);
  return ended.stdout;
}

for (const [call, status] of /** @type {[string[], number][]} */ ([
  [['solve', list], 1],
  [['check', list], 1],
  [['rate', at('short')], 0],
  [['generate', '--count', '6', '--seed', '5', '--unrated'], 0],
  [['enumerate', '--clues', '16', '--count', at('grid')], 0],
])) {
  test(`${call[0]}: four threads, files, a journal, a signal, and no sanitizer report`, { skip, timeout: 1_200_000 }, async () => {
    const rows = good([...call, '--threads', '1'], status);
    assert.equal(good([...call, '--threads', '4'], status), rows);
    const journal = at(`${call[0]}.journal`);
    const files = ['--threads', '4', '--resume', journal, '--output', at('out')];
    const ended = await interrupted([...call, '--threads', '4', '--resume', journal], '', undefined, 'SIGTERM');
    assert.ok(ended.status === 3 || ended.status === status, `${ended.status}: ${ended.errors.slice(-2000)}`);
    assert.doesNotMatch(ended.errors, /Sanitizer|runtime error/);
    for (let round = 0; round < 2; ++round) {
      good([...call, ...files], status);
      assert.ok(readFileSync(at('out'), 'utf8').startsWith(`${rows}# rookery `));
      rmSync(at('out'));
    }
    const timed = rookery([...call, '--threads', '4', '--time', '0.05']);
    assert.ok(timed.status === 3 || timed.status === status, `${timed.status}: ${timed.stderr.slice(-2000)}`);
    assert.doesNotMatch(timed.stderr, /Sanitizer|runtime error/);
  });
}
