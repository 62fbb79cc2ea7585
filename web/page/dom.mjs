// The document's elements by their ids, and changes to them that touch only what differs: an unchanged live region stays silent.

/** It must be in the page. @param {string} id */
export function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {HTMLElement} node @param {string} text */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** @param {HTMLElement} node @param {string} name @param {string} value */
export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
