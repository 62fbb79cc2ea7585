// Elements of the document laid over what is drawn on the canvas, so that the focus ring is where the eye expects it.

/** What each element was last laid over. @type {WeakMap<HTMLElement, string>} */
const placed = new WeakMap();

/**
 * Lays an element over its drawing, or, where there is none, takes it out of sight until it has the focus.
 * @param {HTMLElement} element
 * @param {number[] | undefined} box left, top, width, height in CSS pixels
 * @param {HTMLElement} [whole] what is taken out of sight instead of the element alone
 */
export function placeOver(element, box, whole = element) {
  const place = box ? box.join(' ') : 'none';
  if (placed.get(element) === place) return;
  placed.set(element, place);
  element.classList.toggle('placed', box !== undefined);
  whole.classList.toggle('loose', box === undefined);
  const { style } = element;
  [style.left, style.top, style.width, style.height] = box ? box.map((side) => `${side}px`) : ['', '', '', ''];
}
