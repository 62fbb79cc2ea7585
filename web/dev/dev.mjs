// The developer's loop, started by web/serve --dev: builds the page whenever a source has changed, and serves it. Open pages reload after a
// build (reload.mjs); if it failed, they show the compiler's errors. The site is build/dev/site_parts: the page's files as they were built,
// neither joined nor packed, with the whole core in place of the first verbs' core, and without a service worker.
//
//   node web/dev/dev.mjs [PORT]     default: 8081, so that no service worker of a site served on 8080 answers instead
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { serve } from '../server.mjs';

const kSources = ['core', 'shell', 'web', 'index.html', 'CMakeLists.txt'];
const kPollInterval = 300; // milliseconds; checking all sources takes 30 ms
const kErrorLines = 40;

/**
 * Changes when anything below a path does: the sum of all change times, in milliseconds, and sizes. A file that is emptied and written
 * again within a tick of the system's clock changes only in size.
 * @param {string} path @returns {number}
 */
function stampOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false }); // an editor may be replacing it
  const own = Math.floor(stats?.mtimeMs ?? 0) + (stats?.size ?? 0);
  if (!stats?.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + stampOf(join(path, name)), own);
}

/** Builds the preset `dev`. @param {string} root @returns {Promise<string>} the compiler's errors; empty if it succeeded */
function buildPage(root) {
  return new Promise((resolve) => {
    const cmake = spawn('cmake', ['--build', '--preset', 'dev', '--target', 'web'], { cwd: root });
    let output = '';
    for (const stream of [cmake.stdout, cmake.stderr]) stream.on('data', (text) => (output += text));
    cmake.on('close', (status) => resolve(status === 0 ? '' : output.trimEnd().split('\n').slice(-kErrorLines).join('\n')));
  });
}

/**
 * Adds the files that a page loads first, and reports the build to open pages.
 * @param {string} root @param {string} site @param {{number: number, problem: string}} build its number so far, and why it failed
 */
function publish(root, site, build) {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const script = `<script type="module" src="dev_reload.mjs?build=${build.number}"></script>`;
  writeFileSync(join(site, 'index.html'), `${page}${script}\n`); // last, so that even a page that an editor has not yet written reloads
  writeFileSync(join(site, 'dev_reload.mjs'), readFileSync(new URL('reload.mjs', import.meta.url)));
  writeFileSync(join(site, 'programs.xz'), ''); // the header Rookery-Unpacked says that the programs are next to it
  writeFileSync(join(site, 'dev_state.json'), JSON.stringify(build));
}

/**
 * Builds, serves, and builds again after each change. Resolves once the first build is served.
 * @param {{root: string, site: string, port: number, build: () => Promise<string>, report: (line: string) => void}} loop `build` returns
 *   the compiler's errors, or an empty text
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 * @throws {Error} with the errors, if the first build fails
 */
export async function developPage({ root, site, port, build, report }) {
  let number = Date.now();
  let seen = 0;
  let closed = false;
  const buildIfChanged = async () => {
    const stamp = kSources.reduce((sum, path) => sum + stampOf(join(root, path)), 0);
    if (stamp === seen) return '';
    seen = stamp; // taken before the build, so that a change during it is noticed
    const started = performance.now();
    const problem = await build();
    publish(root, site, { number: problem ? number : ++number, problem });
    report(problem || `serve: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return problem;
  };
  const problem = await buildIfChanged();
  if (problem) throw new Error(problem);
  const server = await serve(site, port, { 'rookery-unpacked': 'yes' });
  const following = (async () => {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, kPollInterval));
      await buildIfChanged();
    }
  })();
  const close = async () => {
    closed = true;
    await following;
    await server.close();
  };
  return { address: server.address, close };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const port = Number(process.argv[2] ?? 8081);
  const site = join(root, 'build/dev/site_parts');
  const { address } = await developPage({ root, site, port, build: () => buildPage(root), report: console.log });
  console.log(`Rookery is at ${address}; it rebuilds and reloads when a source changes (Ctrl+C ends it)`);
}
