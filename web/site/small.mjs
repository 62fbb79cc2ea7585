// Minifies scripts for serving.
import { createRequire } from 'node:module';

/** @type {typeof import('terser')} */
const terser = createRequire(new URL('../../build/npm/package.json', import.meta.url))('terser');

/** @type {import('terser').MinifyOptions} */
const kOptions = { compress: { passes: 2 }, format: { comments: false } };

/** @param {string} script an ES module, or a script whose names no other script uses */
export function smallModule(script) {
  return terser.minify_sync(script, { ...kOptions, module: true }).code ?? '';
}
