import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const ending = '.json';

/** The names of the JSON files in a folder, without their ending. */
export const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/**
 * Finds a JSON file by its name in our folder, or by any path.
 *
 * @returns its absolute path; undefined if our folder has no file of this name
 */
export function jsonFile(folder: string, nameOrPath: string): string | undefined {
  if (/[/\\]|\.json$/.test(nameOrPath)) return resolve(nameOrPath);
  return namesIn(folder).includes(nameOrPath) ? resolve(folder, `${nameOrPath}${ending}`) : undefined;
}
