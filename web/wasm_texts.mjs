// Texts for wasm functions, which take them as UTF-8 with a length.

/** @typedef {{_malloc(bytes: number): number, _free(address: number): void, HEAPU8: Uint8Array}} Memory */

const encoder = new TextEncoder();

/**
 * Calls `use` with the address and length of each text in turn. The texts are freed when it returns.
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

/** Wraps callbacks that C++ calls. Nothing may be thrown through C++, so exceptions are kept until it has returned. */
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
  if (address === 0) throw new Error('out of memory'); // memory at address 0 has other uses
  return address;
}

/**
 * Copies the text into the module and returns its address and length. Most texts are ASCII and are encoded straight into the module's
 * memory; otherwise each of a million rows would leave a byte array as garbage.
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
