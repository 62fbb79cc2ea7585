// Pictures that are pasted, dropped, chosen or taken. The UI has a name for each, which it gives as the input of a job: what the picture
// shows is then read from its file. All of it happens in the page: nothing is sent anywhere.
import { sizeOf } from './picture_size.mjs';

const kMaxSide = 2400; // pixels; a board in a part of the picture is read as well as it can be, and a phone has the memory
const kMaxPixels = 64_000_000; // of the whole picture, as the command line has it: more would take the memory of a small machine
const kWhite = '#fff'; // behind pictures that are transparent

/** @param {File} file its type is what the browser made of its name or its source */
export function isPicture(file) {
  return file.type.startsWith('image/');
}

export class PictureFiles {
  /** @type {Map<string, Blob>} */
  #files = new Map();
  #count = 0;
  /** The picture that was decoded last: it is read first, and then shown. @type {{input: string, pixels: Promise<ImageBitmap>} | undefined} */
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

  /** No larger than what is looked at. Rejected where the browser cannot decode it. @param {string} input @returns {Promise<ImageBitmap>} */
  pixels(input) {
    if (this.#last?.input !== input) this.#last = { input, pixels: decoded(/** @type {Blob} */ (this.#files.get(input))) };
    return this.#last.pixels;
  }

  /** What the verb read-picture takes: binary PPM. @param {string} input @returns {Promise<Blob>} */
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

/** Thrown where a picture is not decoded for its size. */
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

/** The file itself, if its header has a size, and not too large a one. @param {Blob} file */
async function safeToDecode(file) {
  const size = await sizeOf(file);
  if (!size) throw new Error('a format whose size is not known before it is decoded');
  checkSize(size);
  return file;
}

/** A drawing as browsers let it be decoded: by an element, from an address that the page's policy allows. @param {Blob} file */
async function drawingOf(file) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await file.text())}`;
  await image.decode(); // its pixels are not made yet
  checkSize({ width: image.naturalWidth, height: image.naturalHeight });
  return image;
}
