// The module returns the same rows as the command line: both run the same C++, as WebAssembly and natively.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

import { easy, fourteen, hard, middling, none, pattern, relabellings, seventeen, transposed } from './puzzles.mjs';
import { loadCore, runJob, test, withPool } from './support.mjs';

const cli = process.env.ROOKERY_CLI;
const skip = cli ? false : 'set ROOKERY_CLI to the native command line to run this';
const core = await loadCore();

const list = [easy, middling, hard, seventeen].flatMap((puzzle) => [...relabellings(puzzle, 12), transposed(puzzle)]).join('\n');

/** @param {string} verb @param {Record<string, string | number | boolean>} options @param {string} input */
function native(verb, options, input) {
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, ...(value === true ? [] : [String(value)])]);
  const settings = { input, encoding: /** @type {const} */ ('utf8'), maxBuffer: 1 << 28 };
  const { stdout, status, stderr } = spawnSync(/** @type {string} */ (cli), [verb, ...flags, ...(input === '' ? [] : ['-'])], settings);
  assert.equal(status, 0, stderr);
  return stdout.trimEnd().split('\n');
}

const grids = [fourteen, none, fourteen].join('\n');

/** @type {{verb: string, options: Record<string, string | number | boolean>, input?: string}[]} */
const calls = [
  { verb: 'solve', options: { limit: 5 } },
  { verb: 'solve', options: { json: true } },
  { verb: 'rate', options: { scale: 'te,b,gb,w,gw,bxb,bxbb' } },
  { verb: 'rate', options: {} },
  { verb: 'explain', options: {} },
  { verb: 'explain', options: { json: true } },
  { verb: 'check', options: {} },
  { verb: 'canonical', options: {} },
  { verb: 'generate', options: { count: 4, pattern, seed: 11 }, input: '' },
  { verb: 'generate', options: { count: 5, symmetry: 'half-turn', seed: 2 }, input: '' },
  { verb: 'sample', options: { count: 50, json: true }, input: '' },
  { verb: 'unavoidable', options: { 'max-cells': 10 }, input: fourteen },
  { verb: 'unavoidable', options: { method: 'random', rounds: 20, 'max-cells': 14, json: true }, input: grids },
  { verb: 'enumerate', options: {}, input: fourteen },
  { verb: 'enumerate', options: { clues: 23, limit: 300, minimal: true }, input: fourteen },
  { verb: 'enumerate', options: { count: true, json: true }, input: fourteen },
  { verb: 'enumerate', options: { clues: 20, first: true }, input: grids },
  { verb: 'estimate', options: { clues: 18 }, input: grids },
  { verb: 'fewest', options: {}, input: fourteen },
  { verb: 'fewest', options: { json: true }, input: grids },
  ...['line0', 'hodoku', 'f-puzzles', 'sudokupad', 'sdx', 'opensudoku'].map((to) => ({ verb: 'convert', options: { to } })),
  ...['backtrack', 'ps12', 'csp', 'sat', 'dlx', 'reason'].map((method) => ({
    verb: 'classic',
    options: { method, trace: true, rows: 50 },
  })),
  { verb: 'classic', options: { method: 'anneal', effort: 300_000, trace: true, rows: 50 } },
  { verb: 'classic', options: { method: 'brute', order: 2, limit: 300, trace: true }, input: '' },
  { verb: 'classic', options: { method: 'dlx', order: 2, diagonal: true, limit: 300, paths: 100, json: true }, input: '' },
];

for (const { verb, options, input = list } of calls) {
  const check = async () => {
    const expected = native(verb, options, input);
    await withPool({ size: 2 }, async (pool) => {
      assert.deepEqual((await runJob(pool, { verb, options, input })).rows, expected);
    });
    const spec = { verb, options, input };
    const plan = core.plan(spec);
    if (plan.parts < 0) return;
    const ledger = core.createLedger(plan);
    for (let part = ledger.take(); part !== null; part = ledger.take()) {
      const at = part;
      core.run(spec, at, { bytes: (rows, count) => ledger.addRows(at, rows, count) });
      ledger.end(at);
    }
    ledger.finish();
    const rows = [];
    for (let text = ledger.nextRows(); text !== null; text = ledger.nextRows()) rows.push(...text.split('\n'));
    ledger.delete();
    assert.deepEqual(rows, expected);
  };
  test(`${verb} ${JSON.stringify(options)}`, check, skip);
}
