// The shipped core.mjs under Node: each function's results and failures, and that a strict page can load it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { easy, easySolution, fourteen, hard, middling, none, pattern, relabellings, seventeen, transposed } from './puzzles.mjs';
import { loadCore, site, test, urlOf, wasmBinary, wasmModule } from './support.mjs';

const core = await loadCore();

test('calls before init fail', async () => {
  const fresh = await import(`${urlOf('core.mjs')}?fresh`);
  assert.throws(() => fresh.solve(easy), { name: 'RookeryError', failed: false, message: /init\(\)/ });
  await fresh.init({ wasmModule });
  assert.equal(fresh.solve(easy).length, 1);
});

test('the module is created without eval, for a strict Content-Security-Policy', () => {
  const script = readFileSync(path.join(site, 'core_module.mjs'), 'utf8');
  assert.doesNotMatch(script, /new Function|\beval\(/);
});

test('version and verbs', () => {
  assert.match(core.version(), /^\d+\.\d+\.\d+$/);
  const verbs = core.verbs();
  const names = verbs.map(({ name }) => name);
  const expected = ['solve', 'rate', 'explain', 'steps', 'check', 'canonical', 'generate', 'survey', 'bench'];
  assert.deepEqual(
    expected.filter((name) => !names.includes(name)),
    [],
  );
  const solve = verbs.find(({ name }) => name === 'solve');
  assert.equal(solve?.takesInput, true);
  assert.ok(solve?.options.some(({ name, value, help }) => name === 'limit' && value === 'N' && help.length > 0));
});

test('a refilled array is a new input', () => {
  const bytes = new TextEncoder().encode(easy);
  const spec = { verb: 'solve', input: bytes };
  const solved = () => {
    /** @type {string[]} */
    const rows = [];
    core.run(spec, 0, { rows: (text) => rows.push(text) });
    return rows.join('\n').slice(0, 81);
  };
  assert.equal(core.plan(spec).items, 1);
  assert.equal(solved(), easy);
  bytes.set(new TextEncoder().encode(hard));
  assert.equal(solved(), hard);
  assert.equal(solved(), hard);
  bytes.set(new TextEncoder().encode(easy));
  assert.equal(solved(), easy);
  core.release(spec);
});

test('a spec that is promised not to change is found without comparing its input', () => {
  const input = new TextEncoder().encode(easy);
  const spec = core.unchanging({ verb: 'solve', input });
  assert.equal(core.plan(spec).items, 1);
  input.fill(0);
  /** @type {string[]} */
  const rows = [];
  core.run(spec, 0, { rows: (text) => rows.push(text) });
  assert.equal(rows[0].slice(0, 81), easy);
  assert.equal(core.plan({ verb: 'solve', input }).items, 0, 'another spec is compared');
  core.release(spec);
});

test('solve', () => {
  assert.deepEqual(core.solve(easy), [{ puzzle: easy, solutions: 1, complete: true, first_solution: easySolution }]);
  assert.deepEqual(core.solve(new TextEncoder().encode(easy)), core.solve(easy));
  const [several] = core.solve('.'.repeat(81), { limit: 3 });
  assert.deepEqual([several.solutions, several.complete], [3, false]);
  const [none] = core.solve(`12345678.${'.'.repeat(35)}9${'.'.repeat(36)}`); // no digit left for r1c9
  assert.deepEqual([none.solutions, none.complete, none.first_solution], [0, true, null]);
});

test('all solutions: as a list, and delivered one by one until stopped', () => {
  const several = `${easy.slice(0, 70)}${'.'.repeat(11)}`;
  const { solutions } = core.solve(several, { limit: 100000 })[0];
  const all = core.solve(`${several}\n${easy}`, { all: true });
  assert.ok(solutions > 1);
  assert.equal(all.length, solutions + 1);
  assert.deepEqual(
    all.map(({ number }) => number),
    [...Array.from({ length: solutions }, (_, i) => i + 1), 1],
  );
  assert.equal(new Set(all.map(({ solution }) => solution)).size, solutions); // the puzzle's own solution is one of them
  assert.deepEqual(all.at(-1), { puzzle: easy, number: 1, solution: easySolution });
  assert.equal(core.solve('.'.repeat(81), { all: true, limit: 5 }).length, 5);
  let count = 0;
  const spec = { verb: 'solve', input: '.'.repeat(81), options: { all: true } };
  const end = core.run(spec, 0, { rows: (_, rows) => (count += rows) }, () => count > 100_000);
  assert.equal(end, 'stopped');
  assert.ok(count > 100_000 && count < 200_000, `${count} rows`);
});

test('nothing to read: one problem, whatever the verb', () => {
  for (const table of /** @type {const} */ (['catalogue', 'digits'])) core.loadTable(table, readFileSync(path.join(site, `${table}.bin`)));
  for (const { name, takesInput, insteadOfInput, inputOptional, awaits } of core.verbs()) {
    assert.equal(inputOptional, insteadOfInput.length > 0);
    if (!takesInput) continue;
    const rows = core.call(name, ' \n');
    assert.deepEqual([rows.length, rows.problems.length], [0, 1], name);
    assert.ok(rows.problems[0].sentence.startsWith(`nothing to read: expected ${awaits}`), rows.problems[0].sentence);
  }
});

test('an enumeration with supplied sets finds the same', () => {
  const load = core
    .unavoidable(easySolution, { 'max-cells': 10 })
    .map(({ set }) => set)
    .join('\n');
  const options = { clues: 25, allowed: easy };
  const plain = core.enumerate(easySolution, options);
  assert.ok(plain.length > 10);
  for (const method of /** @type {const} */ (['bands', 'gridchecker'])) {
    const loaded = core.enumerate(easySolution, { ...options, method, load });
    assert.deepEqual(loaded.map(({ puzzle }) => puzzle).sort(), plain.map(({ puzzle }) => puzzle).sort());
  }
  assert.match(core.enumerate(easySolution, { ...options, load: 'x' }).problems[0].sentence, /^option load, line 1, column 2: /);
});

test('solve in the other sizes, and on diagonals', () => {
  const empty = '.'.repeat(16);
  assert.equal(core.solve(empty, { limit: 1000 })[0].solutions, 288);
  assert.equal(core.solve(empty, { limit: 1000 })[0].complete, true);
  assert.equal(core.solve(empty, { limit: 1000, diagonal: true })[0].solutions, 48);
});

test('rate', () => {
  const rows = core.rate([easy, middling, hard].join('\n'));
  assert.deepEqual(
    rows.map(({ puzzle }) => puzzle),
    [easy, middling, hard],
  );
  const { hardest_technique, ...rest } = rows[1];
  assert.ok(hardest_technique.length > 0);
  assert.deepEqual(rest, { puzzle: middling, er: 62, ep: 12, ed: 12, status: 'rated' });
  assert.deepEqual([rows[2].er, rows[2].ep, rows[2].ed, rows[2].status], [90, 12, 12, 'rated']);
  assert.equal(core.rate('.'.repeat(81))[0].status, 'several_solutions');
});

test('survey', () => {
  const [{ hardest_technique, ...rest }] = core.survey(easy);
  assert.ok(hardest_technique.length > 0);
  const solved = { clues: 30, solutions: 1, complete: true, solution: easySolution };
  assert.deepEqual(rest, { line: 1, puzzle: easy, ...solved, er: 12, ep: 12, ed: 12, status: 'rated' });
  const [small] = core.survey('.'.repeat(16));
  assert.deepEqual([small.line, small.solutions, small.status, small.er], [1, 2, 'other_size', null]);
});

test('explain: every step is valid, and together they solve', () => {
  for (const puzzle of [easy, middling]) {
    const [{ first_solution: solution }] = core.solve(puzzle);
    assert.ok(solution);
    const [path] = core.explain(puzzle);
    assert.equal(path.end, 'solved');
    assert.equal(path.solution, solution);
    assert.equal(path.er, Math.max(...path.steps.map(({ rating }) => rating)));
    assert.equal(path.ed, path.steps[0].rating);
    const cells = [...puzzle];
    path.steps.forEach((step, index) => {
      assert.equal(step.n, index + 1);
      assert.ok(step.place || step.eliminate.length > 0);
      assert.ok(step.text.length > 0 && step.technique.length > 0);
      if (step.place) {
        const [cell, digit] = step.place;
        assert.equal(cells[cell], '.');
        cells[cell] = String(digit);
      }
      for (const [cell, digit] of step.eliminate) assert.notEqual(solution[cell], String(digit));
    });
    assert.equal(cells.join(''), solution);
  }
  const paths = core.explain(`${easy}\n${hard}`);
  assert.equal(paths.length, 2);
  assert.equal(paths[1].end, 'solved');
  assert.equal(paths[1].er, 90);
});

test('explain from a board, and all its steps', () => {
  const [{ steps: path, solution }] = core.explain(middling);
  const next = core.explain(middling, { values: middling, limit: 1 })[0];
  assert.deepEqual(next.steps, path.slice(0, 1));
  assert.deepEqual([next.end, next.er], ['limit', null]);
  const [all] = core.steps(middling);
  assert.equal(all.end, 'listed');
  assert.ok(all.steps.some(({ conclusion }) => conclusion === path[0].conclusion));
  const cell = middling.indexOf('.');
  const digit = (Number(solution[cell]) % 9) + 1;
  const [wrong] = core.steps(middling, { values: `${middling.slice(0, cell)}${digit}${middling.slice(cell + 1)}` });
  assert.deepEqual([wrong.end, wrong.wrong, wrong.steps], ['contradicts', [cell], []]);
  assert.throws(() => core.steps(middling, { values: '1' }), /option values: expected 81 characters, found 1/);
});

test('check: redundant clues are those that can be removed', () => {
  const [row] = core.check(easy);
  assert.equal(row.clues, 30);
  assert.equal(row.solutions, 1);
  assert.equal(row.minimal, row.redundant_clues?.length === 0);
  for (let cell = 0; cell < 81; ++cell) {
    if (easy[cell] === '.') continue;
    const [{ solutions }] = core.solve(`${easy.slice(0, cell)}.${easy.slice(cell + 1)}`);
    const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
    assert.equal(row.redundant_clues?.includes(name), solutions === 1, name);
  }
  const [minimal] = core.check(seventeen);
  assert.deepEqual([minimal.clues, minimal.minimal, minimal.redundant_clues], [17, true, []]);
  assert.equal(minimal.canonical_form, core.canonical(seventeen)[0].canonical_form);
});

test('canonical: equal for images, different for others', () => {
  const images = [...relabellings(easy, 50), ...relabellings(transposed(easy), 50)];
  const forms = new Set(core.canonical(images.join('\n')).map(({ canonical_form }) => canonical_form));
  assert.equal(forms.size, 1);
  assert.notEqual(core.canonical(middling)[0].canonical_form, [...forms][0]);
});

test('generate: as requested, and the same each time', () => {
  const rows = core.generate({ count: 3, pattern, seed: 5 });
  assert.equal(rows.length, 3);
  assert.equal(new Set(rows.map(({ puzzle }) => puzzle)).size, 3);
  for (const { puzzle, clues } of rows) {
    assert.equal(puzzle.replace(/[1-9]/g, 'x'), pattern);
    assert.equal(clues, pattern.replaceAll('.', '').length);
    const [{ solutions, complete }] = core.solve(puzzle);
    assert.deepEqual([solutions, complete], [1, true]);
  }
  assert.deepEqual(core.generate({ count: 3, pattern, seed: 5 }), rows);
  assert.notDeepEqual(core.generate({ count: 3, pattern, seed: 6 }), rows);
  for (const { clues, er } of core.generate({ count: 2, clues: [24, 30], er: [1.0, 2.5] })) {
    assert.ok(24 <= clues && clues <= 30);
    assert.ok(er !== null && 10 <= er && er <= 25);
  }
  assert.equal(core.generate({ count: 2, parts: 0 }).length, 0);
});

test('unavoidable: the sets of a grid', () => {
  const sets = core.unavoidable(fourteen, { 'max-cells': 8 });
  assert.ok(sets.length > 20);
  for (const { set, cells, digits, rows, columns, boxes } of sets) {
    const clues = [...set].flatMap((sign, cell) => (sign === '.' ? [] : [cell]));
    assert.ok(clues.every((cell) => set[cell] === fourteen[cell]));
    assert.equal(clues.length, cells);
    assert.deepEqual(new Set(clues.map((cell) => Number(set[cell]))), new Set(digits));
    assert.deepEqual(new Set(clues.map((cell) => 1 + Math.floor(cell / 9))), new Set(rows));
    assert.deepEqual(new Set(clues.map((cell) => 1 + (cell % 9))), new Set(columns));
    assert.deepEqual(new Set(clues.map((cell) => 1 + 3 * Math.floor(cell / 27) + (Math.floor(cell / 3) % 3))), new Set(boxes));
    const emptied = [...fourteen].map((digit, cell) => (clues.includes(cell) ? '.' : digit)).join('');
    assert.equal(core.solve(emptied)[0].solutions, 2);
  }
  const counts = core.unavoidable(fourteen, { 'max-cells': 8, counts: true });
  assert.equal(
    counts.reduce((sum, row) => sum + row.sets, 0),
    sets.length,
  );
  const loaded = core.unavoidable(fourteen, { load: sets.map(({ set }) => set).join('\n') });
  assert.deepEqual(loaded, sets);
  assert.equal(core.unavoidable(fourteen, { clique: true, load: sets[0].set })[0].set, sets[0].set);
});

test('enumerate: puzzles, the first, a limit, their number, and its estimate', () => {
  const puzzles = core.enumerate(fourteen).map(({ puzzle }) => puzzle);
  assert.equal(new Set(puzzles).size, 14);
  for (const { puzzle, first_solution } of core.solve(puzzles.join('\n'))) {
    assert.deepEqual([puzzle.replaceAll('.', '').length, first_solution], [17, fourteen]);
  }
  assert.deepEqual(core.enumerate(fourteen, { first: true }), [{ puzzle: puzzles[0] }]);
  assert.deepEqual(
    core.enumerate(fourteen, { limit: 3 }).map(({ puzzle }) => puzzle),
    puzzles.slice(0, 3),
  );
  assert.deepEqual(core.enumerate(fourteen, { count: true }), [{ grid: fourteen, number: 14, complete: true }]);
  const cells = puzzles[5].replaceAll('.', '0');
  assert.deepEqual(core.enumerate(fourteen, { required: cells, allowed: cells }), [{ puzzle: puzzles[5] }]);
  const list = core.enumerate(`${none}\n${easy}\n${fourteen}`, { count: true });
  assert.deepEqual(list, [
    { grid: none, number: 0, complete: true },
    { grid: fourteen, number: 14, complete: true },
  ]);
  assert.deepEqual(list.problems, [{ line: 2, column: 1, sentence: 'enumerate expects a solved grid, r1c3 is empty' }]);
  assert.throws(() => core.enumerate(fourteen, { clues: 12 }), /option clues: expected a whole number from 16 to 25, found "12"/);

  const [{ grid, clues, parts, sampled, low, nodes, high, puzzles: about, error }] = core.estimate(fourteen, { clues: 18, seed: 4 });
  assert.ok(about === null ? error === null : Number(error) > 0);
  assert.deepEqual([grid, clues], [fourteen, 18]);
  assert.ok(0 < sampled && sampled <= parts && 0 < low && low <= nodes && nodes <= high);
  assert.deepEqual(core.plan({ verb: 'enumerate', options: { count: true }, input: fourteen }).addsCounts, true);
  assert.deepEqual(core.plan({ verb: 'enumerate', options: { limit: 7 }, input: fourteen }).mostRows, 7);
});

test('fewest: the least number of clues, one such puzzle, what is excluded, and the stages of one grid', () => {
  const [{ grid, fewest, puzzle, excluded }] = core.fewest(fourteen);
  assert.deepEqual([grid, fewest, excluded], [fourteen, 17, '-']);
  assert.deepEqual([{ puzzle }], [...core.enumerate(fourteen, { first: true })]);
  const { lastWord, mostRows } = core.plan({ verb: 'fewest', input: fourteen });
  assert.equal(mostRows, 1);
  assert.match(lastWord?.stages ?? '', /^17 \d+ 18 \d+ 19 \d+ /);
  assert.match(lastWord?.leftOpen ?? '', /\t-\t-\t\{done\}$/);
});

test('parse names the recognised format', () => {
  const line = core.parse(easy);
  assert.deepEqual([line.order, line.count, line.first, line.problems], [3, 1, easy, []]);
  assert.deepEqual([line.format, line.recognised], ['puzzle on one line', '81-character line']);
  const list = core.parse(`${easy}\n${middling}\n`);
  assert.deepEqual([list.count, list.format, list.recognised], [2, 'list of puzzles', 'list of 2 puzzles']);
});

test('bad input affects only itself, and says where and why', () => {
  const short = core.solve(easy.slice(1));
  assert.equal(short.length, 0);
  assert.match(short.problems[0].sentence, /81.*80|80.*81/);
  const twice = core.parse(`55${'.'.repeat(79)}`);
  assert.deepEqual([twice.problems[0].line, twice.problems[0].column], [1, 2]);
  const broken = `${easy.slice(0, 40)}\0${easy.slice(41, 80)}`;
  for (const text of ['', ' \n\n', 'no puzzle here', '\0\0\0', broken, '\ud800', 'éa'.repeat(41)]) {
    const rows = core.solve(text);
    assert.equal(rows.length, 0, JSON.stringify(text));
    assert.ok(rows.problems.length >= 1, JSON.stringify(text));
    for (const { line, column, sentence } of rows.problems) assert.ok(line >= 1 && column >= 1 && sentence.length > 10);
  }
  const lines = relabellings(easy, 99).map((line, index) => (index % 3 === 2 ? line.slice(3) : line));
  const rows = core.solve(lines.join('\n'));
  assert.deepEqual(
    rows.map(({ puzzle }) => puzzle),
    lines.filter(({ length }) => length === 81),
  );
  assert.deepEqual(
    rows.problems.map(({ line }) => line),
    Array.from({ length: 33 }, (_, n) => 3 * n + 3),
  );
});

test('a wrong call says what was expected', () => {
  const wrong = (/** @type {() => unknown} */ call, /** @type {RegExp} */ message) => {
    assert.throws(call, { name: 'RookeryError', failed: false, message });
  };
  wrong(() => core.plan({ verb: 'slove' }), /slove.*expected/);
  wrong(() => core.call('solve', easy, { limits: 3 }), /limits.*expected/);
  wrong(() => core.solve(easy, { limit: 0 }), /limit.*from 1/);
  wrong(() => core.generate({ pattern: 'xx' }), /81/);
  wrong(() => core.run({ verb: 'solve', input: easy }, 1, { rows: () => {} }), /part 0 to 0|from 0 to 0/);
  wrong(() => core.call('generate', ''), /plan\(\)/);
  assert.equal(core.solve(easy).length, 1);
});

test('plan and run: the parts together are the whole', () => {
  const spec = { verb: 'rate', input: relabellings(easy, 100).join('\n') };
  const { parts, items, columns } = core.plan(spec);
  assert.equal(items, 100);
  assert.deepEqual(columns, ['puzzle', 'ER', 'EP', 'ED', 'hardest technique']);
  /** @type {string[][]} */
  const rows = Array.from({ length: parts }, () => []);
  let shares = 0;
  for (let part = parts - 1; part >= 0; --part) {
    shares += core.itemsIn(spec, part);
    const sink = {
      rows: (/** @type {string} */ text, /** @type {number} */ count) => {
        const found = text.split('\n');
        assert.equal(found.length, count);
        rows[part].push(...found);
      },
    };
    assert.equal(core.run({ ...spec }, part, sink), 'done');
  }
  assert.equal(shares, 100);
  assert.deepEqual(
    rows.flat().map((row) => row.split('\t')[0]),
    spec.input.split('\n'),
  );
  core.release(spec);
});

test('many specs at once, each with its own rows', () => {
  const specs = relabellings(easy, 20).map((input) => ({ verb: 'solve', input }));
  for (let round = 0; round < 2; ++round) {
    for (const spec of specs) core.run(spec, 0, { rows: (text) => assert.equal(text.split('\t')[0], spec.input) });
  }
});

test('exceptions from a sink or a stop function propagate, and the core still works', () => {
  const spec = { verb: 'solve', input: easy };
  const sink = {
    rows: () => {
      throw new TypeError('mine');
    },
  };
  assert.throws(() => core.run(spec, 0, sink), { name: 'TypeError', message: 'mine' });
  assert.equal(core.solve(easy).length, 1);
});

test('stop ends a part early, keeping what it has sent', () => {
  // One part of 256 puzzles, with rows long enough to arrive in several blocks.
  const candidates = '123456789'.repeat(81);
  const spec = { verb: 'solve', input: Array(256).fill(candidates).join('\n') };
  assert.equal(core.plan(spec).parts, 1);
  let found = 0;
  const sink = { rows: (/** @type {string} */ _, /** @type {number} */ count) => (found += count) };
  assert.equal(
    core.run(spec, 0, sink, () => true),
    'stopped',
  );
  assert.ok(0 < found && found < 256, String(found));
  found = 0;
  assert.equal(
    core.run(spec, 0, sink, () => false),
    'done',
  );
  assert.equal(found, 256);
});

test('running out of memory is a failed call, and init starts again', async () => {
  const huge = new Uint8Array(2 ** 31 - 2 ** 20);
  assert.throws(() => core.parse(huge), { name: 'RookeryError', failed: true, message: /out of memory/ });
  assert.throws(() => core.solve(easy), { name: 'RookeryError', failed: true, message: /init\(\)/ });
  await core.init({ wasmBinary });
  assert.equal(core.solve(easy)[0].first_solution, easySolution);
});
