import { basename, dirname } from 'node:path';
import { inboxKeyOf, ownBatchOf } from '@palmleaf/shared/intake/object-key';
import { UsageError } from '../errors.ts';
import { type LocalUpload, shownPath } from './local-uploads.ts';

interface BatchOptions {
  readonly apart?: boolean | undefined;
  readonly batch?: string | undefined;
}

/**
 * Makes each table of people a batch if the option or the user's answer says so.
 * @param unrelatedTablesIn counts the tables that share no person with another
 * @param ask undefined without a terminal
 * @throws UsageError if the user also named one batch, or if two files have one key
 */
export async function inBatches(
  uploads: readonly LocalUpload[],
  { apart = false, batch }: BatchOptions,
  unrelatedTablesIn: (tables: readonly LocalUpload[]) => Promise<number>,
  ask: ((tables: number) => Promise<boolean>) | undefined,
): Promise<readonly LocalUpload[]> {
  if (apart && batch !== undefined) throw new UsageError('Write --batch or --apart, not both');
  const hasSeparateBatches =
    apart ||
    (batch === undefined && ask !== undefined && (await wantsBatchEach(uploads, unrelatedTablesIn, ask)));
  const found = hasSeparateBatches ? inOwnBatches(uploads) : uploads;
  refuseSameKeys(found);
  return found;
}

async function wantsBatchEach(
  uploads: readonly LocalUpload[],
  unrelatedTablesIn: (tables: readonly LocalUpload[]) => Promise<number>,
  ask: (tables: number) => Promise<boolean>,
): Promise<boolean> {
  const tables = uploads.filter(({ kind }) => kind === 'rows');
  if (tables.length < 2) return false;
  const unrelatedTables = await unrelatedTablesIn(tables);
  return unrelatedTables > 1 && (await ask(unrelatedTables));
}

/** Adds the folder's name if tables of several folders have the same name. */
function inOwnBatches(uploads: readonly LocalUpload[]): LocalUpload[] {
  const batchNameOf = ({ batch, name }: LocalUpload) => ownBatchOf(batch, name);
  const folderOf = ({ shown, path }: LocalUpload) => dirname(shown ?? path);
  const byName = Map.groupBy(
    uploads.filter(({ kind }) => kind === 'rows'),
    batchNameOf,
  );
  return uploads.map((upload) => {
    if (upload.kind !== 'rows') return upload;
    const folders = new Set(byName.get(batchNameOf(upload))?.map(folderOf));
    const name = folders.size > 1 ? `${basename(folderOf(upload))}/${upload.name}` : upload.name;
    const batch = ownBatchOf(upload.batch, name);
    return { ...upload, batch, key: inboxKeyOf(batch, { name: upload.name, kind: 'rows' }) };
  });
}

/** @throws UsageError if the inbox would store only one of two files */
function refuseSameKeys(uploads: readonly LocalUpload[]): void {
  const known = new Map<string, LocalUpload>();
  for (const upload of uploads) {
    const sameKey = known.get(upload.key);
    if (sameKey !== undefined && sameKey.path !== upload.path)
      throw new UsageError(
        `${shownPath(sameKey)} and ${shownPath(upload)} would have one name in the inbox: rename one of them`,
      );
    known.set(upload.key, upload);
  }
}
