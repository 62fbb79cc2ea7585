// The module, called with arbitrary input: it returns an answer or a RookeryError with the expected form; the core itself never fails.
//
//   ROOKERY_SECONDS=N   run time (default: a few hundred calls)
//   ROOKERY_SEED=S      the first seed; each call has its own, which a failure names
import assert from 'node:assert/strict';

import { randomNumbers } from '../support/random_numbers.mjs';
import { loadCore, test } from './support.mjs';

const kSeconds = Number(process.env.ROOKERY_SECONDS ?? 0);
const kFirstSeed = Number(process.env.ROOKERY_SEED ?? 1);
const kFewCalls = 200;
const kStopAfter = 50; // milliseconds until a part is asked to end
const kMaxParts = 2;

const core = await loadCore();
const all = core.verbs();
const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const kInputs = [
  kPuzzle,
  kGrid,
  'x..x..x..'.repeat(9),
  '1 0 1\n0 1 0\n1 1 0\n',
  '12 23 13\n',
  `${kPuzzle}\n`.repeat(40),
  '',
  '1.3...........4.',
];
const kNumbers = [
  '0',
  '1',
  '-1',
  '3',
  '17',
  '81',
  '82',
  '1e9',
  '99999999999999999999',
  '0.5',
  'NaN',
  ' 2',
  '2..3',
  '3..2',
  '..',
  '1..',
  '+5',
];
const kTexts = [
  '',
  'se',
  'hodoku',
  'x-wing',
  'a,b,c',
  ',',
  '\0',
  '\ud800',
  'é',
  'x'.repeat(81),
  '5'.repeat(3000),
  kPuzzle,
  kGrid,
  '--json',
  '"',
];
const kValues = [
  true,
  false,
  null,
  undefined,
  3,
  -1,
  1e308,
  NaN,
  Infinity,
  2n,
  [],
  [1, 2],
  ['a', 'b'],
  [3, 1, 2],
  {},
  () => 1,
  new Date(0),
];
const kOddInputs = [
  null,
  7,
  {},
  [],
  true,
  new Uint8Array(0),
  new Uint8Array([0xff, 0xfe, 0x00]),
  new Uint16Array([1, 500, 9]),
  new ArrayBuffer(8),
];

/** @typedef {(bound: number) => number} Random */
/** @template T @param {Random} random @param {T[]} from @returns {T} */
const one = (random, from) => /** @type {T} */ (from[random(from.length)]);

/** @param {Random} random @param {string} text */
function spoilt(random, text) {
  let now = text;
  for (let times = random(5); times > 0; --times) {
    const at = random(now.length + 1);
    const piece = one(random, ['\n', '\t', '.', '5', 'x', '\0', '\ud83d', '|', '"', now.slice(at, at + 40)]);
    now = one(random, [now.slice(0, at) + piece + now.slice(at), now.slice(0, at), now.slice(0, at) + now.slice(at + 1 + random(9))]);
  }
  return now;
}

/** Its verb and options mostly exist. @param {Random} random @returns {any} */
function oddSpec(random) {
  const verb = one(random, all);
  /** @type {Record<string, unknown>} */
  const options = {};
  for (let left = random(4); left > 0; --left) {
    const option = verb.options.length > 0 ? one(random, verb.options) : undefined;
    const name = option && random(12) > 0 ? option.name : one(random, kTexts);
    const words = option?.words ?? [];
    const likely = words.length > 0 && random(3) > 0 ? one(random, words) : one(random, kNumbers);
    options[name] = random(6) === 0 ? one(random, kValues) : random(4) === 0 ? one(random, kTexts) : likely;
  }
  const input = random(8) === 0 ? one(random, kOddInputs) : spoilt(random, one(random, kInputs));
  return { verb: random(40) === 0 ? one(random, [...kTexts, ...kValues]) : verb.name, options, input };
}

/** @param {any} spec */
function calledWith(spec) {
  const { parts } = core.plan(spec);
  for (let part = 0; part < kMaxParts && (parts === -1 || part < parts); ++part) {
    const begun = Date.now();
    const stop = () => Date.now() - begun > kStopAfter;
    if (core.run(spec, part, { rows() {}, problems() {} }, stop) === 'stopped') break;
  }
  core.release(spec);
}

/** @param {any} spec */
const shown = (spec) => {
  try {
    return JSON.stringify(spec, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)).slice(0, 2000);
  } catch {
    return String(spec.verb);
  }
};

test(
  'whatever the module is called with, it answers or says what was expected',
  () => {
    const end = Date.now() + kSeconds * 1000;
    let [calls, refused] = [0, 0];
    for (let seed = kFirstSeed; kSeconds > 0 ? Date.now() < end : calls < kFewCalls; ++seed, ++calls) {
      const spec = oddSpec(randomNumbers(seed));
      try {
        calledWith(spec);
      } catch (error) {
        const { name, message, failed } = /** @type {any} */ (error);
        assert.deepEqual([name, failed ?? false], ['RookeryError', false], `seed ${seed}: ${name}: ${message} by ${shown(spec)}`);
        assert.match(message, /\S/);
        refused += 1;
      }
    }
    assert.equal(core.solve(kPuzzle)[0]?.solutions, 1);
    if (kSeconds > 0) console.log(`# ${calls} calls from seed ${kFirstSeed}, ${refused} refused`);
  },
  false,
  kSeconds + 300,
);
