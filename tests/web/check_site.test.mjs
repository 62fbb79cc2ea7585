// The check names every fault of a hosted copy of the site, file by file.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { serve } from '../../web/server.mjs';
import { checkSite } from '../../web/site/check_site.mjs';
import { site, test } from './support.mjs';

/**
 * The diagnostics for a server that sends the site with changes.
 * @param {(path: string, sent: {status: number, headers: Record<string, string>, body: Buffer}) => void} change
 */
async function foundAt(change) {
  const own = await serve(site, 0);
  const server = createServer(async (request, response) => {
    const file = (request.url ?? '').slice('/games/sudoku/'.length);
    const answer = await fetch(`${own.address}/${file}`);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/^(content-encoding|content-length)$/.test(name)));
    const sent = { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
    change(file, sent);
    response.writeHead(sent.status, sent.headers).end(sent.body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const { diagnostics } = await checkSite(`http://localhost:${port}/games/sudoku`);
  server.close();
  server.closeAllConnections();
  await own.close();
  return diagnostics;
}
/** @param {Awaited<ReturnType<typeof foundAt>>} diagnostics */
const wrongOf = (diagnostics) => diagnostics.filter(({ kind }) => kind === 'wrong').map(({ sentence }) => sentence);

test('a complete copy in a folder of a server', async () => {
  const diagnostics = await foundAt(() => {});
  assert.deepEqual(wrongOf(diagnostics), []);
  assert.deepEqual(
    diagnostics.map(({ sentence }) => sentence),
    ['index.html is not compressed; with gzip or br, scripts are a third of the size'],
  );
});

test('files that are missing, changed, from another version or of a type that browsers refuse', async () => {
  const wrong = wrongOf(
    await foundAt((file, sent) => {
      if (file === 'page/icon.svg') sent.status = 404;
      if (file === 'worker.mjs') sent.headers['content-type'] = 'application/octet-stream';
      if (file === 'core.mjs') sent.body = Buffer.concat([sent.body, Buffer.from('\n')]);
      if (file === 'core.xz') sent.body = sent.body.subarray(0, 1000);
    }),
  );
  const length = readFileSync(path.join(site, 'core.mjs')).length;
  const expected = [
    /^page\/icon\.svg: status 404, expected 200$/,
    new RegExp(`^core\\.mjs: ${length + 1} bytes with hash [0-9a-f]{32}, expected [0-9a-f]{32}: from another version, or changed$`),
    /^worker\.mjs: its Content-Type is "application\/octet-stream", expected /,
    /^core\.xz: cannot be unpacked/,
  ];
  for (const sentence of expected)
    assert.ok(
      wrong.some((one) => sentence.test(one)),
      `${sentence}\n${wrong.join('\n')}`,
    );
});

test('a server policy that forbids what the page needs', async () => {
  const policy = "default-src 'self'; script-src 'self'; style-src *";
  const wrong = wrongOf(await foundAt((_, sent) => (sent.headers['content-security-policy'] = policy)));
  assert.deepEqual(wrong, ["the server's Content-Security-Policy forbids what the page needs: script-src 'wasm-unsafe-eval'"]);
});

test('a server that lets other pages frame the site is advised to forbid it', async () => {
  for (const policy of [undefined, "frame-ancestors 'self'", "default-src 'none'"]) {
    const diagnostics = await foundAt((_, { headers }) => {
      delete headers['content-security-policy'];
      if (policy) headers['content-security-policy'] = policy;
    });
    const sentences = diagnostics.map(({ kind, sentence }) => `${kind}: ${sentence}`);
    assert.ok(
      sentences.some((one) => one.startsWith(`advice: expected the header "Content-Security-Policy: frame-ancestors 'none'"`)),
      sentences.join('\n'),
    );
  }
});

test('a page in place of the files, as single-page hosts answer', async () => {
  const wrong = wrongOf(
    await foundAt((_, sent) => {
      sent.body = Buffer.from('<!DOCTYPE html><title>Welcome</title>');
      sent.headers['content-type'] = 'text/html';
    }),
  );
  assert.ok(wrong.includes('service_worker.mjs: expected the list of files at the start'), wrong.join('\n'));
});
