// exact on the command line: the three answers, lists, proofs in files, the time limit, the time of each row, and rejected calls.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { interrupted, ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('exact');
const columns = ['pattern', 'clues', 'strategies', 'answer', 'puzzle', 'steps', 'reason'];
const lattice = 'x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x';
const clueless = '.'.repeat(18) + 'x'.repeat(63);
// 4x4: with clues, and without, which takes a proof.
const small = 'x..x....x......x';
const hard = 'x...x.....x....x';
// 17 cells, by naked singles: refuted in parts, since the short attempt on the whole is too short.
const inParts = '..x...x..x...x.......x...x.....xx....x.....x....x.....xx.x...........x.x......x..';
// 17 cells, by naked singles: no result within seconds.
const long = '.x..x..x..x..x..x.............x..x.x....x......xx....x........x...x....x..x......';

/** @param {string} row */
const fields = (row) => Object.fromEntries(row.split('\t').map((field, i) => [columns[i], field]));

/**
 * The only row of a successful call. Standard error names only the place of a proof, or the course of a search that found nothing.
 * @param {string[]} args
 */
function answer(...args) {
  const { rows, status, stderr } = rookery(['exact', ...args]);
  assert.deepEqual([status, rows.length], [0, 1], args.join(' '));
  const row = fields(rows[0]);
  if (row.answer === 'impossible' && args.includes('--proof'))
    assert.match(stderr, /^rookery: proof in \S+\.cnf \([\d.]+ \w+\) and \S+\.lrat \([\d.]+ \w+\)\n$/);
  else if (row.answer === 'undecided')
    assert.match(stderr, /^(rookery: [\d,]+ tries; best so far: .*\n)?(rookery: proofs of some parts in .*\n)?$/);
  else assert.equal(stderr, '');
  return row;
}

/** @param {string} name @param {string} text */
function file(name, text) {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

test('clues: a puzzle on the pattern, solvable by the strategies', { skip }, () => {
  const row = answer('--pattern', lattice, '--strategies', 'naked,hidden');
  assert.deepEqual([row.pattern, row.clues, row.strategies, row.answer, row.reason], [lattice, '29', 'naked,hidden', 'clues', '-']);
  assert.equal(row.puzzle.replace(/[1-9]/g, 'x'), lattice);
  assert.match(rookery(['solve'], row.puzzle).rows[0], /^\S+\t1\t\d{81}$/);
  const path = rookery(['explain', '--json', '--technique', 'Last empty cell, Hidden single, Naked single'], row.puzzle).rows;
  assert.equal(JSON.parse(path[path.length - 1]).end, 'solved');
  assert.equal(rookery(['exact', '--header', '--pattern', small]).rows[0], columns.join('\t'));
});

test('impossible: fewer than 17 clues, positions, a refutation; the JSON names the cells', { skip }, () => {
  const few = answer('--pattern', 'x'.repeat(16) + '.'.repeat(65));
  assert.deepEqual([few.answer, few.puzzle, few.steps], ['impossible', '-', '-']);
  assert.match(few.reason, /fewer than 17 clues/);
  assert.match(answer('--pattern', clueless).reason, /^rows 1 and 2 have no clue/);
  assert.equal(answer('--pattern', hard).answer, 'impossible');
  assert.equal(answer('--pattern', hard, '--cubes', '1', '--attempts', '0').answer, 'impossible');
  const { rows } = rookery(['exact', '--pattern', clueless, '--json']);
  const { cells, answer: said, puzzle } = JSON.parse(rows[0]);
  assert.deepEqual([cells, said, puzzle], [Array.from({ length: 18 }, (_, cell) => cell), 'impossible', null]);
});

test('a list: one row per line, whatever the threads; bad lines are reported with their position', { skip }, () => {
  const list = `${small}\n\n${hard}\nx.x\n${clueless}\n${'.'.repeat(81)}\n${lattice}\n`;
  const calls = ['1', '2', '7'].map((threads) => rookery(['exact', '--threads', threads, file('list.txt', list)]));
  for (const { stdout, stderr, status } of calls) {
    assert.equal(status, 1);
    assert.equal(stdout, calls[0].stdout);
    const places = stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(folder, ''));
    assert.deepEqual(places, [
      '/list.txt:4:4: expected a pattern of 81 cells, found 3',
      '/list.txt:6:1: expected at least one clue cell, found none',
    ]);
  }
  assert.deepEqual(
    calls[0].rows.map((row) => fields(row).answer),
    ['clues', 'impossible', 'impossible', 'clues'],
  );
  assert.equal(rookery(['exact', '-'], small).rows[0].split('\t')[3], 'clues');
});

test('one pattern in parts: the same row with 1 and 7 threads', { skip }, () => {
  for (const pattern of [small, hard, lattice]) {
    const calls = ['1', '7'].map((threads) => rookery(['exact', '--pattern', pattern, '--threads', threads, '--seed', '5']));
    assert.equal(calls[0].rows.length, 1);
    assert.equal(calls[0].stdout, calls[1].stdout);
  }
});

test('undecided: by time, by Ctrl+C, by conflicts; single shards do not decide', { skip }, async () => {
  const naked = ['--pattern', long, '--strategies', 'naked'];
  const { rows, stderr, status } = rookery(['exact', ...naked, '--time', '1']);
  assert.equal(status, 3);
  assert.equal(rows.length, 1);
  assert.equal(fields(rows[0]).answer, 'undecided');
  assert.match(fields(rows[0]).reason, /^not all of its \d+ parts were refuted$/);
  assert.match(
    stderr,
    /^(rookery: [\d,]+ tries; best so far: \d+ cells left open\. .*\n)?rookery: \d+ of \d+ parts done, the time limit of 1 s was reached\n$/,
  );
  const whole = rookery(['exact', ...naked, '--cubes', '1', '--time', '0.5']);
  assert.equal(fields(whole.rows[0]).answer, 'undecided');
  const limited = answer(...naked, '--cubes', '2', '--conflicts', '10', '--attempts', '10');
  assert.equal(limited.answer, 'undecided');
  const shard = rookery(['exact', '--pattern', hard, '--conflicts', '100000', '--attempts', '0', '--shard', '1/2']);
  assert.equal(fields(shard.rows[0]).answer, 'undecided');
  const list = `${small}\n`.repeat(3) + `${long}\n`;
  const three = (/** @type {string} */ output) => output.split('\n').length > 3;
  const broken = await interrupted(['exact', '--strategies', 'naked', '--threads', '1', '-'], list, three);
  assert.equal(broken.status, 130);
  assert.equal(broken.output.trimEnd().split('\n').length, 3);
});

test('stored parts are not run again, and together they decide', { skip }, () => {
  const decided = ['exact', '--pattern', inParts, '--strategies', 'naked', '--attempts', '0'];
  const [answered] = rookery(decided).rows;
  assert.match(answered, /\timpossible\t.* parts$/);
  const call = [...decided, '--resume', path.join(folder, 'journal')];
  const shards = ['0/2', '1/2'].map((shard) => rookery([...call, '--shard', shard]));
  for (const { rows, status } of shards) assert.deepEqual([status, fields(rows[0]).answer], [0, 'undecided']);
  const whole = rookery(call);
  assert.deepEqual([whole.status, whole.stderr], [0, '']);
  assert.deepEqual(whole.rows, [answered]);
});

/**
 * Checks a proof as text: every clause follows by unit propagation from the clauses that its line names, in that order, and the last
 * one is empty.
 * @param {string} formula @param {string} proof
 */
function checkProof(formula, proof) {
  const [head, ...lines] = formula
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('c '));
  const [, , variables, count] = head.split(' ');
  assert.match(head, /^p cnf \d+ \d+$/);
  assert.equal(lines.length, Number(count));
  /** @type {Map<number, number[]>} */
  const clauses = new Map();
  for (const [i, line] of lines.entries()) {
    const literals = line.split(' ').map(Number);
    assert.equal(literals.pop(), 0);
    assert.ok(literals.every((literal) => literal !== 0 && Math.abs(literal) <= Number(variables)));
    clauses.set(i + 1, literals);
  }
  let hasEmpty = false;
  for (const line of proof.trimEnd().split('\n')) {
    const [id, ...rest] = line.split(' ');
    if (rest[0] === 'd') {
      for (const old of rest.slice(1, -1)) assert.ok(clauses.delete(Number(old)), line);
      continue;
    }
    const numbers = rest.map(Number);
    const middle = numbers.indexOf(0);
    const literals = numbers.slice(0, middle);
    const falsified = new Set(literals);
    let conflict = false;
    for (const hint of numbers.slice(middle + 1, -1)) {
      const open = (clauses.get(hint) ?? assert.fail(line)).filter((literal) => !falsified.has(literal));
      conflict = open.length === 0;
      if (conflict) break;
      assert.equal(open.length, 1, line);
      falsified.add(-open[0]);
    }
    assert.ok(conflict, line);
    clauses.set(Number(id), literals);
    hasEmpty ||= literals.length === 0;
  }
  assert.ok(hasEmpty);
}

/** @param {string} name */
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
/** @param {string} name */
const filesOf = (name) =>
  readdirSync(folder)
    .filter((other) => other.startsWith(`${name}.`))
    .sort();

test('a proof: formula and LRAT lines, which verify', { skip }, () => {
  const proof = path.join(folder, 'whole');
  assert.equal(answer('--pattern', hard, '--cubes', '1', '--proof', proof).answer, 'impossible');
  assert.deepEqual(filesOf('whole'), ['whole.cnf', 'whole.lrat']);
  checkProof(read('whole.cnf'), read('whole.lrat'));
  assert.match(read('whole.cnf'), new RegExp(`^c pattern ${hard.replaceAll('.', '\\.')}$`, 'm'));
  assert.match(read('whole.cnf'), /^c symmetry digits: /m);
  assert.match(read('whole.cnf'), /^c symmetry map 1: r\dc\d>/m);
  // Another run replaces it; one without a proof leaves it alone.
  assert.equal(answer('--pattern', hard, '--cubes', '1', '--proof', proof).answer, 'impossible');
  checkProof(read('whole.cnf'), read('whole.lrat'));
  assert.equal(answer('--pattern', small, '--cubes', '1', '--proof', proof).answer, 'clues');
  assert.deepEqual(filesOf('whole'), ['whole.cnf', 'whole.lrat']);
});

test('a proof in parts: one for each', { skip }, () => {
  const args = ['--pattern', hard, '--proof', path.join(folder, 'parts')];
  assert.equal(answer(...args, '--attempts', '0', '--conflicts', '1', '--threads', '3').answer, 'undecided');
  assert.equal(answer(...args).answer, 'impossible'); // by its first part
  for (const name of ['parts.cnf', 'parts.lrat']) assert.ok(filesOf('parts').includes(name)); // the files of the first run's parts stay
  const list = file('two.txt', `${small}\n${hard}\n`);
  assert.equal(rookery(['exact', list, '--proof', path.join(folder, 'lines')]).status, 0);
  assert.deepEqual(filesOf('lines'), ['lines.2.cnf', 'lines.2.lrat']);
  checkProof(read('lines.2.cnf'), read('lines.2.lrat'));
  // Positions decide in a list, and for one pattern.
  const positions = file('positions.txt', `xxxx............\n${small}\nx...............\n`);
  assert.equal(rookery(['exact', positions, '--proof', path.join(folder, 'positions')]).status, 0);
  assert.deepEqual(filesOf('positions'), ['positions.1.cnf', 'positions.1.lrat', 'positions.3.cnf', 'positions.3.lrat', 'positions.txt']);
  for (const line of [1, 3]) checkProof(read(`positions.${line}.cnf`), read(`positions.${line}.lrat`));
  assert.equal(answer('--pattern', clueless, '--proof', path.join(folder, 'clueless')).answer, 'impossible');
  checkProof(read('clueless.cnf'), read('clueless.lrat'));
  assert.match(read('clueless.cnf'), /^c It is impossible by its positions: rows 1 and 2 have no clue/m);
  // If the limit is too low for a refutation, the call says so and leaves no file.
  const short = rookery(['exact', '--pattern', clueless, '--conflicts', '1', '--proof', path.join(folder, 'short')]);
  assert.deepEqual([short.status, fields(short.rows[0]).answer, filesOf('short')], [1, 'impossible', []]);
  assert.match(short.stderr, /impossible, but without a proof: no refutation was found in 1 conflicts/);
  const shard = ['--shard', '1/2', '--threads', '2'];
  const { rows } = rookery(['exact', '--pattern', hard, '--proof', path.join(folder, 'shard'), ...shard]);
  assert.equal(fields(rows[0]).answer, 'undecided');
  const found = filesOf('shard').filter((name) => name.endsWith('.lrat'));
  assert.ok(found.length >= 2, found.join());
  for (const name of found) checkProof(read(name.replace(/lrat$/, 'cnf')), read(name));
});

test('the proofs of all parts are joined: one formula, one proof for everything', { skip }, () => {
  const args = ['exact', '--pattern', inParts, '--strategies', 'naked', '--attempts', '0', '--proof', path.join(folder, 'joined')];
  // In shards, whose parts are stored with their proofs; then the whole.
  const journal = ['--resume', path.join(folder, 'proof-journal')];
  for (const shard of ['0/2', '1/2']) {
    const { status, stderr } = rookery([...args, ...journal, '--shard', shard]);
    assert.equal(status, 0);
    assert.match(stderr, /^rookery: proofs of some parts in \d+ files, \S*joined\.\*, /m);
  }
  const { rows, status, stderr } = rookery([...args, ...journal]);
  assert.deepEqual([status, fields(rows[0]).answer], [0, 'impossible']);
  assert.match(stderr, /^rookery: proof in \S+joined\.cnf \(.*\) and \S+joined\.lrat \(.*\)\n$/);
  assert.deepEqual(filesOf('joined'), ['joined.cnf', 'joined.lrat']);
  checkProof(read('joined.cnf'), read('joined.lrat'));
  assert.match(read('joined.cnf'), /^c Part 1 of \d+: step 1 places nothing(, step \d+ places nothing)*\.$/m);
  // Missing parts cannot be joined, and the call says so.
  const again = rookery([...args, ...journal]);
  assert.equal(again.status, 1);
  assert.match(again.stderr, /the proof of part 1 of \d+ is missing, so the proof is incomplete/);
});

test('impossible requests: status 2, no row, and a message', { skip }, () => {
  /** @type {[string[], RegExp][]} */
  const calls = [
    [['--pattern', '.'.repeat(81)], /^rookery: option pattern, character 1: expected at least one clue cell, found none\n$/],
    [['--pattern', 'xx'], /^rookery: option pattern, character 3: expected a pattern of 81 cells, found 2\n$/],
    [['--pattern', lattice, '--strategies', ''], /^rookery: option strategies: expected a list with naked or hidden, .*, found ""\n$/],
    [['--pattern', lattice, '--strategies', 'locked'], /^rookery: option strategies: expected a list with naked or hidden/],
    [
      ['--pattern', lattice, '--strategies', 'x-wing'],
      /^rookery: option strategies: expected a comma-separated list of naked, .*"x-wing"\n$/,
    ],
    [['--pattern', lattice, '--method', 'guess'], /^rookery: option method: expected one of portfolio, /],
    [
      ['--pattern', lattice, '--proof', path.join(folder, 'no', 'such', 'p')],
      /^rookery: cannot write .*no\/such\/p\.cnf: No such file or directory\n$/,
    ],
    [['--pattern', lattice, '--proof'], /proof/],
    [['a', 'b', '--proof', path.join(folder, 'p')], /^rookery: --proof takes one input/],
    [['--fewest', '--pattern', lattice], /^rookery: the option fewest searches all patterns/],
    [['--fewest', '--proof', path.join(folder, 'p')], /^rookery: the option proof needs the method sat/],
  ];
  for (const [args, sentence] of calls) {
    const { status, stdout, stderr } = rookery(['exact', ...args]);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, sentence, args.join(' '));
  }
  assert.ok(!existsSync(path.join(folder, 'p.cnf')));
});

test('the fewest clues by formulas: 704 of 1,820 sets of 4x4 cells, and a proof for each way to share three', { skip }, () => {
  const sat = ['exact', '--fewest', '--method', 'sat', '--order', '2', '--strategies', 'naked'];
  const counted = ['1', '3'].map((threads) => rookery([...sat, '--clues', '4', '--count', '--threads', threads]).stdout);
  assert.deepEqual(counted, ['4\tnaked\t704\n', '4\tnaked\t704\n']);
  assert.equal(rookery([...sat, '--clues', '3', '--count']).stdout, '3\tnaked\t0\n');
  const proof = path.join(folder, 'three');
  const { rows, stderr } = rookery([...sat, '--clues', '3', '--proof', proof]);
  assert.match(rows[0], /^3\t-\tnaked\timpossible\tno 3 clues in any cells can be solved: refuted in 4 parts/);
  assert.match(stderr, /proof in 8 files/);
  const formula = readFileSync(`${proof}.1.cnf`, 'utf8');
  assert.match(formula, /^c symmetry boxes: bands can be swapped/m);
  assert.match(formula, /^c v \d+ clue-count$/m);
});

test('the fewest clues: proved on 4x4, decreasing on 9x9', { skip }, () => {
  const [four] = rookery(['exact', '--fewest', '--order', '2']).rows.map((row) => row.split('\t'));
  assert.deepEqual([four[0], four[3]], ['4', 'proved']);
  const nine = ['--fewest', '--attempts', '50000', '--give-up', '2'];
  const calls = ['1', '4'].map((threads) => rookery(['exact', ...nine, '--threads', threads]));
  assert.equal(calls[0].stdout, calls[1].stdout);
  const rows = calls[0].rows.map((row) => row.split('\t'));
  assert.deepEqual(
    rows.map(([clues]) => Number(clues)),
    rows.map((_, i) => 22 - i),
  );
  for (const [clues, puzzle] of rows) assert.equal(puzzle.replace(/\./g, '').length, Number(clues));
  const none = rookery(['exact', '--fewest', '--clues', '17', '--attempts', '100', '--give-up', '1']);
  assert.equal(none.rows[0].split('\t')[3], 'undecided');
  assert.match(none.stderr, /^rookery: 0 of 1 found, gave up/);
  // This many clues were requested; without a number, the search ends by giving up.
  assert.deepEqual([none.status, calls[0].status], [3, 0]);
});

test('--seconds: a last column for any verb', { skip }, () => {
  /** @type {[string[], string, number][]} */
  const calls = [
    [['exact', '--pattern', small], '', 7],
    [['exact', '--pattern', long, '--strategies', 'naked', '--time', '0.3'], '', 7],
    [['solve'], `${lattice.replace(/x/g, '.')}\n`.repeat(3), 3],
    [['generate', '--count', '3', '--unrated'], '', 11],
    [['enumerate', '--count', '--clues', '16'], '123456789456789123789123456214365897365897214897214365531642978642978531978531642', 2],
  ];
  for (const [args, input, columns] of calls) {
    const { rows, status } = rookery([...args, '--seconds', '--header'], input);
    assert.equal(status, args.includes('--time') ? 3 : 0, args.join(' '));
    assert.match(rows[0], /\tseconds$/);
    assert.ok(rows.length > 1, args.join(' '));
    for (const row of rows.slice(1)) {
      const all = row.split('\t');
      assert.equal(all.length, columns + 1, row);
      assert.match(all[columns], /^\d+\.\d{3}$/);
    }
    const [object] = rookery([...args, '--seconds', '--json'], input).rows.map((row) => JSON.parse(row));
    assert.equal(Object.keys(object).pop(), 'seconds');
    assert.equal(typeof object.seconds, 'number');
  }
  const kept = path.join(folder, 'kept');
  const call = ['exact', '--seconds', '--resume', kept, file('one.txt', `${small}\n`)];
  assert.match(rookery(call).rows[0], /\t\d+\.\d{3}$/);
  assert.match(rookery(call).rows[0], /\t-$/); // it did not run
});
