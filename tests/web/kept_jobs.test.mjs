// Jobs that outlive the page: KeptJobs with a pool, over a store in memory.
import assert from 'node:assert/strict';

import { easy, relabellings } from './puzzles.mjs';
import { nodeWorkers, runJob, test, turn, until, urlOf, withPool } from './support.mjs';

/** @type {typeof import('../../web/page/storage/kept_jobs.mjs')} */
const { KeptJobs } = await import(urlOf('page/storage/kept_jobs.mjs'));
/** @type {typeof import('../../web/page/storage/checksums.mjs')} */
const { hashOf, hashOfText } = await import(urlOf('page/storage/checksums.mjs'));
/** @type {typeof import('../../web/page/storage/kept_records.mjs')} */
const { nameOfLong } = await import(urlOf('page/storage/kept_records.mjs'));

/**
 * @typedef {import('../../web/page/storage/kept_store.mjs').JobRecord} JobRecord
 * @typedef {import('../../web/rookery.js').FinishedPart} FinishedPart
 * @typedef {import('../../web/page/storage/kept_jobs.mjs').KeptSpec} KeptSpec
 */

/** An in-memory store that fails where a test says so. */
class MemoryStore {
  /** @type {Map<string, JobRecord>} */
  records = new Map();
  /** @type {Map<string, Map<number, FinishedPart>>} */
  byJob = new Map();
  failsToRead = false;
  mostParts = Infinity;

  async jobs() {
    if (this.failsToRead) throw new Error('not here');
    return [...this.records.values()].map((record) => ({ ...record }));
  }
  /** @param {string} key */
  async parts(key) {
    if (this.failsToRead) throw new Error('not here');
    return [...(this.byJob.get(key)?.values() ?? [])];
  }
  /** @param {JobRecord} job @param {FinishedPart[]} parts */
  async add(job, parts) {
    const known = this.byJob.get(job.key) ?? new Map();
    if (known.size + parts.length > this.mostParts) throw new Error('it is full');
    this.byJob.set(job.key, known);
    for (const part of parts) known.set(part.part, part);
    const rows = [...known.values()].reduce((sum, { count }) => sum + count, 0);
    this.records.set(job.key, { ...job, partsDone: known.size, rows });
  }
  /** @param {string} key */
  async remove(key) {
    this.records.delete(key);
    this.byJob.delete(key);
  }
}

// Parts of eight puzzles; every tenth line is a problem.
const lines = relabellings(easy, 400).map((line, n) => (n % 10 === 7 ? 'not a puzzle' : line));
/** @type {KeptSpec} */
const spec = { verb: 'rate', options: {}, input: lines.join('\n') };
const items = 360;

/**
 * Runs a stored job to its end, or until `stopAfter` rows have arrived.
 * @param {InstanceType<typeof KeptJobs>} jobs @param {any} pool @param {KeptSpec} spec @param {number} [stopAfter]
 */
function runKept(jobs, pool, spec, stopAfter = Infinity) {
  /** @type {{rows: string[], problems: string[], progress: number[], run: number[], notKept: string[], parts: number, resumed: {parts: number, items: number} | null, reported: number, end: string}} */
  const seen = { rows: [], problems: [], progress: [], run: [], notKept: [], parts: 0, resumed: null, reported: 0, end: '' };
  /** @type {Promise<typeof seen>} */
  const whole = new Promise((resolve) => {
    const handle = jobs.run(pool, spec, {
      onPlan: ({ parts }) => (seen.parts = parts),
      onResumed: (done) => {
        assert.ok(seen.parts > 0 && seen.rows.length === 0 && seen.progress.length === 0, 'after the plan, before anything else');
        seen.resumed = done;
      },
      onWorkers: (states) => (seen.reported = states.reduce((sum, { partsDone }) => sum + partsDone, 0)),
      onRows: (text) => {
        seen.rows.push(...text.split('\n'));
        if (seen.rows.length >= stopAfter) handle.cancel();
      },
      onProblem: ({ line, sentence }) => seen.problems.push(`${line} ${sentence}`),
      onProgress: (done) => seen.progress.push(done),
      onFinishedParts: (parts) => seen.run.push(...parts.map(({ part }) => part)),
      onNotKept: (sentence) => seen.notKept.push(sentence),
      onEnd: ({ end }) => resolve(Object.assign(seen, { end })),
    });
  });
  return whole;
}

/** A build whose verbs have this results number. @param {MemoryStore} store @param {number} [results] @param {number} [opened] */
function keptJobs(store, results = 1, opened = Date.now()) {
  /** @type {JobRecord[][]} */
  const reported = [];
  const verbs = {
    rate: { results, most: 16 },
    survey: { results, most: 4, hasInput: true },
    enumerate: { results, most: 16, hasInput: true, isFact: true },
  };
  const jobs = new KeptJobs(store, (list) => reported.push(list), verbs, opened);
  return { jobs, reported };
}

const settled = turn; // results are stored after the end is reported; this store does it at once

test('an interrupted job continues: stored parts are reported again, the rest is run', async () => {
  const store = new MemoryStore();
  await withPool({ size: 2 }, async (pool) => {
    const long = { ...spec, input: Array(40).fill(spec.input).join('\n') };
    const whole = await runKept(keptJobs(new MemoryStore()).jobs, pool, long);
    assert.equal(whole.end, 'finished');
    assert.equal(whole.rows.length, 40 * items);

    const first = await runKept(keptJobs(store).jobs, pool, long, 100);
    assert.equal(first.end, 'cancelled');
    await settled();
    const [kept] = await keptJobs(store).jobs.list();
    assert.equal(kept.partsDone, first.run.length);
    assert.deepEqual([first.resumed, first.reported], [null, kept.partsDone], 'the work finished before the cancel is stored');
    assert.ok(0 < kept.partsDone && kept.partsDone < whole.parts, `${kept.partsDone} parts`);
    assert.deepEqual([kept.verb, kept.options, kept.input, kept.parts, kept.finished], ['rate', {}, long.input, whole.parts, false]);

    const { jobs, reported } = keptJobs(store); // as after a reload
    const second = await runKept(jobs, pool, long);
    await settled();
    assert.equal(second.end, 'finished');
    assert.deepEqual(second.rows, whole.rows);
    assert.deepEqual(second.problems, whole.problems);
    assert.equal(second.resumed?.parts, kept.partsDone);
    // Only the latest progress is reported: a slow machine may finish more parts before the first report.
    assert.ok(second.resumed && second.progress[0] >= second.resumed.items, `${second.progress[0]} after ${second.resumed?.items}`);
    assert.deepEqual(
      second.progress,
      [...second.progress].sort((a, b) => a - b),
    );
    assert.equal(second.reported, second.run.length);
    assert.ok(second.resumed.items >= 7 * kept.partsDone && second.progress.at(-1) === whole.rows.length);
    assert.deepEqual(
      [...first.run, ...second.run].sort((a, b) => a - b),
      Array.from({ length: whole.parts }, (_, n) => n),
    );
    assert.equal(reported.length, 1);
    const [{ finished, partsDone, rows }] = reported[0];
    assert.deepEqual({ finished, partsDone, rows }, { finished: true, partsDone: whole.parts, rows: whole.rows.length });

    const third = await runKept(keptJobs(store).jobs, pool, long);
    assert.deepEqual([third.end, third.rows, third.run], ['finished', whole.rows, []]);
  });
});

test('another call or other results of the verb start from scratch', async () => {
  const store = new MemoryStore();
  await withPool({ size: 2 }, async (pool) => {
    const { parts } = await runKept(keptJobs(store).jobs, pool, spec);
    await settled();
    assert.equal((await runKept(keptJobs(store).jobs, pool, { ...spec, options: { lines: '' } })).run.length, parts);
    assert.equal((await runKept(keptJobs(store).jobs, pool, { ...spec, input: lines.slice(1).join('\n') })).run.length, parts);
    await settled();
    assert.equal((await keptJobs(store).jobs.list()).length, 3);
    assert.deepEqual(await keptJobs(store, 2).jobs.list(), []);
    assert.equal(store.byJob.size, 0); // they are of no use
    assert.equal((await runKept(keptJobs(store, 2).jobs, pool, spec)).run.length, parts);
  });
});

test('without storage the job runs, and says so once', async () => {
  await withPool({ size: 2 }, async (pool) => {
    const unreadable = new MemoryStore();
    unreadable.failsToRead = true;
    const { jobs } = keptJobs(unreadable);
    await assert.rejects(jobs.list(), /not here/);
    const one = await runKept(jobs, pool, spec);
    assert.deepEqual([one.end, one.rows.length], ['finished', items]);
    assert.equal(one.notKept.length, 1);
    assert.match(one.notKept[0], /can\u2019t save any more \(not here\)/);

    const small = new MemoryStore();
    small.mostParts = 5;
    const two = await runKept(keptJobs(small).jobs, pool, spec);
    await settled();
    assert.deepEqual([two.end, two.rows.length, two.notKept.length], ['finished', items, 1]);
  });
});

test('discarding: an ended job, and a running one', async () => {
  const store = new MemoryStore();
  await withPool({ size: 2 }, async (pool) => {
    const { jobs, reported } = keptJobs(store);
    await runKept(jobs, pool, spec, 50);
    await settled();
    await jobs.forget([...store.records.keys()][0]);
    assert.equal(store.byJob.size, 0);
    assert.deepEqual(reported.at(-1), []);

    const running = runKept(jobs, pool, spec);
    await until(() => store.records.size > 0);
    await jobs.forget([...store.records.keys()][0]);
    const { end, rows } = await running;
    await settled();
    assert.deepEqual([end, rows.length, store.records.size, store.byJob.size], ['finished', items, 0, 0]);
  });
});

test('the oldest jobs are discarded', async () => {
  const store = new MemoryStore();
  const names = Array.from({ length: 20 }, (_, n) => `work ${n}`);
  for (const [n, key] of names.entries()) {
    await store.add(
      {
        key,
        build: 'results-1',
        verb: 'rate',
        options: {},
        input: '',
        parts: 1,
        partsDone: 0,
        done: [],
        rows: 0,
        finished: false,
        changed: n,
      },
      [],
    );
  }
  const kept = await keptJobs(store).jobs.list();
  assert.deepEqual(
    kept.map(({ key }) => key),
    names.slice(4).reverse(),
  );
  assert.equal(store.records.size, 16);
});

test("two windows of builds with different results leave each other's jobs alone", async () => {
  const store = new MemoryStore();
  /** @param {number} results @param {string} verb @param {number} changed */
  const record = (results, verb, changed) => ({
    key: `${results} ${verb} ${changed}`,
    build: `results-${results}`,
    verb,
    options: {},
    input: 'a grid',
    parts: 1,
    partsDone: 0,
    done: [],
    rows: 0,
    finished: false,
    changed,
  });
  const opened = 1000;
  for (const verb of ['survey', 'enumerate']) for (const changed of [opened - 1, opened + 1]) await store.add(record(1, verb, changed), []);
  const { jobs } = keptJobs(store, 2, opened);
  const all = await jobs.list();
  assert.deepEqual(all.map(({ build, verb }) => `${build} ${verb}`).sort(), ['results-2 enumerate', 'results-2 survey']);
  const begun = /** @type {JobRecord} */ (all.find(({ verb }) => verb === 'survey'));
  const search = /** @type {JobRecord} */ (all.find(({ verb }) => verb === 'enumerate'));
  assert.deepEqual([...store.records.keys()].sort(), ['1 survey 1001', '1 enumerate 1001', begun.key, search.key].sort());
  await jobs.forget(search.key);

  await store.add({ ...begun, changed: opened + 2 }, [{ part: 0, count: 3, rows: 'x', problems: [], items: 3 }]);
  await store.add(record(1, 'survey', opened - 2), []);
  assert.deepEqual(
    (await jobs.list()).map(({ key, partsDone }) => [key, partsDone]),
    [[begun.key, 1]],
    'finished parts stay finished',
  );
});

test('a failed lookup or removal is neither reported nor an error', async () => {
  const store = new MemoryStore();
  await store.add(
    {
      key: 'old',
      build: 'results-1',
      verb: 'rate',
      options: {},
      input: '',
      parts: 1,
      partsDone: 0,
      done: [],
      rows: 0,
      finished: false,
      changed: 0,
    },
    [],
  );
  const { jobs, reported } = keptJobs(store, 2);
  const remove = store.remove;
  store.remove = () => Promise.reject(new Error('not now'));
  assert.deepEqual(await jobs.list(), []);
  store.remove = remove;
  store.failsToRead = true;
  await jobs.forget('old');
  assert.deepEqual(reported, []);
  store.failsToRead = false;
  await jobs.forget('old');
  assert.deepEqual(reported, [[]]);
});

test('a part that was given up is not stored', async () => {
  const store = new MemoryStore();
  const times = new Int32Array(new SharedArrayBuffer(4));
  times[0] = 2;
  await withPool({ size: 2, createWorker: nodeWorkers({ failure: { part: 5, times, how: 'crashes' } }) }, async (pool) => {
    const { end, run, parts } = await runKept(keptJobs(store).jobs, pool, spec);
    assert.equal(end, 'finished');
    assert.deepEqual([run.length, run.includes(5)], [parts - 1, false]);
    const again = await runKept(keptJobs(store).jobs, pool, spec);
    assert.deepEqual([again.run, again.rows.length], [[5], items]);
  });
});

test('cancel and pause before the job has started', async () => {
  await withPool({ size: 1 }, async (pool) => {
    const { jobs } = keptJobs(new MemoryStore());
    const end = await new Promise((resolve) => {
      jobs.run(pool, spec, { onPlan: () => assert.fail(), onEnd: (result) => resolve(result.end) }).cancel();
    });
    assert.equal(end, 'cancelled');

    let rows = 0;
    /** @type {Promise<string>} */
    const paused = new Promise((resolve) => {
      const handle = jobs.run(pool, spec, {
        onPlan: async () => {
          await runJob(pool, spec); // all of its parts and none of the paused job
          assert.equal(rows, 0);
          handle.pause(false);
        },
        onRows: (text) => (rows += text.split('\n').length),
        onEnd: (result) => resolve(result.end),
      });
      handle.pause(true);
    });
    assert.equal(await paused, 'finished');
    assert.equal(rows, items);
  });
});

test('different calls have different names', () => {
  const bytes = new Uint8Array(1000);
  const names = new Set([hashOf(bytes)]);
  for (let at = 0; at < 1000; ++at) {
    for (const value of [1, 128, 255]) {
      bytes[at] = value;
      names.add(hashOf(bytes));
    }
    bytes[at] = 0;
  }
  assert.equal(names.size, 3001);
  assert.notEqual(hashOf(new Uint8Array(999)), hashOf(bytes));
});

test('a list survives a build with other results, without the old results; fewer lists than searches are kept', async () => {
  const store = new MemoryStore();
  const list = { ...spec, verb: 'survey' };
  await withPool({ size: 2 }, async (pool) => {
    await runKept(keptJobs(store).jobs, pool, list, 20);
    await settled();
    const [before] = await keptJobs(store).jobs.list();
    const [now, ...others] = await keptJobs(store, 2).jobs.list();
    assert.deepEqual(others, []);
    assert.deepEqual([now.input, now.partsDone, now.rows, now.finished], [list.input, 0, 0, false]);
    assert.notEqual(now.key, before.key);
    assert.deepEqual([...store.records.keys()], [now.key]);
    const again = await runKept(keptJobs(store, 2).jobs, pool, list);
    assert.deepEqual([again.end, again.rows.length], ['finished', items]);
    await settled();
    assert.equal((await keptJobs(store, 2).jobs.list()).length, 1);
  });
  for (let n = 0; n < 9; ++n) {
    const key = `list ${n}`;
    await store.add(
      {
        key,
        build: 'results-2',
        verb: 'survey',
        options: {},
        input: key,
        parts: 1,
        partsDone: 0,
        done: [],
        rows: 0,
        finished: false,
        changed: 1e15 + n,
      },
      [],
    );
  }
  assert.deepEqual(
    (await keptJobs(store, 2).jobs.list()).map(({ key }) => key),
    ['list 8', 'list 7', 'list 6', 'list 5'],
  );
});

test('a complete search survives a build that divides it differently; another starts from scratch', async () => {
  const grid = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  // Most clues are required, so that the complete search takes only a moment.
  const required = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6.........................';
  /** @param {Record<string, string>} more @returns {KeptSpec} */
  const search = (more) => ({ verb: 'enumerate', options: { clues: '25', ...more }, input: grid });
  const store = new MemoryStore();
  await withPool({ size: 2 }, async (pool) => {
    const found = await runKept(keptJobs(store).jobs, pool, search({ required }));
    assert.deepEqual([found.end, found.rows.length], ['finished', 4]);
    await runKept(keptJobs(store).jobs, pool, search({ limit: '100000' }), 5);
    await settled();
    // From a division into parts that this build does not make.
    const [key] = [...store.records].find(([, { finished }]) => finished) ?? [''];
    const parts = [...(store.byJob.get(key)?.values() ?? [])].map((part) => ({ ...part, part: 3 * part.part + 5000 }));
    store.byJob.set(key, new Map(parts.map((part) => [part.part, part])));
    const now = await keptJobs(store, 2).jobs.list();
    assert.deepEqual(now.map(({ options, finished, rows }) => [options.limit ?? 'all', finished, rows]).sort(), [
      ['100000', false, 0],
      ['all', true, 4],
    ]);
    assert.equal(store.records.size, 2);
    const again = await runKept(keptJobs(store, 2).jobs, pool, search({ required }));
    assert.deepEqual([again.end, again.rows, again.run], ['finished', found.rows, []]);
  });
});

test('a job is stored from its plan on, before any part is done', async () => {
  const store = new MemoryStore();
  await withPool({ size: 2 }, async (pool) => {
    const running = runKept(keptJobs(store).jobs, pool, spec);
    await until(() => store.records.size > 0);
    assert.equal([...store.records.values()][0].input, spec.input);
    assert.equal((await running).end, 'finished');
  });
});

test('a long text is stored unchanged under its name', async () => {
  const store = new MemoryStore();
  const text = new Blob([Array(40).fill(spec.input).join('\n')]);
  const named = { ...spec, input: nameOfLong(await hashOfText(text), text), text };
  await withPool({ size: 2 }, async (pool) => {
    const first = await runKept(keptJobs(store).jobs, pool, named, 100);
    await settled();
    const [kept] = await keptJobs(store).jobs.list();
    assert.deepEqual([kept.input, kept.text], [named.input, text]);
    const second = await runKept(keptJobs(store).jobs, pool, named);
    assert.equal(second.resumed?.parts, first.run.length);
    assert.equal(second.rows.length, 40 * items);
    await settled();
    assert.equal((await runKept(keptJobs(store).jobs, pool, { ...named, input: `long-text-2-${text.size}` }, 1)).resumed, null);
  });
});

test('a long text is stored before its job starts: a reload at its first rows finds it', async () => {
  const store = new MemoryStore();
  /** @type {Map<string, boolean>} */
  const storedAtStart = new Map();
  const add = store.add.bind(store);
  store.add = async (job, parts) => {
    await turn(); // a slow disk
    await add(job, parts);
  };
  for (const input of ['a short one', 'long-text-1']) {
    const text = input === 'long-text-1' ? new Blob([spec.input]) : undefined;
    await new Promise((resolve) => {
      const runner = {
        start: () => {
          storedAtStart.set(
            input,
            [...store.records.values()].some((record) => record.input === input),
          );
          resolve(null);
          return { id: 1, cancel() {}, pause() {} };
        },
      };
      keptJobs(store).jobs.run(runner, { ...spec, input, text }, {});
    });
  }
  assert.deepEqual(
    [...storedAtStart],
    [
      ['a short one', false],
      ['long-text-1', true],
    ],
  );
});

test('a long list from a build that did not divide it into blocks starts from scratch', async () => {
  const store = new MemoryStore();
  const [short, long] = [spec.input, Array(40).fill(spec.input).join('\n')];
  for (const input of [short, long]) {
    const record = { key: `old ${input.length}`, build: 'results-1', verb: 'survey', options: {}, input };
    const done = { part: 0, rows: 'a row', count: 1, problems: [], items: 1 };
    await store.add({ ...record, parts: 50, partsDone: 1, done: [], rows: 1, finished: false, changed: 5 }, [done]);
  }
  const listed = await keptJobs(store).jobs.list();
  assert.deepEqual(listed.map(({ input, build, partsDone }) => [input.length, build, partsDone]).sort(), [
    [long.length, 'results-1-blocks', 0],
    [short.length, 'results-1', 1],
  ]);
  assert.deepEqual([...store.records.keys()].includes(`old ${long.length}`), false);
});
