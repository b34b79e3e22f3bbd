import type { Key } from '../../../shared/table/table.ts';
import type { PaperClock } from './clock.ts';

const perSecond = { write: 1000, read: 3000 } as const;
type Kind = keyof typeof perSecond;

const mostKeys = 20_000;

interface Bucket {
  level: number;
  at: number;
}

export class TableLimits {
  throttled = 0;
  conflicts = 0;
  /** Write units of conflicting transactions: DynamoDB bills refused writes too. */
  conflictUnits = 0;
  readonly #clock: PaperClock;
  readonly #buckets: Record<Kind, Map<string, Bucket>> = { write: new Map(), read: new Map() };
  readonly #locked = new Map<string, number>();

  constructor(clock: PaperClock) {
    this.#clock = clock;
  }

  spend(kind: Kind, key: string, units: number): void {
    const bucket = this.#filled(kind, key);
    bucket.level -= units;
    const buckets = this.#buckets[kind];
    buckets.set(key, bucket);
    if (buckets.size < mostKeys) return;
    for (const [known, { at }] of buckets) if (at < this.#clock.now() - 1000) buckets.delete(known);
  }

  isOpen(kind: Kind, keys: readonly string[]): boolean {
    const isOpen = keys.every((key) => this.#filled(kind, key).level > 0);
    if (!isOpen) this.throttled += 1;
    return isOpen;
  }

  /** @returns false if a transaction holds one of the items */
  lock(keys: readonly Key[], forMs: number): boolean {
    if (!this.isFree(keys)) return false;
    for (const key of keys) this.#locked.set(addressOf(key), this.#clock.now() + forMs);
    return true;
  }

  unlock(keys: readonly Key[]): void {
    for (const key of keys) this.#locked.delete(addressOf(key));
  }

  isFree(keys: readonly Key[]): boolean {
    const isFree = keys.every((key) => (this.#locked.get(addressOf(key)) ?? 0) <= this.#clock.now());
    if (!isFree) this.conflicts += 1;
    return isFree;
  }

  #filled(kind: Kind, key: string): Bucket {
    const now = this.#clock.now();
    const most = perSecond[kind];
    const known = this.#buckets[kind].get(key);
    if (known === undefined) return { level: most, at: now };
    known.level = Math.min(most, known.level + ((now - known.at) / 1000) * most);
    known.at = now;
    return known;
  }
}

const addressOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
