import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  batchOfCustomer,
  customerOf,
  localName,
  nameOfCustomer,
  placeTableBatch,
  stemOfCustomer,
} from '@palmleaf/shared/customers/customer';
import {
  archiveExtension,
  inboxKeyOf,
  parseInboxKey,
  tableExtension,
  type UploadKind,
} from '@palmleaf/shared/intake/object-key';
import { isRefused, type Refusal } from '@palmleaf/shared/intake/refusal';
import { customerName } from '@palmleaf/shared/intake/values/subject-name';
import { UsageError } from '../errors.ts';

export interface LocalUpload {
  readonly path: string;
  readonly kind: UploadKind;
  /** For places, the name under which their uploads are listed. */
  readonly batch: string;
  readonly name: string;
  readonly key: string;
  readonly shown?: string;
  /** Only the content shows whether this table has people or places. */
  readonly mayBePlaces?: true;
  readonly notes?: readonly Refusal[];
}

const inboxFolders = { palms: 'photo', births: 'rows', places: 'places' } as const;

/** Takes a folder for a batch, or for a copy of the inbox. Opens no file. */
export function findUploads(paths: readonly string[], batch?: string, customer?: string): LocalUpload[] {
  return paths.flatMap((path) => {
    const full = resolve(path);
    const status = statSync(full, { throwIfNoEntry: false });
    if (status === undefined) throw new UsageError(`There is no file or folder ${path}`);
    const found = (status.isDirectory() ? uploadsInFolder(full, batch) : [uploadOfFile(full, batch)]).filter(
      isReadByIntake,
    );
    if (found.length === 0) throw new UsageError(`${path} holds no file that the intake reads`);
    return customer === undefined ? found : found.map((upload) => forCustomer(upload, customer));
  });
}

/** The intake ignores files that operating systems leave in folders: waiting for them would never end. */
const isReadByIntake = ({ key, batch }: LocalUpload): boolean => parseInboxKey(key, batch).kind !== 'ignored';

export const asPlaces = ({ path, name, batch }: LocalUpload): LocalUpload =>
  placesUpload(path, basename(name), customerOf(batch));

function forCustomer(upload: LocalUpload, customer: string): LocalUpload {
  if (isRefused(customerName(customer))) throw new UsageError(`No customer can be called "${customer}"`);
  const { path, name, kind, batch } = upload;
  if (kind === 'places') return placesUpload(path, name, customer);
  if (customerOf(batch) !== undefined)
    throw new UsageError(`The batch ${batch} names its customer already: leave --customer out`);
  if (batch.includes('/')) throw new UsageError(`The name of a batch has no slash: "${batch}"`);
  const batchWithCustomer = batchOfCustomer(customer, localName(batch));
  return { ...upload, batch: batchWithCustomer, key: inboxKeyOf(batchWithCustomer, { name, kind }) };
}

export function findPlaces(paths: readonly string[]): LocalUpload[] {
  return findUploads(paths).map(asPlaces);
}

function uploadOfFile(path: string, batch: string | undefined): LocalUpload {
  const name = basename(path);
  if (tableExtension.test(name)) return looseTable(path, batch ?? withoutEnding(name), name);
  if (archiveExtension.test(name)) return zipUpload(path, batch ?? name.replace(archiveExtension, ''), name);
  return photoUpload(path, batch ?? basename(dirname(path)), name);
}

function uploadsInFolder(folder: string, batch: string | undefined): LocalUpload[] {
  const hasInboxLayout = Object.keys(inboxFolders).some((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory(),
  );
  return filesIn(folder).map((path) => {
    const relativePath = relative(folder, path).split(sep).join('/');
    const known = hasInboxLayout ? uploadInLayout(path, relativePath, batch) : undefined;
    return known ?? looseUpload(path, relativePath, batch ?? basename(folder));
  });
}

function looseUpload(path: string, relativePath: string, batch: string): LocalUpload {
  if (archiveExtension.test(relativePath)) return zipUpload(path, batch, relativePath);
  return tableExtension.test(relativePath)
    ? looseTable(path, batch, relativePath)
    : photoUpload(path, batch, relativePath);
}

function uploadInLayout(
  path: string,
  relativePath: string,
  batch: string | undefined,
): LocalUpload | undefined {
  const [folder = '', second = '', ...rest] = relativePath.split('/');
  if (folder === 'palms' && archiveExtension.test(relativePath)) {
    const batchByPath = rest.length > 0 ? second : second.replace(archiveExtension, '');
    return zipUpload(path, batch ?? batchByPath, rest.length > 0 ? rest.join('/') : second);
  }
  if (folder === 'palms' && rest.length > 0) return photoUpload(path, batch ?? second, rest.join('/'));
  if (folder === 'births') {
    const name = rest.length > 0 ? rest.join('/') : second;
    return rowsUpload(path, batch ?? (rest.length > 0 ? second : withoutEnding(second)), name);
  }
  if (folder === 'places') return placesUpload(path, relativePath.slice('places/'.length));
  return undefined;
}

function photoUpload(path: string, batch: string, name: string): LocalUpload {
  return { path, kind: 'photo', batch, name, key: inboxKeyOf(batch, { name, kind: 'photo' }) };
}

function rowsUpload(path: string, batch: string, name: string): LocalUpload {
  return { path, kind: 'rows', batch, name, key: inboxKeyOf(batch, { name, kind: 'rows' }) };
}

function zipUpload(path: string, batch: string, name: string): LocalUpload {
  return { path, kind: 'zip', batch, name, key: inboxKeyOf(batch, { name, kind: 'zip' }) };
}

const looseTable = (path: string, batch: string, name: string): LocalUpload => ({
  ...rowsUpload(path, batch, name),
  mayBePlaces: true,
});

function placesUpload(path: string, name: string, customer?: string): LocalUpload {
  const key = inboxKeyOf(customer === undefined ? '' : stemOfCustomer(customer), { name, kind: 'places' });
  const batch = placeTableBatch(nameOfCustomer(customer, withoutEnding(name)));
  return { path, kind: 'places', batch, name, key };
}

/** Links are not followed: they may form loops or leave the folder. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const folders = entries.filter((entry) => entry.isDirectory());
  return [
    ...files.map(({ name }) => join(folder, name)),
    ...folders.flatMap(({ name }) => filesIn(join(folder, name))),
  ].sort();
}

const withoutEnding = (name: string): string => name.replace(tableExtension, '');

export function shownPath({ path, shown }: Pick<LocalUpload, 'path' | 'shown'>): string {
  if (shown !== undefined) return shown;
  const relativePath = relative('', path);
  return relativePath.startsWith('..') ? path : relativePath;
}

/** In hex. S3 identifies content by MD5, the ledger by SHA-256. */
export async function hashFile(path: string, algorithm: 'md5' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
