// T&E depth, braids and whips on the command line: the columns, where a number does not apply, and lists with them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rookery, skip, table } from './command.mjs';

const easy = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';
const monster = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
const depth3 = '........1.....2.34.35.......2..67....8753....5.62.8.7..62......75...68..8.3.25..7';

test('each scale has its own column, in an order independent of the call', { skip }, () => {
  const header = (/** @type {string} */ scale) => rookery(['rate', '--scale', scale, '--header'], easy).rows[0];
  assert.equal(header('te,b,gb,w,gw,bxb,bxbb'), 'puzzle\tT&E depth\tB\tgB\tW\tgW\tBxB\tBxBB');
  assert.equal(header('bxb,te'), 'puzzle\tT&E depth\tBxB');
  assert.equal(header('b,se'), 'puzzle\tER\tEP\tED\thardest technique\tB');
});

test('a number appears where it applies', { skip }, () => {
  const { rows, status } = rookery(['rate', '--scale', 'te,b,w,bxb,bxbb'], [easy, monster, depth3].join('\n'));
  assert.equal(status, 0);
  assert.deepEqual(
    rows.map((row) => row.split('\t').slice(1).join(' ')),
    ['0 0 0 - -', '2 - - 6 -', '3 - - - 2'],
  );
  const { rows: objects } = rookery(['rate', '--scale', 'te,gb,bxb', '--json'], monster);
  assert.deepEqual(JSON.parse(objects[0] ?? ''), { puzzle: monster, te: 2, gb: null, bxb: 6 });
});

test('an invalid puzzle has no number, and an unknown scale is refused', { skip }, () => {
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

test('survey --depth adds the depth and its lengths, as in rate; without it the rows are unchanged', { skip }, () => {
  const list = [easy, monster, depth3].join('\n');
  const columns = ['T&E depth', 'B', 'W', 'BxB', 'BxBB'];
  const rated = table(['rate', '--scale', 'te,b,w,bxb,bxbb'], list);
  const surveyed = table(['survey', '--graded', '--depth'], list);
  assert.deepEqual(Object.keys(surveyed[0]).slice(-6), ['Rookery level', ...columns]);
  for (const [i, row] of rated.entries()) {
    for (const column of columns) assert.equal(surveyed[i][column], row[column]);
  }
  const plain = table(['survey', '--graded'], list);
  assert.deepEqual(
    plain,
    surveyed.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))),
  );
  assert.equal(table(['survey', '--depth'], '.'.repeat(81))[0]['T&E depth'], '-');
});

test('rate leaves out what was not requested', { skip }, () => {
  const list = [easy, monster, depth3, ...rookery(['generate', '--count', '60', '--unrated']).rows.map((row) => row.split('\t')[0])].join(
    '\n',
  );
  const all = table(['rate', '--scale', 'te,b,w,bxb'], list);
  /** @type {[string[], (row: Record<string, string>) => boolean][]} */
  const filters = [
    [['--te', '2..'], (row) => Number(row['T&E depth']) >= 2],
    [['--te', '0'], (row) => row['T&E depth'] === '0'],
    [['--b', '2..3'], (row) => ['2', '3'].includes(row.B)],
    [['--bxb', '5..7'], (row) => ['5', '6', '7'].includes(row.BxB)],
    [['--te', '1', '--w', '..2'], (row) => row['T&E depth'] === '1' && ['1', '2'].includes(row.W)],
  ];
  for (const [args, keeps] of filters) {
    const kept = table(['rate', '--scale', 'te,b,w,bxb', ...args], list);
    assert.deepEqual(kept, all.filter(keeps), args.join(' '));
    assert.ok(kept.length > 0 && kept.length < all.length, args.join(' '));
  }
});

test('generate makes puzzles of a depth and of a length, and the rows say so, whatever the threads', { skip }, () => {
  const made = table(['generate', '--b', '5..6', '--count', '20', '--seed', '4']);
  assert.equal(made.length, 20);
  assert.equal(Object.keys(made[0]).at(-1), 'class');
  const rated = table(['rate', '--scale', 'te,b,w,bxb,bxbb'], made.map(({ puzzle }) => puzzle).join('\n'));
  for (const [i, row] of rated.entries()) {
    assert.ok(['5', '6'].includes(row.B));
    for (const [column, value] of Object.entries(row)) assert.equal(made[i][column], value);
  }
  for (const row of table(['generate', '--te', '0', '--count', '10', '--unrated'])) assert.equal(row['T&E depth'], '0');
  for (const row of table(['generate', '--te', '2', '--near', monster, '--count', '2', '--unrated'])) assert.equal(row['T&E depth'], '2');
  assert.ok(!('T&E depth' in table(['generate'])[0]));
  assert.ok('BxBB' in table(['generate', '--depth'])[0]);
  const [one, many] = ['1', '7'].map((threads) => rookery(['generate', '--w', '4', '--count', '30', '--threads', threads]).stdout);
  assert.equal(many, one);
});

test('neighbours: only those of a given depth or length', { skip }, () => {
  const all = table(['neighbours', '--same-grid', '--te', '0..3', '--minus', '1', '--plus', '1'], monster);
  const deep = table(['neighbours', '--same-grid', '--te', '2', '--bxb', '..9'], monster);
  assert.ok(deep.length > 0 && deep.length < all.length);
  const of = (/** @type {Record<string, string>[]} */ rows) => rows.map(({ puzzle }) => puzzle);
  assert.deepEqual(of(deep), of(all.filter((row) => row['T&E depth'] === '2')));
  for (const row of deep) assert.ok(Number(row.BxB) <= 9);
});

test('options that no puzzle can meet are refused', { skip }, () => {
  for (const verb of ['generate', 'rate', 'neighbours']) {
    const { status, stderr } = rookery([verb, '--te', '0..1', '--bxb', '3'], verb === 'generate' ? undefined : easy);
    assert.equal(status, 2, verb);
    assert.match(stderr, /BxB depth 2/);
  }
  assert.equal(rookery(['generate', '--te', '4']).status, 2);
  assert.match(rookery(['generate', '--depth', '--unrated']).stderr, /expected either depth or unrated, found both/);
});

const chains = '....3.925...9...47......1..3..5.9.6..5..2.....964..3...6.2.5..4...7...3..72.4....';

test('a path by whips or braids is as long as the rating, and its steps use the standard notation', { skip }, () => {
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

test('a puzzle beyond whips gets stuck, and techniques of another scale are refused', { skip }, () => {
  const { rows } = rookery(['explain', '--scale', 'b'], monster);
  assert.match(rows.at(-1) ?? '', /^end\t-\t-\tbeyond/);
  const { status, stderr } = rookery(['explain', '--scale', 'w', '--technique', 'braid'], chains);
  assert.equal(status, 2);
  assert.match(stderr, /names techniques of another scale/);
});
