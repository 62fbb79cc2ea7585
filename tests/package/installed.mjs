// Shared code of the npm package's tests: the packed file, installed into empty folders as users install it.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFolder } from '../cli/command.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The site from which the package was made. */
export const site = path.resolve(process.env.ROOKERY_WEB_DIR ?? path.join(root, 'build/web'));
const { version } = JSON.parse(readFileSync(path.join(site, '../package/package.json'), 'utf8'));
/** The packed file. */
export const packed = path.join(site, `../rookery-${version}.tgz`);

/** A folder with only the package installed. @param {string} name */
export function installed(name) {
  const folder = ownFolder(`package-${name}`);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', packed, '--offline', '--no-audit', '--no-fund'], { cwd: folder });
  return folder;
}

/** Imports the package installed in a folder. @param {string} folder @returns {Promise<typeof import('../../web/package/index.js')>} */
export const imported = (folder) => import(path.join(folder, 'node_modules/rookery/node.mjs'));

/** @param {string} folder @param {string} name @param {string | Buffer} text */
export function write(folder, name, text) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The examples in a text of the package: every JavaScript block. @param {string} text @returns {string[]} */
const examplesIn = (text) => [...text.matchAll(/^(?: \* )?```js\n([^]*?)^(?: \* )?```$/gm)].map(([, code]) => code.replace(/^ \* /gm, ''));

/** The examples of all its texts, by file name. @param {string} folder */
export function examples(folder) {
  const inside = path.join(folder, 'node_modules/rookery');
  const texts = readdirSync(inside).filter((name) => /\.(md|d\.ts)$/.test(name));
  const found = Object.fromEntries(texts.map((name) => [name, examplesIn(readFileSync(path.join(inside, name), 'utf8'))]));
  for (const name of ['README.md', 'index.d.ts', 'rookery.d.ts']) assert(found[name] && found[name].length > 0, name);
  return found;
}

/** Its command line, as npx calls it. @param {string} folder @param {string[]} args @param {string | Buffer} [input] */
export function npmRookery(folder, args, input = '') {
  const program = path.join(folder, 'node_modules/.bin/rookery');
  const { stdout, stderr, status } = spawnSync(program, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 300_000,
  });
  return { stdout, stderr, status };
}

/** Awaits a program's end while others run. @param {string} program @param {string[]} args */
export async function ended(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (stderr += text));
  /** @type {number | null} */
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { stdout, stderr, status };
}

/**
 * The same, signalled to stop after its first output.
 * @param {string} folder @param {string[]} args @param {'SIGINT' | 'SIGTERM'} signal
 */
export async function npmRookeryStopped(folder, args, signal) {
  const child = spawn(path.join(folder, 'node_modules/.bin/rookery'), args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (stderr += text));
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    if (stdout === '') child.kill(signal);
    stdout += text;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { stdout, stderr, status };
}
