import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** A file or folder, and the folder within the bundle that it is copied into. */
interface CompanionFile {
  readonly from: string;
  readonly to: string;
}

/** What a function needs beside its bundle. */
export function companionFiles(architecture: Architecture, needs: readonly Companion[]): CompanionFile[] {
  const modules = nativeModules(architecture);
  const sharp = ['sharp', '@img', 'detect-libc', 'semver']
    .map((name) => ({ from: join(modules, name), to: 'node_modules' }))
    .filter(({ from }) => existsSync(from));
  const model = Object.values(palmAssets).map((path) => ({ from: join(root, path), to: '' }));
  return [...(needs.includes('sharp') ? sharp : []), ...(needs.includes('palm model') ? model : [])];
}
