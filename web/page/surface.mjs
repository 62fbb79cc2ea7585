// The canvas: its size in CSS and device pixels, and its context. Without WebGL2, or once the context was lost for good, the UI runs as usual
// but draws to a dummy context, and the page shows the document with the same content instead.
import { isPlainView } from './plain_view.mjs';

/** A lost context usually comes back within a second. After this time (milliseconds) the page continues without it. */
const kRestoreTimeout = 4000;

/** The size in the plain view. The canvas is not visible there, but the document mirrors what is drawn, so every panel must have room. */
const kUnseen = { width: 1280, height: 1000, ratio: 1 };

const kLinkStatus = 0x8b82; // WebGL's LINK_STATUS

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

/**
 * Keeps the canvas at one canvas pixel per device pixel, and passes its size to the UI.
 * @param {HTMLCanvasElement} canvas
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {Graphics} graphics
 * @param {() => void} followGraphics called when graphics are given up or restored
 * @returns {() => void} measures again
 */
export function keepSurface(canvas, app, frames, graphics, followGraphics) {
  /** @param {ResizeObserverEntry} [entry] */
  const measure = (entry) => {
    const seen = () => {
      const { width, height } = canvas.getBoundingClientRect();
      return { width, height, ratio: window.devicePixelRatio || 1 };
    };
    const { width, height, ratio } = isPlainView() ? kUnseen : seen();
    let deviceWidth = Math.round(width * ratio);
    let deviceHeight = Math.round(height * ratio);
    // The browser's own size is exact even if zooming makes the product fractional. It is wrong under emulated ratios, so it is used only
    // if it agrees with the product.
    const exact = entry?.devicePixelContentBoxSize?.[0];
    if (exact && Math.abs(exact.inlineSize - width * ratio) < 1.5 && Math.abs(exact.blockSize - height * ratio) < 1.5) {
      deviceWidth = exact.inlineSize;
      deviceHeight = exact.blockSize;
    }
    if (deviceWidth === 0 || deviceHeight === 0) return;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    app.resize(width, height, deviceWidth, deviceHeight, ratio);
    frames.request();
  };

  const observer = new ResizeObserver((entries) => measure(entries[entries.length - 1]));
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas); // a browser without that box
  }

  // The media query fires once, when the ratio changes.
  const watchRatio = () => {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        measure();
        watchRatio();
      },
      { once: true },
    );
  };
  watchRatio();
  measure();

  let waiting = 0;
  const take = (/** @type {boolean} */ isLost) => {
    window.clearTimeout(waiting);
    graphics.setLost(isLost);
    const taken = app.takeContext();
    if (taken) {
      followGraphics();
      measure();
    } else if (!isLost) {
      take(true);
    }
  };
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault(); // so that the browser restores it
    app.loseContext();
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => take(true), kRestoreTimeout);
  });
  canvas.addEventListener('webglcontextrestored', () => take(false));
  return () => measure();
}
