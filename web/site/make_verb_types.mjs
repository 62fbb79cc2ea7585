// Generates rookery_verbs.d.ts, the types of the verbs' options, from the core's own declarations, so that types for a new verb, option,
// format or method need not be written by hand.
//
//   node make_verb_types.mjs PARTS      the folder of core.mjs and core_module.wasm; the types are written next to them
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** @import {VerbInfo} from '../rookery.js' */

const parts = path.resolve(process.argv[2]);
/** @type {typeof import('../core.mjs')} */
const core = await import(pathToFileURL(path.join(parts, 'core.mjs')).href);
await core.init({ wasmBinary: readFileSync(path.join(parts, 'core_module.wasm')) });

/** @type {Record<string, string>} by the help's name for a value */
const kTypes = { '': 'boolean', N: 'number', S: 'number | string', 'A..B': 'Range' };

/** @param {VerbInfo['options'][number]} option */
function member({ name, value, help, words }) {
  const type = words.length > 0 ? words.map((word) => `'${word}'`).join(' | ') : (kTypes[value] ?? 'OptionValue');
  return `    /** ${help.replaceAll('*/', '* /')} */\n    '${name}'?: ${type};\n`;
}

/** @param {VerbInfo} verb */
const inputOf = ({ takesInput, inputOptional }) => (inputOptional ? 'optional' : takesInput ? 'needed' : 'none');

const text = `/** The types of all verbs' options, as the core declares them; made by site/make_verb_types.mjs, a part of rookery.d.ts. */
import type { OptionValue, Range } from './rookery.js';

export interface VerbOptions {
${core
  .verbs()
  .map(({ name, help, options }) => `  /** ${help} */\n  '${name}': {\n${options.map(member).join('')}  };\n`)
  .join('')}}

/** Whether a verb takes an input; an optional one can be left out with some options. */
export interface VerbInputs {
${core
  .verbs()
  .map((verb) => `  '${verb.name}': '${inputOf(verb)}';\n`)
  .join('')}}
`;
const file = path.join(parts, 'rookery_verbs.d.ts');
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
