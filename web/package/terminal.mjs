// The output of a call: rows to standard output, sentences and progress to standard error.
import { once } from 'node:events';

const PROGRESS_MILLISECONDS = 200;

export class Terminal {
  #shown = false;
  #drawn = 0;
  #started = 0;
  #total = 0;
  #done = 0;
  #activity = '';

  /** Waits if the reader is slow. @param {string} text */
  async rows(text) {
    this.#erase();
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
  }

  /** @param {string} name the subject @param {string} sentence */
  remark(name, sentence) {
    this.#erase();
    process.stderr.write(`${name}: ${sentence}\n`);
  }

  /** @param {number} total number of items; 0: unknown */
  beginProgress(total) {
    this.#total = total;
    this.#done = 0;
    this.#activity = '';
    this.#started = this.#drawn = performance.now();
  }

  /** @param {{done?: number, activity?: string}} change */
  progress({ done = this.#done, activity = this.#activity }) {
    this.#done = done;
    this.#activity = activity;
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < PROGRESS_MILLISECONDS) return;
    this.#drawn = now;
    const seconds = (now - this.#started) / 1000;
    const left = this.#total > 0 && done > 0 ? `${durationText(((this.#total - done) * seconds) / done)} left` : '';
    const count = this.#total > 0 ? `${done}/${this.#total}` : String(done);
    const line = [count, rateText(done / seconds), left, activity].filter(Boolean).join('  ');
    process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
    this.#shown = true;
  }

  endProgress() {
    this.#erase();
  }

  #erase() {
    if (this.#shown) process.stderr.write('\r\x1b[K');
    this.#shown = false;
  }
}

/** 75 as "1:15", 3675 as "1:01:15". @param {number} seconds */
function durationText(seconds) {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** "1200/s", "2.5/s", "3.1/min" @param {number} perSecond */
function rateText(perSecond) {
  const slow = perSecond < 0.1;
  const rate = slow ? 60 * perSecond : perSecond;
  return `${rate.toFixed(rate < 10 ? 1 : 0)}/${slow ? 'min' : 's'}`;
}
