// The gaps between a browser's frames, and the time that the page takes for each.

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

/**
 * Counts the page's frames from its start, in window.seenFrames: how many, the longest in milliseconds, and how many took over 16 ms. Called
 * before the page loads.
 * @param {any} tab or its context
 * @returns {Promise<void>}
 */
export const countFrames = (tab) =>
  tab.addInitScript(() => {
    const seen = { frames: 0, longest: 0, over: 0 };
    Object.assign(window, { seenFrames: seen });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      request((time) => {
        const begun = performance.now();
        draw(time);
        const taken = performance.now() - begun;
        ++seen.frames;
        if (taken > 16) ++seen.over;
        seen.longest = Math.max(seen.longest, taken);
      });
  });
