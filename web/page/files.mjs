// Where the page's programs come from: its server. In rookery.html, which carries them itself, files_within.mjs stands in the
// place of this module.

/** Files lie beside the page, so a service worker can keep them. */
export const kServed = true;

/** @param {string} name as seen from the site's folder @returns {Promise<Response>} */
export async function openFile(name) {
  const response = await fetch(new URL(`../${name}`, import.meta.url)).catch((error) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return response;
}

/** A worker of the pool. */
export function startWorker() {
  return new Worker(new URL('../worker.mjs', import.meta.url), { type: 'module' });
}
