// Shared code of the command line's tests: the program, a folder of their own, a call.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

export const cli = process.env.ROOKERY_CLI ?? '';
export const skip = cli ? false : 'set ROOKERY_CLI to the command line to run this';

/** A folder that is removed after the tests. @param {string} name */
export function ownFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `rookery-${name}-`));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string[]} args @param {string | Buffer} [input] */
export function rookery(args, input = '') {
  const { stdout, stderr, status } = spawnSync(cli, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 300_000,
    killSignal: 'SIGKILL',
  });
  return { rows: stdout === '' ? [] : stdout.replace(/\n$/, '').split('\n'), stdout, stderr, status };
}

/**
 * The same on a terminal (made by util-linux's script) with `typed` as input, followed by Ctrl+D; standard error bypasses it.
 * @param {string[]} args @param {string} typed
 */
export function onTerminal(args, typed) {
  const terminal = terminalFor(args);
  const { status, error } = spawnSync('script', terminal.script, {
    input: typed,
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  if (error) throw error;
  return { ...terminal.close(), status };
}

/**
 * The same, but types only after `said` has appeared on standard error.
 * @param {string[]} args @param {string} said @param {string} typed
 */
export async function onTerminalUntil(args, said, typed) {
  const terminal = terminalFor(args);
  const child = spawn('script', terminal.script, { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const look = setInterval(() => {
    if (!terminal.errors().includes(said)) return;
    clearInterval(look);
    child.stdin.write(typed);
  }, 20);
  const status = await ended;
  clearInterval(look);
  child.stdin.destroy();
  return { ...terminal.close(), status };
}

/** The arguments of script(1), and the destination of the output. @param {string[]} args */
function terminalFor(args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rookery-terminal-'));
  const files = ['out', 'err'].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, '');
  const words = [cli, ...args].map((word) => `'${word}'`).join(' ');
  return {
    script: ['-qec', `exec ${words} > ${files[0]} 2> ${files[1]}`, '/dev/null'],
    errors: () => readFileSync(files[1], 'utf8'),
    close() {
      const [stdout, stderr] = files.map((file) => readFileSync(file, 'utf8'));
      rmSync(folder, { recursive: true });
      return { rows: stdout === '' ? [] : stdout.replace(/\n$/, '').split('\n'), stderr };
    },
  };
}

/**
 * Interrupts a call once `enough` accepts its output.
 * @param {string[]} args @param {string} input @param {(output: string) => boolean} [enough]
 * @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} [signal]
 */
export async function interrupted(args, input, enough = (output) => output !== '', signal = 'SIGINT') {
  const child = spawn(cli, args);
  let output = '';
  let errors = '';
  let reported = false;
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (errors += text));
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    if (!reported && enough(output)) reported = child.kill(signal);
  });
  child.stdin.on('error', () => {}); // it may end before it has read all
  child.stdin.end(input);
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { output, errors, status };
}

/** The complete records of a journal. @param {string} journal */
export function recordsIn(journal) {
  if (!existsSync(journal)) return [];
  return readFileSync(journal, 'latin1')
    .split(/^(?=part [0-9a-f]{16} )/m)
    .slice(1)
    .map((record) => record.replace(/\n+$/, '\n'));
}

/** Rows as objects, keyed by their columns. @param {string[]} args @param {string} [input] @returns {Record<string, string>[]} */
export function table(args, input) {
  const { rows, status, stderr } = rookery([...args, '--header'], input);
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  const [header = '', ...rest] = rows;
  const names = header.split('\t');
  assert.equal(new Set(names).size, names.length);
  return rest.map((row) => Object.fromEntries(row.split('\t').map((field, i) => [names[i], field])));
}
