// Texts for a wasm module whose functions take them as UTF-8 with a length.

/** @typedef {{_malloc(bytes: number): number, _free(address: number): void, HEAPU8: Uint8Array}} Memory */

const encoder = new TextEncoder();

/**
 * Calls `use` with the address and length of each text, in turn; they are there until it returns.
 * @template Result
 * @param {Memory} module
 * @param {string[]} texts
 * @param {(...places: number[]) => Result} use
 */
export function withTexts(module, texts, use) {
  const places = [];
  try {
    for (const text of texts) places.push(...placed(module, text));
    return use(...places);
  } finally {
    for (let i = 0; i < places.length; i += 2) module._free(places[i]);
  }
}

/** Calls of the caller's functions from within C++, through which nothing may be thrown: it is kept until that has returned. */
export function callersFunctions() {
  /** @type {{error: unknown}[]} */
  const thrown = [];
  /** @template T @param {T} defaultValue @param {() => T} action */
  const outside = (defaultValue, action) => {
    try {
      return action();
    } catch (error) {
      thrown.push({ error });
      return defaultValue;
    }
  };
  return { outside, thrown };
}

/** @param {Memory} module @param {number} bytes */
function allocated(module, bytes) {
  const address = module._malloc(bytes);
  if (address === 0) throw new Error('out of memory'); // address 0 is where other things lie
  return address;
}

/**
 * Where the text is now, and its length there. Most are ASCII, and written straight into the module's memory: of a list of a million rows
 * the bytes of each would have to be cleared away otherwise.
 * @param {Memory} module @param {string} text @returns {[number, number]}
 */
function placed(module, text) {
  const address = allocated(module, text.length + 1);
  const { read, written } = encoder.encodeInto(text, module.HEAPU8.subarray(address, address + text.length));
  if (read === text.length) return [address, written];
  module._free(address);
  const bytes = encoder.encode(text);
  const wider = allocated(module, bytes.length + 1);
  module.HEAPU8.set(bytes, wider);
  return [wider, bytes.length];
}
