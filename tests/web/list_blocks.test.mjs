// Long lists divided into blocks of lines: the same rows and problems as for the whole text in one call.
import assert from 'node:assert/strict';

import { easy, hard, relabellings } from './puzzles.mjs';
import { loadCore, runJob, test, urlOf, withPool } from './support.mjs';

/** @type {typeof import('../../web/list_blocks.mjs')} */
const { BlockParts, divideList, LONG_LIST } = await import(urlOf('list_blocks.mjs'));
/** @type {typeof import('../../web/page/storage/long_texts.mjs')} */
const { LongTexts } = await import(urlOf('page/storage/long_texts.mjs'));

const core = await loadCore();

/** A list with every kind of line and three kinds of line ends. */
const kLines = relabellings(easy, 16_000).map((line, n) => {
  if (n % 500 === 7) return 'not a puzzle';
  if (n % 500 === 11) return '';
  if (n % 500 === 13) return '# a remark';
  if (n % 500 === 17) return `${line.replaceAll('.', '0')}  # with a remark`;
  if (n % 500 === 19) return `5${line.slice(1, 8)}5${line.slice(9)}`; // the same digit twice in row 1
  return line;
});
const kList = kLines.map((line, n) => line + (n % 97 === 5 ? '\r' : n % 89 === 3 ? '\r\n' : '\n')).join('');
assert.ok(kList.length > LONG_LIST);

/** The same in one call. @param {import('../../web/rookery.js').Spec} spec */
function inOneCall(spec) {
  /** @type {string[]} */
  const rows = [];
  /** @type {import('../../web/rookery.js').Problem[]} */
  const problems = [];
  const { parts, items } = core.plan(spec);
  for (let part = 0; part < parts; ++part) {
    core.run(spec, part, { rows: (text) => rows.push(...text.split('\n')), problems: (found) => problems.push(...found) });
  }
  core.release(spec);
  return { rows, problems, items };
}

for (const verb of ['solve', 'check']) {
  test(`${verb} of a long list: rows, problems and progress match one call`, async () => {
    const expected = inOneCall({ verb, input: kList });
    assert.ok(expected.rows.length > 15_000 && expected.problems.length > 60);
    for (const [size, input] of /** @type {[number, string | Blob][]} */ ([
      [1, kList],
      [3, new Blob([kList])],
    ])) {
      await withPool({ size }, async (pool) => {
        const { rows, problems, end, plan, progress } = await runJob(pool, { verb, input });
        assert.equal(end, 'finished');
        assert.deepEqual(rows, expected.rows);
        assert.deepEqual(problems, expected.problems);
        assert.equal(plan?.items, expected.items);
        assert.equal(progress.at(-1), expected.items);
      });
    }
  });
}

test('lines are counted over the whole list', async () => {
  const at = kList.lastIndexOf('not a puzzle');
  const line = kList.slice(0, at).split(/\r\n|\r|\n/).length;
  await withPool({ size: 2 }, async (pool) => {
    const { problems } = await runJob(pool, { verb: 'solve', input: kList });
    assert.ok(problems.some((problem) => problem.line === line && /not a puzzle|digits/.test(problem.sentence)));
  });
});

test('non-lists, and calls that need all of their input, are not divided', async () => {
  const json = JSON.stringify(relabellings(easy, 20_000));
  assert.equal(await divideList(core, { verb: 'solve' }, new Blob([json])), null);
  assert.equal(await divideList(core, { verb: 'solve', options: { all: true } }, new Blob([kList])), null);
  assert.equal(await divideList(core, { verb: 'convert', options: { to: 'line' } }, new Blob([kList])), null);
  await assert.rejects(divideList(core, { verb: 'solve', options: { limits: 3 } }, new Blob([kList])), /limits.*expected/);
});

test('a line longer than one read', async () => {
  const text = `${kList}# ${'x'.repeat(9e6)}\n${hard}\n`;
  await withPool({ size: 2 }, async (pool) => {
    const { rows, end } = await runJob(pool, { verb: 'solve', input: new Blob([text]) });
    assert.equal(end, 'finished');
    assert.match(/** @type {string} */ (rows.at(-1)), new RegExp(`^${hard.replaceAll('.', '\\.')}\t`));
  });
});

test('each part is looked up in its block, skipping blocks without parts', () => {
  const sizes = [3, 0, 1, 0, 0, 2];
  const blocks = sizes.map((parts, n) => ({ start: 100 * n, end: 100 * n + 100, line: 10 * n + 1, parts, items: parts }));
  const places = new BlockParts({ symbols: 81, blocks });
  const found = Array.from({ length: 6 }, (_, part) => places.at(part));
  assert.deepEqual(
    found.map(({ start, part }) => [start, part]),
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [200, 0],
      [500, 0],
      [500, 1],
    ],
  );
  assert.deepEqual(found[5], { start: 500, end: 600, lines: { first: 51, symbols: 81 }, part: 1 });
});

test('a long text always has the same name, and another text a different one', async () => {
  const texts = new LongTexts();
  const first = await texts.take(new Blob([kList]));
  const again = await new LongTexts().take(new Blob([kList.slice(0, 1000), kList.slice(1000)]));
  const other = await texts.take(new Blob([kList.replace('remark', 'remake')]));
  assert.equal(first.name, again.name);
  assert.notEqual(first.name, other.name);
  assert.equal(first.size, kList.length);
  assert.ok(kList.startsWith(first.beginning) && first.beginning.endsWith('\n'));
  assert.equal(await texts.get(first.name)?.text(), kList);
  assert.equal(texts.get('another'), undefined);
});
