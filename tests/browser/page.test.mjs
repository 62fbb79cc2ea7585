// The page around the UI: drawing, input, clipboard, the document, failures. journey.test.mjs tests the UI itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteOfTests } from './harness.mjs';

const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kOther = '000000010400000000020000000000050407008000300001090000300400200050100000000806000';

const site = await siteOfTests();

/** The board as 81 characters, from the outline. @param {any} state */
const line = (state) => state.cells.map((/** @type {any} */ cell) => (/^[1-9]$/.test(cell.v) ? cell.v : '.')).join('');

describe('drawing', () => {
  it('starts without errors and draws something', () =>
    site.use({}, async (page) => {
      assert.match(await page.tab.title(), /Rookery/);
      assert.ok((await page.colours()) > 8, 'a blank canvas');
      assert.equal(await page.tab.locator('#notice').isVisible(), false);
    }));

  it('runs no frames while idle', () =>
    site.use({ ownClock: true }, async (page) => {
      await page.hover('cell r1c1');
      // The last things that the page loads, its stored jobs and the later part of its core, may still arrive and appear.
      const isStill = async () => {
        const { run } = await page.frames();
        await page.tab.clock.runFor(10_000);
        return (await page.frames()).run === run;
      };
      await page.until(isStill, 'ten seconds without a frame');
    }));

  for (const ratio of [1, 1.5, 2, 3]) {
    it(`has one canvas pixel per device pixel at ratio ${ratio}`, () =>
      site.use({ width: 700, height: 500, ratio }, async (page) => {
        const surface = await page.surface();
        assert.deepEqual(surface, { width: 700, height: 500, deviceWidth: 700 * ratio, deviceHeight: 500 * ratio, ratio });
      }));
  }

  it('follows the window size', () =>
    site.use({ width: 1280, height: 800 }, async (page) => {
      const before = (await page.widget('cell r1c1')).width;
      await page.resize(600, 500);
      const { deviceWidth, deviceHeight } = await page.surface();
      assert.deepEqual([deviceWidth, deviceHeight], [600, 500]);
      assert.notEqual((await page.widget('cell r1c1')).width, before);
    }));

  it("follows the system's light and dark theme", () =>
    site.use({ theme: 'light' }, async (page) => {
      const light = await page.pixel(2, 2);
      await page.setTheme('dark');
      const dark = await page.pixel(2, 2);
      assert.ok(Math.min(...light) > 200 && Math.max(...dark) < 80, `light ${light}, dark ${dark}`);
      await page.setTheme('light');
      assert.deepEqual(await page.pixel(2, 2), light);
    }));

  it('draws the same picture in parts as in one piece', () =>
    site.use({ width: 900, height: 700, ratio: 1.5 }, async (page) => {
      const doings = [
        () => page.paste(kOther),
        () => page.click('cell r5c5'),
        () => page.press('ArrowLeft'),
        () => page.press('7'),
        () => page.hover('cell r9c9'),
        () => page.press('ArrowUp'),
        () => page.press('Control+z'),
        () => page.paste(kPuzzle),
      ];
      for (const [i, doing] of doings.entries()) {
        await doing();
        const { bytes, differing } = await page.comparedWithRepaint();
        assert.ok(bytes > 0);
        assert.equal(differing, 0, `bytes that differ after doing ${i}`);
      }
    }));

  it('recovers after losing its graphics context', () =>
    site.use({}, async (page) => {
      const before = await page.colours();
      await page.loseGraphics();
      await page.settled();
      await page.press('ArrowRight');
      assert.ok((await page.colours()) >= before / 2, 'a blank canvas');
    }));

  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 390, height: 664 },
  ])
    it(`continues as a plain page while its graphics context is lost, at ${width} x ${height}`, () =>
      site.use({ width, height }, async (page) => {
        const before = await page.colours();
        const isPlain = () => page.tab.evaluate('document.documentElement.classList.contains("plain")');
        const notice = () => page.tab.locator('#notice').innerText();
        await page.tab.evaluate(() => {
          const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
          const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
          Object.assign(window, { lost });
          document.getElementById('typing')?.focus(); // as after a click on the canvas
          lost?.loseContext();
        });
        await page.until(isPlain, 'the plain view');
        assert.match(await notice(), /graphics were lost/);
        await page.tab.locator('#document-paste').fill(kPuzzle);
        await page.tab.locator('#document-use').click();
        await page.waitFor((state) => line(state) === kPuzzle.replaceAll('0', '.'), 'the puzzle');
        await page.screenshot(`plain-graphics-lost-${width}`);
        await page.tab.evaluate('window.lost.restoreContext()');
        await page.until(async () => !(await isPlain()), 'the drawn page');
        assert.equal(await notice(), '');
        await page.until(async () => (await page.colours()) >= before / 2, 'a canvas that is not blank');
        assert.equal(line(await page.state()), kPuzzle.replaceAll('0', '.'));
      }));
});

describe('input', () => {
  it('selects the clicked cell', () =>
    site.use({}, async (page) => {
      await page.click('cell r3c5');
      assert.equal((await page.state()).cursor, 22);
    }));

  it('moves with the arrow keys, enters and clears digits', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.click('cell r1c3');
      await page.press('ArrowDown');
      await page.press('ArrowRight');
      await page.press('ArrowLeft');
      await page.press('ArrowLeft');
      assert.equal((await page.state()).cursor, 10);
      await page.press('2');
      await page.waitFor((state) => line(state)[10] === '2', 'the digit');
      await page.press('Backspace');
      await page.waitFor((state) => line(state)[10] === '.', 'the empty cell');
    }));

  it('loses no key, however fast the typing', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.click('cell r9c1');
      await page.tab.evaluate(() => {
        const key = (/** @type {string} */ type, /** @type {string} */ name) =>
          document.body.dispatchEvent(new KeyboardEvent(type, { key: name, code: name, bubbles: true, cancelable: true }));
        for (let i = 0; i < 8; ++i) {
          key('keydown', 'ArrowUp');
          key('keyup', 'ArrowUp');
        }
      });
      await page.settled();
      assert.equal((await page.state()).cursor, 0);
    }));

  it('accepts taps', () =>
    site.use({ width: 390, height: 844, ratio: 2, touch: true }, async (page) => {
      await page.tap('cell r2c2');
      assert.equal((await page.state()).cursor, 10);
      await page.tap('cell r8c8');
      assert.equal((await page.state()).cursor, 70);
    }));

  it('leaves the browser its own keys', () =>
    site.use({}, async (page) => {
      const taken = (/** @type {object} */ init) =>
        page.tab.evaluate(
          (/** @type {any} */ given) =>
            !document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given })),
          init,
        );
      for (const key of ['r', 't', 'w', 'l', 'p', 'f', 'c', 'v', 'x', '0', '+']) {
        assert.equal(await taken({ key, code: `Key${key.toUpperCase()}`, ctrlKey: true }), false, `Ctrl+${key}`);
      }
      for (const key of ['F5', 'F11', 'F12', 'Tab']) assert.equal(await taken({ key, code: key }), false, key);
      assert.equal(await taken({ key: 'z', code: 'KeyZ', ctrlKey: true }), true, 'Ctrl+z');
      assert.equal(await taken({ key: 'ArrowDown', code: 'ArrowDown' }), true, 'ArrowDown');
    }));
});

describe('transfer', () => {
  it('takes a real Ctrl+V', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.waitFor((state) => line(state) === kPuzzle, 'the puzzle');
      await page.click('cell r5c5');
      await page.paste(kOther);
      await page.waitFor((state) => line(state) === kOther.replaceAll('0', '.'), 'the other puzzle');
    }));

  it('copies the board on Ctrl+C', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      await page.setClipboard('something else');
      await page.press('Control+c');
      assert.equal((await page.clipboard()).replace(/[0.]/g, '.').slice(0, 81), kPuzzle);
    }));

  it('takes a dropped file', () =>
    site.use({}, async (page) => {
      await page.drop('one.txt', `${kOther}\n`);
      await page.waitFor((state) => line(state) === kOther.replaceAll('0', '.'), 'the puzzle');
    }));

  it('reports a dropped file that cannot be read', () =>
    site.use({}, async (page) => {
      await page.tab.evaluate(() => {
        const { text } = Blob.prototype;
        Blob.prototype.text = () => {
          Blob.prototype.text = text;
          return Promise.reject(new DOMException('', 'NotFoundError'));
        };
      });
      const before = await page.state();
      await page.drop('folder', kOther);
      const refusal = page.tab.locator('#refusal');
      await page.until(() => refusal.isVisible(), 'the message');
      assert.match(await refusal.innerText(), /^"folder" can’t be read/);
      await page.screenshot('file-refused');
      assert.deepEqual((await page.state()).cells, before.cells);
      await page.tab.locator('#refusal-close').click();
      assert.equal(await refusal.isVisible(), false);
    }));

  it('prefers text to a picture of it on the clipboard, and a file to its name', () =>
    site.use({}, async (page) => {
      const paste = (/** @type {string} */ text, /** @type {string} */ name, /** @type {string} */ content) =>
        page.tab.evaluate(
          (/** @type {string[]} */ [plain, fileName, inFile]) => {
            const data = new DataTransfer();
            data.setData('text/plain', plain);
            data.items.add(new File([inFile], fileName));
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
          },
          [text, name, content],
        );
      await paste(kPuzzle, 'image.png', 'a picture');
      await page.waitFor((state) => line(state) === kPuzzle, 'the text');
      await paste('other.txt', 'other.txt', kOther);
      await page.waitFor((state) => line(state) === kOther.replaceAll('0', '.'), 'the file');
    }));

  it('reads a file from the file input and text from the paste box', () =>
    site.use({}, async (page) => {
      await page.tab.locator('#document-file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(kOther) });
      await page.waitFor((state) => line(state) === kOther.replaceAll('0', '.'), 'the puzzle of the file');
      await page.tab.locator('#document-paste').fill(kPuzzle);
      await page.tab.locator('#document-use').press('Enter');
      await page.waitFor((state) => line(state) === kPuzzle, 'the puzzle of the box');
    }));
});

describe('text fields', () => {
  // Those of the list mode: its filter line appears once there is a list.
  const withFilter = (/** @type {(page: import('./harness.mjs').RookeryPage) => Promise<void>} */ body) =>
    site.use({}, async (page) => {
      await page.paste(`${kPuzzle}\n${kOther}\n`);
      await page.waitFor((state) => state.mode === 'list' && state.table?.total === 2, 'the list');
      await page.click('filter');
      await body(page);
    });
  const value = (/** @type {any} */ state) => state.fields.find((/** @type {any} */ field) => field.id === 'filter').value;

  it('take keys and handle copy, cut and paste themselves', () =>
    withFilter(async (page) => {
      await page.type('clues>7 er');
      await page.press('Backspace');
      await page.press('Backspace');
      await page.waitFor((state) => value(state) === 'clues>7 ', 'what was typed');
      await page.press('Control+a');
      await page.press('Control+c');
      assert.equal(await page.clipboard(), 'clues>7 ');
      await page.press('Control+x');
      await page.waitFor((state) => value(state) === '', 'the empty field');
      await page.paste('clues<9');
      const { mode, facts } = await page.waitFor((state) => value(state) === 'clues<9', 'what was pasted');
      assert.ok(
        mode === 'list' && facts.some((/** @type {string} */ fact) => /^0 of 2 puzzles/.test(fact)),
        'the list is still there: the field took the paste',
      );
    }));

  it('accept text from an input method', () =>
    withFilter(async (page) => {
      const session = await page.tab.context().newCDPSession(page.tab);
      await session.send('Input.imeSetComposition', { text: 'e', selectionStart: 1, selectionEnd: 1 });
      await session.send('Input.insertText', { text: '\u00e9' });
      await page.waitFor((state) => value(state) === '\u00e9', 'the composed letter');
    }));

  it('let Tab move on to the document', () =>
    withFilter(async (page) => {
      assert.equal(await page.tab.evaluate('document.activeElement.id'), 'typing');
      await page.press('Tab');
      assert.equal(await page.tab.evaluate('document.activeElement.closest("#document") !== null'), true);
    }));
});

describe('the document', () => {
  it('names the cells and has one tab stop for the board', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      const cells = page.tab.getByRole('gridcell');
      assert.equal(await cells.count(), 81);
      await page.until(async () => /row 1.*column 1.*5/i.test(await cells.nth(0).getAttribute('aria-label')), 'the name of r1c1');
      assert.equal(await page.tab.locator('[role=gridcell][tabindex="0"]').count(), 1);
    }));

  it('lies on top of the drawing', () =>
    site.use({}, async (page) => {
      const widget = await page.widget('cell r4c7');
      const box = await page.tab.getByRole('gridcell').nth(33).boundingBox();
      for (const side of ['x', 'y', 'width', 'height'])
        assert.ok(Math.abs(box[side] - widget[side]) <= 1, `${side}: ${box[side]}, ${widget[side]}`);
    }));

  it('shares its focus with the board', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      const cells = page.tab.getByRole('gridcell');
      await page.tab.keyboard.press('Tab');
      await page.until(() => page.tab.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'), 'focus in the grid');
      assert.equal(
        await page.tab.locator('#document').evaluate((/** @type {Element} */ node) => getComputedStyle(node).opacity),
        '1',
        'the focus ring is visible',
      );
      await cells.nth(2).focus();
      await page.waitFor((state) => state.cursor === 2, 'the cursor at r1c3');
      await page.press('ArrowRight');
      await page.until(() => cells.nth(3).evaluate((/** @type {Element} */ cell) => cell === document.activeElement), 'the focus at r1c4');
      await page.press('6');
      await page.waitFor((state) => line(state)[3] === '6', 'the digit at r1c4');
      await page.until(async () => /6/.test(await cells.nth(3).getAttribute('aria-label')), 'its name');
    }));

  it('announces the status in a live region', () =>
    site.use({}, async (page) => {
      await page.paste(kPuzzle);
      const { status } = await page.state();
      assert.ok(status.length > 0);
      await page.until(async () => (await page.tab.getByRole('status').textContent()) === status, 'the status');
    }));
});

describe('missing features', () => {
  const withTypes = (/** @type {string} */ type) =>
    site.use(
      {
        before: (tab) =>
          tab.route('**/programs.xz', async (/** @type {any} */ route) => {
            const response = await route.fetch();
            await route.fulfill({ response, headers: { ...response.headers(), 'content-type': type } });
          }),
      },
      async (page) => {
        await page.paste(kPuzzle);
        await page.waitFor((s) => s.steps.length > 0, 'the path, which the core finds');
      },
    );
  const notice = async (/** @type {(tab: any) => Promise<void>} */ before) => {
    const page = await site.open({ wait: false, before });
    await page.until(async () => (await page.tab.locator('#notice').innerText()).trim() !== '', 'a notice');
    const text = await page.tab.locator('#notice').innerText();
    await page.close();
    return text;
  };

  it('shows the document as a plain page without WebGL2 and explains why', () =>
    site.use(
      {
        before: (tab) =>
          tab.addInitScript(() => {
            HTMLCanvasElement.prototype.getContext = () => null;
          }),
        wait: false,
      },
      async (page) => {
        await page.ready();
        assert.match(await page.tab.locator('#notice').innerText(), /WebGL2/);
        assert.equal(await page.tab.locator('#canvas').isVisible(), false);
        await page.tab.locator('#document-paste').fill(kPuzzle);
        await page.tab.locator('#document-use').click();
        await page.waitFor((state) => line(state) === kPuzzle.replaceAll('0', '.'), 'the puzzle');
        await page.tab.getByRole('gridcell').nth(2).click();
        await page.press('4');
        await page.until(async () => (await page.tab.getByRole('gridcell').nth(2).innerText()).includes('4'), 'the digit in its cell');
        await page.screenshot('plain');
        await page.tab.locator('#document button[data-id="solve"]').click();
        await page.waitFor((state) => !line(state).includes('.'), 'the solution');
        const box = await page.tab.getByRole('gridcell').nth(80).boundingBox();
        assert.ok(box.width > 30 && Math.abs(box.width - box.height) < 4, JSON.stringify(box));
      },
    ));

  it('reports a WebAssembly without vector instructions', async () => {
    assert.match(
      await notice((tab) =>
        tab.addInitScript(() => {
          WebAssembly.validate = () => false;
        }),
      ),
      /vector instructions/,
    );
  });

  it('reports a browser without module workers', async () => {
    assert.match(
      await notice((tab) =>
        tab.addInitScript(() => {
          Object.assign(window, { Worker: class {} }); // it never reads its options
        }),
      ),
      /cannot start[^]*be modules[^]*Firefox 114/,
    );
  });

  it('reports a missing file of the site', async () => {
    assert.match(
      await notice((tab) => tab.route('**/programs.xz', (/** @type {any} */ route) => route.abort())),
      /cannot start[^]*programs\.xz/,
    );
  });

  it('reports a damaged program, or a missing unpacker', async () => {
    const whole = Buffer.from(await (await fetch(`${site.address}/programs.xz`)).arrayBuffer());
    const spoilt = Buffer.from(whole);
    spoilt.fill(0x55, whole.length / 4, whole.length / 4 + 100); // in the middle of the first program
    const damages = {
      cut: whole.subarray(0, whole.length / 4),
      spoilt,
      other: Buffer.from('<!doctype html><title>Not found</title>'),
      none: Buffer.alloc(0),
    };
    for (const [name, body] of Object.entries(damages)) {
      const answer = (/** @type {any} */ route) => route.fulfill({ status: 200, contentType: 'application/octet-stream', body });
      assert.match(
        await notice((tab) => tab.route('**/programs.xz', answer)),
        /cannot start[^]*programs\.xz: the download is damaged/,
        name,
      );
    }
    assert.match(
      await notice((tab) => tab.route('**/xz.js', (/** @type {any} */ route) => route.abort())),
      /cannot start[^]*xz\.js could not be loaded/,
    );
    const page = (/** @type {any} */ route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '<!doctype html>' });
    assert.match(await notice((tab) => tab.route('**/xz.js', page)), /cannot start[^]*xz\.js: the download is damaged/);
  });

  it('starts whatever content type the server gives the packed programs', () => withTypes('application/wasm'));
  it('starts if the server has no content type for the packed programs', () => withTypes('text/plain'));

  it('shows a message without scripts', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const tab = await context.newPage();
    await tab.goto(site.address);
    assert.match(await tab.locator('#notice').innerText(), /JavaScript/);
    await context.close();
  });
});
