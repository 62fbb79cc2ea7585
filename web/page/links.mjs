// Links that open the page with something on it: "#pattern=" and 81 characters, "#p=" and a puzzle, "#s=" and a whole board. What a
// fragment means is the UI's to say.

const kLongest = 2000; // characters; no link of ours comes near

/** The page's address with this fragment. @param {string} fragment @param {string} address */
export function linkTo(fragment, address) {
  const link = new URL(address);
  link.hash = fragment;
  return link.href;
}

/** The fragment of an address as it was before it was escaped, without its #. @param {string} hash */
export function fragmentOf(hash) {
  const raw = hash.replace(/^#/, '').slice(0, kLongest);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw; // escaped by nobody
  }
}

/** Gives the address this fragment, or none. No step of the browser's history, and listenToLinks reports nothing. @param {string} fragment */
export function showFragment(fragment) {
  try {
    window.history.replaceState(
      window.history.state,
      '',
      fragment === '' ? window.location.pathname + window.location.search : `#${fragment}`,
    );
  } catch {
    // Addresses of files, or too many changes in a short time: the address stays behind, and nothing else happens.
  }
}

/**
 * Tells the UI of the fragment that the page was opened with, and of those that it gets later.
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
