// Texts that come and go: paste anywhere, copy, dropped and chosen files, downloads.
import { element } from './dom.mjs';
import { isPicture, sentenceOfPicture } from './picture_files.mjs';

/** A text field of the page itself, where the browser's own paste and copy are right. */
function isOwnField(/** @type {EventTarget | null} */ target) {
  return target instanceof HTMLElement && target.id !== 'typing' && target.matches('input, textarea');
}

/**
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {HTMLInputElement} picker the file input
 */
export function listenToTransfers(app, frames, picker) {
  picker.addEventListener('change', () => {
    for (const file of picker.files ?? []) dropFile(app, frames, file);
    picker.value = ''; // the same file may be chosen again
  });
  document.addEventListener('paste', (event) => {
    if (isOwnField(event.target)) return;
    event.preventDefault();
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A spreadsheet puts a picture beside the text; a file manager may put the file's name or place beside the file.
    if (file && (text === '' || text.trimEnd().endsWith(file.name))) {
      dropFile(app, frames, file);
    } else {
      app.paste(text);
      frames.request();
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
    if (files.length === 0 && text !== '') {
      app.paste(text);
      frames.request();
    }
    for (const file of files) dropFile(app, frames, file);
  });
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
 * @param {File} file
 */
export async function dropFile(app, frames, file) {
  if (isPicture(file)) {
    showRefusal(await sentenceOfPicture(file));
    return;
  }
  const text = await file.text().catch(() => null);
  showRefusal(text === null ? `"${file.name}" cannot be read: it may be a folder, gone, or too large.` : '');
  if (text === null) return;
  app.dropFile(file.name, text);
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
