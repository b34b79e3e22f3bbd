import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const folder = path('../../../.palmleaf/bench/peers');

/** Copies the scripts beside their dependencies, which npm installs there. */
export function installedScripts(): string {
  mkdirSync(folder, { recursive: true });
  cpSync(path('scripts'), folder, { recursive: true });
  cpSync(path('lambda-host.mjs'), `${folder}/lambda-host.mjs`);
  const npm = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const { status } = spawnSync('npm', npm, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The compared programs could not be installed: npm ci failed.');
  return folder;
}
