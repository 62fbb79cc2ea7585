// Links that open the page with content: "#pattern=" and 81 characters, "#p=" and a puzzle, "#s=" and a whole board. The UI interprets the
// fragments.

const kLongest = 2000; // characters; our links are much shorter

/** The page's address with this fragment. @param {string} fragment @param {string} address */
export function linkTo(fragment, address) {
  const link = new URL(address);
  link.hash = fragment;
  return link.href;
}

/** The unescaped fragment of an address, without its #. @param {string} hash */
export function fragmentOf(hash) {
  const raw = hash.replace(/^#/, '').slice(0, kLongest);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw; // it was never escaped
  }
}

/** Sets or removes the address's fragment, without a new history entry and without a report by listenToLinks. @param {string} fragment */
export function showFragment(fragment) {
  try {
    window.history.replaceState(
      window.history.state,
      '',
      fragment === '' ? window.location.pathname + window.location.search : `#${fragment}`,
    );
  } catch {
    // The page is a local file, or the address changed too often in a short time: the address stays as it is.
  }
}

/**
 * Reports to the UI the fragment that the page was opened with, and later ones.
 * @param {import('./canvas_app.mjs').CanvasApp} app
 * @param {import('./frames.mjs').Frames} frames
 */
export function listenToLinks(app, frames) {
  const report = () => {
    const fragment = fragmentOf(window.location.hash);
    if (fragment === '') return;
    app.linkOpened(fragment);
    frames.request();
  };
  window.addEventListener('hashchange', report);
  report();
}
