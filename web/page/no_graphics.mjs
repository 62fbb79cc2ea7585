// A canvas without WebGL2, or whose context was lost for good: the UI runs as ever and draws to nobody, and the page shows the document of the same content instead.

const kLinkStatus = 0x8b82;

/** A context whose methods do nothing: what it makes is an empty object, and what it makes ready is ready. */
function contextOfNobody() {
  const answers = {
    getProgramParameter: (/** @type {unknown} */ _, /** @type {number} */ parameter) => (parameter === kLinkStatus ? 1 : 0),
  };
  return new Proxy(answers, {
    get: (known, name) => Reflect.get(known, name) ?? (String(name).startsWith('create') ? () => ({}) : () => null),
  });
}

/**
 * @typedef {object} Graphics of a canvas that from now on has a context for every caller
 * @property {() => '' | 'none' | 'lost'} missing why what is drawn is drawn to nobody; empty: it is seen
 * @property {(isLost: boolean) => void} setLost the browser's context is lost, or is back: what the next caller gets
 */

/** @param {HTMLCanvasElement} canvas @returns {Graphics} */
export function alwaysGraphics(canvas) {
  const give = canvas.getContext;
  let isLost = false;
  let isNone = false;
  const giveAny = (/** @type {string} */ kind, /** @type {unknown} */ attributes) => {
    const context = isLost ? null : give.call(canvas, kind, attributes);
    isNone = !context;
    return context ?? contextOfNobody();
  };
  canvas.getContext = /** @type {any} */ (giveAny);
  // The UI's glue asks whether it got the older kind of context, which has no name where there is no graphics at all.
  Object.assign(globalThis, { WebGLRenderingContext: globalThis.WebGLRenderingContext ?? class {} });
  return { missing: () => (isLost ? 'lost' : isNone ? 'none' : ''), setLost: (now) => (isLost = now) };
}
