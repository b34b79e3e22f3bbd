import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test('the CI script calls the test command of the README', () => {
  const command = 'npm ci && npm test';
  expect(readFileSync(new URL('.ci/run', root), 'utf8')).toContain(`\n${command}\n`);
  expect(readFileSync(new URL('README.md', root), 'utf8')).toContain(command);
});

test('every dependency is pinned exactly', () => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const versions = [
    ...Object.values(manifest.dependencies),
    ...Object.values(manifest.devDependencies),
    ...Object.values(manifest.optionalDependencies),
  ];
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});

test('what the functions share depends on nothing else but the recogniser of danger', () => {
  const files = globSync('shared/**/*.ts', { cwd: fileURLToPath(root) });
  const imports = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/from '((?:\.\.\/)+[^']+)'/g)].map(
      ([, path = '']) => new URL(path, new URL(file, root)).href.slice(root.href.length),
    ),
  );
  expect(imports.length).toBeGreaterThan(100);
  const isAllowed = (path: string) =>
    path.startsWith('shared/') || path.startsWith('packages/engines/safety/');
  expect(imports.filter((path) => !isAllowed(path))).toEqual([]);
});
