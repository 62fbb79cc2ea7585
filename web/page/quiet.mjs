// Runs an action when the page is idle.

const kQuiet = 2000; // milliseconds, for browsers that do not report idle time

/** @param {() => void} action */
export function whenQuiet(action) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => action());
  else setTimeout(action, kQuiet);
}
