import { type InboxKey, parseInboxKey } from '../intake/object-key.ts';
import type { LedgerContext } from '../ledger/context.ts';
import type { Worker } from '../ledger/waves.ts';
import type { Log } from '../log.ts';
import { recordRejection } from './rejection.ts';
import { endUpload, nothingCounted, takeUpload, type UploadEvent, type UploadKind } from './upload.ts';

export type NamedKey = Exclude<InboxKey, { kind: 'ignored' } | { kind: 'refused' }>;

export interface NamedKeyDeps {
  readonly ledger: LedgerContext;
  readonly reader: Worker;
  readonly takeOverAfter: number;
  readonly log: Log;
}

/** The batch under which uploads are listed whose key names none. */
export const unnamedBatch = 'unnamed';

const kinds: readonly (readonly [prefix: string, kind: UploadKind])[] = [
  ['palms/', 'photo'],
  ['births/', 'rows'],
  ['places/', 'places'],
];

/**
 * What an upload is, by its key. A key that fits nothing is recorded as a rejection.
 *
 * @returns undefined when there is nothing to take
 */
export async function namedKey(deps: NamedKeyDeps, event: UploadEvent): Promise<NamedKey | undefined> {
  const key = parseInboxKey(event.key);
  if (key.kind === 'ignored') return undefined;
  if (key.kind !== 'refused') return key;
  const { ledger, reader, takeOverAfter, log } = deps;
  const kind = kinds.find(([prefix]) => event.key.startsWith(prefix))?.[1] ?? 'rows';
  const taking = await takeUpload(ledger, event, kind, unnamedBatch, reader, reader.until + takeOverAfter);
  if (taking.kind === 'ignored') return undefined;
  await recordRejection(ledger, taking.upload, key.refusal);
  await endUpload(ledger, taking.upload, reader, 'refused', {
    counts: { ...nothingCounted, refused: 1 },
    warnings: [],
  });
  log.info('An upload is refused by its key', { code: key.refusal.code });
  return undefined;
}
