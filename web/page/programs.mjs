// The page's two programs on their way: the canvas UI, without which there is nothing to do, then the core, which the workers share.
// Each is unpacked and compiled while it comes, once.
import { compileFile } from './files.mjs';

/** What is told of a program: its name, and how many bytes of it have come, as it is sent. @typedef {(name: string, bytes: number) => void} Tell */

/**
 * @param {Tell} tell
 * @returns {{app: Promise<WebAssembly.Module>, core: Promise<WebAssembly.Module>}}
 */
export function fetchPrograms(tell) {
  const fetched = (/** @type {string} */ name) => compileFile(name, (bytes) => tell(name, bytes));
  const app = fetched('app.wasm');
  const core = app.then(() => fetched('core_module.wasm'));
  core.catch(() => {});  // told by the works that need it
  return { app, core };
}
