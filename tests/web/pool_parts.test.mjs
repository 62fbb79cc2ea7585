// The ledger of a job's parts, with the rules for its rows, on its own.
import assert from 'node:assert/strict';

import { createLedger, test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/pool_job.mjs')} */
const { JobLedger } = await import(urlOf('pool_job.mjs'));

/**
 * @typedef {import('../../web/rookery.js').FinishedPart} FinishedPart
 * @typedef {import('../../web/rookery.js').Ledger} Ledger
 * @typedef {import('../../web/rookery.js').Plan} Plan
 */

const encoder = new TextEncoder();

/** All that it delivers now: rows, and then problems. @param {Ledger} ledger */
function deliveredBy(ledger) {
  const out = [];
  for (let rows = ledger.nextRows(); rows !== null; rows = ledger.nextRows()) out.push(...rows.split('\n'));
  for (let problem = ledger.nextProblem(); problem; problem = ledger.nextProblem()) out.push(`! ${problem.sentence}`);
  return out;
}

/** @param {Ledger} ledger @param {number} part @param {string} rows */
const addRows = (ledger, part, rows) => ledger.addRows(part, encoder.encode(rows), rows.split('\n').length);

/**
 * The rows of a job with these rules whose parts send one block each; null: none. All parts have been handed out before the first sends.
 * @param {Partial<Plan>} rules @param {(string | null)[]} blocks @param {boolean} [complete] no other part is missing
 */
function rowsOf(rules, blocks, complete = true) {
  const ledger = createLedger({ parts: blocks.length + (complete ? 0 : 1), items: 4, columns: [], ...rules });
  blocks.forEach(() => ledger.take());
  blocks.forEach((block, part) => {
    if (block !== null) addRows(ledger, part, block);
    ledger.end(part);
  });
  ledger.finish();
  const out = deliveredBy(ledger);
  ledger.delete();
  return out;
}

/**
 * @param {number} parts @param {number} items @param {Partial<Plan>} [rules]
 * @param {FinishedPart[]} [before] finished
 */
function ledgerOf(parts, items, rules = {}, before = []) {
  /** @type {FinishedPart[]} */
  const finished = [];
  const ledger = new JobLedger({ parts, items, columns: [], ...rules }, createLedger, (part) => finished.push(part), before);
  /** @type {string[]} */
  const delivered = [];
  const out = () => {
    delivered.push(...deliveredBy(ledger.parts));
    return delivered;
  };
  return { ledger, out, finished };
}

/** @param {number} part @param {string[]} rows @returns {FinishedPart} */
const finishedPart = (part, ...rows) => ({ part, rows: rows.join('\n'), count: rows.length, problems: [], items: 1 });

const done = /** @type {const} */ ({ status: 'done', items: 1, milliseconds: 5 });
const task = { job: 1, part: 0, run: 1 };
/** @param {string} rows */
const piece = (rows) => ({ task, rows: encoder.encode(rows), count: rows.split('\n').length });

test('rows are delivered in the order of the parts, those of the first unfinished part at once', () => {
  const { ledger, out } = ledgerOf(3, 3);
  assert.deepEqual([ledger.take(), ledger.take(), ledger.take(), ledger.parts.remaining], [0, 1, 2, 0]);
  ledger.add(2, { ...piece('c'), end: done });
  ledger.add(1, piece('b1'));
  assert.deepEqual(out(), []);
  assert.ok(ledger.parts.bytesHeld > 0);
  ledger.add(0, piece('a1'));
  assert.deepEqual(out(), ['a1']);
  ledger.add(0, { ...piece('a2'), end: done });
  assert.deepEqual(out(), ['a1', 'a2', 'b1']);
  ledger.add(1, { task, end: done });
  assert.deepEqual(out(), ['a1', 'a2', 'b1', 'c']);
  assert.equal(ledger.parts.bytesHeld, 0);
  assert.equal(ledger.parts.isFinished, true);
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
      out().filter((row) => !row.startsWith('!')),
      rows,
    );
    assert.deepEqual(
      out().filter((row) => row.startsWith('!')),
      ['! p', '! q'],
    );
    assert.ok(ledger.parts.isFinished);
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
  assert.equal(out().length, 2);
  assert.equal(out()[0], 'b');
  assert.match(out()[1], /^! part 1 was abandoned after its worker was lost 2 times \(second\)/);
  assert.ok(ledger.parts.isFinished);
});

test('at the end everything is delivered, with or without gaps', () => {
  const { ledger, out } = ledgerOf(9, 9);
  for (let part = 0; part < 5; ++part) ledger.take();
  ledger.add(4, piece('e'));
  ledger.add(2, { ...piece('c'), end: done });
  ledger.finish();
  assert.deepEqual(out(), ['c', 'e']);
});

test('an open-ended job: each row once, and no more than requested', () => {
  const { ledger, out } = ledgerOf(-1, 3);
  for (let part = 0; part < 4; ++part) assert.equal(ledger.take(), part);
  ledger.add(3, { ...piece('z'), end: done });
  ledger.add(1, { ...piece('a\nb'), end: done });
  ledger.add(0, { ...piece('a'), end: done });
  assert.deepEqual(out(), ['a', 'b']);
  assert.equal(ledger.parts.isFinished, false);
  ledger.add(2, { ...piece('b\nc\nd'), end: done });
  assert.deepEqual(out(), ['a', 'b', 'c']);
  assert.equal(ledger.parts.isFinished, true);
  assert.equal(ledger.parts.remaining, 0);
  assert.equal(ledger.itemsDone, 3);
});

test('rows are delivered in batches of 200, whatever the blocks', () => {
  for (const size of [1, 7, 199, 200, 201, 1000]) {
    for (const mostRows of [undefined, 1000]) {
      const rows = Array.from({ length: 1000 }, (_, n) => `row ${n}`);
      const ledger = createLedger({ parts: 1, items: 1, columns: [], mostRows });
      ledger.take();
      for (let n = 0; n < rows.length; n += size) addRows(ledger, 0, rows.slice(n, n + size).join('\n'));
      const taken = [];
      while (taken.length < rows.length) {
        assert.equal(ledger.bytesHeld, rows.slice(taken.length).join('\n').length + 1);
        const helping = ledger.nextRows()?.split('\n') ?? [];
        assert.equal(helping.length, Math.min(200, 1000 - taken.length));
        taken.push(...helping);
      }
      assert.deepEqual([taken, ledger.bytesHeld, ledger.nextRows()], [rows, 0, null]);
      ledger.delete();
    }
  }
});

test('long rows come in smaller batches', () => {
  const ledger = createLedger({ parts: 1, items: 1, columns: [] });
  ledger.take();
  addRows(ledger, 0, Array(100).fill('x'.repeat(10000)).join('\n'));
  const first = ledger.nextRows() ?? '';
  assert.ok(first.length < 200000 && first.length >= 100000, String(first.length));
});

test('finished parts of an earlier job are delivered in their places, and only the others are run', () => {
  const before = [finishedPart(0, 'a'), finishedPart(3, 'd1', 'd2'), finishedPart(4), finishedPart(9, 'no such part')];
  before[1].problems.push({ line: 4, column: 1, sentence: 'p' });
  const { ledger, out, finished } = ledgerOf(6, 6, {}, before);
  assert.deepEqual([out(), ledger.partsBefore, ledger.itemsDone, ledger.parts.remaining], [['a'], 3, 3, 3]);
  assert.deepEqual([ledger.take(), ledger.take(), ledger.parts.remaining, ledger.take(), ledger.parts.remaining], [1, 2, 1, 5, 0]);
  ledger.add(2, { ...piece('c'), end: done });
  ledger.giveBack(5);
  assert.equal(ledger.take(), 5);
  ledger.add(5, { ...piece('f'), end: done });
  assert.deepEqual(out(), ['a']);
  ledger.add(1, { ...piece('b'), end: done });
  assert.deepEqual(out(), ['a', 'b', 'c', 'd1', 'd2', 'f', '! p']);
  assert.deepEqual([ledger.parts.isFinished, ledger.itemsDone, ledger.parts.bytesHeld], [true, 6, 0]);
  assert.deepEqual(finished, [finishedPart(2, 'c'), finishedPart(5, 'f'), finishedPart(1, 'b')]);
  assert.ok(ledgerOf(2, 2, {}, [finishedPart(1), finishedPart(0)]).ledger.parts.isFinished);
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
  assert.deepEqual([ledger.parts.isFinished, finished], [true, []]);
});

test('a limited number of rows means the first ones, and later parts are not run', () => {
  const { ledger, out } = ledgerOf(9, 9, { mostRows: 3 });
  assert.deepEqual([ledger.take(), ledger.take(), ledger.take(), ledger.take()], [0, 1, 2, 3]);
  ledger.add(3, { ...piece('d'), end: done });
  ledger.giveBack(2);
  ledger.add(1, { ...piece('b1\nb2\nb3'), end: done });
  assert.deepEqual([ledger.parts.remaining, ledger.parts.isFinished, out()], [0, false, []]);
  ledger.giveBack(2);
  assert.equal(ledger.parts.remaining, 0);
  ledger.add(0, { ...piece('a'), end: done });
  ledger.finish();
  assert.deepEqual([ledger.parts.isFinished, out()], [true, ['a', 'b1', 'b2']]);
  const resumed = ledgerOf(9, 9, { mostRows: 2 }, [finishedPart(4, 'e1', 'e2'), finishedPart(6, 'g')]);
  assert.equal(resumed.ledger.parts.remaining, 4);
});

test('counts are added up, across parts and pieces', () => {
  const { ledger, out } = ledgerOf(3, 3, { addsCounts: true }, [finishedPart(1, 'g\t5 1/3')]);
  ledger.take();
  ledger.take();
  ledger.add(2, { ...piece('g\t3 1/3\nh\t1 1/1'), end: done });
  ledger.add(0, { ...piece('g\t34 1/3'), end: done });
  assert.deepEqual(out(), ['g\t42']);
  ledger.finish();
  assert.deepEqual(out(), ['g\t42', 'h\t1']);
});

test('a count that ends before all of its parts are done is marked', () => {
  const { ledger, out } = ledgerOf(3, 3, { addsCounts: true }, [finishedPart(2, 'g\t5 1/3')]);
  ledger.take();
  ledger.take();
  ledger.add(0, { ...piece('g\t34 1/3'), end: done });
  ledger.add(1, { ...piece('g\t3 0/3'), end: { ...done, status: 'dropped' } });
  ledger.finish();
  assert.deepEqual(out(), ['g\t42+']);
});

test('an open-ended job gives up after a number of consecutive parts without a new row', () => {
  const { ledger, out } = ledgerOf(-1, 9, { maxIdleParts: 2, hasDedupeKey: true });
  for (let part = 0; part < 6; ++part) assert.equal(ledger.take(), part);
  ledger.add(3, { ...piece('z\t2'), end: done }); // turns out to be after the end
  ledger.add(1, { task: { job: 1, part: 1, run: 1 }, end: done });
  ledger.add(2, { ...piece('y\t1'), end: done });
  assert.deepEqual([ledger.parts.isFinished, out()], [false, []]);
  ledger.add(0, { ...piece('x\t1'), end: done });
  assert.deepEqual([ledger.parts.isFinished, ledger.parts.remaining, out()], [true, 0, ['x\t1']]);
  ledger.finish();
  assert.deepEqual(out(), ['x\t1']);
});

test('a job without rows has its summary row, and undecided parts count as not done', () => {
  const both = Object.freeze({ complete: 'none', leftOpen: 'open' });
  /** @param {Plan['lastWord']} lastWord @param {(string | null)[]} blocks @param {boolean} [complete] */
  const letOut = (lastWord, blocks, complete) => rowsOf({ mostRows: 1, lastWord }, blocks, complete);
  assert.deepEqual(letOut(both, [null]), ['none']);
  assert.deepEqual(letOut(both, [null], false), ['open']);
  assert.deepEqual(letOut(both, ['a\nb']), ['a']);
  assert.deepEqual(letOut(both, ['a'], false), ['a']);
  assert.deepEqual(letOut(both, ['open\nopen']), ['open']);
  assert.deepEqual(letOut(both, ['open', 'a']), ['a']);
  assert.deepEqual(letOut(both, ['none']), ['none']);
  assert.deepEqual(letOut({ complete: '', leftOpen: 'open' }, [null]), []);
  assert.deepEqual(letOut({ complete: '', leftOpen: 'open' }, ['open']), ['open']);
  assert.deepEqual(letOut({ complete: 'none', leftOpen: '' }, [null], false), []);
  assert.deepEqual(letOut(undefined, [null]), []);
});

test('a job in stages delivers nothing after a gap, and the summary row says how far they came', () => {
  const done = { status: /** @type {const} */ ('done'), items: 1, milliseconds: 1 };
  const lastWord = { complete: '', leftOpen: 'open\t{done}', stages: '17 2 18 3 ' };
  const plan = { parts: 5, items: 5, columns: ['n'], mostRows: 1, lastWord };
  /** @param {number[]} parts @param {number} found in this one */
  const outOf = (parts, found) => {
    const ledger = new JobLedger(plan, createLedger);
    while (ledger.parts.remaining > 0) ledger.take();
    for (const part of parts) {
      ledger.add(part, { task: { job: 1, part, run: 1 }, ...(part === found ? { rows: encoder.encode('x'), count: 1 } : {}), end: done });
    }
    ledger.finish();
    return deliveredBy(ledger.parts).filter((row) => !row.startsWith('!'));
  };
  assert.deepEqual(outOf([0, 1, 2, 4], 4), ['open\t17, 18: 1 of 3 parts']);
  assert.deepEqual(outOf([1, 0], 4), ['open\t17']);
  assert.deepEqual(outOf([1], 4), ['open\t-']);
  assert.deepEqual(outOf([2, 1, 0], 2), ['x']);
});

test('a ledger gives the summary row: what all parts found together, or that something is missing', () => {
  const done = { status: /** @type {const} */ ('done'), items: 1, milliseconds: 1 };
  const plan = { parts: 3, items: 3, columns: ['n'], mostRows: 1, lastWord: { complete: 'none', leftOpen: 'open' } };
  /** @param {(ledger: InstanceType<typeof JobLedger>) => void} events @param {FinishedPart[]} [finished] */
  const outOf = (events, finished) => {
    const ledger = new JobLedger(plan, createLedger, null, finished);
    while (ledger.parts.remaining > 0) ledger.take();
    events(ledger);
    ledger.finish();
    return deliveredBy(ledger.parts).filter((row) => !row.startsWith('!'));
  };
  /** @param {number} part @param {string} [rows] */
  const piece = (part, rows) => ({
    task: { job: 1, part, run: 1 },
    rows: rows ? encoder.encode(rows) : undefined,
    count: rows ? 1 : undefined,
    end: done,
  });
  /** @param {InstanceType<typeof JobLedger>} ledger @param {number[]} parts */
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
    assert.equal(ledger.parts.count, 3);
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
  /** @param {Partial<Plan>} rules @param {(string | null)[]} blocks */
  const letOut = (rules, ...blocks) => rowsOf(rules, blocks);
  /** @param {Partial<Plan>} rules @param {(string | null)[]} blocks */
  const openEnded = (rules, ...blocks) => rowsOf({ parts: -1, items: 9, ...rules }, blocks);
  assert.deepEqual(letOut({}, 'a\na', 'b'), ['a', 'a', 'b']);
  assert.deepEqual(letOut({ parts: -1, items: 2 }, 'a\na', 'b\nc'), ['a', 'b']);
  assert.deepEqual(letOut({ mostRows: 3 }, 'a\na', 'b\nc'), ['a', 'a', 'b']);
  const keyed = ['x\ta', 'y\ta', 'x\tb', '{"p":"z","c":"a"}', '{"p":"z","c":"b"}', '{"p":"w","c":"a"}', 'a', 'c'];
  const first = [0, 2, 3, 4, 7].map((i) => keyed[i]);
  assert.deepEqual(letOut({ parts: -1, items: 9, hasDedupeKey: true }, ...keyed), first);
  assert.deepEqual(letOut({ parts: -1, items: 9, hasDedupeKey: true }, keyed.join('\n')), first);
  assert.deepEqual(letOut({ parts: -1, items: 9 }, ...keyed), keyed);
  assert.deepEqual(letOut({ parts: -1, items: 2, hasDedupeKey: true }, ...keyed), first.slice(0, 2));
  assert.deepEqual(openEnded({ maxIdleParts: 2 }, 'a', 'a', 'b', null, 'a\nb', 'c'), ['a', 'b']);
  assert.deepEqual(openEnded({ maxIdleParts: 1 }, null, 'a'), []);
  assert.deepEqual(openEnded({ maxIdleParts: 3 }, null, null, 'a', null, null, 'b'), ['a', 'b']);
  assert.deepEqual(openEnded({}, null, null, null, 'a'), ['a']);
  assert.deepEqual(openEnded({ maxIdleParts: 1, hasDedupeKey: true }, 'x\ta', 'y\ta', 'z\tb'), ['x\ta']);
  assert.deepEqual(openEnded({ parts: 3, maxIdleParts: 1 }, null, null, 'a'), ['a']);
  assert.deepEqual(openEnded({ maxIdleParts: 10 }, 'tries 4\na\ntries 5', 'tries 4', 'tries 1\nb'), ['a']);
  const counts = letOut({ addsCounts: true }, '12\t3 1/3', '12\t0 1/3\n12\t39 1/3', '13\t5 1/1', '12\t1 1/1');
  assert.deepEqual(counts, ['12\t42', '13\t5', '12\t1']);
  const objects = letOut({ addsCounts: true }, '{"grid":"12","number":7,"complete":"1/2"}', '{"grid":"12","number":8,"complete":"1/2"}');
  assert.deepEqual(objects, ['{"grid":"12","number":15,"complete":true}']);
  assert.deepEqual(letOut({ addsCounts: true }, 'a\t9223372036854775807 1/2', 'a\t9 1/2'), ['a\t9223372036854775816']);
  assert.deepEqual(letOut({ mostRows: 2 }, 'é\u0000ü', '\ufeff数独'), ['é\u0000ü', '\ufeff数独']);
  assert.equal(createLedger({ parts: 1, items: 1, columns: [], mostRows: 0 }).isFinished, true);
});
