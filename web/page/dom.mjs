// The document's elements by their ids, and setters that change only what differs: an unchanged live region stays silent.

/** The element, which must be in the page. @param {string} id */
export function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string>} [attributes] @param {(Node | string)[]} children
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** @param {HTMLElement} node @param {string} text */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** @param {HTMLElement} node @param {string} name @param {string | undefined} value undefined: removes the attribute */
export function setAttribute(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** The last position of each placed element. @type {WeakMap<HTMLElement, string>} */
const placed = new WeakMap();

/**
 * Places an element over its drawing on the canvas, so that the focus ring is where users expect it. If there is no drawing, hides the
 * element until it has the focus.
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
