import * as z from 'zod';
import { storedRefusalReason } from '../intake/reasons/refusal-reason.ts';
import { type Refusal, refusalCodes } from '../intake/refusal.ts';
import type { LedgerContext, Worker } from '../ledger/context.ts';
import { batchOfUploads, type Subject, subjectName } from '../ledger/items/keys.ts';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { banOn } from '../ledger/items/tombstone.ts';
import { shortHash } from '../ledger/name-hash.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import { all, not, wholePartition } from '../table/table.ts';
import { endUpload } from './claim.ts';
import { listedAs, rejectionsPrefix, type Upload, type UploadEvent, uploadKey } from './upload.ts';

export const rejection = z.object({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  upload: z.string(),
  etag: z.string(),
  line: z.int().optional(),
  untilLine: z.int().optional(),
  field: z.string().optional(),
  code: z.enum(refusalCodes),
  reason: storedRefusalReason,
  entry: z.string().optional(),
  masked: z.string().optional(),
  correctedIn: z.string().optional(),
  at: z.number(),
  /** An erasure finds the rejection of a photo under its person, even if the upload is gone. */
  batchShard: z.string().optional(),
  stateId: z.string().optional(),
  ...markAttributes,
});
export type Rejection = z.output<typeof rejection>;
export const rejectionItems = new ItemKind('A rejection', rejection);

/**
 * Idempotent for the same upload, line and field.
 * @param refused the key of the refused file, which may be part of the upload
 */
export async function recordRejection(
  { table, now }: LedgerContext,
  { pk, sk, key, etag }: Pick<Upload, 'pk' | 'sk' | 'key' | 'etag'>,
  refusal: Refusal,
  refused = key,
): Promise<void> {
  const { line, field } = refusal;
  const at = now();
  const itemKey = {
    pk,
    sk: `${rejectionsPrefix(sk, line ?? 0)}${field ?? refusal.code}`,
  };
  await table.update(
    rejectionItems.update({
      key: itemKey,
      set: {
        v: schemaVersion,
        upload: key,
        etag,
        ...refusal,
        at,
        ...listedAs({ batch: batchOfUploads(pk), key: refused }, itemKey.sk),
        ...toPublish(`${itemKey.pk}/${itemKey.sk}`, at),
      },
      condition: not(all(rejectionItems.equals('etag', etag), rejectionItems.equals('code', refusal.code))),
    }),
  );
}

/** Idempotent. @returns the lines with a refusal of this version of the upload */
export async function recordCorrected(
  { table }: Pick<LedgerContext, 'table'>,
  { pk, sk, etag }: Pick<Upload, 'pk' | 'sk' | 'etag'>,
  lines: readonly number[],
  correctedIn: string,
): Promise<number[]> {
  const recorded = new Set<number>();
  for (const line of new Set(lines)) {
    for await (const item of wholePartition(table, pk, rejectionsPrefix(sk, line))) {
      const { ok } = await table.update(
        rejectionItems.update({
          key: { pk: item.pk, sk: item.sk },
          set: { correctedIn },
          condition: rejectionItems.equals('etag', etag),
        }),
      );
      if (ok) recorded.add(line);
    }
  }
  return [...recorded];
}

/** The record names neither the upload nor the person: it would store an erased name again. */
export async function refuseBanned(
  context: LedgerContext,
  { etag }: Pick<UploadEvent, 'etag'>,
  subject: Subject,
): Promise<Refusal> {
  const { nameHash } = context;
  if (nameHash === undefined) throw new Error('Nobody can be banned without the key of the stack');
  const own = await nameHash(subjectName(subject));
  const ban = (await banOn(context, nameHash, subject)) ?? own;
  const photo = ban === own ? '' : `, photo ${shortHash(own)}`;
  const key = `palms/${subject.batch}/(kept out: ${shortHash(ban)}${photo})`;
  const refusal: Refusal = { code: 'kept-out', reason: { code: 'kept-out' } };
  await recordRejection(context, { ...uploadKey(subject.batch, key), key, etag }, refusal);
  return refusal;
}

/**
 * Rows accepted before the refusal remain.
 * @param sparedCalls calls that a photo would have cost, if the photo check refused it
 */
export async function refuseUpload(
  context: LedgerContext,
  upload: Upload,
  reader: Worker,
  refusal: Refusal,
  sparedCalls?: number,
): Promise<void> {
  await recordRejection(context, upload, refusal);
  const counts = { ...upload.counts, refused: upload.counts.refused + 1 };
  await endUpload(context, upload, reader, 'refused', { counts, warnings: upload.warnings, sparedCalls });
}
