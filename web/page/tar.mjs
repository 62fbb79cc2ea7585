// Several files as one download: a tar archive (ustar) made of Blobs, so it is never in memory as a whole.

const kBlock = 512;

/**
 * @param {{name: string, blob: Blob}[]} files names of at most 100 characters
 * @param {number} seconds when they were made, since 1970
 */
export function tarOf(files, seconds) {
  const pieces = files.flatMap(({ name, blob }) => [headerOf(name, blob.size, seconds), blob, new Uint8Array(-blob.size & (kBlock - 1))]);
  return new Blob([...pieces, new Uint8Array(2 * kBlock)], { type: 'application/x-tar' });
}

/** @param {string} name @param {number} size @param {number} seconds */
function headerOf(name, size, seconds) {
  const header = new Uint8Array(kBlock);
  const put = (/** @type {number} */ at, /** @type {string} */ text) => header.set(new TextEncoder().encode(text), at);
  const octal = (/** @type {number} */ number, /** @type {number} */ digits) => `${Math.floor(number).toString(8).padStart(digits, '0')}\0`;
  put(0, name);
  put(100, octal(0o644, 7)); // mode
  put(108, octal(0, 7)); // owner
  put(116, octal(0, 7)); // group
  put(124, octal(size, 11));
  put(136, octal(seconds, 11));
  put(148, ' '.repeat(8)); // the checksum is calculated with blanks in its place
  put(156, '0'); // a file
  put(257, 'ustar\0' + '00');
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return header;
}
