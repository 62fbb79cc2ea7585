// The module's rows are the command line's rows: the same C++ behind both, in WebAssembly and natively.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

import { easy, hard, middling, pattern, relabellings, seventeen, transposed } from './puzzles.mjs';
import { loadCore, runJob, test, withPool } from './support.mjs';

const cli = process.env.ROOKERY_CLI;
const skip = cli ? false : 'set ROOKERY_CLI to the native command line to run this';
const core = await loadCore();

const list = [easy, middling, hard, seventeen]
  .flatMap((puzzle) => [...relabellings(puzzle, 12), transposed(puzzle)])
  .join('\n');

/** @param {string} verb @param {Record<string, string | number | boolean>} options @param {string} input */
function native(verb, options, input) {
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, ...(value === true ? [] : [String(value)])]);
  const settings = { input, encoding: /** @type {const} */ ('utf8'), maxBuffer: 1 << 28 };
  const { stdout, status, stderr } = spawnSync(/** @type {string} */ (cli), [verb, ...flags], settings);
  assert.equal(status, 0, stderr);
  return stdout.trimEnd().split('\n');
}

/** @type {{verb: string, options: Record<string, string | number | boolean>, input?: string}[]} */
const calls = [
  { verb: 'solve', options: { limit: 5 } },
  { verb: 'solve', options: { json: true } },
  { verb: 'rate', options: {} },
  { verb: 'explain', options: {} },
  { verb: 'explain', options: { json: true } },
  { verb: 'check', options: {} },
  { verb: 'canonical', options: {} },
  { verb: 'generate', options: { count: 4, pattern, seed: 11 }, input: '' },
  { verb: 'generate', options: { count: 5, symmetry: 'half-turn', seed: 2 }, input: '' },
];

for (const { verb, options, input = list } of calls) {
  const check = async () => {
    const expected = native(verb, options, input);
    await withPool({ size: 2 }, async (pool) => {
      assert.deepEqual((await runJob(pool, { verb, options, input })).rows, expected);
    });
    const spec = { verb, options, input };
    const { parts } = core.plan(spec);
    if (parts < 0) return;
    /** @type {string[]} */
    const rows = [];
    for (let part = 0; part < parts; ++part) core.run(spec, part, { rows: (text) => rows.push(...text.split('\n')) });
    assert.deepEqual(rows, expected);
  };
  test(`${verb} ${JSON.stringify(options)}`, check, skip);
}
