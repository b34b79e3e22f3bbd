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
  batchIdIn,
  batchName,
  checkedName,
  customerName,
  maxIdBytes,
  subjectId,
} from './values/subject-name.ts';

/** Thrown for a key that is not valid percent-encoded text. Nothing can be fetched with it: the message is poison. */
export class ObjectKeyError extends IntakeError {
  override readonly name = 'ObjectKeyError';
}

/**
 * Decodes the key of an S3 event: `+` is a blank, the rest is percent-encoded UTF-8. Call it exactly once, where the
 * event is parsed; the result is what GetObject takes.
 *
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

/** Kinds of uploads that are read row by row. */
export type TableUploadKind = Exclude<UploadKind, 'photo' | 'zip'>;

const folders: Readonly<Record<UploadKind, string>> = {
  photo: 'palms/',
  rows: 'births/',
  places: 'places/',
  zip: 'palms/',
};

/** The meaning of an upload's key. */
export type InboxKey =
  | { readonly kind: 'photo'; readonly batch: BatchId; readonly id: string }
  | { readonly kind: 'rows'; readonly batch: BatchId }
  | { readonly kind: 'places'; readonly name: string }
  /** An archive of photos and tables of the batch. */
  | { readonly kind: 'zip'; readonly batch: BatchId }
  /** A folder marker, or a file that an operating system left behind. */
  | { readonly kind: 'ignored' }
  | ({ readonly kind: 'refused' } & Refused);

/** Extensions of tables. In a folder of photos, any other file counts as a photo. */
export const tableExtension = /\.(csv|tsv|txt|xlsx|xlsm)$/i;
/** Returns a table's name without extension. Corrected or refused rows have the name of their table. */
export const tableStem = (name: string): string =>
  name.replace(tableExtension, '').replace(/\.(corrected(-\d{1,20})?|refused)$/, '');
/** Returns the batch of a table that is a batch of its own: the name of the table after those of its folders. */
export const ownBatchOf = (batch: BatchId, name: string): BatchId =>
  batchOfCustomer(customerOf(batch), localName(tableStem(name).replaceAll('/', '-')));
/** Extensions of archives. */
export const archiveExtension = /\.zip$/i;
/** A short extension with at least one letter; `anna.2` and `Dr. Anna` have none. */
const anyExtension = /\.(?=[a-z0-9]{0,4}[a-z])[a-z0-9]{1,5}$/i;
const systemFile = /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|__MACOSX\/.*)$/is;

/**
 * Reads a decoded key:
 * - `palms/<batch>/<id>.<ext>` is a photo. The first folder is the batch, so that one ceiling and one report list hold
 *   for everything below it; deeper folders belong to the id (`palms/june/left/anna.jpg` is `left/anna` of `june`).
 * - `palms/<batch>.zip` and `palms/<batch>/<part>.zip` are archives of photos and tables of the batch.
 * - `births/<batch>.csv` (or `.xlsx`) holds rows, `births/<batch>/<part>.csv` a part of them.
 * - `places/<name>.csv` holds places.
 * - `@<customer>/` after the first folder makes all of this the customer's.
 *
 * Before there were customers, `@acme` was the name of a batch like any other, and such a batch keeps its keys. So a key
 * with a customer has two meanings, and the batch under which it is recorded tells which of them holds.
 *
 * @param recordedUnder where the key is already recorded; without it the key is read as the customer's
 */
export const parseInboxKey = (key: string, recordedUnder?: BatchId): InboxKey =>
  parsedKey(key, recordedUnder === undefined || customerOf(recordedUnder) !== undefined);

/** Parses a key by the rules from before customers existed. */
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

/** Returns whether a key names a customer, or an early batch with such a name. */
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

/** Returns the kind of upload by the key's folder, even if the rest of the key is invalid. */
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

/** Returns the id of a photo by its path below the folder of the batch, in a key or in a table's photo column. */
export function photoId(path: string): { readonly id: string } | Refused {
  return subjectId(path.replace(anyExtension, ''));
}

/**
 * Returns the beginnings of the keys of a subject's photo, without extension: in composed Unicode, as we write it,
 * and decomposed, as some systems upload it.
 */
export const photoKeyStems = ({ batch, id }: { readonly batch: BatchId; readonly id: string }): string[] => [
  ...new Set(['NFC', 'NFD'].map((form) => `${folders.photo}${`${batch}/${id}`.normalize(form)}`)),
];

/** Returns the folders of the inbox with a customer's uploads. */
export const inboxFoldersOf = (customer: string): string[] => [
  ...new Set(Object.values(folders).map((folder) => `${folder}@${customer}/`)),
];

/** Returns the beginnings of all keys of a batch. Keys of other batches may begin the same. */
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

/** Returns the kind of a file by its name. A table of places looks like one of births. */
export function kindByName(file: string): Exclude<UploadKind, 'places'> {
  if (tableExtension.test(file)) return 'rows';
  return archiveExtension.test(file) ? 'zip' : 'photo';
}

interface NamedFile {
  /** Path below the batch, for example `left/anna.jpg`. */
  readonly name: string;
  /** Required only for a table of places, which looks like one of births. */
  readonly kind?: UploadKind | undefined;
}

/**
 * Returns the key of a file in the inbox. Only this module knows the layout. Names are normalised (NFC).
 *
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
