import type { Header } from '../../../../../shared/ledger/items/header.ts';
import { headerItems } from '../../../../../shared/ledger/items/header.ts';
import { headerSortKey, subjectName, subjectOfPartition } from '../../../../../shared/ledger/items/keys.ts';
import type { Change } from '../../../../support/memory-table.ts';
import { batchIn } from '../../scenario/customers.ts';
import type { World } from '../../world.ts';

/** Workers check every ten seconds. */
const batchEffectMs = 15_000;
/** A call already in an intent leaves when its service allows it. */
const intentMs = 120_000;

interface Cancelled {
  readonly at: number;
  readonly since: number;
}

export class CancelWatch {
  readonly #world: World;
  readonly #headers = new Map<string, Header>();
  readonly #people = new Map<string, Cancelled>();
  readonly #batches = new Map<string, Cancelled>();
  readonly #latest = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
    world.table.listeners.push((change) => this.#write(change));
  }

  #write({ key: { pk, sk }, before, after }: Change): void {
    const since = this.#world.clock.now();
    if (
      sk === 'batch' &&
      typeof after?.cancelledAt === 'number' &&
      after.cancelledAt !== before?.cancelledAt
    ) {
      const batch = pk.slice('batch#'.length);
      this.#batches.set(batch, { at: after.cancelledAt, since });
      this.#latest.set(batch, after.cancelledAt);
    }
    const subject = sk === headerSortKey ? subjectOfPartition(pk) : undefined;
    if (subject === undefined) return;
    const name = subjectName(subject);
    if (after === undefined) return void this.#headers.delete(name);
    const header = headerItems.parse(after);
    this.#headers.set(name, header);
    if (header.cancel === undefined) this.#people.delete(name);
    else if (!this.#people.has(name)) {
      this.#people.set(name, { at: header.cancel.at, since });
      this.#latest.set(name, Math.max(header.cancel.at, this.#latest.get(name) ?? 0));
    }
  }

  /** Newer inputs or a redrive would allow purchases again. */
  isCancelled(name: string): boolean {
    return this.#of(name) !== undefined;
  }

  mayRefuse({ batch, id }: { readonly batch: string; readonly id?: string }, time: number): boolean {
    const person = id === undefined ? [] : [subjectName({ batch, id })];
    return [batch, ...person].some((one) => time <= (this.#latest.get(one) ?? 0));
  }

  sent(name: string): void {
    const { clock, unsteady } = this.#world;
    const cancelled = this.#of(name);
    if (cancelled === undefined || unsteady) return;
    const afterMs = clock.now() - cancelled.since;
    if (afterMs > cancelled.effectMs)
      this.#world.wrong(name, `A call was sent ${Math.round(afterMs / 1000)} s after it was cancelled`);
  }

  #of(name: string): { readonly since: number; readonly effectMs: number } | undefined {
    const header = this.#headers.get(name);
    const batch = this.#batches.get(batchIn(name));
    const own = this.#people.get(name);
    if (header === undefined) return undefined;
    if (own !== undefined) {
      const isLate = batch !== undefined && batch.since <= own.since;
      return { since: isLate ? batch.since : own.since, effectMs: isLate ? batchEffectMs : intentMs };
    }
    if (batch === undefined) return undefined;
    const newest = Math.max(
      ...[header.inputs.photo, header.inputs.row].flatMap((input) => input?.source.time ?? []),
      header.reopen === undefined || header.reopen.states.length === 0 ? 0 : header.reopen.at,
    );
    return newest <= batch.at ? { since: batch.since, effectMs: batchEffectMs } : undefined;
  }
}
