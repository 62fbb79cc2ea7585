// The common rules of accessibility, applied to the page as it stands by axe-core: what WCAG 2.1 asks at levels A and AA, and what
// axe's authors call best practice. No rule is switched off.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const kSource = readFileSync(
  createRequire(fileURLToPath(new URL('../../build/npm/package.json', import.meta.url))).resolve('axe-core/axe.min.js'),
  'utf8',
);
const kTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/**
 * What axe objects to, a line each: the rule, how grave, where, why.
 * @param {import('./harness.mjs').RookeryPage} page @returns {Promise<string[]>}
 */
export async function violations(page) {
  if (!(await page.tab.evaluate('"axe" in window'))) await page.tab.evaluate(`(() => {\n${kSource}\n})()`);
  const { violations: found, passes } = await page.tab.evaluate(
    (/** @type {string[]} */ tags) => /** @type {any} */ (window).axe.run(document, { runOnly: tags, resultTypes: ['violations'] }),
    kTags,
  );
  if (passes.length < 10) return [`only ${passes.length} rules were looked at`];
  return found.flatMap((/** @type {any} */ rule) =>
    rule.nodes.map(
      (/** @type {any} */ node) => `${rule.id} (${rule.impact}): ${node.html.slice(0, 160)}: ${node.failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}
