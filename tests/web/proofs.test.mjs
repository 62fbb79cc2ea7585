// Proofs as documents in addition to rows: returned by the module, joined in the pool, stored with finished parts, saved as one file. They
// are compared with the command line's and verified by a plain checker.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Documents } from '../../web/documents.mjs';
import { errorInProof } from './lrat.mjs';
import { loadCore, test, withPool } from './support.mjs';

/** @import * as Rookery from '../../web/rookery.js' */

const cli = process.env.ROOKERY_CLI;
const skip = cli ? false : 'set ROOKERY_CLI to the native command line to run this';
const core = await loadCore();

const hard = 'x...x.....x....x';
const solvable = 'x..x....x......x';
/** 17 cells, refuted in parts, since the short attempt on the whole is too short: 23 MB. @type {Rookery.Spec} */
const inParts = {
  verb: 'exact',
  options: {
    pattern: '..x...x..x...x.......x...x.....xx....x.....x....x.....xx.x...........x.x......x..',
    strategies: 'naked',
    attempts: 0,
    proof: true,
  },
};
/** Refuted at once. @type {Rookery.Spec} */
const atOnce = { verb: 'exact', options: { pattern: hard, proof: true, method: 'refute' } };

/**
 * @param {import('../../web/pool.mjs').Pool} pool @param {Rookery.Spec} spec @param {Rookery.FinishedPart[]} [finished]
 * @returns {Promise<{rows: string[], documents: Rookery.Document[], problem: string, kept: Rookery.FinishedPart[]}>}
 */
function runWithDocuments(pool, spec, finished = []) {
  return new Promise((resolve) => {
    /** @type {{rows: string[], documents: Rookery.Document[], problem: string, kept: Rookery.FinishedPart[]}} */
    const outcome = { rows: [], documents: [], problem: '', kept: [] };
    pool.start(
      spec,
      {
        onRows: (text) => outcome.rows.push(...text.split('\n')),
        onFinishedParts: (parts) => outcome.kept.push(...parts),
        onDocuments: (made) => Object.assign(outcome, made),
        onEnd: () => resolve(outcome),
      },
      finished,
    );
  });
}

/** @param {Rookery.Document[]} documents @returns {Promise<Record<string, string>>} */
async function textsOf(documents) {
  /** @type {Record<string, string>} */
  const texts = {};
  for (const { name, blob } of documents) texts[name] = await blob.text();
  return texts;
}

test('from the module: a formula and its refutation', () => {
  /** @type {Record<string, string>} */
  const texts = {};
  core.run(atOnce, 0, {
    rows: () => {},
    document: (name, piece) => (texts[name] = piece.length === 0 ? '' : (texts[name] ?? '') + new TextDecoder().decode(piece)),
  });
  assert.deepEqual(Object.keys(texts).sort(), ['cnf', 'lrat']);
  assert.match(texts.cnf, /^c .*\n(?:c .*\n)*p cnf \d+ \d+\n/);
  assert.equal(errorInProof(texts.cnf, texts.lrat), '');
  assert.notEqual(errorInProof(texts.cnf, texts.lrat.split('\n').slice(5).join('\n')), '', 'the checker finds what is missing');
  core.release(atOnce);
});

const LONG = 600; // seconds, for a busy machine

/** @type {ReturnType<typeof runWithDocuments>} */
let joined;
const joinedOnce = () => (joined ??= withPool({ size: 2 }, (pool) => runWithDocuments(pool, inParts)));

const checkJoined = async () => {
  const { rows, documents, problem } = await joinedOnce();
  assert.match(rows[0], /\timpossible\t.*\d+ parts$/);
  assert.equal(problem, '');
  const texts = await textsOf(documents);
  assert.deepEqual(Object.keys(texts).sort(), ['cnf', 'lrat']);
  assert.equal(errorInProof(texts.cnf, texts.lrat), '');
};
test('in the pool: the proofs of the parts are joined', checkJoined, false, LONG);

test(
  'the documents match the command line',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rookery-'));
    try {
      for (const spec of [inParts, atOnce]) {
        const flags = Object.entries(spec.options ?? {}).flatMap(([name, value]) =>
          name === 'proof' ? ['--proof', join(folder, 'proof')] : [`--${name}`, String(value)],
        );
        spawnSync(/** @type {string} */ (cli), ['exact', ...flags], { timeout: 400_000 });
        const run = spec === inParts ? joinedOnce() : withPool({ size: 2 }, (pool) => runWithDocuments(pool, spec));
        const texts = await textsOf((await run).documents);
        for (const name of ['cnf', 'lrat']) assert.ok(texts[name] === readFileSync(join(folder, `proof.${name}`), 'utf8'), name);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  skip,
  LONG,
);

test('clues have no proof; each pattern of several has its own', async () => {
  await withPool({ size: 2 }, async (pool) => {
    assert.deepEqual((await runWithDocuments(pool, { verb: 'exact', options: { pattern: solvable, proof: true } })).documents, []);
    const { documents } = await runWithDocuments(pool, {
      verb: 'exact',
      options: { proof: true },
      input: `${solvable}\n${hard}\n${hard}\n`,
    });
    const texts = await textsOf(documents);
    assert.deepEqual(Object.keys(texts).sort(), ['2.cnf', '2.lrat', '3.cnf', '3.lrat']);
    assert.equal(errorInProof(texts['3.cnf'], texts['3.lrat']), '');
  });
});

const checkKept = async () => {
  const { rows, documents, kept } = await joinedOnce();
  assert.ok(kept.some((part) => (part.documents ?? []).length === 2));
  await withPool({ size: 2 }, async (pool) => {
    const again = await runWithDocuments(pool, inParts, kept);
    assert.deepEqual(again.rows, rows);
    assert.deepEqual([again.kept, again.problem], [[], '']);
    const sizes = (/** @type {Rookery.Document[]} */ made) => made.map(({ name, blob }) => `${name} ${blob.size}`).sort();
    assert.deepEqual(sizes(again.documents), sizes(documents));
    const withoutProofs = kept.map(({ documents: _, ...part }) => part);
    const some = [...withoutProofs.slice(0, 3), ...kept.slice(3)];
    assert.match(
      (await runWithDocuments(pool, inParts, some)).problem,
      /^the proof of part \d+ of \d+ is missing, so the proof is incomplete$/,
    );
  });
};
test('finished parts bring their proofs along', checkKept, false, LONG);

test('oversized documents are dropped, with a message', () => {
  const documents = new Documents(10);
  documents.add(0, { name: 'cnf', blob: new Blob(['12345678']) });
  assert.deepEqual([documents.bytes, documents.problem], [8, '']);
  documents.add(1, { name: 'lrat', blob: new Blob(['12345678']) });
  assert.equal(documents.bytes, 0);
  assert.match(documents.problem, /^the proof is larger than .* GB, more than a page can hold: use the command line$/);
  assert.deepEqual(documents.list(), []);
});

test('void documents, or those of unneeded parts, are not kept', async () => {
  const documents = new Documents();
  const add = (/** @type {number} */ part, /** @type {string} */ name, /** @type {string} */ text) =>
    documents.add(part, { name, blob: text === '' ? null : new Blob([text]) });
  add(0, '1.cnf', 'wrong');
  add(0, '1.cnf', '');
  add(0, '1.cnf', 'right');
  add(0, '1.cnf', ' it is');
  add(7, '8.cnf', 'other');
  documents.dropWhere((part) => part > 3);
  assert.deepEqual(await textsOf(documents.list()), { '1.cnf': 'right it is' });
  assert.equal(documents.bytes, 11);
});
