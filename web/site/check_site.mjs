// Checks a hosted copy of the site, or a folder before it is uploaded: that every file is there, complete and of the same version, that
// browsers accept its type, and that the server sends no headers that get in the way.
//
//   node web/site/check_site.mjs PLACE     an address such as https://example.org/sudoku/, or a folder such as build/web
//
// "wrong": the page would not work, or not offline; the exit status is 1. "advice": it works, but could be improved.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

import { PackedPrograms } from '../page/packed_programs.mjs';
import { serve } from '../server.mjs';
import { hashOf } from './make_site.mjs';

/** @typedef {{kind: 'wrong' | 'advice', sentence: string}} Diagnostic */
/** @typedef {{files: Record<string, string>, packed: string, programs: Record<string, string>}} Bundle as in service_worker.mjs */

/** The types that browsers accept; they refuse a module or a style sheet of another type. */
const kTypes = [
  { ending: /\.m?js$/, type: /^(text|application)\/(x-)?(java|ecma)script\b/ },
  { ending: /\.css$/, type: /^text\/css\b/ },
  { ending: /\.svg$/, type: /^image\/svg\+xml\b/ },
  { ending: /\.png$/, type: /^image\/png\b/ },
  { ending: /(\/|\.html)$/, type: /^text\/html\b/ },
  { ending: /\.webmanifest$/, type: /^application\/(manifest\+)?json\b/ },
];
/** Sources that the page's own policy allows and a server's policy must not forbid, by directive. */
const kNeeded = {
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'style-src': ["'self'"],
};
/** The script that contains the list of files (service_worker.mjs) and the version. */
const kList = 'service_worker.mjs';

/** The first `count` programs of a packed file. @param {Uint8Array} packed @param {number} count @returns {Promise<Uint8Array[]>} */
async function programsOf(packed, count) {
  const require = createRequire(new URL('../../build/npm/package.json', import.meta.url));
  const { XzReadableStream } = /** @type {{XzReadableStream: new (from: ReadableStream | null) => ReadableStream}} */ (
    require('xz-decompress')
  );
  const programs = new PackedPrograms(new XzReadableStream(new Response(packed).body));
  const all = [];
  while (all.length < count) {
    const program = programs.next(all.length === count - 1);
    all.push(new Uint8Array(await new Response(program).arrayBuffer()));
  }
  return all;
}

/** The sources of a directive, with the policy's fallbacks; null: no limit. @param {string} policy @param {string} name */
function sourcesOf(policy, name) {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [directive = '', ...sources] = text.trim().split(/\s+/);
      return [directive.toLowerCase(), sources];
    }),
  );
  if (!name.endsWith('-src')) return directives.get(name) ?? null;
  return directives.get(name) ?? (name === 'worker-src' ? directives.get('script-src') : null) ?? directives.get('default-src') ?? null;
}

/**
 * @param {string} address of the folder
 * @returns {Promise<{version: string, files: number, bytes: number, diagnostics: Diagnostic[]}>}
 */
export async function checkSite(address) {
  const root = new URL(address.endsWith('/') || address.endsWith('.html') ? address : `${address}/`);
  /** @type {Diagnostic[]} */
  const diagnostics = [];
  const wrong = (/** @type {string} */ sentence) => diagnostics.push({ kind: 'wrong', sentence });
  const advice = (/** @type {string} */ sentence) => diagnostics.push({ kind: 'advice', sentence });
  let [files, bytes] = [0, 0];

  /** Fetches a file; undefined if that fails. @param {string} path */
  const get = async (path) => {
    const response = await fetch(new URL(path, root)).catch((/** @type {Error} */ error) => error);
    if (response instanceof Error) return void wrong(`${path}: no response (${response.cause ?? response.message})`);
    if (!response.ok) return void wrong(`${path}: status ${response.status}, expected 200`);
    const content = new Uint8Array(await response.arrayBuffer());
    if (response.redirected && new URL(response.url).pathname !== new URL(path, root).pathname) {
      wrong(`${path}: redirected to ${response.url}; a service worker rejects responses from another address`);
    }
    const type = response.headers.get('content-type') ?? '';
    const wanted = kTypes.find(({ ending }) => ending.test(`/${path}`));
    if (wanted && !wanted.type.test(type)) wrong(`${path}: its Content-Type is "${type}", expected ${String(wanted.type).slice(2, -3)}`);
    files += 1;
    bytes += content.length;
    return { content, headers: response.headers };
  };
  const whole = (/** @type {string} */ path, /** @type {Uint8Array} */ content, /** @type {string} */ hash) => {
    if (hashOf(content) !== hash)
      wrong(`${path}: ${content.length} bytes with hash ${hashOf(content)}, expected ${hash}: from another version, or changed`);
  };

  const list = await get(kList);
  if (!list) return { version: '', files, bytes, diagnostics };
  const scope = /** @type {any} */ ({});
  const first = new TextDecoder().decode(list.content).split(/;(?=[{(])/)[0] ?? '';
  try {
    vm.runInNewContext(first, { self: scope }, { timeout: 1000 });
  } catch {
    // reported below
  }
  if (!scope.rookerySite) {
    wrong(`${kList}: expected the list of files at the start`);
    return { version: '', files, bytes, diagnostics };
  }
  const site = /** @type {{version: string, first: Bundle, rest: Bundle, askedFor: Record<string, string>}} */ (scope.rookerySite);
  const all = { ...site.first.files, ...site.rest.files, ...site.askedFor };
  for (const [path, hash] of Object.entries(all)) {
    const file = await get(path);
    if (file) whole(path, file.content, hash);
    if (path === './' && file) checkPage(file.headers, new TextDecoder().decode(file.content), wrong, advice);
  }
  for (const { packed, programs } of [site.first, site.rest]) {
    const file = await get(packed);
    if (!file) continue;
    const unpacked = await programsOf(file.content, Object.keys(programs).length).catch(() => []);
    if (unpacked.length === 0) wrong(`${packed}: cannot be unpacked: damaged, or changed by the server`);
    else Object.entries(programs).forEach(([path, hash], i) => whole(`${path} in ${packed}`, unpacked[i] ?? new Uint8Array(), hash));
  }
  for (const path of ['xz.js', 'rookery.html']) await get(path);

  if (root.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(root.hostname)) {
    wrong(`${root.origin}: without https, browsers store nothing for offline use`);
  }
  const seconds = /max-age=(\d+)/.exec(list.headers.get('cache-control') ?? '')?.[1];
  if (Number(seconds ?? 0) > 3600) advice(`${kList}: cached for ${seconds} s; "Cache-Control: no-cache" gives users new versions at once`);
  return { version: site.version, files, bytes, diagnostics };
}

/**
 * @param {Headers} headers @param {string} text @param {(sentence: string) => void} wrong @param {(sentence: string) => void} advice
 */
function checkPage(headers, text, wrong, advice) {
  if (!/http-equiv="Content-Security-Policy"/.test(text)) wrong('index.html: its own Content-Security-Policy is missing');
  const policy = headers.get('content-security-policy');
  if (policy !== null) {
    for (const [directive, needed] of Object.entries(kNeeded)) {
      const sources = sourcesOf(policy, directive);
      const missing = sources ? needed.filter((source) => !sources.includes(source) && !sources.includes('*')) : [];
      if (missing.length > 0) wrong(`the server's Content-Security-Policy forbids what the page needs: ${directive} ${missing.join(' ')}`);
    }
  }
  if (sourcesOf(policy ?? '', 'frame-ancestors')?.join() !== "'none'") {
    advice(`expected the header "Content-Security-Policy: frame-ancestors 'none'", so that no other page can show this one in a frame`);
  }
  if (!headers.get('content-encoding')) advice('index.html is not compressed; with gzip or br, scripts are a third of the size');
  if (headers.get('x-content-type-options') !== 'nosniff') advice('expected the header "X-Content-Type-Options: nosniff"');
  if (!/no-cache|max-age=0|must-revalidate/.test(headers.get('cache-control') ?? '')) {
    advice('index.html: expected "Cache-Control: no-cache", so that users get new versions at once');
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const place = process.argv[2];
  if (!place) {
    console.error('expected an address or a folder: node web/site/check_site.mjs https://example.org/sudoku/');
    process.exit(2);
  }
  const own = /^https?:/.test(place) ? null : await serve(place, 0);
  const { version, files, bytes, diagnostics } = await checkSite(own?.address ?? place);
  await own?.close();
  for (const { kind, sentence } of diagnostics) console.log(`${kind}: ${sentence}`);
  const errors = diagnostics.filter(({ kind }) => kind === 'wrong').length;
  console.log(`version ${version || 'unknown'}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${errors} wrong`);
  process.exitCode = errors === 0 ? 0 : 1;
}
