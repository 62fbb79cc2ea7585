// The gaps between a browser's frames.

/**
 * Starts to measure the gaps between the browser's frames; the returned function lists them, longest first (milliseconds).
 * @param {any} tab
 */
export async function measureFrameGaps(tab) {
  await tab.evaluate(() => {
    const gaps = { list: /** @type {number[]} */ ([]), last: performance.now(), on: true };
    Object.assign(window, { frameGaps: gaps });
    const tick = () => {
      const now = performance.now();
      gaps.list.push(now - gaps.last);
      gaps.last = now;
      if (gaps.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  return () =>
    tab.evaluate(() => {
      const { frameGaps } = /** @type {any} */ (window);
      frameGaps.on = false;
      return frameGaps.list.sort((/** @type {number} */ a, /** @type {number} */ b) => b - a);
    });
}
