// The channel between the page and the canvas UI: every message, encoded by JavaScript, decoded and encoded again by C++ (bridge-echo), and
// decoded by JavaScript.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { choices, events, messagesOf, records, requests } from '../../shell/bridge/messages.mjs';
import { parts, root, test } from './support.mjs';

/** @typedef {import('../../shell/bridge/messages.mjs').Message} Message */
/** @typedef {'e' | 'r'} Kind an event or a request */

/** @type {typeof import('../../web/page/channel.mjs')} */
const { Bridge, MessageReader, MessageWriter, decoded, encoded } = await import(pathToFileURL(path.join(parts, 'page/channel.mjs')).href);

const kEcho = path.join(path.dirname(process.env.ROOKERY_CLI ?? path.join(root, 'build/native/rookery')), 'tests/bridge-echo');

/** Odd values of the plain types. @type {Record<string, any[]>} */
const kValues = {
  bool: [true, false],
  i32: [0, -1, 2 ** 31 - 1, -(2 ** 31)],
  i64: [0, -1, 2 ** 53, -(2 ** 53), 5_472_730_538],
  f32: [0, -0.5, Math.fround(0.1), Infinity],
  f64: [0, 0.1, -0, 5e-324, Number.MAX_VALUE, -Infinity, NaN],
  text: ['', 'a\0b\0', 'Überprüfung 数独 \u{1f600}', '\ufeffbegins with a byte order mark', 'é'.repeat(100_000), 'line\nline\ttab\r"\\'],
  utf8: ['', 'é\0', 'row\n'.repeat(50_000)].map((text) => new TextEncoder().encode(text)),
  texts: [{}, { '': '', __proto_: 'x', 'k\0': 'v' }, { clues: '24', größe: '9' }],
};

/** A value of a type; others for other numbers. @param {string} type @param {number} i @returns {any} */
function valueOf(type, i) {
  if (type.endsWith('[]')) return Array.from({ length: i % 3 }, (_, j) => valueOf(type.slice(0, -2), i + j));
  if (type in records) return Object.fromEntries(Object.entries(records[type]).map(([name, field], j) => [name, valueOf(field, i + j)]));
  const values = choices[type] ?? kValues[type];
  return values[i % values.length];
}

/** @type {[Kind, Message[]][]} */
const kKinds = [
  ['e', messagesOf(events)],
  ['r', messagesOf(requests)],
];

/** @typedef {{kind: Kind, list: Message[], message: Message, values: unknown[], bytes: Uint8Array}} Sample */
/** @type {Sample[]} */
const kSamples = kKinds.flatMap(([kind, list]) =>
  list.flatMap((message) =>
    Array.from({ length: 8 }, (_, i) => {
      const values = Object.values(message.fields).map((type, j) => valueOf(type, i + j));
      return { kind, list, message, values, bytes: encoded(message, values) };
    }),
  ),
);

/** What C++ makes of messages; null for those that it cannot decode. @param {{kind: Kind, bytes: Uint8Array}[]} messages */
function echoes(messages) {
  const sized = (/** @type {Uint8Array} */ bytes) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(bytes.length);
    return [size, bytes];
  };
  const input = Buffer.concat(messages.flatMap(({ kind, bytes }) => [Buffer.from(kind), ...sized(bytes)]));
  const output = execFileSync(kEcho, { input, maxBuffer: 1 << 28 });
  let at = 0;
  const found = messages.map(() => {
    const [known, length] = [output[at], output.readUInt32LE(at + 1)];
    at += 5 + length;
    return known ? output.subarray(at - length, at) : null;
  });
  assert.equal(at, output.length);
  return found;
}

test('every message arrives unchanged, in both directions', () => {
  const found = echoes(kSamples);
  for (const [i, { list, message, values, bytes }] of kSamples.entries()) {
    const echo = found[i];
    assert.ok(echo, `${message.name} is refused`);
    assert.ok(Buffer.from(bytes).equals(echo), message.name);
    assert.deepEqual(decoded(list, echo), { message, values }, message.name);
  }
});

test('a message that is cut off or too long is refused by both sides', () => {
  const cut = kSamples
    .filter(({ bytes }) => bytes.length < 1000)
    .flatMap((sample) => [
      ...Array.from(sample.bytes, (_, length) => ({ ...sample, bytes: sample.bytes.subarray(0, length) })),
      { ...sample, bytes: Uint8Array.from([...sample.bytes, 0]) },
    ]);
  assert.ok(cut.length > 1000);
  for (const [i, echo] of echoes(cut).entries()) assert.equal(echo, null, `${cut[i].message.name}: ${cut[i].bytes}`);
  for (const { list, bytes } of cut) assert.throws(() => decoded(list, bytes), RangeError);
});

test('a message of another build is refused by both sides', () => {
  const made = (/** @type {string} */ name, /** @type {unknown[]} */ ...values) =>
    encoded(/** @type {Message} */ (messagesOf(events).find((event) => event.name === name)), values);
  const odd = [Uint8Array.of(255), made('jobProgress', 1, 2 ** 54), made('jobProgress', 1, NaN), made('focus', true).fill(2, 1)];
  for (const kind of /** @type {Kind[]} */ (['e', 'r'])) assert.deepEqual(echoes([{ kind, bytes: odd[0] }]), [null]);
  assert.deepEqual(echoes(odd.map((bytes) => ({ kind: 'e', bytes }))), [null, null, null, null]);
  for (const [, list] of kKinds) assert.throws(() => decoded(list, odd[0]), RangeError);
  assert.throws(() => made('jobEnded', 1, 'lost', ''), { message: 'lost is not a JobEnd' });
  const ended = made('jobEnded', 1, 'failed', '');
  ended[5] = 3;
  assert.throws(() => decoded(messagesOf(events), ended), RangeError);
});

test('a lone surrogate becomes the replacement character', () => {
  const writer = new MessageWriter();
  writer.text('a\ud800b');
  assert.equal(new MessageReader(writer.bytes).text(), 'a\ufffdb');
});

/** A module with a memory of its own, whose UI is a function. @param {(message: Uint8Array) => Uint8Array | null} ui its answer to an event */
function moduleOf(ui) {
  let end = 8;
  const freed = new Set();
  const module = {
    HEAPU8: new Uint8Array(64),
    freed,
    _malloc(/** @type {number} */ bytes) {
      const address = end;
      end += bytes;
      if (end > 1 << 20) return 0;
      if (end > module.HEAPU8.length) {
        const grown = new Uint8Array(2 * end);
        grown.set(module.HEAPU8);
        module.HEAPU8 = grown;
      }
      return address;
    },
    _free: (/** @type {number} */ address) => void freed.add(address),
    _rookery_take_event(/** @type {number} */ address, /** @type {number} */ length) {
      const answer = ui(module.HEAPU8.slice(address, address + length));
      if (!answer) return 0;
      const at = module._malloc(4 + answer.length);
      new DataView(module.HEAPU8.buffer).setUint32(at, answer.length, true);
      module.HEAPU8.set(answer, at + 4);
      return at;
    },
  };
  return module;
}

test('a bridge sends events, returns their answers, and frees what it has sent', () => {
  const kEvents = messagesOf(events);
  /** @type {unknown[]} */
  const seen = [];
  const module = moduleOf((bytes) => {
    const { message, values } = decoded(kEvents, bytes);
    seen.push(message.name, ...values);
    const writer = new MessageWriter();
    if (message.returns) writer.value(message.returns, message.name === 'copy' ? 'é\0'.repeat(500) : valueOf(message.returns, 1));
    return writer.bytes;
  });
  const bridge = new Bridge(module, /** @type {any} */ ({}));
  assert.equal(bridge.copy(true), 'é\0'.repeat(500));
  assert.equal(bridge.takeContext(), false);
  assert.deepEqual(bridge.frame(), valueOf('FrameReport', 1));
  assert.equal(bridge.jobProgress(3, 7), undefined);
  assert.deepEqual(seen, ['copy', true, 'takeContext', 'frame', 'jobProgress', 3, 7]);
  assert.equal(module.freed.size, 4);
  assert.throws(() => bridge.paste('x'.repeat(1 << 20)), { message: 'out of memory' });
});

test('an event that the UI cannot decode is an error that names it', () => {
  const module = moduleOf(() => null);
  const bridge = new Bridge(module, /** @type {any} */ ({}));
  assert.throws(() => bridge.quiet(), { message: 'the UI could not read the event quiet' });
  assert.equal(module.freed.size, 1);
});

test('a request calls the host, and its answer is placed in the memory of the UI', () => {
  const module = moduleOf(() => null);
  /** @type {unknown[]} */
  const seen = [];
  const host = {
    languages: () => 'de-AT,en',
    printSheet: (/** @type {unknown} */ sheet) => void seen.push(sheet),
  };
  const bridge = new Bridge(module, /** @type {any} */ (host));
  const ask = (/** @type {string} */ name, /** @type {unknown[]} */ ...values) => {
    const bytes = encoded(/** @type {Message} */ (messagesOf(requests).find((request) => request.name === name)), values);
    const address = module._malloc(bytes.length);
    module.HEAPU8.set(bytes, address);
    return bridge.takeRequest(address, bytes.length);
  };
  const at = ask('languages');
  const length = new MessageReader(module.HEAPU8.subarray(at)).u32();
  assert.equal(new MessageReader(module.HEAPU8.subarray(at + 4, at + 4 + length)).text(), 'de-AT,en');
  const sheet = valueOf('PrintSheet', 2);
  assert.equal(ask('printSheet', sheet), 0);
  assert.deepEqual(seen, [sheet]);
});
