// The guide to techniques on the command line: one row per page, by the names of both scales, with examples that occur on the path of the
// same scale.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rookery, skip } from './command.mjs';

/** Rows of the guide, keyed by column names. @param {string} techniques */
function pages(techniques) {
  const { rows, status } = rookery(['guide', '--header', '--technique', techniques]);
  assert.equal(status, 0);
  const names = (rows[0] ?? '').split('\t');
  return rows.slice(1).map((row) => {
    const fields = row.split('\t');
    assert.equal(fields.length, names.length);
    return Object.fromEntries(names.map((name, i) => [name, fields[i] ?? '']));
  });
}

test("the guide has the technique's numbers on each scale that includes it", { skip }, () => {
  const numbers = pages('x-wing, skyscraper, unique loop').map(({ technique, rating, score, level }) => [technique, rating, score, level]);
  assert.deepEqual(numbers, [
    ['X-wing', '3.2', '140', 'Hard'],
    ['Skyscraper', '-', '130', 'Hard'],
    ['Unique loop', '4.6', '-', '-'],
  ]);
});

test("guide pages are selected by name, by its beginning, or by HoDoKu's code", { skip }, () => {
  const chosen = (/** @type {string} */ names) => pages(names).map(({ technique }) => technique);
  assert.deepEqual(chosen('w-wing,fbf2,nishio'), ['W-wing', 'Finned X-wing', 'Nishio']);
  assert.deepEqual(chosen('simple colors'), ['Simple colors trap', 'Simple colors wrap']);
  assert.deepEqual(chosen('naked quadruple'), ['Naked quad']);
  const { status, stderr } = rookery(['guide', '--technique', 'telepathy']);
  assert.equal(status, 2);
  assert.match(stderr, /option technique: expected a comma-separated list of techniques, by name or by HoDoKu's codes/);
});

test("the path of the example reaches the guide's step on the technique's scale", { skip }, () => {
  for (const [name, scale, column] of [
    ['X-wing', 'se', 3],
    ['Skyscraper', 'hodoku', 5],
    ['Hidden rectangle', 'hodoku', 5],
    ['Finned swordfish', 'hodoku', 5],
  ]) {
    const [page] = pages(`${name}`);
    assert.ok(page);
    const { rows } = rookery(['explain', '--scale', `${scale}`], page.example);
    const step = rows[Number(page.step) - 1]?.split('\t') ?? [];
    assert.equal(step[1]?.toLowerCase(), `${name}`.toLowerCase());
    const conclusion = (/** @type {string | undefined} */ text) => text?.slice(text.lastIndexOf(','));
    assert.equal(conclusion(step[Number(column)]), conclusion(page.text));
    assert.equal(page.values.length, 81);
    assert.equal(page.candidates.length, 729);
  }
});

test('a technique that HoDoKu uses only on request has its example too', { skip }, () => {
  const [page] = pages('death blossom');
  assert.match(page?.text ?? '', /^Death blossom: /);
});
