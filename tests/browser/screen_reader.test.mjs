// The page as a screen reader sees it: the accessibility tree that Chromium builds from the document, and its announcements.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allNodes } from '../../web/page/outline/nodes.mjs';
import { boardOf, isWorking, siteOfTests } from './harness.mjs';
import { inDocument, pasteInDocument } from './document_user.mjs';

const kFish = '.....9.....7...35.39..5.......8..5......97....32...47.67.23..8.....8.2...24.6....';

/** @typedef {{role: string, name: string, depth: number, [property: string]: unknown}} TreeNode */

const site = await siteOfTests();

/** The nodes that a screen reader visits, in order. @param {import('./harness.mjs').RookeryPage} page @returns {Promise<TreeNode[]>} */
async function treeOf(page) {
  const session = await page.tab.context().newCDPSession(page.tab);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const known = new Map(nodes.map((/** @type {any} */ node) => [node.nodeId, node]));
  /** @type {TreeNode[]} */
  const list = [];
  const visit = (/** @type {any} */ node, /** @type {number} */ depth) => {
    if (!node) return;
    if (!node.ignored) {
      const properties = Object.fromEntries((node.properties ?? []).map((/** @type {any} */ p) => [p.name, p.value.value]));
      list.push({ ...properties, role: node.role.value, name: node.name?.value ?? '', depth });
    }
    for (const child of node.childIds ?? []) visit(known.get(child), depth + 1);
  };
  visit(nodes[0], 0);
  return list;
}

/** @param {TreeNode[]} tree @param {string} role */
const named = (tree, role) => tree.filter((node) => node.role === role).map(({ name }) => name);

test('the tree: one main part, headings for each region, a grid of nine rows of nine named cells, no empty parts', async () => {
  const page = await site.open();
  await page.paste(kFish);
  await page.waitFor((s) => boardOf(s) === kFish && s.steps.length > 2 && !isWorking(s), 'the path');
  await inDocument(page, 'button show-candidates');
  await page.click('cell r3c5');
  await page.settled();
  const tree = await treeOf(page);
  assert.equal(named(tree, 'main').length, 1);
  assert.deepEqual(named(tree, 'grid'), ['Board']);
  const cells = tree.filter(({ role }) => role === 'gridcell');
  assert.equal(cells.length, 81);
  assert.equal(named(tree, 'row').length, 9);
  cells.forEach(({ name }, i) =>
    assert.match(name, new RegExp(`^row ${Math.floor(i / 9) + 1} column ${(i % 9) + 1}, (given \\d|candidates? \\d)`)),
  );
  assert.equal(cells[5].name, 'row 1 column 6, given 9');
  const open = cells.filter(({ name }) => name.includes('candidate'));
  assert.ok(
    open.some(({ name }) => / and \d$/.test(name)),
    'the last candidate after "and"',
  );
  assert.deepEqual(
    cells.filter(({ selected }) => selected).map(({ name }) => name.slice(0, 14)),
    ['row 3 column 5'],
  );
  const headings = tree.filter(({ role }) => role === 'heading');
  const { title } = await page.state();
  assert.match(title, /SE 1\.2\.1 ER 1\.2/);
  assert.deepEqual(
    headings.filter(({ level }) => level === 1).map(({ name }) => name),
    [title],
  );
  assert.deepEqual(
    headings.filter(({ level }) => level === 2).map(({ name }) => name),
    ['Board', 'Tools', 'Play', 'Status and jobs', 'Modes', 'Input'],
  );
  assert.deepEqual(named(tree, 'region'), ['Board', 'Tools', 'Play', 'Status and jobs', 'Modes', 'Input']);
  headings.slice(1).forEach(({ level, name }, i) => assert.ok(Number(level) <= Number(headings[i].level) + 1, `the level of "${name}"`));
  const buttons = tree.filter(({ role }) => ['button', 'ToggleButton', 'toggleButton'].includes(role));
  assert.ok(buttons.length > 20);
  const pressed = buttons.filter((node) => node.pressed === 'true' || node.pressed === true).map(({ name }) => name);
  assert.deepEqual(pressed, ['Digit', 'Candidates']);
  const bars = tree.flatMap(({ role, depth }, at) => (role === 'toolbar' ? [{ depth, at }] : []));
  for (const { depth, at } of bars) {
    const end = tree.findIndex((node, i) => i > at && node.depth <= depth);
    const members = tree.slice(at, end).flatMap(({ role, name }) => (role === 'button' ? [name] : []));
    assert.equal(new Set(members).size, members.length, `no two buttons of the same name among ${members}`);
  }
  const options = named(tree, 'option');
  assert.equal(options.length, Math.min(50, (await page.state()).steps.length));
  assert.match(options[0], /^1\. Hidden single: r1c4 is the only place for 3 in box 2/);
  for (const { role, name } of tree) {
    if (
      ['button', 'textbox', 'option', 'gridcell', 'listbox', 'grid', 'toolbar', 'region', 'heading', 'image', 'progressbar'].includes(role)
    )
      assert.notEqual(name, '', `${role} without a name`);
  }
  assert.deepEqual(
    named(tree, 'textbox').filter((name) => /field in use/.test(name)),
    [],
    'the hidden field of the canvas',
  );
  const order = ['main', 'heading', 'status', 'grid', 'toolbar', 'listbox'].map((role) => tree.findIndex((node) => node.role === role));
  assert.deepEqual(
    [...order].sort((a, b) => a - b),
    order,
    'in page order',
  );
  await page.close();
});

test('a list in the tree: a table with headers and rows with their positions', async () => {
  const page = await site.open();
  await pasteInDocument(page, [kFish, kFish.replaceAll('9', '0'), kFish].join('\n'));
  await page.waitFor((s) => s.mode === 'list' && s.table?.total === 3 && !isWorking(s), 'the list');
  await page.settled();
  const tree = await treeOf(page);
  assert.deepEqual(named(tree, 'grid'), ['Board', 'ER on SE 1.2.1', 'Pasted list']);
  assert.ok(named(tree, 'heading').includes('Pasted list'));
  assert.ok(named(tree, 'columnheader').some((name) => /puzzle/i.test(name)));
  assert.equal(await page.tab.locator('[data-of="sort-rows"] table').getAttribute('aria-rowcount'), '4');
  await page.close();
});

test('steps, digits and progress are announced politely; jobs only now and then', async () => {
  const page = await site.open();
  await page.paste(kFish);
  await page.waitFor((s) => boardOf(s) === kFish && s.steps.length > 2 && !isWorking(s), 'the path');
  const news = page.tab.locator('#document-news');
  assert.equal(await news.getAttribute('aria-live'), 'polite');
  await page.press('n');
  const { parts } = await page.outline();
  const [step] = ([...allNodes(parts)].find(({ id }) => id === 'shown-step')?.name ?? '').split('\n');
  await page.until(async () => (await news.textContent()) === step, 'the first step');
  await page.press('Escape');
  await page.until(async () => (await news.textContent()) === '', 'the end of the step');
  await page.press('n');
  await page.until(async () => (await news.textContent()) === step, 'the first step once more');
  await page.press('Escape');
  await page.tab.getByRole('gridcell').nth(0).focus();
  await page.waitFor((s) => s.cursor === 0 && s.step === -1, 'the cursor at r1c1');
  await page.settled();
  await page.press('4');
  await page.until(async () => /row 1 column 1, 4\./.test(await news.textContent()), 'the digit');

  // The test supplies the clock, so that no time has to pass.
  const said = await page.tab.evaluate(async () => {
    const { Announcer } = await import(new URL('page/announcer.mjs', document.baseURI).href);
    const node = document.createElement('p');
    let now = 0;
    const announcer = new Announcer(node, () => now);
    const heard = /** @type {(string | null)[]} */ ([]);
    for (let done = 0; done <= 1000; done += 5) {
      now += 500;
      announcer.follow({
        mode: 'list',
        parts: [{ role: 'progress', id: 'job-1', name: 'Rating', done, total: 1000 }],
      });
      if (node.textContent !== heard.at(-1)) heard.push(node.textContent);
    }
    return heard.filter(Boolean);
  });
  assert.deepEqual(
    said,
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((share) => `Rating: ${share} %.`),
  );
  await page.close();
});

test('a long table is navigated by row, by page and to its ends; rows have their positions in the whole table', async () => {
  const page = await site.open();
  const list = Array.from({ length: 120 }, (_, i) => kFish.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + i) % 9) + 1)));
  await pasteInDocument(page, list.join('\n'));
  await page.waitFor((s) => s.table?.total === 120 && !isWorking(s), 'the list');
  const focused = () =>
    page.tab.evaluate(() => {
      const row = document.activeElement;
      return row instanceof HTMLTableRowElement ? [row.getAttribute('aria-rowindex'), row.cells[0].textContent].join(': line ') : '';
    });
  const until = (/** @type {string} */ row) => page.until(async () => (await focused()) === row, row);
  const note = () => page.tab.locator('[data-of="sort-rows"] .rows-note').textContent();
  await page.tab.locator('[data-of="sort-rows"] tbody tr').first().focus();
  const turn = async (/** @type {string} */ to) => {
    await page.tab.locator(`[data-of="sort-rows"] .rows-${to}`).focus();
    await page.press('Enter');
  };
  await until('2: line 1');
  for (const [key, row] of [
    ['PageDown', '52: line 51'],
    ['ArrowUp', '51: line 50'],
    ['ArrowDown', '52: line 51'],
    ['End', '121: line 120'],
    ['ArrowDown', '121: line 120'],
    ['PageUp', '101: line 100'],
    ['Home', '2: line 1'],
    ['ArrowUp', '2: line 1'],
  ]) {
    await page.press(key);
    await until(row);
  }
  assert.equal(await note(), 'Rows 1 to 50 of 120');
  await turn('after');
  await until('52: line 51');
  assert.equal(await note(), 'Rows 51 to 100 of 120');
  await turn('before');
  await until('51: line 50');
  assert.equal(await page.tab.locator('[data-of="sort-rows"] .rows-before').isDisabled(), true);
  await page.press('End');
  await until('121: line 120');
  await page.press('Enter');
  await page.waitFor((s) => boardOf(s) === list[119], 'the last puzzle of the list on the board');
  assert.deepEqual(page.complaints, []);
  await page.close();
});
