// The attributes of every element that was made from a node of the outline: its id, description, keys and state.
import { setAttribute } from '../dom.mjs';

/** @typedef {import('./nodes.mjs').OutlineNode} OutlineNode */

/** The latest node of each element. @type {WeakMap<Element, OutlineNode>} */
const nodes = new WeakMap();

/** The node of an element, or undefined. @param {Element} element */
export const nodeOf = (element) => nodes.get(element);

/** @param {boolean | undefined} on */
export const stateOf = (on) => (on === undefined ? undefined : String(on));

/** Sets the attributes that all elements have. @param {HTMLElement} element @param {OutlineNode} node */
export function describe(element, node) {
  nodes.set(element, node);
  setAttribute(element, 'data-id', node.id);
  setAttribute(element, 'aria-description', [node.problem, node.help].filter(Boolean).join('. ') || undefined);
  setAttribute(element, 'aria-keyshortcuts', ariaKeys(node.keys ?? '') || undefined);
}

/**
 * Enables or disables a button. While it has the focus, it stays enabled and is only marked as disabled.
 * @param {HTMLButtonElement} button @param {boolean} off @param {boolean} [focused]
 */
export function setUse(button, off, focused = button === document.activeElement) {
  if (button.disabled !== (off && !focused)) button.disabled = off && !focused;
  setOff(button, off && focused);
}

/** Marks an element that is not a button as disabled. @param {HTMLElement} element @param {boolean} [off] */
export const setOff = (element, off) => setAttribute(element, 'aria-disabled', off ? 'true' : undefined);

// --- shortcuts as the UI writes them ("Ctrl+Z / U"), in the syntax of aria-keyshortcuts ("Control+Z U") ---

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
