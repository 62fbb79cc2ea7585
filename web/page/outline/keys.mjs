// Keys as the UI writes them ("Ctrl+Z / U"), in the syntax of aria-keyshortcuts ("Control+Z U").

const kModifiers = new Map([
  ['Ctrl', 'Control'],
  ['Shift', 'Shift'],
  ['Alt', 'Alt'],
  ['Cmd', 'Meta'],
]);
const kNames = new Map([
  ['Up', 'ArrowUp'],
  ['Down', 'ArrowDown'],
  ['Left', 'ArrowLeft'],
  ['Right', 'ArrowRight'],
  ['Esc', 'Escape'],
  ['+', 'Plus'],
  ...['Escape', 'Enter', 'Space', 'Tab', 'Backspace', 'Delete', 'Insert', 'Home', 'End', 'PageUp', 'PageDown'].map(
    (name) => /** @type {[string, string]} */ ([name, name]),
  ),
]);

/** One chord, or an empty text where ARIA has no word for it, such as "1-9". @param {string} chord */
function ariaChord(chord) {
  // What follows the last "+" is the key, unless the key is "+" itself.
  const split = chord.slice(0, -1).lastIndexOf('+');
  const key = chord.slice(split + 1);
  const modifiers =
    split < 0
      ? []
      : chord
          .slice(0, split)
          .split('+')
          .map((name) => kModifiers.get(name));
  const name = kNames.get(key) ?? (/^[!-~]$|^F\d+$/.test(key) ? key : undefined);
  return name === undefined || modifiers.includes(undefined) ? '' : [...modifiers, name].join('+');
}

/** An empty text if none of them can be said. @param {string} keys */
export function ariaKeys(keys) {
  return keys.split(' / ').map(ariaChord).filter(Boolean).join(' ');
}
