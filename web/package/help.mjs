// The command line's help, derived from the core's declarations of its verbs.
import { GENERAL, optionsOf } from './arguments.mjs';

/** @import {VerbInfo} from '../rookery.js' */

const WIDTH = 100;
const INDENT = 28; // of the text next to a name

const ABOUT = `Rookery: solves, rates, explains and makes sudoku puzzles. The engine as WebAssembly, on all cores.
It reads the named files or standard input, and writes tab-separated rows to standard output.
Exit status: 0 everything was done, 1 some inputs were bad, 2 the call was wrong, 3 stopped early (by --give-up before
--count was reached, or by a signal), 130 stopped by Ctrl+C.`;

/** @param {VerbInfo[]} verbs */
export function helpOf(verbs) {
  const list = verbs.map(({ name, help }) => entry(name, help)).join('');
  return `${ABOUT}\n\nrookery VERB [OPTIONS] [FILE...]\nrookery VERB --help\nrookery --version\n\nVerbs:\n${list}`;
}

/** @param {VerbInfo} verb */
export function helpOfVerb(verb) {
  const { name, help, takesInput, insteadOfInput, awaits } = verb;
  const either = insteadOfInput.map((option) => `--${option}`).join(' or ');
  const without = either && `; not with ${either}`;
  const files = takesInput
    ? `\nFILE...\n${entry('', `${awaits} (standard input if no FILE is named${without}; - is standard input)`)}`
    : '';
  const list = (/** @type {{name: string, value: string, help: string}[]} */ options) =>
    options.map((option) => entry(`--${option.name} ${option.value}`.trimEnd(), option.help)).join('');
  const own = optionsOf(verb).length > 0 ? `\nOptions:\n${list(optionsOf(verb))}` : '';
  const usage = `rookery ${name} [OPTIONS]${takesInput ? ' [FILE...]' : ''}`;
  return `${help}\n\n${usage}\n${files}${own}\nGeneral options:\n${list(GENERAL)}`;
}

/** A name with a text next to it. @param {string} name @param {string} text */
function entry(name, text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] === '') lines[last] = word;
    else if (lines[last].length + word.length < WIDTH - INDENT) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  const head = `  ${name}`;
  if (head.length >= INDENT) lines.unshift('');
  return lines.map((line, i) => `${(i === 0 ? head : '').padEnd(INDENT)}${line}`.trimEnd() + '\n').join('');
}
