// The pool with the shipped worker and core in Node threads: order, cancelling, pausing, sharing, crashes.
import assert from 'node:assert/strict';

import { easy, easySolution, hard, middling, pattern, relabelled, relabellings } from './puzzles.mjs';
import { createLedger, nodeWorkers, Pool, runJob, test, turn, until, wasmModule, withPool } from './support.mjs';

const SIZES = [1, 4];
/** Counting the solutions of these takes longer than any test: a part that must be terminated. */
const endless = { verb: 'solve', options: { limit: 1e15 }, input: '.'.repeat(81) };
/** An endless series of short parts. */
const long = { verb: 'generate', options: { count: 1e9, unrated: true } };

const lineOf = (/** @type {string} */ line, /** @type {number} */ n) =>
  n % 10 === 7 ? 'not a puzzle' : n % 10 === 3 ? relabelled(hard, n) : line;
const mixed = relabellings(easy, 150).map(lineOf);

test('rows arrive in input order, the same from one worker and from four', async () => {
  /** @type {Set<string>} */
  const outcomes = new Set();
  for (const size of SIZES) {
    await withPool({ size }, async (pool) => {
      const { rows, problems, end, plan, progress, message } = await runJob(pool, { verb: 'survey', input: mixed.join('\n') });
      assert.equal(end, 'finished');
      assert.equal(message, '');
      assert.deepEqual(
        rows.map((row) => row.split('\t')[1]),
        mixed.filter((line) => line.length === 81),
      );
      assert.deepEqual(
        problems.map(({ line }) => line),
        Array.from({ length: 15 }, (_, n) => 10 * n + 8),
      );
      assert.equal(plan?.items, 135);
      assert.equal(progress.at(-1), 135);
      assert.ok(progress.every((items, n) => n === 0 || items >= progress[n - 1]));
      outcomes.add(JSON.stringify({ rows, problems }));
    });
  }
  assert.equal(outcomes.size, 1);
});

test('an open-ended job gives the requested number of rows, the same from one worker and from four', async () => {
  /** @type {string[][]} */
  const outcomes = [];
  for (const size of SIZES) {
    await withPool({ size }, async (pool) => {
      const { rows, end, plan, progress } = await runJob(pool, { verb: 'generate', options: { count: 6, pattern, seed: 3 } });
      assert.equal(end, 'finished');
      assert.equal(plan?.parts, -1);
      assert.equal(new Set(rows).size, 6);
      assert.equal(progress.at(-1), 6);
      for (const row of rows) assert.equal(row.slice(0, 81).replace(/[1-9]/g, 'x'), pattern);
      outcomes.push(rows);
    });
  }
  assert.deepEqual(outcomes[0], outcomes[1]);
});

test('a wrong call fails with its message', async () => {
  await withPool({ size: 1 }, async (pool) => {
    const { end, message } = await runJob(pool, { verb: 'solve', options: { limits: 3 }, input: easy });
    assert.equal(end, 'failed');
    assert.match(message, /limits.*expected/);
    assert.equal((await runJob(pool, { verb: 'solve', input: easy })).rows[0], `${easy}\t1\t${easySolution}`);
  });
});

test('bad input: each problem with its position', async () => {
  await withPool({ size: 2 }, async (pool) => {
    for (const input of ['', 'hello', '\0\0', easy.slice(1)]) {
      const { rows, problems, end, message } = await runJob(pool, { verb: 'solve', input });
      assert.equal(rows.length, 0);
      assert.deepEqual([end, message], ['finished', ''], input);
      assert.ok(problems.length > 0 && problems.every(({ line, column }) => line >= 1 && column >= 1), input);
    }
  });
});

test('10 MB of input, as text, as bytes and as a file', async () => {
  const lines = relabellings(easy, 128000);
  const text = lines.join('\n');
  assert.ok(text.length > 10e6);
  await withPool({ size: 2 }, async (pool) => {
    for (const input of [text, new TextEncoder().encode(text), new Blob([text])]) {
      const { rows, end, mostRows } = await runJob(pool, { verb: 'solve', input });
      assert.equal(end, 'finished');
      assert.equal(rows.length, lines.length);
      assert.ok(rows.every((row, n) => row.startsWith(`${lines[n]}\t1\t`)));
      assert.ok(mostRows <= 200);
    }
    const nonsense = await runJob(pool, { verb: 'solve', input: 'x'.repeat(10e6) });
    assert.equal(nonsense.rows.length, 0);
    assert.ok(nonsense.problems.length > 0);
  });
});

test('cancel keeps the rows that were found, in order', async () => {
  for (const size of SIZES) {
    await withPool({ size }, async (pool) => {
      const lines = relabellings(middling, 100000);
      const { rows, end } = await runJob(pool, { verb: 'rate', input: lines.join('\n') }, (_, handle) => handle.cancel());
      assert.equal(end, 'cancelled');
      assert.ok(0 < rows.length && rows.length < lines.length);
      let line = -1;
      for (const row of rows) {
        const next = lines.indexOf(row.slice(0, 81), line + 1);
        assert.ok(next > line);
        line = next;
      }
    });
  }
});

test('cancel ends a worker deep in a part, and the pool continues with a new one', async () => {
  /** @type {string[]} */
  const log = [];
  await withPool({ size: 1, createWorker: nodeWorkers({ log }) }, async (pool) => {
    const end = await new Promise((resolve) => {
      const handle = pool.start(endless, {
        onActivity: () => handle.cancel(),
        onEnd: (result) => resolve(result.end),
      });
    });
    assert.equal(end, 'cancelled');
    assert.equal(log.filter((entry) => entry === 'ended').length, 1);
    const solved = await runJob(pool, { verb: 'solve', input: easy });
    assert.deepEqual(solved.rows, [`${easy}\t1\t${easySolution}`]);
  });
});

test('endless annealing is cancelled, and reports its state until then', async () => {
  await withPool({ size: 1 }, async (pool) => {
    const input = `12345678.........9${'.'.repeat(63)}`; // r1c9 has no candidate
    /** @type {string[]} */
    const reported = [];
    const end = await new Promise((resolve) => {
      const handle = pool.start(
        { verb: 'classic', input, options: { method: 'anneal' } },
        {
          onActivity: (text) => {
            reported.push(text);
            if (reported.length === 3) handle.cancel();
          },
          onEnd: (result) => resolve(result.end),
        },
      );
    });
    assert.equal(end, 'cancelled');
    for (const text of reported) assert.match(text, /swaps tried.*; continues until solved$/);
  });
});

test('closing the pool cancels running jobs', async () => {
  await withPool({ size: 1 }, async (pool) => {
    const end = await new Promise((resolve) => {
      pool.start(endless, { onActivity: () => pool.close(), onEnd: (result) => resolve(result.end) });
    });
    assert.equal(end, 'cancelled');
  });
});

test('cancel before the plan has arrived', async () => {
  await withPool({ size: 1 }, async (pool) => {
    /** @type {Promise<string>} */
    const end = new Promise((resolve) => {
      pool.start({ verb: 'solve', input: easy }, { onEnd: (result) => resolve(result.end) }).cancel();
    });
    assert.equal(await end, 'cancelled');
  });
});

test('a paused job waits, and resumes where it was', async () => {
  await withPool({ size: 2 }, async (pool) => {
    const lines = relabellings(middling, 2000);
    const other = { verb: 'rate', input: lines.slice(0, 400).join('\n') };
    let paused = false;
    let deliveries = 0;
    const { rows, end } = await runJob(pool, { verb: 'rate', input: lines.join('\n') }, async (outcome, handle) => {
      ++deliveries;
      if (paused) return;
      paused = true;
      handle.pause(true);
      await runJob(pool, other); // parts handed out earlier end earlier
      const then = [outcome.rows.length, deliveries];
      await runJob(pool, other);
      assert.deepEqual([outcome.rows.length, deliveries], then);
      assert.ok(outcome.rows.length < lines.length);
      handle.pause(false);
    });
    assert.equal(end, 'finished');
    assert.deepEqual(
      rows.map((row) => row.slice(0, 81)),
      lines,
    );
  });
});

test('while the first worker starts, no other does, however many jobs wait', async () => {
  /** @type {string[]} */
  const log = [];
  const create = nodeWorkers({ log });
  let goOn = () => {};
  const createWorker = (/** @type {string | URL} */ url) => {
    const worker = create(url);
    if (log.length > 1) return worker;
    const post = worker.postMessage;
    worker.postMessage = (start) => {
      worker.postMessage = post;
      goOn = () => post(start);
    };
    return worker;
  };
  await withPool({ size: 5, createWorker }, async (pool) => {
    const short = { verb: 'solve', input: easy };
    const jobs = [short, short, short, { verb: 'rate', input: relabellings(easy, 900).join('\n') }].map((job) => runJob(pool, job));
    for (let turns = 0; turns < 20; ++turns) await turn();
    assert.deepEqual(log, ['started']);
    goOn();
    for (const { end } of await Promise.all(jobs)) assert.equal(end, 'finished');
    assert.ok(log.length > 1);
  });
});

test('a short job does not wait for a long one, and two long ones share the workers', async () => {
  await withPool({ size: 2 }, async (pool) => {
    /** @type {string[]} */
    const ends = [];
    const progress = [0, 0];
    const handles = [0, 1].map((n) =>
      pool.start(long, {
        onProgress: (items) => (progress[n] = items),
        onEnd: ({ end }) => ends.push(end),
      }),
    );
    await until(() => progress.every((items) => items > 0)); // both advance
    for (let n = 0; n < 5; ++n) {
      const { rows, end } = await runJob(pool, { verb: 'explain', options: { json: true }, input: relabelled(easy, n) });
      assert.equal(end, 'finished');
      assert.ok(rows.length > 10);
    }
    assert.deepEqual(ends, []);
    for (const handle of handles) handle.cancel();
    await until(() => ends.length === 2);
    assert.deepEqual(ends, ['cancelled', 'cancelled']);
  });
});

/** @param {number} part @param {number} times @param {import('./node_worker.mjs').Failure['how']} how @param {boolean} [late] */
function failure(part, times, how, late = false) {
  const counter = new Int32Array(new SharedArrayBuffer(4));
  counter[0] = times;
  return { part, times: counter, how, late };
}

for (const how of /** @type {const} */ (['throws', 'exits', 'closes', 'crashes'])) {
  for (const late of [false, true]) {
    const when = late ? 'after it sent rows' : 'before it sent any';
    test(`a worker that ${how} ${when} is replaced, and its part is run again`, async () => {
      const lines = relabellings(easy, 100);
      await withPool({ size: 2, createWorker: nodeWorkers({ failure: failure(5, 1, how, late) }) }, async (pool) => {
        const { rows, problems, end, progress } = await runJob(pool, { verb: 'rate', input: lines.join('\n') });
        assert.equal(end, 'finished');
        assert.deepEqual(
          rows.map((row) => row.slice(0, 81)),
          lines,
        );
        assert.deepEqual(problems, []);
        assert.equal(progress.at(-1), 100);
      });
    });
    test(`a part whose worker ${how} twice ${when} is a problem, and the job continues`, async () => {
      const lines = relabellings(easy, 100);
      await withPool({ size: 2, createWorker: nodeWorkers({ failure: failure(5, 2, how, late) }) }, async (pool) => {
        const { rows, problems, end } = await runJob(pool, { verb: 'rate', input: lines.join('\n') });
        assert.equal(end, 'finished');
        const without = lines.filter((_, n) => late || n < 40 || n >= 48); // parts of eight puzzles
        assert.deepEqual(
          rows.map((row) => row.slice(0, 81)),
          without,
        );
        assert.equal(problems.length, 1);
        assert.match(problems[0].sentence, /^part 6 was abandoned/);
        assert.equal(problems[0].line, 0);
      });
    });
  }
}

test('a crash while planning: the first is recovered, the second fails only that job', async () => {
  for (const times of [1, 2]) {
    await withPool({ size: 1, createWorker: nodeWorkers({ failure: failure(-1, times, 'crashes') }) }, async (pool) => {
      const { end, message, rows } = await runJob(pool, { verb: 'solve', input: easy });
      assert.equal(end, times === 1 ? 'finished' : 'failed');
      if (times === 2) assert.match(message, /could not be read/);
      else assert.equal(rows.length, 1);
      assert.equal((await runJob(pool, { verb: 'solve', input: middling })).end, 'finished');
    });
  }
});

test('workers that cannot start fail the job with a message', async () => {
  await withPool({ size: 1, workerUrl: 'file:///no/such/worker.mjs' }, async (pool) => {
    const { end, message } = await runJob(pool, { verb: 'solve', input: easy });
    assert.equal(end, 'failed');
    assert.match(message, /workers could not be started/);
  });
  await withPool({ size: 1, module: Promise.reject(new Error('404')) }, async (pool) => {
    const { end, message } = await runJob(pool, { verb: 'solve', input: easy });
    assert.equal(end, 'failed');
    assert.match(message, /core could not be loaded: 404/);
  });
});

test('a closed pool accepts no job', async () => {
  const pool = new Pool({ size: 1, module: wasmModule, createWorker: nodeWorkers(), createLedger });
  pool.close();
  assert.equal((await runJob(pool, { verb: 'solve', input: easy })).end, 'failed');
});

test("each worker's activity is reported, and it adds up", async () => {
  await withPool({ size: 3 }, async (pool) => {
    /** @type {import('../../web/rookery.js').WorkerState[][]} */
    const reported = [];
    const lines = relabellings(middling, 12000);
    let parts = 0;
    const end = await new Promise((resolve) => {
      pool.start(
        { verb: 'rate', input: lines.join('\n') },
        {
          onPlan: (plan) => (parts = plan.parts),
          onWorkers: (states) => reported.push(states),
          onEnd: (result) => resolve(result.end),
        },
      );
    });
    assert.equal(end, 'finished');
    assert.ok(reported.length > 1, `${reported.length} times`);
    let before = [0, 0, 0];
    for (const states of reported) {
      assert.equal(states.length, 3);
      const running = states.map(({ part }) => part).filter((part) => part >= 0);
      assert.equal(new Set(running).size, running.length);
      assert.ok(running.every((part) => part < parts));
      const counts = states.map(({ partsDone }) => partsDone);
      assert.ok(counts.every((count, seat) => count >= before[seat]));
      before = counts;
    }
    assert.ok(before.every((count) => count > 0) && before.reduce((a, b) => a + b) <= parts);
  });
});

test('a job that sends more than the page accepts is ended with its worker, and what came before is delivered', async () => {
  const row = new TextEncoder().encode('x'.repeat(1e6));
  let sent = 0;
  /** @returns {any} a worker that sends rows without receiving messages meanwhile */
  const flooding = () => ({
    ended: false,
    postMessage(/** @type {import('../../web/worker.mjs').ToWorker} */ message) {
      const answer = (/** @type {any} */ data) => this.onmessage?.({ data });
      if (message.type === 'start') setTimeout(() => answer({ type: 'ready' }), 0);
      if (message.type !== 'task') return;
      const { task } = message;
      setTimeout(() => {
        if (task.part < 0) answer({ type: 'planned', job: task.job, plan: { parts: 9, items: 9, columns: ['x'] } });
        for (; task.part >= 0 && !this.ended && sent < 1000; ++sent) answer({ type: 'results', pieces: [{ task, rows: row, count: 1 }] });
      }, 0);
    },
    terminate() {
      this.ended = true;
    },
  });
  await withPool({ size: 1, createWorker: flooding }, async (pool) => {
    const { end, message, rows } = await runJob(pool, { verb: 'solve', input: 'x'.repeat(1e5) });
    assert.equal(end, 'failed');
    assert.match(message, /^there are more results than a page can hold/);
    assert.ok(100 < sent && sent < 1000, `${sent} rows`);
    assert.equal(rows.length, sent);
  });
});

test("a small job continues while another one has nearly a page's limit undelivered", async () => {
  const row = new TextEncoder().encode('x'.repeat(1e6));
  const counts = { large: 130, small: 10 };
  /** @type {(value?: unknown) => void} */
  let allSent = () => {};
  const largeIsSent = new Promise((resolve) => (allSent = resolve));
  /** @returns {any} a worker whose jobs send as many rows as their input asks for */
  const generous = () => ({
    names: new Map(),
    postMessage(/** @type {import('../../web/worker.mjs').ToWorker} */ message) {
      const answer = (/** @type {any} */ data) => setTimeout(() => this.onmessage?.({ data }), 0);
      if (message.type === 'start') answer({ type: 'ready' });
      if (message.type === 'job') this.names.set(message.job, message.spec.input);
      if (message.type !== 'task') return;
      const { task } = message;
      const name = /** @type {keyof typeof counts} */ (this.names.get(task.job));
      if (task.part < 0) {
        answer({ type: 'planned', job: task.job, plan: { parts: 1, items: 1, columns: ['x'] } });
        return;
      }
      for (let i = 0; i < counts[name]; ++i) answer({ type: 'results', pieces: [{ task, rows: row, count: 1 }] });
      if (name === 'small') answer({ type: 'results', pieces: [{ task, end: { status: 'done', items: 1, milliseconds: 1 } }] });
      else setTimeout(allSent, 0);
    },
    terminate() {},
  });
  await withPool({ size: 2, createWorker: generous }, async (pool) => {
    pool.start({ verb: 'solve', input: 'large' }, { onRows: () => new Promise(() => {}) });
    await largeIsSent;
    const { rows, end, message } = await runJob(pool, { verb: 'solve', input: 'small' });
    assert.deepEqual([rows.length, end, message], [counts.small, 'finished', '']);
  });
});

test('a callback that returns a promise gets nothing more until it resolves; other jobs continue', async () => {
  const list = relabellings(easy, 700).join('\n');
  await withPool({ size: 2 }, async (pool) => {
    /** @type {string[]} */
    const received = [];
    let takeMore = () => {};
    const ended = new Promise((resolve) => {
      pool.start(
        { verb: 'solve', input: `${list}\nno puzzle` },
        {
          onRows: (rows) => {
            received.push(rows);
            return new Promise((taken) => (takeMore = () => taken(undefined)));
          },
          onProblem: ({ line }) => {
            received.push(String(line));
            return new Promise((taken) => (takeMore = () => taken(undefined)));
          },
          onEnd: ({ end }) => resolve(received.push(end)),
        },
      );
    });
    await until(() => received.length > 0);
    let turns = 1;
    while (received.at(-1) !== 'finished') {
      const before = received.length;
      const { end } = await runJob(pool, { verb: 'rate', input: list }); // takes longer than the rest of the other job
      assert.deepEqual([end, received.length], ['finished', before]);
      takeMore();
      await until(() => received.length > before);
      ++turns;
    }
    await ended;
    const rows = received.slice(0, -2).flatMap((text) => text.split('\n'));
    assert.equal(rows.length, 700);
    assert.deepEqual(received.slice(-2), ['701', 'finished']);
    assert.equal(turns, received.length); // one at a time
  });
});

test('a listener whose promise rejects still gets the rest of its job, and its error is reported', async () => {
  /** @type {string[]} */
  const reported = [];
  process.setUncaughtExceptionCaptureCallback((error) => reported.push(error.message));
  try {
    await withPool({ size: 1 }, async (pool) => {
      let rows = 0;
      let deliveries = 0;
      const end = await new Promise((resolve) => {
        pool.start(
          { verb: 'solve', input: relabellings(easy, 700).join('\n') },
          {
            onRows: async (text) => {
              rows += text.split('\n').length;
              ++deliveries;
              throw new Error('no room');
            },
            onEnd: (ended) => resolve(ended.end),
          },
        );
      });
      assert.deepEqual([rows, end], [700, 'finished']);
      await until(() => reported.length === deliveries);
    });
  } finally {
    process.setUncaughtExceptionCaptureCallback(null);
  }
  assert.deepEqual([...new Set(reported)], ['no room']);
});
