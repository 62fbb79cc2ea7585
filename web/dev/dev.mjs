// The developer's loop, started by web/serve --dev: builds the page whenever a source has changed, and serves it. Open pages reload after
// a build (reload.mjs); if it failed, they show the compiler's words. The site is build/dev/site_parts: the parts of the page as they were
// built, neither joined nor packed, with the whole core in place of the one with the first verbs, and without a service worker.
//
//   node web/dev/dev.mjs [PORT]     default: 8081, so that no service worker of a site served on 8080 answers instead
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serve } from '../server.mjs';

const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const kSite = join(kRoot, 'build/dev/site_parts');
const kSources = ['core', 'shell', 'web', 'index.html', 'CMakeLists.txt'];
const kLookMilliseconds = 300; // looking at all sources takes 30 ms
const kErrorLines = 40;

/** The time of the latest change below a path, in milliseconds. @param {string} path @returns {number} */
function changedAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false }); // an editor may be replacing it
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, changedAt(join(path, name))), stats.mtimeMs);
}

/** @returns {Promise<string>} what the compiler said if it failed, else empty */
function build() {
  return new Promise((resolve) => {
    const cmake = spawn('cmake', ['--build', '--preset', 'dev', '--target', 'web'], { cwd: kRoot });
    let output = '';
    for (const stream of [cmake.stdout, cmake.stderr]) stream.on('data', (text) => (output += text));
    cmake.on('close', (status) => resolve(status === 0 ? '' : output.trimEnd().split('\n').slice(-kErrorLines).join('\n')));
  });
}

/** Adds to the parts what pages load first, and tells the open ones. @param {number} number of builds so far @param {string} problem */
function publish(number, problem) {
  const page = readFileSync(join(kRoot, 'index.html'), 'utf8');
  writeFileSync(
    join(kSite, 'index.html'),
    page.replace('</head>', '  <script type="module" src="dev_reload.mjs"></script>\n</head>'),
  );
  writeFileSync(join(kSite, 'dev_reload.mjs'), readFileSync(new URL('reload.mjs', import.meta.url)));
  writeFileSync(join(kSite, 'programs.xz'), ''); // the header below says that the programs are next to it
  writeFileSync(join(kSite, 'dev_state.json'), JSON.stringify({ number, problem }));
}

const port = Number(process.argv[2] ?? 8081);
let seen = 0;
let serving = false;
for (let number = Date.now(); ; ) {
  const latest = Math.max(...kSources.map((path) => changedAt(join(kRoot, path))));
  if (latest === seen) {
    await new Promise((resolve) => setTimeout(resolve, kLookMilliseconds));
    continue;
  }
  seen = latest;
  const started = performance.now();
  const problem = await build();
  if (problem && !serving) {
    console.error(problem);
    process.exit(1);
  }
  publish(problem ? number : ++number, problem);
  console.log(problem || `serve: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (serving) continue;
  serving = true;
  const { address } = await serve(kSite, port, { 'rookery-unpacked': 'yes' });
  console.log(`Rookery is at ${address}; it follows changes of the sources (Ctrl+C ends it)`);
}
