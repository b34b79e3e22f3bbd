import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as z from 'zod';

const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).default({}) });
const known = new Map<string, ReadonlyMap<string, string>>();

function entryPoints(root: string): ReadonlyMap<string, string> {
  const found = known.get(root) ?? new Map(readEntryPoints(root));
  known.set(root, found);
  return found;
}

const readEntryPoints = (root: string): [string, string][] =>
  globSync(['*/package.json', 'packages/*/package.json'], { cwd: root })
    .filter((file) => !file.startsWith('node_modules') && existsSync(posix.join(root, file)))
    .flatMap((file) => {
      const { name, exports } = manifest.parse(JSON.parse(readFileSync(posix.join(root, file), 'utf8')));
      return Object.entries(exports).map(([key, target]): [string, string] => [
        posix.join(name, key),
        posix.join(posix.dirname(file), target),
      ]);
    });

export const packageFiles =
  (root: string) =>
  (specifier: string): string | undefined => {
    const points = entryPoints(root);
    const exact = points.get(specifier);
    if (exact !== undefined) return exact;
    for (const [key, target] of points) {
      const [start, end] = key.split('*');
      if (start === undefined || end === undefined || !specifier.startsWith(start)) continue;
      return target.replace('*', specifier.slice(start.length));
    }
    return undefined;
  };
