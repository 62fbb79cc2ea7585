// The same C++ compiled twice: every verb of the npm package gives the native program's bytes, with the same status.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { cli, rookery as native, skip } from '../cli/command.mjs';
import { optionsOf } from '../../web/package/arguments.mjs';
import { everyCall } from './every_call.mjs';
import { calls } from './every_verb.mjs';
import { ended } from './installed.mjs';

/** Verbs of one side only, and why the other side lacks them. */
const ofNativeAlone = {
  merge: 'it joins files of --output, which the package does not write',
  man: 'the manual is that of the native program',
  completion: 'shells complete calls of the native program',
};
const ofPackageAlone = {};

const { folder, core, verbs, files, wordsOf, callOf, startPool } = await everyCall('every-verb');
const packaged = path.join(folder, 'node_modules/.bin/rookery');

/** @param {string} call */
const optionsIn = (call) => [...call.matchAll(/(?<= |^)--([a-z-]+)/g)].map(([, name]) => name);

test('every declared verb is compared, with every option', () => {
  const declared = verbs.map(({ name }) => name);
  assert.deepEqual(
    declared.filter((name) => !(name in calls)),
    [],
  );
  assert.deepEqual(
    Object.keys(calls).filter((name) => !declared.includes(name)),
    [],
  );
  for (const { name, options } of verbs) {
    const used = new Set((calls[name] ?? []).flatMap(optionsIn));
    const own = optionsOf({ options }).map((option) => option.name);
    assert.deepEqual(
      own.filter((option) => !used.has(option)),
      [],
      name,
    );
  }
});

test('verbs that only one side has are listed with the reason', { skip }, () => {
  const [, list = ''] = /\nSubcommands:\n([^]*)/.exec(native(['--help']).stdout) ?? [];
  const natively = [...list.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
  const ofPackage = verbs.map(({ name }) => name);
  assert.deepEqual(natively.filter((name) => !ofPackage.includes(name)).sort(), Object.keys(ofNativeAlone).sort());
  assert.deepEqual(ofPackage.filter((name) => !natively.includes(name)).sort(), Object.keys(ofPackageAlone).sort());
});

/** The table that a call needs: the package has none, and its command line says so. @param {string} verb @param {string[]} words */
function tableOf(verb, words) {
  const { options } = callOf(verb, words);
  return core.missingTable({ verb, options });
}

/** The same through the library, with the site's tables. @param {string} verb @param {string[]} words */
async function withTables(verb, words) {
  const { options, names } = callOf(verb, words);
  const pool = await startPool();
  let [stdout, stderr, status] = ['', '', 0];
  try {
    for (const name of names.length > 0 ? names : [undefined]) {
      const input = name === undefined ? undefined : new Blob([readFileSync(name)]);
      for await (const block of pool.blocks({ verb, options, input })) {
        if ('rows' in block) {
          stdout += `${block.rows}\n`;
          continue;
        }
        const { line, column, sentence } = block.problem;
        stderr += `${name}:${line}:${column}: ${sentence}\n`;
        status = 1;
      }
    }
  } finally {
    pool.close();
  }
  return { stdout, stderr, status };
}

/**
 * The package's equivalent of the native program's rows: it has no clock, and its pictures have no names.
 * @param {string} verb @param {string} rows
 */
function asPackaged(verb, rows) {
  if (verb === 'bench') return rows.replace(/items per second\t|(?<=^\w+\t\d+\t)\d+\t|,"items_per_second":\d+/gm, '');
  return verb === 'read-picture' ? rows.replaceAll(files.picture, '1') : rows;
}

/** The input lines that could not be used; ignores progress and time estimates, which are not about the rows. @param {string} stderr */
const problemsIn = (stderr) =>
  stderr
    .split('\n')
    .filter((line) => /:\d+:\d+: /.test(line))
    .sort();

/** Runs as many at once as there are cores. @template T @param {T[]} items @param {(item: T) => Promise<void>} each */
async function eachOf(items, each) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await each(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

for (const [verb, list] of Object.entries(calls)) {
  test(`${verb}: same rows and status as the native program`, { skip, timeout: 300_000 }, async () => {
    let rows = 0;
    await eachOf(list, async (call) => {
      const words = wordsOf(call);
      const wanted = await ended(cli, [verb, ...words]);
      const found = tableOf(verb, words) ? await withTables(verb, words) : await ended(packaged, [verb, ...words]);
      const name = `rookery ${verb} ${call}`;
      assert.notEqual(wanted.status, 2, `${name}: ${wanted.stderr}`);
      assert.equal(found.stdout, asPackaged(verb, wanted.stdout), name);
      assert.deepEqual(problemsIn(found.stderr), problemsIn(wanted.stderr), name);
      assert.equal(found.status, wanted.status, name);
      rows += wanted.stdout.length;
    });
    assert(rows > 0);
  });
}
