// The page's programs inside rookery.html: wasm as gzip in base64, and the worker as one classic script, because module workers cannot be
// started from disk. It replaces files.mjs there and has the same exports.

import { kTableFiles } from '../table_files.mjs';
import { pageTextsOf } from './words.mjs';

export const kServed = false;

/** @param {string} name */
function textOf(name) {
  const holder = document.querySelector(`script[data-file="${name}"]`);
  if (!holder) throw new Error(`${name} is missing from this file`);
  return holder.textContent ?? '';
}

/**
 * The page's two programs, each compiled while it is unpacked.
 * @param {(bytes: number) => void} _report unused: there is no download
 * @param {Promise<void>} usable resolves when the UI has drawn its first frame, which should not wait for the core to be unpacked
 * @returns {{app: Promise<WebAssembly.Module>, core: Promise<WebAssembly.Module>, whole: undefined}} the core has all verbs
 */
export function fetchPrograms(_report, usable) {
  const app = compile('app.wasm');
  const core = Promise.all([app, usable]).then(() => compile('core_module.wasm'));
  core.catch(() => {}); // reported by the jobs that need it
  return { app, core, whole: undefined };
}

/** A table that some jobs need. @param {import('../rookery.js').TableName} name @returns {Promise<Blob>} */
export async function fetchTable(name) {
  return new Blob([bytesOf(kTableFiles[name])]);
}

/** The page's texts in a language. @param {string} language "de" */
export async function fetchTexts(language) {
  return bytesOf(pageTextsOf(language));
}

/** The address of the licences of everything that the page contains. */
export const licencesAddress = () => URL.createObjectURL(new Blob([bytesOf('third_party.txt')], { type: 'text/plain;charset=utf-8' }));

/** @param {string} name */
function bytesOf(name) {
  return Uint8Array.from(atob(textOf(name)), (character) => character.charCodeAt(0));
}

/** @param {string} name @returns {Promise<WebAssembly.Module>} */
async function compile(name) {
  const bytes = new Blob([bytesOf(name)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compileStreaming(new Response(bytes, { headers: { 'Content-Type': 'application/wasm' } }));
}

/** @type {string | undefined} */
let workerUrl;

/** A worker of the pool. */
export function startWorker() {
  workerUrl ??= URL.createObjectURL(new Blob([textOf('worker.mjs')], { type: 'text/javascript' }));
  return new Worker(workerUrl);
}
