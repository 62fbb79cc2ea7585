// Random numbers from a seed, for tests that print it: mulberry32.

/**
 * Uniformly distributed integers below `bound`.
 * @param {number} seed @returns {(bound: number) => number}
 */
export function randomNumbers(seed) {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
