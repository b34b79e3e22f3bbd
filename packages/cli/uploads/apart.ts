import { basename } from 'node:path';
import { batchOfCustomer, customerOf, localName } from '@palmleaf/shared/customers/customer';
import { inboxKeyOf, tableStem } from '@palmleaf/shared/intake/object-key';
import { UsageError } from '../errors.ts';
import type { LocalUpload } from './local-uploads.ts';

interface SaidOfBatches {
  /** Whether each table of people is a batch of its own. */
  readonly apart?: boolean | undefined;
  /** The batch of all files. */
  readonly batch?: string | undefined;
}

/**
 * Makes each table of people a batch of its own if the user says so, or answers so when several of them share no
 * person.
 *
 * @param strangersIn counts the tables that share no person with another
 * @param ask asks whether they are a batch each; undefined without a terminal
 * @throws UsageError if the user also named one batch
 */
export async function inBatches(
  uploads: readonly LocalUpload[],
  { apart = false, batch }: SaidOfBatches,
  strangersIn: (tables: readonly LocalUpload[]) => Promise<number>,
  ask: ((tables: number) => Promise<boolean>) | undefined,
): Promise<readonly LocalUpload[]> {
  if (apart && batch !== undefined) throw new UsageError('Write --batch or --apart, not both');
  if (apart) return uploads.map(inOwnBatch);
  const tables = uploads.filter(({ kind }) => kind === 'rows');
  if (batch !== undefined || ask === undefined || tables.length < 2) return uploads;
  const strangers = await strangersIn(tables);
  return strangers > 1 && (await ask(strangers)) ? uploads.map(inOwnBatch) : uploads;
}

function inOwnBatch(upload: LocalUpload): LocalUpload {
  if (upload.kind !== 'rows') return upload;
  const batch = batchOfCustomer(customerOf(upload.batch), localName(tableStem(basename(upload.name))));
  return { ...upload, batch, key: inboxKeyOf(batch, { name: upload.name, kind: 'rows' }) };
}
