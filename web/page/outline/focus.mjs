// Keeps the focus when the element that had it is moved, removed or disabled.
import { element } from '../dom.mjs';
import { boardStop } from './grid.mjs';

/** Whether it can have the focus: it is not removed, hidden, disabled or the body. @param {Element | null} node */
function canHaveFocus(node) {
  return node !== null && node !== document.body && node.isConnected && !node.closest('[hidden]') && !node.matches(':disabled');
}

/** The enabled buttons of a group. @param {Element | null} group @returns {HTMLElement[]} */
const membersOf = (group) => (group?.isConnected ? [...group.querySelectorAll('button')].filter(canHaveFocus) : []);

/** Focuses the board or, if none is shown, the canvas, which has the same keys. */
export function focusBoard() {
  (boardStop() ?? element('canvas')).focus({ preventScroll: true });
}

export class FocusKeeper {
  #root;
  /** Set while the focus is restored, which is not a user action. */
  isMoving = false;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /** Changes the document. The focus stays where it is, or goes to a neighbour. @param {() => void} change */
  keep(change) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const wasHere = this.#root.contains(focused);
    const group = focused?.closest('[data-group]') ?? null;
    const at = membersOf(group).indexOf(/** @type {HTMLElement} */ (focused));
    change();
    if (!wasHere || canHaveFocus(document.activeElement)) return;
    this.isMoving = true;
    if (canHaveFocus(focused)) {
      focused?.focus({ preventScroll: true });
    } else {
      const members = membersOf(group);
      const next = at < 0 ? undefined : members[Math.min(at, members.length - 1)];
      if (next) next.focus({ preventScroll: true });
      else focusBoard();
    }
    this.isMoving = false;
  }
}
