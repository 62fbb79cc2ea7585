// For a canvas without WebGL2, or whose context was lost for good: the UI runs as usual but draws to a dummy context, and the page shows
// the document with the same content instead.

const kLinkStatus = 0x8b82;

/** A dummy context whose methods do nothing: it creates empty objects, and linking a program always succeeds. */
function contextOfNobody() {
  const answers = {
    getProgramParameter: (/** @type {unknown} */ _, /** @type {number} */ parameter) => (parameter === kLinkStatus ? 1 : 0),
  };
  return new Proxy(answers, {
    get: (known, name) => Reflect.get(known, name) ?? (String(name).startsWith('create') ? () => ({}) : () => null),
  });
}

/**
 * @typedef {object} Graphics the graphics of a canvas that from now on always has a context
 * @property {() => '' | 'none' | 'lost'} missing why the context is a dummy; empty if it is not
 * @property {(isLost: boolean) => void} setLost the browser's context is lost or back: decides which one the next caller gets
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
  // Emscripten's code tests whether it got the older kind of context, whose class is undefined where there are no graphics at all.
  Object.assign(globalThis, { WebGLRenderingContext: globalThis.WebGLRenderingContext ?? class {} });
  return { missing: () => (isLost ? 'lost' : isNone ? 'none' : ''), setLost: (now) => (isLost = now) };
}
