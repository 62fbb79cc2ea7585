// A user who knows only the DOM twin: a screen reader's way through the page.

/**
 * Does in the twin what "button ID", "text ID VALUE", "step N", "link N" (of the shown chain), "inner N" (the step that it rests
 * in), "bar ID", "row N", "show WORK" and "cancel WORK" say, by the elements' own events.
 * @param {import('./harness.mjs').RookeryPage} page
 * @param {string} action
 */
export async function inTwin(page, action) {
  const act = (/** @type {string} */ text) => {
    const [kind, id, ...rest] = text.split(' ');
    const selectors = {
      button: `#twin-actions button[data-id="${id}"]`,
      text: `#twin-fields input[data-id="${id}"]`,
      step: `#twin-steps > :nth-child(${Number(id) + 1})`,
      link: `#twin-chain button[data-id="chain-row-${id}"]`,
      inner: `#twin-chain button[data-id="unfold-${id}"]:not([hidden])`,
      bar: `#twin-histogram-rows button[data-id="${id}"]`,
      row: `#twin-table tr[data-index="${id}"]`,
      cancel: `#twin-works button[data-id="${id}"]`,
      show: `#twin-works button[data-work="${id}"]`,
    };
    const node = document.querySelector(selectors[/** @type {keyof typeof selectors} */ (kind)]);
    if (!(node instanceof HTMLElement) || (node instanceof HTMLButtonElement && node.disabled)) return false;
    if (node instanceof HTMLInputElement) {
      node.value = rest.join(' ');
      node.dispatchEvent(new Event('change'));
    } else {
      node.click();
    }
    return true;
  };
  await page.until(() => page.tab.evaluate(act, action), `a usable element for "${action}" in the twin`);
}

/** Gives the page a text in the twin's own field. @param {import('./harness.mjs').RookeryPage} page @param {string} text */
export function pasteInTwin(page, text) {
  return page.tab.evaluate((/** @type {string} */ pasted) => {
    const field = /** @type {HTMLTextAreaElement} */ (document.getElementById('twin-paste'));
    field.value = pasted;
    document.getElementById('twin-use')?.click();
  }, text);
}

/**
 * What the twin's elements of that selector say.
 * @param {import('./harness.mjs').RookeryPage} page @param {string} selector @returns {Promise<string[]>}
 */
export function readTwin(page, selector) {
  return page.tab.evaluate(
    (/** @type {string} */ wanted) => [...document.querySelectorAll(wanted)].map((node) => (node.textContent ?? '').trim()),
    selector,
  );
}
