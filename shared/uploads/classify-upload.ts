import {
  type BatchId,
  batchOfCustomer,
  localName,
  placeTableBatch,
  splitCustomer,
} from '../customers/customer.ts';
import {
  type InboxKey,
  kindByFolder,
  namesCustomer,
  parseFormerKey,
  parseInboxKey,
  type UploadKind,
} from '../intake/object-key.ts';
import { isRefused } from '../intake/refusal.ts';
import { customerName } from '../intake/values/subject-name.ts';
import type { LedgerContext, Worker } from '../ledger/context.ts';
import { batchKey } from '../ledger/items/keys.ts';
import type { Log } from '../log.ts';
import type { ProductList } from '../plan/product-list.ts';
import { claimUpload } from './claim.ts';
import { refuseUpload } from './rejection.ts';
import type { UploadEvent } from './upload.ts';

export interface IntakeSettings {
  readonly products: ProductList;
  readonly jobs: { readonly graceMs: number };
  readonly lease: { readonly takeOverAfterMs: number };
}

export interface IntakeDeps {
  readonly ledger: LedgerContext;
  readonly reader: Worker;
  readonly settings: IntakeSettings;
  readonly log: Log;
}

function unnamedBatch(key: string): BatchId {
  const named = splitCustomer(key.slice(key.indexOf('/') + 1));
  const owner = named && customerName(named.customer);
  return batchOfCustomer(
    owner === undefined || isRefused(owner) ? undefined : owner.customer,
    localName('unnamed'),
  );
}

/**
 * A key below `@acme` belongs to the customer, unless a batch `@acme` from before customers existed has such uploads.
 * No new batch may have that name.
 */
export async function readInboxKey(
  { table }: Pick<LedgerContext, 'table'>,
  eventKey: string,
): Promise<InboxKey> {
  const key = parseInboxKey(eventKey);
  if (!namesCustomer(eventKey)) return key;
  const former = parseFormerKey(eventKey);
  if (former.kind === 'ignored' || former.kind === 'refused') return key;
  return (await table.get(batchKey(batchOfKey(former)))) === undefined ? key : former;
}

type ReadableKey = Exclude<InboxKey, { kind: 'ignored' } | { kind: 'refused' }>;

export const batchOfKey = (key: ReadableKey): BatchId =>
  key.kind === 'places' ? placeTableBatch(key.name) : key.batch;

export function batchOfUpload(eventKey: string): BatchId {
  const key = parseInboxKey(eventKey);
  return key.kind === 'ignored' || key.kind === 'refused' ? unnamedBatch(eventKey) : batchOfKey(key);
}

/** Where to list an upload, also one whose key will be refused. Undefined for ignored keys. */
export async function listingOf(
  ledger: Pick<LedgerContext, 'table'>,
  eventKey: string,
): Promise<{ readonly kind: UploadKind; readonly batch: BatchId } | undefined> {
  const key = await readInboxKey(ledger, eventKey);
  switch (key.kind) {
    case 'ignored':
      return undefined;
    case 'refused':
      return { kind: kindByFolder(eventKey) ?? 'rows', batch: unnamedBatch(eventKey) };
    default:
      return { kind: key.kind, batch: batchOfKey(key) };
  }
}

/** @returns undefined if there is nothing to read */
export async function classifyUpload(
  { ledger, reader, settings, log }: IntakeDeps,
  event: UploadEvent,
): Promise<ReadableKey | undefined> {
  const key = await readInboxKey(ledger, event.key);
  if (key.kind === 'ignored') return undefined;
  if (key.kind !== 'refused') return key;
  const kind = kindByFolder(event.key) ?? 'rows';
  const claim = await claimUpload(
    ledger,
    event,
    kind,
    unnamedBatch(event.key),
    reader,
    reader.until + settings.lease.takeOverAfterMs,
  );
  if (claim.kind === 'ignored') return undefined;
  await refuseUpload(ledger, claim.upload, reader, key.refusal);
  log.info('An upload is refused because of its key', { code: key.refusal.code });
  return undefined;
}
