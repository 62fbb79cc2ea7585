// T&E depth, braids and whips on the command line: the columns, where a number does not apply, and what a list may hold.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rookery, skip } from './command.mjs';

const easy = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';
const monster = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
const depth3 = '........1.....2.34.35.......2..67....8753....5.62.8.7..62......75...68..8.3.25..7';

test('each scale has a column of its own, in an order that does not depend on the call', { skip }, () => {
  const header = (/** @type {string} */ scale) => rookery(['rate', '--scale', scale, '--header'], easy).rows[0];
  assert.equal(header('te,b,gb,w,gw,bxb,bxbb'), 'puzzle\tT&E depth\tB\tgB\tW\tgW\tBxB\tBxBB');
  assert.equal(header('bxb,te'), 'puzzle\tT&E depth\tBxB');
  assert.equal(header('b,se'), 'puzzle\tER\tEP\tED\thardest technique\tB');
});

test('a number stands where it applies', { skip }, () => {
  const { rows, status } = rookery(['rate', '--scale', 'te,b,w,bxb,bxbb'], [easy, monster, depth3].join('\n'));
  assert.equal(status, 0);
  assert.deepEqual(
    rows.map((row) => row.split('\t').slice(1).join(' ')),
    ['0 0 0 - -', '2 - - 6 -', '3 - - - 2'],
  );
  const { rows: objects } = rookery(['rate', '--scale', 'te,gb,bxb', '--json'], monster);
  assert.deepEqual(JSON.parse(objects[0] ?? ''), { puzzle: monster, te: 2, gb: null, bxb: 6 });
});

test('no puzzle has no number, and a scale of another name is refused', { skip }, () => {
  assert.deepEqual(rookery(['rate', '--scale', 'te,b'], '.'.repeat(81)).rows, [`${'.'.repeat(81)}\t-\t-`]);
  const { status, stderr } = rookery(['rate', '--scale', 'te,x'], easy);
  assert.equal(status, 2);
  assert.match(stderr, /expected a comma-separated list of se, hodoku, te, b, gb, w, gw, bxb, bxbb, wnef, level/);
  assert.equal(rookery(['rate', '--scale', 'te', '--lines'], easy).status, 2);
});

test('the rows do not depend on threads', { skip }, () => {
  const list = Array(40).fill([easy, monster, depth3]).flat().join('\n');
  const rows = (/** @type {string} */ threads) => rookery(['rate', '--scale', 'te,b,bxbb', '--threads', threads], list).rows;
  assert.deepEqual(rows('1'), rows('2'));
});
