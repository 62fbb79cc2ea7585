// axe-core's common accessibility rules, applied to the current page: WCAG 2.1 at levels A and AA, and the best practices of axe's authors.
// All rules are on.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const kSource = readFileSync(
  createRequire(fileURLToPath(new URL('../../build/npm/package.json', import.meta.url))).resolve('axe-core/axe.min.js'),
  'utf8',
);
const kTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/**
 * The violations that axe finds, one per line: the rule, its severity, where, why.
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
