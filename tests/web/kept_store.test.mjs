// Which parts of a kept job are done, as the store counts them.
import assert from 'node:assert/strict';

import { test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/page/kept_store.mjs')} */
const { addTo } = await import(urlOf('page/kept_store.mjs'));

test('which parts are done is known by ranges, in whatever order they come', () => {
  let seed = 7;
  const below = (/** @type {number} */ end) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % end;
  /** @type {number[]} */
  const ranges = [];
  /** @type {Set<number>} */
  const done = new Set();
  for (let step = 0; step < 3000; ++step) {
    const part = (below(1 << 20) >> 8) % 400;
    assert.equal(addTo(ranges, part), !done.has(part));
    done.add(part);
    /** @type {number[]} */
    const listed = [];
    for (let i = 0; i < ranges.length; i += 2) {
      assert.ok(i === 0 || ranges[i - 1] < ranges[i], 'ranges with nothing between them are one');
      for (let number = ranges[i]; number < ranges[i + 1]; ++number) listed.push(number);
    }
    assert.deepEqual(
      listed,
      [...done].sort((a, b) => a - b),
    );
  }
  assert.deepEqual(ranges, [0, 400]);
});
