/**
 * Fetches the arm64 build of sharp from the npm registry, for functions that are deployed from another kind of machine:
 * `npm run prepare:arm64`. The version is the one that package.json pins.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.palmleaf', 'native', 'arm64');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({ private: true, dependencies: { sharp: dependencies.sharp } }),
);
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
console.log(`sharp ${dependencies.sharp} for arm64 lies in ${folder}`);
