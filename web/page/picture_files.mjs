// Pictures that are pasted, dropped, chosen or taken. The UI has a name for each, which it gives as the input of a job: what the picture
// shows is then read from its file. All of it happens in the page: nothing is sent anywhere.

const kMaxSide = 2400; // pixels; a board in a part of the picture is read as well as it can be, and a phone has the memory
const kMaxPixels = 64_000_000; // of the whole picture, as the command line has it: more would take the memory of a small machine
const kHeader = 256 * 1024; // bytes, in which a size is looked for
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

/** @param {Blob} file @returns {Promise<ImageBitmap>} */
async function decoded(file) {
  const [width, height] = sizeIn(new DataView(await file.slice(0, kHeader).arrayBuffer()));
  if (width * height > kMaxPixels) throw new TooLarge(`${width} x ${height}`);
  const whole = await createImageBitmap(file.type === 'image/svg+xml' ? await drawingOf(file) : file);
  const scale = kMaxSide / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const size = { resizeWidth: Math.round(whole.width * scale), resizeHeight: Math.round(whole.height * scale) };
  const smaller = await createImageBitmap(whole, { ...size, resizeQuality: 'high' });
  whole.close();
  return smaller;
}

/** A drawing as browsers let it be decoded: by an element, from an address that the page's policy allows. @param {Blob} file */
async function drawingOf(file) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await file.text())}`;
  await image.decode();
  return image;
}

/** Width and height as the header of a PNG or a JPEG says them; 0: another kind, which is left to the browser. @param {DataView} bytes */
export function sizeIn(bytes) {
  const kPng = 0x89504e47;
  const kJpeg = 0xffd8;
  if (bytes.byteLength >= 24 && bytes.getUint32(0) === kPng) return [bytes.getUint32(16), bytes.getUint32(20)];
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== kJpeg) return [0, 0];
  // Segments: FF, the kind, the length, of which the frame's (C0 to CF but for C4, C8, CC) has the size.
  for (let at = 2; at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    const kind = bytes.getUint8(at + 1);
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) return [bytes.getUint16(at + 7), bytes.getUint16(at + 5)];
  }
  return [0, 0];
}
