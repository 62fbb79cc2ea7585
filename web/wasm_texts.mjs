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
    for (const text of texts) {
      const bytes = encoder.encode(text);
      const address = module._malloc(bytes.length + 1);
      module.HEAPU8.set(bytes, address);
      places.push(address, bytes.length);
    }
    return use(...places);
  } finally {
    for (let i = 0; i < places.length; i += 2) module._free(places[i]);
  }
}
