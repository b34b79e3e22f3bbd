import { type BatchId, customerOf } from '../../shared/customers/customer.ts';
import { inboxKeyOf } from '../../shared/intake/object-key.ts';
import { isRefused, type Refusal, refuse } from '../../shared/intake/refusal.ts';
import { maxBytesOf, refusedBySize } from '../../shared/intake/upload-limits.ts';
import { batchIdOf } from '../../shared/intake/values/subject-name.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { WantedFile } from '../../shared/reports/upload-requests.ts';
import { batchOfKey, readInboxKey } from '../../shared/uploads/classify-upload.ts';
import type { Inbox } from '../../shared/uploads/inbox.ts';
import { findLast, isThere, type WantedUse } from '../../shared/uploads/read-alike.ts';
import { type UploadState, uploadItems, uploadKey } from '../../shared/uploads/upload.ts';

type UploadTarget =
  | { readonly kind: 'send'; readonly key: string; readonly maxBytes: number }
  | { readonly kind: 'there'; readonly key: string; readonly state: UploadState }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** In the key of a form upload, S3 replaces this text by the file's name. */
const filenamePattern = '$' + '{filename}';

export async function findUploadTarget(
  { table }: Pick<LedgerContext, 'table'>,
  inbox: Inbox,
  batch: string | undefined,
  file: WantedFile,
  { product, reading }: WantedUse = {},
): Promise<UploadTarget> {
  const named = file.kind === 'places' && batch === undefined ? { batch: '' } : batchIdOf(batch ?? '');
  if (isRefused(named)) return { kind: 'refused', refusal: named.refusal };
  const key = inboxKeyOf(named.batch, file);
  if (key.includes(filenamePattern)) {
    const { refusal } = refuse('bad-name', { code: 's3-placeholder' }, { field: 'name' });
    return { kind: 'refused', refusal };
  }
  const parsed = await readInboxKey({ table }, key);
  if (parsed.kind === 'refused') return { kind: 'refused', refusal: parsed.refusal };
  if (parsed.kind === 'ignored') {
    const { refusal } = refuse('bad-name', { code: 'system-file' });
    return { kind: 'refused', refusal };
  }
  const elsewhere = refusedAsAnother(named.batch, batchOfKey(parsed));
  if (elsewhere !== undefined) return { kind: 'refused', refusal: elsewhere };
  const wrongSize = refusedBySize(parsed.kind, file.sizeBytes, key);
  if (wrongSize !== undefined) return { kind: 'refused', ...wrongSize };
  const known = await uploadItems.read(table, uploadKey(batchOfKey(parsed), key));
  if (file.md5 !== undefined && known?.etag === file.md5) {
    const sent = { etag: file.md5, kind: parsed.kind, product, reading };
    if (isThere(known, await findLast(inbox, known), sent)) return { kind: 'there', key, state: known.state };
  }
  return { kind: 'send', key, maxBytes: maxBytesOf(parsed.kind, key) };
}

/** A batch from before customers existed may be named `@acme`, like a key of the customer `acme`. */
function refusedAsAnother(wanted: BatchId, found: BatchId): Refusal | undefined {
  const customer = customerOf(wanted);
  if (customerOf(found) === customer) return undefined;
  return refuse(
    'bad-name',
    customer === undefined
      ? { code: 'no-batch-of-customer' }
      : { code: 'customer-is-batch', batch: `@${customer}` },
    { field: 'batch' },
  ).refusal;
}
