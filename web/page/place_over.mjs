// Nodes of the document laid over what is drawn on the canvas, so that the focus ring is where the eye expects it.

/** What each node was last laid over. @type {WeakMap<HTMLElement, string>} */
const placed = new WeakMap();

/** Lays `node` over a widget's drawing, or takes it away from there. @param {HTMLElement} node @param {import('./canvas_app.mjs').Widget | undefined} widget */
export function placeOver(node, widget) {
  const sides = widget ? [widget.x, widget.y, widget.width, widget.height].map((side) => `${Math.round(side)}px`) : [];
  const place = sides.join(' ');
  if (placed.get(node) === place) return;
  placed.set(node, place);
  node.className = widget ? 'placed' : 'loose';
  [node.style.left, node.style.top, node.style.width, node.style.height] = widget ? sides : ['', '', '', ''];
}
