// Moments in which the page has nothing to do.

const kQuiet = 2000; // milliseconds, where the browser does not say when that is

/** @param {() => void} action */
export function whenQuiet(action) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => action());
  else setTimeout(action, kQuiet);
}
