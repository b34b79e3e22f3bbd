import type { LedgerContext } from '../ledger/context.ts';
import { batchPartition, type Subject } from '../ledger/keys.ts';
import { schemaVersion } from '../ledger/model.ts';

/** A row may name its photo: then the photo of that name belongs to the row's subject. */
export const linkPrefix = 'photo#';
const aliasKey = (batch: string, photo: string) => ({
  pk: batchPartition(batch),
  sk: `${linkPrefix}${photo}`,
});

export async function linkPhoto({ table }: LedgerContext, subject: Subject, photo: string): Promise<void> {
  await table.update({
    key: aliasKey(subject.batch, photo),
    set: [
      [['v'], schemaVersion],
      [['id'], subject.id],
    ],
  });
}

/** The subject that a photo belongs to: the one whose row names it, else the one of the photo's own name. */
export async function subjectOfPhoto(
  { table }: LedgerContext,
  batch: string,
  photo: string,
): Promise<Subject> {
  const alias = await table.get(aliasKey(batch, photo));
  return { batch, id: typeof alias?.id === 'string' ? alias.id : photo };
}
