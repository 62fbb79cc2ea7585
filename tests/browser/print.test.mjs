// The print view: ten puzzles on sheets of paper, checked on screen and as a PDF; the way in and out. Also the page's features outside the
// canvas: remembered texts, links.
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isWorking, siteOfTests } from './harness.mjs';
import { inDocument } from './document_user.mjs';
import { someOf } from '../support/full.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Ten puzzles with different digits, so that each can be recognized on paper. */
const kTen = Array.from({ length: 10 }, (_, shift) => ({
  puzzle: kPuzzle.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + shift) % 9) + 1)),
  caption: shift === 9 ? '' : `SE 1.2.1  ER 2.${shift}  ·  30 clues`,
}));
const kScreenshots = fileURLToPath(new URL('../../build/screenshots', import.meta.url));

const site = await siteOfTests();

/** @param {import('./harness.mjs').RookeryPage} page @param {any} sheet */
async function openView(page, sheet) {
  await page.tab.evaluate(async (/** @type {any} */ given) => {
    const { openPrintView } = await import(new URL('page/print/print_view.mjs', document.baseURI).href);
    openPrintView(given);
  }, sheet);
}

/** @param {import('./harness.mjs').RookeryPage} page @param {'A4' | 'Letter'} format @returns {Promise<Buffer>} */
const pdfOf = (page, format) => page.tab.pdf({ format, preferCSSPageSize: false });
/** @param {Buffer} pdf */
const pagesOf = (pdf) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

const kPages = [
  [1, 10],
  [2, 5],
  [4, 3],
  [6, 2],
];
for (const [perPage, pages] of someOf(kPages, ([perPage]) => perPage === 4)) {
  test(`ten puzzles, ${perPage} per page: ${pages} pages, on screen and on paper`, async () => {
    const page = await site.open();
    await openView(page, { title: 'Ten puzzles', perPage, puzzles: kTen });
    const sheets = page.tab.locator('.print-sheet');
    assert.equal(await sheets.count(), pages);
    assert.equal(await page.tab.locator('.print-note').textContent(), `10 puzzles on ${pages} pages`);
    const boards = await page.tab.locator('.board').all();
    assert.equal(boards.length, 10);
    for (const [i, board] of boards.entries()) {
      assert.equal((await board.locator('text').allTextContents()).join(''), kTen[i].puzzle.replaceAll('.', ''));
      const { width, height } = await board.boundingBox();
      assert.ok(Math.abs(width - height) < 1 && width > 200, `${width} x ${height}`);
    }
    assert.match(await boards[0].getAttribute('aria-label'), /^Puzzle 1\.: row 1: 5 3 blank blank 7 blank blank blank blank; row 2: /);
    const captions = await page.tab.locator('figcaption').allTextContents();
    assert.equal(captions[0], '1. SE 1.2.1  ER 2.0  ·  30 clues');
    assert.equal(captions[9], '10.');
    await page.screenshot(`print-${perPage}`);

    await mkdir(kScreenshots, { recursive: true });
    for (const format of /** @type {const} */ (['A4', 'Letter'])) {
      const pdf = await pdfOf(page, format);
      await writeFile(`${kScreenshots}/print-${perPage}-${format}.pdf`, pdf);
      assert.equal(pagesOf(pdf), pages, format);
    }
    // As on paper: no bar, nothing of the page beneath, white in every theme.
    await page.setTheme('dark');
    await page.tab.emulateMedia({ media: 'print' });
    const shown = await page.tab.evaluate(() => ({
      bar: getComputedStyle(/** @type {Element} */ (document.querySelector('.print-bar'))).display,
      canvas: document.getElementById('canvas')?.checkVisibility(),
      ink: getComputedStyle(/** @type {Element} */ (document.querySelector('.print-sheet'))).color,
    }));
    assert.deepEqual(shown, { bar: 'none', canvas: false, ink: 'rgb(0, 0, 0)' });
    await page.tab.setViewportSize({ width: 703, height: 994 }); // A4 without its margins
    await page.tab.screenshot({ path: `${kScreenshots}/print-${perPage}-paper.png` });
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}

test('in and out by keyboard: Print has the focus, Escape closes, the focus returns; the page underneath gets no keys', async () => {
  const page = await site.open();
  await page.paste(kPuzzle);
  const before = await page.waitFor((s) => s.cells[0].v === '5', 'the puzzle on the board');
  await page.tab.evaluate(() => document.getElementById('typing')?.focus());
  await openView(page, { title: 'One', perPage: 4, puzzles: kTen.slice(0, 1) });
  const focused = () => page.tab.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
  assert.equal(await focused(), 'Print');
  assert.equal(await page.tab.locator('.print-note').textContent(), '1 puzzle on 1 page');
  await page.press('Tab');
  assert.equal(await focused(), 'Close');
  await page.press('Shift+Tab');
  await page.press('Shift+Tab');
  assert.equal(await focused(), 'print-ratings');
  await page.press('Shift+Tab');
  assert.equal(await focused(), '1246'); // the choice
  await page.tab.locator('#print-per-page').selectOption('6');
  assert.ok(await page.tab.locator('.print-pages').evaluate((/** @type {Element} */ pages) => pages.classList.contains('print-6')));
  // After a click outside, keys and pastes still do not reach the board.
  await page.tab.locator('.print-pages').click({ position: { x: 4, y: 4 } });
  await page.press('7');
  await page.paste('.'.repeat(81));
  const dropped = await page.tab.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['.'.repeat(81)], 'empty.txt'));
    return document
      .querySelector('.print-pages')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  assert.equal(dropped, false, 'the browser does not replace the page with the file');
  assert.deepEqual((await page.state()).cells, before.cells);
  await page.press('Escape');
  assert.equal(await page.tab.locator('#print-view').count(), 0);
  assert.equal(await focused(), 'typing');
  assert.equal(await page.tab.evaluate(() => document.querySelectorAll('[inert]').length), 0);
  await page.press('Control+z');
  await page.waitFor((s) => s.cells[0].v !== '5', 'the board with keyboard input again');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('Print opens the system dialog, Close closes; a second sheet replaces the first; a phone shows whole boards', async () => {
  const page = await site.open({ width: 390, height: 844, ratio: 2, touch: true });
  await page.tab.evaluate(() =>
    Object.assign(window, {
      asked: 0,
      print: () => {
        ++/** @type {any} */ (window).asked;
      },
    }),
  );
  await openView(page, { title: 'First', perPage: 2, puzzles: kTen });
  await openView(page, { title: 'A title that is far too long for the width of a phone, and goes on and on', perPage: 6, puzzles: kTen });
  assert.equal(await page.tab.locator('#print-view').count(), 1);
  await page.tab.getByRole('button', { name: 'Print', exact: true }).tap();
  assert.equal(await page.tab.evaluate('asked'), 1);
  const { scrollWidth, clientWidth } = await page.tab.evaluate(() => {
    const view = /** @type {Element} */ (document.getElementById('print-view'));
    return { scrollWidth: view.scrollWidth, clientWidth: view.clientWidth };
  });
  assert.equal(scrollWidth, clientWidth);
  await page.screenshot('print-phone');
  await page.tab.getByRole('button', { name: 'Close' }).tap();
  assert.equal(await page.tab.locator('#print-view').count(), 0);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('very many puzzles: the first thousand, with a note', async () => {
  const page = await site.open();
  await openView(page, { title: 'Many', perPage: 6, puzzles: Array.from({ length: 1200 }, () => kTen[0]) });
  assert.equal(await page.tab.locator('.print-note').textContent(), 'The first 1000 puzzles on 167 pages, of 1200');
  assert.equal(await page.tab.locator('.board').count(), 1000);
  await page.close();
});

test('ten generated puzzles are printed: the sheet has them, and closing it returns to the table', async () => {
  const page = await site.open();
  await page.click('Generate');
  await inDocument(page, 'text count 10');
  await inDocument(page, 'button generate');
  const made = await page.waitFor((s) => s.table?.total === 10 && !isWorking(s), 'ten puzzles');
  const at = made.table.columns.findIndex((/** @type {string} */ name) => /puzzle/i.test(name));
  await page.settled();
  await page.tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-id="print-generated"]')).focus());
  await page.press('Enter');
  await page.until(async () => (await page.tab.locator('.board').count()) === 10, 'ten boards on paper');
  const boards = await page.tab.locator('.board').all();
  const printed = await Promise.all(
    boards.map(async (/** @type {any} */ board) => (await board.locator('text').allTextContents()).join('')),
  );
  const listed = made.table.rows.map((/** @type {string[]} */ row) => row[at].replaceAll('.', ''));
  assert.deepEqual(printed.sort(), listed.sort());
  for (const caption of await page.tab.locator('figcaption').allTextContents()) assert.match(caption, /^\d+\. SE 1\.2\.1 +ER \d/);
  await page.screenshot('print-generated');
  assert.equal(pagesOf(await pdfOf(page, 'A4')), await page.tab.locator('.print-sheet').count());
  await page.press('Escape');
  assert.equal(await page.tab.evaluate(() => document.activeElement?.getAttribute('data-id')), 'print-generated');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('a link with a pattern opens it, at startup and later; one with anything else does no harm', async () => {
  const page = await site.open();
  const half = 'x........'.repeat(4) + '....x....' + '........x'.repeat(4);
  const cells = (/** @type {any} */ state) => state.cells.map((/** @type {any} */ cell) => (/clue/.test(cell.n) ? 'x' : '.')).join('');
  const go = (/** @type {string} */ fragment) => page.tab.goto(`${site.address}#${fragment}`);
  await go(`pattern=${half}`);
  await page.waitFor((s) => s.mode === 'generate' && cells(s) === half, 'the pattern of the link');
  for (const garbage of ['pattern=', 'pattern=x.x', '%E0%A4%A', 'a=b&c', `pattern=${'x'.repeat(5000)}`, 'pattern=%3Cscript%3E']) {
    await go(garbage);
    await page.settled();
    assert.equal(cells(await page.state()), half);
  }
  const other = [...half].reverse().join('').replace('x', '.');
  await go(`pattern=${other}`);
  await page.tab.reload();
  await page.ready();
  await page.waitFor((s) => s.mode === 'generate' && cells(s) === other, 'the pattern of the link at the start');
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test('ratings, marks and solutions are chosen in the view, which shows the counts', async () => {
  const page = await site.open();
  await page.tab.evaluate(() => document.getElementById('canvas')?.focus());
  await page.paste('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await page.waitFor((s) => /SE 1/.test(s.title), 'the rating');
  await inDocument(page, 'button print-board');
  const note = page.tab.locator('.print-note');
  await page.until(async () => (await note.count()) === 1, 'the print view');
  assert.equal(await note.textContent(), '1 puzzle on 1 page');
  assert.match(await page.tab.locator('figcaption').textContent(), /^SE 1\.2\.1 +ER 1\.2/);
  await page.tab.getByLabel('Ratings').uncheck();
  assert.equal(await page.tab.locator('figcaption').textContent(), '');
  await page.tab.getByLabel('Marks').check();
  assert.equal(await page.tab.locator('img.drawing').count(), 1);
  assert.ok(
    await page.tab
      .locator('img.drawing')
      .evaluate((/** @type {HTMLImageElement} */ image) => image.decode().then(() => image.naturalWidth > 0)),
  );
  await page.tab.getByLabel('Solutions').check();
  assert.equal(await note.textContent(), '1 puzzle on 1 page, solutions on 1 more');
  const answer = await page.tab.locator('.print-answers text').allTextContents();
  assert.equal(answer.join(''), '534678912672195348198342567859761423426853791713924856961537284287419635345286179');
  await page.screenshot('print-board');
  assert.equal(pagesOf(await pdfOf(page, 'A4')), 2);
  assert.deepEqual(page.complaints, []);
  await page.close();
});
