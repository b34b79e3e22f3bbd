import type { LedgerContext } from '../context.ts';
import { headerItems } from '../items/header.ts';
import { headerKey } from '../items/keys.ts';
import { isErased } from '../items/tombstone.ts';

const idLength = 16;
const formerIdLength = 12;

/**
 * Ids leave the stack in events and logs, so the digest is hashed with the stack's key. A stored unkeyed id stays, so
 * that a second upload of an old table buys nothing.
 */
export async function generatedIdOf(
  context: Pick<LedgerContext, 'table' | 'nameHash'>,
  batch: string,
  digest: string,
  time: number,
): Promise<string> {
  const { table, nameHash } = context;
  if (nameHash === undefined) throw new Error('Ids cannot be made without the key of the stack');
  const id = (await nameHash(`person ${digest}`)).slice(0, idLength);
  const former = { batch, id: digest.slice(0, formerIdLength) };
  if ((await headerItems.read(table, headerKey({ batch, id }))) !== undefined) return id;
  const [known, erased] = await Promise.all([
    headerItems.read(table, headerKey(former)),
    isErased(context, former, time),
  ]);
  return known !== undefined || erased ? former.id : id;
}
