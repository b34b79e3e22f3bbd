import { schemaVersion } from '../../table/item-kind.ts';
import type { IndexEntry } from '../../table/table.ts';
import { any } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import { type Blocker, blockerDueAt, blockerItems, blockerKey, queueOf } from '../items/blocker.ts';
import { dueShards, parkedPartition } from '../items/keys.ts';

/** Only the blocker's item leads the reconciler to a waiting subject, so the worker writes it first. */
export class Parking {
  readonly #context: Pick<LedgerContext, 'table' | 'now'>;
  readonly #worker: Worker;
  readonly #checkAfterMs: number;
  readonly #announced = new Set<string>();

  constructor(context: Pick<LedgerContext, 'table' | 'now'>, worker: Worker, checkAfterMs: number) {
    this.#context = context;
    this.#worker = worker;
    this.#checkAfterMs = checkAfterMs;
  }

  /** Callers must await this before they park a subject. */
  async announce(blocker: Blocker): Promise<void> {
    const queue = queueOf(blocker);
    if (this.#announced.has(queue)) return;
    const { now } = this.#context;
    await expectParking(this.#context, blocker, this.#worker.until, now() + this.#checkAfterMs);
    this.#announced.add(queue);
  }
}

/**
 * Makes the reconciler check a blocker until no worker can park more subjects.
 * @param until when every worker that may park a subject there has ended
 * @param checkAt the latest time of the next check
 */
export async function expectParking(
  { table }: Pick<LedgerContext, 'table'>,
  blocker: Blocker,
  until: number,
  checkAt: number,
): Promise<void> {
  await table.update(
    blockerItems.update({
      key: blockerKey(blocker),
      set: { parkingUntil: until },
      setIfMissing: { v: schemaVersion, blocker, ...blockerDueAt(checkAt) },
      condition: any(blockerItems.missing('parkingUntil'), blockerItems.below('parkingUntil', until)),
    }),
  );
}

export async function parkedOn(
  { table }: Pick<LedgerContext, 'table'>,
  blocker: Blocker,
  limit: number,
  first: 'longest' | 'latest' = 'longest',
): Promise<IndexEntry[]> {
  if (limit < 1) return [];
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
