// axe-core on the page's document, in every mode and with everything that opens over it: no violation at all. The page loads once per look
// and then moves from scene to scene.
import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import { violations } from './axe.mjs';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { holdFrom, holdParts } from './held_parts.mjs';
import { inDocument, pressCell, unfoldPanel } from './document_user.mjs';
import { someOf } from '../support/full.mjs';

const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';
const kGrid = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
const kList = Array.from({ length: 60 }, (_, i) => kFish.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + i) % 9) + 1))).join(
  '\n',
);

/** @typedef {import('./harness.mjs').RookeryPage} RookeryPage */

const site = await siteOfTests();

/** Returns to the board and closes everything over it. @param {RookeryPage} page */
async function toBoard(page) {
  for (const switched of ['shortcuts', 'techniques', 'edit-text', 'available-steps']) {
    const open = async () => (await page.state()).buttons.some((/** @type {any} */ button) => button.id === switched && button.pressed);
    if (!(await open())) continue;
    await inDocument(page, `button ${switched}`);
    await page.until(async () => !(await open()), `the end of ${switched}`);
  }
  await inDocument(page, 'button mode-play');
  await page.waitFor((s) => s.mode === 'play', 'the board');
}

/** Puzzles on the lattice. @param {RookeryPage} page @param {number} count */
async function makePuzzles(page, count) {
  await inDocument(page, 'button mode-generate');
  await inDocument(page, 'button view-wishes');
  await inDocument(page, 'button pattern-lattice');
  await inDocument(page, `text count ${count}`);
  const { jobs } = await page.state();
  await inDocument(page, 'button generate');
  await page.waitFor((s) => s.jobs[0]?.id !== jobs[0]?.id && s.table?.total >= count && !isWorking(s), 'the puzzles');
}

/**
 * The scenes in test order: how to get there from the board, and how to get back if that takes more than one command.
 * @type {[string, (page: RookeryPage) => Promise<unknown>, ((page: RookeryPage) => Promise<unknown>)?][]}
 */
const kScenes = [
  ['the start', async () => {}],
  [
    'a step of the path',
    async (page) => {
      await page.paste(kFish);
      await page.waitFor((s) => boardOf(s) === kFish, 'the puzzle');
      await unfoldPanel(page);
      await page.waitFor((s) => s.steps.length > 2 && !isWorking(s), 'the path');
      await inDocument(page, 'step 2');
      await page.waitFor((s) => s.step === 2, 'the step');
    },
  ],
  [
    'the steps available',
    async (page) => {
      await page.paste(kFish);
      await page.waitFor((s) => boardOf(s) === kFish && s.steps.length > 2, 'the path');
      await inDocument(page, 'button available-steps');
      await inDocument(page, 'button group-0');
      await page.waitFor((s) => s.available !== null && s.steps.length > 0, 'the steps');
    },
  ],
  [
    'the text box with an error',
    async (page) => {
      await inDocument(page, 'button edit-text');
      await inDocument(page, 'text puzzle-text hello');
      await inDocument(page, 'button read-text');
      await page.waitFor((s) => s.fields.some((/** @type {any} */ field) => field.problem !== ''), 'the message');
    },
  ],
  ['the techniques', (page) => inDocument(page, 'button techniques')],
  ['the shortcuts', (page) => inDocument(page, 'button shortcuts')],
  ['an empty list', (page) => inDocument(page, 'button mode-list')],
  [
    'a list with its ratings',
    async (page) => {
      await page.paste(kList);
      await page.waitFor((s) => s.table?.total === 60 && !isWorking(s), 'the table');
    },
  ],
  [
    'new puzzles',
    async (page) => {
      await makePuzzles(page, 3);
    },
  ],
  [
    'settings for new puzzles',
    async (page) => {
      await inDocument(page, 'button mode-generate');
      await inDocument(page, 'button view-wishes');
      await page.waitFor((s) => s.fields.some((/** @type {any} */ field) => field.id === 'count'), 'the settings');
    },
  ],
  [
    'the exact view',
    async (page) => {
      await inDocument(page, 'button mode-generate');
      await inDocument(page, 'button view-exact');
    },
  ],
  ['an empty grid', (page) => inDocument(page, 'button mode-enumerate')],
  [
    'the sets of a grid',
    async (page) => {
      await inDocument(page, 'button mode-enumerate');
      await page.paste(kGrid);
      await page.waitFor((s) => s.table?.total > 0 && !isWorking(s), 'the sets');
      await inDocument(page, 'row 1');
    },
  ],
  [
    'the number of a grid',
    async (page) => {
      await inDocument(page, 'button mode-enumerate');
      await page.paste(kGrid);
      await inDocument(page, 'button view-catalogue');
      await inDocument(page, 'button ask-number');
      await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => id === 'copy-least-form'), 'the number');
    },
  ],
  ['the Lab', (page) => inDocument(page, 'button mode-lab')],
  [
    'a finished run in the Lab',
    async (page) => {
      await inDocument(page, 'button mode-lab');
      await inDocument(page, 'button lab-run');
      await page.waitFor((s) => s.buttons.some((/** @type {any} */ { id }) => id === 'lab-select-0') && !isWorking(s), 'the results');
    },
  ],
  [
    'a puzzle of 16 rows',
    async (page) => {
      await inDocument(page, 'button new-sixteen');
      const state = await page.waitFor((s) => s.cells.length === 256, 'the puzzle');
      const free = state.cells.findIndex((/** @type {any} */ cell) => cell.v === '');
      await pressCell(page, `r${Math.floor(free / 16) + 1}c${(free % 16) + 1}`);
      await inDocument(page, 'button sized-notes');
      await inDocument(page, 'button sized-digit-10');
      await page.waitFor((s) => s.cells[free].n.endsWith('pencil mark A'), 'the pencil mark');
    },
    async (page) => {
      await inDocument(page, 'button mode-home');
      await inDocument(page, 'button workbench');
    },
  ],
  [
    'a page to be printed',
    async (page) => {
      await makePuzzles(page, 2);
      await inDocument(page, 'button print-generated');
      await page.until(() => page.tab.evaluate('document.getElementById("print-view") !== null'), 'the print view');
    },
    async (page) => {
      await page.tab.keyboard.press('Escape');
      await page.until(() => page.tab.evaluate('document.getElementById("print-view") === null'), 'the page again');
    },
  ],
  [
    'a running list',
    async (page) => {
      await holdFrom(page.tab, 0);
      await page.paste(kList.split('\n').reverse().join('\n')); // another list: the parts of the earlier one are stored
      await page.waitFor(isWorking, 'the job');
    },
  ],
];

const kPlain = {
  before: (/** @type {any} */ tab) =>
    tab.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  wait: false,
};

const kEveryRun = ['light', 'dark', 'on a phone', 'in high contrast, dark', 'in colour-blind colours, light'];
/** One page load each, for all scenes listed with it. @type {[string, import('./harness.mjs').View, string[], string?][]} */
const kViewed = [
  ['light', {}, kScenes.map(([name]) => name)],
  ['dark', { theme: 'dark' }, ['a step of the path', 'a list with its ratings', 'a puzzle of 16 rows', 'a page to be printed']],
  [
    'on a phone',
    { width: 390, height: 844, ratio: 2, touch: true },
    ['a step of the path', 'a running list', 'new puzzles', 'a puzzle of 16 rows', 'a page to be printed'],
  ],
  [
    'in the plain view, light',
    kPlain,
    ['a step of the path', 'a list with its ratings', 'a running list', 'settings for new puzzles', 'the sets of a grid', 'the Lab'],
  ],
  [
    'in a window as small as a page at 400 %',
    { width: 320, height: 256 },
    ['a step of the path', 'a running list', 'new puzzles', 'the Lab'],
  ],
  ['in the plain view, dark', { ...kPlain, theme: 'dark' }, ['a step of the path', 'a list with its ratings', 'a running list']],
  ['in high contrast, light', kPlain, ['a step of the path', 'a list with its ratings'], 'contrast'],
  ['in high contrast, dark', { ...kPlain, theme: 'dark' }, ['a step of the path', 'a list with its ratings'], 'contrast'],
  ['in colour-blind colours, light', kPlain, ['a step of the path', 'a list with its ratings'], 'distinct'],
  ['in colour-blind colours, dark', { ...kPlain, theme: 'dark' }, ['a step of the path', 'a list with its ratings'], 'distinct'],
];
for (const [what, view, scenes, colours] of someOf(kViewed, ([what]) => kEveryRun.includes(what))) {
  describe(what, () => {
    /** @type {RookeryPage} */
    let page;
    before(async () => {
      page = await site.open({
        ...view,
        before: async (tab) => {
          await holdParts(tab);
          await view.before?.(tab);
        },
      });
      await page.ready();
      if (!colours) return;
      for (const button of ['new-puzzle', 'settings', `colours-${colours}`, 'settings']) await inDocument(page, `button ${button}`);
      await page.until(
        () => page.tab.evaluate((/** @type {string} */ set) => document.documentElement.dataset.colours === set, colours),
        'its colours',
      );
    });
    after(async () => {
      await page?.close();
    });
    for (const [name, go, leave] of kScenes.filter(([scene]) => scenes.includes(scene))) {
      it(`${name}: axe reports no violations`, async () => {
        if (name !== kScenes[0][0]) await toBoard(page);
        await go(page);
        await page.settled();
        assert.deepEqual(await violations(page), []);
        await leave?.(page);
      });
    }
  });
}

test('an unnamed button and text with too little contrast are found', () =>
  site.use({}, async (page) => {
    await page.tab.evaluate(() => {
      const pale = Object.assign(document.createElement('p'), { textContent: 'pale' });
      pale.style.cssText = 'position: fixed; z-index: 9; color: #ddd; background: #fff';
      document.querySelector('main')?.append(document.createElement('button'), pale);
    });
    const found = await violations(page);
    assert.deepEqual(found.map((line) => line.split(' ')[0]).sort(), ['button-name', 'color-contrast'], found.join('\n'));
  }));
