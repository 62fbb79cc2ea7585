// catalogue: numbers of grids and back; ranges of grids in other verbs, and in files that merge joins into one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('catalogue');
const first = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const last = '123456789457893612986217354274538196531964827698721435342685971715349268869172543';
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {string[]} args @param {string} [input] */
function rows(args, input) {
  const { rows: found, status, stderr } = rookery(args, input);
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  return found;
}

test("the first and the last grid, and a puzzle's number", { skip }, () => {
  assert.deepEqual(rows(['catalogue', '--unrank', '1']), [`1\t${first}`]);
  assert.deepEqual(rows(['catalogue', '--unrank', '5472730538..']), [`5472730538\t${last}`]);
  assert.deepEqual(rows(['catalogue', '--header'], `${last}\n${first}\n`), ['number\tgrid', `5472730538\t${last}`, `1\t${first}`]);
  const [row] = rows(['catalogue'], puzzle);
  assert.deepEqual(rows(['catalogue', '--unrank', row.split('\t')[0]]), [row]);
  assert.equal(rows(['check', '--number'], puzzle)[0].split('\t').at(-1), row.split('\t')[0]);
});

test('a range is the same on any number of threads, and its grids have its numbers', { skip }, () => {
  const range = ['catalogue', '--unrank', '2999990000..3000010100'];
  const grids = rows([...range, '--threads', '1']);
  assert.equal(grids.length, 20101);
  assert.deepEqual(rows([...range, '--threads', '3']), grids);
  assert.equal(grids.at(-1)?.split('\t')[0], '3000010100');
  const some = grids.filter((_, i) => i % 997 === 0);
  assert.deepEqual(rows(['catalogue'], some.map((row) => row.split('\t')[1]).join('\n')), some);
});

test('random grids depend on the seed only; uniform ones are shuffled', { skip }, () => {
  for (const uniform of ['classes', 'grids']) {
    const call = ['catalogue', '--random', '130', '--uniform', uniform];
    const drawn = rows([...call, '--seed', '5', '--threads', '1']);
    assert.deepEqual(rows([...call, '--seed', '5']), drawn);
    assert.notDeepEqual(rows([...call, '--seed', '6']), drawn);
    const again = rows(['catalogue'], drawn.map((row) => row.split('\t')[1]).join('\n'));
    assert.deepEqual(
      again.map((row) => row.split('\t')[0]),
      drawn.map((row) => row.split('\t')[0]),
    );
    assert.equal(drawn[0] === again[0], uniform === 'classes');
  }
});

test('first bands are counted', { skip }, () => {
  const counted = rows(['catalogue', '--count', '406..416']).map((row) => row.split('\t'));
  assert.deepEqual(
    counted.map(([band]) => Number(band)),
    Array.from({ length: 11 }, (_, i) => 406 + i),
  );
  assert.deepEqual(counted.at(-1), ['416', '123456789457893612986217354', '1']);
  assert.equal(counted[1][2], '19');
});

test('verbs take ranges of grids, and merge joins several files into one', { skip }, () => {
  const at = (/** @type {string} */ name) => path.join(folder, name);
  for (const call of [
    ['enumerate', '--clues', '16', '--count'],
    ['unavoidable', '--max-cells', '6'],
  ]) {
    const run = (/** @type {string} */ range, /** @type {string} */ name) => rows([...call, '--grids', range, '--output', at(name)]);
    run('1000..1019', 'whole');
    run('1000..1006', 'a');
    run('1007..1007', 'b');
    run('1008..1019', 'c');
    rows(['merge', at('b'), at('c'), at('a'), '--range', '1000..1019', '--output', at('merged')]);
    assert.equal(readFileSync(at('merged'), 'utf8'), readFileSync(at('whole'), 'utf8'));
    const missing = rookery(['merge', at('a'), at('c')]);
    assert.equal(missing.status, 1);
    assert.match(missing.stderr, /1007/);
  }
  const grids = rows(['catalogue', '--unrank', '1000..1003']).map((row) => row.split('\t')[1]);
  assert.deepEqual(
    rows(['enumerate', '--clues', '17', '--count', '--grids', '1000..1003']),
    rows(['enumerate', '--clues', '17', '--count'], grids.join('\n')),
  );
});

test('impossible requests get an error', { skip }, () => {
  for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
    [['--unrank', '0..5'], /option unrank: expected A\.\.B with 1 <= A <= B <= 5472730538, found "0\.\.5"/],
    [['--unrank', '7..6'], /found "7\.\.6"/],
    [['--unrank', '5472730539'], /found "5472730539"/],
    [['--unrank', '1', '--random', '2'], /expected only one of rank, unrank, count and random/],
    [['--count', '417'], /1 <= A <= B <= 416/],
  ])) {
    const { status, stderr } = rookery(['catalogue', ...args]);
    assert.equal(status, 2);
    assert.match(stderr, said);
  }
  const { status, stderr } = rookery(['catalogue'], '.'.repeat(81));
  assert.equal(status, 1);
  assert.match(stderr, /:1:1: catalogue expects a solved grid or a puzzle with one solution; this one has several/);
});
