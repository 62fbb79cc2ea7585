// Kills running jobs at random moments, by tab or by single worker, and resumes them: nothing is lost, nothing appears twice, and the rows
// are those of an undisturbed run.
//
//   ROOKERY_KILLS=N   number of kills (default 8), a quarter of them of the tab
//   ROOKERY_SEED=S    seed of the moments
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteOfTests } from './harness.mjs';
import { kKeptJobModules } from './held_parts.mjs';
import { randomNumbers } from '../support/random_numbers.mjs';
import { relabellings } from '../web/puzzles.mjs';

const kKills = Number(process.env.ROOKERY_KILLS ?? 8);
const kSeed = Number(process.env.ROOKERY_SEED ?? 1);
const kTabs = 4; // every fourth kill is of a tab
const kGrid = '639241785284765193517983624123857946796432851458619237342178569861594372975326418';
const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kJobs = [
  { verb: 'enumerate', options: { clues: '17' }, input: kGrid },
  { verb: 'rate', options: {}, input: relabellings(kPuzzle, 400).join('\n') },
  { verb: 'generate', options: { count: '60', seed: '7', symmetry: 'half-turn' }, input: '' },
];

const site = await siteOfTests();

// Stored jobs without the UI. `kill` ends a worker in the middle of its task, as a browser does. It spares a worker that is starting: after
// three failed starts in a row the pool assumes that none can start. It also spares a part that killed a worker before: the pool gives up
// on a part the second time.
const kScript = `(async () => {
  ${kKeptJobModules}
  const workers = new Set();
  const fatal = new Set();
  class Killable extends Worker {
    parts = new Set();
    constructor(...all) {
      super(...all);
      this.addEventListener('message', () => workers.add(this), { once: true });
      this.addEventListener('message', ({ data }) => {
        for (const { end, task } of data.pieces ?? []) if (end) this.parts.delete(task.part);
        if (data.type === 'planned') this.parts.delete(-1);
      });
    }
    postMessage(message, transfer) {
      if (message.type === 'task') this.parts.add(message.task.part);
      super.postMessage(message, transfer);
    }
    terminate() { workers.delete(this); super.terminate(); }
    kill() {
      for (const part of this.parts) fatal.add(part);
      super.terminate();
      workers.delete(this);
      this.onerror?.(new ErrorEvent('error', { message: 'killed' }));
    }
  }
  globalThis.Worker = Killable;
  const jobs = new KeptJobs(new BrowserStore(), () => {});
  window.killed = { seen: null, kill(i) {
    const all = [...workers].filter(({ parts }) => parts.size > 0 && [...parts].every((part) => !fatal.has(part)));
    all[i % all.length]?.kill();
    return all.length > 0;
  }, run(call) {
    fatal.clear();
    const pool = new Pool({ size: 2, createLedger });
    const seen = (this.seen = { rows: [], problems: [], end: '', message: '' });
    jobs.run(pool, call, {
      onRows: (rows) => seen.rows.push(...rows.split('\\n')),
      onProblem: (problem) => seen.problems.push(problem.sentence),
      onEnd: ({ end, message }) => { seen.end = end; seen.message = message ?? ''; pool.close(); },
    });
  }, forget: async () => { for (const { key } of await jobs.list()) await jobs.forget(key); } };
})()`;

/** @param {any} context Playwright's */
async function opened(context) {
  const tab = await context.newPage();
  await tab.goto(`${site.address}/core_start.mjs`); // an empty page of the site
  await tab.evaluate(kScript);
  return tab;
}

/** Rows of the finished job. @param {any} tab @returns {Promise<string[]>} */
async function finished(tab) {
  await tab.waitForFunction('window.killed.seen.end !== ""', null, { timeout: 0, polling: 20 });
  const seen = await tab.evaluate('window.killed.seen');
  assert.deepEqual([seen.end, seen.message, seen.problems], ['finished', '', []]);
  return seen.rows;
}

test(`${kKills} kills at random moments lose nothing`, async (t) => {
  t.diagnostic(`seed ${kSeed}`);
  const random = randomNumbers(kSeed);
  const context = await site.browser.newContext();
  let tab = await opened(context);
  /** @type {string[][]} */
  const whole = [];
  /** @type {number[]} */
  const seconds = [];
  for (const job of kJobs) {
    const begun = Date.now();
    await tab.evaluate((/** @type {any} */ call) => /** @type {any} */ (window).killed.run(call), job);
    whole.push(await finished(tab));
    seconds.push((Date.now() - begun) / 1000);
    await tab.evaluate('window.killed.forget()');
  }
  let [kills, runs] = [0, 0];
  while (kills < kKills) {
    const which = runs++ % kJobs.length;
    const start = () => tab.evaluate((/** @type {any} */ call) => /** @type {any} */ (window).killed.run(call), kJobs[which]);
    await start();
    for (let i = 0; i < 10 && kills < kKills; ++i) {
      await new Promise((resolve) => setTimeout(resolve, random(300) * (seconds[which] ?? 1)));
      if (await tab.evaluate('window.killed.seen.end !== ""')) break;
      if (i % kTabs === kTabs - 1) {
        const session = await context.newCDPSession(tab);
        const crashed = new Promise((resolve) => tab.once('crash', resolve));
        session.send('Page.crash').catch(() => {});
        await crashed;
        const next = await opened(context);
        await tab.close();
        tab = next;
        await start();
        kills += 1;
      } else if (await tab.evaluate(`window.killed.kill(${random(8)})`)) {
        kills += 1;
      }
    }
    assert.deepEqual(await finished(tab), whole[which], `run ${runs}, after ${kills} kills`);
    await tab.evaluate('window.killed.forget()');
  }
  t.diagnostic(`${kills} kills in ${runs} runs`);
  await context.close();
});
