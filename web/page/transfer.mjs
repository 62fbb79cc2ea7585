// Input and output of texts: paste anywhere, copy, dropped and chosen files, downloads.
import { element } from './dom.mjs';
import { isPicture } from './pictures/picture_files.mjs';
import { kLongText } from './storage/long_texts.mjs';
import { words } from './words.mjs';

/**
 * @typedef {object} Taking the objects that receive texts and files
 * @property {import('./canvas_app.mjs').CanvasApp} app
 * @property {import('./frames.mjs').Frames} frames
 * @property {import('./storage/long_texts.mjs').LongTexts} texts
 * @property {import('./pictures/picture_files.mjs').PictureFiles} pictures
 */

/** Whether this is a text field of the page itself, where the browser's own paste and copy are right. */
function isOwnField(/** @type {EventTarget | null} */ target) {
  return target instanceof HTMLElement && target.id !== 'typing' && target.matches('input, textarea');
}

/** @param {Taking} to @param {HTMLInputElement[]} pickers file inputs */
export function listenToTransfers(to, pickers) {
  for (const picker of pickers) {
    picker.addEventListener('change', () => {
      takeFiles(to, [...(picker.files ?? [])]);
      picker.value = ''; // the same file may be chosen again
    });
  }
  const { app, frames } = to;
  document.addEventListener('paste', (event) => {
    if (isOwnField(event.target)) return;
    event.preventDefault();
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A spreadsheet copies a picture together with the text; a file manager may copy the file's name or path together with the file.
    if (files.length > 0 && (text === '' || text.trimEnd().endsWith(files[0].name))) {
      takeFiles(to, files);
    } else {
      pasteText(to, text);
    }
  });

  const copy = (/** @type {ClipboardEvent} */ event) => {
    if (isOwnField(event.target)) return;
    const text = app.copy(event.type === 'cut');
    frames.request();
    if (text === '') return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', copy);
  document.addEventListener('cut', copy);

  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (files.length === 0 && text !== '') pasteText(to, text);
    takeFiles(to, files);
  });
}

/** @param {Taking} to @param {string} text */
export function pasteText(to, text) {
  if (text.length >= kLongText) {
    takeLongText(to, '', new Blob([text]));
  } else {
    give(to.frames, () => to.app.paste(text));
  }
}

/** Gives the UI a text, which may not fit in its memory. @param {import('./frames.mjs').Frames} frames @param {() => void} action */
function give(frames, action) {
  try {
    action();
    frames.request();
  } catch (error) {
    console.info(`a text could not be opened: ${error}`);
    showRefusal(words().noRoomForText);
  }
}

/** Shows why a file was refused, until the user closes it or another file is read. @param {string} sentence empty: hides the message */
function showRefusal(sentence) {
  element('refusal').hidden = sentence === '';
  element('refusal-text').textContent = sentence;
  element('refusal-close').onclick = () => showRefusal('');
}

/** Takes files that arrived together: each text separately, pictures as a set of boards. @param {Taking} to @param {File[]} files */
export function takeFiles(to, files) {
  takePictures(to, files.filter(isPicture));
  for (const file of files) if (!isPicture(file)) takeFile(to, file);
}

/** @param {Taking} to @param {(Blob & {name?: string})[]} pictures */
export function takePictures({ app, frames, pictures: known }, pictures) {
  if (pictures.length === 0) return;
  showRefusal('');
  app.picturesCame(pictures.map((one) => ({ name: one.name || words().pastedPicture, input: known.take(one) })));
  frames.request();
}

/** Hands a file's text to the UI. @param {Taking} to @param {File} file */
async function takeFile(to, file) {
  if (file.size >= kLongText) {
    await takeLongText(to, file.name, file);
    return;
  }
  const text = await file.text().catch(() => null);
  showRefusal(text === null ? words().unreadable(file.name) : '');
  if (text === null) return;
  give(to.frames, () => to.app.dropFile(file.name, text));
}

/**
 * Gives the UI the name of a long text.
 * @param {Taking} to
 * @param {string} fileName empty: pasted
 * @param {Blob} text
 */
async function takeLongText({ app, frames, texts }, fileName, text) {
  const taken = await texts.take(text).catch(() => null);
  showRefusal(taken === null ? words().unreadable(fileName) : '');
  if (taken === null) return;
  app.takeLongText(fileName, taken.name, taken.beginning, taken.size);
  frames.request();
}

/** Media types by file extension. @type {Record<string, string>} */
const kTypes = { svg: 'image/svg+xml' };

/**
 * Downloads a text.
 * @param {string} name
 * @param {string} text
 */
export function saveFile(name, text) {
  const type = kTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/**
 * Downloads a Blob.
 * @param {string} name
 * @param {Blob} blob
 */
export function saveBlob(name, blob) {
  const address = URL.createObjectURL(blob);
  saveAddress(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads the file at that address. @param {string} name @param {string} address */
export function saveAddress(name, address) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
