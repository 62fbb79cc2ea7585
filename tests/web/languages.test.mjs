// Sentences in German and French: the texts of a language are a table, which a program or the pool loads.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { easy } from './puzzles.mjs';
import { firstModule, runJob, site, test, urlOf, wasmModule, withPool } from './support.mjs';

const german = readFileSync(path.join(site, 'de.txt'));
const french = readFileSync(path.join(site, 'fr.txt'));

test('the core speaks a language once it has its texts, and accepts nothing else for them', async () => {
  /** @type {typeof import('../../web/core.mjs')} */
  const core = await import(`${urlOf('core.mjs')}?languages`);
  await core.init({ wasmModule });
  const needs = (/** @type {string} */ verb, options = {}) => core.missingTable({ verb, options });
  assert.deepEqual(
    [needs('explain'), needs('explain', { language: 'en' }), needs('explain', { language: 'de' }), needs('guide', { language: 'fr' })],
    [null, null, 'de', 'fr'],
  );
  const english = core.explain(easy);
  assert.throws(() => core.explain(easy, { language: 'de' }), { message: 'option language: the table de has not been loaded' });
  for (const wrong of [new Uint8Array(0), german.subarray(1), german.subarray(0, 9000), french]) {
    assert.throws(() => core.loadTable('de', wrong), { message: 'expected the table de (de.txt) of this version of Rookery' });
  }
  core.loadTable('de', german);
  core.loadTable('fr', french);
  assert.equal(needs('explain', { language: 'de' }), null);
  const [
    {
      steps: [first],
    },
  ] = core.explain(easy, { language: 'de' });
  assert.match(first?.text ?? '', /^Versteckter Einer: .*, also gehört die \d in Z\dS\d\.$/);
  assert.match(core.call('guide', '', { technique: 'x-wing', language: 'fr' })[0]?.idea ?? '', /ligne/);
  assert.deepEqual(core.explain(easy), english);
});

test('a pool fetches the texts of a language once, for the first verbs too', async () => {
  /** @type {string[]} */
  const asked = [];
  const fetchTable = async (/** @type {string} */ name) => {
    asked.push(name);
    return new Blob([german]);
  };
  await withPool({ size: 2, module: firstModule, fetchTable }, async (pool) => {
    for (let call = 0; call < 2; ++call) {
      const { rows } = await runJob(pool, { verb: 'explain', input: easy, options: { language: 'de', limit: 1 } });
      assert.match(rows[0] ?? '', /\tVersteckter Einer: /);
    }
  });
  assert.deepEqual(asked, ['de']);
});
