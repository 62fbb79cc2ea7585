// The page's texts outside its canvas: before the UI has started, when something is missing, on paper, and in the document's own controls.
// The canvas has its texts in shell/words; both use the same language.
import { de } from './words/de.mjs';
import { en } from './words/en.mjs';
import { fr } from './words/fr.mjs';

/** @typedef {typeof en} Words  every translation has all of them */

/** @type {Record<string, Words>} */
const kLanguages = { en, de, fr };
let language = 'en';

/** The texts in the page's language. @returns {Words} */
export const words = () => kLanguages[language];

/** Sets the language and updates the texts in the page's own markup. @param {string} code "de" */
export function setLanguage(code) {
  language = code in kLanguages ? code : 'en';
  document.documentElement.lang = language;
  const texts = /** @type {Record<string, any>} */ (words());
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-words], [data-words-label]'))) {
    const { words: text, wordsLabel: label } = element.dataset;
    if (text) element.textContent = texts[text];
    if (label) element.setAttribute('aria-label', texts[label]);
  }
}

/** The first of the browser's languages that the page has. */
export function setBrowserLanguage() {
  const wanted = navigator.languages.map((one) => one.split('-')[0]);
  setLanguage(wanted.find((code) => code in kLanguages) ?? 'en');
}
