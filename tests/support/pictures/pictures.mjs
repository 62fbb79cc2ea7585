// The pictures of this folder for tests, and PNG files that no other program would write.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync, gunzipSync } from 'node:zlib';

const folder = path.dirname(fileURLToPath(import.meta.url));
export const kPng = path.join(folder, 'board.png');
export const kPhoto = path.join(folder, 'photo.jpg');

export const kPuzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** The entered digits and pencil marks that board.png also shows. */
export const kEntered = '..4.....................................5........................................';
export const kMarks = 'r1c4:26 r2c2:247';

/** board.png as binary PPM. */
export const boardPpm = () => gunzipSync(readFileSync(path.join(folder, 'board.ppm.gz')));

/** @param {Buffer} ppm as boardPpm() gives it */
export function pixelsOf(ppm) {
  const [header, width, height] = /** @type {RegExpExecArray} */ (/^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1')));
  return { width: Number(width), height: Number(height), rgb: ppm.subarray(header.length) };
}

/** @param {Buffer} bytes */
function crcOf(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
}

/**
 * A PNG with this header, whether or not the rows match it.
 * @param {{width: number, height: number, depth?: number, colours: number}} header colours: 0 grey, 2 RGB, 4 grey with alpha, 6 RGBA
 * @param {Buffer} rows each preceded by its filter byte
 */
export function png({ width, height, depth = 8, colours }, rows) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

/** A JPEG with an orientation segment. @param {Buffer} jpeg @param {number} orientation 1 to 8, as Exif counts them */
export function turned(jpeg, orientation) {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif[25] = orientation;
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}
