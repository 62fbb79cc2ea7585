// Places elements of the document over their drawings on the canvas, so that the focus ring is where users expect it.

/** The last position of each element. @type {WeakMap<HTMLElement, string>} */
const placed = new WeakMap();

/**
 * Places an element over its drawing. If there is none, hides it until it has the focus.
 * @param {HTMLElement} element
 * @param {number[] | undefined} box left, top, width, height in CSS pixels
 * @param {HTMLElement} [whole] the element that is hidden in place of `element`
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
