// A virtual display for browsers that draw with WebGL2 only where there is a display: Xvfb, in software.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const kXvfb = '/usr/bin/Xvfb';
const kStart = 60_000; // milliseconds

/** Why no display can start; empty: it can. */
export const noDisplay = existsSync(kXvfb) ? '' : `no xvfb here (${kXvfb})`;

/**
 * Waits for a result from a program; fails if the program ends first.
 * @template T @param {Promise<T>} awaited @param {import('node:child_process').ChildProcess} child @param {string} what
 * @returns {Promise<T>}
 */
export function orEnds(awaited, child, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timed out waiting for ${what}`)), kStart);
    child.once('exit', (code) => reject(new Error(`${what} exited with ${code}`)));
    child.once('error', reject);
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Programs that end together, in reverse order of their start. */
export class Programs {
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];

  /** @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
  start(program, args, options) {
    const child = spawn(program, args, options);
    child.on('error', () => {}); // reported by the code that awaits it
    this.#children.unshift(child);
    return child;
  }

  /** Starts a display; returns the environment for programs that use it. @returns {Promise<NodeJS.ProcessEnv>} */
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
