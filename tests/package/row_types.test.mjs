// The rows of every verb have the keys and values that its declaration promises for the options of the call. rookery_verbs.d.ts is made from
// the same declaration, and tests/web/row_types.mts checks that it selects the rows by the same options.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { everyCall } from './every_call.mjs';
import { calls, made } from './every_verb.mjs';
import { skip } from '../cli/command.mjs';

/**
 * @import {VerbInfo} from '../../web/rookery.js'
 * @typedef {VerbInfo['rows'][number]} RowInfo
 * @typedef {Record<string, string | true>} Options
 */

const { verbs, wordsOf, callOf, startPool } = await everyCall('row-types');

/** @param {(value: any) => boolean} isItem */
const listOf = (isItem) => (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isItem);
const isNumber = (/** @type {unknown} */ value) => typeof value === 'number';
const isText = (/** @type {unknown} */ value) => typeof value === 'string';
const isPair = (/** @type {unknown} */ value) => listOf(isNumber)(value) && /** @type {unknown[]} */ (value).length === 2;
const isMark = (/** @type {any} */ [cell, digit, role]) => isPair([cell, digit]) && ['base', 'cover', 'fin'].includes(role);
const isNode = (/** @type {any} */ [cell, digit, on, reason, parents, nested, group = []]) =>
  listOf(isNumber)([cell, digit, on, nested, ...parents, ...group]) && isText(reason);
const isChain = (/** @type {any} */ { loop, nodes, ends }) => typeof loop === 'boolean' && listOf(isNode)(nodes) && listOf(isNumber)(ends);
const isTable = (/** @type {any} */ { title, columns, rows, left_out }) =>
  isText(title) && listOf(isText)(columns) && listOf(listOf(isText))(rows) && isNumber(left_out);

/** @type {Record<string, (value: any) => boolean>} */
const kTypes = {
  number: isNumber,
  string: isText,
  boolean: (value) => typeof value === 'boolean',
  'number | string': (value) => isNumber(value) || isText(value),
  'number[]': listOf(isNumber),
  'number[][]': listOf(listOf(isNumber)),
  'string[]': listOf(isText),
  CellDigit: isPair,
  'CellDigit[]': listOf(isPair),
  'CellDigit[][]': listOf(listOf(isPair)),
  'Mark[]': listOf(isMark),
  'Chain[]': listOf(isChain),
  'NestedStep[]': listOf((step) => isText(step.technique) && !('n' in step)),
  'TraceTable[]': listOf(isTable),
  '[name: string, value: number][]': listOf(([name, value]) => isText(name) && isNumber(value)),
};

/** Whether a call has one of these options: "all", "scale=hodoku". @param {VerbInfo} verb @param {Options} options @param {string[]} conditions */
const hasOne = (verb, options, conditions) =>
  conditions.length === 0 ||
  conditions.some((condition) => {
    const [name, word] = condition.split('=');
    if (word === undefined) return name in options;
    const value = options[name] ?? verb.options.find((option) => option.name === name)?.preset;
    return String(value).split(',').includes(word);
  });

/** @param {VerbInfo} verb @param {Options} options @param {RowInfo} kind @param {Record<string, unknown>} row @param {string} call */
function checkRow(verb, options, kind, row, call) {
  const wanted = kind.keys.filter((key) => hasOne(verb, options, key.with));
  const names = wanted.map(({ name }) => name);
  for (const key of Object.keys(row)) assert(names.includes(key), `${call}: ${key} is not declared`);
  for (const { name, type, words, nullable, optional } of wanted) {
    const value = row[name];
    const what = `${call}: ${name} is ${JSON.stringify(value)}, which is not ${type}`;
    if (value === undefined) assert(optional, `${call}: ${name} is missing`);
    else if (value === null) assert(nullable, what);
    else if (words.length > 0) assert(words.includes(String(value)), `${call}: ${name} is ${value}, which is not among ${words}`);
    else assert(kTypes[type]?.(value), what);
  }
}

for (const verb of verbs) {
  test(`${verb.name}: rows are as declared`, { timeout: 600_000 }, async () => {
    const pool = await startPool();
    /** @type {Set<RowInfo>} */
    const seen = new Set();
    /** @param {Options} options @param {string} call @param {Record<string, any>} row */
    const check = (options, call, row) => {
      const place = verb.rows.findIndex((kind) => hasOne(verb, options, kind.with));
      const [kind, closing] = verb.rows.slice(place);
      seen.add(kind);
      if (!closing?.closing) return checkRow(verb, options, kind, row, call);
      const { steps, ...end } = row;
      for (const step of steps) checkRow(verb, options, kind, step, call);
      checkRow(verb, options, closing, end, call);
    };
    try {
      for (const call of calls[verb.name]) {
        if (skip && Object.keys(made).some((file) => call.includes(`{${file}}`))) continue;
        const { options, names } = callOf(verb.name, wordsOf(call.replace(/--(json|header|threads 1)(?= |$)/g, '')));
        const kind = verb.rows.find((row) => hasOne(verb, options, row.with));
        if (kind?.keys.length === 0) continue;
        for (const name of names.length > 0 ? names : [undefined]) {
          const input = name === undefined ? undefined : new Blob([readFileSync(name)]);
          for await (const row of pool.stream({ verb: verb.name, options, input })) {
            if (!('problem' in row)) check(options, `${verb.name} ${call}`, row);
          }
        }
      }
    } finally {
      pool.close();
    }
    const unseen = verb.rows.filter((kind) => kind.keys.length > 0 && !kind.closing && !seen.has(kind));
    assert.deepEqual(unseen, [], 'kinds of rows that no call returned');
  });
}
