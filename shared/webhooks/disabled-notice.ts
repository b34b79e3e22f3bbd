import * as z from 'zod';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Update } from '../table/table.ts';
import { disableReasons, type Webhook, webhooksPartition } from './webhook.ts';

const disabledNotice = z.object({
  v: z.literal(schemaVersion),
  webhook: z.string(),
  revision: z.int().min(1),
  at: z.number(),
  reason: z.enum(disableReasons),
  ...markAttributes,
});
export const disabledNoticeItems = new ItemKind('The notice of a disabled webhook', disabledNotice);

export const disabledPrefix = 'disabled#';

/** The caller must write this in the transaction that disables the webhook. */
export function announceDisabled({
  id,
  revision,
  disabledAt = 0,
  disabledFor = 'by hand',
}: Pick<Webhook, 'id' | 'revision' | 'disabledAt' | 'disabledFor'>): Update {
  const key = {
    pk: webhooksPartition,
    sk: `${disabledPrefix}${id}#${String(revision).padStart(6, '0')}`,
  };
  return disabledNoticeItems.update({
    key,
    set: {
      v: schemaVersion,
      webhook: id,
      revision,
      at: disabledAt,
      reason: disabledFor,
      ...toPublish(`${key.pk}/${key.sk}`, disabledAt),
    },
    condition: itemMissing,
  });
}
