// What the pool delivers to the page, and when: the outbox on its own, also with modules that fail.
import assert from 'node:assert/strict';

import { easy, middling } from './puzzles.mjs';
import { createLedger, runJob, test, urlOf, withPool } from './support.mjs';

/** @type {typeof import('../../web/pool_outbox.mjs')} */
const { Outbox } = await import(urlOf('pool_outbox.mjs'));

/** A ledger with these rows and problems. @param {string} rows @param {string[]} [sentences] */
function ledgerWith(rows, sentences = []) {
  const ledger = createLedger({ parts: 1, items: 1, columns: [] });
  ledger.take();
  ledger.addRows(0, new TextEncoder().encode(rows), rows.split('\n').length);
  ledger.addProblems(
    0,
    sentences.map((sentence) => ({ line: 1, column: 1, sentence })),
  );
  return ledger;
}

test('the outbox delivers in order, the end last, and never at once', async () => {
  /** @type {string[]} */
  const reported = [];
  const outbox = new Outbox();
  await new Promise((resolve) => {
    const box = outbox.open({
      onPlan: ({ parts }) => reported.push(`plan ${parts}`),
      onRows: (rows) => reported.push(rows),
      onProblem: ({ sentence }) => reported.push(sentence),
      onProgress: (items) => reported.push(`${items} done`),
      onEnd: ({ end }) => resolve(reported.push(end)),
    });
    box.plan({ parts: 2, items: 2, columns: [] });
    box.take(ledgerWith('a\nb\nc', ['oh']));
    box.progress(1);
    box.progress(2);
    box.end('finished', '');
    assert.deepEqual(reported, []);
  });
  assert.deepEqual(reported, ['plan 2', '2 done', 'a\nb\nc', 'oh', 'finished']);
});

test('the outbox gives a slow page time between batches', async () => {
  const outbox = new Outbox();
  let helpings = 0;
  let others = 0;
  const timer = setInterval(() => ++others, 1);
  await new Promise((resolve) => {
    const box = outbox.open({
      onRows: () => {
        ++helpings;
        const until = performance.now() + 5;
        while (performance.now() < until);
      },
      onEnd: resolve,
    });
    box.take(ledgerWith(Array(4000).fill('row').join('\n')));
    box.end('finished', '');
  });
  clearInterval(timer);
  assert.equal(helpings, 20);
  assert.ok(others >= 10, String(others)); // other tasks ran in between
});

test('the outbox gives the ledger itself to a page that asks for it, and problems in batches', async () => {
  const ledger = ledgerWith('one\nt\u00eate', Array(450).fill('oh'));
  /** @type {unknown[]} */
  const reported = [];
  await new Promise((resolve) => {
    const box = new Outbox().open({
      onRows: (rows) => reported.push(rows),
      onRowsIn: (given) => reported.push(given.address > 0, given.nextRows()),
      onProblem: ({ sentence }) => reported.push(sentence),
      onEnd: resolve,
    });
    box.take(ledger);
    box.end('finished', '');
  });
  assert.deepEqual(reported, [true, 'one\nt\u00eate', ...Array(450).fill('oh')]);
});

test('a ledger whose module fails does not keep the end from the page, and its job does not look finished', async () => {
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const rows = [];
  process.setUncaughtExceptionCaptureCallback((error) => errors.push(error.message));
  try {
    const message = 'the results could not be assembled: memory access out of bounds';
    for (const [end, reported] of /** @type {const} */ ([
      ['cancelled', { end: 'cancelled', message: '' }],
      ['finished', { end: 'failed', message }],
    ])) {
      const ledger = ledgerWith('row');
      ledger.nextRows = () => {
        throw new Error('memory access out of bounds');
      };
      const last = await new Promise((resolve) => {
        const box = new Outbox().open({ onRows: (text) => rows.push(text), onEnd: resolve });
        box.take(ledger);
        box.end(end, '');
      });
      assert.deepEqual([last, rows], [reported, []]);
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  } finally {
    process.setUncaughtExceptionCaptureCallback(null);
  }
  assert.deepEqual(errors, Array(2).fill('memory access out of bounds'));
});

test('if the module that contains the ledgers fails, every job ends with the reason', async () => {
  const fail = () => {
    throw new Error('memory access out of bounds');
  };
  /** @type {('addRows' | 'end' | 'finish' | 'take')[]} */
  const failing = ['addRows', 'end', 'finish', 'take'];
  for (const method of failing) {
    /** @type {typeof createLedger} */
    const createFailing = (plan, options) => Object.assign(createLedger(plan, options), { [method]: fail });
    await withPool({ size: 1, createLedger: createFailing }, async (pool) => {
      const jobs = [easy, middling].map((input) => runJob(pool, { verb: 'solve', input }));
      for (const { end, message } of await Promise.all(jobs)) {
        assert.equal(end, 'failed', method);
        assert.match(message, /^the results could not be assembled: memory access out of bounds/);
      }
    });
  }
});
