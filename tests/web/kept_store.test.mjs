// Which parts of a stored job are done, as counted by the store.
import assert from 'node:assert/strict';

import { test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/page/storage/kept_store.mjs')} */
const { addTo } = await import(urlOf('page/storage/kept_store.mjs'));

test('finished parts are recorded as ranges, in whatever order they arrive', () => {
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
      assert.ok(i === 0 || ranges[i - 1] < ranges[i], 'adjacent ranges are merged');
      for (let number = ranges[i]; number < ranges[i + 1]; ++number) listed.push(number);
    }
    assert.deepEqual(
      listed,
      [...done].sort((a, b) => a - b),
    );
  }
  assert.deepEqual(ranges, [0, 400]);
});

/** @type {typeof import('../../web/page/storage/kept_jobs.mjs')} */
const { KeptJobs } = await import(urlOf('page/storage/kept_jobs.mjs'));

test('newer jobs do not evict a job in use; a long text that does not match its name is discarded', async () => {
  const records = new Map(
    Array.from({ length: 6 }, (_, n) => [
      `list ${n}`,
      {
        key: `list ${n}`,
        build: 'results-1',
        verb: 'survey',
        options: {},
        input: '',
        parts: 1,
        partsDone: 0,
        rows: 0,
        finished: false,
        changed: n,
      },
    ]),
  );
  const text = new Blob(['a list']);
  const damaged = { ...records.get('list 5'), key: 'long', input: `long-text-1-${text.size}`, text };
  records.set('long', /** @type {any} */ (damaged));
  const store = {
    jobs: async () => [...records.values()],
    parts: async () => [],
    add: async () => {},
    remove: async (/** @type {string} */ key) => void records.delete(key),
  };
  const holding = {
    hold() {},
    letGo() {},
    used:
      async () =>
      (/** @type {{key: string}} */ { key }) =>
        key === 'list 0',
  };
  const jobs = new KeptJobs(store, () => {}, { survey: { results: 1, most: 4 } }, Date.now(), holding);
  assert.deepEqual(
    (await jobs.list()).map(({ key }) => key),
    ['list 5', 'list 4', 'list 3', 'list 2', 'list 0'],
  );
  assert.deepEqual([...records.keys()], ['list 0', 'list 2', 'list 3', 'list 4', 'list 5']);
  assert.equal(jobs.damaged, 1);
});
