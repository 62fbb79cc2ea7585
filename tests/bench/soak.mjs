// Does the page's memory stay flat when it is used without a pause? Rounds of all that it can do (soak/round.mjs); after each, prints
// what its memory is then: in Chromium as soak/in_chromium.mjs says, in the others as soak/in_any_engine.mjs does. A measurement, not a
// test.
//
//   node tests/bench/soak.mjs [MINUTES [ENGINE]]    ENGINE: Chromium, Firefox or WebKit
import { kEngines } from '../browser/engines/engines.mjs';
import { openInAnyEngine } from './soak/in_any_engine.mjs';
import { openInChromium } from './soak/in_chromium.mjs';
import { doRound } from './soak/round.mjs';

/**
 * @typedef {object} Soaked a page and its memory
 * @property {import('../browser/harness.mjs').RookeryPage} page
 * @property {string[]} columns what measure() gives
 * @property {() => Promise<(string | number)[]>} measure
 * @property {() => Promise<string[]>} summary what there is to say at the end
 * @property {() => Promise<void>} close
 */

const minutes = Number(process.argv[2] ?? 10);
const name = process.argv[3] ?? 'Chromium';
const engine = kEngines.find((one) => one.name === name);
if (!engine || engine.absent) throw new Error(engine?.absent ?? `no engine ${name}: ${kEngines.map((one) => one.name).join(', ')}`);

const soaked = name === 'Chromium' ? await openInChromium() : await openInAnyEngine(engine);
const begun = Date.now();
try {
  console.log(['round', 'minutes', ...soaked.columns].join('\t'));
  for (let n = 1; Date.now() - begun < minutes * 60_000; ++n) {
    await doRound(soaked.page, n);
    console.log([n, ((Date.now() - begun) / 60_000).toFixed(1), ...(await soaked.measure())].join('\t'));
  }
  for (const line of [...(await soaked.summary()), ...soaked.page.complaints]) console.log(line);
} finally {
  await soaked.close();
}
