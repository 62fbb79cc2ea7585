// Joins ES modules with esbuild: into one module, so that a page requests one file instead of fifty; into a classic script, where modules
// cannot be loaded (a page opened from disk, and its workers); or into modules for several entries (the package). And minifies scripts with
// terser.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../build/npm/package.json', import.meta.url));
/** @type {typeof import('esbuild')} */
const { build } = require('esbuild');
/** @type {typeof import('terser')} */
const terser = require('terser');

/** The apparent address of a script's modules; ".invalid" is reserved and never a server. */
const kBase = 'https://within.invalid/';

/**
 * @typedef {object} Made
 * @property {string} script
 * @property {string[]} modules all modules in it
 *
 * @typedef {(path: string) => string} Read returns the text of the file at that path
 */

/**
 * A classic script.
 * @param {string} entry @param {Read} read @param {Record<string, string>} [instead] modules that are replaced by others
 */
export const oneScript = (entry, read, instead = {}) =>
  one(entry, read, instead, [], { format: 'iife', define: { 'import.meta.url': JSON.stringify(kBase) } });

/**
 * A module at the address of `entry`. All joined modules that use import.meta.url must be in its folder.
 * @param {string} entry @param {Read} read @param {string[]} apart modules that stay separate
 */
export const oneModule = (entry, read, apart) => one(entry, read, {}, apart, { format: 'esm' });

/**
 * Modules for several entries, all in one folder, and modules with the code that they share.
 * @param {Record<string, string>} entries the entry of each module, by its name without ".mjs" @param {Read} read
 * @param {Record<string, string>} instead
 * @returns {Promise<Record<string, string>>} the modules, by their names
 */
export async function modulesWithShared(entries, read, instead) {
  const options = {
    format: /** @type {const} */ ('esm'),
    splitting: true,
    outdir: '/',
    chunkNames: 'shared-[hash]',
    outExtension: { '.js': '.mjs' },
  };
  const { outputFiles } = await joined(entries, read, instead, [], options);
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(1), text]));
}

/**
 * @param {string} entry @param {Read} read @param {Record<string, string>} instead @param {string[]} apart
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<Made>}
 */
async function one(entry, read, instead, apart, options) {
  const { outputFiles, metafile } = await joined([entry], read, instead, apart, options);
  return { script: outputFiles[0].text, modules: Object.keys(metafile.inputs).map((name) => name.slice('part:'.length)) };
}

/**
 * @param {string[] | Record<string, string>} entries @param {Read} read @param {Record<string, string>} instead @param {string[]} apart
 * @param {import('esbuild').BuildOptions} options
 */
function joined(entries, read, instead, apart, options) {
  /** @type {import('esbuild').Plugin} */
  const parts = {
    name: 'parts',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^/ }, ({ path, importer }) => {
        if (path.startsWith('node:')) return { path, external: true };
        const place = new URL(path, kBase + importer).href.slice(kBase.length);
        if (apart.includes(place)) return { path, external: true };
        return { path: instead[place] ?? place, namespace: 'part' };
      });
      onLoad({ filter: /^/, namespace: 'part' }, ({ path }) => ({ contents: read(path), loader: 'js' }));
    },
  };
  return build({
    entryPoints: entries,
    bundle: true,
    target: 'es2022',
    charset: 'utf8',
    ...options,
    plugins: [parts],
    metafile: true,
    write: false,
    logLevel: 'silent', // errors are thrown
  });
}

/** @type {import('terser').MinifyOptions} */
const kSmall = { compress: { passes: 2 }, format: { comments: false } };

/** The script, minified for serving. @param {string} script an ES module, or a script whose names no other script uses */
export function smallModule(script) {
  return terser.minify_sync(script, { ...kSmall, module: true }).code ?? '';
}
