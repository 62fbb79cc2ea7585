// Offline: the service worker keeps the page's files, and fetches a new version of them in the background. Then a notice says so;
// nothing changes under a page that is in use.
import { element } from './dom.mjs';
import { kServed } from './files.mjs';
import { whenQuiet } from './quiet.mjs';
import { words } from './words.mjs';

const kCheckInterval = 3600_000; // milliseconds; the browser itself looks only when the page is opened
const kTakeOverTimeout = 3000; // milliseconds for the new version to take over, before the page reloads all the same

/** Starts the service worker where there can be one: not from disk, and not where the connection is open to changes by others. */
export async function keepOffline() {
  const container = navigator.serviceWorker;
  if (!kServed || !window.isSecureContext || !container) return;
  let controlled = container.controller !== null;
  let asked = false;
  let timer = 0;
  const registration = await container.register(new URL('../service_worker.mjs', import.meta.url), { updateViaCache: 'none' });

  // The rest of the site, in a moment when nothing is being done.
  whenQuiet(() => container.ready.then(({ active }) => active?.postMessage('keep the rest')));

  const offer = () => {
    show(words().updateReady, () => {
      asked = true;
      registration.waiting?.postMessage('take over');
      timer = window.setTimeout(() => window.location.reload(), registration.waiting ? kTakeOverTimeout : 0);
    });
  };
  const follow = (/** @type {ServiceWorker | null} */ next) => {
    // The first worker is no update. WebKit tells that it is installed when it is active already.
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
    controlled = true; // the first worker is no update: it keeps the files that this page was made of
  });

  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checked < kCheckInterval) return;
    checked = performance.now();
    registration.update().catch(() => {}); // offline
  });
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
