// Rows as bytes between a worker and the pool: they arrive unchanged, and buffers are reused.
import assert from 'node:assert/strict';

import { test, urlOf } from './support.mjs';

/** @typedef {import('../../web/worker.mjs').Piece} Piece */

/** @type {typeof import('../../web/row_buffers.mjs')} */
const { splitRows, RowBuffers } = await import(urlOf('row_buffers.mjs'));

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** @param {Partial<Piece>} piece @returns {Piece} */
const piece = (piece) => ({ task: { job: 1, part: 0, run: 1 }, ...piece });

test('rows come out as they went in, alongside pieces without any', () => {
  const texts = ['one\ttwo\nthree', '', '\ufeffé ☃ 𝄞', 'x'.repeat(1000)];
  const buffers = new RowBuffers();
  const pieces = [];
  for (const text of texts) {
    const bytes = encoder.encode(text);
    assert.ok(buffers.hasRoomFor(bytes));
    buffers.add(bytes);
    pieces.push(piece({ bytes: bytes.length, count: 1 }), piece({ end: { status: 'done', items: 1, milliseconds: 1 } }));
  }
  const buffer = /** @type {ArrayBuffer} */ (buffers.take());
  splitRows(pieces, buffer);
  assert.deepEqual(
    pieces.map(({ rows }) => rows && decoder.decode(rows)),
    texts.flatMap((text) => [text, undefined]),
  );
  assert.deepEqual([buffers.used, buffers.take()], [0, undefined]);
});

test('a returned buffer is filled again; one made for a long block is not kept', () => {
  const buffers = new RowBuffers();
  buffers.add(encoder.encode('first'));
  const buffer = /** @type {ArrayBuffer} */ (buffers.take());
  buffers.giveBack(buffer);
  const long = new Uint8Array(buffer.byteLength + 1);
  assert.ok(buffers.hasRoomFor(long), 'nothing is there yet');
  buffers.add(long);
  const own = /** @type {ArrayBuffer} */ (buffers.take());
  assert.equal(own.byteLength, long.length);
  buffers.giveBack(own);
  buffers.add(encoder.encode('second'));
  assert.ok(!buffers.hasRoomFor(new Uint8Array(buffer.byteLength)), 'the rest is shorter');
  assert.equal(buffers.take(), buffer);
  buffers.add(encoder.encode('third'));
  assert.notEqual(buffers.take(), own);
});
