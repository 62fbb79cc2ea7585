// The page's texts outside its canvas: before the UI has started, when something is missing, on paper, and in the document's own controls.
// The canvas has its texts in shell/words; both use the same language.
import { de } from './words/de.mjs';
import { en } from './words/en.mjs';
import { fr } from './words/fr.mjs';

/** @typedef {typeof en} Words  every translation has all of them */

/** @type {Record<string, Words>} */
const kLanguages = { en, de, fr };
/** The storage key of the page's last language, in which the next visit starts. */
const kKey = 'rookery-language';
let current = 'en';

/** @param {string} code */
const isLanguage = (code) => Object.keys(kLanguages).includes(code);

/** The texts in the page's language. @returns {Words} */
export const words = () => kLanguages[current];

/** Its code: "de". */
export const language = () => current;

/** The file with the canvas's texts in a language other than English. @param {string} code "de" */
export const pageTextsOf = (code) => `page_${code}.txt`;

/** Sets the language and updates the texts in the page's own markup. @param {string} code "de" */
function setLanguage(code) {
  current = isLanguage(code) ? code : 'en';
  document.documentElement.lang = current;
  const texts = /** @type {Record<string, any>} */ (words());
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-words], [data-words-label]'))) {
    const { words: text, wordsLabel: label } = element.dataset;
    if (text) element.textContent = texts[text];
    if (label) element.setAttribute('aria-label', texts[label]);
  }
}

/** The language in which the UI will probably start: the last one, or the first of the browser's that the page has. */
export function setFirstLanguage() {
  const wanted = [lastLanguage(), ...navigator.languages.map((one) => one.split('-')[0])];
  setLanguage(wanted.find(isLanguage) ?? 'en');
}

/** Takes the UI's language, and remembers it for the next visit. @param {string} code "de" */
export function keepLanguage(code) {
  setLanguage(code);
  try {
    window.localStorage.setItem(kKey, current);
  } catch {
    // The next visit starts in the browser's language.
  }
}

function lastLanguage() {
  try {
    return window.localStorage.getItem(kKey) ?? '';
  } catch {
    return '';
  }
}
