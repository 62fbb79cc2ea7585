// read-picture: files of every common kind, and the errors for those without a board.
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { boardPpm, kEntered, kMarks, kPhoto, kPng, kPuzzle, pixelsOf, png, turned } from '../support/pictures/pictures.mjs';
import { ownFolder, rookery, skip, table } from './command.mjs';

const folder = ownFolder('picture');

/** @param {string} name @param {Buffer | string} bytes */
function file(name, bytes) {
  const place = path.join(folder, name);
  writeFileSync(place, bytes);
  return place;
}

const whole = boardPpm();
const { width, height, rgb } = pixelsOf(whole);
/** A PNG of the board, each pixel by `made`. @param {number} colours @param {number} depth @param {(pixel: Buffer) => number[]} made */
function boardPng(colours, depth, made) {
  const rows = [];
  for (let y = 0; y < height; ++y) {
    rows.push(0);
    for (let x = 0; x < width; ++x) rows.push(...made(rgb.subarray(3 * (y * width + x))));
  }
  return png({ width, height, depth, colours }, Buffer.from(rows));
}

test('a screenshot: printed, entered and marked digits', { skip }, () => {
  const [row] = table(['read-picture', kPng]);
  assert.deepEqual(
    { ...row, certainty: '', second: '', corners: '' },
    { picture: kPng, puzzle: kPuzzle, entered: kEntered, marks: kMarks, doubtful: '-', certainty: '', second: '', corners: '' },
  );
  const read = [...kPuzzle].map((digit, cell) => (digit === '.' ? kEntered[cell] : digit));
  for (const [cell, digit] of read.entries()) {
    // Nothing is doubtful: odds of more than 10 to 1.
    assert.match(row.certainty[cell], digit === '.' ? /^\.$/ : /^[1-9]$/);
    assert.match(row.second[cell], digit === '.' ? /^\.$/ : /^[1-9]$/);
    if (digit !== '.') assert.notEqual(row.second[cell], digit);
  }
  assert.deepEqual([row.certainty.length, row.second.length], [81, 81]);
  assert.match(row.corners, /^\d+,\d+( \d+,\d+){3}$/);
  const near = [24, 40, 348, 40, 348, 364, 24, 364];
  for (const [i, number] of row.corners.split(/[ ,]/).entries()) assert.ok(Math.abs(Number(number) - near[i]) <= 4, row.corners);
  const [object] = rookery(['read-picture', '--json', kPng]).rows.map((text) => JSON.parse(text));
  assert.deepEqual([object.marks, object.doubtful, object.corners.length], [kMarks.split(' '), [], 8]);
  assert.deepEqual([object.certainty, object.second], [row.certainty, row.second]);
});

test('the same pixels as PPM, as other kinds of PNG, from standard input: the same row', { skip }, () => {
  const [wanted] = rookery(['read-picture', kPng]).rows;
  const fields = (/** @type {string} */ row) => row.split('\t').slice(1);
  const grey = (/** @type {number} */ red, /** @type {number} */ green, /** @type {number} */ blue) =>
    Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  const kinds = {
    'board.ppm': whole,
    'rgb.png': boardPng(2, 8, (pixel) => [...pixel.subarray(0, 3)]),
    'deep.png': boardPng(2, 16, ([r, g, b]) => [r, r, g, g, b, b]),
    // Transparent pixels show white: none of the screenshot's white is left opaque.
    'alpha.png': boardPng(6, 8, ([r, g, b]) => (r === 255 && g === 255 && b === 255 ? [0, 0, 0, 0] : [r, g, b, 255])),
  };
  for (const [name, bytes] of Object.entries(kinds)) {
    const place = file(name, bytes);
    const { rows, stderr } = rookery(['read-picture', place]);
    assert.equal(stderr, '');
    assert.equal(rows[0].split('\t')[0], place);
    assert.deepEqual(fields(rows[0]), fields(wanted), name);
    const piped = rookery(['read-picture'], /** @type {Buffer} */ (bytes)).rows[0];
    assert.deepEqual([piped.split('\t')[0], fields(piped)], ['1', fields(wanted)], name);
  }
  const [row] = table([
    'read-picture',
    file(
      'grey.png',
      boardPng(0, 8, (pixel) => [grey(pixel[0], pixel[1], pixel[2])]),
    ),
  ]);
  assert.equal(row.puzzle.replaceAll('.', '').length + (row.entered ?? '').replace(/[.-]/g, '').length, 32);
});

test('a photo in any orientation', { skip }, () => {
  const [row] = table(['read-picture', kPhoto]);
  assert.deepEqual([row.puzzle, row.entered], [kPuzzle, '-']);
  const jpeg = readFileSync(kPhoto);
  // Upright photos of a rotated camera: the stored pixels are those of photo.jpg, so the displayed picture is rotated back.
  for (const orientation of [1, 3, 6, 8]) {
    const { rows, stderr } = rookery(['read-picture', file(`turned${orientation}.jpg`, turned(jpeg, orientation))]);
    if (orientation === 1) assert.equal(rows[0].split('\t')[7], row.corners);
    else assert.ok(stderr !== '' || rows[0].split('\t')[7] !== row.corners, `${orientation}: ${rows} ${stderr}`);
  }
});

test('a file that is not a picture: a message, and the others continue', { skip }, () => {
  const jpeg = readFileSync(kPhoto);
  const screenshot = readFileSync(kPng);
  const huge = png({ width: 200_000, height: 200_000, colours: 2 }, Buffer.alloc(10));
  const bad = /** @type {[string, Buffer | string, RegExp][]} */ ([
    ['empty.png', '', /1:1: nothing to read: expected pictures as PNG, JPEG or PPM/],
    ['text.png', kPuzzle, /1:1: expected pictures as PNG, JPEG or PPM, found another kind of file/],
    ['some.gif', 'GIF89a\x01', /found a GIF/],
    ['some.webp', 'RIFF\x10\0\0\0WEBPVP8 ', /found a WebP picture/],
    ['some.heic', '\0\0\0\x18ftypheic\0\0\0\0', /found an HEIC picture/],
    ['some.avif', '\0\0\0\x18ftypavif\0\0\0\0', /found an AVIF picture/],
    ['some.tif', 'II*\0\x08', /found a TIFF/],
    ['some.bmp', 'BM\x10', /found a BMP/],
    ['some.pdf', '%PDF-1.7', /found a PDF/],
    ['half.png', screenshot.subarray(0, screenshot.length / 2), /1:1: the PNG is broken: /],
    ['head.png', screenshot.subarray(0, 20), /1:1: the PNG is broken: /],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), /1:1: the JPEG is broken: /],
    ['head.jpg', jpeg.subarray(0, 20), /1:1: expected a picture with pixels, found 0 x 0/],
    ['huge.png', huge, /1:1: expected at most 64000000 pixels, found 200000 x 200000/],
    ['none.png', png({ width: 0, height: 5, colours: 2 }, Buffer.alloc(10)), /1:1: the PNG is broken: /],
    ['tiny.png', png({ width: 1, height: 1, colours: 0 }, Buffer.alloc(2)), /1:1: no board was found: expected a 9 x 9 grid/],
    ['white.png', png({ width: 300, height: 300, colours: 0 }, Buffer.alloc(300 * 301, 0)), /1:1: no board was found/],
    ['half.ppm', whole.subarray(0, 5000), /1:\d+: expected 504000 bytes for the 420 x 400 pixels, found \d+/],
    ['grey.pgm', 'P5 1 1 255\n0', /found a PGM/],
  ]);
  for (const [name, bytes, sentence] of bad) {
    const place = file(name, bytes);
    const { rows, stderr, status } = rookery(['read-picture', place, kPng]);
    assert.deepEqual([rows.length, status], [1, 1], `${name}: ${stderr}`);
    assert.ok(stderr.startsWith(`${place}:`), stderr);
    assert.match(stderr, sentence);
    assert.equal(stderr.trimEnd().split('\n').length, 1, stderr);
  }
  const { status, stderr } = rookery(['read-picture', path.join(folder, 'nowhere.png')]);
  assert.equal(status, 1);
  assert.match(stderr, /cannot read .*nowhere\.png: No such file/);
});

test('many in one PPM, each named; file names with odd characters', { skip }, () => {
  const named = (/** @type {string} */ name) => Buffer.concat([Buffer.from(`P6\n# ${name}\n`), whole.subarray(3)]);
  const { rows } = rookery(['read-picture'], Buffer.concat([named('one'), named('two'), whole]));
  assert.deepEqual(
    rows.map((row) => row.split('\t').slice(0, 2)),
    [
      ['one', kPuzzle],
      ['two', kPuzzle],
      ['3', kPuzzle],
    ],
  );
  for (const name of ['with\nline.png', 'with\ttab.png', '# hash.png']) {
    const place = path.join(folder, name);
    copyFileSync(kPng, place);
    const answer = rookery(['read-picture', place]);
    assert.deepEqual([answer.status, answer.rows.length, answer.rows[0].split('\t').length], [0, 1, 8], answer.stderr);
  }
});

test('rows become a file, also for bad pictures', { skip }, () => {
  const output = path.join(folder, 'rows.tsv');
  const { status } = rookery(['read-picture', '--output', output, kPng, file('none.gif', 'GIF89a')]);
  assert.equal(status, 1);
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n');
  assert.equal(lines.length, 2);
  assert.match(lines[1], /^# rookery .*rows 1\tproblems 1\t/);
});
