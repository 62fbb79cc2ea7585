// Finds words that are in no dictionary: in the page's texts (with a dictionary for each language), the guide to techniques, and the
// documents of the repository. Prints each with a file that contains it. Words of the field are in spelling/LANGUAGE.txt.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const kDictionaries = { en: 'en_US,en_GB', de: 'de_DE', fr: 'fr' };

/** @param {string[]} patterns @returns {string[]} */
const filesLike = (...patterns) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], { cwd: kRoot, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
/** @param {string} file */
const textOf = (file) => readFileSync(`${kRoot}/${file}`, 'utf8');

/** The string literals of a source; adjacent ones are joined. @param {string} source */
const literalsOf = (source) =>
  [...source.matchAll(/(?:"(?:[^"\\\n]|\\.)*"\s*)+/g)]
    .map(([run]) => [...run.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text]) => text).join(''))
    .map((text) => text.replace(/\\u([0-9A-Fa-f]{4})/g, (_, hex) => String.fromCodePoint(parseInt(hex, 16))).replace(/\\./g, ' '))
    .join('\n');
/** The texts of a script. @param {string} source */
const scriptTextsOf = (source) =>
  [...withoutComments(source).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, plain, filled]) => (plain ?? filled.replace(/\$\{[^}]*\}/g, ' ')).replace(/\\u2019/g, "'").replace(/\\u00A0/g, ' '))
    .join('\n');
/** A source without its comments and includes. @param {string} source */
const withoutComments = (source) => source.replace(/^\s*(\/\/|#).*$/gm, '');
/** A source without what people type to find a command, which is no prose. @param {string} source */
const withoutSynonyms = (source) => source.replace(/TEXT\(kSeek\w+,[^)]*\)/g, '');
/** A document without its code. @param {string} source */
const proseOf = (source) =>
  source
    .replace(/```[^]*?```/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<[^>]*>/g, ' ');

/** Ordinary words: no file names, cell names or options. @param {string} text @returns {string[]} */
const wordsOf = (text) =>
  text
    .split(/[\s/()[\]\u2026,;:!?"\u201C\u201D\u201E\u00AB\u00BB\u2009\u00A0|+=*<>\u2013-]+/u)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '').replace(/\.+$/, ''))
    .map((word) => word.replace(/\u2019/g, "'").replace(/'s?$/, ''))
    .filter((word) => /^[\p{L}']{2,}$/u.test(word));

/** @param {'en' | 'de' | 'fr'} language @param {[file: string, text: string][]} texts */
function unknownWords(language, texts) {
  const known = new Set(textOf(`tests/style/spelling/${language}.txt`).split('\n'));
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const [file, text] of texts) for (const word of wordsOf(text)) if (!known.has(word) && !places.has(word)) places.set(word, file);
  const wrong = execFileSync('hunspell', ['-l', '-i', 'utf-8', '-d', kDictionaries[language]], {
    input: [...places.keys()].join('\n'),
    encoding: 'utf8',
  });
  return wrong
    .split('\n')
    .filter((word) => places.has(word))
    .map((word) => `${places.get(word)}: ${word}`);
}

const found = [];
for (const language of /** @type {const} */ (['en', 'de', 'fr'])) {
  /** @type {[string, string][]} */
  const texts = filesLike(`shell/words/${language}/*.inc`).map((file) => [
    file,
    literalsOf(withoutSynonyms(withoutComments(textOf(file)))),
  ]);
  for (const file of filesLike(`web/page/words/${language}.mjs`)) texts.push([file, scriptTextsOf(textOf(file))]);
  if (language === 'en') {
    for (const file of filesLike('core/logic/guide/*.cpp')) texts.push([file, literalsOf(withoutComments(textOf(file)))]);
    for (const file of filesLike('*.md')) texts.push([file, proseOf(textOf(file))]);
  }
  found.push(...unknownWords(language, texts));
}
if (found.length > 0) console.log(found.join('\n'));
process.exitCode = found.length > 0 ? 1 : 0;
