import {
  type BatchId,
  batchOfCustomer,
  type Customer,
  customerOf,
  localName,
  nameOfCustomer,
  ownerOf,
  splitCustomer,
} from '../customers/customer.ts';
import { IntakeError, isRefused, type Refused, refuse } from './refusal.ts';
import {
  anyExtension,
  batchIdIn,
  batchName,
  checkedName,
  customerName,
  maxIdBytes,
  photoId,
  subjectId,
} from './values/subject-name.ts';

export class ObjectKeyError extends IntakeError {
  override readonly name = 'ObjectKeyError';
}

/**
 * Decodes `+` and percent-encoded UTF-8 of an S3 event. Call it once.
 * @throws {ObjectKeyError} if an escape is malformed or does not decode to UTF-8
 */
export function decodeEventKey(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch (cause) {
    throw new ObjectKeyError('The object key of the event is not percent-encoded UTF-8', { cause });
  }
}

export const uploadKinds = ['photo', 'rows', 'places', 'zip'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export type TableUploadKind = Exclude<UploadKind, 'photo' | 'zip'>;

const folders: Readonly<Record<UploadKind, string>> = {
  photo: 'palms/',
  rows: 'births/',
  places: 'places/',
  zip: 'palms/',
};

export type InboxKey =
  | { readonly kind: 'photo'; readonly batch: BatchId; readonly id: string }
  | { readonly kind: 'rows'; readonly batch: BatchId }
  | { readonly kind: 'places'; readonly name: string }
  | { readonly kind: 'zip'; readonly batch: BatchId }
  | { readonly kind: 'ignored' }
  | ({ readonly kind: 'refused' } & Refused);

export const tableExtension = /\.(csv|tsv|txt|xlsx|xlsm)$/i;
export const tableStem = (name: string): string =>
  name.replace(tableExtension, '').replace(/\.(corrected(-\d{1,20})?|refused)$/, '');
export const ownBatchOf = (batch: BatchId, name: string): BatchId =>
  batchOfCustomer(customerOf(batch), localName(tableStem(name).replaceAll('/', '-')));
export const archiveExtension = /\.zip$/i;
const systemFile = /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|__MACOSX\/.*)$/is;

/**
 * - `palms/<batch>/<id>.<ext>` is a photo; deeper folders belong to the id.
 * - `palms/<batch>.zip` and `palms/<batch>/<part>.zip` are archives.
 * - `births/<batch>.csv` (or `.xlsx`) holds rows, `births/<batch>/<part>.csv` a part of them.
 * - `places/<name>.csv` holds places.
 * - `@<customer>/` after the first folder names the customer. A batch may have been named `@acme` before customers
 *   existed, so such a key has two meanings.
 * @param recordedUnder the batch that decides between them; without it the key names the customer
 */
export const parseInboxKey = (key: string, recordedUnder?: BatchId): InboxKey =>
  parsedKey(key, recordedUnder === undefined || customerOf(recordedUnder) !== undefined);

export const parseFormerKey = (key: string): InboxKey => parsedKey(key, false);

function parsedKey(key: string, hasCustomers: boolean): InboxKey {
  const slash = key.indexOf('/');
  const rest = key.slice(slash + 1);
  if (slash > 0 && rest === '') return { kind: 'ignored' };
  const kind = kindByFolder(key);
  if (kind !== undefined && isSystemFile(rest)) return { kind: 'ignored' };
  const split = hasCustomers && kind !== undefined ? splitCustomer(rest) : undefined;
  if (split === undefined) return keyOf(kind, rest, undefined);
  const owner = customerName(split.customer);
  if (isRefused(owner)) return refused(owner);
  if (split.rest === '')
    return refused(refuse('bad-name', { code: 'no-batch-of-customer' }, { field: 'batch' }));
  return keyOf(kind, split.rest, owner.customer);
}

export const namesCustomer = (key: string): boolean =>
  kindByFolder(key) !== undefined && splitCustomer(key.slice(key.indexOf('/') + 1)) !== undefined;

function keyOf(kind: UploadKind | undefined, rest: string, customer: Customer): InboxKey {
  switch (kind) {
    case 'photo':
      return archiveExtension.test(rest) ? zipKey(rest, customer) : photoKey(rest, customer);
    case 'rows':
      return rowsKey(rest, customer);
    case 'places':
      return placesKey(rest, customer);
    case 'zip':
    case undefined:
      return refused(refuse('unknown-folder', { code: 'no-folder' }));
  }
}

export function kindByFolder(key: string): UploadKind | undefined {
  return uploadKinds.find((kind) => key.startsWith(folders[kind]));
}

const batchIn = (customer: Customer, name: string): { readonly batch: BatchId } | Refused => {
  if (customer !== undefined) return batchIdIn(customer, name);
  const named = batchName(name);
  return isRefused(named) ? named : { batch: batchOfCustomer(undefined, named.batch) };
};

function photoKey(rest: string, customer: Customer): InboxKey {
  const slash = rest.indexOf('/');
  if (slash < 0) {
    return refused(refuse('unknown-folder', { code: 'no-batch-folder' }));
  }
  const batch = batchIn(customer, rest.slice(0, slash));
  if (isRefused(batch)) return refused(batch);
  const id = photoId(rest.slice(slash + 1));
  return isRefused(id) ? refused(id) : { kind: 'photo', ...batch, ...id };
}

function zipKey(rest: string, customer: Customer): InboxKey {
  const named = checkedName(rest.replace(archiveExtension, ''), 'name', maxIdBytes);
  if (isRefused(named)) return refused(named);
  const batch = batchIn(customer, named.name.split('/')[0] ?? '');
  return isRefused(batch) ? refused(batch) : { kind: 'zip', ...batch };
}

/** Without extension, in composed and in decomposed Unicode, which some systems upload. */
export const photoKeyStems = ({ batch, id }: { readonly batch: BatchId; readonly id: string }): string[] => [
  ...new Set(['NFC', 'NFD'].map((form) => `${folders.photo}${`${batch}/${id}`.normalize(form)}`)),
];

export const inboxFoldersOf = (customer: string): string[] => [
  ...new Set(Object.values(folders).map((folder) => `${folder}@${customer}/`)),
];

/** Keys of the batch begin with these stems, but keys of other batches may too. */
export function batchKeyStems(batch: BatchId): string[] {
  const { customer, name } = ownerOf(batch);
  const own = customer === undefined ? name : `@${customer}/${name}`;
  const stems = [
    `${folders.photo}${batch}/`,
    ...[folders.rows, folders.zip].flatMap((folder) => [`${folder}${own}/`, `${folder}${own}.`]),
  ];
  return [...new Set(stems.flatMap((stem) => [stem.normalize('NFC'), stem.normalize('NFD')]))];
}

function rowsKey(rest: string, customer: Customer): InboxKey {
  const table = tableName(rest);
  if (isRefused(table)) return refused(table);
  const segments = subjectId(table.name);
  if (isRefused(segments)) return refused(segments);
  const batch = batchIn(customer, table.name.split('/')[0] ?? '');
  return isRefused(batch) ? refused(batch) : { kind: 'rows', ...batch };
}

function placesKey(rest: string, customer: Customer): InboxKey {
  const table = tableName(rest);
  if (isRefused(table)) return refused(table);
  const name = checkedName(table.name, 'name', maxIdBytes);
  return isRefused(name) ? refused(name) : { kind: 'places', name: nameOfCustomer(customer, name.name) };
}

function tableName(rest: string): { readonly name: string } | Refused {
  if (tableExtension.test(rest)) return { name: rest.replace(tableExtension, '') };
  const extension = anyExtension.exec(rest)?.[0];
  return refuse('wrong-extension', {
    code: 'extension',
    ...(extension === undefined ? {} : { extension }),
  });
}

function isSystemFile(path: string): boolean {
  return path.endsWith('/') || systemFile.test(path);
}

function refused(result: Refused): InboxKey {
  return { kind: 'refused', ...result };
}

export function kindByName(file: string): Exclude<UploadKind, 'places'> {
  if (tableExtension.test(file)) return 'rows';
  return archiveExtension.test(file) ? 'zip' : 'photo';
}

interface NamedFile {
  /** Path below the batch, for example `left/anna.jpg`. */
  readonly name: string;
  readonly kind?: UploadKind | undefined;
}

/**
 * Names are normalised (NFC).
 * @param batch for a table of places, any batch of its customer
 */
export function inboxKeyOf(batch: BatchId, { name, kind }: NamedFile): string {
  const file = name.normalize('NFC');
  const { customer, name: own } = ownerOf(batch);
  const folder = customer === undefined ? '' : `@${customer}/`;
  switch (kind ?? kindByName(file)) {
    case 'photo':
      return `${folders.photo}${batch}/${file}`;
    case 'rows':
      return `${folders.rows}${folder}${file.replace(tableExtension, '') === own ? file : `${own}/${file}`}`;
    case 'zip':
      return `${folders.zip}${folder}${file.replace(archiveExtension, '') === own ? file : `${own}/${file}`}`;
    case 'places':
      return `${folders.places}${folder}${file}`;
  }
}
