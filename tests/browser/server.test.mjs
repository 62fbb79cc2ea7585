// The server of web/serve: the right types, nothing from outside its folder, no second transfer of unchanged files.
import assert from 'node:assert/strict';
import { mkdtemp, mkdir, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serve } from '../../web/server.mjs';

/** @type {string} */
let parent;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  parent = await mkdtemp(join(tmpdir(), 'rookery-server-'));
  await mkdir(join(parent, 'site'));
  await mkdir(join(parent, 'site-beside'));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(parent, 'site-beside', 'secret.txt'), 'secret');
  await writeFile(join(parent, 'site', 'index.html'), '<p>page</p>');
  await writeFile(join(parent, 'site', 'a b.wasm'), 'wasm');
  server = await serve(join(parent, 'site'), 0);
});
after(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

/**
 * A request that sends its path exactly as written.
 * @param {string} path
 * @param {{method?: string, headers?: Record<string, string>}} [options]
 * @returns {Promise<{status: number | undefined, type: string | undefined, tag: string | undefined,
 *   encoding: string | undefined, vary: string | undefined, text: string}>}
 */
function get(path, options = {}) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    request({ hostname, port, path, ...options }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'],
          tag: response.headers.etag,
          encoding: response.headers['content-encoding'],
          vary: response.headers.vary,
          text,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('serves the page and its files with their content types', async () => {
  const page = await get('/');
  assert.deepEqual([page.status, page.type, page.text], [200, 'text/html; charset=utf-8', '<p>page</p>']);
  const wasm = await get('/a%20b.wasm?version=1');
  assert.deepEqual([wasm.status, wasm.type, wasm.text], [200, 'application/wasm', 'wasm']);
});

it('serves nothing from outside its folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/../site-beside/secret.txt',
    '//etc/passwd',
    '/%00',
    '/%',
    '/index.html/',
    '/no-such-file',
  ]) {
    const { status, text } = await get(path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(text, /secret|root:/, path);
  }
});

it('answers only GET and HEAD', async () => {
  assert.equal((await get('/', { method: 'POST' })).status, 405);
  const head = await get('/', { method: 'HEAD' });
  assert.deepEqual([head.status, head.text], [200, '']);
});

it('sends a compressed file to clients that accept it, if it is not older than the original', async () => {
  const folder = join(parent, 'site');
  await writeFile(join(folder, 'text.txt'), 'as it is');
  await writeFile(join(folder, 'text.txt.gz'), gzipSync('packed'));
  await writeFile(join(folder, 'text.txt.br'), brotliCompressSync('packed'));
  const plain = await get('/text.txt');
  assert.deepEqual([plain.text, plain.encoding, plain.vary], ['as it is', undefined, 'Accept-Encoding']);
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['deflate, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.8, *;q=0.1', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=1.0', 'br'],
  ]) {
    const packed = await get('/text.txt', { headers: { 'Accept-Encoding': accepted } });
    assert.deepEqual([packed.type, packed.encoding], [plain.type, encoding], accepted);
    assert.notEqual(packed.tag, plain.tag);
  }
  for (const accepted of ['identity', 'gzip;q=0', 'x-gzip-like']) {
    assert.equal((await get('/text.txt', { headers: { 'Accept-Encoding': accepted } })).text, 'as it is', accepted);
  }
  const past = new Date(Date.now() - 60_000);
  for (const packed of ['text.txt.gz', 'text.txt.br']) await utimes(join(folder, packed), past, past);
  assert.equal((await get('/text.txt', { headers: { 'Accept-Encoding': 'gzip, br' } })).text, 'as it is');
});

it('sends an unchanged file only once', async () => {
  const { tag } = await get('/');
  assert.equal((await get('/', { headers: { 'If-None-Match': String(tag) } })).status, 304);
});

it('forbids other pages to show the site in a frame', async () => {
  for (const path of ['/', '/text.txt']) {
    const response = await fetch(server.address + path);
    await response.text();
    assert.equal(response.headers.get('content-security-policy'), "frame-ancestors 'none'", path);
  }
});

it('closes the file when a download is aborted', { skip: process.platform !== 'linux', timeout: 60_000 }, async () => {
  const file = join(parent, 'site', 'long.wasm');
  await writeFile(file, Buffer.alloc(32 * 1024 * 1024)); // more than the socket buffers hold
  const openFiles = async () => {
    const descriptors = await readdir('/proc/self/fd');
    const targets = await Promise.all(descriptors.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')));
    return targets.filter((target) => target === file).length;
  };
  const { port } = new URL(server.address);
  for (let round = 0; round < 20; ++round) {
    await new Promise((resolve) => {
      const socket = connect(Number(port), 'localhost');
      socket.on('error', () => {});
      socket.once('data', () => socket.resetAndDestroy()).once('close', resolve);
      socket.write('GET /long.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
  }
  while ((await openFiles()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
});
