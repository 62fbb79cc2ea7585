// Chromium by playwright-core, as all other browser tests have it: what the other engines are compared with.
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
