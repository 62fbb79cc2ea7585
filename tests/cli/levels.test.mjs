// Levels on the command line: rate confirms the level of generate's puzzles; HoDoKu's scores and techniques as requested.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kDay } from '../support/puzzle_of_day.mjs';
import { rookery, skip, table } from './command.mjs';

const levels = ['easy', 'medium', 'hard', 'expert', 'extreme'];

/** @param {Record<string, string>[]} made */
const lines = (made) => made.map(({ puzzle }) => puzzle).join('\n');

/** The techniques of HoDoKu's path. @param {string} puzzle */
const path = (puzzle) => rookery(['explain', '--scale', 'hodoku'], puzzle).rows.map((row) => row.split('\t')[1] ?? '');

test('puzzles of each level have that level, and their rows say so', { skip }, () => {
  for (const level of levels) {
    const made = table(['generate', '--level', level, '--count', '40', '--seed', '5']);
    assert.equal(made.length, 40);
    const rated = table(['rate', '--scale', 'se,hodoku,level'], lines(made));
    const surveyed = table(['survey', '--graded'], lines(made));
    for (const [i, row] of rated.entries()) {
      for (const [column, value] of Object.entries(row)) assert.equal(surveyed[i][column], value);
      assert.equal(row['Rookery level'], level);
      for (const column of ['ER', 'HoDoKu score', 'HoDoKu level', 'Rookery level']) assert.equal(made[i][column], row[column]);
    }
  }
});

test('a window of levels; the level scale alone and with others', { skip }, () => {
  const made = table(['generate', '--level', 'medium..hard', '--count', '40', '--symmetry', 'half-turn']);
  assert.deepEqual([...new Set(made.map((row) => row['Rookery level']))].sort(), ['hard', 'medium']);
  const alone = rookery(['rate', '--scale', 'level'], lines(made)).rows.map((row) => row.split('\t'));
  assert.deepEqual(
    alone,
    made.map((row) => [row.puzzle, row['Rookery level']]),
  );
  const mixed = table(['rate', '--scale', 'level,wnef'], lines(made));
  assert.deepEqual(Object.keys(mixed[0]), ['puzzle', 'empty cells', 'choices', 'WNEF', 'histogram', 'Rookery level']);
  const [none] = table(['rate', '--scale', 'level'], '.'.repeat(81));
  assert.equal(none['Rookery level'], '-');
});

test('the number of threads makes no difference', { skip }, () => {
  const calls = [
    ['--level', 'hard', '--count', '60'],
    ['--level', 'extreme', '--count', '30'],
    ['--hodoku-score', '900..1000', '--count', '30'],
  ];
  for (const args of calls) {
    const [one, many] = ['1', '7'].map((threads) => rookery(['generate', ...args, '--threads', threads]).stdout);
    assert.equal(many, one);
  }
});

test("HoDoKu's score, level and techniques", { skip }, () => {
  for (const row of table(['generate', '--hodoku-score', '900..1000', '--count', '20'])) {
    assert.ok(900 <= Number(row['HoDoKu score']) && Number(row['HoDoKu score']) <= 1000);
  }
  for (const row of table(['generate', '--hodoku-level', 'unfair', '--count', '20'])) assert.equal(row['HoDoKu level'], 'Unfair');
  const made = table(['generate', '--hodoku-with', 'sk', '--hodoku-without', 'sc, W-Wing', '--count', '10']);
  for (const { puzzle } of made) {
    const used = path(puzzle);
    assert.deepEqual(
      ['Skyscraper', 'Simple Colors Trap', 'W-Wing'].map((name) => used.includes(name)),
      [true, false, false],
    );
  }
});

test('rate leaves out what was not requested', { skip }, () => {
  const list = lines(table(['generate', '--count', '150', '--unrated', '--seed', '3']));
  const all = table(['rate', '--scale', 'se,hodoku,level'], list);
  /** @type {[string[], (row: Record<string, string>) => boolean][]} */
  const filters = [
    [['--level', 'medium..hard'], (row) => ['medium', 'hard'].includes(row['Rookery level'])],
    [['--er', '2..6.6'], (row) => 2 <= Number(row.ER) && Number(row.ER) <= 6.6],
    [['--hodoku-score', '400..900'], (row) => 400 <= Number(row['HoDoKu score']) && Number(row['HoDoKu score']) <= 900],
    [['--hodoku-level', 'hard..'], (row) => ['Hard', 'Unfair', 'Extreme'].includes(row['HoDoKu level'])],
    [
      ['--hodoku-with', 'lc1', '--er', '..4'],
      (row) => Number(row.ER) <= 4 && path(row.puzzle).includes('Locked Candidates Type 1 (Pointing)'),
    ],
    [['--hodoku-without', 'h1'], (row) => !path(row.puzzle).includes('Hidden Single')],
  ];
  for (const [args, keeps] of filters) {
    const kept = table(['rate', '--scale', 'se,hodoku,level', ...args], list);
    assert.deepEqual(kept, all.filter(keeps), args.join(' '));
    assert.ok(kept.length < all.length);
  }
  assert.deepEqual(rookery(['rate', '--level', 'easy..expert'], '.'.repeat(81)).rows, []);
});

test('graded: the columns without other options; JSON has separate keys for both levels', { skip }, () => {
  const [row] = table(['generate', '--graded']);
  const [rated] = table(['rate', '--scale', 'hodoku,level'], row.puzzle);
  for (const [column, value] of Object.entries(rated)) assert.equal(row[column], value);
  assert.equal(Object.keys(row).at(-1), 'class');
  const json = JSON.parse(rookery(['generate', '--graded', '--json']).rows[0]);
  assert.deepEqual(
    [json.puzzle, json.level, json.rookery_level, json.score],
    [row.puzzle, row['HoDoKu level'], row['Rookery level'], Number(row['HoDoKu score'])],
  );
});

test('levels explains what they mean', { skip }, () => {
  const definitions = table(['levels', '--definitions']);
  assert.deepEqual(
    definitions.map(({ level }) => level),
    levels,
  );
  for (const { definition, 'highest ER': er } of definitions.slice(0, -1)) assert.ok(definition.startsWith(`ER up to ${er} and `));
});

test('the puzzle of the day matches the page', { skip }, () => {
  assert.equal(rookery(['generate', ...kDay.options]).rows[0].split('\t')[0], kDay.puzzle);
});
