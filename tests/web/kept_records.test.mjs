// Data from the store is used only if it is plausible.
import assert from 'node:assert/strict';

import { test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/page/storage/kept_records.mjs')} */
const { isFinishedPart, isJobRecord } = await import(urlOf('page/storage/kept_records.mjs'));

const kOthers = [null, Number.NaN, Infinity, -2, 0.5, 1e308, {}, [], [[]], true, 'x', new Date(0), new Blob(['x']), new Uint8Array(2)];
const kJob = {
  key: 'results-1-0',
  build: 'results-1',
  verb: 'survey',
  options: { depth: '1' },
  input: 'a list',
  text: undefined,
  parts: 12,
  partsDone: 3,
  rows: 24,
  finished: false,
  changed: 1,
};
const kPart = { part: 3, rows: 'one\ntwo', count: 2, problems: [{ line: 1, column: 0, sentence: 'no' }], items: 8 };

/**
 * Accepts only a value of the same type in place of a member.
 * @param {(value: unknown) => boolean} is @param {Record<string, unknown>} whole @param {(name: string, other: any) => boolean} may
 */
function checkMembers(is, whole, may) {
  assert.ok(is(whole));
  for (const other of kOthers) assert.ok(!is(other), String(other));
  for (const name of Object.keys(whole))
    for (const other of kOthers) assert.equal(is({ ...whole, [name]: other }), may(name, other), `${name}: ${String(other)}`);
}

test('jobs', () => {
  const isEmpty = (/** @type {any} */ value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
  checkMembers(isJobRecord, kJob, (name, other) => {
    if (name === 'options') return isEmpty(other);
    return typeof other === typeof (/** @type {any} */ (kJob)[name]) && ['string', 'boolean'].includes(typeof other);
  });
  const text = new Blob(['a long text']);
  const long = { ...kJob, input: `long-text-1-${text.size}`, text };
  assert.ok(isJobRecord(long));
  assert.ok(!isJobRecord({ ...long, text: undefined }), 'a missing long text');
  assert.ok(!isJobRecord({ ...long, text: new Blob(['cut']) }), 'a shorter long text');
  assert.ok(isJobRecord({ ...kJob, parts: -1 }), 'an open-ended search');
});

test('parts', () => {
  checkMembers(
    isFinishedPart,
    kPart,
    (name, other) => (name === 'problems' && Array.isArray(other) && other.length === 0) || (name === 'items' && other === 0.5),
  );
  for (const [rows, count, isWhole] of /** @type {[string, number, boolean][]} */ ([
    ['', 0, true],
    ['one', 1, true],
    ['one\ntwo', 1, false],
    ['one', 2, false],
    ['one', 0, false],
  ]))
    assert.equal(isFinishedPart({ ...kPart, rows, count }), isWhole, `${count}: ${rows}`);
});
