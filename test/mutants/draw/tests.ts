import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packageFiles } from '../../support/files/package-files.ts';

const folders = [
  'assets aws blockers budget customers dead-letters drift erasure events fan-out feeds gate holds lambda ledger limits money panchang photos plan',
  'reconciler reports/changes reports/lists rows sealing table uploads webhooks',
].flatMap((names) => names.split(' ').map((name) => `test/unit/${name}/**/*.test.ts`));

export const coreTests = (root: string): string[] =>
  globSync([...folders, 'test/unit/reports/*.test.ts'], { cwd: root })
    .filter((file) => !file.includes('darkroom') && !file.includes('hostile'))
    .sort();

const specifier = /(?:\bfrom|^import|\bimport\() ?'([.][^'?]+\.ts|@palmleaf\/[^'?]+)/gm;

export function importersOf(root: string): (file: string) => string[] {
  const reached = new Map<string, Set<string>>();
  for (const test of coreTests(root))
    for (const file of reachOf(root, test)) reached.set(file, (reached.get(file) ?? new Set()).add(test));
  return (file) => [...(reached.get(file) ?? [])];
}

function reachOf(root: string, test: string): Set<string> {
  const seen = new Set([test]);
  for (const file of seen) for (const next of importsOf(root, file)) seen.add(next);
  return seen;
}

const known = new Map<string, string[]>();

export function importsOf(root: string, file: string): string[] {
  const path = join(root, file);
  const found = known.get(path) ?? [
    ...[...(path.endsWith('.ts') ? readFileSync(path, 'utf8') : '').matchAll(specifier)].map(([, to = '']) =>
      to.startsWith('.') ? posix.join(posix.dirname(file), to) : (packageFiles(root)(to) ?? to),
    ),
  ];
  known.set(path, found);
  return found;
}
