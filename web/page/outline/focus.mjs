// Where the focus goes when what had it is moved, is gone or is out of use.
import { element } from '../dom.mjs';
import { boardStop } from './grid.mjs';

/** Whether keys can still go there: not to what is gone, hidden or out of use, nor to the page as a whole. @param {Element | null} node */
function canHaveFocus(node) {
  return node !== null && node !== document.body && node.isConnected && !node.closest('[hidden]') && !node.matches(':disabled');
}

/** Buttons of a group that can be used. @param {Element | null} group @returns {HTMLElement[]} */
const membersOf = (group) => (group?.isConnected ? [...group.querySelectorAll('button')].filter(canHaveFocus) : []);

/** To the board, or, where none is shown, to the canvas, whose keys are the same. */
export function focusBoard() {
  (boardStop() ?? element('canvas')).focus({ preventScroll: true });
}

export class FocusKeeper {
  #root;
  /** Elements are moved or found again, which is no act of the user. */
  isMoving = false;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /** Makes a change of the document; the focus stays where it is, or goes to what is next to it. @param {() => void} change */
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
