// unavoidable on the command line: sets as rows, saved and loaded again, and the errors for lists that do not fit.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ownFolder, rookery, skip } from './command.mjs';

const folder = ownFolder('unavoidable');

// Grids with published numbers of sets of at most 12 cells.
const grids = [
  { grid: '639241785284765193517983624123857946796432851458619237342178569861594372975326418', small: 371, fourDigits: 17534 },
  { grid: '123456789456789123789132546248573691531968274967214835312895467674321958895647312', small: 382, fourDigits: 15627 },
  { grid: '123456789456789132789213654275398416641527398938641275364975821512834967897162543', small: 344, fourDigits: 14055 },
  { grid: '123456789457189263689237451275613948348975612961842537534798126712364895896521374', small: 311, fourDigits: 10231 },
  { grid: '897264153325971864146853279674318925281597346539642781713426598458739612962185437', small: 282, fourDigits: 9184 },
];

/** @param {string[]} args @param {string} input */
const unavoidable = (args, input) => rookery(['unavoidable', ...args], input);

/** A file with this text; its name. @param {string} name @param {string} text */
function file(name, text) {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

test('the published numbers of sets', { skip }, () => {
  for (const { grid, small, fourDigits } of grids) {
    assert.equal(unavoidable([], grid).rows.length, small);
    assert.equal(unavoidable(['--method', 'digits', '--max-cells', '81'], grid).rows.length, fourDigits);
  }
});

test('rows do not depend on threads', { skip }, () => {
  const input = grids.map(({ grid }) => grid).join('\n');
  const one = unavoidable(['--threads', '1', '--header'], input);
  assert.equal(one.status, 0);
  assert.equal(one.rows[0], 'set\tcells\tdigits\thouses\tgrid');
  assert.equal(unavoidable(['--threads', '3', '--header'], input).stdout, one.stdout);
});

test('a saved list is loaded', { skip }, () => {
  const { grid } = grids[3];
  const all = unavoidable(['--header'], grid);
  const again = unavoidable(['--header', '--load', file('saved.txt', all.stdout)], grid);
  assert.equal(again.stdout, all.stdout);
  assert.equal(again.status, 0);
});

test('a list for another grid', { skip }, () => {
  const sets = unavoidable(['--max-cells', '6'], grids[3].grid);
  const { status, stderr } = unavoidable(['--load', file('other.txt', sets.stdout)], grids[4].grid);
  assert.equal(status, 1);
  assert.match(
    stderr,
    /^stdin:1:1: option load, line 1, column 1: expected an unavoidable set of the grid, found 4 cells whose removal still leaves only one solution$/m,
  );
});

test('an unreadable list', { skip }, () => {
  for (const name of [path.join(folder, 'absent.txt'), folder]) {
    const { status, rows, stderr } = unavoidable(['--load', name], grids[0].grid);
    assert.equal(status, 2);
    assert.deepEqual(rows, []);
    assert.match(stderr, /--load: cannot read .*: (No such file|Is a directory)/);
  }
});

test('a folder instead of a file of grids is reported', { skip }, () => {
  const { status, stderr } = unavoidable([folder], '');
  assert.equal(status, 1);
  assert.match(stderr, /cannot read .*: Is a directory/);
});
