// The page's data outside its canvas: remembered texts, with every kind of browser storage; and links.
import assert from 'node:assert/strict';

import { test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/page/storage/remembered.mjs')} */
const { RememberedTexts } = await import(urlOf('page/storage/remembered.mjs'));
/** @type {typeof import('../../web/page/links.mjs')} */
const { fragmentOf, linkTo } = await import(urlOf('page/links.mjs'));

/** A storage with this much room and its entries as properties, as in browsers. @param {number} room */
function storageOf(room) {
  /** @type {any} */
  const storage = Object.create({
    getItem: (/** @type {string} */ name) => storage[name] ?? null,
    removeItem: (/** @type {string} */ name) => delete storage[name],
    setItem(/** @type {string} */ name, /** @type {string} */ text) {
      if (text.length > room) throw new Error('QuotaExceededError');
      storage[name] = text;
    },
  });
  return storage;
}

/** @returns {Storage} */
const none = () => {
  throw new Error('SecurityError');
};

test('texts are returned in key order until discarded; foreign ones are left alone', () => {
  const storage = storageOf(100);
  storage.foreign = 'not ours';
  const texts = new RememberedTexts(() => storage, none);
  texts.set('pattern.b', 'two');
  texts.set('pattern.a', 'one');
  texts.set('pattern.b', 'three');
  const again = new RememberedTexts(() => storage, none);
  assert.deepEqual(again.all(), [
    ['pattern.a', 'one'],
    ['pattern.b', 'three'],
  ]);
  again.set('pattern.a', '');
  again.set('never there', '');
  assert.deepEqual(again.all(), [['pattern.b', 'three']]);
  assert.equal(storage.foreign, 'not ours');
});

test('no storage, or a full one: nothing is saved, and nothing else happens', () => {
  const nothing = new RememberedTexts(none, none);
  assert.equal(nothing.set('key', 'text'), 'SecurityError');
  assert.deepEqual(nothing.all(), []);
  const full = new RememberedTexts(() => storageOf(3), none);
  full.set('key', 'a long text');
  assert.deepEqual(full.all(), []);
});

test('each window continues its own session, a new one the most recent; everything else is shared', () => {
  const common = storageOf(100);
  const windows = [storageOf(100), storageOf(100), storageOf(100), storageOf(5)];
  const [a, b, c, small] = windows.map(
    (own) =>
      new RememberedTexts(
        () => common,
        () => own,
      ),
  );
  a.set('session', 'of a');
  assert.deepEqual(c.all(), [['session', 'of a']]);
  assert.equal(small.set('session', 'of s'), '');
  assert.equal(small.set('session', 'too long'), '', 'it is in the shared storage');
  b.set('patterns', 'of b');
  b.set('session', 'of b');
  assert.deepEqual(a.all(), [
    ['patterns', 'of b'],
    ['session', 'of a'],
  ]);
  assert.deepEqual(b.all(), [
    ['patterns', 'of b'],
    ['session', 'of b'],
  ]);
  assert.deepEqual(
    c.all(),
    [
      ['patterns', 'of b'],
      ['session', 'of a'],
    ],
    'its initial text, though it has written nothing',
  );
  assert.deepEqual(
    small.all(),
    [
      ['patterns', 'of b'],
      ['session', 'of b'],
    ],
    'not the older text that fitted',
  );
  for (const texts of [a, b]) texts.set('session', '');
  assert.deepEqual(a.all(), [['patterns', 'of b']]);
});

test("another window's writes are reported once, before this one writes or by event, even if overwritten by then", () => {
  const common = storageOf(100);
  const [a, b] = [0, 1].map(() => {
    const own = storageOf(100);
    return new RememberedTexts(
      () => common,
      () => own,
    );
  });
  const event = (/** @type {string | null} */ key, /** @type {string | null} */ newValue) =>
    /** @type {StorageEvent} */ ({ key, newValue });
  a.set('patterns', 'of a');
  assert.deepEqual(a.changes(), [], 'its own');
  assert.deepEqual(b.changes(), [['patterns', 'of a']]);
  assert.deepEqual(b.changesIn(event('rookery.patterns', 'of a')), [], 'known by then');
  b.set('statistics', 'of b');
  assert.deepEqual(a.changesIn(event('rookery.statistics', 'of b')), [['statistics', 'of b']]);
  // Both at the same time: the first text is lost.
  a.set('fewest', 'of a');
  b.set('fewest', 'of b');
  assert.deepEqual(
    b.changesIn(event('rookery.fewest', 'of a')),
    [
      ['fewest', 'of a'],
      ['fewest', 'of b'],
    ],
    'and the current text, which is shorter than both',
  );
  assert.deepEqual(a.changesIn(event('rookery.fewest', 'of b')), [['fewest', 'of b']]);
  // A window's session is its own; a removed key triggers nothing.
  b.set('session', 'of b');
  for (const [key, value] of /** @type {[string | null, string | null][]} */ ([
    ['rookery.session', 'of b'],
    ['rookery.patterns', null],
    ['other', 'x'],
    [null, null],
  ]))
    assert.deepEqual(a.changesIn(event(key, value)), []);
  const refused = new RememberedTexts(
    () => {
      throw new Error('no storage');
    },
    () => common,
  );
  assert.deepEqual(refused.changes(), []);
});

test('a link keeps its fragment, whatever it contains; foreign fragments are taken unchanged', () => {
  const address = 'https://example.org/rookery/?x=1#old';
  const pattern = `pattern=${'x.'.repeat(40)}x`;
  assert.equal(linkTo(pattern, address), `https://example.org/rookery/?x=1#${pattern}`);
  for (const fragment of [pattern, 'a b#c', 'ä<">', '100%']) {
    assert.equal(fragmentOf(new URL(linkTo(fragment, address)).hash), fragment);
  }
  assert.equal(fragmentOf(''), '');
  assert.equal(fragmentOf('#'), '');
  assert.equal(fragmentOf('#%E0%A4%A'), '%E0%A4%A');
  assert.equal(fragmentOf(`#${'x'.repeat(100_000)}`).length, 2000);
});
