// The page in any engine, and the memory of the whole browser, summed over all its processes. Shared memory counts once for each process
// that has it.
import { EnginePage, kWide } from '../../../browser/engines/engines.mjs';
import { serveSite } from '../../../browser/engines/served.mjs';
import { descendants, residentOf } from './processes.mjs';

const kDisplay = 'Xvfb'; // draws for the browser, but is not part of it

/** @param {import('../../../browser/engines/engines.mjs').Engine} engine @returns {Promise<import('../soak.mjs').Soaked>} */
export async function openInAnyEngine(engine) {
  const site = await serveSite();
  const browser = await engine.launch();
  const page = new EnginePage(await browser.newTab());
  await page.tab.setViewportSize(kWide);
  await page.tab.goto(`${site.address}/#analysis`);
  await page.ready();
  return {
    page,
    columns: ['processes MB', 'shared MB', 'processes', 'nodes'],
    async measure() {
      const processes = descendants(process.pid).filter(({ name }) => name !== kDisplay);
      const resident = processes.map(({ id }) => residentOf(id)).filter(([own]) => !Number.isNaN(own));
      const sum = (/** @type {number} */ kind) => resident.reduce((all, bytes) => all + bytes[kind], 0) / 2 ** 20;
      const nodes = await page.tab.evaluate('document.querySelectorAll("*").length');
      await page.tab.hear?.();
      return [sum(0).toFixed(1), sum(1).toFixed(1), resident.length, nodes];
    },
    summary: async () => [],
    async close() {
      await page.close();
      await browser.close();
      await site.close();
    },
  };
}
