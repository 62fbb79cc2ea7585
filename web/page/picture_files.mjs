// Pictures that are pasted, dropped or chosen: they hold no text, so the page says what they are and what to do instead.
import { words } from './words.mjs';

/** Names of picture types that differ from the word in the type. @type {Record<string, string>} */
const kNames = { 'svg+xml': 'SVG', 'x-icon': 'ICO', 'vnd.microsoft.icon': 'ICO', 'heic-sequence': 'HEIC' };

/** @param {File} file its type is what the browser made of its name or its source */
export function isPicture(file) {
  return file.type.startsWith('image/');
}

/** @param {File} file a picture @returns {Promise<string>} */
export async function sentenceOfPicture(file) {
  const type = file.type.slice('image/'.length);
  const kind = kNames[type] ?? type.replace(/^x-/, '').toUpperCase();
  const size = await sizeOf(file).catch(() => null); // a picture of a kind that this browser cannot show
  const what = [kind, ...(size ? [`${size.width}\u00D7${size.height}`] : [])].join(', ');
  return words().picture(what);
}

/** In pixels. @param {File} file */
async function sizeOf(file) {
  const picture = await createImageBitmap(file);
  const size = { width: picture.width, height: picture.height };
  picture.close();
  return size;
}
