// Damage to a file, at a random place.

/** @typedef {(bound: number) => number} Random as in random_numbers.mjs */

/**
 * Changes one of the bytes that fit to another one that fits.
 * @param {Buffer} bytes @param {Random} random @param {(byte: number) => boolean} [fits]
 */
export function changed(bytes, random, fits = () => true) {
  const places = [...bytes.keys()].filter((place) => fits(bytes[place]));
  const place = places[random(places.length)];
  const others = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => fits(byte) && byte !== bytes[place]);
  const other = Buffer.from(bytes);
  other[place] = others[random(others.length)];
  return other;
}

/** @param {Buffer} bytes @param {Random} random */
export function damaged(bytes, random) {
  const place = random(bytes.length);
  const length = 1 + random(random(2) === 0 ? 3 : 400);
  const before = bytes.subarray(0, place);
  const kinds = {
    changed: () => changed(bytes, random),
    deleted: () => Buffer.concat([before, bytes.subarray(place + length)]),
    inserted: () => Buffer.concat([before, Buffer.from(Array.from({ length }, () => random(256))), bytes.subarray(place)]),
    zeroed: () => Buffer.concat([before, Buffer.alloc(Math.min(length, bytes.length - place)), bytes.subarray(place + length)]),
    repeated: () => Buffer.concat([bytes.subarray(0, place + length), bytes.subarray(place)]),
    'cut short': () => Buffer.from(before),
  };
  const names = /** @type {(keyof typeof kinds)[]} */ (Object.keys(kinds));
  const how = names[random(names.length)];
  return { bytes: kinds[how](), how: `${how} at ${place}` };
}
