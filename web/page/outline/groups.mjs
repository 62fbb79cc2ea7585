// Groups of buttons: one tab stop, and arrow keys to move between them.
import { make, setAttribute } from '../dom.mjs';
import { Roving } from '../roving.mjs';

/** @type {WeakMap<Element, Roving>} */
const rovings = new WeakMap();

/** The roving of the group that an element is in. @param {Element} element */
export function rovingAround(element) {
  const group = element.closest('[data-group]');
  return group ? rovings.get(group) : undefined;
}

/** Makes the buttons in an element one tab stop. @param {HTMLElement} group @param {string} [prefers] where Tab goes while the focus is elsewhere */
export function makeRoving(group, prefers) {
  group.dataset.group = '';
  rovings.set(group, new Roving(group, 'button', prefers));
}

/** Call it after a change of the buttons in a group. @param {HTMLElement} group */
export function refreshRoving(group) {
  rovings.get(group)?.refresh();
}

/** @param {string} role @param {string} [prefers] @returns {import('./reconciler.mjs').Kind} */
export function groupKind(role, prefers) {
  return {
    make() {
      const group = make('div', { role, class: 'group' });
      makeRoving(group, prefers);
      return group;
    },
    update: (group, { label }) => setAttribute(group, 'aria-label', label || undefined),
    inner: (group) => group,
    finish: refreshRoving,
  };
}
