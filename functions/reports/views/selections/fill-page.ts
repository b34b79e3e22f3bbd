import * as z from 'zod';
import type { Selected, WalkPosition } from '../../../../shared/ledger/batches/state-walk.ts';
import { leastBatchShards } from '../../../../shared/ledger/items/keys.ts';
import type { State } from '../../../../shared/ledger/items/state.ts';
import { decodePosition, encodePosition } from '../../http/lists/cursor.ts';

export const pageSize = 100;

export async function fillPage<S extends State, T>(
  states: readonly [S, ...S[]],
  cursor: string | undefined,
  page: (
    position: WalkPosition<S> | undefined,
  ) => Promise<{ readonly selected: readonly Selected<T>[]; readonly next?: WalkPosition<S> }>,
): Promise<{ readonly selected: readonly Selected<T>[]; readonly cursor?: string | undefined }> {
  const position = z.object({ state: z.enum(states), shard: z.int(), cursor: z.string().optional() });
  const found: Selected<T>[] = [];
  let from: WalkPosition<S> | undefined = decodePosition(position, cursor);
  for (let walks = 0; walks < states.length * leastBatchShards && found.length < pageSize; walks += 1) {
    const { selected, next } = await page(from);
    found.push(...selected);
    from = next;
    if (next === undefined) break;
  }
  return { selected: found, cursor: from && encodePosition({ ...from }) };
}
