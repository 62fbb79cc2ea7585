// Renders the page's icon from icon.svg, its only source, for systems that need PNG.
//
// It supports only this subset of SVG: a square viewBox that starts at 0, <rect> with x, y, width, height, rx, and <path> of M, h, v, z;
// each with a fill of six hexadecimal digits. Anything else throws.
import { deflateSync } from 'node:zlib';

/**
 * @typedef {{red: number, green: number, blue: number}} Colour
 * @typedef {{left: number, top: number, right: number, bottom: number, contains: (x: number, y: number) => boolean, colour: Colour}} Shape
 */

const kSamples = 4; // per pixel in each direction

/**
 * @param {string} svg
 * @param {number} size pixels
 * @param {boolean} masked the background reaches the edges, for systems that crop the icon to their own shape
 * @returns {Buffer} a PNG file
 */
export function iconPng(svg, size, masked) {
  const { side, shapes } = read(svg, masked);
  const pixels = new Uint8Array(size * size * 4);
  const scale = size / side;
  for (const shape of shapes) {
    const [x0, x1] = [Math.floor(shape.left * scale), Math.min(size, Math.ceil(shape.right * scale))];
    const [y0, y1] = [Math.floor(shape.top * scale), Math.min(size, Math.ceil(shape.bottom * scale))];
    for (let y = y0; y < y1; ++y) {
      for (let x = x0; x < x1; ++x) {
        let inside = 0;
        for (let s = 0; s < kSamples * kSamples; ++s) {
          const [dx, dy] = [s % kSamples, Math.floor(s / kSamples)].map((step) => (step + 0.5) / kSamples);
          if (shape.contains((x + dx) / scale, (y + dy) / scale)) ++inside;
        }
        paint(pixels, 4 * (y * size + x), shape.colour, inside / (kSamples * kSamples));
      }
    }
  }
  return png(size, pixels);
}

/** @param {Uint8Array} pixels @param {number} at @param {Colour} colour @param {number} share of the pixel that it covers */
function paint(pixels, at, { red, green, blue }, share) {
  const below = pixels[at + 3] / 255;
  const alpha = share + below * (1 - share);
  if (alpha === 0) return;
  [red, green, blue].forEach((value, i) => {
    pixels[at + i] = Math.round((value * share + pixels[at + i] * below * (1 - share)) / alpha);
  });
  pixels[at + 3] = Math.round(255 * alpha);
}

/** @param {string} svg @param {boolean} masked @returns {{side: number, shapes: Shape[]}} */
function read(svg, masked) {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  if (!side) throw new Error('icon.svg: expected a square viewBox from 0');
  const elements = svg.replace(/<!--[^]*?-->/g, '').match(/<[^/][^>]*>/g) ?? [];
  const shapes = elements
    .filter((tag) => !tag.startsWith('<svg '))
    .map((tag, i) => {
      const values = new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
      const fill = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i.exec(values.get('fill') ?? '');
      if (!fill) throw new Error(`icon.svg: expected a fill of six hexadecimal digits in ${tag}`);
      const [red, green, blue] = fill.slice(1).map((digits) => Number.parseInt(digits, 16));
      const number = (/** @type {string} */ name) => Number(values.get(name) ?? 0);
      const rounding = masked && i === 0 ? 0 : number('rx');
      const outline = tag.startsWith('<rect ')
        ? rectangle(number('x'), number('y'), number('width'), number('height'), rounding)
        : tag.startsWith('<path ')
          ? polygon(corners(values.get('d') ?? ''))
          : null;
      if (!outline) throw new Error(`icon.svg: ${tag} is neither a rectangle nor a path`);
      return { ...outline, colour: { red, green, blue } };
    });
  return { side, shapes };
}

/** @param {number} left @param {number} top @param {number} width @param {number} height @param {number} rounding */
function rectangle(left, top, width, height, rounding) {
  const [right, bottom] = [left + width, top + height];
  const contains = (/** @type {number} */ x, /** @type {number} */ y) => {
    if (x < left || x > right || y < top || y > bottom) return false;
    const dx = Math.max(left + rounding - x, x - (right - rounding), 0);
    const dy = Math.max(top + rounding - y, y - (bottom - rounding), 0);
    return dx * dx + dy * dy <= rounding * rounding;
  };
  return { left, top, right, bottom, contains };
}

/** The corners of a path. @param {string} path */
function corners(path) {
  if (!/^M[\d.]+ [\d.]+(?:[hv]-?[\d.]+)+z$/.test(path)) throw new Error(`icon.svg: expected a path of M, h, v and z, found "${path}"`);
  let [x, y] = path
    .slice(1)
    .split(/[hvz ]/, 2)
    .map(Number);
  const points = [{ x, y }];
  for (const [, direction, length] of path.matchAll(/([hv])(-?[\d.]+)/g)) {
    if (direction === 'h') x += Number(length);
    else y += Number(length);
    points.push({ x, y });
  }
  return points;
}

/** @param {{x: number, y: number}[]} points */
function polygon(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  // A point is inside if a ray to the right crosses the outline an odd number of times.
  const contains = (/** @type {number} */ x, /** @type {number} */ y) =>
    points.filter((from, i) => {
      const to = points[(i + 1) % points.length];
      return from.y > y !== to.y > y && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y);
    }).length %
      2 ===
    1;
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys), contains };
}

// ----------------------------------------------------------------------------------------------------------------- the format

/** @param {number} size @param {Uint8Array} pixels red, green, blue, alpha */
function png(size, pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits per pixel: the index of its colour in the palette
  const quads = new Uint32Array(pixels.buffer);
  const colours = [...new Set(quads)];
  if (colours.length > 256) throw new Error(`icon.svg: expected at most 256 colours, found ${colours.length}`);
  const place = new Map(colours.map((colour, i) => [colour, i]));
  const rows = Buffer.alloc(size * (size + 1)); // each row begins with a 0: no filter
  quads.forEach((colour, i) => (rows[i + Math.floor(i / size) + 1] = place.get(colour) ?? 0));
  const bytes = new Uint8Array(Uint32Array.from(colours).buffer); // red, green, blue, alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(bytes.filter((_, i) => i % 4 !== 3))),
    chunk('tRNS', Buffer.from(bytes.filter((_, i) => i % 4 === 3))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** PNG's checksum, CRC-32. @param {Buffer} bytes */
function crc(bytes) {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; ++bit) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  }
  return ~remainder >>> 0;
}
