import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const ending = '.json';

export const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** @returns the absolute path; undefined if `folder` has no file of this name */
export function jsonFile(folder: string, nameOrPath: string): string | undefined {
  if (/[/\\]|\.json$/.test(nameOrPath)) return resolve(nameOrPath);
  return namesIn(folder).includes(nameOrPath) ? resolve(folder, `${nameOrPath}${ending}`) : undefined;
}
