import type { Subject } from '../ledger/items/keys.ts';
import { exists } from '../table/table.ts';
import { isDelivery, toldPartition } from '../webhooks/delivery.ts';
import type { SweepDeps } from './sweep-deps.ts';

/**
 * Removes what is listed under the names of the subject and of its photos: what webhooks were told of them, and books.
 *
 * @returns how many deliveries there were; of books the objects are counted
 */
export async function sweepTold(
  { ledger: { table } }: SweepDeps,
  { batch, id: ownId }: Subject,
  photoIds: readonly string[],
): Promise<number> {
  let deliveries = 0;
  for (const id of new Set([ownId, ...photoIds])) {
    const partition = toldPartition({ batch, id });
    let cursor: string | undefined;
    do {
      const page = await table.queryIndex({
        index: 'batch',
        partition,
        ...(cursor === undefined ? {} : { cursor }),
      });
      for (const { pk, sk } of page.items) {
        // The index may still list what has gone already.
        const isRemoved = await table.delete({ key: { pk, sk }, delete: true, condition: exists('pk') });
        if (isRemoved && isDelivery({ pk, sk })) deliveries += 1;
      }
      cursor = page.cursor;
    } while (cursor !== undefined);
  }
  return deliveries;
}
