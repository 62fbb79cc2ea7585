// Builds rookery.html, the whole app in one file, which opens from disk with all its workers and makes no requests.
//
//   index.html, with its links and its script replaced by their contents:
//     style sheets     inline                         page/*.mjs    one script (one_script.mjs)
//     the icon         as a data: address             *.wasm        gzip in base64; files_within.mjs unpacks them
//     the tables       base64
//     the manifest     removed: it cannot be installed          worker.mjs    one script, as text: workers are started from it
//   and a Content-Security-Policy that names the inline parts by their hashes and allows no connection at all.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { kTableFiles } from '../table_files.mjs';
import { oneScript, smallModule } from './one_script.mjs';

const kWithin = { 'page/files.mjs': 'page/files_within.mjs' };
const kWithinWorker = { 'first_module.mjs': 'core_module.mjs' };
/** The programs in it. */
export const kPrograms = ['app.wasm', 'core_module.wasm'];
/** The licences of what the programs contain. */
export const kLicences = 'third_party.txt';
/** The canvas's texts in other languages. */
export const kPageTexts = ['page_de.txt', 'page_fr.txt'];

/**
 * @param {string} page the text of index.html
 * @param {(path: string) => Buffer} read returns a part of the site
 * @returns {Promise<string>}
 */
export async function oneFile(page, read) {
  const text = (/** @type {string} */ path) => read(path).toString('utf8');
  const styles = [...page.matchAll(/^ *<link rel="stylesheet" href="([^"]+)">\n/gm)].map(([, path]) => text(path));
  const script = strictScript((await oneScript('page/boot.mjs', text, kWithin)).script);
  const icon = `data:image/svg+xml,${encodeURIComponent(text('page/icon.svg').replace(/<!--[^]*?-->\n/, ''))}`;
  const carried = [
    ...kPrograms.map((name) => holder(name, gzipSync(read(name), { level: 9 }).toString('base64'))),
    ...[...Object.values(kTableFiles), ...kPageTexts].map((name) => holder(name, read(name).toString('base64'))),
    holder(kLicences, read(kLicences).toString('base64')),
    holder('worker.mjs', strictScript((await oneScript('worker.mjs', text, kWithinWorker)).script)),
  ];
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src ${styles.map(hashOf).join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const made = replaced(page, [
    [/content="default-src [^"]*"/, () => `content="${policy}"`],
    [/^ *<link rel="icon" [^>]*>\n/m, () => `  <link rel="icon" href="${icon}">\n`],
    [/^ *<link rel="(?:manifest|apple-touch-icon|modulepreload|preload)" [^>]*>\n/gm, () => ''],
    [/^ *<link rel="stylesheet" [^>]*>\n/gm, () => ''],
    [/^ *<script type="module" src="page\/boot\.mjs"><\/script>\n/m, () => styles.map((style) => `<style>${style}</style>\n`).join('')],
    [/^<\/body>/m, () => `${carried.join('')}<script>${script}</script>\n</body>`],
  ]);
  const link = /<(?:link|script|img|iframe)\b[^>]*\b(?:href|src)="(?!data:)[^"]*"/.exec(made);
  if (link) throw new Error(`index.html: ${link[0]} cannot be included in the single file yet`);
  return made;
}

/** Replaces parts of index.html. @param {string} text @param {[RegExp, () => string][]} changes each pattern must match */
export function replaced(text, changes) {
  return changes.reduce((changed, [place, put]) => {
    if (changed.search(place) < 0) throw new Error(`index.html: nothing in it matches ${place}`);
    return changed.replace(place, put);
  }, text);
}

/** Minifies a script and keeps it strict: minifying it as a module removes its 'use strict'. @param {string} script */
function strictScript(script) {
  return inlineScript(`'use strict';${smallModule(script)}`);
}

/** Makes a script safe between <script> and </script>. @param {string} script */
function inlineScript(script) {
  const safe = script.replace(/<\/(?=script)/gi, '<\\/');
  if (/<!--|<script/i.test(safe)) throw new Error('a script contains "<!--" or "<script", which a page cannot contain');
  return safe;
}

/** @param {string} name @param {string} content */
function holder(name, content) {
  return `<script type="text/plain" data-file="${name}">${content}</script>\n`;
}

/** @param {string} inline */
function hashOf(inline) {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}
