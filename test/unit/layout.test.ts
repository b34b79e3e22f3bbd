import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';

const root = new URL('../../', import.meta.url);
const texts = z.record(z.string(), z.string());
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: texts.optional(),
  dependencies: texts.default({}),
  devDependencies: texts.default({}),
  optionalDependencies: texts.default({}),
});
const manifestOf = (file: string) => manifest.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8')));
const dependenciesOf = (file: string): Readonly<Record<string, string>> => {
  const { dependencies, devDependencies, optionalDependencies } = manifestOf(file);
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
};
const workspaces = globSync(['*/package.json', 'packages/*/package.json'], { cwd: fileURLToPath(root) })
  .filter((file) => !file.startsWith('node_modules'))
  .sort();
const ours = new Map(workspaces.map(manifestOf).map(({ name, version }) => [name, version]));

test('The CI script calls the test command of the README, then the deep suite', () => {
  const command = 'npm ci && npm test';
  const script = readFileSync(new URL('.ci/run', root), 'utf8');
  expect(script).toContain(command);
  expect(script.indexOf('npm run test:deep')).toBeGreaterThan(script.indexOf(command));
  expect(readFileSync(new URL('README.md', root), 'utf8')).toContain(command);
});

test('Every dependency is pinned exactly', () => {
  const versions = Object.values(dependenciesOf('package.json'));
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test.each(workspaces)('The package %s takes the versions that the root pins', (file) => {
  const pinned = dependenciesOf('package.json');
  const other = Object.entries(dependenciesOf(file)).filter(
    ([name, version]) => version !== (ours.get(name) ?? pinned[name]),
  );
  expect(other).toEqual([]);
});

test.each(workspaces)('The package %s has few entry points, each a file that exists', (file) => {
  const { exports = {} } = manifestOf(file);
  expect(Object.keys(exports).length).toBeLessThanOrEqual(file.startsWith('packages/') ? 20 : 25);
  for (const [key, target] of Object.entries(exports)) {
    if (file.startsWith('packages/')) expect(key).not.toContain('*');
    const path = new URL(target, new URL(file, root));
    expect(target.includes('*') || existsSync(path), `${file}: ${key}`).toBe(true);
  }
});

test('The folder shared/ imports no other code than the contract, the recogniser of danger, and the texts of help and of calendars', () => {
  const files = globSync('shared/**/*.ts', { cwd: fileURLToPath(root) });
  const imports = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/from '((?:\.\.\/)+[^']+)'/g)].map(
      ([, path = '']) => new URL(path, new URL(file, root)).href.slice(root.href.length),
    ),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((path) => !path.startsWith('shared/'))).toEqual([]);
  const named = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/from '@palmleaf\/([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.filter((name) => !/^(?:contract|engines\/safety|texts\/(?:safety|calendar))\//.test(`${name}/`)),
  ).toEqual([]);
});
