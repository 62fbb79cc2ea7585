// The page's two programs on their way: the canvas UI, without which there is nothing to do, then the core, which the workers share.
// Each is compiled while it comes, once.
import { openFile } from './files.mjs';

/** What is told of a program: its name, and how many of its bytes have come. @typedef {(name: string, bytes: number) => void} Tell */

/**
 * @param {Tell} tell
 * @returns {{app: Promise<WebAssembly.Module>, core: Promise<WebAssembly.Module>}}
 */
export function fetchPrograms(tell) {
  const app = compiled('app.wasm', tell);
  const core = app.then(() => compiled('core_module.wasm', tell));
  core.catch(() => {});  // told by the works that need it
  return { app, core };
}

/** @param {string} name @param {Tell} tell */
async function compiled(name, tell) {
  const response = await openFile(name);
  // The copy is for counting: a stream of our own in front of the compiler would cost the browser its store of compiled code.
  const counted = count(response.clone(), (bytes) => tell(name, bytes));
  // Streaming needs the right content type, which not every static server sends.
  const streams = response.headers.get('content-type') === 'application/wasm';
  const module = streams ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  module.catch(() => {});  // it fails together with the counting, and the first to fail is told
  await counted;
  return module;
}

/** @param {Response} response @param {(bytes: number) => void} tell */
async function count({ body }, tell) {
  const reader = body?.getReader();
  let bytes = 0;
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) tell((bytes += piece.value.length));
}
