// The attributes of every element that was made from a node of the outline: its id, description, keys and state.
import { setAttribute } from '../dom.mjs';
import { ariaKeys } from './keys.mjs';

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
