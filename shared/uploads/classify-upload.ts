import { type InboxKey, kindByFolder, parseInboxKey, type UploadKind } from '../intake/object-key.ts';
import type { LedgerContext, Worker } from '../ledger/context.ts';
import type { Log } from '../log.ts';
import type { ProductList } from '../plan/product-list.ts';
import { claimUpload } from './claim.ts';
import { refuseUpload } from './rejection.ts';
import { placesBatch, type UploadEvent } from './upload.ts';

/** What a deployment decides for every reader of uploads. */
export interface IntakeSettings {
  /** What may be bought. */
  readonly products: ProductList;
  /** How long after its job was sent a subject or place counts as overdue. */
  readonly jobs: { readonly graceMs: number };
  /** How long after a reader's lease has ended the reconciler sends its upload again. */
  readonly lease: { readonly takeOverAfterMs: number };
}

/** What every reader of uploads leans on. */
export interface IntakeDeps {
  readonly ledger: LedgerContext;
  readonly reader: Worker;
  readonly settings: IntakeSettings;
  readonly log: Log;
}

/** The batch under which uploads are listed whose key names none. */
const unnamedBatch = 'unnamed';

/** How an upload is listed, by its key; one that cannot be read is as well, until that is recorded. Undefined for what is ignored. */
export function listingOf(
  eventKey: string,
): { readonly kind: UploadKind; readonly batch: string } | undefined {
  const key = parseInboxKey(eventKey);
  switch (key.kind) {
    case 'ignored':
      return undefined;
    case 'refused':
      return { kind: kindByFolder(eventKey) ?? 'rows', batch: unnamedBatch };
    case 'places':
      return { kind: 'places', batch: placesBatch(key.name) };
    default:
      return { kind: key.kind, batch: key.batch };
  }
}

/**
 * What an upload is, by its key. A key that fits nothing is recorded as a rejection.
 *
 * @returns undefined when there is nothing to read
 */
export async function classifyUpload(
  { ledger, reader, settings, log }: IntakeDeps,
  event: UploadEvent,
): Promise<Exclude<InboxKey, { kind: 'ignored' } | { kind: 'refused' }> | undefined> {
  const key = parseInboxKey(event.key);
  if (key.kind === 'ignored') return undefined;
  if (key.kind !== 'refused') return key;
  const kind = kindByFolder(event.key) ?? 'rows';
  const claim = await claimUpload(
    ledger,
    event,
    kind,
    unnamedBatch,
    reader,
    reader.until + settings.lease.takeOverAfterMs,
  );
  if (claim.kind === 'ignored') return undefined;
  await refuseUpload(ledger, claim.upload, reader, key.refusal);
  log.info('An upload is refused by its key', { code: key.refusal.code });
  return undefined;
}
