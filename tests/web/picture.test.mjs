// read-picture in the module: the table it needs, and the same rows as the native program.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { boardPpm, kEntered, kMarks, kPuzzle } from '../support/pictures/pictures.mjs';
import { firstModule, runJob, site, test, urlOf, wasmModule, withPool } from './support.mjs';

const table = readFileSync(path.join(site, 'digits.bin'));
const named = Buffer.concat([Buffer.from('P6\n# a board\n'), boardPpm().subarray(3)]);
const list = Buffer.concat([named, Buffer.from('P6 70 70 255\n'), Buffer.alloc(3 * 70 * 70), boardPpm(), Buffer.from('P6 3')]);

test('the core reads pictures once it has the table', async () => {
  /** @type {typeof import('../../web/core.mjs')} */
  const core = await import(`${urlOf('core.mjs')}?picture`);
  await core.init({ wasmModule });
  assert.equal(core.missingTable({ verb: 'read-picture' }), 'digits');
  assert.throws(() => core.readPicture(named), { message: 'the table digits has not been loaded' });
  assert.throws(() => core.loadTable('digits', table.subarray(1)), {
    failed: false,
    message: /^expected the table digits \(digits\.bin\)/,
  });
  assert.throws(() => core.loadTable(/** @type {any} */ ('no such'), table), {
    message: 'there is no table "no such"; expected one of catalogue, digits, de, fr',
  });
  core.loadTable('digits', table);
  assert.equal(core.missingTable({ verb: 'read-picture' }), null);
  assert.equal(core.missingTable({ verb: 'catalogue' }), 'catalogue');
  const [row] = core.readPicture(named);
  assert.deepEqual(
    { ...row, certainty: row.certainty.length, second: row.second.length, corners: row.corners.length },
    {
      picture: 'a board',
      puzzle: kPuzzle,
      entered: kEntered,
      marks: kMarks.split(' '),
      doubtful: [],
      certainty: 81,
      second: 81,
      corners: 8,
    },
  );
  const { problems, ...rows } = core.readPicture(list);
  assert.equal(Object.keys(rows).length, 2);
  assert.deepEqual(
    problems.map(({ line }) => line),
    [2, 4],
  );
});

test('a pool with only the first verbs fetches the whole core and the table, and gives the native rows', async () => {
  const asked = /** @type {string[]} */ ([]);
  const fetchTable = async (/** @type {string} */ name) => {
    asked.push(name);
    return new Blob([table]);
  };
  await withPool({ size: 2, module: firstModule, whole: async () => wasmModule, fetchTable }, async (pool) => {
    const { rows, problems } = await runJob(pool, { verb: 'read-picture', input: new Blob([list]) });
    assert.deepEqual([asked, rows.length, problems.length], [['digits'], 2, 2]);
    if (!process.env.ROOKERY_CLI) return;
    const native = spawnSync(process.env.ROOKERY_CLI, ['read-picture'], { input: list, encoding: 'utf8' });
    assert.deepEqual(rows, native.stdout.trimEnd().split('\n'));
    assert.deepEqual(
      problems.map(({ line, column, sentence }) => `stdin:${line}:${column}: ${sentence}`),
      native.stderr.trimEnd().split('\n'),
    );
  });
});
