import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.literal(true).optional(),
      inBundle: z.literal(true).optional(),
      resolved: z.string().optional(),
    }),
  ),
});
const { packages } = lockFile.parse(
  JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')),
);

/**
 * The hashes of these emulator builds are unknown. Delete a line after an install on that machine has written its
 * hash.
 */
const withoutHash = ['@dynoxide/darwin-arm64', '@dynoxide/darwin-x64', '@dynoxide/linux-arm64'].map(
  (name) => `node_modules/${name}`,
);

const installed = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.startsWith('node_modules/') && !link && !inBundle,
);

test('The lock file has a SHA-512 hash for every installed package, which npm checks', () => {
  expect(installed.length).toBeGreaterThan(300);
  const unchecked = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unchecked.map(([path]) => path)).toEqual(withoutHash);
});

test('A package without a hash is part of a package with one', () => {
  const bundled = Object.entries(packages).filter(([, { inBundle }]) => inBundle);
  expect(bundled.length).toBeGreaterThan(0);
  for (const [path] of bundled) {
    const outer = path.slice(0, path.lastIndexOf('/node_modules/'));
    expect(packages[outer]?.integrity ?? packages[outer]?.inBundle, path).toBeDefined();
  }
});

test('The lock file takes every package from the registry of npm', () => {
  const elsewhere = installed.filter(
    ([, { resolved = '' }]) => resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});
