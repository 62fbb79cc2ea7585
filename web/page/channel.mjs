// The one channel between the page and the canvas UI. messages.mjs (shell/bridge) describes the messages: Bridge has a method for each event,
// and calls the host's method for each request. shell/bridge/wire.hpp is the C++ side, and describes the layout of the bytes.
import { choices, events, messagesOf, records, requests } from './messages.mjs';

/**
 * @import {CanvasEvents, HostEvents, HostRequests, JobEvents, Message} from './messages.mjs'
 * @typedef {import('../wasm_texts.mjs').Memory & {_rookery_take_event(address: number, length: number): number}} UiModule
 */

const kRequests = messagesOf(requests);
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Encodes values. The plain types of messages.mjs are methods. */
export class MessageWriter {
  #bytes = new Uint8Array(64);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  get bytes() {
    return this.#bytes.subarray(0, this.#length);
  }

  /** @param {number} value */
  u8(value) {
    const at = this.#take(1);
    this.#view.setUint8(at, value);
  }
  /** @param {number} value */
  u32(value) {
    const at = this.#take(4);
    this.#view.setUint32(at, value, true);
  }
  /** @param {boolean} value */
  bool(value) {
    this.u8(value ? 1 : 0);
  }
  /** @param {number} value */
  i32(value) {
    const at = this.#take(4);
    this.#view.setInt32(at, value, true);
  }
  /** @param {number} value */
  f32(value) {
    const at = this.#take(4);
    this.#view.setFloat32(at, value, true);
  }
  /** @param {number} value */
  f64(value) {
    const at = this.#take(8);
    this.#view.setFloat64(at, value, true);
  }
  /** @param {number} value */
  i64(value) {
    this.f64(value);
  }
  /** @param {string} value */
  text(value) {
    const start = this.#take(4);
    const encoded = (/** @type {number} */ most) => {
      this.#reserve(most);
      return encoder.encodeInto(value, this.#bytes.subarray(this.#length, this.#length + most));
    };
    let { read, written } = encoded(value.length); // most texts are ASCII
    if (read < value.length) ({ read, written } = encoded(3 * value.length));
    this.#length += written;
    this.#view.setUint32(start, written, true);
  }
  /** @param {Uint8Array} value */
  utf8(value) {
    this.u32(value.length);
    const at = this.#take(value.length);
    this.#bytes.set(value, at);
  }
  /** @param {Record<string, string>} value */
  texts(value) {
    const entries = Object.entries(value);
    this.u32(entries.length);
    for (const pair of entries) pair.forEach((text) => this.text(text));
  }

  /** @param {string} type as in messages.mjs @param {any} value */
  value(type, value) {
    if (type.endsWith('[]')) {
      this.u32(value.length);
      for (const item of value) this.value(type.slice(0, -2), item);
    } else if (type in records) {
      for (const [name, field] of Object.entries(records[type])) this.value(field, value[name]);
    } else if (type in choices) {
      const index = choices[type].indexOf(value);
      if (index < 0) throw new TypeError(`${value} is not a ${type}`);
      this.u8(index);
    } else {
      /** @type {any} */ (this)[type](value);
    }
  }

  /** Makes room. @param {number} bytes */
  #reserve(bytes) {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const longer = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    longer.set(this.bytes);
    this.#bytes = longer;
    this.#view = new DataView(longer.buffer);
  }
  /** @param {number} bytes @returns {number} where they begin */
  #take(bytes) {
    this.#reserve(bytes);
    this.#length += bytes;
    return this.#length - bytes;
  }
}

/** Decodes what a MessageWriter has encoded. Throws a RangeError if the bytes are something else. */
export class MessageReader {
  #bytes;
  #view;
  #at = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u8() {
    return this.#view.getUint8(this.#pass(1));
  }
  u32() {
    return this.#view.getUint32(this.#pass(4), true);
  }
  bool() {
    return this.u8() !== 0;
  }
  i32() {
    return this.#view.getInt32(this.#pass(4), true);
  }
  f32() {
    return this.#view.getFloat32(this.#pass(4), true);
  }
  f64() {
    return this.#view.getFloat64(this.#pass(8), true);
  }
  i64() {
    return this.f64();
  }
  text() {
    return decoder.decode(this.#utf8());
  }
  utf8() {
    return new Uint8Array(this.#utf8());
  }
  texts() {
    return Object.fromEntries(this.#items(() => [this.text(), this.text()]));
  }

  /** @param {string} type as in messages.mjs @returns {any} */
  value(type) {
    if (type.endsWith('[]')) return this.#items(() => this.value(type.slice(0, -2)));
    if (type in records) return Object.fromEntries(Object.entries(records[type]).map(([name, field]) => [name, this.value(field)]));
    if (type in choices) {
      const name = choices[type][this.u8()];
      if (name === undefined) throw new RangeError(`a ${type} has an unknown number`);
      return name;
    }
    return /** @type {any} */ (this)[type]();
  }

  /** The message ends here. */
  end() {
    if (this.#at !== this.#bytes.length) throw new RangeError('a message is longer than its fields');
  }

  #utf8() {
    const length = this.u32();
    const start = this.#pass(length);
    if (this.#at > this.#bytes.length) throw new RangeError('a message ends within a text');
    return this.#bytes.subarray(start, start + length);
  }
  /** @template T @param {() => T} read @returns {T[]} */
  #items(read) {
    const items = [];
    for (let left = this.u32(); left > 0; --left) items.push(read());
    return items;
  }
  /** @param {number} bytes @returns {number} where they begin */
  #pass(bytes) {
    this.#at += bytes;
    return this.#at - bytes;
  }
}

/** @param {Message} message @param {unknown[]} values of its fields */
export function encoded({ number, fields }, values) {
  const writer = new MessageWriter();
  writer.u8(number);
  Object.values(fields).forEach((type, i) => writer.value(type, values[i]));
  return writer.bytes;
}

/** @param {Message[]} list @param {Uint8Array} bytes @returns {{message: Message, values: unknown[]}} */
export function decoded(list, bytes) {
  const reader = new MessageReader(bytes);
  const message = list[reader.u8()];
  if (!message) throw new RangeError('a message has an unknown number');
  const values = Object.values(message.fields).map((type) => reader.value(type));
  reader.end();
  return { message, values };
}

class Channel {
  #module;
  #host;

  /** @param {UiModule} module @param {HostRequests} host */
  constructor(module, host) {
    this.#module = module;
    this.#host = /** @type {any} */ (host);
  }

  /** Sends an event. Returns its answer, if it has one. @param {Message} event @param {unknown[]} values of its fields */
  send(event, values) {
    const bytes = encoded(event, values);
    const address = this.#placed(bytes);
    let at = 0;
    try {
      at = this.#module._rookery_take_event(address, bytes.length);
    } finally {
      this.#module._free(address);
    }
    if (at === 0) throw new Error(`the UI could not read the event ${event.name}`);
    if (!event.returns) return undefined;
    const length = new MessageReader(this.#module.HEAPU8.subarray(at, at + 4)).u32();
    return new MessageReader(this.#module.HEAPU8.subarray(at + 4, at + 4 + length)).value(event.returns);
  }

  /**
   * Carries out a request of the UI.
   * @param {number} at @param {number} length
   * @returns {number} the address of the answer, which the UI frees; 0 if there is none
   */
  takeRequest(at, length) {
    const { message, values } = decoded(kRequests, this.#module.HEAPU8.subarray(at, at + length));
    const answer = this.#host[message.name](...values);
    if (!message.returns) return 0;
    const writer = new MessageWriter();
    writer.value(message.returns, answer);
    const size = new MessageWriter();
    size.u32(writer.bytes.length);
    return this.#placed(size.bytes, writer.bytes);
  }

  /** Copies bytes into the UI's memory. @param {Uint8Array[]} pieces @returns {number} the address, which the receiver frees */
  #placed(...pieces) {
    const address = this.#module._malloc(pieces.reduce((sum, { length }) => sum + length, 0));
    if (address === 0) throw new Error('out of memory'); // memory at address 0 has other uses
    let at = address;
    for (const bytes of pieces) {
      this.#module.HEAPU8.set(bytes, at);
      at += bytes.length;
    }
    return address;
  }
}

for (const event of messagesOf(events)) {
  const value = function (/** @type {unknown[]} */ ...values) {
    // @ts-ignore: a method of Channel
    return this.send(event, values);
  };
  Object.defineProperty(Channel.prototype, event.name, { value });
}

/** @typedef {Channel & CanvasEvents & JobEvents & HostEvents} BridgeMethods */
export const Bridge = /** @type {new (module: UiModule, host: HostRequests) => BridgeMethods} */ (Channel);
