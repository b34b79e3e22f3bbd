import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { inboxKeyOf, tableEnding } from '../shared/uploads/inbox-key.ts';
import type { UploadKind } from '../shared/uploads/upload.ts';
import { UsageError } from './errors.ts';

/** A file of this machine and where it goes in the inbox. */
export interface LocalUpload {
  readonly path: string;
  readonly kind: UploadKind;
  /** Of places, the name under which their uploads are listed. */
  readonly batch: string;
  /** Path below the batch. */
  readonly name: string;
  readonly key: string;
}

const inboxFolders = { palms: 'photo', births: 'rows', places: 'places' } as const;

/**
 * The uploads that files and folders stand for. A folder is a batch of its name; one that holds `palms`, `births` or
 * `places` is laid out like the inbox and taken as it is. Whether a file can be read is another matter.
 *
 * @param batch puts everything but places into this batch
 * @throws UsageError for a path that does not exist, or a folder without files
 */
export function findUploads(paths: readonly string[], batch?: string): LocalUpload[] {
  return paths.flatMap((path) => {
    const full = resolve(path);
    const status = statSync(full, { throwIfNoEntry: false });
    if (status === undefined) throw new UsageError(`There is no file or folder ${path}`);
    const found = status.isDirectory() ? ofFolder(full, batch) : [ofFile(full, batch)];
    if (found.length === 0) throw new UsageError(`The folder ${path} holds no files`);
    return found;
  });
}

/** Files that hold places. */
export function findPlaces(paths: readonly string[]): LocalUpload[] {
  return findUploads(paths).map(({ path, name }) => placesUpload(path, basename(name)));
}

function ofFile(path: string, batch: string | undefined): LocalUpload {
  const name = basename(path);
  if (tableEnding.test(name)) return rowsUpload(path, batch ?? withoutEnding(name), withCsv(name));
  return photoUpload(path, batch ?? basename(dirname(path)), name);
}

function ofFolder(folder: string, batch: string | undefined): LocalUpload[] {
  const laidOut = Object.keys(inboxFolders).some((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory(),
  );
  return filesIn(folder).flatMap((path) => {
    const below = relative(folder, path).split(sep).join('/');
    if (laidOut) return laidOutUpload(path, below, batch);
    const name = batch ?? basename(folder);
    return tableEnding.test(below) ? rowsUpload(path, name, withCsv(below)) : photoUpload(path, name, below);
  });
}

/** A file of a folder that is laid out like the inbox; what lies elsewhere in it is not meant. */
function laidOutUpload(path: string, below: string, batch: string | undefined): LocalUpload[] {
  const [folder = '', second = '', ...rest] = below.split('/');
  if (folder === 'palms' && rest.length > 0) return [photoUpload(path, batch ?? second, rest.join('/'))];
  if (folder === 'births') {
    const name = rest.length > 0 ? rest.join('/') : second;
    return [rowsUpload(path, batch ?? (rest.length > 0 ? second : withoutEnding(second)), name)];
  }
  if (folder === 'places') return [placesUpload(path, below.slice('places/'.length))];
  return [];
}

function photoUpload(path: string, batch: string, name: string): LocalUpload {
  return { path, kind: 'photo', batch, name, key: inboxKeyOf(batch, { name, kind: 'photo' }) };
}

function rowsUpload(path: string, batch: string, name: string): LocalUpload {
  return { path, kind: 'rows', batch, name, key: inboxKeyOf(batch, { name, kind: 'rows' }) };
}

function placesUpload(path: string, name: string): LocalUpload {
  const key = inboxKeyOf('', { name, kind: 'places' });
  return { path, kind: 'places', batch: `places/${withoutEnding(name)}`, name, key };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const withoutEnding = (name: string): string => name.replace(tableEnding, '');
const withCsv = (name: string): string => `${name.slice(0, -extname(name).length)}.csv`;
