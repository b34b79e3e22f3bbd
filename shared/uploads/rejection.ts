import { z } from 'zod';
import { adviceTexts, type Refusal } from '../intake/refusal.ts';
import type { LedgerContext } from '../ledger/context.ts';
import { schemaVersion } from '../ledger/model.ts';
import { toPublish } from '../ledger/unpublished.ts';
import { all, equals, not, type Path } from '../table/table.ts';
import { type Upload, uploadPrefix } from './upload.ts';

/** What was refused, why, and what would be right. The value is only ever masked. */
export const rejection = z.object({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  /** The key of the upload, and the version of it that was refused. */
  upload: z.string(),
  etag: z.string(),
  line: z.int().optional(),
  untilLine: z.int().optional(),
  field: z.string().optional(),
  code: z.string(),
  reason: z.string(),
  advice: z.string(),
  masked: z.string().optional(),
  at: z.number(),
});
export type Rejection = z.output<typeof rejection>;

export const rejectionPrefix = 'rejection#';

/** Records a refusal. Recording it again for the same upload, line and field changes nothing. */
export async function recordRejection(
  { table, now }: LedgerContext,
  { pk, sk, key, etag }: Pick<Upload, 'pk' | 'sk' | 'key' | 'etag'>,
  refusal: Refusal,
): Promise<void> {
  const { line, field } = refusal;
  const attributes = {
    v: schemaVersion,
    upload: key,
    etag,
    ...refusal,
    advice: adviceTexts[refusal.code],
    at: now(),
  };
  const itemKey = {
    pk,
    sk: `${rejectionPrefix}${sk.slice(uploadPrefix.length)}#${String(line ?? 0).padStart(9, '0')}#${field ?? refusal.code}`,
  };
  await table.update({
    key: itemKey,
    set: [
      ...Object.entries(attributes).map(([name, value]): readonly [Path, unknown] => [[name], value]),
      ...toPublish(`${itemKey.pk}/${itemKey.sk}`, attributes.at),
    ],
    condition: not(all(equals(['etag'], etag), equals(['code'], refusal.code))),
  });
}
