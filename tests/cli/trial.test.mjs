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

const chains = '....3.925...9...47......1..3..5.9.6..5..2.....964..3...6.2.5..4...7...3..72.4....';

test('a path by whips or braids is as long as the rating, and its steps stand in the notation of the field', { skip }, () => {
  const [rated = ''] = rookery(['rate', '--scale', 'b,gb,w,gw'], chains).rows;
  const [, b, gb, w, gw] = rated.split('\t');
  for (const [scale, name, rating] of [
    ['b', 'B', b],
    ['gb', 'gB', gb],
    ['w', 'W', w],
    ['gw', 'gW', gw],
  ]) {
    const { rows } = rookery(['explain', '--scale', `${scale}`], chains);
    assert.equal(rows.at(-1), `end\t-\t${rating}\tsolved: ${name} ${rating}`);
    const lengths = rows.slice(0, -1).map((row) => Number(row.split('\t')[2]));
    assert.equal(Math.max(...lengths), Number(rating));
  }
  const { rows } = rookery(['explain', '--scale', 'w'], chains);
  assert.equal(
    rows[14]?.split('\t')[3],
    'Whip: if r6c1 were 1, 9 would have no place left in row 5, so r6c1 is not 1. ' +
      'whip[4]: r7n1{c1 c8} - c8n7{r7 r5} - r5n1{c8 c9} - r5n9{c9 .} ==> r6c1 <> 1',
  );
  const objects = rookery(['explain', '--scale', 'w', '--json'], chains).rows.map((row) => JSON.parse(row));
  assert.equal(objects[14].length, 4);
  assert.equal(objects[0].length, 0);
  assert.equal(objects.at(-1).length, Number(w));
  assert.equal(objects.at(-1).er, null);
});

test('a puzzle beyond whips ends so, and techniques of another scale are refused', { skip }, () => {
  const { rows } = rookery(['explain', '--scale', 'b'], monster);
  assert.match(rows.at(-1) ?? '', /^end\t-\t-\tbeyond/);
  const { status, stderr } = rookery(['explain', '--scale', 'w', '--technique', 'braid'], chains);
  assert.equal(status, 2);
  assert.match(stderr, /names techniques of another scale/);
});
