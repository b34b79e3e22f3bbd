import { holdsOn, type Wait } from '../../../shared/holds/hold.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { BatchItem } from '../../../shared/ledger/items/batch.ts';
import { placesBatch } from '../../../shared/ledger/items/keys.ts';

/** What was read of a batch is gone by for so long. */
const freshMs = 10_000;

interface Reading {
  /** When it was asked for: what it says may be as old as that. */
  readonly askedAt: number;
  readonly item: Promise<BatchItem | undefined>;
}

/** Which batches are held, as the table said at most ten seconds ago. */
export class Holds {
  readonly #ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly #readings = new Map<string, Reading>();

  constructor(ledger: Pick<LedgerContext, 'table' | 'now'>) {
    this.#ledger = ledger;
  }

  /** What a batch waits for; undefined when its calls may be sent. Places are not held. */
  async of(batch: string): Promise<Wait | undefined> {
    if (batch === placesBatch) return undefined;
    return holdsOn(batch, await this.item(batch))[0]?.wait;
  }

  /** What the batch's item says. */
  async item(batch: string): Promise<BatchItem | undefined> {
    for (;;) {
      const known = this.#readings.get(batch);
      const reading = known !== undefined && this.#isFresh(known) ? known : this.#read(batch);
      const item = await reading.item;
      // A function that was frozen over it has an answer that is old.
      if (this.#isFresh(reading)) return item;
    }
  }

  /** Has the next who asks read anew: what was read is known to be over. */
  forget(batch: string): void {
    this.#readings.delete(batch);
  }

  #read(batch: string): Reading {
    const item = readBatchItem(this.#ledger, batch);
    const reading = { askedAt: this.#ledger.now(), item };
    this.#readings.set(batch, reading);
    item.catch(() => {
      if (this.#readings.get(batch) === reading) this.#readings.delete(batch);
    });
    return reading;
  }

  #isFresh({ askedAt }: Reading): boolean {
    const ageMs = this.#ledger.now() - askedAt;
    return ageMs >= 0 && ageMs < freshMs;
  }
}
