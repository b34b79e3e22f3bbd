import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemblySources } from '../packages/local/synthesize.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const sources = ['infra', 'functions', 'shared', 'events', 'packages', 'test', 'config'];
const pages = ['docs', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'package.json'];

/** Paths that modules compute and read, from the root. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'packages/local/synthesize.ts': assemblySources,
  'infra/bundles/bundle.ts': assemblySources,
  'test/unit/house/structure/source-tree.ts': [...sources, ...pages],
  'test/simulation/spec-tables.ts': ['test', 'packages', ...pages],
};

const urlPattern = /new URL\(\s*['"`]([^'"`$]+)[^'"`]*['"`],\s*import\.meta\.url,?\s*\)/g;

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export function filesReadBy(module: string, code: string): string[] {
  const paths = [...code.matchAll(urlPattern)].map(([, path = '']) => resolve(dirname(module), path));
  paths.push(...(computed[relative(root, module)] ?? []).map((path) => join(root, path)));
  return (
    paths
      // Leaves out paths of the root and above it, which no module reads.
      .filter((path) => path.startsWith(root) && existsSync(path))
      .flatMap(filesUnder)
  );
}

/** Lets `npm test -- --changed` run the tests that read a changed file by path; Vite sees only imports. */
export const readByPath = {
  name: 'files read by path',
  transform(this: { addWatchFile(file: string): void }, code: string, id: string): void {
    if (id.includes('/node_modules/')) return;
    for (const file of filesReadBy(id, code)) this.addWatchFile(file);
  },
};
