import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { BatchItem } from '../../../shared/ledger/items/batch.ts';

const freshMs = 10_000;

interface Reading {
  readonly askedAt: number;
  readonly item: Promise<BatchItem | undefined>;
}

export class BatchReadings {
  readonly #ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly #readings = new Map<string, Reading>();

  constructor(ledger: Pick<LedgerContext, 'table' | 'now'>) {
    this.#ledger = ledger;
  }

  async read(batch: string): Promise<BatchItem | undefined> {
    for (;;) {
      const known = this.#readings.get(batch);
      const reading = known !== undefined && this.#isFresh(known) ? known : this.#startRead(batch);
      const item = await reading.item;
      // The function may have been frozen during the read.
      if (this.#isFresh(reading)) return item;
    }
  }

  forget(batch: string): void {
    this.#readings.delete(batch);
  }

  #startRead(batch: string): Reading {
    const reading = { askedAt: this.#ledger.now(), item: readBatchItem(this.#ledger, batch) };
    this.#readings.set(batch, reading);
    reading.item.catch(() => {
      if (this.#readings.get(batch) === reading) this.#readings.delete(batch);
    });
    return reading;
  }

  #isFresh({ askedAt }: Reading): boolean {
    const ageMs = this.#ledger.now() - askedAt;
    return ageMs >= 0 && ageMs < freshMs;
  }
}
