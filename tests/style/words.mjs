// Checks that names and comments use the words of the field. Prints every word to replace, with the one to use instead.
//
//   node tests/style/words.mjs
//
// Texts in quotes are not checked: options, columns, ids and saved settings keep their published names.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const kCpp = /\.(cpp|hpp|inc)$/;
const kOurs = /\.(cpp|hpp|inc)$|^web\/.*\.mjs$/;
const kScripts = /\.(cpp|hpp|inc)$|^(web|tests\/web)\/.*\.mjs$/;
const kAll = /\.(cpp|hpp|inc|mjs)$/;

// Columns that JavaScript reads by name.
const kPublished = ['told_apart'];

/** Words of names (RowGate: row, gate), joined by _ if consecutive; the replacement; the files. @type {[string, string, RegExp][]} */
const kNames = [
  ['judge judges judged', 'objective, check', kAll],
  ['wish wishes wished', 'constraint, setting, request', kAll],
  ['effort efforts', 'budget, cost', kCpp],
  ['patience patient', 'max idle parts, timeout', kAll],
  ['climb climbs climbing', 'annealing', kAll],
  ['heat', 'temperature', kAll],
  ['starts', 'initial states', /^core\/generate\//],
  ['house_chain', 'region chain', kAll],
  ['picture pictures pictured', 'highlights', /^(core\/(logic|rate)|tests\/unit\/logic)\//],
  ['near far', 'B sets (hit in band B), BC sets (hit in B or C)', /^core\/enumerate\//],
  ['watch watches watched unwatched watcher', 'progress callback', kCpp],
  ['tell tells telling', 'report', kScripts],
  ['told untold', 'reported, shown', kScripts],
  ['news', 'report, progress', kOurs],
  ['hear hears heard', 'on_event, received', kScripts],
  ['row_gate', 'reducer', kAll],
  ['keyed_by', 'dedupe key', kAll],
  ['clash clashes clashing', 'conflict', kAll],
  ['fault faults faulty', 'error, failure', kAll],
  ['blame blames', 'diagnose', kAll],
  ['findings', 'diagnostics', kAll],
  ['twofold', 'double', kAll],
  ['beside', 'with, same line, differs', kCpp],
  ['otherwise', 'default value', kOurs],
  ['k_most', 'kMax', kAll],
  ['work works', 'job, counters', kOurs],
  ['twin twins', 'outline, equal', kAll],
  ['settle settles settled unsettled', 'apply', kOurs],
  ['verdict verdicts', 'feasibility, outcome', kCpp],
  ['shelf', 'library', kAll],
  ['aside', 'help, summary, note', kOurs],
  ['seat express', 'priority worker', /^web\//],
];

/** Words of comments, in the same form. @type {[RegExp, string, RegExp][]} */
const kComments = [
  [/\b(judges?|judged)\b/i, 'evaluated, tested', /^(core|shell|web)\//],
  [/\bwish(es|ed)?\b/i, 'constraint, setting, request', /^(core|shell|web)\//],
  [/\befforts?\b/i, 'budget', /^(core|shell)\/.*\.[ch]pp$/],
  [/\bpatience\b/i, 'max idle parts', kAll],
  [/\bclimb(s|ing)?\b|\bheat\b/i, 'annealing, temperature', /^(core|shell|web)\//],
  [/\b(near|far) sets?\b/i, 'B sets, BC sets', /^core\//],
  [/\bthe watch(es|'s)?\b/i, 'the progress callback, the stop token', kAll],
  [/\bnews\b|\bhears?\b/i, 'reports, gets', /^(core|shell|web)\//],
  [/\bclash(es|ing)?\b/i, 'conflict', kAll],
  [/\bto blame\b|\bblames?\b/i, 'say what is wrong', kAll],
  [/\btwofold\b/i, 'double', kAll],
  [/\bverdicts?\b/i, 'feasibility, answer', kCpp],
  [/\bshelf\b|\btwins?\b/i, 'library; equal', kAll],
  [/\bpictures?\b/i, 'highlights', /^core\/logic\//],
  [/\bthe works?\b(?=[.,;:]| (of|is|has|goes|runs|ends)\b)/i, 'the job', /^(core\/job|shell\/jobs|web)\//],
];

const kPieces = {
  cpp: /(\/\/[^\n]*|\/\*[^]*?\*\/)|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Za-z_])'(?:\\.|[^'\\\n])*'/g,
  mjs: /(\/\/[^\n]*|\/\*[^]*?\*\/)|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
};

/** "kMostWays_" as "_k_most_ways_": every word is between two underscores. @param {string} name */
const wordsOf = (name) =>
  `_${name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/^_+|_+$/g, '')}_`;

/** The replacement for an old word in this name, or undefined. @param {string} name @param {string} path */
export function betterName(name, path) {
  if (kPublished.includes(name)) return undefined;
  const words = wordsOf(name);
  return kNames.find(([old, , where]) => where.test(path) && old.split(' ').some((word) => words.includes(`_${word}_`)))?.[1];
}

/** @param {string} path @param {string} text @returns {string[]} */
function oldWordsIn(path, text) {
  /** @type {string[]} */
  const found = [];
  const placeOf = (/** @type {number} */ at) => `${path}:${text.slice(0, at).split('\n').length}`;
  /** @param {string} code @param {number} begin */
  const takeNames = (code, begin) => {
    for (const { 0: name, index } of code.matchAll(/[A-Za-z_]\w*/g)) {
      const better = betterName(name, path);
      if (better) found.push(`${placeOf(begin + index)}: ${name} (say: ${better})`);
    }
  };
  let end = 0;
  for (const { 0: piece, 1: comment, index } of text.matchAll(kPieces[path.endsWith('.mjs') ? 'mjs' : 'cpp'])) {
    takeNames(text.slice(end, index), end);
    end = index + piece.length;
    const said = comment?.replace(/"[^"\n]*"/g, (quoted) => ' '.repeat(quoted.length)) ?? '';
    for (const [old, better, where] of kComments) {
      const match = where.test(path) ? old.exec(said) : null;
      if (match) found.push(`${placeOf(index + match.index)}: "${match[0]}" (say: ${better})`);
    }
  }
  takeNames(text.slice(end), end);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'core', 'shell', 'web', 'tests'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => kAll.test(path) && path !== 'tests/style/words.mjs');
  for (const path of paths) {
    const better = betterName(basename(path).replace(/\..*/, ''), path);
    const places = oldWordsIn(path, readFileSync(path, 'utf8'));
    for (const place of better ? [`${path}: its name (say: ${better})`, ...places] : places) console.log(place);
  }
}
