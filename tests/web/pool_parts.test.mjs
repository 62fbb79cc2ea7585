// The pool's ledger and outbox on their own.
import assert from 'node:assert/strict';

import { createReducer, test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/pool_job.mjs')} */
const { Ledger } = await import(urlOf('pool_job.mjs'));
/** @type {typeof import('../../web/pool_outbox.mjs')} */
const { Outbox, takeRows } = await import(urlOf('pool_outbox.mjs'));

/**
 * @typedef {import('../../web/rookery.js').FinishedPart} FinishedPart
 * @param {number} parts @param {number} items @param {Partial<import('../../web/rookery.js').Plan>} [rules]
 * @param {FinishedPart[]} [before] finished
 */
function ledgerOf(parts, items, rules = {}, before = []) {
  /** @type {string[]} */
  const out = [];
  /** @type {FinishedPart[]} */
  const finished = [];
  const plan = { parts, items, columns: [], ...rules };
  const ledger = new Ledger(
    plan,
    createReducer(plan),
    {
      rows: (text) => out.push(...text.split('\n')),
      problem: ({ sentence }) => out.push(`! ${sentence}`),
      finished: (part) => finished.push(part),
    },
    before,
  );
  return { ledger, out, finished };
}

/** @param {number} part @param {string[]} rows @returns {FinishedPart} */
const finishedPart = (part, ...rows) => ({ part, rows: rows.join('\n'), count: rows.length, problems: [], items: 1 });

const done = /** @type {const} */ ({ status: 'done', items: 1, milliseconds: 5 });
const task = { job: 1, part: 0, run: 1 };
/** @param {string} rows */
const piece = (rows) => ({ task, rows, count: rows.split('\n').length });

test('rows are delivered in the order of the parts, those of the first unfinished part at once', () => {
  const { ledger, out } = ledgerOf(3, 3);
  assert.deepEqual([ledger.take(), ledger.take(), ledger.take(), ledger.remaining], [0, 1, 2, 0]);
  ledger.add(2, { ...piece('c'), end: done });
  ledger.add(1, piece('b1'));
  assert.deepEqual(out, []);
  assert.ok(ledger.held > 0);
  ledger.add(0, piece('a1'));
  assert.deepEqual(out, ['a1']);
  ledger.add(0, { ...piece('a2'), end: done });
  assert.deepEqual(out, ['a1', 'a2', 'b1']);
  ledger.add(1, { task, end: done });
  assert.deepEqual(out, ['a1', 'a2', 'b1', 'c']);
  assert.equal(ledger.held, 0);
  assert.equal(ledger.finished, true);
  assert.equal(ledger.itemsDone, 3);
});

test('a part that is run again repeats nothing, wherever the blocks are cut', () => {
  for (const cut of [1, 2, 3]) {
    const { ledger, out } = ledgerOf(1, 1);
    ledger.take();
    ledger.add(0, { ...piece('a\nb'), problems: [{ line: 1, column: 1, sentence: 'p' }] });
    ledger.lose(0, 'test', 2);
    assert.equal(ledger.take(), 0);
    const rows = ['a', 'b', 'c', 'd'];
    ledger.add(0, { ...piece(rows.slice(0, cut).join('\n')), problems: [{ line: 1, column: 1, sentence: 'p' }] });
    ledger.add(0, { ...piece(rows.slice(cut).join('\n')), problems: [{ line: 2, column: 1, sentence: 'q' }], end: done });
    assert.deepEqual(
      out.filter((row) => !row.startsWith('!')),
      rows,
    );
    assert.deepEqual(
      out.filter((row) => row.startsWith('!')),
      ['! p', '! q'],
    );
    assert.ok(ledger.finished);
  }
});

test('a failed part lets the others through', () => {
  const { ledger, out } = ledgerOf(2, 2);
  ledger.take();
  ledger.take();
  ledger.add(1, { ...piece('b'), end: done });
  ledger.lose(0, 'first', 2);
  assert.equal(ledger.take(), 0);
  ledger.lose(0, 'second', 2);
  assert.equal(out.length, 2);
  assert.match(out[0], /^! part 1 was abandoned after its worker was lost 2 times \(second\)/);
  assert.equal(out[1], 'b');
  assert.ok(ledger.finished);
});

test('at the end everything is delivered, with or without gaps', () => {
  const { ledger, out } = ledgerOf(9, 9);
  for (let part = 0; part < 5; ++part) ledger.take();
  ledger.add(4, piece('e'));
  ledger.add(2, { ...piece('c'), end: done });
  ledger.releaseAll();
  assert.deepEqual(out, ['c', 'e']);
});

test('an open-ended job: each row once, and no more than requested', () => {
  const { ledger, out } = ledgerOf(-1, 3);
  for (let part = 0; part < 4; ++part) assert.equal(ledger.take(), part);
  ledger.add(3, { ...piece('z'), end: done });
  ledger.add(1, { ...piece('a\nb'), end: done });
  ledger.add(0, { ...piece('a'), end: done });
  assert.deepEqual(out, ['a', 'b']);
  assert.equal(ledger.finished, false);
  ledger.add(2, { ...piece('b\nc\nd'), end: done });
  assert.deepEqual(out, ['a', 'b', 'c']);
  assert.equal(ledger.finished, true);
  assert.equal(ledger.remaining, 0);
  assert.equal(ledger.itemsDone, 3);
});

test('rows are delivered in batches of 200, whatever the blocks', () => {
  for (const size of [1, 7, 199, 200, 201, 1000]) {
    const rows = Array.from({ length: 1000 }, (_, n) => `row ${n}`);
    const blocks = [];
    for (let n = 0; n < rows.length; n += size) blocks.push(rows.slice(n, n + size).join('\n'));
    let left = blocks.reduce((sum, block) => sum + block.length, 0);
    const taken = [];
    while (blocks.length > 0) {
      const { rows: text, characters } = takeRows(blocks);
      const helping = text.split('\n');
      assert.equal(helping.length, Math.min(200, 1000 - taken.length));
      taken.push(...helping);
      left -= characters;
      assert.equal(
        left,
        blocks.reduce((sum, block) => sum + block.length, 0),
      );
    }
    assert.deepEqual(taken, rows);
  }
});

test('long rows come in smaller batches', () => {
  const blocks = [Array(100).fill('x'.repeat(10000)).join('\n')];
  const first = takeRows(blocks).rows;
  assert.ok(first.length < 200000 && first.length >= 100000, String(first.length));
});

test('the outbox delivers in order, the end last, and never at once', async () => {
  /** @type {string[]} */
  const reported = [];
  const outbox = new Outbox();
  /** @type {ReturnType<typeof outbox.open> | undefined} */
  let box;
  await new Promise((resolve) => {
    box = outbox.open({
      onPlan: ({ parts }) => reported.push(`plan ${parts}`),
      onRows: (rows) => reported.push(rows),
      onProblem: ({ sentence }) => reported.push(sentence),
      onProgress: (items) => reported.push(`${items} done`),
      onEnd: ({ end }) => resolve(reported.push(end)),
    });
    box.plan({ parts: 2, items: 2, columns: [] });
    box.rows('a');
    box.rows('b\nc');
    box.problem({ line: 1, column: 1, sentence: 'oh' });
    box.progress(1);
    box.progress(2);
    box.end('finished', '');
    assert.deepEqual(reported, []);
  });
  assert.deepEqual(reported, ['plan 2', '2 done', 'a\nb\nc', 'oh', 'finished']);
  assert.equal(box?.waiting(), 0);
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
    box.rows(Array(4000).fill('row').join('\n'));
    box.end('finished', '');
  });
  clearInterval(timer);
  assert.equal(helpings, 20);
  assert.ok(others >= 10, String(others)); // other tasks ran in between
});

test('finished parts of an earlier job are delivered in their places, and only the others are run', () => {
  const before = [finishedPart(0, 'a'), finishedPart(3, 'd1', 'd2'), finishedPart(4), finishedPart(9, 'no such part')];
  before[1].problems.push({ line: 4, column: 1, sentence: 'p' });
  const { ledger, out, finished } = ledgerOf(6, 6, {}, before);
  assert.deepEqual([out, ledger.partsBefore, ledger.itemsDone, ledger.remaining], [['a'], 3, 3, 3]);
  assert.deepEqual([ledger.take(), ledger.take(), ledger.remaining, ledger.take(), ledger.remaining], [1, 2, 1, 5, 0]);
  ledger.add(2, { ...piece('c'), end: done });
  ledger.giveBack(5);
  assert.equal(ledger.take(), 5);
  ledger.add(5, { ...piece('f'), end: done });
  assert.deepEqual(out, ['a']);
  ledger.add(1, { ...piece('b'), end: done });
  assert.deepEqual(out, ['a', 'b', 'c', 'd1', 'd2', '! p', 'f']);
  assert.deepEqual([ledger.finished, ledger.itemsDone, ledger.held], [true, 6, 0]);
  assert.deepEqual(finished, [finishedPart(2, 'c'), finishedPart(5, 'f'), finishedPart(1, 'b')]);
  assert.ok(ledgerOf(2, 2, {}, [finishedPart(1), finishedPart(0)]).ledger.finished);
});

test('a finished part is complete even if it arrived in pieces, partly twice', () => {
  const { ledger, finished } = ledgerOf(1, 1);
  const problems = [{ line: 1, column: 1, sentence: 'p' }];
  ledger.take();
  ledger.add(0, { ...piece('a\nb'), problems });
  ledger.lose(0, 'test', 2);
  ledger.take();
  ledger.add(0, { ...piece('a'), problems });
  ledger.add(0, { ...piece('b\nc'), end: done });
  assert.deepEqual(finished, [{ ...finishedPart(0, 'a', 'b', 'c'), problems }]);
});

test('a part that was given up does not count as finished', () => {
  const { ledger, finished } = ledgerOf(1, 1);
  ledger.take();
  ledger.add(0, piece('a'));
  ledger.lose(0, 'test', 1);
  assert.deepEqual([ledger.finished, finished], [true, []]);
});

test('a limited number of rows means the first ones, and later parts are not run', () => {
  const { ledger, out } = ledgerOf(9, 9, { mostRows: 3 });
  assert.deepEqual([ledger.take(), ledger.take(), ledger.take(), ledger.take()], [0, 1, 2, 3]);
  ledger.add(3, { ...piece('d'), end: done });
  ledger.giveBack(2);
  ledger.add(1, { ...piece('b1\nb2\nb3'), end: done });
  assert.deepEqual([ledger.remaining, ledger.finished, out], [0, false, []]);
  ledger.giveBack(2);
  assert.equal(ledger.remaining, 0);
  ledger.add(0, { ...piece('a'), end: done });
  ledger.releaseAll();
  assert.deepEqual([ledger.finished, out], [true, ['a', 'b1', 'b2']]);
  const resumed = ledgerOf(9, 9, { mostRows: 2 }, [finishedPart(4, 'e1', 'e2'), finishedPart(6, 'g')]);
  assert.equal(resumed.ledger.remaining, 4);
});

test('counts are added up, across parts and pieces', () => {
  const { ledger, out } = ledgerOf(3, 3, { addsCounts: true }, [finishedPart(1, 'g\t5 1/3')]);
  ledger.take();
  ledger.take();
  ledger.add(2, { ...piece('g\t3 1/3\nh\t1 1/1'), end: done });
  ledger.add(0, { ...piece('g\t34 1/3'), end: done });
  assert.deepEqual(out, ['g\t42']);
  ledger.releaseAll();
  assert.deepEqual(out, ['g\t42', 'h\t1']);
});

test('a count that ends before all of its parts are done is marked', () => {
  const { ledger, out } = ledgerOf(3, 3, { addsCounts: true }, [finishedPart(2, 'g\t5 1/3')]);
  ledger.take();
  ledger.take();
  ledger.add(0, { ...piece('g\t34 1/3'), end: done });
  ledger.add(1, { ...piece('g\t3 0/3'), end: { ...done, status: 'dropped' } });
  ledger.releaseAll();
  assert.deepEqual(out, ['g\t42+']);
});

test('an open-ended job gives up after a number of consecutive parts without a new row', () => {
  const { ledger, out } = ledgerOf(-1, 9, { maxIdleParts: 2, hasDedupeKey: true });
  for (let part = 0; part < 6; ++part) assert.equal(ledger.take(), part);
  ledger.add(3, { ...piece('z\t2'), end: done }); // turns out to be after the end
  ledger.add(1, { task: { job: 1, part: 1, run: 1 }, end: done });
  ledger.add(2, { ...piece('y\t1'), end: done });
  assert.deepEqual([ledger.finished, out], [false, []]);
  ledger.add(0, { ...piece('x\t1'), end: done });
  assert.deepEqual([ledger.finished, ledger.remaining, out], [true, 0, ['x\t1']]);
  ledger.releaseAll();
  assert.deepEqual(out, ['x\t1']);
});

test('a job without rows has its summary row, and undecided parts count as not done', () => {
  /** @param {{complete: string, leftOpen: string} | undefined} lastWord @param {string[]} blocks @param {boolean} [complete] */
  const letOut = (lastWord, blocks, complete = true) => {
    const reducer = createReducer({ parts: 4, items: 4, columns: [], mostRows: 1, lastWord });
    return [...blocks.map((block) => reducer.take(block)), reducer.end(complete), reducer.end(complete)].filter(Boolean);
  };
  const both = Object.freeze({ complete: 'none', leftOpen: 'open' });
  assert.deepEqual(letOut(both, []), ['none']);
  assert.deepEqual(letOut(both, [], false), ['open']);
  assert.deepEqual(letOut(both, ['a\nb']), ['a']);
  assert.deepEqual(letOut(both, ['a'], false), ['a']);
  assert.deepEqual(letOut(both, ['open\nopen']), ['open']);
  assert.deepEqual(letOut(both, ['open', 'a']), ['a']);
  assert.deepEqual(letOut(both, ['none']), ['none']);
  assert.deepEqual(letOut({ complete: '', leftOpen: 'open' }, []), []);
  assert.deepEqual(letOut({ complete: '', leftOpen: 'open' }, ['open']), ['open']);
  assert.deepEqual(letOut({ complete: 'none', leftOpen: '' }, [], false), []);
  assert.deepEqual(letOut(undefined, []), []);
  const reducer = createReducer({ parts: 4, items: 4, columns: [], lastWord: both });
  assert.deepEqual([reducer.resultsIn('open\nopenly\nopen'), reducer.resultsIn('a\nb')], [1, 2]);
});

test('a job in stages delivers nothing after a gap, and the summary row says how far they came', () => {
  const done = { status: /** @type {const} */ ('done'), items: 1, milliseconds: 1 };
  const lastWord = { complete: '', leftOpen: 'open\t{done}', stages: '17 2 18 3 ' };
  const plan = { parts: 5, items: 5, columns: ['n'], mostRows: 1, lastWord };
  /** @param {number[]} parts @param {number} found in this one */
  const outOf = (parts, found) => {
    /** @type {string[]} */
    const out = [];
    const ledger = new Ledger(plan, createReducer(plan), { rows: (rows) => out.push(rows), problem: () => {} });
    while (ledger.remaining > 0) ledger.take();
    for (const part of parts) {
      ledger.add(part, { task: { job: 1, part, run: 1 }, ...(part === found ? { rows: 'x', count: 1 } : {}), end: done });
    }
    ledger.releaseAll();
    return out;
  };
  assert.deepEqual(outOf([0, 1, 2, 4], 4), ['open\t17, 18: 1 of 3 parts']);
  assert.deepEqual(outOf([1, 0], 4), ['open\t17']);
  assert.deepEqual(outOf([1], 4), ['open\t-']);
  assert.deepEqual(outOf([2, 1, 0], 2), ['x']);
});

test('a ledger gives the summary row: what all parts found together, or that something is missing', () => {
  const done = { status: /** @type {const} */ ('done'), items: 1, milliseconds: 1 };
  const plan = { parts: 3, items: 3, columns: ['n'], mostRows: 1, lastWord: { complete: 'none', leftOpen: 'open' } };
  /** @param {(ledger: InstanceType<typeof Ledger>) => void} events @param {import('../../web/rookery.js').FinishedPart[]} [finished] */
  const outOf = (events, finished) => {
    /** @type {string[]} */
    const out = [];
    const ledger = new Ledger(plan, createReducer(plan), { rows: (rows) => out.push(rows), problem: () => {} }, finished);
    while (ledger.remaining > 0) ledger.take();
    events(ledger);
    ledger.releaseAll();
    return out;
  };
  /** @param {number} part @param {string} [rows] */
  const piece = (part, rows) => ({ task: { job: 1, part, run: 1 }, rows, count: rows ? 1 : undefined, end: done });
  /** @param {InstanceType<typeof Ledger>} ledger @param {number[]} parts */
  const finish = (ledger, ...parts) => parts.forEach((part) => ledger.add(part, piece(part)));
  assert.deepEqual(
    outOf((ledger) => finish(ledger, 2, 0, 1)),
    ['none'],
  );
  assert.deepEqual(
    outOf((ledger) => finish(ledger, 0, 1)),
    ['open'],
  );
  assert.deepEqual(
    outOf((ledger) => {
      finish(ledger, 0, 2);
      ledger.add(1, piece(1, 'open'));
    }),
    ['open'],
  );
  assert.deepEqual(
    outOf((ledger) => {
      ledger.add(0, piece(0, 'open'));
      ledger.add(2, piece(2, 'a'));
      finish(ledger, 1);
    }),
    ['a'],
  );
  assert.deepEqual(
    outOf((ledger) => {
      finish(ledger, 0, 1);
      ledger.add(2, { ...piece(2), problems: [{ line: 1, column: 1, sentence: 'bad' }] });
    }),
    ['open'],
  );
  assert.deepEqual(
    outOf((ledger) => {
      finish(ledger, 0, 2);
      ledger.lose(1, 'gone', 1);
    }),
    ['open'],
  );
  // A part that leaves its question open does not end the job, even if it has sent as many rows as wanted.
  outOf((ledger) => {
    ledger.add(0, piece(0, 'open'));
    assert.equal(ledger.parts, 3);
  });
  // Parts that an earlier job finished.
  const finished = [0, 1, 2].map((part) => ({ part, rows: '', count: 0, problems: [], items: 1 }));
  assert.deepEqual(
    outOf(() => {}, finished),
    ['none'],
  );
  assert.deepEqual(
    outOf(() => {}, [{ ...finished[0], rows: 'open', count: 1 }, finished[1], finished[2]]),
    ['open'],
  );
});

test('rows are reduced by the rules of their plan', () => {
  /** @param {Partial<import('../../web/rookery.js').Plan>} rules @param {string[]} blocks */
  const letOut = (rules, ...blocks) => {
    const reducer = createReducer({ parts: 4, items: 4, columns: [], ...rules });
    return [...blocks.map((block) => reducer.take(block)), reducer.end(true), reducer.end(true)].filter(Boolean).join('\n').split('\n');
  };
  /** Each block is one part. @param {Partial<import('../../web/rookery.js').Plan>} rules @param {string[]} blocks */
  const letOutOfParts = (rules, ...blocks) => {
    const reducer = createReducer({ parts: -1, items: 9, columns: [], ...rules });
    const out = blocks.map((block) => {
      const rows = block && reducer.take(block);
      reducer.endPart();
      return rows;
    });
    return out.filter(Boolean).join('\n').split('\n');
  };
  assert.deepEqual(letOut({}, 'a\na', 'b'), ['a', 'a', 'b']);
  assert.deepEqual(letOut({ parts: -1, items: 2 }, 'a\na', 'b\nc'), ['a', 'b']);
  assert.deepEqual(letOut({ mostRows: 3 }, 'a\na', 'b\nc'), ['a', 'a', 'b']);
  const keyed = ['x\ta', 'y\ta', 'x\tb', '{"p":"z","c":"a"}', '{"p":"z","c":"b"}', '{"p":"w","c":"a"}', 'a', 'c'];
  const first = [0, 2, 3, 4, 7].map((i) => keyed[i]);
  assert.deepEqual(letOut({ parts: -1, items: 9, hasDedupeKey: true }, ...keyed), first);
  assert.deepEqual(letOut({ parts: -1, items: 9, hasDedupeKey: true }, keyed.join('\n')), first);
  assert.deepEqual(letOut({ parts: -1, items: 9 }, ...keyed), keyed);
  assert.deepEqual(letOut({ parts: -1, items: 2, hasDedupeKey: true }, ...keyed), first.slice(0, 2));
  assert.deepEqual(letOutOfParts({ maxIdleParts: 2 }, 'a', 'a', 'b', '', 'a\nb', 'c'), ['a', 'b']);
  assert.deepEqual(letOutOfParts({ maxIdleParts: 1 }, '', 'a'), ['']);
  assert.deepEqual(letOutOfParts({ maxIdleParts: 3 }, '', '', 'a', '', '', 'b'), ['a', 'b']);
  assert.deepEqual(letOutOfParts({}, '', '', '', 'a'), ['a']);
  assert.deepEqual(letOutOfParts({ maxIdleParts: 1, hasDedupeKey: true }, 'x\ta', 'y\ta', 'z\tb'), ['x\ta']);
  assert.deepEqual(letOutOfParts({ parts: 3, maxIdleParts: 1 }, '', '', 'a'), ['a']);
  assert.deepEqual(letOutOfParts({ maxIdleParts: 10 }, 'tries 4\na\ntries 5', 'tries 4', 'tries 1\nb'), ['a']);
  const counts = letOut({ addsCounts: true }, '12\t3 1/3', '12\t0 1/3\n12\t39 1/3', '13\t5 1/1', '12\t1 1/1');
  assert.deepEqual(counts, ['12\t42', '13\t5', '12\t1']);
  const objects = letOut({ addsCounts: true }, '{"grid":"12","number":7,"complete":"1/2"}', '{"grid":"12","number":8,"complete":"1/2"}');
  assert.deepEqual(objects, ['{"grid":"12","number":15,"complete":true}']);
  assert.deepEqual(letOut({ addsCounts: true }, 'a\t9223372036854775807 1/2', 'a\t9 1/2'), ['a\t9223372036854775816']);
  assert.deepEqual(letOut({ mostRows: 2 }, 'é\u0000ü', '\ufeff数独'), ['é\u0000ü', '\ufeff数独']);
  assert.equal(createReducer({ parts: 1, items: 1, columns: [], mostRows: 0 }).closed, true);
});
