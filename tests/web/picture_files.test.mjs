// The size that the header of a picture's file has, before anybody decodes it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { sizeIn } from '../../web/page/picture_files.mjs';
import { kPhoto, kPng, pixelsOf, boardPpm, png, turned } from '../support/pictures/pictures.mjs';
import { test } from './support.mjs';

/** @param {Uint8Array} bytes */
const sizeOf = (bytes) => sizeIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));

test('PNG and JPEG, also behind what stands before the frame', () => {
  const { width, height } = pixelsOf(boardPpm());
  assert.deepEqual(sizeOf(readFileSync(kPng)), [width, height]);
  assert.deepEqual(sizeOf(png({ width: 60_000, height: 1, colours: 0 }, Buffer.alloc(0))), [60_000, 1]);
  const photo = readFileSync(kPhoto);
  const [wide, high] = sizeOf(photo);
  assert.ok(wide > 100 && high > 100 && wide < 10_000 && high < 10_000);
  assert.deepEqual(sizeOf(turned(photo, 6)), [wide, high]);
});

test('what is cut off anywhere, or of another kind, has no size or its own', () => {
  const photo = readFileSync(kPhoto);
  const sizes = new Set();
  for (let length = 0; length < 1000; ++length) sizes.add(sizeOf(photo.subarray(0, length)).join(' '));
  assert.deepEqual([...sizes], ['0 0', sizeOf(photo).join(' ')]);
  assert.deepEqual(sizeOf(Buffer.from('GIF89a\x01\0\x01\0')), [0, 0]);
  // A segment that says it is 0 bytes long ends the looking, at the latest at the end.
  const bad = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4000, Buffer.from([0xff, 0xe0, 0, 0]))]);
  assert.deepEqual(sizeOf(bad), [0, 0]);
});
