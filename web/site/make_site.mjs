// The last step of building the site. CMake has copied its parts to a folder: the modules as they were written, the programs, the page's
// other files. The site has them in the form in which they are served:
//
//   *.mjs                minified (one_script.mjs)      index.html           with a preload for every module
//   programs.xz          the UI and the first verbs     service_worker.mjs   with the list of files, each by its hash
//   core.xz              the whole core, for later      rookery.html         the whole app in one file
//   xz.js                the unpacker of both
//   catalogue.bin, digits.bin   tables, loaded on demand; de.txt, fr.txt, page_*.txt: texts of a language
//   third_party.txt      the licences of what the programs contain
//   page/icon-*.png      from page/icon.svg             *.gz, *.br           compressed copies for browsers that accept them
//
// We pack the programs instead of leaving compression to the server: xz makes them a quarter smaller than gzip, and most servers have only gzip.
// They are packed together (in the format of page/packed_programs.mjs), because separately they take 4 % more. The service worker stores them
// unpacked.
//
//   node web/site/make_site.mjs SOURCES SITE     the top folder, with index.html; the site's folder, whose parts are in SITE_parts
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { kTableFiles } from '../table_files.mjs';
import { iconPng } from './icon.mjs';
import { kLicences, kPageTexts, oneFile, replaced } from './one_file.mjs';
import { oneModule, oneScript, smallModule } from './one_script.mjs';

const kIcons = [
  { name: 'page/icon-192.png', size: 192, masked: false },
  { name: 'page/icon-512.png', size: 512, masked: false },
  { name: 'page/icon-maskable-512.png', size: 512, masked: true },
];

const kPacked = 'programs.xz';
export const kFirstPrograms = ['app.wasm', 'first_module.wasm'];
/** The page fetches this when it is idle, or earlier if a job needs it. */
const kPackedLater = 'core.xz';
export const kLaterPrograms = ['core_module.wasm'];
const kLaterFiles = ['core_module.mjs'];
/** The page's module, joined with everything that it imports except the UI's module. */
const kPage = 'page/boot.mjs';

/** Prints the licences of what the programs contain. */
const kThirdParty = fileURLToPath(new URL('../../shell/package/third_party', import.meta.url));

/** The npm package that unpacks: a classic script, so that both the page and the service worker can load it. */
const kUnpacker = fileURLToPath(new URL('../../build/npm/node_modules/xz-decompress/dist/package/xz-decompress.min.js', import.meta.url));
/** The unpacker supports only crc32 and allocates the declared dictionary size; the other settings suit code without alignment. */
const kXz = ['--format=xz', '--check=crc32', '--lzma2=preset=9e,lc=4,lp=0,pb=0,dict=4MiB,nice=273'];

/**
 * @param {string} sources
 * @param {string} site
 * @param {string} [parts]
 * @returns {Promise<{files: string[], gzip: number, brotli: number, later: number, oneFile: number}>} the files that the page loads first,
 *   and the sizes in bytes: of these files by gzip and by Brotli, of those loaded later, and of rookery.html
 */
export async function makeSite(sources, site, parts = `${site}_parts`) {
  const part = (/** @type {string} */ path) => readFileSync(join(parts, path));
  const text = (/** @type {string} */ path) => part(path).toString('utf8');
  const write = (/** @type {string} */ path, /** @type {string | Buffer} */ content) => writeChanged(join(site, path), content);
  /** Makes a file of the site from one of the parts, unless it is up to date. */
  const make = (/** @type {string} */ path, /** @type {string} */ from, /** @type {(from: string, to: string) => void} */ maker) => {
    const [to, origin] = [join(site, path), join(parts, from)];
    if (isBehind(to, [origin, ...kMakers])) maker(origin, to);
  };

  writeChanged(join(parts, kLicences), execFileSync(kThirdParty, ['page']));
  for (const path of filesIn(parts)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    if (kFirstPrograms.includes(path)) continue; // only the page uses them, and it loads them packed
    if (path === kPage) continue; // joined below
    if (path.endsWith('.mjs')) make(path, path, (from, to) => writeWhole(to, smallModule(readFileSync(from, 'utf8'))));
    else make(path, path, copyFileSync);
  }
  for (const { name, size, masked } of kIcons) {
    make(name, 'page/icon.svg', (from, to) => writeFileSync(to, iconPng(readFileSync(from, 'utf8'), size, masked)));
  }
  const pack = (/** @type {string} */ name, /** @type {string[]} */ programs) => {
    const packed = join(site, name);
    if (isBehind(packed, [...programs.map((path) => join(parts, path)), ...kMakers]))
      writeWhole(packed, packedTogether(programs.map(part)));
    return statSync(packed).size;
  };
  const arriving = pack(kPacked, kFirstPrograms);
  pack(kPackedLater, kLaterPrograms);
  write('xz.js', readFileSync(kUnpacker));

  const plain = readFileSync(join(sources, 'index.html'), 'utf8');
  write(kPage, smallModule((await oneModule(kPage, text, ['app.mjs'])).script));
  const unversioned = replaced(plain, [[/<div id="arrival">/, () => `<div id="arrival" data-bytes="${arriving}">`]]);
  write('rookery.html', await oneFile(plain, part));

  const files = [...new Set([...linksOf(unversioned), ...(await oneScript('worker.mjs', text)).modules])]
    .filter((path) => path !== kPacked && !kLaterFiles.includes(path))
    .sort();
  const hashesOf = (/** @type {string[]} */ paths) =>
    Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(site, path)))]));
  const unpackedHashes = (/** @type {string[]} */ paths) => Object.fromEntries(paths.map((path) => [path, hashOf(part(path))]));
  const first = { files: hashesOf(files), packed: kPacked, programs: unpackedHashes(kFirstPrograms) };
  const rest = { files: hashesOf(kLaterFiles), packed: kPackedLater, programs: unpackedHashes(kLaterPrograms) };
  const askedFor = hashesOf([...Object.values(kTableFiles), ...kPageTexts, kLicences]);
  for (const path of Object.keys(askedFor)) if (path.endsWith('.txt')) packedBoth(join(site, path));
  const worker = readFileSync(join(sources, 'web/service_worker.mjs'), 'utf8');
  const version = hashOf(JSON.stringify([first, rest, askedFor]) + unversioned + worker + readFileSync(kUnpacker, 'utf8')).slice(0, 12);
  const index = replaced(unversioned, [[/<html /, () => `<html data-build="${version}" `]]);
  write('index.html', index);
  first.files = { './': hashOf(index), ...first.files };
  const list = JSON.stringify({ version, first, rest, askedFor }, null, 1);
  write('service_worker.mjs', smallModule(`self.rookerySite = ${list};\n${worker}`));

  const sent = ['index.html', ...files, kPacked, 'service_worker.mjs', 'xz.js'];
  const bytes = sent.map((path) => (/\.(png|xz)$/.test(path) ? asItIs(join(site, path)) : packedBoth(join(site, path))));
  const [gzip, brotli] = ['gzip', 'brotli'].map((way) =>
    bytes.reduce((sum, lengths) => sum + lengths[/** @type {'gzip' | 'brotli'} */ (way)], 0),
  );
  const later = statSync(join(site, kPackedLater)).size + kLaterFiles.reduce((sum, path) => sum + packedBoth(join(site, path)).gzip, 0);
  return { files: sent, gzip, brotli, later, oneFile: statSync(join(site, 'rookery.html')).size };
}

/** The tools that make the site's files: if one of these changes, all files are made again. */
const kMakers = ['make_site.mjs', 'icon.mjs', 'one_script.mjs', '../../build/npm/.installed-lock'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)).map((path) => `${entry.name}/${path}`) : [entry.name],
  );
}

/** Packs programs, each preceded by its length, for page/packed_programs.mjs. @param {Buffer[]} programs */
function packedTogether(programs) {
  const pieces = programs.flatMap((bytes) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return [length, bytes];
  });
  return execFileSync('xz', [...kXz, '--stdout'], { input: Buffer.concat(pieces), maxBuffer: 1 << 26 });
}

/** Writes the file atomically. @param {string} path @param {string | Buffer} content */
function writeWhole(path, content) {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

/** The files that the page links to. @param {string} page */
function linksOf(page) {
  return [...page.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^"]+)"/g)].map(([, path]) => path);
}

/** The hash by which the service worker identifies a file. @param {string | Uint8Array} content */
export function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** Whether a file is missing, or older than one of its sources. @param {string} path @param {string[]} sources */
function isBehind(path, sources) {
  return !existsSync(path) || sources.some((source) => statSync(path).mtimeMs < statSync(source).mtimeMs);
}

/** @param {string} path @param {string | Buffer} content */
function writeChanged(path, content) {
  const bytes = Buffer.from(content);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
}

/** @param {string} path */
function asItIs(path) {
  const { size } = statSync(path);
  return { gzip: size, brotli: size };
}

/** Writes compressed copies next to the file, unless they are up to date. @param {string} path */
function packedBoth(path) {
  const packed = (/** @type {string} */ name, /** @type {(bytes: Buffer) => Buffer} */ squeeze) => {
    if (isBehind(name, [path])) writeFileSync(name, squeeze(readFileSync(path)));
    return statSync(name).size;
  };
  const gzip = packed(`${path}.gz`, (bytes) => gzipSync(bytes, { level: 9 }));
  const brotli = packed(`${path}.br`, (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
  return { gzip, brotli };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , sources, site] = process.argv;
  const { files, gzip, brotli, later, oneFile: whole } = await makeSite(sources, site);
  console.log(
    `The site: ${files.length} files, ${kilobytes(brotli)} over the wire by Brotli, ${kilobytes(gzip)} by gzip; ${kilobytes(later)} later; rookery.html: ${kilobytes(whole)}`,
  );
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} KB`;
}
