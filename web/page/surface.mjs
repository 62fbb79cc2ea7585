// The canvas' size in CSS and device pixels, and the loss of its context.
import { isPlainView } from './plain_view.mjs';

/** A lost context mostly comes back within a second. After so long (milliseconds) the page goes on without it. */
const kRestoreTimeout = 4000;

/** In the plain view nobody sees the canvas, but the document has what is drawn: there is room for every panel. */
const kUnseen = { width: 1280, height: 1000, ratio: 1 };

/**
 * Keeps the canvas at one canvas pixel per device pixel, and tells the UI.
 * @param {HTMLCanvasElement} canvas
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 * @param {import('./no_graphics.mjs').Graphics} graphics
 * @param {() => void} followGraphics called when they are given up or back
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
    // The browser's own count is exact where zooming makes the product fall between pixels. It is wrong under emulated ratios, so
    // it has to agree with the product.
    const exact = entry?.devicePixelContentBoxSize?.[0];
    if (exact && Math.abs(exact.inlineSize - width * ratio) < 1.5 && Math.abs(exact.blockSize - height * ratio) < 1.5) {
      deviceWidth = exact.inlineSize;
      deviceHeight = exact.blockSize;
    }
    if (deviceWidth === 0 || deviceHeight === 0) return;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    app.resize({ width, height, deviceWidth, deviceHeight, ratio });
    frames.request();
  };

  const observer = new ResizeObserver((entries) => measure(entries[entries.length - 1]));
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas); // a browser without that box
  }

  // A media query fires once, when the ratio stops being what it was.
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
    const taken = app.contextRestored();
    if (taken) {
      followGraphics();
      measure();
    } else if (!isLost) {
      take(true);
    }
  };
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault(); // so that it comes back
    app.contextLost();
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => take(true), kRestoreTimeout);
  });
  canvas.addEventListener('webglcontextrestored', () => take(false));
  return () => measure();
}
