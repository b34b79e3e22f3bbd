import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICommandHooks } from 'aws-cdk-lib/aws-lambda-nodejs';
import { palmAssets } from '../../engines/palm/hand/assets.ts';
import type { Context } from '../settings.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Native modules and files that are copied beside a bundle. */
export type Companion = 'sharp' | 'palm model';

type Architecture = Context['architecture'];

/** Whether sharp's build for an architecture is on this machine. */
export const hasSharp = (architecture: Architecture): boolean =>
  existsSync(join(nativeModules(architecture), nativePackage(architecture)));

/** Where native modules for the function's architecture lie: here, or where `npm run prepare:arm64` put them. */
function nativeModules(architecture: Architecture): string {
  const same =
    architecture === (process.arch === 'arm64' ? 'arm64' : 'x86_64') && process.platform === 'linux';
  return same ? join(root, 'node_modules') : join(root, '.palmleaf', 'native', architecture, 'node_modules');
}

const nativePackage = (architecture: Architecture) =>
  `@img/sharp-linux-${architecture === 'arm64' ? 'arm64' : 'x64'}`;

/** Copies what a function needs beside its bundle. */
export function copying(architecture: Architecture, needs: readonly Companion[]): ICommandHooks {
  const from = nativeModules(architecture);
  const wanted = ['sharp', '@img', 'detect-libc', 'semver']
    .map((name) => join(from, name))
    .filter(existsSync);
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (_input, output) => [
      ...(needs.includes('sharp') && wanted.length > 0
        ? [
            `mkdir -p "${output}/node_modules"`,
            `cp -R ${wanted.map((path) => `"${path}"`).join(' ')} "${output}/node_modules/"`,
          ]
        : []),
      ...(needs.includes('palm model')
        ? Object.values(palmAssets).map((path) => `cp "${join(root, path)}" "${output}/"`)
        : []),
    ],
  };
}
