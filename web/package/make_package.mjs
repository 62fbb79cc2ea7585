// Builds the npm package from the site and its parts, and packs it.
//
//   web/package/*.mjs, core.mjs, pool.mjs, worker.mjs ──► modules in one folder; shared code in separate modules
//   core.xz                                            ──► the same file as in the site
//   rookery*.d.ts                                      ──► the same files as in the site, index.d.ts and worker.d.ts
//
//   node web/package/make_package.mjs SOURCES SITE     the top folder; the site's folder (whose parts are in SITE_parts)
//
// The package is then in build/package, and packed in build/rookery-VERSION.tgz, next to the site.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { modulesWithShared, smallModule } from '../site/one_script.mjs';

const kEntries = {
  index: 'package/web.mjs',
  node: 'package/node.mjs',
  worker: 'worker.mjs',
  node_worker: 'package/node_worker.mjs',
  rookery: 'package/command.mjs',
};
/** Modules that locate a file next to them. Such code in other modules is unused here, and bundlers would look for its files. */
const kKnowTheirPlace = ['package/web.mjs', 'package/node.mjs'];
const kNowhere = JSON.stringify('https://within.invalid/');

/** @type {Record<string, string>} modules that are replaced by others */
const kInstead = { 'first_module.mjs': 'core_module.mjs' };

/** A CommonJS module, wrapped as an ES module. It requires streams, which all platforms have today. */
const kUnpacker = fileURLToPath(new URL('../../build/npm/node_modules/xz-decompress/dist/package/xz-decompress.min.js', import.meta.url));
const unpacker = () => `const module = { exports: {} };
const exports = module.exports;
const require = () => ({ ReadableStream: globalThis.ReadableStream });
${readFileSync(kUnpacker, 'utf8')}
export const { XzReadableStream } = module.exports;
`;

/**
 * @param {string} sources
 * @param {string} site
 * @returns {Promise<string>} the packed file
 */
export async function makePackage(sources, site) {
  const parts = `${site}_parts`;
  const build = path.dirname(site);
  const made = mkdtempSync(path.join(build, 'package-'));
  try {
    const folder = path.join(made, 'package');
    mkdirSync(folder);
    await fill(folder, sources, site, parts);
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', made], { cwd: folder, encoding: 'utf8' }).trim();
    rmSync(path.join(build, 'package'), { recursive: true, force: true });
    renameSync(folder, path.join(build, 'package'));
    const file = path.join(build, packed);
    const isNew = !existsSync(file) || !readFileSync(file).equals(readFileSync(path.join(made, packed)));
    if (isNew) renameSync(path.join(made, packed), file); // readers of the old file are not disturbed
    return file;
  } finally {
    rmSync(made, { recursive: true });
  }
}

/** @param {string} folder @param {string} sources @param {string} site @param {string} parts */
async function fill(folder, sources, site, parts) {
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(path.join(folder, name), text);
  const copy = (/** @type {string} */ from) => copyFileSync(from, path.join(folder, path.basename(from)));
  const modules = await modulesWithShared(kEntries, (place) => textOf(place, sources, parts), kInstead);
  for (const [name, text] of Object.entries(modules)) write(name, withFirstLine(text, smallModule(text)));
  for (const name of readdirSync(parts)) if (/^rookery.*\.d\.ts$/.test(name)) copy(path.join(parts, name));
  for (const name of ['index.d.ts', 'worker.d.ts', 'README.md']) copy(path.join(sources, 'web/package', name));
  copy(path.join(site, 'core.xz'));
  copy(path.join(sources, 'LICENSE'));
  copyFileSync(path.join(site, 'third_party.txt'), path.join(folder, 'THIRD_PARTY.txt'));
  write('package.json', `${JSON.stringify(await manifest(parts), null, 2)}\n`);
}

/** @param {string} place @param {string} sources @param {string} parts */
function textOf(place, sources, parts) {
  if (place === 'package/xz-decompress') return unpacker();
  if (!place.startsWith('package/')) return readFileSync(path.join(parts, place), 'utf8').replaceAll('import.meta.url', kNowhere);
  const text = readFileSync(path.join(sources, 'web', place), 'utf8');
  return kKnowTheirPlace.includes(place) ? text : text.replaceAll('import.meta.url', kNowhere);
}

/** Keeps the #! line, which is not a comment. @param {string} text @param {string} small */
function withFirstLine(text, small) {
  const [line] = /^#!.*\n/.exec(text) ?? [''];
  return line + small.replace(/^#!.*\n/, '');
}

/** @param {string} parts */
async function manifest(parts) {
  /** @type {typeof import('../core.mjs')} */
  const core = await import(pathToFileURL(path.join(parts, 'core.mjs')).href);
  await core.init({ wasmBinary: readFileSync(path.join(parts, 'core_module.wasm')) });
  return {
    name: 'rookery',
    version: core.version(),
    description: 'A sudoku workbench: solves, rates, explains and makes puzzles. C++ as WebAssembly with SIMD, on all cores',
    keywords: ['sudoku', 'solver', 'generator', 'rating', 'wasm'],
    license: 'MIT',
    repository: { type: 'git', url: 'https://example.org/rookery.git' }, // until the project is published
    type: 'module',
    sideEffects: ['./rookery.mjs', './worker.mjs'],
    engines: { node: '>=20' },
    bin: { rookery: './rookery.mjs' },
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', node: './node.mjs', default: './index.mjs' },
      './worker': { types: './worker.d.ts', default: './worker.mjs' },
      './core.xz': './core.xz',
      './package.json': './package.json',
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packed = await makePackage(path.resolve(process.argv[2]), path.resolve(process.argv[3]));
  console.log(`The package: ${path.basename(packed)}, ${Math.round(statSync(packed).size / 1000)} KB`);
}
