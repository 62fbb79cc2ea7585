// Counts words that mark translated prose, in comments, documents and the page's texts. Prints the files that have most of them if there
// are more than kMaxPer1000 in 1,000 lines.
//
//   node tests/style/prose.mjs [all]     all: prints each place in any case
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const kMaxPer1000 = 6;
const kFilesNamed = 10;
const kMarked =
  /\b(stands?|stood|lies|lay|beside|nobody|whoever|whichever|(?:is|are|was|be) (?:said|told)|said of|tells of|go(?:es|ing)? on|went on|comes? again|dear|anew|a matter of|is no concern|thereby|whereby|wherein|be it|to and fro|in sight|meanwhile|is at it|holds? for|put aside)\b/gi;
const kProse = /\.(md|cpp|hpp|inc|mjs|ts|mts|css)$/;
const kElsewhere = /^tests\/(fuzz\/corpus|style)\//;

/** The prose of a line: a document's, a comment's, or a text of the page. @param {string} path @param {string} line */
function proseOf(path, line) {
  if (path.endsWith('.md') || path.startsWith('shell/words/')) return line.trim();
  const [, slashes, stars] = /(?:^|\s)\/\/(?!\/)(.*)$|^\s*\/?\*+(.*)$/.exec(line) ?? [];
  return (slashes ?? stars ?? '').trim();
}

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => kProse.test(path) && !kElsewhere.test(path) && !/^shell\/words\/(de|fr)\//.test(path));
let lines = 0;
/** @type {{path: string, places: string[]}[]} */
const found = [];
for (const path of paths) {
  /** @type {string[]} */
  const places = [];
  let isCode = false; // in a document
  for (const [i, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (path.endsWith('.md') && line.startsWith('```')) isCode = !isCode;
    const prose = isCode ? '' : proseOf(path, line);
    if (prose) ++lines;
    for (const [word] of prose.matchAll(kMarked)) places.push(`${path}:${i + 1}: ${word}`);
  }
  if (places.length > 0) found.push({ path, places });
}
const marked = found.reduce((sum, { places }) => sum + places.length, 0);
const isTooMuch = marked * 1000 > kMaxPer1000 * lines;
if (process.argv[2] === 'all') console.log(found.flatMap(({ places }) => places).join('\n'));
if (process.argv[2] === 'all' || isTooMuch) {
  console.log(
    `${marked} marked words in ${lines} lines of prose: ${((marked * 1000) / lines).toFixed(1)} in 1,000, at most ${kMaxPer1000}`,
  );
  found.sort((one, other) => other.places.length - one.places.length);
  for (const { path, places } of found.slice(0, kFilesNamed)) console.log(`${path}: ${places.length}`);
}
process.exitCode = isTooMuch ? 1 : 0;
