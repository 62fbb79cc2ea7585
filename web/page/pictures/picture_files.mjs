// Pictures that are pasted, dropped, chosen or taken with a camera. The UI only has their names, which it passes as the input of jobs; the
// pixels are then read from the file. Everything happens in the page: nothing is sent anywhere.
import { sizeOf } from './picture_size.mjs';

const kMaxSide = 2400; // pixels: enough to read a board that is a small part of the picture, and phones have the memory for it
const kMaxPixels = 64_000_000; // of the whole picture, as in the command line: more would exhaust the memory of a small machine
const kWhite = '#fff'; // behind transparent pictures

/** @param {File} file the browser derives its type from its name or its source */
export function isPicture(file) {
  return file.type.startsWith('image/');
}

export class PictureFiles {
  /** @type {Map<string, Blob>} */
  #files = new Map();
  #count = 0;
  /** The picture that was decoded last, because a picture is first read and then shown. @type {{input: string, pixels: Promise<ImageBitmap>} | undefined} */
  #last;

  /** @param {Blob} file @returns {string} its name as an input */
  take(file) {
    const input = `picture ${++this.#count}`;
    this.#files.set(input, file);
    return input;
  }

  /** @param {string} input */
  has(input) {
    return this.#files.has(input);
  }

  /** @param {string} input */
  forget(input) {
    this.#files.delete(input);
    if (this.#last?.input === input) this.#last = undefined;
  }

  /** The decoded picture, scaled down to kMaxSide. Rejects if the browser cannot decode it. @param {string} input @returns {Promise<ImageBitmap>} */
  pixels(input) {
    if (this.#last?.input !== input) this.#last = { input, pixels: decoded(/** @type {Blob} */ (this.#files.get(input))) };
    return this.#last.pixels;
  }

  /** The input of the verb read-picture: binary PPM. @param {string} input @returns {Promise<Blob>} */
  async ppm(input) {
    const picture = await this.pixels(input);
    const { width, height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas to draw on');
    context.fillStyle = kWhite;
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const rgb = new Uint8Array(3 * width * height);
    for (let from = 0, to = 0; from < data.length; from += 4) {
      rgb[to++] = data[from];
      rgb[to++] = data[from + 1];
      rgb[to++] = data[from + 2];
    }
    return new Blob([`P6\n${width} ${height}\n255\n`, rgb]);
  }
}

/** Thrown if a picture is too large to be decoded. */
export class TooLarge extends Error {}

/** @param {{width: number, height: number}} size */
function checkSize({ width, height }) {
  if (width * height > kMaxPixels) throw new TooLarge(`${width} x ${height}`);
}

/** @param {Blob} file @returns {Promise<ImageBitmap>} */
async function decoded(file) {
  const whole = await createImageBitmap(file.type === 'image/svg+xml' ? await drawingOf(file) : await safeToDecode(file));
  const scale = kMaxSide / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const size = { resizeWidth: Math.round(whole.width * scale), resizeHeight: Math.round(whole.height * scale) };
  const smaller = await createImageBitmap(whole, { ...size, resizeQuality: 'high' });
  whole.close();
  return smaller;
}

/** The file itself, if its header contains a size that is not too large. @param {Blob} file */
async function safeToDecode(file) {
  const size = await sizeOf(file);
  if (!size) throw new Error('the size of this format is not known before it is decoded');
  checkSize(size);
  return file;
}

/** Decodes an SVG the way browsers allow it: with an element, from an address that the page's policy permits. @param {Blob} file */
async function drawingOf(file) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await file.text())}`;
  await image.decode(); // does not create its pixels yet
  checkSize({ width: image.naturalWidth, height: image.naturalHeight });
  return image;
}
