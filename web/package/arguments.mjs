// The command line's grammar, derived from the core's declarations of its verbs.
import { readFileSync } from 'node:fs';

/**
 * @import {VerbInfo} from '../rookery.js'
 *
 * @typedef {object} Settings the parsed arguments
 * @property {VerbInfo} verb
 * @property {Record<string, string | true>} options of the verb
 * @property {string[]} files empty: standard input
 * @property {boolean} header
 * @property {number} [threads]
 */

const MAX_THREADS = 1024;

/** Options of every verb. @type {{name: string, value: string, help: string}[]} */
export const GENERAL = [
  { name: 'header', value: '', help: 'write the column names first' },
  { name: 'threads', value: 'N', help: 'how many workers (as many as there are cores)' },
  { name: 'help', value: '', help: 'this text' },
];

/** A verb's option that writes files. */
const PROOF = 'proof';

/** Options that only the native program has. A verb may have its own option with one of these names, as cliques has `estimate`. */
export const NATIVE_ALONE = ['shard', 'resume', 'output', 'range', 'time', 'seconds', 'estimate', PROOF];

/** The options of a verb that the package has too. @param {Pick<VerbInfo, 'options'>} verb */
export const optionsOf = (verb) => verb.options.filter(({ name }) => name !== PROOF);

/** A wrong call; the message says what was expected. */
export class CallError extends Error {}

/** The system's message about a file, without its error code. @param {string} name @param {unknown} error */
export function cannotRead(name, error) {
  const message = error instanceof Error ? error.message : String(error);
  const [, reason = message] = /^E[A-Z]+: ([^,]*)/.exec(message) ?? [];
  return `cannot read ${name}: ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
}

/** @param {string} name of a file */
function textOf(name) {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new CallError(cannotRead(name, error));
  }
}

/** @param {string[]} words after the verb @param {VerbInfo} verb @returns {Settings & {help: boolean}} */
export function readArguments(words, verb) {
  /** @type {Settings & {help: boolean}} */
  const settings = { verb, options: {}, files: [], header: false, help: false };
  let onlyFiles = false;
  for (let i = 0; i < words.length; ++i) {
    const word = words[i];
    if (word === '--' && !onlyFiles) {
      onlyFiles = true;
    } else if (onlyFiles || word === '-' || !word.startsWith('-')) {
      if (!verb.takesInput) throw new CallError(`${verb.name} reads no FILE, found "${word}"`);
      settings.files.push(word);
    } else {
      const [, name, given] = /^--([^=]+)(?:=([^]*))?$/.exec(word === '-h' ? '--help' : word) ?? [];
      const option = [...optionsOf(verb), ...GENERAL].find((known) => known.name === name);
      if (!option) throw new CallError(whyUnknown(verb, name, word));
      if (option.value === '' && given !== undefined) throw new CallError(`expected --${name} without a value, found "${given}"`);
      const value = option.value === '' ? true : (given ?? words[++i]);
      if (value === undefined) throw new CallError(`expected a value behind --${name}: ${option.value}`);
      take(settings, name, option.value === 'FILE' ? textOf(String(value)) : value);
    }
  }
  return settings;
}

/** @param {Settings & {help: boolean}} settings @param {string} name @param {string | true} value */
function take(settings, name, value) {
  if (name === 'header') settings.header = true;
  else if (name === 'help') settings.help = true;
  else if (name === 'threads') settings.threads = threadsIn(String(value));
  else settings.options[name] = value;
}

/** @param {string} text */
function threadsIn(text) {
  const threads = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (threads < 1 || threads > MAX_THREADS) throw new CallError(`expected --threads from 1 to ${MAX_THREADS}, found "${text}"`);
  return threads;
}

/** @param {VerbInfo} verb @param {string | undefined} name of an unknown option @param {string} word the argument that contains it */
function whyUnknown(verb, name = '', word) {
  if (NATIVE_ALONE.includes(name)) return `--${name} is an option of the native rookery only; the npm package does not have it`;
  const names = [...optionsOf(verb), ...GENERAL].map((option) => `--${option.name}`);
  return `${verb.name} has no option ${word}; expected one of ${names.join(', ')}`;
}
