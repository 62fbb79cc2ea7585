// One classic script made of ES modules, for where modules cannot be loaded: a page opened from disk, and its workers.
//
//   entry ──► what it imports, and what that imports ──► a function for each module, which gives its exports ──► the script
//
// This is no bundler for any JavaScript. It knows the forms that this project uses, and refuses a module with others:
//
//   import { name, name as other } from './file.mjs';      at the beginning of a line
//   await import('./file.mjs')
//   export function, export async function, export class, export const; export default NAME;      at the beginning of a line
//   import.meta.url                                        becomes an address that leads to the same places, but to no server

/** Where modules of a script think that they lie; ".invalid" is reserved for never being a server. */
const kBase = 'https://within.invalid/';

const kImport = /^import \{([^}]*)\} from '(\.[^']+)';$/gm;
const kLaterImport = /\bawait import\('(\.[^']+)'\)/g;
const kExport = /^export ((?:async )?function|class|const) ([\w$]+)/gm;
const kDefault = /^export default ([\w$]+);?\s*$/gm;
const kUnknown = /^[^\S\n]*(?:import|export)\b.*|\bimport\s*\(.*|\bimport\.meta\b.*/m;

/** @typedef {(path: string) => string} Reader gives the text of the file at that path */

/**
 * All modules that `entry` needs, itself the last; each comes after those that it imports, except later ones (await import).
 * @param {string} entry
 * @param {Reader} read
 * @param {Record<string, string>} [instead] modules in whose place others are taken
 */
export function modulesOf(entry, read, instead = {}) {
  /** @type {Map<string, 'begun' | 'done'>} */
  const states = new Map();
  /** @type {string[]} */
  const order = [];
  const visit = (/** @type {string} */ path) => {
    if (states.get(path) === 'done') return;
    if (states.get(path) === 'begun') throw new Error(`${path} imports itself, by way of others`);
    states.set(path, 'begun');
    const text = read(path);
    for (const [, , file] of text.matchAll(kImport)) visit(placeOf(path, file, instead));
    states.set(path, 'done');
    order.push(path);
    for (const [, file] of text.matchAll(kLaterImport)) visit(placeOf(path, file, instead));
  };
  visit(placeOf('', `./${entry}`, instead));
  return order;
}

/**
 * @param {string} entry
 * @param {Reader} read
 * @param {Record<string, string>} [instead] modules in whose place others are taken
 */
export function oneScript(entry, read, instead = {}) {
  const modules = modulesOf(entry, read, instead).map((path) => asFunction(path, read(path), instead));
  return `(() => {
'use strict';
const modules = {
${modules.join('')}};
const made = {};
const need = (path) => (made[path] ??= modules[path]());
need(${JSON.stringify(placeOf('', `./${entry}`, instead))});
})();
`;
}

/** @param {string} from the path of the module that imports @param {string} file @param {Record<string, string>} instead */
function placeOf(from, file, instead) {
  const path = new URL(file, kBase + from).href.slice(kBase.length);
  return instead[path] ?? path;
}

/** @param {string} path @param {string} text @param {Record<string, string>} instead */
function asFunction(path, text, instead) {
  /** @type {string[]} */
  const exported = [];
  const needed = (/** @type {string} */ file) => `need(${JSON.stringify(placeOf(path, file, instead))})`;
  const body = text
    .replace(kImport, (_, names, file) => `const {${names.replace(/(\w+) as (\w+)/g, '$1: $2')}} = ${needed(file)};`)
    .replace(kLaterImport, (_, file) => `await ${needed(file)}`)
    .replace(kExport, (_, kind, name) => {
      exported.push(name);
      return `${kind} ${name}`;
    })
    .replace(kDefault, (_, name) => {
      exported.push(`default: ${name}`);
      return '';
    })
    .replaceAll('import.meta.url', JSON.stringify(kBase + path));
  const unknown = kUnknown.exec(withoutComments(body));
  if (unknown) throw new Error(`${path}: "${unknown[0].trim().slice(0, 80)}" is none of the forms that one_script.mjs knows`);
  return `${JSON.stringify(path)}: () => {\n${body.trimEnd()}\nreturn { ${exported.join(', ')} };\n},\n`;
}

/** Good enough to look for imports in what is left. @param {string} text */
function withoutComments(text) {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
