// Which of several solvers is the fastest, and by how much? Runs them alternately, and prints the medians of each list and their ratios to
// the first solver's.
//
//   node tests/bench/compare.mjs ROUNDS NAME=COMMAND NAME=COMMAND... [-- PATH...]
//   node tests/bench/compare.mjs 5 native=build/native/tests/bench/rookery-bench \
//     'wasm=node --no-experimental-fetch build/wasm/tests/bench/rookery-bench.js' -- LISTS
//
// The shell runs each command with `--runs 1` and the paths appended. Any program works that prints a table like rookery-bench's: see
// readTable in comparison.mjs.
import { spawnSync } from 'node:child_process';
import { comparisonTable, takeTurns } from './comparison.mjs';

const kUsage = 'usage: node tests/bench/compare.mjs ROUNDS NAME=COMMAND NAME=COMMAND... [-- PATH...]';

/** @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(`compare: ${problem}\n${kUsage}`);
  process.exit(2);
}

/** @param {string[]} words */
function readCall(words) {
  const dashes = words.indexOf('--');
  const [count, ...commands] = dashes < 0 ? words : words.slice(0, dashes);
  const paths = dashes < 0 ? [] : words.slice(dashes + 1);
  const rounds = Number(count);
  if (!Number.isInteger(rounds) || rounds < 1) refuse(`expected the number of rounds, 1 or more; found "${count ?? ''}"`);
  const contestants = commands.map((text) => {
    const [, name, command] = /^([^=\s]+)=(.*\S.*)$/s.exec(text) ?? refuse(`expected NAME=COMMAND; found "${text}"`);
    return { name, run: () => tableOf(name, command, paths) };
  });
  if (contestants.length < 2) refuse(`expected at least two commands; found ${contestants.length}`);
  const names = contestants.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) refuse(`expected distinct names; "${twice}" is used twice`);
  return { rounds, contestants };
}

/** The output of the command. @param {string} name @param {string} command @param {string[]} paths */
function tableOf(name, command, paths) {
  const { status, signal, stdout, stderr, error } = spawnSync('sh', ['-c', `${command} "$@"`, name, '--runs', '1', ...paths], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw new Error(`${name}: ${error.message}`);
  if (status !== 0) throw new Error(`${name}: ended with ${signal ?? `status ${status}`}: ${stderr.trim() || command}`);
  return stdout;
}

const { rounds, contestants } = readCall(process.argv.slice(2));
try {
  const speeds = await takeTurns(rounds, contestants, (sentence) => console.error(`compare: ${sentence}`));
  process.stdout.write(
    comparisonTable(
      contestants.map(({ name }) => name),
      speeds,
    ),
  );
} catch (error) {
  console.error(`compare: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
