// Pointer, wheel and keys of the canvas. Events go to the UI at once. Effects of a press (focus, copying, a file picker) happen inside its
// handler, because browsers allow them only in response to user actions.
import { isOnBoard } from './outline/grid.mjs';

/** Maps DOM button numbers to ImGui's: left, right, middle. */
const kButtons = [0, 2, 1, 3, 4];
/** CSS pixels of one line and one page, for wheels that count in those. */
const kWheelUnits = [1, 40, 800];
/** A coordinate far outside the canvas. */
const kNowhere = -1e6;
/** With Ctrl (or Cmd), the page takes only these; the browser keeps the others: reload, tabs, zoom, print, find, address. */
const kTakenWithCtrl = new Set([
  'KeyA',
  'KeyK',
  'KeyY',
  'KeyZ',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'Enter',
  'Space',
  'Digit1',
  'Digit2',
  'Digit3',
  'Digit4',
  'Digit5',
  'Digit6',
  'Digit7',
  'Digit8',
  'Digit9',
]);
/** Without Ctrl, these never reach the UI. */
const kLeftToBrowser = new Set(['Tab', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12']);
/** With Alt, the page takes only digits, which highlight. */
const kTakenWithAlt = /^(Digit|Numpad)[1-9]$/;
const kIsMac = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {() => void} afterPress called inside the handler of each press, once the UI has handled it
 */
export function listenToPointer(canvas, app, frames, afterPress) {
  // One finger or pen at a time: the first one down, until it is lifted.
  let active = -1;
  /** @param {PointerEvent} event @param {import('./messages.mjs').PointerEvent} kind */
  const send = (event, kind) => {
    const box = canvas.getBoundingClientRect();
    app.pointer(kind, event.clientX - box.left, event.clientY - box.top, kButtons[event.button] ?? 0, event.pointerType === 'touch');
    frames.request();
  };
  const press = () => {
    app.applyInput();
    afterPress();
  };

  canvas.addEventListener('pointermove', (event) => {
    if (active === -1 || active === event.pointerId) send(event, 'move');
  });
  canvas.addEventListener('pointerdown', (event) => {
    if (active !== -1 && active !== event.pointerId) return;
    event.preventDefault(); // no mouse events after a touch, and the page moves the focus itself
    active = event.pointerId;
    canvas.setPointerCapture(event.pointerId);
    app.modifiers({ ctrl: event.ctrlKey || (kIsMac && event.metaKey), shift: event.shiftKey, alt: event.altKey });
    send(event, 'down');
    press();
  });
  const lift = (/** @type {PointerEvent} */ event) => {
    if (active !== event.pointerId) return;
    send(event, 'up');
    if (event.buttons === 0) active = -1;
    press();
  };
  canvas.addEventListener('pointerup', lift);
  // The browser has taken over the finger, to zoom: ends the press where there is nothing to click.
  canvas.addEventListener('pointercancel', (event) => {
    if (active !== event.pointerId) return;
    active = -1;
    app.pointer('up', kNowhere, kNowhere, 0, event.pointerType === 'touch');
    app.pointer('leave', kNowhere, kNowhere, 0, false);
    frames.request();
    app.applyInput();
  });
  canvas.addEventListener('pointerleave', (event) => {
    if (active === -1) send(event, 'leave');
  });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) return; // zoom
      event.preventDefault();
      const unit = kWheelUnits[event.deltaMode] ?? 1;
      const sideways = event.shiftKey && event.deltaX === 0;
      app.wheel((sideways ? event.deltaY : event.deltaX) * unit, (sideways ? 0 : event.deltaY) * unit);
      frames.request();
    },
    { passive: false },
  );
}

/**
 * Whether this is Shift and a digit of the numpad, which systems report as the arrow printed below the digit: Linux with Shift, Windows as if
 * Shift were released, so that only NumLock tells.
 * @param {KeyboardEvent} event
 */
const shiftsNumpad = (event) =>
  /^Numpad[0-9]$/.test(event.code) && event.key.length > 1 && (event.shiftKey || event.getModifierState('NumLock'));

/**
 * The key's name for the UI: its position on the keyboard, except that letters and digits follow the layout.
 * @param {KeyboardEvent} event
 */
export function keyName(event) {
  if (/^[a-z]$/i.test(event.key)) return `Key${event.key.toUpperCase()}`;
  if (/^[0-9]$/.test(event.key) && !event.code.startsWith('Numpad')) return `Digit${event.key}`;
  // Num Lock is off. (If it is on, only Shift turns a digit into an arrow.)
  if (event.code.startsWith('Numpad') && event.key.length > 1 && event.key !== 'Enter' && !shiftsNumpad(event)) return event.key;
  if (event.code === '' || event.code === 'Unidentified') return event.key === ' ' ? 'Space' : event.key;
  return event.code;
}

/**
 * @param {HTMLTextAreaElement} typing the field that takes text for the canvas
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 */
export function listenToKeys(typing, app, frames) {
  // Keys go to the UI from the canvas, its text field and the board in the document; the document's buttons and fields keep theirs.
  const isForCanvas = (/** @type {EventTarget | null} */ target) =>
    target === typing ||
    target === document.body ||
    target === document.documentElement ||
    (target instanceof HTMLElement && (target.id === 'canvas' || isOnBoard(target)));
  const modifiers = (/** @type {KeyboardEvent} */ event) => {
    const altGraph = event.getModifierState('AltGraph');
    return {
      ctrl: !altGraph && (event.ctrlKey || (kIsMac && event.metaKey)),
      shift: event.shiftKey || shiftsNumpad(event),
      alt: !altGraph && event.altKey,
    };
  };

  const target = (/** @type {Event} */ event) => /** @type {Node | null} */ (event.target);

  // If the focus is in the document, it stays there; the palette in the document handles its own keys.
  const isInDocument = (/** @type {Event} */ event) => {
    const node = target(event);
    const within = (/** @type {string} */ id) => document.getElementById(id)?.contains(node) ?? false;
    return within('document') && !within('document-palette');
  };

  document.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const name = keyName(event);
    const held = modifiers(event);
    if (held.ctrl && !held.shift && !held.alt && name === 'KeyK' && isInDocument(event)) {
      app.outlineEvent('press palette');
      event.preventDefault();
      frames.request();
      return;
    }
    if (!isForCanvas(event.target)) return;
    // After the last field of the canvas, Tab moves the focus on into the document.
    if (event.target === typing && name === 'Tab' && !held.ctrl && !held.alt && !event.metaKey && app.tab(event.shiftKey)) {
      event.preventDefault();
      frames.request();
      return;
    }
    if ((held.alt && !kTakenWithAlt.test(name)) || (event.metaKey && !kIsMac) || (!held.ctrl && kLeftToBrowser.has(name))) return;
    if (held.ctrl && !kTakenWithCtrl.has(name)) {
      // Copy, cut and paste follow as separate events; they need a selection to copy.
      if (event.target === typing && (name === 'KeyC' || name === 'KeyX')) typing.select();
      return;
    }
    app.key(name, true, held);
    if (event.metaKey) app.key(name, false, held); // a Mac sends no keyup while Cmd is held
    const isCharacter = event.key.length === 1 && !held.ctrl && !held.alt;
    if (event.target !== typing && isCharacter) app.text(event.key);
    if (event.target !== typing || !isCharacter) event.preventDefault();
    frames.request();
  });
  document.addEventListener('keyup', (event) => {
    if (!isForCanvas(event.target)) return;
    app.key(keyName(event), false, modifiers(event));
    frames.request();
  });

  const releaseAll = (/** @type {boolean} */ focused) => {
    app.focus(focused);
    frames.request();
  };
  window.addEventListener('blur', () => releaseAll(false));
  window.addEventListener('focus', () => releaseAll(true));
}
