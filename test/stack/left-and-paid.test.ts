import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fixedCosts } from './fixed-costs.ts';
import { synthesizeStacks } from './template.ts';

const page = readFileSync(join(fileURLToPath(new URL('../..', import.meta.url)), 'docs/deploy.md'), 'utf8');
const withKey = synthesizeStacks({ ownKey: 'true' });

function rowsUnder(heading: string): string[][] {
  const section = page.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/^\| (`.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
}

describe('docs/deploy.md', () => {
  test('The page docs/deploy.md names every resource that a destroyed stack leaves behind', () => {
    const retained = [withKey.data, withKey.pipeline].flatMap((template) => {
      const { Resources } = template.toJSON();
      return Object.entries<{ DeletionPolicy?: string }>(Resources)
        .filter(([, { DeletionPolicy = '' }]) => DeletionPolicy.startsWith('Retain'))
        .map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
    });
    const named = rowsUnder('What stays when a stack is destroyed').map(([name = '']) =>
      name.replaceAll('`', ''),
    );
    expect(named.filter((name) => /^[A-Z]/.test(name)).sort()).toEqual(retained.sort());
  });

  test('The page docs/deploy.md states the monthly cost of an idle stack to within 20 % of the cost computed from the templates', () => {
    const costs = fixedCosts([withKey.data, withKey.pipeline]);
    const stated = Object.fromEntries(
      rowsUnder('What an idle stack costs').map(([name = '', , dollars = '']) => [
        name.replaceAll('`', ''),
        Number(/[\d.]+/.exec(dollars)?.[0]),
      ]),
    );
    expect(Object.keys(stated).sort()).toEqual(Object.keys(costs).sort());
    const wrong = Object.entries(costs).filter(
      ([name, cost]) => Math.abs((stated[name] ?? 0) - cost) > Math.max(cost / 5, 0.1),
    );
    expect(wrong).toEqual([]);
  });
});
