import * as z from 'zod';

const lockFile = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
});

/**
 * @param installed text of node_modules/.package-lock.json
 * @param lock text of package-lock.json
 * @returns installed paths that `lock` lacks or has in another version
 */
export function foreignPackages(installed: string, lock: string): string[] {
  const { packages: received } = lockFile.parse(JSON.parse(installed));
  const { packages: known } = lockFile.parse(JSON.parse(lock));
  return Object.entries(received)
    .filter(([path, { integrity }]) => integrity === undefined || known[path]?.integrity !== integrity)
    .map(([path]) => path);
}
