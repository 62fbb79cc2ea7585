// The calls of every_verb.mjs with the installed package: their files, their words, and the same calls through the library.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { kTableFiles } from '../../web/table_files.mjs';
import { rookery as native, skip } from '../cli/command.mjs';
import { inputs, made } from './every_verb.mjs';
import { imported, installed, site, write } from './installed.mjs';

/** @param {string} name of the folder */
export async function everyCall(name) {
  const folder = installed(name);
  const { rookery, startPool } = await imported(folder);
  const core = await rookery();
  const verbs = core.verbs();

  /** @type {Record<string, string>} */
  const files = {};
  const filled = (/** @type {string} */ word) => word.replace(/\{(\w+)\}/g, (_, file) => files[file] ?? assert.fail(`no input ${file}`));
  for (const [file, text] of Object.entries(inputs)) files[file] = write(folder, file, text);
  if (!skip) for (const [file, words] of Object.entries(made)) files[file] = write(folder, file, String(native(words.map(filled)).stdout));

  return {
    folder,
    core,
    verbs,
    files,

    /** @param {string} call */
    wordsOf: (call) =>
      call
        .split(' ')
        .filter(Boolean)
        .map((word) => filled(word).replaceAll('_', ' ')),

    /** The call in the library's form. @param {string} verb @param {string[]} words */
    callOf(verb, words) {
      const declared = verbs.find((one) => one.name === verb)?.options ?? [];
      /** @type {Record<string, string | true>} */
      const options = {};
      const names = [];
      for (let i = 0; i < words.length; ++i) {
        const option = declared.find((one) => `--${one.name}` === words[i]);
        if (!option) names.push(words[i]);
        else options[option.name] = option.value === '' ? true : option.value === 'FILE' ? readFileSync(words[++i], 'utf8') : words[++i];
      }
      return { options, names };
    },

    /** A pool with the site's tables. */
    startPool: () => startPool({ workers: 2, fetchTable: async (table) => new Blob([readFileSync(path.join(site, kTableFiles[table]))]) }),
  };
}
