// Reads a packed file of programs (programs.xz, core.xz) after unpacking: for each program its length (4 bytes, little-endian), then its
// bytes. Packed together, the second program costs little where it repeats the first: both contain the format readers, the solver and the
// libraries below them.

const kLengthBytes = 4;

/** The programs in a stream, one after the other. */
export class PackedPrograms {
  #reader;
  #rest = new Uint8Array(0);

  /** @param {ReadableStream<Uint8Array>} unpacked */
  constructor(unpacked) {
    this.#reader = unpacked.getReader();
  }

  /**
   * The next program as a stream. The previous one has to be read to its end first.
   * @param {boolean} isLast  nothing may follow; at the end of the data the unpacker checks the checksum
   * @returns {ReadableStream<Uint8Array>}
   */
  next(isLast) {
    let left = -1; // bytes to come; -1: the length has not been read yet
    return new ReadableStream({
      pull: async (controller) => {
        if (left < 0) left = await this.#length();
        if (left > 0) {
          const piece = await this.#some(left);
          left -= piece.length;
          controller.enqueue(piece);
        }
        if (left > 0) return;
        if (isLast && (await this.#arrive())) throw new Error('it is longer than expected');
        controller.close();
      },
    });
  }

  async #length() {
    const bytes = new Uint8Array(kLengthBytes);
    for (let come = 0; come < kLengthBytes; ) {
      const piece = await this.#some(kLengthBytes - come);
      bytes.set(piece, come);
      come += piece.length;
    }
    return new DataView(bytes.buffer).getUint32(0, true);
  }

  /** The next bytes, from 1 to `most` of them. @param {number} most */
  async #some(most) {
    if (!(await this.#arrive())) throw new Error('it is cut short');
    const piece = this.#rest.slice(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  /** Waits for bytes. Returns whether there are any. */
  async #arrive() {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#reader.read();
      if (done) return false;
      this.#rest = value;
    }
    return true;
  }
}
