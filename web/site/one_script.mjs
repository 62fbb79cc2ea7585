// One classic script made of ES modules, for where modules cannot be loaded: a page opened from disk, and its workers. esbuild joins them.
import { createRequire } from 'node:module';

/** @type {typeof import('esbuild')} */
const { build } = createRequire(new URL('../../build/npm/package.json', import.meta.url))('esbuild');

/** Where modules of a script think that they lie; ".invalid" is reserved for never being a server. */
const kBase = 'https://within.invalid/';

/**
 * @param {string} entry
 * @param {(path: string) => string} read gives the text of the file at that path
 * @param {Record<string, string>} [instead] modules in whose place others are taken
 * @returns {Promise<{script: string, modules: string[]}>} the script, and all modules that are in it
 */
export async function oneScript(entry, read, instead = {}) {
  /** @type {import('esbuild').Plugin} */
  const parts = {
    name: 'parts',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^/ }, ({ path, importer }) => {
        const place = new URL(path, kBase + importer).href.slice(kBase.length);
        return { path: instead[place] ?? place, namespace: 'part' };
      });
      onLoad({ filter: /^/, namespace: 'part' }, ({ path }) => ({ contents: read(path), loader: 'js' }));
    },
  };
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { 'import.meta.url': JSON.stringify(kBase) },
    plugins: [parts],
    metafile: true,
    write: false,
    logLevel: 'silent', // what is wrong is thrown
  });
  return { script: outputFiles[0].text, modules: Object.keys(metafile.inputs).map((name) => name.slice('part:'.length)) };
}
