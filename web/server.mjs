// A small static server for build/web, for this machine only. The site needs no special server; any other one works too.
//
//   node web/server.mjs [FOLDER] [PORT]     defaults: build/web, 8080; port 0 picks a free one
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';

const kHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'", // a page cannot set this itself
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

const kTypes = {
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.xz': 'application/x-xz',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
};

/**
 * The file for a request, or null if `folder` has none.
 * @param {string} folder
 * @param {string} url
 */
async function fileOf(folder, url) {
  let path;
  try {
    path = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
  } catch {
    return null; // not a well-formed address
  }
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  if (path.includes('\0')) return null;
  if (path === folder || path.endsWith(sep)) path = join(path, 'index.html');
  const info = await stat(path).catch(() => null);
  return info?.isFile() ? { path, size: info.size, time: info.mtimeMs } : null;
}

/**
 * The file to send: the best compressed version that the browser accepts, if there is one next to the file and it is not older.
 * @param {{path: string, size: number, time: number}} file
 * @param {string | string[] | undefined} accepted the header Accept-Encoding
 */
async function sentFor(file, accepted) {
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ]) {
    const path = file.path + suffix;
    const info = takes(accepted, encoding) ? await stat(path).catch(() => null) : null;
    if (info?.isFile() && info.mtimeMs >= file.time) return { path, size: info.size, time: info.mtimeMs, encoding };
  }
  return { ...file, encoding: '' };
}

/** @param {string | string[] | undefined} accepted @param {string} encoding */
function takes(accepted, encoding) {
  const entries = String(accepted ?? '')
    .split(',')
    .map((entry) => entry.replaceAll(' ', '').toLowerCase());
  const weighted = `${encoding};q=`;
  return entries.some((entry) => entry === encoding || (entry.startsWith(weighted) && Number(entry.slice(weighted.length)) > 0));
}

/**
 * Serves `folder` on localhost. Resolves once it listens.
 * @param {string} folder
 * @param {number} port 0 for a free one
 * @param {Record<string, string>} [more] headers that every file gets
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 */
export function serve(folder, port, more = {}) {
  const root = normalize(folder).replace(/[/\\]+$/, '');
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = await fileOf(root, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('File not found.\n');
      return;
    }
    const sent = await sentFor(file, request.headers['accept-encoding']);
    const tag = `"${sent.size}-${sent.time}"`;
    /** @type {Record<string, string>} */
    const headers = { ...kHeaders, ...more, ETag: tag };
    if (sent.encoding) headers['Content-Encoding'] = sent.encoding;
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const type = kTypes[/** @type {keyof typeof kTypes} */ (extname(file.path))] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': sent.size });
    if (request.method === 'HEAD') response.end();
    else pipeline(createReadStream(sent.path), response, () => {}); // closes both when either ends
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const close = () =>
        new Promise((done) => {
          server.close(() => done(undefined));
          server.closeAllConnections();
        });
      resolve({ address: `http://localhost:${taken}`, close });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../build/web', import.meta.url));
  const port = Number(process.argv[3] ?? 8080);
  try {
    const { address } = await serve(folder, port);
    console.log(`Rookery is running at ${address} (Ctrl+C to stop)`);
  } catch (error) {
    const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is in use: choose another with PORT=NUMBER web/serve` : String(error));
    process.exit(1);
  }
}
