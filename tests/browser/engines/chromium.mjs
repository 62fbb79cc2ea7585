// Chromium through playwright-core, as in all other browser tests: the reference for the other engines.
import { startChromium, kSoftwareGl } from '../harness.mjs';

export const chromium = {
  name: 'Chromium',
  absent: '',
  lacks: {},

  /** @param {import('./engines.mjs').Look} [look] */
  async launch({ dark = false, locale = 'en-US' } = {}) {
    const browser = await startChromium(kSoftwareGl);
    return {
      async newTab() {
        const context = await browser.newContext({ colorScheme: dark ? 'dark' : 'light', locale, hasTouch: true });
        const tab = await context.newPage();
        tab.close = () => context.close();
        return tab;
      },
      close: () => browser.close(),
    };
  },
};
