// What the page cannot do without, and how to say that it is missing.

/** The smallest module with a vector instruction: (func (result v128) i32.const 0 i8x16.splat i8x16.popcnt). */
const kSimdProbe = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  123,
  3,
  2,
  1,
  0,
  10,
  10,
  1,
  8,
  0,
  65,
  0,
  253,
  15,
  253,
  98,
  11,
);

const kBrowsers = 'Chrome or Edge 97, Firefox 90, Safari 16.4, or newer.';

/**
 * The first thing that this browser lacks, or null if there is nothing.
 * @param {boolean} isServed the programs come from a server; otherwise they are packed in the page
 * @returns {{what: string, remedy: string} | null}
 */
export function missingHere(isServed) {
  if (typeof WebAssembly !== 'object') {
    return {
      what: 'WebAssembly is missing or turned off, and Rookery needs it.',
      remedy: `Browsers that have it: ${kBrowsers} Some turn it off in a high-security mode: allow it for this page.`,
    };
  }
  if (!WebAssembly.validate(kSimdProbe)) {
    return {
      what: 'This browser\u2019s WebAssembly has no vector instructions (SIMD), and Rookery\u2019s solver needs them.',
      remedy: `Browsers that have them: ${kBrowsers}`,
    };
  }
  if (typeof Worker !== 'function') {
    return { what: 'Web workers are missing, and Rookery runs in them.', remedy: `Browsers that have them: ${kBrowsers}` };
  }
  if (!isServed && typeof DecompressionStream !== 'function') {
    return {
      what: 'This browser cannot unpack this file (DecompressionStream is missing).',
      remedy: 'Chrome or Edge 97, Firefox 113, Safari 16.4, or newer can. The page on a web server does not need it.',
    };
  }
  return null;
}
