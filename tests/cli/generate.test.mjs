// generate on the command line: the results meet every option; each wrong call has its error message; a run ends by count, by time, by
// giving up and by Ctrl+C, and says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interrupted, rookery, skip } from './command.mjs';

const lattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const several = `53${'.'.repeat(79)}`;
const none = '55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
// Takes a minute to rate.
const hardest = '........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4';

const columns = ['puzzle', 'clues', 'ER', 'EP', 'ED', 'hardest technique', 'steps', 'symmetry', 'minimal', 'WNEF', 'class'];
/** The puzzles of a successful call, as objects. @param {string[]} args @returns {Record<string, string>[]} */
function made(...args) {
  const { rows, stderr, status } = rookery(['generate', ...args]);
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  return rows.map((row) => Object.fromEntries(row.split('\t').map((field, i) => [columns[i], field])));
}

/** The results of `rookery check` and `rookery rate` for these puzzles. @param {{puzzle: string}[]} puzzles */
function rated(puzzles) {
  const input = puzzles.map(({ puzzle }) => puzzle).join('\n');
  const checks = rookery(['check', '--json'], input).rows.map((row) => JSON.parse(row));
  const rates = rookery(['rate'], input).rows.map((row) => row.split('\t'));
  return checks.map((check, i) => ({ check, rate: rates[i] }));
}

/** @param {string} puzzle */
const shape = (puzzle) => puzzle.replace(/[1-9]/g, 'x');

test('the columns, each of which is correct', { skip }, () => {
  assert.equal(rookery(['generate', '--header']).rows[0], columns.join('\t'));
  const puzzles = made('--count', '12', '--symmetry', 'diagonal', '--seed', '4');
  assert.equal(puzzles.length, 12);
  for (const [i, { check, rate }] of rated(/** @type {any} */ (puzzles)).entries()) {
    const row = puzzles[i];
    assert.deepEqual([check.solutions, check.complete], [1, true]);
    assert.deepEqual([row.clues, row.symmetry], [String(check.clues), check.symmetry]);
    assert.equal(row.minimal, check.minimal ? 'yes' : 'no');
    assert.deepEqual([row.ER, row.EP, row.ED, row['hardest technique']], rate.slice(1));
    const path = rookery(['explain'], row.puzzle).rows;
    assert.equal(row.steps, String(path.length - 1)); // its last row is the end
    assert.match(row.WNEF, /^0\.\d{4}$/);
    assert.match(row.class, /^[0-9a-f]{16}$/);
  }
});

test('JSON rows have the same contents, in tenths, with the class last', { skip }, () => {
  const lines = rookery(['generate', '--count', '5', '--seed', '8']).rows.map((row) => row.split('\t'));
  const { rows } = rookery(['generate', '--count', '5', '--seed', '8', '--json']);
  for (const [i, text] of rows.entries()) {
    const row = JSON.parse(text);
    const tenths = (/** @type {number} */ number) => (number / 10).toFixed(1);
    const [puzzle, clues, er, ep, ed, hardest, steps, symmetry, minimal, wnef, kind] = lines[i];
    assert.deepEqual([row.puzzle, String(row.clues), tenths(row.er), tenths(row.ep), tenths(row.ed)], [puzzle, clues, er, ep, ed]);
    assert.deepEqual([row.status, row.hardest, String(row.steps), row.symmetry], ['rated', hardest, steps, symmetry]);
    assert.deepEqual([row.minimal ? 'yes' : 'no', row.wnef.toFixed(4), row.class], [minimal, wnef, kind]);
    assert.ok(text.endsWith(`"class":"${kind}"}`));
  }
});

test('positions: pattern, symmetry, clues, minimal', { skip }, () => {
  for (const { puzzle } of made('--count', '20', '--pattern', lattice, '--unrated')) assert.equal(shape(puzzle), lattice);
  for (const symmetry of ['half-turn', 'quarter-turn', 'diagonal', 'two-mirrors', 'full']) {
    const puzzles = made('--count', '6', '--symmetry', symmetry, '--unrated');
    for (const { check } of rated(/** @type {any} */ (puzzles))) {
      assert.equal(check.solutions, 1);
      assert.ok(check.symmetry === symmetry || ['full', 'quarter-turn', 'two-mirrors', 'two-diagonals'].includes(check.symmetry));
    }
  }
  for (const { clues } of made('--count', '10', '--clues', '30..32', '--unrated')) assert.ok(30 <= Number(clues) && Number(clues) <= 32);
  const minimal = made('--count', '10', '--minimal', '--clues', '22..25', '--unrated');
  for (const { check } of rated(/** @type {any} */ (minimal)))
    assert.deepEqual([check.minimal, check.clues >= 22, check.clues <= 25], [true, true, true]);
});

test('unrated: dashes for what was not needed', { skip }, () => {
  for (const row of made('--count', '8', '--pattern', lattice, '--unrated')) {
    const { ER, EP, ED, steps, minimal, WNEF } = row;
    assert.deepEqual([ER, EP, ED, row['hardest technique'], steps, minimal], Array(6).fill('-'));
    assert.match(WNEF, /^0\./);
  }
  const [json] = rookery(['generate', '--unrated', '--json']).rows.map((row) => JSON.parse(row));
  assert.deepEqual([json.er, json.status, json.hardest, json.steps, json.minimal], [null, 'unrated', null, null, null]);
  assert.equal(made('--minimal', '--unrated')[0].minimal, 'yes');
});

test('no class comes twice, and the number of threads makes no difference', { skip }, () => {
  const calls = [
    ['--count', '400', '--pattern', lattice, '--unrated'],
    ['--count', '60', '--symmetry', 'half-turn'],
    ['--count', '6', '--er', '3..6'],
  ];
  for (const args of calls) {
    const [one, many] = ['1', '7'].map((threads) => rookery(['generate', ...args, '--threads', threads]));
    assert.equal(one.rows.length, Number(args[1]));
    assert.equal(many.stdout, one.stdout);
    const classes = one.rows.map((row) => row.split('\t').at(-1));
    assert.equal(new Set(classes).size, classes.length);
    const forms = rookery(['canonical'], one.rows.map((row) => row.split('\t')[0]).join('\n')).rows;
    assert.equal(new Set(forms).size, forms.length);
  }
});

test('asking for fewer gives the first ones', { skip }, () => {
  const some = rookery(['generate', '--count', '7', '--pattern', lattice, '--seed', '3']).rows;
  assert.deepEqual(rookery(['generate', '--count', '30', '--pattern', lattice, '--seed', '3']).rows.slice(0, 7), some);
});

test('impossible requests: status 2, no row, and what was expected', { skip }, () => {
  /** @type {[string[], RegExp][]} */
  const calls = [
    [['--count', '0'], /^rookery: option count: expected a whole number from 1 to 1000000000, found "0"\n$/],
    [['--pattern', 'x.x'], /^rookery: option pattern, character \d+: .*81/],
    [['--symmetry', 'round'], /^rookery: option symmetry: expected one of none, half-turn, .*, found "round"\n$/],
    [['--symmetry', 'full', '--pattern', lattice], /^rookery: expected either a pattern or a symmetry, found both\n$/],
    [['--clues', '30..20'], /^rookery: option clues: expected A\.\.B with 0 <= A <= B <= 81, found "30\.\.20"\n$/],
    [['--clues', '10..16'], /^rookery: no puzzle with fewer than 17 clues has one solution/],
    [['--er', '7..x'], /^rookery: option er: expected A\.\.B with 1\.0 <= A <= B <= 12\.0, found "7\.\.x"\n$/],
    [['--ep', '13'], /^rookery: option ep: expected A\.\.B/],
    [['--ed', 'low'], /^rookery: option ed: expected A\.\.B/],
    [['--techniques', 'magic'], /^rookery: option techniques: expected a comma-separated list of Last empty cell, /],
    [['--without', 'magic'], /^rookery: option without: expected a comma-separated list/],
    [['--with', 'magic'], /^rookery: option with: expected a comma-separated list/],
    [['--steps', '0'], /^rookery: option steps: expected A\.\.B with 1 <= A <= B <= 999, found "0"\n$/],
    [['--like', '123'], /^rookery: option like, character \d+: /],
    [['--like', several], /^rookery: option like: expected a puzzle with one solution; this one has several\n$/],
    [['--like', none], /^rookery: option like, character 2: /],
    [['--like', classic, '--symmetry', 'full'], /^rookery: like uses the pattern of its puzzle: leave out pattern and symmetry\n$/],
    [['--near', several], /^rookery: option near: expected a puzzle with one solution; this one has several\n$/],
    [['--within', `${classic}\n${classic}`], /^rookery: option within: expected one 9x9 puzzle of given digits\n$/],
    [['--wnef', 'easy'], /^rookery: option wnef: expected a number from 0 to 1, such as 0\.25, found "easy"\n$/],
    [['--tolerance', '0.1'], /^rookery: tolerance needs a target: add wnef\n$/],
    [['--weight', 'heavy'], /^rookery: option weight: expected one of exponential, quadratic, linear, found "heavy"\n$/],
    [['--masking', 'blind'], /^rookery: option masking: expected one of tuned, random, found "blind"\n$/],
    [['--uniqueness', 'maybe'], /^rookery: option uniqueness: expected one of hybrid, fast, slow, found "maybe"\n$/],
    [['--guesses', 'two'], /^rookery: option guesses: expected a whole number/],
    [['--give-up', '0'], /^rookery: option give-up: expected a whole number from 1 /],
    [['--seed', '-1'], /^rookery: option seed: expected a whole number/],
    [['--er', '1.3..1.4'], /^rookery: no puzzle has an ER of 1\.3 to 1\.4: no step on the scale has such a rating\n$/],
  ];
  for (const [args, sentence] of calls) {
    const { status, stdout, stderr } = rookery(['generate', ...args]);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, sentence, args.join(' '));
  }
});

test('a run that times out keeps what it found and exits with 3', { skip }, () => {
  const { rows, status, stderr } = rookery(['generate', '--count', '100000000', '--pattern', lattice, '--unrated', '--time', '1']);
  assert.equal(status, 3);
  assert.equal(stderr, `rookery: ${rows.length} of 100000000 found, the time limit of 1 s was reached\n`);
  const more = rookery(['generate', '--count', String(rows.length + 1), '--pattern', lattice, '--unrated']).rows;
  assert.deepEqual(rows, more.slice(0, -1));
  const list = Array(200).fill(hardest).join('\n');
  const rating = rookery(['rate', '--threads', '2', '--time', '0.05'], list);
  assert.equal(rating.status, 3);
  assert.match(rating.stderr, /^rookery: \d+ of 25 parts done \(\d+ of 200 puzzles\), the time limit of 0\.05 s was reached\n$/);
});

test('a run gives up when it finds nothing new, and says so', { skip }, () => {
  // Each redundant clue gives one puzzle with one clue less, and there are no others.
  const [check] = rookery(['check', '--json'], classic).rows.map((row) => JSON.parse(row));
  const calls = ['1', '7'].map((threads) =>
    rookery([
      'generate',
      '--count',
      '50',
      '--within',
      classic,
      '--clues',
      '29..30',
      '--unrated',
      '--give-up',
      '5000',
      '--threads',
      threads,
    ]),
  );
  for (const { rows, status, stderr } of calls) {
    assert.equal(status, 3);
    assert.equal(rows.length, check.redundant_clues.length);
    assert.equal(stderr, `rookery: ${rows.length} of 50 found, gave up: nothing new in 5000 tries in a row\n`);
  }
  assert.equal(calls[0].stdout, calls[1].stdout);
});

test('Ctrl+C keeps what was found and says how much that is', { skip }, async () => {
  const { output, errors, status } = await interrupted(['generate', '--count', '100000000', '--threads', '2'], '');
  assert.equal(status, 130);
  const rows = output.trimEnd().split('\n');
  assert.equal(errors, `rookery: ${rows.length} of 100000000 found, interrupted\n`);
  assert.deepEqual(rows, rookery(['generate', '--count', String(rows.length)]).rows);
});

test('shards make different puzzles', { skip }, () => {
  const shards = [0, 1].map((i) => rookery(['generate', '--count', '20', '--pattern', lattice, '--unrated', '--shard', `${i}/2`]).rows);
  assert.deepEqual(
    shards.map(({ length }) => length),
    [20, 20],
  );
  assert.ok(!shards[0].some((row) => shards[1].includes(row)));
});
