// Servers that belong to one test: the site, which the test can stop, and the site with a script that runs before its own.
import { createServer } from 'node:http';
import { serve } from '../../../web/server.mjs';

export const kSite = process.env.ROOKERY_WEB_DIR ?? new URL('../../../build/web', import.meta.url).pathname;

/** @typedef {{address: string, close: () => Promise<unknown>}} Served */

/** @returns {Promise<Served>} */
export const serveSite = () => serve(kSite, 0);

const kFirst = 'before_all.js';

/**
 * The site, with a function that runs first in its page: not every protocol supports that.
 * @param {(argument: string) => void} before it can use only its argument @param {string} argument @returns {Promise<Served>}
 */
export async function serveWith(before, argument) {
  const site = await serveSite();
  const server = createServer(async (request, response) => {
    if (request.url === `/${kFirst}`) {
      response.setHeader('Content-Type', 'text/javascript').end(`(${before})(${JSON.stringify(argument)});`);
      return;
    }
    const answer = await fetch(site.address + request.url);
    const type = answer.headers.get('Content-Type') ?? '';
    response.statusCode = answer.status;
    response.setHeader('Content-Type', type);
    if (type.startsWith('text/html')) response.end((await answer.text()).replace('</title>', `</title><script src="${kFirst}"></script>`));
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}
