// The outline, which is the UI's description of everything that it drew, as written by shell/widgets/outline.hpp; and queries about it.

/**
 * @typedef {object} OutlineNode
 * @property {string} role
 * @property {string} [id] identifies it in events; texts and headings have none
 * @property {string} [name]
 * @property {string} [help] a longer description than the name
 * @property {string} [value]
 * @property {string} [problem] what is wrong with the value
 * @property {string} [keys] "Ctrl+Z / U"
 * @property {boolean} [off] it is disabled
 * @property {boolean} [on] pressed, checked, chosen, selected or unfolded, depending on the role
 * @property {boolean} [current] it has the board's cursor, or is the link of a chain that was played last
 * @property {number} [level] of a heading
 * @property {number} [side] of a grid: how many rows
 * @property {number} [done] of a progress bar
 * @property {number} [total] of a progress bar, or the number of all rows of a list or table
 * @property {number} [first] the index of the first row that is included
 * @property {boolean} [cut] its name is truncated in the drawing
 * @property {string} [sort] of a column
 * @property {string} [enter] the id that Enter presses instead of `id`
 * @property {string} [space] the id that the space bar presses
 * @property {string[]} [cells] of a row
 * @property {number[]} [box] where it is drawn: left, top, width, height in CSS pixels
 * @property {OutlineNode[]} [parts]
 *
 * @typedef {{title: string, status: string, mode: string, theme: string, colours: string, language: string, parts: OutlineNode[]}} Outline
 *
 * @typedef {object} Widget  a widget in the last frame; in CSS pixels
 * @property {string} label its id
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {boolean} disabled
 * @property {boolean} checked
 */

/** All nodes in order, each before its parts. @param {OutlineNode[] | undefined} parts @returns {Generator<OutlineNode>} */
export function* allNodes(parts) {
  for (const node of parts ?? []) {
    yield node;
    yield* allNodes(node.parts);
  }
}

/** Everything that is visible and has an id. @param {Outline} outline @returns {Widget[]} */
export function widgetsOf(outline) {
  /** @type {Widget[]} */
  const widgets = [];
  for (const { id, name = '', box, off = false, on = false } of allNodes(outline.parts)) {
    if (!id || !box) continue;
    const [x, y, width, height] = box;
    widgets.push({ label: id, name, x, y, width, height, disabled: off, checked: on });
  }
  return widgets;
}

/** The widget with that label, or else the first one that has it before or after its "##". @param {Widget[]} widgets @param {string} label */
export function findWidget(widgets, label) {
  const has = (/** @type {Widget} */ { label: id }) => id.includes('##') && id.split('##').includes(label);
  return widgets.find((widget) => widget.label === label) ?? widgets.find(has) ?? null;
}
