// A canvas without WebGL2: the UI runs as ever and draws to nobody, and the page shows the document of the same content instead.

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
 * From now on the canvas has a context for whoever asks.
 * @param {HTMLCanvasElement} canvas
 * @returns {() => boolean} whether what was drawn so far is drawn to nobody
 */
export function alwaysGraphics(canvas) {
  const give = canvas.getContext;
  let missing = false;
  const giveAny = (/** @type {string} */ kind, /** @type {unknown} */ attributes) => {
    const context = give.call(canvas, kind, attributes);
    missing = !context;
    return context ?? contextOfNobody();
  };
  canvas.getContext = /** @type {any} */ (giveAny);
  // The UI's glue asks whether it got the older kind of context, which has no name where there is no graphics at all.
  Object.assign(globalThis, { WebGLRenderingContext: globalThis.WebGLRenderingContext ?? class {} });
  return () => missing;
}
