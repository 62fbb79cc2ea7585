// Sentences in German and French on the command line; everything else in their rows is as in English.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rookery, skip } from './command.mjs';
import { easy } from '../web/puzzles.mjs';

/** @param {string[]} args @param {string} language */
const rowsIn = (args, language) => {
  const { rows, status } = rookery([...args, '--language', language], easy);
  assert.equal(status, 0);
  return rows.map((row) => row.split('\t'));
};

test('explain and steps: only sentences are in the language', { skip }, () => {
  for (const verb of ['explain', 'steps']) {
    const english = rookery([verb], easy).rows.map((row) => row.split('\t'));
    assert.deepEqual(rowsIn([verb], 'en'), english);
    for (const language of ['de', 'fr']) {
      const rows = rowsIn([verb], language);
      assert.deepEqual(
        rows.map((row) => row.slice(0, -1)),
        english.map((row) => row.slice(0, -1)),
      );
      for (const [i, row] of rows.entries()) assert.notEqual(row.at(-1), english[i]?.at(-1));
    }
  }
  assert.match(rowsIn(['explain', '--limit', '1'], 'de')[0]?.at(-1) ?? '', /^Versteckter Einer: .*, also gehört die \d in Z\dS\d\.$/);
  assert.match(rowsIn(['explain', '--limit', '1'], 'fr')[0]?.at(-1) ?? '', /L\dC\d/);
});

test('lessons are in the language, and an unknown language is refused', { skip }, () => {
  const [page = ''] = rookery(['guide', '--technique', 'x-wing', '--language', 'de']).rows;
  assert.match(page, /^X-wing\tFish\t3\.2\t140\tHard\t.*Ziffer/i);
  const { status, stderr } = rookery(['explain', '--language', 'it'], easy);
  assert.equal(status, 2);
  assert.match(stderr, /^rookery: option language: expected one of en, de, fr, found "it"/);
});
