// The n-th allocation, write or thread start fails, for each n or for a sample of them: no crash, no row lost or out of order, the right
// status, and a resumed run that yields the whole. ROOKERY_POINTS: how many of each kind, for each verb.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cli, ownFolder, rookery, skip } from './command.mjs';

const failing = path.join(path.dirname(cli), 'tests', 'rookery-failing');
const missing = skip || (existsSync(failing) ? false : 'rookery-failing is not built');
const points = Number(process.env.ROOKERY_POINTS ?? 12);
const folder = ownFolder('failures');
const grid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const kinds = ['new', 'throw', 'memory', 'write', 'thread'];

/** @param {string} name */
const at = (name) => path.join(folder, name);
if (!missing) {
  const made = rookery(['generate', '--count', '30', '--seed', '3', '--unrated']).rows.map((row) => row.slice(0, 81));
  writeFileSync(at('list'), made.join('\n') + '\n');
  writeFileSync(at('grid'), grid + '\n');
}
const calls = [
  ['rate', at('list')],
  ['solve', at('list')],
  ['check', at('list')],
  ['generate', '--count', '6', '--seed', '5', '--unrated'],
  ['enumerate', '--clues', '16', '--count', at('grid')],
];

/** @param {string[]} args @param {Record<string, string>} environment */
function run(args, environment) {
  // A program that never stops writing, or does not end when asked to, must not fill the disk or hang the test.
  const { stdout, stderr, status, signal } = spawnSync(
    'bash',
    ['-c', 'ulimit -f 100000; exec "$@"', 'bash', failing, ...args, '--threads', '2'],
    {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
      timeout: 120_000,
      killSignal: 'SIGKILL',
    },
  );
  return { stdout, stderr, status, signal };
}

/** The number of calls of each kind in the run. @param {string[]} args @returns {Record<string, number>} */
function callsOf(args) {
  assert.equal(run(args, { ROOKERY_CALLS: at('calls') }).status, 0);
  const lines = readFileSync(at('calls'), 'utf8').trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
}

/** A sample of 1 to `last`: half of it in the last tenth, since reading the options comes first. @param {number} last */
function spread(last) {
  if (last <= points) return Array.from({ length: last }, (_, i) => i + 1);
  const half = Math.ceil(points / 2);
  const even = (/** @type {number} */ first) => Array.from({ length: half }, (_, i) => first + Math.round((i * (last - first)) / half));
  return [...new Set([...even(1), ...even(Math.ceil(0.9 * last))])];
}

/** A hundred throwing allocations in a row, which hit each one that a part makes for its row. @param {string} verb @param {string} kind @param {number} last */
function inARow(verb, kind, last) {
  if (verb !== 'enumerate' || kind !== 'throw') return [];
  const first = Math.round(0.97 * last) - 100;
  return Array.from({ length: 100 }, (_, i) => first + i);
}

/** Without counts marked as incomplete. @param {string} text */
const linesOf = (text) =>
  text
    .split('\n')
    .slice(0, -1)
    .filter((line) => !/\t\d+\+$/.test(line));

/** Whether the lines are a subsequence of the others. @param {string[]} lines @param {string[]} others */
function areAmong(lines, others) {
  let found = 0;
  for (const other of others) if (other === lines[found]) ++found;
  return found === lines.length;
}

for (const call of calls) {
  test(`${call[0]}: nothing is lost, whichever call fails`, { skip: missing, timeout: 1_800_000 }, (context) => {
    const whole = run(call, {}).stdout;
    const files = ['--output', at('out'), '--resume', at('journal')];
    const clear = () => ['out', 'out.part', 'journal'].forEach((name) => rmSync(at(name), { force: true }));
    clear();
    assert.equal(run([...call, ...files], {}).status, 0);
    const wholeFile = readFileSync(at('out'), 'utf8');
    /** @type {Record<string, number>} */
    const ended = {};
    for (const options of [[], files]) {
      clear();
      const count = callsOf([...call, ...options]);
      for (const kind of kinds) {
        for (const n of options.length === 0 ? spread(count[kind]) : [...spread(count[kind]), ...inARow(call[0], kind, count[kind])]) {
          clear();
          const what = `${call[0]} ${options[0] ?? ''}: ${kind} ${n} of ${count[kind]}`;
          const { stdout, stderr, status, signal } = run([...call, ...options], { ROOKERY_FAIL: `${kind} ${n}` });
          const outcome = `${kind}: ${status ?? signal}`;
          ended[outcome] = (ended[outcome] ?? 0) + 1;
          assert.equal(signal, null, `${what}: ${stderr}`);
          assert.ok(status === 0 || status === 3 || (status === 2 && /cannot/.test(stderr)), `${what}: ${status} ${stderr}`);
          if (status !== 0) assert.match(stderr, /^rookery: [^\n]+\n$/m, what);
          if (options.length === 0) {
            if (status === 0) assert.equal(stdout, whole, what);
            assert.ok(areAmong(linesOf(stdout), linesOf(whole)), `${what}: ${stdout}`);
            continue;
          }
          if (existsSync(at('out'))) {
            assert.equal(readFileSync(at('out'), 'utf8'), wholeFile, what);
          } else {
            assert.notEqual(status, 0, what);
          }
          if (existsSync(at('out.part'))) {
            assert.ok(areAmong(linesOf(readFileSync(at('out.part'), 'utf8')), linesOf(wholeFile)), what);
          }
          const resumed = rookery([...call, ...files]);
          assert.equal(resumed.status, 0, `${what}, resumed: ${resumed.stderr}`);
          assert.equal(readFileSync(at('out'), 'utf8'), wholeFile, `${what}, resumed`);
        }
      }
    }
    context.diagnostic(`${call[0]}: ${JSON.stringify(ended)}`);
  });
}
