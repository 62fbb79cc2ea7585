// The outline: what the UI tells of all that it drew, as shell/widgets/outline.hpp writes it; and what is picked out of it.

/**
 * @typedef {object} OutlineNode  absent members say nothing
 * @property {string} role
 * @property {string} [id] by which it is pressed; texts and headings have none
 * @property {string} [name]
 * @property {string} [help] more than the name says
 * @property {string} [value]
 * @property {string} [problem] what is wrong with the value
 * @property {string} [keys] "Ctrl+Z / U"
 * @property {boolean} [off] it cannot be used now
 * @property {boolean} [on] pressed, checked, chosen, selected or unfolded, by its role
 * @property {boolean} [current] it has the board's cursor, or is the link of a chain that was played last
 * @property {number} [level] of a heading
 * @property {number} [side] of a grid: how many rows
 * @property {number} [done] of a progress
 * @property {number} [total] of a progress, or of all rows of a list or table
 * @property {number} [first] the place of the first row that is told
 * @property {boolean} [cut] its name is cut off where it is drawn
 * @property {string} [sort] of a column
 * @property {string} [enter] what Enter presses instead of `id`
 * @property {string} [space] what the space bar presses
 * @property {string[]} [cells] of a row
 * @property {number[]} [box] where it is drawn: left, top, width, height in CSS pixels
 * @property {OutlineNode[]} [parts]
 *
 * @typedef {{title: string, status: string, mode: string, theme: string, colours: string, language: string, parts: OutlineNode[]}} Outline
 *
 * @typedef {object} Widget  what the last frame drew; CSS pixels
 * @property {string} label its id
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {boolean} disabled
 * @property {boolean} checked
 */

/** All nodes in their order, each before what belongs to it. @param {OutlineNode[] | undefined} parts @returns {Generator<OutlineNode>} */
export function* allNodes(parts) {
  for (const node of parts ?? []) {
    yield node;
    yield* allNodes(node.parts);
  }
}

/** Everything that is in sight and can be named. @param {Outline} outline @returns {Widget[]} */
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

/** The widget of that label; failing that, the first that has it before or after its "##". @param {Widget[]} widgets @param {string} label */
export function findWidget(widgets, label) {
  const has = (/** @type {Widget} */ { label: id }) => id.includes('##') && id.split('##').includes(label);
  return widgets.find((widget) => widget.label === label) ?? widgets.find(has) ?? null;
}
