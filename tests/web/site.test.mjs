// What puts the site together: modules as one classic script, the page as one file, the icon as pixels.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { inflateSync } from 'node:zlib';

import { iconPng } from '../../web/site/icon.mjs';
import { kPrograms, oneFile } from '../../web/site/one_file.mjs';
import { modulesOf, oneScript } from '../../web/site/one_script.mjs';
import { smallModule } from '../../web/site/small.mjs';
import { parts, root, site, test } from './support.mjs';

/** @param {Record<string, string>} files @returns {(file: string) => string} */
const reading = (files) => (file) => {
  if (files[file] === undefined) throw new Error(`there is no ${file}`);
  return files[file];
};

test('one script does what its modules do, each of which is run once, a later one when it is asked for', async () => {
  const files = {
    'main.mjs': `import { double, twice as again } from './deep/number.mjs';
import { Count } from './count.mjs';
log.push('main', double(2), again(3), new Count().value);
export async function later() {
  const { default: name, kKind } = await import('./later.mjs');
  log.push(name, kKind);
}
log.push(import.meta.url.replace(/.*invalid/, ''));
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
  const script = oneScript('main.mjs', reading(files));
  /** @type {unknown[]} */
  const log = [];
  vm.runInNewContext(script, { log });
  assert.deepEqual(log, ['count', 'number', 'main', 4, 6, 1, '/main.mjs', 'later']);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(log.slice(8), ['its default', 'a constant']);
  assert.deepEqual(modulesOf('main.mjs', reading(files)), ['count.mjs', 'deep/number.mjs', 'main.mjs', 'later.mjs']);
});

test('a module can stand in the place of another', () => {
  const files = { 'main.mjs': "import { a } from './a.mjs';\nlog.push(a);\n", 'a.mjs': 'export const a = 1;\n', 'b.mjs': 'export const a = 2;\n' };
  /** @type {unknown[]} */
  const log = [];
  vm.runInNewContext(oneScript('main.mjs', reading(files), { 'a.mjs': 'b.mjs' }), { log });
  assert.deepEqual(log, [2]);
});

test('what is none of the known forms is refused, by its own words', () => {
  const refused = {
    "import * as all from './a.mjs';\n": /import \* as all/,
    "import thing from './a.mjs';\n": /import thing/,
    "import './a.mjs';\n": /import '\.\/a\.mjs'/,
    "export * from './a.mjs';\n": /export \*/,
    "export { a };\n": /export \{ a \}/,
    'export let a = 1;\n': /export let/,
    'import(name);\n': /import\(name\)/,
    'const a = import.meta;\n': /import\.meta/,
  };
  for (const [text, message] of Object.entries(refused)) {
    assert.throws(() => oneScript('main.mjs', reading({ 'main.mjs': text, 'a.mjs': '' })), message, text);
  }
  assert.doesNotThrow(() => oneScript('main.mjs', reading({ 'main.mjs': "/** @type {import('./a.mjs').A} */\nconst a = 1; // import(a)\n" })));
  const circle = { 'a.mjs': "import { b } from './b.mjs';\nexport const a = b;\n", 'b.mjs': "import { a } from './a.mjs';\nexport const b = a;\n" };
  assert.throws(() => oneScript('a.mjs', reading(circle)), /imports itself/);
});

test('a page that loads something which one file cannot carry is refused', () => {
  const page = readFileSync(path.join(root, 'index.html'), 'utf8');
  const read = (/** @type {string} */ file) => readFileSync(path.join(parts, file));
  const whole = oneFile(page, read);
  assert.doesNotMatch(whole.replace(/<script[^]*?<\/script>/g, ''), /(?:href|src)="(?!data:)/);
  assert.match(whole, /default-src 'none'; script-src 'sha256-/);
  assert.match(whole, /data-file="worker\.mjs">'use strict';/);
  assert.match(whole, /<script>'use strict';/);
  assert.throws(() => oneFile(page.replace('</body>', '<img src="picture.png">\n</body>'), read), /<img src="picture\.png"/);
  assert.throws(() => oneFile(page.replace('page/boot.mjs', 'page/other.mjs'), read), /nothing in it is like/);
});

test('scripts are served small, with their exports, and text that closes a script elsewhere stays what it is', async () => {
  const script = "// Why.\nconst kWord = '</script>';\n/** @returns {string} */\nexport function twice(text = kWord) {\n  return text + text;\n}\nexport const kFive = 5;\n";
  const small = smallModule(script);
  assert.ok(small.length < script.length / 2 + 40 && !/Why|returns|\n/.test(small), small);
  const made = await import(`data:text/javascript,${encodeURIComponent(small)}`);
  assert.deepEqual([made.twice(), made.twice('a'), made.kFive], ['</script></script>', 'aa', 5]);
  assert.throws(() => smallModule('const = 5;'), /Name expected/);
});

test('the page says which core it is for', () => {
  const name = createHash('sha256').update(readFileSync(path.join(parts, 'core_module.wasm'))).digest('hex').slice(0, 32);
  for (const page of ['index.html', 'rookery.html']) {
    assert.match(readFileSync(path.join(site, page), 'utf8').slice(0, 2000), new RegExp(`<html data-core="${name}"`), page);
  }
});

test('the programs are served packed, and what the page unpacks them with gives them back', async () => {
  const { XzReadableStream } = createRequire(path.join(root, 'build/npm/package.json'))('xz-decompress');
  for (const program of kPrograms) {
    const packed = readFileSync(path.join(site, `${program}.xz`));
    const unpacked = await new Response(new XzReadableStream(new Blob([packed]).stream())).arrayBuffer();
    assert.ok(Buffer.from(unpacked).equals(readFileSync(path.join(parts, program))), program);
  }
});

test('the icon: its ground is rounded, or reaches the edges for a mask; its squares are where they are drawn', () => {
  const svg = readFileSync(path.join(root, 'web/page/icon.svg'), 'utf8');
  for (const masked of [false, true]) {
    const png = iconPng(svg, 64, masked);
    assert.deepEqual([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const length = png.readUInt32BE(33);  // of the data, which follow the header's 25 bytes
    assert.equal(png.toString('latin1', 37, 41), 'IDAT');
    const rows = inflateSync(png.subarray(41, 41 + length));
    const pixel = (/** @type {number} */ x, /** @type {number} */ y) => [...rows.subarray(y * 257 + 1 + 4 * x, y * 257 + 5 + 4 * x)];
    assert.equal(pixel(0, 0)[3], masked ? 255 : 0);
    assert.deepEqual(pixel(32, 4), [0x2f, 0x6f, 0xed, 255]);
    assert.deepEqual(pixel(27, 14), [255, 255, 255, 255]);  // the corner of a white square
  }
  assert.throws(() => iconPng(svg.replace('<rect', '<circle'), 64, false), /neither a rectangle nor a path/);
});
