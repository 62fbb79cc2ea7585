// The developer's loop with a compiler of the test's own: a page reloads after a change, and shows the errors of a build that failed.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { developPage } from '../../web/dev/dev.mjs';
import { startChromium } from './harness.mjs';

const browser = await startChromium([]);
after(() => browser.close());

test('a page reloads after a change, and shows why a build failed', async (context) => {
  const root = await mkdtemp(join(tmpdir(), 'rookery-dev-'));
  context.after(() => rm(root, { recursive: true }));
  const site = join(root, 'site');
  await mkdir(site);
  await mkdir(join(root, 'core'));
  const source = join(root, 'core/one.cpp');
  await writeFile(source, '');
  const writePage = (/** @type {string} */ text) =>
    writeFile(join(root, 'index.html'), `<!doctype html><html><head><title>x</title></head><body>${text}</body></html>`);
  await writePage('first');
  /** @type {string[]} */
  const reports = [];
  let problem = '';
  let builds = 0;
  const build = async () => (++builds, problem);
  const { address, close } = await developPage({ root, site, port: 0, build, report: (line) => reports.push(line) });
  const page = await browser.newPage();
  try {
    // The reloading script starts only after the next build.
    await page.route(/dev_reload/, async (/** @type {any} */ route) => {
      while (builds < 2) await new Promise((resolve) => setTimeout(resolve, 20));
      await route.continue();
    });
    const opened = page.goto(address);
    await page.getByText('first').waitFor();
    await writePage('second');
    await opened;
    await page.getByText('second').waitFor();

    problem = 'one.cpp:1: expected a declaration';
    await writeFile(source, 'int');
    await page.getByText('one.cpp:1: expected').waitFor();
    problem = '';
    await writePage('third');
    await page.getByText('third').waitFor();
    assert.equal(await page.locator('#dev-errors').count(), 0);
    assert.equal(reports.length, builds);
    assert.equal(reports.filter((line) => line.startsWith('one.cpp')).length, 1);
  } finally {
    await page.close();
    await close();
  }
});

test('a first build that fails is the end', async (context) => {
  const root = await mkdtemp(join(tmpdir(), 'rookery-dev-'));
  context.after(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'index.html'), '<html><head></head></html>');
  const loop = { root, site: root, port: 0, build: async () => 'no compiler', report: () => {} };
  await assert.rejects(developPage(loop), /^Error: no compiler$/);
});
