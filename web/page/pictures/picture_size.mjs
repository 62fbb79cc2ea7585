// Reads the size of a picture from its file's header, for each format that browsers decode. A decoder would first allocate memory for all
// pixels, and a few bytes can request gigabytes. If a file has several pictures, the largest counts. A file of any other format, or with a
// truncated header, has no size and must not be decoded.
//
// Formats: PNG and JPEG (ITU-T T.81 B.2), GIF89a, BMP, ICO, WebP (RFC 9649), TIFF 6.0, AVIF and HEIF (ISO/IEC 14496-12, 23008-12).

/** @typedef {{width: number, height: number}} Size */

const kWindow = 64 * 1024; // bytes read at a time
const kMaxSteps = 10_000; // segments, blocks or boxes examined: useful pictures have fewer in front of their size

/** Bytes of a file, read on demand. */
class Header {
  #file;
  #steps = 0;
  #start = 0;
  #window = new DataView(new ArrayBuffer(0));

  /** @param {Blob} file */
  constructor(file) {
    this.#file = file;
  }

  get length() {
    return this.#file.size;
  }

  /** `length` bytes from `at` on. Throws if there are fewer. @param {number} at @param {number} length at most a window */
  async view(at, length) {
    if (at + length > this.#file.size || ++this.#steps > kMaxSteps) throw new RangeError('the header is too long');
    if (at < this.#start || at + length > this.#start + this.#window.byteLength) {
      this.#start = at;
      this.#window = new DataView(await this.#file.slice(at, at + kWindow).arrayBuffer());
    }
    return new DataView(this.#window.buffer, at - this.#start, length);
  }

  /** The same as Latin-1. @param {number} at @param {number} length */
  async text(at, length) {
    const view = await this.view(at, length);
    return String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(i)));
  }
}

/** @param {Size[]} sizes @returns {Size | null} */
function largest(sizes) {
  return sizes.reduce(
    (most, size) => (most && most.width * most.height >= size.width * size.height ? most : size),
    /** @type {Size | null} */ (null),
  );
}

/** @param {Header} header @param {number} [at] where it begins */
async function sizeOfPng(header, at = 0) {
  const view = await header.view(at + 16, 8);
  return { width: view.getUint32(0), height: view.getUint32(4) };
}

/** The frame's segment has the size: C0 to CF except C4, C8 and CC. @param {Header} header */
async function sizeOfJpeg(header) {
  for (let at = 2; ; ) {
    const view = await header.view(at, 2);
    const kind = view.getUint8(1);
    if (view.getUint8(0) !== 0xff) return null;
    if (kind === 0xff) {
      at += 1; // a fill byte
    } else if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      const frame = await header.view(at + 5, 4);
      return { width: frame.getUint16(2), height: frame.getUint16(0) };
    } else {
      at += 2 + (await header.view(at + 2, 2)).getUint16(0);
    }
  }
}

/** Browsers enlarge the screen so that the first frame fits. @param {Header} header */
async function sizeOfGif(header) {
  const kExtension = 0x21;
  const kFrame = 0x2c;
  const screen = await header.view(6, 7);
  const [width, height, flags] = [screen.getUint16(0, true), screen.getUint16(2, true), screen.getUint8(4)];
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0); // after the colour table
  while ((await header.view(at, 1)).getUint8(0) === kExtension) {
    for (at += 2; ; ) {
      const length = (await header.view(at, 1)).getUint8(0);
      at += 1 + length;
      if (length === 0) break;
    }
  }
  const frame = await header.view(at, 9);
  if (frame.getUint8(0) !== kFrame) return null;
  const [left, top, wide, high] = [1, 3, 5, 7].map((place) => frame.getUint16(place, true));
  return { width: Math.max(width, left + wide), height: Math.max(height, top + high) };
}

/** @param {Header} header @param {number} [at] where the bitmap's own header begins */
async function sizeOfBmp(header, at = 14) {
  const kOld = 12;
  const length = (await header.view(at, 4)).getUint32(0, true);
  const view = await header.view(at + 4, length === kOld ? 4 : 8);
  if (length === kOld) return { width: view.getUint16(0, true), height: view.getUint16(2, true) };
  return { width: Math.abs(view.getInt32(0, true)), height: Math.abs(view.getInt32(4, true)) };
}

/** Its pictures are PNG files or bitmaps, which have twice the height because of their masks. @param {Header} header */
async function sizeOfIco(header) {
  const count = (await header.view(4, 2)).getUint16(0, true);
  const sizes = [];
  for (let i = 0; i < count; ++i) {
    const at = (await header.view(6 + 16 * i + 12, 4)).getUint32(0, true);
    sizes.push((await header.text(at, 4)) === '\x89PNG' ? await sizeOfPng(header, at) : await sizeOfBmp(header, at));
  }
  return largest(sizes);
}

/** @param {Header} header */
async function sizeOfWebp(header) {
  const kind = await header.text(12, 4);
  const view = await header.view(20, 10);
  const sideAt = (/** @type {number} */ at) => view.getUint16(at, true) & 0x3fff;
  const longAt = (/** @type {number} */ at) => view.getUint16(at, true) + 0x10000 * view.getUint8(at + 2);
  if (kind === 'VP8 ') return { width: sideAt(6), height: sideAt(8) };
  if (kind === 'VP8X') return { width: 1 + longAt(4), height: 1 + longAt(7) };
  if (kind !== 'VP8L') return null;
  const bits = view.getUint32(1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** All its pages. @param {Header} header */
async function sizeOfTiff(header) {
  const [kWidth, kLength, kShort] = [256, 257, 3];
  const little = (await header.text(0, 1)) === 'I';
  const sizes = [];
  for (let at = (await header.view(4, 4)).getUint32(0, little); at !== 0; ) {
    const count = (await header.view(at, 2)).getUint16(0, little);
    const size = { width: 0, height: 0 };
    for (let i = 0; i < count; ++i) {
      const entry = await header.view(at + 2 + 12 * i, 12);
      const tag = entry.getUint16(0, little);
      const value = entry.getUint16(2, little) === kShort ? entry.getUint16(8, little) : entry.getUint32(8, little);
      if (tag === kWidth) size.width = value;
      if (tag === kLength) size.height = value;
    }
    sizes.push(size);
    at = (await header.view(at + 2 + 12 * count, 4)).getUint32(0, little);
  }
  return largest(sizes);
}

/** Boxes that contain sizes, each with the number of bytes before its inner boxes. */
const kHolders = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
  ['moov', 0],
  ['trak', 0],
  ['mdia', 0],
  ['minf', 0],
  ['stbl', 0],
  ['stsd', 8],
]);

/** Of stills ("ispe") and of sequences ("tkhd", "av01", "hvc1"). @param {Header} header */
async function sizeOfBoxes(header) {
  /** @type {Size[]} */
  const sizes = [];
  /** @param {number} from @param {number} end */
  const walk = async (from, end) => {
    for (let at = from; at + 8 <= end; ) {
      const short = (await header.view(at, 4)).getUint32(0);
      const kind = await header.text(at + 4, 4);
      const content = short === 1 ? at + 16 : at + 8;
      const length = short === 0 ? end - at : short === 1 ? Number((await header.view(at + 8, 8)).getBigUint64(0)) : short;
      if (length < content - at) return;
      const holder = kHolders.get(kind);
      if (holder !== undefined) {
        await walk(content + holder, Math.min(end, at + length));
      } else if (kind === 'ispe') {
        const view = await header.view(content + 4, 8);
        sizes.push({ width: view.getUint32(0), height: view.getUint32(4) });
      } else if (kind === 'tkhd') {
        const isLong = (await header.view(content, 1)).getUint8(0) === 1;
        const view = await header.view(content + (isLong ? 88 : 76), 8);
        sizes.push({ width: view.getUint16(0), height: view.getUint16(4) });
      } else if (['av01', 'hvc1', 'hev1'].includes(kind)) {
        const view = await header.view(content + 24, 4);
        sizes.push({ width: view.getUint16(0), height: view.getUint16(2) });
      }
      at += length;
    }
  };
  await walk(0, header.length);
  return largest(sizes);
}

/** The beginnings of files, and the functions that read their sizes. @type {[beginning: RegExp, size: (header: Header) => Promise<Size | null>][]} */
const kFormats = [
  [/^\x89PNG\r\n\x1a\n....IHDR/s, sizeOfPng],
  [/^\xff\xd8\xff/, sizeOfJpeg],
  [/^GIF8[79]a/, sizeOfGif],
  [/^BM/, sizeOfBmp],
  [/^\0\0[\x01\x02]\0/, sizeOfIco],
  [/^RIFF....WEBP/s, sizeOfWebp],
  [/^(II\*\0|MM\0\*)/, sizeOfTiff],
  [/^....ftyp(avif|avis|mif1|msf1|heic|heix|hevc|hevx|heim|heis)/s, sizeOfBoxes],
];

/** The size, or null if it cannot be determined. @param {Blob} file @returns {Promise<Size | null>} */
export async function sizeOf(file) {
  const header = new Header(file);
  try {
    const beginning = await header.text(0, Math.min(16, file.size));
    const format = kFormats.find(([pattern]) => pattern.test(beginning));
    const size = format ? await format[1](header) : null;
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
