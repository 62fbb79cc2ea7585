// The slowest known inputs of each verb (tests/support/slow_inputs.tsv), in the shipped core: the pool ends such a part as soon as it is
// cancelled, and without a pool the part ends by itself once `stop` says so. ROOKERY_TIMES=1 prints the milliseconds.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCore, root, site, test, withPool } from './support.mjs';

/**
 * @typedef {import('../../web/rookery.js').Spec} Spec
 * @typedef {{spec: Spec, part: number, name: string}} SlowInput
 */

const readTable = (/** @type {string} */ name) => readFileSync(path.join(site, `${name}.bin`));
// Their slowest inputs may finish before a test can cancel them.
const kQuick = new Set([
  'alldifferent',
  'backdoors',
  'canonical',
  'check',
  'convert',
  'guide',
  'practice',
  'read-picture',
  'sizes',
  'statistics',
  'verbs',
]);
const kMilliseconds = 100; // that a part runs before it is to stop

/** @param {string} text */
function say(text) {
  if (process.env.ROOKERY_TIMES) console.log(text);
}

/** @param {string} option @returns {[string, string | true]} */
function nameAndValue(option) {
  const is = option.indexOf('=');
  return is < 0 ? [option, true] : [option.slice(0, is), option.slice(is + 1)];
}

/** @param {string} line @returns {SlowInput} */
function readLine(line) {
  const [verb, optionText, part, input] = line.split('\t');
  const options = Object.fromEntries(optionText.split(';').filter(Boolean).map(nameAndValue));
  const spec = /** @type {Spec} */ ({ verb, options, input: input.replaceAll('\\n', '\n').replaceAll('\\t', '\t') });
  return { spec, part: Number(part), name: `${verb} ${optionText.slice(0, 60)} ${input.slice(0, 20)}` };
}

const inputs = readFileSync(path.join(root, 'tests/support/slow_inputs.tsv'), 'utf8').split('\n').filter(Boolean).map(readLine);
const core = await loadCore();
for (const name of /** @type {const} */ (['catalogue', 'digits'])) core.loadTable(name, readTable(name));

test('each verb at its slowest, in a pool: it starts, is cancelled, and has ended', async () => {
  const ofVerbs = new Map([...inputs].reverse().map((input) => [input.spec.verb, input])); // the first of each verb
  await withPool({ size: 1, fetchTable: async (/** @type {string} */ name) => new Blob([readTable(name)]) }, async (pool) => {
    for (const { spec, name } of ofVerbs.values()) {
      let cancelled = 0;
      const { end, message } = await new Promise((resolve) => {
        const handle = pool.start(spec, {
          onPlan: () => {
            cancelled = performance.now();
            handle.cancel();
          },
          onEnd: resolve,
        });
      });
      say(`${(performance.now() - cancelled).toFixed(1)} ms until it is ${end}: ${name}`);
      if (kQuick.has(spec.verb)) assert.match(end, /^(cancelled|finished)$/, `${name}: ${message}`);
      else assert.equal(end, 'cancelled', `${name}: ${message}`);
    }
  });
});

test('each slow part ends by itself when asked to', () => {
  for (const { spec, part, name } of inputs) {
    const planning = performance.now();
    core.plan(spec);
    const begun = performance.now();
    let stopped = 0;
    let asked = begun;
    let longest = 0;
    const status = core.run(spec, part, {}, () => {
      const now = performance.now();
      longest = Math.max(longest, now - asked);
      asked = now;
      if (now - begun > kMilliseconds && stopped === 0) stopped = now;
      return stopped > 0;
    });
    const ended = performance.now();
    core.release(spec);
    longest = Math.max(longest, ended - asked);
    const times = `planned ${(begun - planning).toFixed(0)}, at most ${longest.toFixed(0)} between two questions`;
    say(`${status}: ${times}, ended ${stopped ? `${(ended - stopped).toFixed(1)} after it was stopped` : 'before'}: ${name}`);
    if (stopped === 0) assert.equal(status, 'done', name);
  }
});
