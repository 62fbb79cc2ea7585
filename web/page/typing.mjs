// Text fields on the canvas. While one is active, a hidden textarea at its caret has the focus: it brings up a phone's keyboard and
// supports input methods, dead keys and dictation, which key events alone cannot.

/** The textarea always contains this, so that a phone's backspace has something to delete. */
const kFiller = ' ';

export class Typing {
  #field;
  #canvas;
  #app;
  #frames;
  #active = false;

  /**
   * @param {HTMLTextAreaElement} field
   * @param {HTMLCanvasElement} canvas
   * @param {import('./canvas_app.mjs').CanvasApp} app
   * @param {import('./frames.mjs').Frames} frames
   */
  constructor(field, canvas, app, frames) {
    this.#field = field;
    this.#canvas = canvas;
    this.#app = app;
    this.#frames = frames;
    this.#reset();
    field.addEventListener('beforeinput', (event) => this.#beforeInput(event));
    field.addEventListener('input', (event) => {
      if (!(/** @type {InputEvent} */ (event).isComposing)) this.#send();
    });
    field.addEventListener('compositionstart', () => field.classList.add('composing'));
    field.addEventListener('compositionend', () => {
      field.classList.remove('composing');
      this.#send();
    });
    field.addEventListener('blur', () => {
      // The focus moved to the document (Tab, a screen reader), so the field on the canvas loses it too.
      if (this.#active && document.hasFocus()) {
        this.#setActive(false);
        app.leaveText();
        frames.request();
      }
    });
  }

  /**
   * Follows the UI after a frame.
   * @param {boolean} wanted a text field is active
   * @param {{x: number, y: number, height: number}} caret
   */
  follow(wanted, caret) {
    if (wanted) {
      this.#field.style.transform = `translate(${Math.round(caret.x)}px, ${Math.round(caret.y)}px)`;
      this.#field.style.height = `${Math.max(16, Math.round(caret.height))}px`;
    }
    if (wanted === this.#active) return;
    this.#setActive(wanted);
    if (wanted) {
      this.#reset();
      this.#field.focus({ preventScroll: true });
    } else if (document.activeElement === this.#field) {
      this.#canvas.focus({ preventScroll: true });
    }
  }

  /** Sets the focus after a press on the canvas, which does not move it by itself. */
  takeFocus() {
    (this.#active ? this.#field : this.#canvas).focus({ preventScroll: true });
  }

  // While inactive, it is hidden from screen readers.
  /** @param {boolean} active */
  #setActive(active) {
    this.#active = active;
    if (active) {
      this.#field.removeAttribute('aria-hidden');
    } else {
      this.#field.setAttribute('aria-hidden', 'true');
    }
  }

  #reset() {
    this.#field.value = kFiller;
    this.#field.setSelectionRange(kFiller.length, kFiller.length);
  }

  #send() {
    const typed = this.#field.value.startsWith(kFiller) ? this.#field.value.slice(kFiller.length) : this.#field.value;
    this.#reset();
    if (typed === '') return;
    this.#app.text(typed);
    this.#frames.request();
  }

  // The UI gets deletions and new lines as keys. (A physical key never arrives here: its keydown has been handled.)
  #beforeInput(/** @type {InputEvent} */ event) {
    const key = { deleteContentBackward: 'Backspace', deleteContentForward: 'Delete', insertLineBreak: 'Enter', insertParagraph: 'Enter' }[
      event.inputType
    ];
    if (key === undefined || event.isComposing) return;
    event.preventDefault();
    for (const down of [true, false]) this.#app.key(key, down, { ctrl: false, shift: false, alt: false });
    this.#frames.request();
  }
}
