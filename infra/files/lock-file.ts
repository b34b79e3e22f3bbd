import * as z from 'zod';

const lockFile = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
});

/**
 * Packages that were installed, and of which another lock file says nothing, or something else.
 *
 * @param installed the lock file that npm leaves in `node_modules`
 * @param lock the lock file that says what may come
 * @returns their paths, such as `node_modules/sharp`
 */
export function foreignPackages(installed: string, lock: string): string[] {
  const { packages: came } = lockFile.parse(JSON.parse(installed));
  const { packages: known } = lockFile.parse(JSON.parse(lock));
  return Object.entries(came)
    .filter(([path, { integrity }]) => integrity === undefined || known[path]?.integrity !== integrity)
    .map(([path]) => path);
}
