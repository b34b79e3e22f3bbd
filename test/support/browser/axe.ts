import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

const rulesOfColour = ['color-contrast', 'link-in-text-block'];

export async function findings(page: Page, rules: 'all' | 'of colour' = 'all'): Promise<string[]> {
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axe);
  const runOnly = rules === 'all' ? {} : { runOnly: { type: 'rule', values: rulesOfColour } };
  const options = JSON.stringify({ resultTypes: ['violations'], ...runOnly });
  const found: Finding[] = await page.evaluate(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
