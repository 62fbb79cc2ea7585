// Everything that the page has stored in the browser, as a value that tests read, change at random and put back.

/**
 * @typedef {object} Stored
 * @property {Record<string, string>} texts of localStorage
 * @property {Record<string, any[]>} records of the database, by store
 */

/** Values that JSON cannot represent, as {special: name}. */
export const kSpecials = ['NaN', 'Infinity', '-Infinity', 'undefined', 'bytes', 'file', 'date'];

/** @param {any} tab Playwright's, on any page of the site @returns {Promise<Stored>} */
export const readStored = (tab) =>
  tab.evaluate(async () => {
    const answer = (/** @type {IDBRequest} */ request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = /** @type {IDBDatabase} */ (await answer(indexedDB.open('rookery')));
    /** @type {Record<string, any[]>} */
    const records = {};
    for (const name of database.objectStoreNames)
      records[name] = /** @type {any[]} */ (await answer(database.transaction(name).objectStore(name).getAll()));
    database.close();
    return { texts: { ...localStorage }, records };
  });

/** Replaces the stored data. @param {any} tab Playwright's, on a page of the site that is not Rookery's @param {Stored} stored */
export const writeStored = (tab, stored) =>
  tab.evaluate(async (/** @type {Stored} */ { texts, records }) => {
    /** @type {Record<string, unknown>} */
    const specials = {
      NaN: Number.NaN,
      Infinity: Number.POSITIVE_INFINITY,
      '-Infinity': Number.NEGATIVE_INFINITY,
      undefined,
      bytes: new Uint8Array([0, 255, 128, 10]),
      file: new Blob(['no\nlist']),
      date: new Date(0),
    };
    /** @param {any} value @returns {any} */
    const revived = (value) => {
      if (Array.isArray(value)) return value.map(revived);
      if (value === null || typeof value !== 'object') return value;
      if (typeof value.special === 'string') return specials[value.special];
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, revived(member)]));
    };
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open('rookery');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(Object.keys(records), 'readwrite');
    for (const [name, values] of Object.entries(records)) {
      const store = transaction.objectStore(name);
      store.clear();
      // A record without a valid key cannot be stored, so the page never finds one.
      for (const value of values) {
        try {
          store.put(revived(value));
        } catch (error) {
          if (!(error instanceof DOMException && error.name === 'DataError')) throw error;
        }
      }
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
  }, stored);

/** All places inside a value. @param {any} value @returns {{holder: any, name: string | number}[]} */
function places(value) {
  if (value === null || typeof value !== 'object') return [];
  return Object.keys(value).flatMap((name) => [{ holder: value, name }, ...places(value[name])]);
}

/** @param {string} text @param {(bound: number) => number} random */
const cut = (text, random) => text.slice(0, random(text.length + 1));

const kNumbers = [0, -1, 1, 0.5, 2 ** 31, 2 ** 32, -(2 ** 63), 2 ** 64, 1e308, Number.MIN_VALUE];
const kTexts = ['', '\0', '\uD800', 'x'.repeat(100_000), '9'.repeat(400), '[[[[', '{"rookery":3}', 'rookery 1\nnow \n'];

/**
 * A replacement for a value.
 * @param {any} value @param {(bound: number) => number} random @param {boolean} inDatabase allows values that JSON cannot represent
 */
function another(value, random, inDatabase) {
  const pick = (/** @type {any[]} */ list) => list[random(list.length)];
  const kinds = [
    () => pick(kNumbers),
    () => pick(kTexts),
    () => pick([null, true, false, [], {}, [[]], { key: 1 }, [null], ['']]),
    () => (typeof value === 'string' ? cut(value, random) : typeof value === 'number' ? -value : String(value)),
    () => (Array.isArray(value) ? value.slice(0, random(value.length + 1)) : [value]),
    ...(inDatabase ? [() => ({ special: pick(kSpecials) }), () => ({ special: pick(kSpecials) })] : []),
  ];
  return pick(kinds)();
}

/** Changes one place of a value. @param {any} root @param {(bound: number) => number} random @param {boolean} inDatabase @returns {string} what was done */
export function mutate(root, random, inDatabase) {
  const all = places(root);
  if (all.length === 0) return 'nothing';
  const { holder, name } = all[random(all.length)];
  if (random(5) === 0) {
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else delete holder[name];
    return `no ${name}`;
  }
  holder[name] = another(holder[name], random, inDatabase);
  return `${name} = ${String(JSON.stringify(holder[name])).slice(0, 60)}`;
}

/**
 * Changes a text of localStorage. @param {Record<string, string>} texts @param {string} key @param {(bound: number) => number} random
 * @returns {string} what was done
 */
export function mutateText(texts, key, random) {
  const text = texts[key];
  const keys = Object.keys(texts);
  const kinds = [
    () => cut(text, random),
    () => texts[keys[random(keys.length)]],
    () => text.replace('"rookery":3', '"rookery":3'),
    () => kTexts[random(kTexts.length)] || '{}',
    () => [...text].map((sign) => (random(200) === 0 ? String.fromCharCode(random(256)) : sign)).join(''),
  ];
  const kind = random(2 * kinds.length);
  if (kind < kinds.length) {
    texts[key] = kinds[kind]();
    return `text ${kind}: ${texts[key].slice(0, 40)}`;
  }
  const value = JSON.parse(text);
  const said = mutate(value, random, false);
  texts[key] = JSON.stringify(value);
  return said;
}
