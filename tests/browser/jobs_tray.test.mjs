// The jobs' bar: each row opens its job's view, and a cancelled job shows the same count everywhere.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boardOf, isWorking, kViews, siteOfTests } from './harness.mjs';
import { holdParts, keptParts, letGo } from './held_parts.mjs';
import { focusOf, pressByKeys, tabTo } from './keyboard_user.mjs';
import { inDocument, pasteInDocument, readDocument, unfoldJobs } from './document_user.mjs';

const kPuzzle = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kGrid = '639241785284765193517983624123857946796432851458619237342178569861594372975326418';
const kOther = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';

/** @typedef {import('./harness.mjs').RookeryPage} Page */

const site = await siteOfTests();

/** The last started job with that name. @param {any} state @param {RegExp} name */
const jobOf = (state, name) =>
  state.jobs.filter((/** @type {any} */ job) => name.test(job.name)).sort((/** @type {any} */ a, /** @type {any} */ b) => b.id - a.id)[0];
const turned = (/** @type {number} */ n) => kPuzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + n) % 9) + 1));

/** Unfolds the list of jobs, if there are several. @param {Page} page */
async function unfoldAll(page) {
  await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => id === 'more-jobs'), 'several jobs');
  await unfoldJobs(page);
}

/**
 * Starts a job of each kind and holds it halfway (except the decision, which finishes). Returns the ids of the jobs.
 * @param {Page} page
 */
async function startAll(page) {
  await pasteInDocument(page, Array.from({ length: 40 }, (_, n) => turned(n)).join('\n'));
  await page.waitFor((s) => s.mode === 'list' && s.jobs.length === 1, 'the list');
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'text count 3000'); // more than its first parts yield
  await inDocument(page, 'button generate');
  await unfoldAll(page);
  await page.waitFor((s) => s.jobs.length === 2, 'the generator');
  await inDocument(page, 'button view-exact');
  await inDocument(page, 'button decide');
  await page.waitFor((s) => s.jobs.length === 3, 'the decision');
  await page.until(async () => {
    const { id, end } = jobOf(await page.state(), /^Decide /);
    // Its parts are long, and would keep the page drawing.
    if (!end) await page.tab.evaluate(`document.querySelector('#document [data-id="cancel-job-${id}"]')?.click()`);
    return end !== '';
  }, 'its end');
  await inDocument(page, 'button mode-enumerate');
  await pasteInDocument(page, kGrid);
  // On a phone the list of open jobs covers the table.
  await page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => /sets of up to/.test(fact)), 'the sets');
  await inDocument(page, 'button view-puzzles');
  await inDocument(page, 'button enumerate');
  const state = await page.waitFor((s) => s.jobs.length === 4, 'the search');
  await pasteInDocument(page, kOther);
  await page.waitFor((s) => boardOf(s) === kOther, 'another grid');
  const [list, made, exact, search] = [/^Rate list/, /^Generate /, /^Decide /, /^Search /].map((name) => jobOf(state, name).id);
  return { list, made, exact, search };
}

/** What must be visible after a press on the row. @type {Record<string, (state: any) => unknown>} */
const kSeen = {
  list: (s) => s.mode === 'list' && s.table !== null,
  made: (s) => s.mode === 'generate' && s.buttons.some((/** @type {any} */ b) => b.id === 'view-results' && b.pressed),
  exact: (s) => s.mode === 'generate' && s.buttons.some((/** @type {any} */ b) => b.id === 'view-exact' && b.pressed),
  search: (s) =>
    s.mode === 'enumerate' && boardOf(s) === kGrid && s.buttons.some((/** @type {any} */ b) => b.id === 'view-puzzles' && b.pressed),
};

/**
 * Presses a widget without waiting for rest, which a page with running jobs may never reach.
 * @param {Page} page @param {string} label @param {'mouse' | 'touchscreen'} hand
 */
async function pressOnly(page, label, hand) {
  const { centre } = await page.widget(label);
  if (hand === 'mouse') await page.tab.mouse.click(centre.x, centre.y);
  else await page.tab.touchscreen.tap(centre.x, centre.y);
}

/** @param {Page} page @param {number} id @param {'mouse' | 'touchscreen'} hand */
async function pressRow(page, id, hand) {
  if (!(await page.has(`show-job-${id}`))) await pressOnly(page, 'more-jobs', hand);
  await page.until(() => page.has(`show-job-${id}`), 'the row');
  await pressOnly(page, `show-job-${id}`, hand);
}

/** @type {Record<string, (page: Page, id: number) => Promise<void>>} */
const kUsers = {
  pointer: (page, id) => pressRow(page, id, 'mouse'),
  touch: (page, id) => pressRow(page, id, 'touchscreen'),
  keyboard: async (page, id) => {
    await unfoldJobs(page);
    await pressByKeys(page, `show-job-${id}`, false);
  },
  document: async (page, id) => {
    await unfoldJobs(page);
    await inDocument(page, `show ${id}`);
  },
};

describe('a row of the jobs list opens its subject', () => {
  for (const [way, view] of /** @type {[string, import('./harness.mjs').View][]} */ ([
    ['pointer', { width: 1280, height: 800 }],
    ['touch', { width: 390, height: 844, ratio: 2, touch: true }],
    ['keyboard', { width: 1280, height: 800 }],
    ['document', { width: 1280, height: 800, ratio: 2 }],
  ])) {
    it(`by ${way}, running and ended`, () =>
      site.use({ ...view, before: (tab) => holdParts(tab, 2) }, async (page) => {
        const jobs = await startAll(page);
        for (const ended of [false, true]) {
          for (const [name, id] of Object.entries(jobs)) {
            await inDocument(page, 'button mode-play');
            await page.waitFor((s) => s.mode === 'play', 'the board');
            await kUsers[way](page, id);
            await page.waitFor(kSeen[name], `what the row "${name}" is about`);
            if (!ended && name === 'list') await page.screenshot(`jobs-row-${way}`);
            if (ended || name === 'exact') continue;
            await unfoldJobs(page); // showing one collapses them
            await inDocument(page, `cancel ${id}`);
          }
          await page.waitFor((s) => !isWorking(s), 'the ends');
        }
      }));
  }

  it('of the Lab: the method and the race', () =>
    site.use({}, async (page) => {
      await inDocument(page, 'button mode-lab');
      await inDocument(page, 'button lab-run');
      await unfoldAll(page);
      const run = await page.waitFor((s) => s.jobs.length > 1 && !isWorking(s), 'the methods');
      const [last] = run.jobs;
      await inDocument(page, 'button mode-play');
      await inDocument(page, `show ${last.id}`);
      const shown = await page.waitFor((s) => s.mode === 'lab', 'the Lab');
      assert.ok(
        shown.facts.some((/** @type {string} */ fact) => fact.includes(last.name)),
        `${last.name} among ${shown.facts}`,
      );
      await inDocument(page, 'button lab-view-race');
      await inDocument(page, 'button lab-race-sample');
      await inDocument(page, 'text race-first 3');
      await inDocument(page, 'button lab-race');
      // Showing a job has collapsed the list: it names only the newest.
      const race = await page.waitFor((s) => s.jobs[0].id > last.id && !isWorking(s), 'the race');
      await inDocument(page, 'button lab-view-puzzle');
      await inDocument(page, 'button mode-play');
      await inDocument(page, `show ${race.jobs[0].id}`);
      await page.waitFor(
        (s) => s.mode === 'lab' && s.buttons.some((/** @type {any} */ b) => b.id === 'lab-view-race' && b.pressed),
        'the race again',
      );
    }));
});

describe('a cancelled job', () => {
  it('shows the same count of a search in the bar, the status line, the panel, the document and the kept jobs', () =>
    site.use({ before: (tab) => holdParts(tab, 7) }, async (page) => {
      await page.press('Shift+E');
      await page.paste(kGrid);
      // On a phone the list of open jobs covers the table.
      await page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => /sets of up to/.test(fact)), 'the sets');
      await inDocument(page, 'button view-puzzles');
      await inDocument(page, 'button enumerate');
      const running = await page.waitFor((s) => (jobOf(s, /./)?.done ?? 0) >= 3, 'some parts');
      await inDocument(page, `cancel ${jobOf(running, /./).id}`);
      const ended = await page.waitFor((s) => !isWorking(s), 'the end');
      const { end } = jobOf(ended, /./);
      const [, parts, found] = /^Cancelled with (\d+ of \d+ parts) done, (.+ found)$/.exec(end) ?? assert.fail(end);
      assert.equal(ended.status, end);
      assert.ok(ended.facts.includes(end), `${end} among ${ended.facts}`);
      await page.until(
        async () => (await readDocument(page, '[data-of="jobs"] li p')).some((text) => text.endsWith(end)),
        `"${end}" in the document`,
      );
      assert.equal(ended.table?.total ?? 0, /^no /.test(found) ? 0 : Number(/\d+/.exec(found.replace(/^one/, '1'))));
      await page.until(async () => (await keptParts(page.tab)) === Number.parseInt(parts, 10), 'its parts in the store');
      await page.screenshot('cancelled-search');
      await page.tab.reload();
      await page.ready();
      const later = await page.waitFor((s) => s.facts.some((/** @type {string} */ f) => /in this grid/.test(f)), 'the kept search');
      assert.ok(
        later.facts.some((/** @type {string} */ fact) => fact.endsWith(` in this grid: ${parts} done, ${found}`)),
        later.facts.join(' | '),
      );
    }));

  it('shows the same count of a list, also after a reload', () =>
    site.use({ before: (tab) => holdParts(tab, 4) }, async (page) => {
      await page.paste(Array.from({ length: 80 }, (_, n) => turned(n)).join('\n'));
      const some = await page.waitFor((s) => s.table?.total === 32, 'the rows of the first parts');
      await inDocument(page, `cancel ${some.jobs[0].id}`);
      const ended = await page.waitFor((s) => !isWorking(s), 'the end');
      assert.match(ended.jobs[0].end, /^Cancelled; 32 puzzles kept, 32 rated/);
      assert.equal(ended.status, ended.jobs[0].end);
      assert.equal(ended.table.total, 32);
      await page.until(async () => (await keptParts(page.tab)) === 4, 'the first parts in the store');
      await letGo(page.tab); // parts that could run now still do not
      await page.tab.reload();
      await page.ready();
      await page.waitFor((s) => s.table?.total === 32, 'the rows again');
      await inDocument(page, 'button mode-play');
      await page.paste(turned(1));
      await page.waitFor((s) => boardOf(s) === turned(1) && /ER 1\.2/.test(s.title) && !isWorking(s), 'a job that comes after it');
      await inDocument(page, 'button mode-list');
      const { table } = await page.waitFor((s) => s.mode === 'list', 'the list');
      assert.equal(table.total, 32);
    }));
});

describe('the time left after a reload', () => {
  it('is based on the current work only', () =>
    site.use({ before: (tab) => holdParts(tab, 100), ownClock: true }, async (page) => {
      await page.paste(Array.from({ length: 900 }, (_, n) => turned(n)).join('\n'));
      await page.waitFor((s) => s.table?.total === 800, 'the first parts');
      await page.until(async () => (await keptParts(page.tab)) === 100, 'the first parts in the store');
      await page.tab.reload();
      await page.ready();
      // The workers get nothing more: 800 of 900 were done before, and none has been done since.
      await page.waitFor((s) => s.jobs[0]?.done === 800, 'what was done');
      await page.tab.clock.fastForward(60_000);
      const { done, activity, end } = (await page.state()).jobs[0];
      assert.deepEqual([done, end], [800, '']);
      assert.doesNotMatch(activity, /second|left/);
      await page.screenshot('resumed-at-rest');
      assert.equal(boardOf(await page.state()).length, 81);
      await inDocument(page, `cancel ${(await page.state()).jobs[0].id}`);
    }));
});

describe('how the bar looks', () => {
  for (const view of kViews) {
    it(`${view.name}, ${view.theme}: the pointer on a row, and the list of jobs`, () =>
      site.use(view, async (page) => {
        await page.paste([kPuzzle, turned(1)].join('\n'));
        await page.waitFor((s) => s.jobs.length === 1 && !isWorking(s), 'one list');
        await page.paste([kPuzzle, turned(1), turned(2)].join('\n'));
        await page.waitFor((s) => s.table?.total === 3 && !isWorking(s), 'two lists');
        if (view.touch) await page.tap('more-jobs');
        else await page.click('more-jobs');
        const { jobs } = await page.waitFor((s) => s.jobs.length === 2, 'both jobs');
        const { id } = jobs[1]; // the older one
        if (!view.touch) await page.hover(`show-job-${id}`);
        await page.screenshot(`jobs-${view.name}-${view.theme}`);
        assert.ok(await page.has(`show-job-${id}`));
      }));
  }
});

it('the jobs in the document can be reached by keyboard alone', () =>
  site.use({}, async (page) => {
    await page.paste([kPuzzle, turned(1)].join('\n'));
    const { jobs } = await page.waitFor((s) => s.jobs.length === 1 && !isWorking(s), 'a list');
    await page.press('Shift+P');
    await tabTo(page, ({ region }) => region === 'jobs', 'the jobs');
    await tabTo(page, ({ id }) => id === `show-job-${jobs[0].id}`, 'the button');
    assert.equal((await focusOf(page)).text, `Show: ${jobs[0].name}`);
    await page.press('Enter');
    await page.waitFor((s) => s.mode === 'list', 'the list');
  }));
