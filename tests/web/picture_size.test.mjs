// The size in the header of a picture file, read before anything decodes it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { sizeOf } from '../../web/page/pictures/picture_size.mjs';
import { kPhoto, kPng, pixelsOf, boardPpm, png, turned } from '../support/pictures/pictures.mjs';
import { test } from './support.mjs';

/** @param {Uint8Array} bytes @returns {Promise<[number, number] | null>} */
async function sized(bytes) {
  const size = await sizeOf(new Blob([bytes]));
  return size && [size.width, size.height];
}

/** @param {...(string | number[] | Buffer)} parts texts as Latin-1 */
const joined = (...parts) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const u16 = (/** @type {number} */ n, little = true) => (little ? [n & 255, n >> 8] : [n >> 8, n & 255]);
const u32 = (/** @type {number} */ n, little = true) => {
  const bytes = [n & 255, (n >>> 8) & 255, (n >>> 16) & 255, n >>> 24];
  return little ? bytes : bytes.reverse();
};
const u24 = (/** @type {number} */ n) => u32(n).slice(0, 3);

const kSide = 20_000;
/** @param {number} width @param {number} height */
const gif = (width, height, screen = [width, height]) =>
  joined(
    'GIF89a',
    u16(screen[0]),
    u16(screen[1]),
    [0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    [0x2c, 0, 0, 0, 0],
    u16(width),
    u16(height),
    [0],
  );
/** @param {number} width @param {number} height */
const bmp = (width, height) => joined('BM', Buffer.alloc(12), u32(40), u32(width), u32(height), Buffer.alloc(32));
/** @param {string} kind @param {...(number[] | Buffer)} content */
const webp = (kind, ...content) => joined('RIFF', u32(100), 'WEBP', kind, u32(20), ...content, Buffer.alloc(20));
/** @param {boolean} little @param {number[][]} pages */
const tiff = (little, ...pages) => {
  const entries = (/** @type {number[]} */ [width, height]) =>
    [
      u16(2, little),
      u16(256, little),
      u16(3, little),
      u32(1, little),
      u16(width, little),
      [0, 0],
      u16(257, little),
      u16(4, little),
      u32(1, little),
      u32(height, little),
    ].flat();
  let at = 8;
  const directories = pages.map((size, i) => {
    at += 30;
    return [...entries(size), ...u32(i + 1 < pages.length ? at : 0, little)];
  });
  return joined(little ? 'II*\0' : 'MM\0*', u32(8, little), ...directories);
};
/** @param {string} kind @param {...(string | number[] | Buffer)} content */
const box = (kind, ...content) => {
  const bytes = joined(...content);
  return joined(u32(8 + bytes.length, false), kind, bytes);
};
/** @param {number} width @param {number} height */
const ispe = (width, height) => box('ispe', [0, 0, 0, 0], u32(width, false), u32(height, false));
/** @param {string} brand @param {...Buffer} properties */
const heif = (brand, ...properties) =>
  joined(
    box('ftyp', brand, [0, 0, 0, 0]),
    box('meta', [0, 0, 0, 0], box('hdlr', Buffer.alloc(24)), box('iprp', box('ipco', ...properties))),
  );
/** @param {number} width @param {number} height */
const sequence = (width, height) =>
  joined(
    box('ftyp', 'avis', [0, 0, 0, 0]),
    box('moov', box('trak', box('tkhd', Buffer.alloc(76), u16(width, false), [0, 0], u16(height, false), [0, 0]))),
  );
/** Its frame follows that many bytes. @param {number} width @param {number} height @param {number} depth */
const jpeg = (width, height, depth) => {
  const segment = joined([0xff, 0xe2], u16(0xffff, false), Buffer.alloc(0xfffd));
  const before = Array(Math.ceil(depth / segment.length)).fill(segment);
  return joined([0xff, 0xd8], ...before, [0xff, 0xff, 0xc2], u16(17, false), [8], u16(height, false), u16(width, false), Buffer.alloc(10));
};
const vp8l = (/** @type {number} */ width, /** @type {number} */ height) =>
  webp('VP8L', [0x2f], u32(((width - 1) | ((height - 1) << 14)) >>> 0));

test('PNG and JPEG, also after data that precedes the frame', async () => {
  const { width, height } = pixelsOf(boardPpm());
  assert.deepEqual(await sized(readFileSync(kPng)), [width, height]);
  assert.deepEqual(await sized(png({ width: 60_000, height: 1, colours: 0 }, Buffer.alloc(0))), [60_000, 1]);
  const photo = readFileSync(kPhoto);
  const [wide, high] = (await sized(photo)) ?? [0, 0];
  assert.ok(wide > 100 && high > 100 && wide < 10_000 && high < 10_000);
  assert.deepEqual(await sized(turned(photo, 6)), [wide, high]);
  for (const depth of [0, 100_000, 3_000_000]) assert.deepEqual(await sized(jpeg(kSide, 30_000, depth)), [kSide, 30_000], `${depth}`);
});

test('GIF, BMP, ICO, WebP, TIFF, AVIF and HEIF', async () => {
  const pngInIco = png({ width: kSide, height: 7, colours: 0 }, Buffer.alloc(0));
  const ico = (/** @type {Buffer} */ picture) =>
    joined([0, 0, 1, 0, 1, 0], [16, 16, 0, 0, 1, 0, 32, 0], u32(picture.length), u32(22), picture);
  /** @type {[Buffer, number, number][]} */
  const pictures = [
    [gif(kSide, 500), kSide, 500],
    [gif(kSide, kSide, [1, 1]), kSide, kSide],
    [gif(1, 1, [kSide, 300]), kSide, 300],
    [bmp(kSide, 50), kSide, 50],
    [bmp(50, 2 ** 32 - kSide), 50, kSide], // upside down
    [joined('BM', Buffer.alloc(12), u32(12), u16(kSide), u16(9), Buffer.alloc(20)), kSide, 9],
    [ico(pngInIco), kSide, 7],
    [ico(bmp(3000, 5000).subarray(14)), 3000, 5000],
    [webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], u16(16_000), u16(0xc000 | 9000)), 16_000, 9000],
    [webp('VP8X', [0, 0, 0, 0], u24(kSide - 1), u24(70_000 - 1)), kSide, 70_000],
    [vp8l(16_384, 16_000), 16_384, 16_000],
    [tiff(true, [kSide, 100_000]), kSide, 100_000],
    [tiff(false, [10, 10], [kSide, 100_000], [20, 20]), kSide, 100_000],
    [heif('avif', ispe(100, 100), ispe(kSide, 4000)), kSide, 4000],
    [heif('heic', ispe(kSide, 3)), kSide, 3],
    [sequence(kSide, 5000), kSide, 5000],
  ];
  for (const [bytes, width, height] of pictures) assert.deepEqual(await sized(bytes), [width, height], bytes.toString('latin1', 0, 32));
});

test('a file truncated before its size has none, one truncated after it has its own', async () => {
  const photo = readFileSync(kPhoto);
  for (const whole of [
    photo.subarray(0, 1000),
    readFileSync(kPng).subarray(0, 100),
    gif(9, 9),
    bmp(9, 9),
    vp8l(9, 9),
    tiff(true, [9, 9], [8, 8]),
    heif('avif', ispe(9, 9)),
  ]) {
    const size = await sized(whole);
    const sizes = new Set();
    for (let length = 0; length < whole.length; ++length) sizes.add(String(await sized(whole.subarray(0, length))));
    for (const one of sizes) assert.ok(one === 'null' || one === String(size), `${one}, not ${size}`);
  }
});

test('other formats, circular headers, and sides of zero length have no size', async () => {
  const circle = tiff(true, [9, 9]);
  circle.writeUInt32LE(8, circle.length - 4); // its only page points to itself as the next one
  const deep = joined([0xff, 0xd8], Buffer.alloc(400_000, Buffer.from([0xff, 0xe0, 0, 2])));
  const none = joined([0xff, 0xd8], Buffer.alloc(400_000, Buffer.from([0xff, 0xe0, 0, 0])));
  const boxes = joined(box('ftyp', 'avif', [0, 0, 0, 0]), u32(4, false), 'meta', Buffer.alloc(50));
  for (const bytes of ['', 'hello', '%PDF-1.7 and more of it', '\xff\x0a\xfa\x1f', 'ftypheic', gif(0, 9), circle, deep, none, boxes])
    assert.equal(await sized(joined(bytes)), null, joined(bytes).toString('latin1', 0, 20));
});

test('any bytes after a known beginning: a size or none, quickly', async () => {
  let state = Number(process.env.ROOKERY_SEED ?? 20261127);
  const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (const whole of [
    jpeg(9, 9, 0),
    gif(9, 9),
    bmp(9, 9),
    vp8l(9, 9),
    tiff(false, [9, 9]),
    heif('avif', ispe(9, 9)),
    sequence(9, 9),
    joined([0, 0, 1, 0, 255, 255], Buffer.alloc(300)),
  ])
    for (let round = 0; round < 300; ++round) {
      const bytes = Buffer.from(whole);
      for (let i = 0; i < 4; ++i) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      const size = await sized(bytes);
      assert.ok(size === null || size.every((side) => Number.isSafeInteger(side) && side > 0), bytes.toString('hex'));
    }
});
