// Reports user actions in the document to the UI: presses, texts, and focus changes.
import { isField, setValue } from './fields.mjs';
import { focusBoard } from './focus.mjs';
import { isOnBoard } from './grid.mjs';
import { rovingAround } from './groups.mjs';
import { isArriving, turnRows, walkRows } from './rows.mjs';
import { nodeOf, setUse } from './says.mjs';

/** @typedef {import('./nodes.mjs').OutlineNode} OutlineNode */

const kPressed = new Set(['button', 'tab', 'choice', 'check', 'fold', 'cell', 'option', 'column', 'row']);
const kFocused = new Set([...kPressed, 'field', 'area']);

/** The node of an element or of its nearest ancestor with an id, if it can be pressed. @param {Element | null} element @returns {OutlineNode | undefined} */
function pressable(element) {
  const around = element?.closest('[data-id]');
  const node = around ? nodeOf(around) : undefined;
  return node && kPressed.has(node.role) ? node : undefined;
}

/** @param {{ctrlKey: boolean, metaKey: boolean, shiftKey: boolean}} event */
const heldKeys = ({ ctrlKey, metaKey, shiftKey }) => (ctrlKey || metaKey ? '+ctrl' : shiftKey ? '+shift' : '');

/** Whether both are in the same list. @param {Element} one @param {EventTarget | null} other */
const isSameList = (one, other) => other instanceof Element && one.parentElement === other.parentElement;

/**
 * @param {HTMLElement} root
 * @param {(event: string) => void} send
 * @param {import('../frames.mjs').Frames} frames
 * @param {import('./focus.mjs').FocusKeeper} focus
 */
export function listenToDocument(root, send, frames, focus) {
  /** A focus change by a press waits for the click, which has the modifier keys. */
  let pointing = false;
  /** Fields that lost the focus, and the frame count at that time: after the next frame they show the UI's value. @type {Map<HTMLElement, number>} */
  const left = new Map();
  const targetOf = (/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target);

  root.addEventListener('pointerdown', () => {
    pointing = true;
  });
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => {
      pointing = false;
    });

  root.addEventListener('click', (event) => {
    const target = targetOf(event);
    if (turnRows(target, send)) return;
    const node = pressable(target);
    if (node?.id && !node.off) send(`press${heldKeys(event)} ${node.id}`);
  });

  root.addEventListener('change', (event) => {
    const target = targetOf(event);
    const id = nodeOf(target)?.id;
    if (id && isField(target)) send(`text ${id} ${target.value}`);
  });

  root.addEventListener('focusin', (event) => {
    const target = targetOf(event);
    const node = nodeOf(target);
    if (pointing || focus.isMoving || !node?.id || !kFocused.has(node.role)) return;
    if (node.role === 'cell' && node.current) return;
    // Focusing an option makes the UI show it. Tabbing into the list must not do that.
    if (node.role === 'option' && !isArriving() && !isSameList(target, event.relatedTarget)) return;
    send(`focus ${node.id}`);
  });

  root.addEventListener('focusout', (event) => {
    const target = targetOf(event);
    const node = nodeOf(target);
    if (isField(target)) {
      left.set(target, frames.count);
      frames.request();
    }
    // It was kept enabled only because it had the focus.
    if (node?.off && target instanceof HTMLButtonElement) setUse(target, true, false);
    rovingAround(target)?.refresh();
  });

  root.addEventListener('keydown', (event) => {
    const target = targetOf(event);
    if (event.isComposing || isOnBoard(target)) return;
    if (event.key === 'Escape') {
      if (target.closest('[data-id="part-finish"]')) send('press close-finish');
      focusBoard();
    } else if (!pressRow(event) && !walkRows(event, send)) return;
    event.preventDefault();
  });

  // Rows and options are not native buttons, so the browser does not handle their keys.
  function pressRow(/** @type {KeyboardEvent} */ event) {
    const node = nodeOf(targetOf(event));
    if (!node || !['row', 'option'].includes(node.role) || !['Enter', ' '].includes(event.key)) return false;
    const byEnter = node.enter ?? node.id;
    const bySpace = node.role === 'row' ? node.space : node.id;
    const pressed = event.key === 'Enter' ? byEnter : bySpace;
    if (pressed && !node.off) send(`press${heldKeys(event)} ${pressed}`);
    return true;
  }

  return {
    /** Updates fields that lost the focus to the UI's values. */
    catchUp() {
      for (const [field, count] of left) {
        if (frames.count <= count) continue;
        left.delete(field);
        if (isField(field)) setValue(field, nodeOf(field)?.value ?? '');
      }
    },
  };
}
