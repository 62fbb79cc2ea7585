// What the tests of the command line share: the program, a folder of their own, a call.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

export const cli = process.env.ROOKERY_CLI ?? '';
export const skip = cli ? false : 'set ROOKERY_CLI to the command line to run this';

/** A folder that is gone when the tests are done. @param {string} name */
export function ownFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `rookery-${name}-`));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string[]} args @param {string | Buffer} [input] */
export function rookery(args, input = '') {
  const { stdout, stderr, status } = spawnSync(cli, args, { input, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 300_000 });
  return { rows: stdout === '' ? [] : stdout.replace(/\n$/, '').split('\n'), stdout, stderr, status };
}

/** Interrupts a call once `enough` says so of its output. @param {string[]} args @param {string} input @param {(output: string) => boolean} [enough] */
export async function interrupted(args, input, enough = (output) => output !== '') {
  const child = spawn(cli, args);
  let output = '';
  let errors = '';
  let told = false;
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (errors += text));
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    if (!told && enough(output)) told = child.kill('SIGINT');
  });
  child.stdin.end(input);
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { output, errors, status };
}
