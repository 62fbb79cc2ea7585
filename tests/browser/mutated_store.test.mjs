// The page's stored data is changed: truncated, of another type, huge, of another store, of a future version. The page still starts, solves
// a pasted puzzle, reports what it could not read, and loses nothing else.
//
//   ROOKERY_ROUNDS=N   number of changes (default 4)
//   ROOKERY_SEED=S     seed of the changes
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';
import { isSolutionOf } from './rules.mjs';
import { mutate, mutateText, readStored, writeStored } from './stored_state.mjs';
import { randomNumbers } from '../support/random_numbers.mjs';
import { easy, fourteen, middling, relabellings } from '../web/puzzles.mjs';

const kRounds = Number(process.env.ROOKERY_ROUNDS ?? 4);
const kSeed = Number(process.env.ROOKERY_SEED ?? 1);
const kList = 60;
/** A plain file of the site: gives access to its storage without a page that uses it. */
const kElsewhere = '/core_start.mjs';

const site = await siteOfTests();

/** @typedef {import('./harness.mjs').RookeryPage} Page */

/** Does work of every kind that the page stores. @param {Page} page */
async function workOf(page) {
  await page.paste(easy);
  await page.click('cell r1c3');
  await page.press('4');
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button pattern-lattice');
  await inDocument(page, 'button save-pattern');
  await inDocument(page, 'text count 3');
  await inDocument(page, 'button generate');
  await page.waitFor((s) => s.table?.total === 3 && !isWorking(s), 'the puzzles');
  await inDocument(page, 'button mode-enumerate');
  await page.paste(fourteen);
  await inDocument(page, 'button view-puzzles');
  await inDocument(page, 'button enumerate');
  await page.waitFor((s) => s.table?.total === 14 && !isWorking(s), 'the enumeration');
  await inDocument(page, 'button mode-lab');
  await page.paste(relabellings(easy, 5).join('\n'));
  await inDocument(page, 'button mode-play');
  await page.paste(relabellings(middling, kList).join('\n'));
  await page.waitFor((s) => s.mode === 'list' && s.table?.total === kList && !isWorking(s), 'the list');
  await page.until(() => page.tab.evaluate('!!localStorage["rookery.race"]'), 'the race');
}

/** @param {any} record without the fields that depend on time */
const settled = ({ changed: _, sum: __, ...record }) => JSON.stringify(record); // the checksum also covers the time

test(`${kRounds} changes to the stored data`, async (t) => {
  t.diagnostic(`seed ${kSeed}`);
  const random = randomNumbers(kSeed);
  const page = await site.open();
  await workOf(page);
  await page.tab.goto(`${site.address}${kElsewhere}`);
  const whole = await readStored(page.tab);
  t.diagnostic(
    `${Object.keys(whole.texts).join(', ')}; ${Object.entries(whole.records)
      .map(([name, all]) => `${all.length} ${name}`)
      .join(', ')}`,
  );
  for (let round = 0; round <= kRounds; ++round) {
    const stored = structuredClone(whole);
    /** @type {string[]} */
    const changes = [];
    const touched = new Set();
    const changesHere = round === 0 ? 0 : 1 + random(3); // none in the first round: checks that the expected data exists
    for (let i = 0; i < changesHere; ++i) {
      const keys = Object.keys(stored.texts).filter((key) => !touched.has(key));
      const names = Object.keys(stored.records);
      if (random(2) === 0) {
        const key = keys[random(keys.length)];
        touched.add(key);
        changes.push(`${key}: ${mutateText(stored.texts, key, random)}`);
      } else {
        const name = names[random(names.length)];
        const records = stored.records[name];
        const at = random(records.length);
        touched.add(records[at].key);
        const kind = random(8);
        if (kind === 0) {
          records.splice(at, 1);
          changes.push(`${name} ${at}: gone`);
        } else if (kind === 1) {
          const other = names[random(names.length)];
          stored.records[other].push({ ...records[at], part: records[at].part ?? 0 });
          changes.push(`${name} ${at}: in ${other}`);
        } else changes.push(`${name} ${at}: ${mutate(records[at], random, true)}`);
      }
    }
    const what = `round ${round}: ${changes.join('; ')}`;
    await writeStored(page.tab, stored);
    page.complaints.length = 0;
    await page.tab.goto(site.address);
    try {
      await page.ready();
      const isLost = (/** @type {string} */ key) => touched.has(key);
      const state = await page.state();
      const hasSession = !isLost('rookery.session');
      if (hasSession) {
        assert.equal(boardOf(state), `534${easy.slice(3)}`, 'the board');
        assert.equal(state.mode, 'list');
        const survey = whole.records.works.find(({ verb }) => verb === 'survey').key;
        if (!isLost(survey)) await page.waitFor((s) => s.table?.total === kList && !isWorking(s), 'the list');
        else
          await page.waitFor(
            (s) => !isWorking(s) && (s.table?.total === kList || /no longer stored/.test(s.status)),
            'the list or its loss',
          );
      } else if (!boardOf(state).startsWith(`534${easy.slice(3)}`)) assert.notEqual(state.status, 'Everything is where you left it');
      await inDocument(page, 'button mode-play');
      await page.paste(middling);
      await page.waitFor((s) => boardOf(s) === middling, 'the pasted puzzle');
      await inDocument(page, 'button solve');
      const solved = await page.waitFor((s) => !boardOf(s).includes('.'), 'the solution');
      assert.ok(isSolutionOf(boardOf(solved), middling));
      assert.deepEqual(page.complaints, []);
      await page.tab.goto(`${site.address}${kElsewhere}`);
      const left = await readStored(page.tab);
      for (const [key, text] of Object.entries(whole.texts))
        if (!touched.has(key) && key !== 'rookery.session') assert.equal(left.texts[key], text, key);
      for (const [name, records] of Object.entries(whole.records)) {
        const there = new Set(left.records[name].map(settled));
        for (const record of records) if (!touched.has(record.key)) assert.ok(there.has(settled(record)), `${name} ${record.key}`);
      }
    } catch (error) {
      throw new Error(`${what}\n${/** @type {Error} */ (error).message}`, { cause: error });
    }
  }
  await page.close();
});
