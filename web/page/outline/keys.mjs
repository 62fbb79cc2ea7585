// Converts shortcuts as the UI writes them ("Ctrl+Z / U") to the syntax of aria-keyshortcuts ("Control+Z U").

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

/** One chord, or an empty text if ARIA cannot express it, such as "1-9". @param {string} chord */
function ariaChord(chord) {
  // The key follows the last "+", unless it is "+" itself.
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

/** The chords that ARIA can express; empty if there are none. @param {string} keys */
export function ariaKeys(keys) {
  return keys.split(' / ').map(ariaChord).filter(Boolean).join(' ');
}
