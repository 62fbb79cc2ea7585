// Checksums that detect damage in stored jobs: every change of a single character changes the checksum.
import { bytesOf } from '../../list_blocks.mjs';

/**
 * @import {FinishedPart} from '../../rookery.js'
 */

const kPiece = 1024 * 1024; // bytes of a text hashed at a time, which takes a few milliseconds

/**
 * A hash of these bytes: FNV-1a twice, with different initial values.
 * @param {Uint8Array} bytes
 */
export function hashOf(bytes) {
  let a = 0x811c9dc5;
  let b = 0x050c5d1f;
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ byte, 0x01000193) ^ (b >>> 15);
  }
  return [a, b, bytes.length].map((word) => (word >>> 0).toString(16)).join('-');
}

/** @param {unknown} value hashed as JSON */
const hashOfValue = (value) => hashOf(new TextEncoder().encode(JSON.stringify(value)));

/** Rejects if the text cannot be read. @param {Blob} text */
export async function hashOfText(text) {
  let pieces = '';
  for (let at = 0; at < text.size; at += kPiece) pieces += `${hashOf(await bytesOf(text, at, at + kPiece))} `;
  return hashOf(new TextEncoder().encode(pieces));
}

/**
 * The checksum of a part of that job. It covers only the names and sizes of documents, because their contents can only be read asynchronously.
 * @param {string} key @param {FinishedPart} finished
 */
export function checksumOfPart(key, { part, rows, count, problems, items, whole, documents = [] }) {
  const reported = problems.map(({ line, column, sentence }) => [line, column, sentence]);
  return hashOfValue([key, part, rows, count, reported, items, whole, documents.map(({ name, blob }) => [name, blob.size])]);
}

/** The checksum of all members of a job's record except itself; empty if JSON cannot represent them. @param {object} record */
export function checksumOfRecord(record) {
  const members = Object.entries(record).filter(([name]) => name !== 'sum');
  try {
    return hashOfValue(members.sort(([a], [b]) => (a < b ? -1 : 1)));
  } catch {
    return '';
  }
}
