// Stored jobs outlive not only the page but also the next build of the core, as long as calls are divided as before and their parts have
// the same results. This test checks that with a hash of some calls' parts. If a hash changes, increase the verb's results number
// (kKeptVerbs) by one and enter the new hash here next to it.
import assert from 'node:assert/strict';

import { easy, hard, relabellings } from './puzzles.mjs';
import { loadCore, test, urlOf } from './support.mjs';

/** @type {typeof import('../../web/page/storage/kept_jobs.mjs')} */
const { kKeptVerbs } = await import(urlOf('page/storage/kept_jobs.mjs'));
/** @type {typeof import('../../web/page/storage/checksums.mjs')} */
const { hashOf } = await import(urlOf('page/storage/checksums.mjs'));

const core = await loadCore();

const kRequired = '6.9..1.8..5..6.............4..6...............2.......................9....2.5...';
const kGrid = '639241785284765193517983624123857946796432851458619237342178569861594372975326418';

/** @type {Record<string, {results: number, name: string, calls: {options: object, input?: string, parts: number[]}[]}>} */
const kKnown = {
  survey: {
    results: 2,
    name: '1e30ea44-b14f3b18-eaa',
    calls: [{ options: {}, input: [...relabellings(easy, 40), hard].join('\n'), parts: [0, 1, 5] }],
  },
  generate: {
    results: 1,
    name: '7612aaf3-55ec2ac7-1080',
    calls: [
      { options: { seed: '7', count: '9' }, parts: [0, 1, 2] },
      { options: { seed: '7', count: '3', clues: '24', symmetry: 'half-turn' }, parts: [0, 1] },
      { options: { seed: '7', count: '3', er: '6.6..7.1' }, parts: [0] },
    ],
  },
  enumerate: {
    results: 2,
    name: '626551c2-c24eae63-77c',
    calls: [
      { options: {}, input: kGrid, parts: [0, 7, 63] },
      { options: { count: '', clues: '18', required: kRequired }, input: kGrid, parts: [0, 5] },
      { options: { method: 'gridchecker' }, input: kGrid, parts: [0, 40] },
    ],
  },
  fewest: {
    results: 1,
    name: '13244563-aa95e61c-33865',
    calls: [{ options: {}, input: kGrid, parts: [0, 60, 70] }],
  },
};

for (const [verb, { results, name, calls }] of Object.entries(kKnown)) {
  test(`the parts of ${verb} are those that browsers store`, () => {
    const found = calls.map(({ options, input = '', parts }) => {
      const spec = /** @type {any} */ ({ verb, options, input });
      const plan = core.plan(spec);
      const rows = parts.map((part) => {
        /** @type {string[]} */
        const sent = [];
        core.run(spec, part, { rows: (text) => sent.push(text) });
        return [part, sent.join('\n')];
      });
      const items = Array.from({ length: Math.max(0, plan.parts) }, (_, part) => core.itemsIn(spec, part));
      return [plan.parts, plan.items, items, plan.columns, rows];
    });
    assert.deepEqual([kKeptVerbs[verb].results, hashOf(new TextEncoder().encode(JSON.stringify(found)))], [results, name]);
  });
}

test('every stored verb is named here', () => {
  assert.deepEqual(Object.keys(kKnown).sort(), Object.keys(kKeptVerbs).sort());
});
