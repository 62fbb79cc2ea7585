// The tools that build the site: modules as one classic script, the page as one file, the icon as pixels.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { inflateSync } from 'node:zlib';

import { PackedPrograms } from '../../web/page/packed_programs.mjs';
import { iconPng } from '../../web/site/icon.mjs';
import { kFirstPrograms, kLaterPrograms } from '../../web/site/make_site.mjs';
import { oneFile } from '../../web/site/one_file.mjs';
import { oneModule, oneScript, smallModule } from '../../web/site/one_script.mjs';
import { parts, root, site, test } from './support.mjs';

/** @param {Record<string, string>} files @returns {(file: string) => string} */
const reading = (files) => (file) => {
  if (files[file] === undefined) throw new Error(`there is no ${file}`);
  return files[file];
};

test('one script does what its modules do, each run once, a later one on request', async () => {
  const files = {
    'main.mjs': `import { double, twice as again } from './deep/number.mjs';
import { Count } from './count.mjs';
log.push('main', double(2), again(3), new Count().value);
export async function later() {
  const { default: name, kKind } = await import('./later.mjs');
  log.push(name, kKind);
}
log.push(import.meta.url);
later();
`,
    'deep/number.mjs': `import { Count } from '../count.mjs';
log.push('number');
export const double = (x) => 2 * x + new Count().value - 1;
export function twice(x) {
  return double(x);
}
`,
    'count.mjs': "log.push('count');\nexport class Count {\n  value = 1;\n}\n",
    'later.mjs': "log.push('later');\nconst name = 'its default';\nexport const kKind = 'a constant';\nexport default name;\n",
  };
  const { script, modules } = await oneScript('main.mjs', reading(files));
  /** @type {unknown[]} */
  const log = [];
  vm.runInNewContext(script, { log });
  assert.deepEqual(log, ['count', 'number', 'main', 4, 6, 1, 'https://within.invalid/']);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(log.slice(7), ['later', 'its default', 'a constant']);
  assert.deepEqual(modules.sort(), ['count.mjs', 'deep/number.mjs', 'later.mjs', 'main.mjs']);
});

test('a module can be replaced by another; a missing one is named', async () => {
  const files = {
    'main.mjs': "import { a } from './a.mjs';\nlog.push(a);\n",
    'a.mjs': 'export const a = 1;\n',
    'b.mjs': 'export const a = 2;\n',
  };
  /** @type {unknown[]} */
  const log = [];
  vm.runInNewContext((await oneScript('main.mjs', reading(files), { 'a.mjs': 'b.mjs' })).script, { log });
  assert.deepEqual(log, [2]);
  await assert.rejects(oneScript('main.mjs', reading(files), { 'a.mjs': 'c.mjs' }), /there is no c\.mjs/);
});

test('a page that loads something that a single file cannot contain is refused', async () => {
  const page = readFileSync(path.join(root, 'index.html'), 'utf8');
  const read = (/** @type {string} */ file) => readFileSync(path.join(parts, file));
  const whole = await oneFile(page, read);
  assert.doesNotMatch(whole.replace(/<script[^]*?<\/script>/g, ''), /(?:href|src)="(?!data:)/);
  assert.match(whole, /default-src 'none'; script-src 'sha256-/);
  assert.match(whole, /data-file="worker\.mjs">'use strict';/);
  assert.match(whole, /<script>'use strict';/);
  await assert.rejects(oneFile(page.replace('</body>', '<img src="picture.png">\n</body>'), read), /<img src="picture\.png"/);
  await assert.rejects(oneFile(page.replace('page/boot.mjs', 'page/other.mjs'), read), /nothing in it matches/);
});

test('scripts are served minified, with their exports, and other text that closes a script stays unchanged', async () => {
  const script =
    "// Why.\nconst kWord = '</script>';\n/** @returns {string} */\nexport function twice(text = kWord) {\n  return text + text;\n}\nexport const kFive = 5;\n";
  const small = smallModule(script);
  assert.ok(small.length < script.length / 2 + 40 && !/Why|returns|\n/.test(small), small);
  const made = await import(`data:text/javascript,${encodeURIComponent(small)}`);
  assert.deepEqual([made.twice(), made.twice('a'), made.kFive], ['</script></script>', 'aa', 5]);
  assert.throws(() => smallModule('const = 5;'), /Name expected/);
});

/** The programs that the page reads from a packed file. @param {Uint8Array} packed @param {number} count @returns {Promise<Buffer[]>} */
async function programsIn(packed, count) {
  const { XzReadableStream } = createRequire(path.join(root, 'build/npm/package.json'))('xz-decompress');
  return read(new XzReadableStream(new Blob([packed]).stream()), count);
}

/** @param {ReadableStream<Uint8Array>} unpacked @param {number} count of programs */
async function read(unpacked, count) {
  const programs = new PackedPrograms(unpacked);
  const all = [];
  for (let i = 1; i <= count; ++i) all.push(Buffer.from(await new Response(programs.next(i === count)).arrayBuffer()));
  return all;
}

test("the programs are served packed together, and the page's unpacker restores them", async () => {
  for (const [file, names] of /** @type {[string, string[]][]} */ ([
    ['programs.xz', kFirstPrograms],
    ['core.xz', kLaterPrograms],
  ])) {
    for (const [i, program] of (await programsIn(readFileSync(path.join(site, file)), names.length)).entries()) {
      assert.ok(program.equals(readFileSync(path.join(parts, names[i]))), names[i]);
    }
  }
  const packed = readFileSync(path.join(site, 'programs.xz'));
  const spoilt = Buffer.from(packed);
  spoilt[packed.length - 40_000] ^= 1;
  await assert.rejects(programsIn(spoilt, 2));
  await assert.rejects(programsIn(packed.subarray(0, packed.length - 1000), 2));
});

test('packed programs arrive in pieces of any size; too few bytes and too many are refused', async () => {
  const bytes = Uint8Array.of(3, 0, 0, 0, 10, 20, 30, 2, 0, 0, 0, 40, 50);
  const inPieces = (/** @type {Uint8Array} */ all, /** @type {number} */ size) =>
    new ReadableStream({
      start(controller) {
        for (let i = 0; i < all.length; i += size) controller.enqueue(all.subarray(i, i + size));
        controller.close();
      },
    });
  for (const size of [1, 2, 3, 5, 8, 13])
    assert.deepEqual(
      (await read(inPieces(bytes, size), 2)).map((program) => [...program]),
      [
        [10, 20, 30],
        [40, 50],
      ],
    );
  for (const length of [0, 3, 6, 9, 12])
    await assert.rejects(read(inPieces(bytes.subarray(0, length), 4), 2), /cut short/, `${length} bytes`);
  await assert.rejects(read(inPieces(Uint8Array.of(...bytes, 0), 4), 2), /longer than expected/);
});

test('the icon: its background is rounded, or reaches the edges for a mask; its squares are where they are drawn', () => {
  const svg = readFileSync(path.join(root, 'web/page/icon.svg'), 'utf8');
  for (const masked of [false, true]) {
    const png = iconPng(svg, 64, masked);
    assert.deepEqual([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    /** @type {Record<string, Buffer>} after the signature */
    const chunks = {};
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
      chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    assert.deepEqual(Object.keys(chunks), ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    const rows = inflateSync(chunks.IDAT);
    const pixel = (/** @type {number} */ x, /** @type {number} */ y) => {
      const place = rows[y * 65 + 1 + x];
      return [...chunks.PLTE.subarray(3 * place, 3 * place + 3), chunks.tRNS[place]];
    };
    assert.equal(pixel(0, 0)[3], masked ? 255 : 0);
    assert.deepEqual(pixel(32, 4), [0x2f, 0x6f, 0xed, 255]);
    assert.deepEqual(pixel(27, 14), [255, 255, 255, 255]); // the corner of a white square
  }
  assert.throws(() => iconPng(svg.replace('<rect', '<circle'), 64, false), /neither a rectangle nor a path/);
});

test('a joined module imports what stays separate, and nothing else', async () => {
  /** @type {Record<string, string>} */
  const files = {
    'page/main.mjs': "import { a } from './a.mjs'; import('../apart.mjs').then(({ b }) => console.log(a, b, import.meta.url));",
    'page/a.mjs': 'export const a = 1;',
  };
  const { script, modules } = await oneModule('page/main.mjs', reading(files), ['apart.mjs']);
  assert.match(script, /import\("\.\.\/apart\.mjs"\)/);
  assert.match(script, /import\.meta\.url/);
  assert.doesNotMatch(script, /a\.mjs"?;|from/);
  assert.deepEqual(modules.sort(), ['page/a.mjs', 'page/main.mjs']);
});
