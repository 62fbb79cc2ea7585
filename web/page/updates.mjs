// Offline use: the service worker stores the page's files, and downloads a new version in the background. Then a notice appears; a page
// that is in use does not change.
import { element } from './dom.mjs';
import { kServed } from './files.mjs';
import { words } from './words.mjs';

const kCheckInterval = 3600_000; // milliseconds; the browser itself only checks when the page is opened
const kTakeOverTimeout = 3000; // milliseconds for the new version to take over, before the page reloads anyway
const kAskAgain = 2000; // milliseconds
const kQuiet = 2000; // milliseconds, for browsers that do not report idle time

/** Starts the service worker where one is possible: not from disk, and not over an insecure connection. */
export async function keepOffline() {
  const container = navigator.serviceWorker;
  if (!kServed || !window.isSecureContext || !container) return;
  let controlled = container.controller !== null;
  let asked = takeUpdateRequest();
  let timer = 0;
  const registration = await container.register(new URL('../service_worker.mjs', import.meta.url), { updateViaCache: 'none' });
  // Downloads the rest of the site when the page is idle.
  whenQuiet(() => container.ready.then(({ active }) => active?.postMessage('keep the rest')));

  // In Chromium, asking once may not be enough: if the old version is busy at that moment, the new one keeps waiting.
  const askAgain = () => {
    registration.waiting?.postMessage('take over');
    if (registration.waiting) window.setTimeout(askAgain, kAskAgain);
  };
  const takeOver = () => {
    registration.active?.postMessage('give way');
    askAgain();
  };
  const offer = () => {
    show(words().updateReady, () => {
      asked = true;
      takeOver();
      timer = window.setTimeout(reloadForUpdate, registration.waiting ? kTakeOverTimeout : 0);
    });
  };
  const follow = (/** @type {ServiceWorker | null} */ next) => {
    // The first worker is not an update. WebKit reports it as installed when it is already active.
    const look = () => {
      if (next?.state === 'installed' && registration.active && registration.active !== next) offer();
    };
    next?.addEventListener('statechange', look);
    look();
  };
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  container.addEventListener('controllerchange', () => {
    clearTimeout(timer); // or the page would reload twice
    if (asked) window.location.reload();
    else if (controlled) show(words().updatedElsewhere, () => window.location.reload());
    controlled = true; // the first worker is not an update: it stores the files of this version
  });

  // The page reloaded before the new version took over. If that one has started since, it has removed the files of this page's version.
  if (asked && registration.waiting) takeOver();
  else if (asked && !(await isKept(registration.active))) window.location.reload();

  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checked < kCheckInterval) return;
    checked = performance.now();
    registration.update().catch(() => {}); // offline
  });
}

/** Whether the service worker, once it has started, still has the files of this page's version. @param {ServiceWorker | null} active */
async function isKept(active) {
  while (active?.state === 'activating') await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  return caches.has(`rookery-${document.documentElement.dataset.build}`);
}

// The request for the new version survives a reload in the state of the history's entry, because anything written to sessionStorage right before a
// reload may be missing after it.

function reloadForUpdate() {
  rememberRequest(true);
  window.location.reload();
}

/** Whether the page was reloaded by reloadForUpdate; forgets it. */
function takeUpdateRequest() {
  const requested = window.history.state?.wantsUpdate === true;
  if (requested) rememberRequest(false);
  return requested;
}

/** @param {boolean} wantsUpdate */
function rememberRequest(wantsUpdate) {
  try {
    window.history.replaceState({ wantsUpdate }, '');
  } catch {
    // The address changed too often in a short time. At worst the page reloads once more, or offers the new version again.
  }
}

/** @param {string} sentence @param {() => void} reload */
function show(sentence, reload) {
  element('update-text').textContent = sentence;
  element('update-reload').onclick = reload;
  element('update-later').onclick = () => {
    element('update').hidden = true;
  };
  element('update').hidden = false;
}

/** Runs an action when the page is idle. @param {() => void} action */
export function whenQuiet(action) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => action());
  else setTimeout(action, kQuiet);
}
