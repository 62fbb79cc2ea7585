// A display that nobody sees, for browsers that draw with WebGL2 only where there is one: Xvfb, in software.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const kXvfb = '/usr/bin/Xvfb';
const kStart = 60_000; // milliseconds

/** Why there can be none; empty: there can. */
export const noDisplay = existsSync(kXvfb) ? '' : `no xvfb here (${kXvfb})`;

/**
 * Waits for something of a program, which may end before.
 * @template T @param {Promise<T>} awaited @param {import('node:child_process').ChildProcess} child @param {string} what @returns {Promise<T>}
 */
export function orEnds(awaited, child, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not come`)), kStart);
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code}`)));
    child.once('error', reject);
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Programs that are ended together, the last first. */
export class Programs {
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];

  /** @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
  start(program, args, options) {
    const child = spawn(program, args, options);
    child.on('error', () => {}); // told by whoever waits for it
    this.#children.unshift(child);
    return child;
  }

  /** A display; gives the environment of programs that are to be seen there. @returns {Promise<NodeJS.ProcessEnv>} */
  async startDisplay() {
    const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const xvfb = this.start(kXvfb, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const told = /** @type {import('node:stream').Readable} */ (xvfb.stdio[3]);
    const number = await orEnds(new Promise((resolve) => told.once('data', resolve)), xvfb, 'Xvfb');
    const { WAYLAND_DISPLAY: _, ...others } = process.env;
    return { ...others, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  }

  async close() {
    for (const child of this.#children) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    }
  }
}
