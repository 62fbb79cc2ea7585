// Fields: native ones, placed over their drawings and visible while they have the focus. A value is sent when it is complete.
import { make, placeOver, setAttribute, setText } from '../dom.mjs';
import { describe } from './says.mjs';

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

let fields = 0;

/** @param {Element} element @returns {element is Field} */
export const isField = (element) => element.matches('input.field-input, textarea.field-input');

/** Sets the value unless the user is editing it. @param {Field} field @param {string} value */
export function setValue(field, value) {
  if (document.activeElement !== field && field.value !== value) field.value = value;
}

/** @param {'input' | 'textarea'} tag @returns {import('./reconciler.mjs').Kind} */
export function fieldKind(tag) {
  return {
    make() {
      const id = `document-field-${++fields}`;
      return make(
        'div',
        { class: 'field' },
        make('label', { for: id, class: 'unseen' }),
        make(tag, { id, class: 'field-input', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' }),
        make('p', { class: 'unseen problem' }),
      );
    },
    update(element, { node }) {
      const { name = '', value = '', help = '', problem = '', off = false, box } = node;
      const [label, field, wrong] = /** @type {[HTMLElement, Field, HTMLElement]} */ ([...element.children]);
      describe(field, node);
      setText(label, name);
      setText(wrong, problem);
      wrong.hidden = problem === '';
      setAttribute(field, 'placeholder', help || undefined);
      setAttribute(field, 'aria-invalid', problem ? 'true' : undefined);
      field.disabled = off;
      setValue(field, value);
      placeOver(field, box, element);
    },
  };
}
