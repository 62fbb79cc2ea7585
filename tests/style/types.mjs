// Prints classes, structs, unions and enumerations with the same name in the same namespace. Compilers and linkers do not
// complain as long as no file includes both; but the linker keeps only one copy of their inline members, and of templates
// with them, for both: a std::vector<CellDigit> once grew by elements of eight bytes although its own have three.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Each variant has its own V128; a program contains only one of them.
const kVariants = /^core\/simd\/v128_(scalar|vector)\.hpp:/;

const kOpened = /^(?:inline )?namespace ?([\w:]*) ?\{/;
const kClosed = /^\}\s*\/\/ namespace/;
const kType = /^(?:struct|class|union|enum|enum class)\s+(\w+)(?: final)?(?: : [^;]*)? ?\{/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core/*.?pp', 'shell/*.?pp', 'tests/support/*.?pp'], {
  encoding: 'utf8',
});
/** @type {Map<string, string[]>} */
const places = new Map();
for (const file of files.split('\n').filter(Boolean)) {
  /** @type {string[]} */
  const namespaces = [];
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const opened = kOpened.exec(line);
    if (opened) namespaces.push(opened[1]);
    else if (kClosed.test(line)) namespaces.pop();
    const type = kType.exec(line);
    if (!type || namespaces.includes('')) continue; // an unnamed namespace is local to its file
    const name = [...namespaces, type[1]].join('::');
    places.set(name, [...(places.get(name) ?? []), `${file}:${index + 1}`]);
  }
}
for (const [name, at] of places) {
  if (at.length > 1 && !at.every((place) => kVariants.test(place))) console.log(`${at.join(', ')}: ${name}`);
}
