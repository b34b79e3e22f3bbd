import { type Hold, holdsOn } from '../../../shared/holds/hold.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { placesBatch } from '../../../shared/ledger/items/keys.ts';

/** What was read of a batch is gone by for so long. */
const freshMs = 10_000;

interface Reading {
  /** When it was asked for: what it says may be as old as that. */
  readonly askedAt: number;
  readonly hold: Promise<Hold | undefined>;
}

/** Which batches are held, as the table said at most ten seconds ago. */
export class Holds {
  readonly #ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly #readings = new Map<string, Reading>();

  constructor(ledger: Pick<LedgerContext, 'table' | 'now'>) {
    this.#ledger = ledger;
  }

  /** What holds a batch; undefined when its calls may be sent. Places are not held. */
  async of(batch: string): Promise<Hold | undefined> {
    if (batch === placesBatch) return undefined;
    for (;;) {
      const known = this.#readings.get(batch);
      const reading = known !== undefined && this.#isFresh(known) ? known : this.#read(batch);
      const hold = await reading.hold;
      // A function that was frozen over it has an answer that is old.
      if (this.#isFresh(reading)) return hold;
    }
  }

  #read(batch: string): Reading {
    const hold = readBatchItem(this.#ledger, batch).then((item) => holdsOn(item)[0]);
    const reading = { askedAt: this.#ledger.now(), hold };
    this.#readings.set(batch, reading);
    hold.catch(() => {
      if (this.#readings.get(batch) === reading) this.#readings.delete(batch);
    });
    return reading;
  }

  #isFresh({ askedAt }: Reading): boolean {
    const ageMs = this.#ledger.now() - askedAt;
    return ageMs >= 0 && ageMs < freshMs;
  }
}
