// The browser features that the page requires, and the messages if one is missing.
import { words } from './words.mjs';

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

/** Whether workers can be modules: then the option `type` is read. The address is invalid, so no worker is started. */
function haveModuleWorkers() {
  let isRead = false;
  const options = {
    get type() {
      isRead = true;
      return /** @type {const} */ ('module');
    },
  };
  try {
    new Worker('http://:', options);
  } catch {
    // expected: the address is invalid
  }
  return isRead;
}

/**
 * The first feature that this browser lacks, or null.
 * @param {boolean} isServed the programs come from a server; otherwise they are packed in the page
 * @returns {{what: string, remedy: string} | null}
 */
export function missingHere(isServed) {
  if (typeof WebAssembly !== 'object') {
    return { what: words().noWebAssembly, remedy: words().noWebAssemblyRemedy };
  }
  if (!WebAssembly.validate(kSimdProbe)) return { what: words().noSimd, remedy: words().haveThem };
  if (typeof Worker !== 'function' || (isServed && !haveModuleWorkers())) return { what: words().noWorkers, remedy: words().haveThem };
  if (!isServed && typeof DecompressionStream !== 'function') return { what: words().noUnpacking, remedy: words().noUnpackingRemedy };
  return null;
}
