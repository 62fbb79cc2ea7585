// Short jobs that turn out to be long: each gets a worker of its own, and the next job does not wait behind them.
import assert from 'node:assert/strict';
import { nodeWorkers, runJob, test, withPool } from './support.mjs';

const kEasy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const kLong = { verb: 'solve', options: { limit: 1e15 }, input: '.'.repeat(81) }; // too many solutions to count

/**
 * Starts a job and waits for its first activity report.
 * @param {InstanceType<typeof import('./support.mjs').Pool>} pool
 * @returns {Promise<{cancel: () => Promise<string>}>} cancel returns how it ended
 */
function startLong(pool) {
  return new Promise((resolve) => {
    /** @type {(end: string) => void} */
    let ended;
    const end = new Promise((done) => {
      ended = done;
    });
    const handle = pool.start(kLong, {
      onActivity: (text) => {
        const cancel = () => {
          handle.cancel();
          return end;
        };
        if (text) resolve({ cancel });
      },
      onEnd: (reported) => ended(reported.end),
    });
  });
}

test('four long jobs run at once in a pool of one worker, and a short one finishes meanwhile', async () => {
  /** @type {string[]} */
  const log = [];
  await withPool({ size: 1, createWorker: nodeWorkers({ log }) }, async (pool) => {
    const jobs = await Promise.all([startLong(pool), startLong(pool), startLong(pool), startLong(pool)]);
    const solved = await runJob(pool, { verb: 'solve', input: kEasy });
    assert.equal(solved.rows.length, 1);
    for (const job of jobs) assert.equal(await job.cancel(), 'cancelled');
    const again = await runJob(pool, { verb: 'solve', input: kEasy });
    assert.deepEqual(again.rows, solved.rows);
    const alive = log.filter((entry) => entry === 'started').length - log.filter((entry) => entry === 'ended').length;
    assert.ok(alive <= 2, `${alive} workers are left`);
  });
});

test('progress reports how long workers were busy', async () => {
  await withPool({ size: 2 }, async (pool) => {
    const seen = await new Promise((resolve) => {
      let last = -1;
      const input = Array(50).fill(kEasy).join('\n');
      pool.start(
        { verb: 'solve', input },
        {
          onProgress: (_items, milliseconds) => {
            last = milliseconds;
          },
          onEnd: () => resolve(last),
        },
      );
    });
    assert.ok(seen > 0, `${seen} ms`);
  });
});
