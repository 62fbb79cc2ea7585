// What every element says that was made from a node of the outline: its id, its description, its keys, its state.
import { setAttribute } from '../dom.mjs';
import { ariaKeys } from './keys.mjs';

/** @typedef {import('./nodes.mjs').OutlineNode} OutlineNode */

/** What each element that can be used was made from last. @type {WeakMap<Element, OutlineNode>} */
const nodes = new WeakMap();

/** What an element says; undefined if it is nothing that can be used. @param {Element} element */
export const nodeOf = (element) => nodes.get(element);

/** @param {boolean | undefined} on */
export const stateOf = (on) => (on === undefined ? undefined : String(on));

/** What all that has an id says of itself. @param {HTMLElement} element @param {OutlineNode} node */
export function describe(element, node) {
  nodes.set(element, node);
  setAttribute(element, 'data-id', node.id);
  setAttribute(element, 'aria-description', [node.problem, node.help].filter(Boolean).join('. ') || undefined);
  setAttribute(element, 'aria-keyshortcuts', ariaKeys(node.keys ?? '') || undefined);
}

/**
 * What cannot be used now is out of use, except that the button which has the focus keeps it.
 * @param {HTMLButtonElement} button @param {boolean} off @param {boolean} [focused]
 */
export function setUse(button, off, focused = button === document.activeElement) {
  if (button.disabled !== (off && !focused)) button.disabled = off && !focused;
  setOff(button, off && focused);
}

/** The same of what is no button. @param {HTMLElement} element @param {boolean} [off] */
export const setOff = (element, off) => setAttribute(element, 'aria-disabled', off ? 'true' : undefined);
