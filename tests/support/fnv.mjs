// The 64-bit FNV-1a hash, as in core/board/hash.hpp.

export class Fnv {
  #hash = 0xcbf29ce484222325n;

  /** @param {string | Buffer} text */
  add(text) {
    for (const byte of Buffer.from(text)) this.#hash = BigInt.asUintN(64, (this.#hash ^ BigInt(byte)) * 0x100000001b3n);
    return this;
  }

  hexadecimal() {
    return this.#hash.toString(16).padStart(16, '0');
  }
}
