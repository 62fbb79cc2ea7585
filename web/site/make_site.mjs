// The last step of putting the site together, when its folder has the modules, the programs and the page's other files:
//
//   page/icon-*.png      from page/icon.svg                       index.html           with a preload for every module
//   service_worker.mjs   with the list of files, each by its hash   rookery.html         the whole app in one file
//   *.mjs                without their comments, which are a third of what is sent
//   *.gz, *.br           what the server sends to browsers that take it packed
//
//   node web/site/make_site.mjs SOURCES SITE     the top folder with index.html; the folder of the site
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { iconPng } from './icon.mjs';
import { kPrograms, oneFile } from './one_file.mjs';
import { modulesOf } from './one_script.mjs';

/** @type {typeof import('typescript')} */
const typescript = createRequire(new URL('../../build/npm/package.json', import.meta.url))('typescript');

const kIcons = [
  { name: 'page/icon-192.png', size: 192, masked: false },
  { name: 'page/icon-512.png', size: 512, masked: false },
  { name: 'page/icon-maskable-512.png', size: 512, masked: true },
];

// Emscripten has left no comments in these.
const kMadePrograms = new Set(['app.mjs', 'core_module.mjs']);

/**
 * @param {string} sources
 * @param {string} site
 * @returns {{files: string[], gzip: number, brotli: number, oneFile: number}} what the page loads, the bytes of all of it packed
 *   one way and the other, the bytes of rookery.html
 */
export function makeSite(sources, site) {
  const read = (/** @type {string} */ path) => readFileSync(join(site, path));
  const text = (/** @type {string} */ path) => read(path).toString('utf8');
  const write = (/** @type {string} */ path, /** @type {string | Buffer} */ content) => writeChanged(join(site, path), content);

  const svg = text('page/icon.svg');
  const drawnBy = [join(site, 'page/icon.svg'), fileURLToPath(new URL('icon.mjs', import.meta.url))];
  for (const { name, size, masked } of kIcons) if (isBehind(join(site, name), drawnBy)) writeFileSync(join(site, name), iconPng(svg, size, masked));

  const plain = readFileSync(join(sources, 'index.html'), 'utf8');
  const modules = modulesOf('page/boot.mjs', text);
  const index = withPreloads(plain, modules, kPrograms.reduce((sum, path) => sum + read(path).length, 0));
  write('index.html', index);

  const scripts = [...new Set([...modules, ...modulesOf('worker.mjs', text)])];
  for (const path of scripts) if (!kMadePrograms.has(path)) write(path, withoutComments(text(path)));
  write('rookery.html', oneFile(plain, read));

  const files = [...new Set(['index.html', ...linksOf(index), ...kPrograms, ...scripts])].sort();
  const hashes = files.map((path) => [path === 'index.html' ? './' : path, hashOf(read(path))]);
  const worker = readFileSync(join(sources, 'web/service_worker.mjs'), 'utf8');
  const version = hashOf(JSON.stringify(hashes) + worker).slice(0, 12);
  const list = JSON.stringify({ version, files: Object.fromEntries(hashes) }, null, 1);
  write('service_worker.mjs', `self.rookerySite = ${list};\n${withoutComments(worker)}`);

  const bytes = [...files, 'service_worker.mjs'].filter((path) => !path.endsWith('.png')).map((path) => pack(join(site, path)));
  const [gzip, brotli] = ['gzip', 'brotli'].map((way) => bytes.reduce((sum, lengths) => sum + lengths[/** @type {'gzip' | 'brotli'} */ (way)], 0));
  return { files, gzip, brotli, oneFile: read('rookery.html').length };
}

/** @param {string} script */
function withoutComments(script) {
  const { transpileModule, ScriptTarget, ModuleKind } = typescript;
  const compilerOptions = { allowJs: true, removeComments: true, target: ScriptTarget.ESNext, module: ModuleKind.ESNext };
  return transpileModule(script, { compilerOptions, fileName: 'script.js' }).outputText;
}

/**
 * A preload for every module beside that of app.mjs, and how long the programs are, for the bar that shows how much has come.
 * @param {string} page @param {string[]} modules @param {number} bytes
 */
function withPreloads(page, modules, bytes) {
  const first = '  <link rel="modulepreload" href="app.mjs">\n';
  const arrival = '<div id="arrival">';
  for (const part of [first, arrival]) if (!page.includes(part)) throw new Error(`index.html: expected ${part}`);
  const others = modules.filter((path) => path !== 'app.mjs').map((path) => `  <link rel="modulepreload" href="${path}">\n`);
  return page.replace(first, first + others.join('')).replace(arrival, `<div id="arrival" data-bytes="${bytes}">`);
}

/** What the page links to. @param {string} page */
function linksOf(page) {
  return [...page.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^"]+)"/g)].map(([, path]) => path);
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** Whether a file is missing, or older than one of those that it is made of. @param {string} path @param {string[]} sources */
function isBehind(path, sources) {
  return !existsSync(path) || sources.some((source) => statSync(path).mtimeMs < statSync(source).mtimeMs);
}

/** @param {string} path @param {string | Buffer} content */
function writeChanged(path, content) {
  const bytes = Buffer.from(content);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
}

/** Writes the file packed beside it, unless that has been done. @param {string} path */
function pack(path) {
  const packed = (/** @type {string} */ name, /** @type {(bytes: Buffer) => Buffer} */ squeeze) => {
    if (isBehind(name, [path])) writeFileSync(name, squeeze(readFileSync(path)));
    return statSync(name).size;
  };
  const gzip = packed(`${path}.gz`, (bytes) => gzipSync(bytes, { level: 9 }));
  const brotli = packed(`${path}.br`, (bytes) => brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }));
  return { gzip, brotli };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , sources, site] = process.argv;
  const { files, gzip, brotli, oneFile: whole } = makeSite(sources, site);
  console.log(`The site: ${files.length} files, ${kilobytes(brotli)} over the wire by Brotli, ${kilobytes(gzip)} by gzip; rookery.html: ${kilobytes(whole)}`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} KB`;
}
