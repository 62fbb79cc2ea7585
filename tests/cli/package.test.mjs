// The packages of the command line (shell/package/make): they contain the same files, and the program runs without anything else.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { kPng } from '../support/pictures/pictures.mjs';
import { ownFolder, rookery, skip as noProgram } from './command.mjs';

const packages = process.env.ROOKERY_PACKAGES ?? '';
const skip = noProgram || (packages ? false : 'set ROOKERY_PACKAGES to the folder of the packages to run this');
const folder = ownFolder('package');

/** @param {string} end */
const named = (end) => path.join(packages, readdirSync(packages).find((name) => name.endsWith(end)) ?? end);

/** Unpacks the archive and returns the folder. */
function unpacked() {
  execFileSync('tar', ['-xzf', named('.tar.gz'), '-C', folder]);
  return path.join(folder, readdirSync(folder).find((name) => name.startsWith('rookery-')) ?? '');
}

/** Every file under a folder, with its contents. @param {string} root */
function files(root) {
  const names = execFileSync('find', ['.', '-type', 'f'], { cwd: root, encoding: 'utf8' }).trim().split('\n').sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name)).toString('latin1')]));
}

test("the archive's program gives the same rows in a folder that it sees as the whole machine", { skip }, (t) => {
  const root = unpacked();
  const puzzle = '...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.\n';
  const calls = [
    ['solve'],
    ['rate', '--scale', 'se,hodoku'],
    ['catalogue'],
    ['check', '--number'],
    ['generate', '--count', '5', '--seed', '3'],
    ['read-picture'],
  ];
  const inputs = /** @type {Record<string, string | Buffer>} */ ({ generate: '', 'read-picture': readFileSync(kPng) });
  const alone = (/** @type {string[]} */ call) =>
    spawnSync('unshare', ['--map-root-user', 'chroot', root, '/bin/rookery', ...call], {
      input: inputs[call[0]] ?? puzzle,
      encoding: 'utf8',
    });
  if (alone(['--version']).status !== 0) return t.skip('skipped: no chroot without rights here');
  for (const call of calls) {
    const here = rookery(call, inputs[call[0]] ?? puzzle);
    const there = alone(call);
    assert.deepEqual([there.stdout, there.stderr, there.status], [here.stdout, here.stderr, here.status], call.join(' '));
    assert.equal(here.status, 0);
  }
});

test("the Debian package contains the archive's files and a description", { skip: skip || !existsSync('/usr/bin/dpkg-deb') }, () => {
  const installed = path.join(folder, 'installed');
  execFileSync('dpkg-deb', ['-x', named('.deb'), installed]);
  const fields = execFileSync('dpkg-deb', ['--field', named('.deb')], { encoding: 'utf8' });
  assert.match(fields, /^Package: rookery$/m);
  assert.match(fields, /^Architecture: amd64$/m);
  assert.ok(!/^Depends:/m.test(fields));
  const all = files(path.join(installed, 'usr'));
  for (const own of ['./share/doc/rookery/changelog.gz', './share/lintian/overrides/rookery']) assert.ok(all.delete(own), own);
  assert.deepEqual(all, files(unpacked()));
});

test('the manual page and the completions are those written by the program', { skip }, () => {
  const all = files(unpacked());
  const of = (/** @type {string} */ name) => Buffer.from(all.get(`./share/${name}`) ?? '', 'latin1');
  assert.equal(gunzipSync(of('man/man1/rookery.1.gz')).toString(), rookery(['man']).stdout);
  assert.equal(of('bash-completion/completions/rookery').toString(), rookery(['completion', 'bash']).stdout);
  assert.equal(of('zsh/vendor-completions/_rookery').toString(), rookery(['completion', 'zsh']).stdout);
  assert.equal(of('fish/vendor_completions.d/rookery.fish').toString(), rookery(['completion', 'fish']).stdout);
  assert.match(of('doc/rookery/THIRD_PARTY.txt').toString(), /Armin Biere/);
});
