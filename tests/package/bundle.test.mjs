// The npm package in a page: as it is, and bundled by esbuild, each with the content security policy from its README.
import assert from 'node:assert/strict';
import { copyFileSync, cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after } from 'node:test';

import { startChromium } from '../browser/harness.mjs';
import { serve } from '../../web/server.mjs';
import { hard, relabellings } from '../web/puzzles.mjs';
import { test } from '../web/support.mjs';
import { imported, installed, root, write } from './installed.mjs';

/** @type {typeof import('esbuild')} */
const { build } = createRequire(path.join(root, 'build/npm/package.json'))('esbuild');

const folder = installed('bundle');
const inside = path.join(folder, 'node_modules/rookery');
const list = [...relabellings(hard, 12), 'no puzzle'].join('\n');
const browser = await startChromium(['--disable-gpu']);
after(() => browser.close());

/**
 * The script of a page: rates on its own thread and in a pool.
 * @param {string} from the package's location @param {string} [places] options
 */
const script = (from, places = '{}') => `
import { rookery, startPool } from '${from}';
const list = ${JSON.stringify(list)};
const core = await rookery(${places});
const pool = await startPool({ ...${places}, workers: 2 });
const rows = [];
for await (const row of pool.rate(list)) rows.push(row);
pool.close();
const output = document.createElement('output');
output.textContent = JSON.stringify({ rows, alone: core.rate(list.split('\\n')[0]), version: core.version() });
document.body.append(output);
`;

/** Opens a page of a folder, and waits for its result. @param {string} site @param {string} name of its script */
async function resultOf(site, name) {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
  write(
    site,
    'index.html',
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" src="${name}"></script>`,
  );
  const server = await serve(site, 0);
  const page = await browser.newPage();
  try {
    /** @type {string[]} */
    const complaints = [];
    page.on('pageerror', (/** @type {Error} */ error) => complaints.push(error.message));
    page.on('console', (/** @type {{type(): string, text(): string}} */ line) => line.type() === 'error' && complaints.push(line.text()));
    await page.goto(server.address);
    const waiting = page.waitForSelector('output', { state: 'attached', timeout: 60_000 });
    await waiting.catch((/** @type {Error} */ error) => assert.fail(`${error.message}\n${complaints.join('\n')}`));
    return JSON.parse(await page.textContent('output'));
  } finally {
    await page.close();
    await server.close();
  }
}

/** @param {any} result */
async function check({ rows, alone, version }) {
  const { rookery } = await imported(folder);
  const core = await rookery();
  const wanted = core.rate(list);
  assert.deepEqual(
    rows.filter((/** @type {object} */ row) => !('problem' in row)),
    [...wanted],
  );
  assert.deepEqual(
    rows.flatMap((/** @type {any} */ row) => row.problem ?? []),
    wanted.problems,
  );
  assert.equal(wanted.problems.length, 1);
  assert.deepEqual(alone, [wanted[0]]);
  assert.equal(version, core.version());
}

test('its modules unbundled', async () => {
  const site = path.join(folder, 'plain');
  cpSync(inside, path.join(site, 'rookery'), { recursive: true });
  write(site, 'page.mjs', script('./rookery/index.mjs'));
  await check(await resultOf(site, 'page.mjs'));
});

test('bundled by esbuild, with the locations of its two files', async () => {
  const site = path.join(folder, 'joined');
  const page = write(folder, 'page.mjs', script('rookery', "{ program: 'files/core.xz', workerUrl: 'worker.js' }"));
  const entryPoints = { page, worker: 'rookery/worker' };
  const { warnings } = await build({ entryPoints, bundle: true, minify: true, format: 'esm', outdir: site, absWorkingDir: folder });
  assert.deepEqual(warnings, []);
  cpSync(path.join(inside, 'core.xz'), path.join(site, 'files/core.xz'));
  await check(await resultOf(site, 'page.js'));
});

test('bundled by esbuild, with the two files next to it', async () => {
  const site = path.join(folder, 'beside');
  const entryPoints = { page: write(folder, 'beside.mjs', script('rookery')), worker: 'rookery/worker' };
  const outExtension = { '.js': '.mjs' };
  await build({ entryPoints, bundle: true, format: 'esm', outdir: site, absWorkingDir: folder, outExtension });
  copyFileSync(path.join(inside, 'core.xz'), path.join(site, 'core.xz'));
  await check(await resultOf(site, 'page.mjs'));
});
