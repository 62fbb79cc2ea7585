// HoDoKu's regression library through the command line, with the options that its cases need. It is read from the folder ROOKERY_DATA.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rookery, skip } from './command.mjs';

const library = path.join(process.env.ROOKERY_DATA ?? '', 'hodoku_regression.tsv');

/** The options that HoDoKu's own tester switches on for a case. @param {string} code */
function choicesFor(code) {
  const [kind = '', variant] = code.split('-');
  if (kind.length === 5) return ['--siamese'];
  if (/^09(02|03|04)$/.test(kind) && variant === '2') return ['--als-overlap'];
  if ((kind === '0709' && variant === '2') || (/^071[01]$/.test(kind) && /[34]/.test(variant ?? ''))) return ['--als-chains'];
  return [];
}

/** Sorted, without duplicates. @param {string} triples */
const sorted = (triples) => [...new Set(triples.split(' ').filter((triple) => triple !== '-'))].sort().join(' ');

test("each case of HoDoKu's regression library is found", { skip: skip || (existsSync(library) ? false : 'set ROOKERY_DATA') }, () => {
  /** @type {Map<string, string[][]>} */
  const cases = new Map();
  for (const line of readFileSync(library, 'utf8').trim().split('\n').slice(1)) {
    const columns = line.split('\t');
    cases.set(columns[1] ?? '', [...(cases.get(columns[1] ?? '') ?? []), columns]);
  }
  let good = 0;
  for (const [code, ofCode] of cases) {
    const lines = ofCode.map(([, , digits, grid, deleted]) => `:${code}:${digits}:${grid}:${deleted === '-' ? '' : deleted}::`);
    const { rows, status } = rookery(['steps', '--scale', 'hodoku', '--technique', code, ...choicesFor(code)], lines.join('\n'));
    assert.equal(status, 0, code);
    let at = 0;
    for (const [, , , , , eliminations = '', placements = ''] of ofCode) {
      const steps = [];
      for (; !rows[at]?.startsWith('end\t'); ++at) steps.push((rows[at] ?? '').split('\t').slice(3, 5).map(sorted));
      ++at;
      // BUG+1 is identified by its eliminations; placements by templates are one step per cell.
      const wanted = [sorted(eliminations), code === '0610' ? '' : sorted(placements)];
      const placed = steps.filter(([, place]) => place?.[0] === placements[0]).map(([, place]) => place);
      const found = code === '1201' ? placed.sort().join(' ') === wanted[1] : steps.some((step) => step.join('|') === wanted.join('|'));
      assert.ok(code.endsWith('-x') ? steps.length === 0 : found, `${code}: ${wanted.join(' | ')}`);
      ++good;
    }
    assert.equal(at, rows.length, code);
  }
  assert.equal(good, 834);
});

test("HoDoKu's choices are refused on another scale", { skip }, () => {
  for (const verb of ['steps', 'explain', 'rate']) {
    for (const choice of ['--als-overlap', '--als-chains', '--siamese', '--no-uniqueness']) {
      const { status, stderr } = rookery([verb, choice], '.'.repeat(81));
      assert.equal(status, 2);
      assert.match(stderr, /works only with the scale hodoku/);
    }
  }
});

const kUniqueness = /Unique|Uniqueness|Rectangle|Bivalue/;
const puzzles = () => rookery(['sample', '--minimal', '--count', '60', '--seed', '3'], '').rows.map((row) => row.split('\t')[0] ?? '');
/** A path's techniques and scores. @param {string[]} options @param {string} puzzle */
const path_of = (options, puzzle) =>
  rookery(['explain', '--scale', 'hodoku', ...options], puzzle)
    .rows.map((row) => row.split('\t'))
    .filter(([number]) => number !== 'end')
    .map(([, technique = '', score]) => ({ technique, score: Number(score) }));

test('without uniqueness no step depends on it, and the rating is the sum over that path', { skip }, () => {
  let changed = 0;
  for (const puzzle of puzzles()) {
    const all = path_of([], puzzle);
    const path = path_of(['--no-uniqueness'], puzzle);
    assert.ok(
      path.every(({ technique }) => !kUniqueness.test(technique) || technique === 'Empty Rectangle'),
      puzzle,
    );
    if (all.some(({ technique }) => kUniqueness.test(technique) && technique !== 'Empty Rectangle')) ++changed;
    const [rated = ''] = rookery(['rate', '--scale', 'hodoku', '--no-uniqueness'], puzzle).rows;
    assert.equal(
      Number(rated.split('\t')[1]),
      path.reduce((sum, { score }) => sum + score, 0),
      rated,
    );
  }
  assert.ok(changed > 0);
  const { status, stderr } = rookery(['rate', '--scale', 'hodoku,level', '--no-uniqueness'], '.'.repeat(81));
  assert.equal(status, 2);
  assert.match(stderr, /the level depends on all techniques/);
});

test('a path by least score differs and shows no rating', { skip }, () => {
  const paths = puzzles().map((puzzle) => [path_of([], puzzle), path_of(['--least-score'], puzzle)].map((path) => JSON.stringify(path)));
  assert.ok(paths.some(([usual, by_score]) => usual !== by_score));
  const { rows } = rookery(['explain', '--scale', 'hodoku', '--least-score'], puzzles()[0] ?? '');
  assert.equal(rows.at(-1)?.split('\t')[2], '-');
  const { status, stderr } = rookery(['explain', '--least-score'], '.'.repeat(81));
  assert.equal(status, 2);
  assert.match(stderr, /works only with the scale hodoku/);
});
