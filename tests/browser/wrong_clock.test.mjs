// The machine's clock is set forward or back by years, before the page opens or while a job runs: no row is lost, and the most recently
// stored data is not the first to be discarded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { holdFrom, holdParts } from './held_parts.mjs';
import { inDocument } from './document_user.mjs';
import { easy, relabellings } from '../web/puzzles.mjs';

const kRows = 30;
const kPartsAtOnce = 10; // of eight puzzles
const kDecade = 10 * 365 * 86_400_000;

const site = await siteOfTests();

/** Runs in the page: a clock that is set through localStorage. */
function replaceClock() {
  const RealDate = Date;
  const offset = () => Number(localStorage.getItem('of-tests') ?? 0);
  Object.assign(globalThis, {
    Date: class extends RealDate {
      /** @param {any[]} values */
      constructor(...values) {
        if (values.length === 0) super(RealDate.now() + offset());
        else super(.../** @type {[number]} */ (values));
      }
      /** @override */
      static now() {
        return RealDate.now() + offset();
      }
    },
  });
}

/** @param {import('./harness.mjs').RookeryPage} page @param {number} offset milliseconds */
const setClock = (page, offset) => page.tab.evaluate((/** @type {number} */ by) => localStorage.setItem('of-tests', String(by)), offset);

test("lists dated a decade ahead do not displace today's, also after a reload", () =>
  site.use({ before: (tab) => tab.addInitScript(replaceClock) }, async (page) => {
    await setClock(page, kDecade);
    // The maximum number of stored jobs.
    for (let i = 0; i < 5; ++i) {
      if (i === 4) await setClock(page, -kDecade);
      const list = relabellings(easy, kRows * (i + 1)).slice(kRows * i);
      await page.paste(list.join('\n'));
      if (i === 4) await setClock(page, 0);
      const isRated = (/** @type {any} */ s) => s.table?.total === kRows && s.table.rows[0]?.includes(list[0]) && !isWorking(s);
      await page.waitFor(isRated, `list ${i}`);
    }
    const [first] = relabellings(easy, kRows * 5).slice(kRows * 4);
    await page.tab.reload();
    await page.ready();
    await page.waitFor((s) => s.table?.total === kRows && s.table.rows[0]?.includes(first) && !isWorking(s), 'the last list');
  }));

for (const [name, offset] of /** @type {[string, number][]} */ ([
  ['1957', -7 * kDecade],
  ['2106', 8 * kDecade],
]))
  test(`in ${name} there is a puzzle of the day and a list, which survives a reload`, () =>
    site.use(
      {
        before: async (tab) => {
          await tab.addInitScript((/** @type {number} */ by) => localStorage.setItem('of-tests', String(by)), offset);
          await tab.addInitScript(replaceClock);
        },
      },
      async (page) => {
        const sample = boardOf(await page.state());
        await inDocument(page, 'button new-puzzle');
        await inDocument(page, 'button play-today');
        await page.waitFor((s) => boardOf(s) !== sample && !isWorking(s), 'the puzzle of the day');
        await page.paste(relabellings(easy, kRows).join('\n'));
        await page.waitFor((s) => s.table?.total === kRows && !isWorking(s), 'the list');
        await page.tab.reload();
        await page.ready();
        await page.waitFor((s) => s.table?.total === kRows && !isWorking(s), 'the list again');
      },
    ));

test('the clock is set back and forth while a list is rated', () =>
  site.use({ before: (tab) => tab.addInitScript(replaceClock).then(() => holdParts(tab, kPartsAtOnce)) }, async (page) => {
    const list = relabellings(easy, 400);
    await page.paste(list.join('\n'));
    for (const [i, offset] of [kDecade, -2 * kDecade, 0].entries()) {
      // Not all of them: on a busy machine a part may be returned, and a held one takes its place.
      await page.waitFor((s) => s.table?.total > 8 * kPartsAtOnce * i, `rows before ${offset}`);
      await setClock(page, offset);
      await holdFrom(page.tab, kPartsAtOnce * (i + 2));
    }
    await holdFrom(page.tab, Infinity);
    const state = await page.waitFor((s) => s.table?.total === list.length && !isWorking(s), 'the list');
    assert.ok(state.table.rows[0].includes(list[state.table.first]));
  }));
