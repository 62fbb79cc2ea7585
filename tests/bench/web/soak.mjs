// Does the page's memory stay flat under continuous use? Runs rounds of everything that it can do (soak/round.mjs) and prints its memory
// after each: as measured by soak/in_chromium.mjs in Chromium, by soak/in_any_engine.mjs in the others. A measurement, not a test.
//
//   node tests/bench/web/soak.mjs [MINUTES [ENGINE]]    ENGINE: Chromium, Firefox or WebKit
import { kEngines } from '../../browser/engines/engines.mjs';
import { openInAnyEngine } from './soak/in_any_engine.mjs';
import { openInChromium } from './soak/in_chromium.mjs';
import { doRound } from './soak/round.mjs';

/**
 * @typedef {object} Soaked a page and its memory
 * @property {import('../../browser/harness.mjs').RookeryPage} page
 * @property {string[]} columns the names of measure()'s values
 * @property {() => Promise<(string | number)[]>} measure
 * @property {() => Promise<string[]>} summary lines printed at the end
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
