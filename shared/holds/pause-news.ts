import { z } from 'zod';
import { batchPartition } from '../ledger/items/keys.ts';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Update } from '../table/table.ts';

/** That a batch was paused, or went on: one item for each time, to be told. */
const pauseNews = z.object({
  v: z.literal(schemaVersion),
  batch: z.string(),
  revision: z.int().min(1),
  at: z.number(),
  ...markAttributes,
});
export const pauseNewsItems = new ItemKind('The pause of a batch', pauseNews);

export const pausedPrefix = 'paused#';
export const resumedPrefix = 'resumed#';

/** The write that has it told. It goes with the change that it tells of. */
export function tellPause(
  prefix: typeof pausedPrefix | typeof resumedPrefix,
  batch: string,
  revision: number,
  at: number,
): Update {
  const key = { pk: batchPartition(batch), sk: `${prefix}${String(revision).padStart(6, '0')}` };
  return pauseNewsItems.update({
    key,
    set: { v: schemaVersion, batch, revision, at, ...toPublish(`${key.pk}/${key.sk}`, at) },
    condition: itemMissing,
  });
}
