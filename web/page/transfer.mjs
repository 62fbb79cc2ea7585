// Texts that come and go: paste anywhere, copy, dropped and chosen files, downloads.
import { element } from './dom.mjs';
import { kLongText } from './long_texts.mjs';
import { isPicture, sentenceOfPicture } from './picture_files.mjs';
import { words } from './words.mjs';

/** A text field of the page itself, where the browser's own paste and copy are right. */
function isOwnField(/** @type {EventTarget | null} */ target) {
  return target instanceof HTMLElement && target.id !== 'typing' && target.matches('input, textarea');
}

/**
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {import('./long_texts.mjs').LongTexts} texts
 * @param {HTMLInputElement} picker the file input
 */
export function listenToTransfers(app, frames, texts, picker) {
  picker.addEventListener('change', () => {
    for (const file of picker.files ?? []) dropFile(app, frames, texts, file);
    picker.value = ''; // the same file may be chosen again
  });
  const paste = (/** @type {string} */ text) => pasteText(app, frames, texts, text);
  document.addEventListener('paste', (event) => {
    if (isOwnField(event.target)) return;
    event.preventDefault();
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A spreadsheet puts a picture beside the text; a file manager may put the file's name or place beside the file.
    if (file && (text === '' || text.trimEnd().endsWith(file.name))) {
      dropFile(app, frames, texts, file);
    } else {
      paste(text);
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
    if (files.length === 0 && text !== '') paste(text);
    for (const file of files) dropFile(app, frames, texts, file);
  });
}

/**
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {import('./long_texts.mjs').LongTexts} texts
 * @param {string} text
 */
export function pasteText(app, frames, texts, text) {
  if (text.length >= kLongText) {
    takeLongText(app, frames, texts, '', new Blob([text]));
  } else {
    app.paste(text);
    frames.request();
  }
}

/** Says why nothing comes of a file, until it is closed or another file is read. @param {string} sentence empty: nothing is to be said */
function showRefusal(sentence) {
  element('refusal').hidden = sentence === '';
  element('refusal-text').textContent = sentence;
  element('refusal-close').onclick = () => showRefusal('');
}

/**
 * Hands a file's text to the UI.
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {import('./long_texts.mjs').LongTexts} texts
 * @param {File} file
 */
export async function dropFile(app, frames, texts, file) {
  if (isPicture(file)) {
    showRefusal(await sentenceOfPicture(file));
    return;
  }
  if (file.size >= kLongText) {
    await takeLongText(app, frames, texts, file.name, file);
    return;
  }
  const text = await file.text().catch(() => null);
  showRefusal(text === null ? words().unreadable(file.name) : '');
  if (text === null) return;
  app.dropFile(file.name, text);
  frames.request();
}

/**
 * Tells the UI of a text that it only knows by name.
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {import('./long_texts.mjs').LongTexts} texts
 * @param {string} fileName empty: pasted
 * @param {Blob} text
 */
async function takeLongText(app, frames, texts, fileName, text) {
  const taken = await texts.take(text).catch(() => null);
  showRefusal(taken === null ? words().unreadable(fileName) : '');
  if (taken === null) return;
  app.takeLongText(fileName, taken);
  frames.request();
}

/** What programs take files of these names for. @type {Record<string, string>} */
const kTypes = { svg: 'image/svg+xml' };

/**
 * A download.
 * @param {string} name
 * @param {string} text
 */
export function saveFile(name, text) {
  const type = kTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/**
 * The same of anything.
 * @param {string} name
 * @param {Blob} blob
 */
export function saveBlob(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
