/**
 * Fetches arm64 builds of sharp and Typst: `npm run prepare:arm64`. Versions come from package.json, checksums from
 * package-lock.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foreignPackages } from './files/lock-file.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.palmleaf', 'native', 'arm64');
const pinned: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).dependencies;
const dependencies = Object.fromEntries(
  ['sharp', '@myriaddreamin/typst-ts-node-compiler'].map((name) => [name, pinned[name]]),
);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
execFileSync(
  'npm',
  [
    'install',
    '--os=linux',
    '--cpu=arm64',
    '--libc=glibc',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
  ],
  { cwd: folder, stdio: 'inherit' },
);
const foreign = foreignPackages(
  readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'),
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
if (foreign.length > 0) {
  rmSync(folder, { recursive: true, force: true });
  console.error(
    `The fetched packages differ from package-lock.json: ${foreign.join(', ')}. Nothing was stored.`,
  );
  process.exitCode = 1;
} else {
  const versions = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  console.log(`${versions.join(' and ')} for arm64 are in ${folder}`);
}
