// Generates rookery_verbs.d.ts, the types of the verbs' options and rows, from the core's own declarations, so that types for a new verb,
// option, format or column need not be written by hand.
//
//   node make_verb_types.mjs PARTS      the folder of core.mjs and core_module.wasm; the types are written next to them
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @import {VerbInfo} from '../rookery.js'
 * @typedef {VerbInfo['options'][number]} OptionInfo
 * @typedef {VerbInfo['rows'][number]} RowInfo
 * @typedef {RowInfo['keys'][number]} KeyInfo
 */

/** The types of options that are not words, by the help's name for the value. @type {Record<string, string>} */
const kTypes = {
  '': 'boolean',
  N: 'number',
  K: 'number',
  X: 'number',
  S: 'number | string',
  'A..B': 'Range',
  LIST: 'Names',
  MASK: 'string',
  PUZZLE: 'string',
  V: 'string',
  C: 'string',
  FILE: 'string',
};
/** The types of options whose values consist of words. @type {Record<string, string>} */
const kWordTypes = { 'A..B': 'WordRange', LIST: 'WordList' };

/** @param {string[]} words */
const union = (words) => words.map((word) => `'${word}'`).join(' | ');
/** "read-picture" as "ReadPicture". @param {string} name */
const typeName = (name) => name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
/** A comment of whole sentences before a declaration. @param {string} indent @param {...string} sentences */
function comment(indent, ...sentences) {
  const whole = sentences.filter(Boolean).map((text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.'));
  return whole.length > 0 ? `${indent}/** ${whole.join(' ').replaceAll('*/', '* /')} */\n` : '';
}

/** @param {OptionInfo} option */
function typeOfOption({ name, value, words, members }) {
  const list = kWordTypes[value];
  if (words.length > 0) return union(words);
  if (members.length > 0 && list) return `${list}<${union(members)}>`;
  const type = kTypes[value];
  if (!type) throw new Error(`make_verb_types.mjs has no type for "${value}", the value of the option ${name}`);
  return type;
}

/** @param {string} name */
const keyName = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** @param {OptionInfo} option */
function optionMember(option) {
  const { name, value, limits, words, members } = option;
  const listed = [...words, ...members].join(', ');
  const isOnlyList = listed && option.help.startsWith(listed);
  const help = isOnlyList ? `one ${words.length > 0 ? '' : 'or more '}of ${option.help}` : option.help;
  const file = value === 'FILE' ? 'the text of that file' : '';
  return `${comment('  ', help, help.includes(limits) ? '' : limits, file)}  ${keyName(name)}?: ${typeOfOption(option)};\n`;
}

/** @param {KeyInfo} key */
function keyMember({ name, type, words, nullable, optional, note }) {
  const plain = words.length === 0 ? type : type === 'string' ? union(words) : words.join(' | ');
  return `${comment('  ', note)}  ${keyName(name)}${optional ? '?' : ''}: ${plain}${nullable ? ' | null' : ''};\n`;
}

/** Whether a call has one of these options, as a type. @param {VerbInfo} verb @param {string[]} conditions "all", "scale=hodoku" */
function condition({ options }, conditions) {
  const [name, word] = conditions[0].split('=');
  if (word === undefined) return `On<O, ${union(conditions)}>`;
  const preset = options.find((option) => option.name === name)?.preset;
  return `Has<O, '${name}', ${union(conditions.map((one) => one.replace(`${name}=`, '')))}, '${preset}'>`;
}

/** The members of an object, whose keys may depend on the options. @param {VerbInfo} verb @param {KeyInfo[]} keys @param {string} first */
function objectType(verb, keys, first) {
  /** @type {Map<string, KeyInfo[]>} by their conditions */
  const groups = new Map();
  for (const key of keys) groups.set(key.with.join(), [...(groups.get(key.with.join()) ?? []), key]);
  const always = (groups.get('') ?? []).map(keyMember).join('');
  groups.delete('');
  const depending = [...groups.values()].map((group) => `With<${condition(verb, group[0].with)}, {\n${group.map(keyMember).join('')}}>`);
  return { isGeneric: depending.length > 0, text: [`{\n${first}${always}}`, ...depending].join(' & ') };
}

/** @type {Map<string, string>} the name of each declared type, by its text */
const named = new Map();

/** Declares a type. Returns it as other types name it, and its declaration. @param {string} name @param {string} about @param {{isGeneric: boolean, text: string}} type */
function declared(name, about, { isGeneric, text }) {
  const same = named.get(text);
  const [parameter, argument] = isGeneric ? ['<O = {}>', '<O>'] : ['', ''];
  named.set(text, same ?? name);
  const declaration = isGeneric || same ? `type ${name}${parameter} = ${same ? same + argument : text};` : `interface ${name} ${text}`;
  return { use: name + argument, declaration: `${comment('', about)}export ${declaration}\n\n` };
}

/** The types of a verb's rows. @param {VerbInfo} verb */
function rowTypes(verb) {
  /** @type {{with: string[], use: string}[]} */
  const kinds = [];
  let text = '';
  for (const [i, row] of verb.rows.entries()) {
    if (row.closing || row.keys.length === 0) continue;
    const chosen = row.with.length > 0 ? row.with[0].replace(/.*=/, '') : '';
    const name = typeName(verb.name) + typeName(chosen);
    const about = `${verb.name}${chosen && ` with ${row.with[0].replace('=', ' ')}`}`;
    const closing = verb.rows[i + 1]?.closing ? verb.rows[i + 1] : null;
    let whole = objectType(verb, row.keys, '');
    if (closing) {
      const step = declared(`${name}Step`, `A step in a row of ${about}`, whole);
      const end = objectType(verb, closing.keys, `  steps: ${step.use}[];\n`);
      whole = { isGeneric: whole.isGeneric || end.isGeneric, text: end.text };
      text += step.declaration;
    }
    const { use, declaration } = declared(`${name}Row`, `A row of ${about}`, whole);
    kinds.push({ with: row.with, use });
    text += declaration;
  }
  return {
    text,
    of: kinds.reduceRight(
      (others, kind) => (kind.with.length > 0 ? `If<${condition(verb, kind.with)}, ${kind.use}, ${others}>` : kind.use),
      'never',
    ),
  };
}

/** The options of a verb's functions: without those that make its rows text. @param {VerbInfo} verb */
function optionsType({ name, help, options, rows }) {
  const ofText = ['json', ...rows.filter(({ keys }) => keys.length === 0).flatMap((row) => row.with)];
  const members = options.filter((option) => !ofText.includes(option.name)).map(optionMember);
  return `${comment('', `Options of ${name}: ${help}`)}export interface ${typeName(name)}Options {\n${members.join('')}}\n\n`;
}

/** @param {VerbInfo} verb */
const inputOf = ({ takesInput, inputOptional }) => (inputOptional ? 'optional' : takesInput ? 'needed' : 'none');

/** @param {VerbInfo[]} verbs */
function typesOf(verbs) {
  const rows = verbs.map(rowTypes);
  const map = (/** @type {string} */ head, /** @type {(verb: VerbInfo, i: number) => string} */ type) =>
    `${head} {\n${verbs.map((verb, i) => `  ${keyName(verb.name)}: ${type(verb, i)};\n`).join('')}}\n`;
  return `/** The options and rows of all verbs, as the core declares them; made by site/make_verb_types.mjs, a part of rookery.d.ts. */
import type { CellDigit, Chain, Has, If, Mark, Names, NestedStep, On, Range, TraceTable, With, WordList, WordRange } from './rookery_rows.js';

${verbs.map((verb, i) => optionsType(verb) + rows[i].text).join('')}${map('export interface VerbOptions', ({ name }) => `${typeName(name)}Options`)}
/** Whether a verb takes an input; an optional one can be left out with some options. */
${map('export interface VerbInputs', (verb) => `'${inputOf(verb)}'`)}
/** The rows of each verb with the options O. */
${map('export interface VerbRows<O = {}>', (_, i) => rows[i].of)}`;
}

const parts = path.resolve(process.argv[2]);
/** @type {typeof import('../core.mjs')} */
const core = await import(pathToFileURL(path.join(parts, 'core.mjs')).href);
await core.init({ wasmBinary: readFileSync(path.join(parts, 'core_module.wasm')) });
const text = typesOf(core.verbs());
const file = path.join(parts, 'rookery_verbs.d.ts');
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
