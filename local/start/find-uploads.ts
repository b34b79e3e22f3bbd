import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from './arguments.ts';

/** A file of this machine and the key under which it goes into the inbox. */
export interface LocalUpload {
  readonly path: string;
  readonly key: string;
  readonly batch: string;
}

const tableEndings = new Set(['.csv', '.tsv', '.txt']);
const inboxFolders = ['palms', 'births', 'places'];

/**
 * The uploads that files and folders stand for. A folder is a batch of its name; one that holds `palms`, `births` or
 * `places` is laid out like the inbox and taken as it is. Whether a file can be read is the intake's matter.
 *
 * @throws UsageError for a path that does not exist, or a folder without files
 */
export function findUploads(paths: readonly string[]): LocalUpload[] {
  return paths.flatMap((path) => {
    const full = resolve(path);
    const status = statSync(full, { throwIfNoEntry: false });
    if (status === undefined) throw new UsageError(`There is no file or folder ${path}`);
    const found = status.isDirectory() ? ofFolder(full) : [ofFile(full)];
    if (found.length === 0) throw new UsageError(`The folder ${path} holds no files`);
    return found;
  });
}

function ofFile(path: string): LocalUpload {
  const name = basename(path);
  if (isTable(name)) {
    const batch = basename(name, extname(name));
    return { path, key: `births/${batch}.csv`, batch };
  }
  const batch = basename(dirname(path));
  return { path, key: `palms/${batch}/${name}`, batch };
}

function ofFolder(folder: string): LocalUpload[] {
  const laidOut = inboxFolders.some((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory(),
  );
  const batch = basename(folder);
  return filesIn(folder).map((path) => {
    const below = relative(folder, path).split(sep).join('/');
    if (laidOut) return { path, key: below, batch: batchOfKey(below) };
    const key = isTable(below) ? `births/${batch}/${withCsv(below)}` : `palms/${batch}/${below}`;
    return { path, key, batch };
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const isTable = (name: string): boolean => tableEndings.has(extname(name).toLowerCase());
const withCsv = (name: string): string => `${name.slice(0, -extname(name).length)}.csv`;

/** The batch of an inbox key: its second segment, without the ending of a table. */
function batchOfKey(key: string): string {
  const [folder = '', second = ''] = key.split('/');
  if (folder === 'places') return key.replace(/\.csv$/i, '');
  return folder === 'births' ? second.replace(/\.(csv|tsv|txt)$/i, '') : second;
}
