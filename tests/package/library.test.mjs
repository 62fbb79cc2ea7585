// The npm package as a library under Node: its files, README, types and streams.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { cli, rookery as native } from '../cli/command.mjs';
import { easy, fourteen, hard, pattern, relabellings, seventeen } from '../web/puzzles.mjs';
import { test } from '../web/support.mjs';
import { examples, imported, installed, packed, root, write } from './installed.mjs';

const MOST_BYTES = 720 * 1024;

const folder = installed('library');
const inside = path.join(folder, 'node_modules/rookery');
const { rookery, RookeryError, startPool } = await imported(folder);
const core = await rookery();

/** @param {(pool: import('../../web/package/index.js').Pool) => Promise<void>} use @param {number} [workers] */
async function withPool(use, workers = 2) {
  const pool = await startPool({ workers });
  try {
    await use(pool);
  } finally {
    pool.close();
  }
}

/** @template Row @param {AsyncIterable<Row>} stream */
async function all(stream) {
  const rows = [];
  for await (const row of stream) rows.push(row);
  return rows;
}

/** @param {string} code of a module, run in the folder */
function run(code) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.deepEqual([status, stderr], [0, ''], code);
  return stdout;
}

test('it is small, has no dependencies, and runs nothing on installation', () => {
  assert(statSync(packed).size <= MOST_BYTES, `${statSync(packed).size} bytes`);
  const manifest = JSON.parse(readFileSync(path.join(inside, 'package.json'), 'utf8'));
  for (const key of ['dependencies', 'peerDependencies', 'optionalDependencies', 'scripts', 'main']) assert(!(key in manifest), key);
  assert.equal(manifest.version, core.version());
  assert.deepEqual(
    readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['rookery'],
  );
});

test('its modules import one another, and Node modules only as "node:"; those for pages import no Node module', () => {
  const modules = readdirSync(inside).filter((name) => name.endsWith('.mjs'));
  const importsOf = (/** @type {string} */ name) =>
    [...readFileSync(path.join(inside, name), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g)].map(
      ([, place]) => place,
    );
  for (const name of modules) {
    for (const place of importsOf(name)) {
      assert(place.startsWith('node:') || (place.startsWith('./') && modules.includes(place.slice(2))), `${name} imports ${place}`);
    }
  }
  const reached = new Set(['index.mjs', 'worker.mjs']);
  for (const name of reached) for (const place of importsOf(name)) reached.add(place.replace(/^\.\//, ''));
  assert.deepEqual(
    [...reached].filter((name) => !modules.includes(name)),
    [],
  );
});

test('the examples in its README and types run and print what they say', () => {
  const found = examples(folder);
  for (const code of Object.values(found).flat()) {
    const wanted = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    const printed = run(code).trimEnd().split('\n');
    if (wanted.length > 0) assert.deepEqual(printed, wanted);
  }
  const [, list] = found['README.md'];
  const line = `line 3: ${core.rate(/`([^`]*)`/.exec(list)?.[1] ?? '').problems[0].sentence}`;
  assert.deepEqual(run(list).trimEnd().split('\n').sort(), ['12 rated', '62 rated', line].sort());
});

test("the types, under TypeScript's strict rules, as resolved by Node and by bundlers", () => {
  for (const [i, code] of Object.values(examples(folder)).flat().entries()) write(folder, `types/example${i}.ts`, code);
  write(
    folder,
    'types/wrong.ts',
    `import { rookery, RookeryError, startPool, type Core, type RateRow } from 'rookery';
const core: Core = await rookery({ program: new URL('core.xz', 'https://within.invalid') });
const er: number | null = core.rate('')[0].er;
// @ts-expect-error a text is no number
const text: string = core.rate('')[0].er;
const pool = await startPool({ workers: 2, workerUrl: '/worker.js', fetchTable: async (table) => new Blob([table]) });
for await (const row of pool.rate('', { scale: 'se', signal: AbortSignal.abort(), onProgress: (done: number) => done })) {
  // @ts-expect-error it may be a bad input
  row.er;
  const rated: RateRow | number = 'problem' in row ? row.problem.line : row;
}
// @ts-expect-error there is no such option
pool.rate('', { frob: 1 });
// @ts-expect-error it takes no input
pool.generate('', { count: 1 });
for await (const row of pool.explain(new Blob([]))) if ('steps' in row) row.steps[0].technique.length;
pool.catalogue();
for await (const row of pool['read-picture']('')) if (!('problem' in row)) row.doubtful.length;
for await (const row of pool.permanent('')) if (!('problem' in row)) row.permanent;
// @ts-expect-error it has no such column
for await (const row of pool.permanent('')) if (!('problem' in row)) row.anything;
// @ts-expect-error it needs an input
pool.solve();
const failed: boolean = new RookeryError('').failed;
pool[Symbol.dispose]();
await pool[Symbol.asyncDispose]();
export { er, failed, text };
`,
  );
  const compiler = path.join(root, 'build/npm/node_modules/typescript/bin/tsc');
  const inPage = { lib: ['es2022', 'dom', 'dom.asynciterable'], types: [] };
  const withoutPage = {
    lib: ['es2022'],
    types: ['node'],
    typeRoots: [path.join(root, 'build/npm/node_modules/@types')],
    skipLibCheck: true,
  };
  for (const [resolution, module, surroundings] of /** @type {const} */ ([
    ['nodenext', 'nodenext', inPage],
    ['bundler', 'esnext', inPage],
    ['nodenext', 'nodenext', withoutPage],
  ])) {
    const strict = { strict: true, noEmit: true, target: 'es2022' };
    const compilerOptions = { module, moduleResolution: resolution, ...strict, ...surroundings };
    const project = write(folder, 'types/tsconfig.json', JSON.stringify({ compilerOptions }));
    const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', project], { encoding: 'utf8' });
    assert.equal(status, 0, `${resolution}:\n${stdout}`);
  }
});

test('a thousand puzzles through the pool: the same rows as one core one by one, and as the native program', async () => {
  const list = [...relabellings(easy, 600), ...relabellings(seventeen, 380), ...relabellings(hard, 20)];
  await withPool(async (pool) => {
    const rows = await all(pool.rate(list.join('\n')));
    assert.equal(rows.length, 1000);
    assert.deepEqual(
      rows,
      list.flatMap((puzzle) => core.rate(puzzle)),
    );
    if (!cli) return;
    const { rows: lines, status } = native(['rate', '--json'], list.join('\n'));
    assert.equal(status, 0);
    assert.deepEqual(
      rows,
      lines.map((line) => JSON.parse(line)),
    );
  }, 3);
});

test('a long list in pieces, as a Blob: every row in order', async () => {
  const list = relabellings(easy, 15_000);
  await withPool(async (pool) => {
    const rows = await all(pool.solve(new Blob([list.join('\n')])));
    assert.deepEqual(
      rows.map((row) => 'puzzle' in row && row.puzzle),
      list,
    );
  });
});

test('steps arrive as lists, as the core returns them', async () => {
  const list = [easy, seventeen, hard].join('\n');
  await withPool(async (pool) => {
    assert.deepEqual(await all(pool.explain(list)), [...core.explain(list)]);
    assert.deepEqual(await all(pool.steps(list)), [...core.steps(list)]);
  });
});

test('bad lines are values among the rows, a wrong call throws', async () => {
  const list = [easy, 'hello', `11${easy.slice(2)}`, seventeen, easy.slice(1)].join('\n');
  await withPool(async (pool) => {
    const rows = await all(pool.rate(list));
    const problems = rows.flatMap((row) => ('problem' in row ? [row.problem] : []));
    const { problems: wanted, ...rated } = core.rate(list);
    assert.deepEqual(problems, wanted);
    assert.deepEqual(
      problems.map(({ line }) => line),
      [2, 3, 5],
    );
    assert.deepEqual(
      rows.filter((row) => !('problem' in row)),
      Object.values(rated),
    );
    const wrong = pool.stream({ verb: 'rate', input: easy, options: { frob: 1 } });
    await assert.rejects(wrong.next(), (error) => error instanceof RookeryError && /no option "frob"/.test(error.message));
    await assert.rejects(pool.catalogue('', { unrank: 1 }).next(), /the table catalogue could not be loaded: it is not in this package/);
  });
});

test("an abort ends the loop and the workers' parts, and so does leaving the loop", async () => {
  await withPool(async (pool) => {
    const stop = new AbortController();
    let rows = 0;
    let planned = 0;
    const made = pool.generate({ count: 1_000_000, seed: 3, signal: stop.signal, onPlan: ({ items }) => (planned = items) });
    const readTwenty = async () => {
      for await (const row of made) {
        assert('puzzle' in row);
        if (++rows === 20) stop.abort();
      }
    };
    await assert.rejects(readTwenty, (error) => error === stop.signal.reason);
    assert.deepEqual([rows, planned], [20, 1_000_000]);
    await assert.rejects(all(pool.solve('', { signal: stop.signal })), { name: 'AbortError' });
    // Blocks of text deliver what was found before the abort.
    const ofMany = new AbortController();
    let blocks = 0;
    const readBlocks = async () => {
      for await (const block of pool.blocks({ verb: 'pattern', input: pattern, options: { all: true } }, { signal: ofMany.signal })) {
        assert('rows' in block);
        blocks += 1;
        ofMany.abort('enough');
      }
    };
    await assert.rejects(readBlocks, (error) => error === 'enough');
    assert(blocks > 0);
    // In the middle of a part that would take longer than this test may.
    const inPart = new AbortController();
    const onActivity = () => inPart.abort();
    await assert.rejects(all(pool.exact('', { fewest: true, strategies: ['naked'], signal: inPart.signal, onActivity })), {
      name: 'AbortError',
    });
    // Aborting a finished job has no effect.
    const late = new AbortController();
    for await (const row of pool.solve(easy, { signal: late.signal })) assert('puzzle' in row);
    late.abort();
    for await (const row of pool.solve(`${'.'.repeat(81)}`, { all: true })) {
      if ('number' in row && row.number === 5) break;
    }
    assert.equal((await all(pool.solve(easy)))[0] !== undefined, true);
    assert.equal((await all(pool.enumerate(fourteen, { clues: 17, first: true }))).length, 1);
  }, 1);
});

test('a slow reader of a long stream gets every row', async () => {
  const code = `
    import { startPool } from 'rookery';
    const pool = await startPool({ workers: 1 });
    let rows = 0;
    for await (const row of pool.solve('.'.repeat(81), { all: true, limit: 60_000 })) {
      if (row.number !== ++rows) throw new Error('row ' + rows);
      if (rows % 20_000 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    console.log(rows);
    pool.close();`;
  assert.equal(run(code), '60000\n');
});

test('a process exits by itself once its pool is closed or idle', () => {
  assert.equal(run("import { startPool } from 'rookery'; (await startPool()).close(); console.log('closed');"), 'closed\n');
  assert.equal(run("import { startPool } from 'rookery'; await startPool({ workers: 2 }); console.log('idle');"), 'idle\n');
  const used = `
    import { startPool } from 'rookery';
    const pool = await startPool({ workers: 2 });
    for await (const row of pool.rate('${hard}')) console.log(row.er);
    for await (const row of pool.solve('.'.repeat(81), { all: true })) if (row.number === 300) break;
    const rows = pool.generate({ count: 5 });
    await rows.next(); // and the others are not read`;
  assert.equal(run(used), '90\n');
});

test('close, and leaving a scope, end a read without an error; later calls report that it is closed', async () => {
  for (const close of /** @type {const} */ (['close', Symbol.dispose, Symbol.asyncDispose])) {
    const pool = await startPool({ workers: 1 });
    let rows = 0;
    for await (const row of pool.generate({ count: 1_000_000 })) {
      assert('puzzle' in row);
      if (++rows === 3) await pool[close]();
    }
    assert(rows >= 3 && rows < 1_000_000);
    // A closed pool rejects calls. (The long list below is being read when its pool closes.)
    await assert.rejects(pool.solve(easy).next(), { name: 'RookeryError', message: 'the pool of workers has been closed' });
  }
  const list = new Blob([`${easy}\n`.repeat(30_000)]);
  for (const reads of [0, 1, 5]) {
    const pool = await startPool({ workers: 2 });
    const rows = pool.solve(list);
    const first = rows.next();
    for (let i = 0; i < reads; ++i) await (i === 0 ? first : rows.next());
    pool.close();
    await first;
    for await (const row of rows) assert('puzzle' in row);
  }
});

test("no verb's option is named like a stream, and no row has a bad input's key", () => {
  for (const { name, options, rows } of core.verbs()) {
    assert(!['stream', 'blocks', 'close'].includes(name));
    for (const option of options) assert(!['signal', 'onPlan', 'onProgress', 'onActivity'].includes(option.name), `${name} ${option.name}`);
    for (const { keys } of rows) assert(!keys.some((key) => key.name === 'problem'), name);
  }
});
