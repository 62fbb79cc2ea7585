// Paths by whips and braids as users meet them: chosen among the techniques, listed with lengths, played link by link on the board,
// applied; on a wide page with keys and clicks, on a phone through the document alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, hasPath, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';

const kPuzzle = '....3.925...9...47......1..3..5.9.6..5..2.....964..3...6.2.5..4...7...3..72.4....'; // W 5, B 5

const site = await siteOfTests();

/** Pastes the puzzle and waits for its path. @param {import('./harness.mjs').RookeryPage} page */
async function open(page) {
  await page.paste(kPuzzle);
  await page.waitFor((s) => boardOf(s) === kPuzzle && /ER \d/.test(s.title) && hasPath(s), 'rating and path');
}

/** The first step with at least three links. @param {string[]} steps @param {string} kind */
const firstLong = (steps, kind) => steps.findIndex((step) => new RegExp(`${kind}\\[[3-9]\\]: `).test(step));

test('a path by whips: chosen, listed, stepped through forwards and back by keyboard, applied; then Sudoku Explainer again', async () => {
  await site.use({ calm: true }, async (page) => {
    await open(page);
    await page.click('techniques');
    await page.click('paths-by-w');
    await page.waitFor((s) => s.status === 'Paths by: Whips (W)', 'the message about it');
    await page.screenshot('whips-choice');
    await page.click('techniques');
    const { steps, title } = await page.waitFor((s) => s.steps.some((/** @type {string} */ step) => /Whip/.test(step)), 'the path');
    assert.match(title, /ER \d/, 'the rating stays');
    const index = firstLong(steps, 'whip');
    assert.ok(index > 0, steps.join('\n'));
    assert.match(steps[index], /whip\[4\]: r7n1\{c1 c8\} - c8n7\{r7 r5\} - r5n1\{c8 c9\} - r5n9\{c9 \.\} ==> r6c1 <> 1$/);
    for (let i = 0; i <= index; ++i) await page.press('n');
    const shown = await page.waitFor((s) => s.step === index && s.chain?.rows.length > 0, 'the whip');
    await page.screenshot('whips-step');
    const links = shown.chain.rows.length;
    assert.ok(links >= 2 * 4);
    await page.press('Shift+Home');
    for (let link = 0; link < links; ++link) {
      if (link > 0) await page.press(']');
      await page.waitFor((s) => s.chain.at === link, `link ${link + 1}`);
    }
    await page.screenshot('whips-played');
    for (let link = links - 2; link >= 0; --link) {
      await page.press('[');
      await page.waitFor((s) => s.chain.at === link, `back at link ${link + 1}`);
    }
    await page.press('w');
    await page.waitFor((s) => s.chain.at === -1, 'the whole whip');
    await page.press('Enter');
    const applied = await page.waitFor((s) => s.step === index + 1, 'the next step');
    assert.match(applied.status, new RegExp(`^Applied step ${index + 1}`));
    await page.press('Escape');
    await page.click('techniques');
    await page.click('paths-by-se');
    await page.click('techniques');
    await page.waitFor((s) => s.steps.length > 0 && s.steps.every((/** @type {string} */ step) => !/Whip/.test(step)), 'the path before');
  });
});

test('on a phone: a braid is played through the document only', async () => {
  await site.use({ width: 390, height: 844, ratio: 2, touch: true, theme: 'dark' }, async (page) => {
    await open(page);
    await inDocument(page, 'button techniques');
    await inDocument(page, 'button paths-by-b');
    await page.screenshot('whips-choice-phone');
    await inDocument(page, 'button techniques');
    await inDocument(page, 'button sheet');
    await page.waitFor((s) => s.facts.some((/** @type {string} */ fact) => /\d steps by B$/.test(fact)), 'the path by braids');
    const { steps } = await page.waitFor((s) => s.steps.length > 0, 'its list');
    const index = firstLong(steps, 'braid');
    assert.ok(index > 0, steps.join('\n'));
    await inDocument(page, `step ${index}`);
    const shown = await page.waitFor((s) => s.chain?.rows.length > 0, 'the braid');
    assert.match(shown.chain.rows[0].n, /If r\dc\d is \d/);
    const last = shown.chain.rows.length - 1;
    await inDocument(page, 'link 2');
    await page.waitFor((s) => s.chain.at === 2, 'the third link');
    await page.screenshot('whips-phone');
    await inDocument(page, `link ${last}`);
    await page.waitFor((s) => s.chain.at === last, 'the last link');
    await page.screenshot('whips-phone-last');
  });
});
