import { schemaVersion } from '../../table/item-kind.ts';
import type { IndexEntry } from '../../table/table.ts';
import { any } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import { type Blocker, blockerDueAt, blockerItems, blockerKey, queueOf } from '../items/blocker.ts';
import { dueShards, parkedPartition } from '../items/keys.ts';

/**
 * What one worker is about to park. It says so on the blocker before it parks a subject there: whoever waits is found
 * by the item of its blocker, and by nothing else.
 */
export class Parking {
  readonly #context: Pick<LedgerContext, 'table' | 'now'>;
  readonly #worker: Worker;
  readonly #lookAfterMs: number;
  readonly #announced = new Set<string>();

  /** @param lookAfterMs when the reconciler looks at a blocker that nobody has waited for, in milliseconds from now */
  constructor(context: Pick<LedgerContext, 'table' | 'now'>, worker: Worker, lookAfterMs: number) {
    this.#context = context;
    this.#worker = worker;
    this.#lookAfterMs = lookAfterMs;
  }

  /** To be called before a subject is parked. */
  async announce(blocker: Blocker): Promise<void> {
    const queue = queueOf(blocker);
    if (this.#announced.has(queue)) return;
    const { now } = this.#context;
    await expectParking(this.#context, blocker, this.#worker.until, now() + this.#lookAfterMs);
    this.#announced.add(queue);
  }
}

/**
 * Sees to it that the reconciler looks at a blocker, at least until nobody can be about to wait for it.
 *
 * @param until when whoever may park a subject there has surely ended, in milliseconds since 1970
 * @param lookAt when the reconciler looks, if it would not sooner
 */
export async function expectParking(
  { table }: Pick<LedgerContext, 'table'>,
  blocker: Blocker,
  until: number,
  lookAt: number,
): Promise<void> {
  await table.update(
    blockerItems.update({
      key: blockerKey(blocker),
      set: { parkingUntil: until },
      setIfMissing: { v: schemaVersion, blocker, ...blockerDueAt(lookAt) },
      condition: any(blockerItems.missing('parkingUntil'), blockerItems.below('parkingUntil', until)),
    }),
  );
}

/**
 * Returns at most `limit` subjects that wait for a blocker, over all partitions: those that have waited longest, or
 * those that came last.
 */
export async function parkedOn(
  { table }: Pick<LedgerContext, 'table'>,
  blocker: Blocker,
  limit: number,
  first: 'longest' | 'latest' = 'longest',
): Promise<IndexEntry[]> {
  const backwards = first === 'latest' ? ({ backwards: true } as const) : {};
  const pages = await Promise.all(
    Array.from({ length: dueShards }, (_, shard) =>
      table.queryIndex({
        index: 'due',
        partition: parkedPartition(queueOf(blocker), shard),
        limit,
        ...backwards,
      }),
    ),
  );
  const byTime = pages
    .flatMap(({ items }) => items)
    .sort((one, other) => Number(one.sort) - Number(other.sort));
  return first === 'latest' ? byTime.slice(-limit) : byTime.slice(0, limit);
}
