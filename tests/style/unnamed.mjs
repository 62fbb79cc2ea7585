// Prints names that two files of one target define in their unnamed namespaces. CMake compiles eight files of a target as one
// (rookery_batches), so such names collide as soon as a file that is added or moved brings both into the same batch.
//
// The code is read as clang-format lays it out: declarations begin in the first column. Overloads and repeated aliases are allowed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param {string} pattern */
const filesLike = (pattern) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', pattern], { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The target of each folder whose files are compiled in batches. @type {Map<string, string>} */
const targets = new Map([
  ['shell/cli', 'cli'],
  ['shell/cli/pictures', 'cli_pictures'],
  ['shell/cli/shards', 'cli_shards'],
]);
for (const file of filesLike('*CMakeLists.txt')) {
  const calls = readFileSync(file, 'utf8').matchAll(/^ *(rookery_(?:room|shell_room|tests)\(\w+)([^()$]*)\)/gm);
  for (const [, call, rest] of calls) {
    if (/\bALONE\b/.test(rest)) continue;
    const folders = /\bFOLDERS ([^A-Z]+)/.exec(rest)?.[1].trim().split(/\s+/) ?? ['.'];
    for (const folder of folders) targets.set(join(dirname(file), folder), `${call})`);
  }
}
/** The target of a folder, or of the nearest one above it. @param {string} folder @returns {string | undefined} */
const targetOf = (folder) => targets.get(folder) ?? (folder === '.' ? undefined : targetOf(dirname(folder)));

const kOpened = /^(?:inline )?namespace ?([\w:]*) ?\{/;
const kClosed = /^\}\s*\/\/ namespace/;
const kType = /^(?:enum class|struct|class|union|enum) (\w+)(?![\w<])/;
const kOther = /^(?:[^a-zA-Z[]|(?:namespace|using|template|static_assert)\b|[A-Z_]+\(|.*\boperator\b)/;

/** The index of the first of `ends` outside brackets, or -1. @param {string} text @param {number} begin @param {RegExp} ends */
function indexOutside(text, begin, ends) {
  for (let i = begin, depth = 0; i < text.length; ++i) {
    if (depth === 0 && ends.test(text[i])) return i;
    if (/[<({[]/.test(text[i])) ++depth;
    if (/[>)}\]]/.test(text[i])) --depth;
  }
  return -1;
}

/** The types of the parameters: "(int,const Board&)". @param {string} text from its "(" on */
function typesIn(text) {
  const types = [];
  for (let begin = 1, end = 0; end >= 0 && text[end] !== ')'; begin = end + 1) {
    end = indexOutside(text, begin, /[,)]/);
    types.push(
      text
        .slice(begin, end)
        .replace(/ =.*| *\b\w+$/s, '')
        .trim()
        .replace(/\s+/g, ' '),
    );
  }
  return `(${types.join(', ')})`;
}

/** The name that the code declares first, with the types of its parameters if it is a function. @param {string} code */
function declaredIn(code) {
  const type = kType.exec(code);
  if (type) return type[1];
  const end = kOther.test(code) ? -1 : indexOutside(code, 0, /[({=;[]/);
  const name = /(?<![\w:])(\w+) ?$/.exec(code.slice(0, Math.max(0, end)))?.[1];
  return name && code[end] === '(' ? name + typesIn(code.slice(end)) : name;
}

/** @type {Map<string, string[]>} */
const places = new Map();
for (const file of filesLike('*.cpp')) {
  const target = targetOf(dirname(file));
  if (!target) continue;
  /** @type {string[]} */
  const namespaces = [];
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    const opened = kOpened.exec(line);
    if (opened) namespaces.push(opened[1]);
    else if (kClosed.test(line)) namespaces.pop();
    const name = namespaces.includes('') ? declaredIn(lines.slice(index, index + 8).join('\n')) : undefined;
    if (!name) continue;
    const key = [target, namespaces.join('::'), name].join('\t');
    places.set(key, [...(places.get(key) ?? []), `${file}:${index + 1}`]);
  }
}
for (const [key, at] of places) {
  const [target, , name] = key.split('\t');
  if (new Set(at.map((place) => place.split(':')[0])).size > 1) console.log(`${at.join(', ')}: ${name}, both in ${target}`);
}
