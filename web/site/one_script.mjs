// One script made of ES modules, which esbuild joins: a module, so that a page asks for one file and not for fifty; or a classic script,
// for where modules cannot be loaded: a page opened from disk, and its workers.
import { createRequire } from 'node:module';

/** @type {typeof import('esbuild')} */
const { build } = createRequire(new URL('../../build/npm/package.json', import.meta.url))('esbuild');

/** Where modules of a script think that they lie; ".invalid" is reserved for never being a server. */
const kBase = 'https://within.invalid/';

/**
 * A classic script.
 * @param {string} entry
 * @param {(path: string) => string} read gives the text of the file at that path
 * @param {Record<string, string>} [instead] modules in whose place others are taken
 * @returns {Promise<{script: string, modules: string[]}>} the script, and all modules that are in it
 */
export const oneScript = (entry, read, instead = {}) =>
  joined(entry, read, instead, [], { format: 'iife', define: { 'import.meta.url': JSON.stringify(kBase) } });

/**
 * A module for the place of `entry`, beside which all lie that ask where they are. @param {string} entry @param {(path: string) => string} read
 * @param {string[]} apart modules that stay their own
 */
export const oneModule = (entry, read, apart) => joined(entry, read, {}, apart, { format: 'esm' });

/**
 * @param {string} entry @param {(path: string) => string} read @param {Record<string, string>} instead @param {string[]} apart
 * @param {import('esbuild').BuildOptions} options
 */
async function joined(entry, read, instead, apart, options) {
  /** @type {import('esbuild').Plugin} */
  const parts = {
    name: 'parts',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^/ }, ({ path, importer }) => {
        const place = new URL(path, kBase + importer).href.slice(kBase.length);
        if (apart.includes(place)) return { path, external: true };
        return { path: instead[place] ?? place, namespace: 'part' };
      });
      onLoad({ filter: /^/, namespace: 'part' }, ({ path }) => ({ contents: read(path), loader: 'js' }));
    },
  };
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    target: 'es2022',
    charset: 'utf8',
    ...options,
    plugins: [parts],
    metafile: true,
    write: false,
    logLevel: 'silent', // what is wrong is thrown
  });
  return { script: outputFiles[0].text, modules: Object.keys(metafile.inputs).map((name) => name.slice('part:'.length)) };
}
