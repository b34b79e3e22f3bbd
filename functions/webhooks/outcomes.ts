import { maxAtOnce } from '../../shared/table/grouped-table.ts';
import type { Table, Update } from '../../shared/table/table.ts';

interface Waiting {
  readonly update: Update;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Groups writes in transactions: twice the write units, a tenth of the processor time. */
export class OutcomeWriter {
  readonly #table: Pick<Table, 'update' | 'transact'>;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(table: Pick<Table, 'update' | 'transact'>) {
    this.#table = table;
  }

  write(update: Update): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ update, resolve, reject });
      if (!this.#isBusy) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, maxAtOnce));
    this.#isBusy = false;
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    if (group.length > 1) {
      const writes = group.map(({ update }) => update);
      const together = await this.#table.transact(writes).catch(() => ({ ok: false }));
      if (together.ok) {
        for (const { resolve } of group) resolve();
        return;
      }
    }
    await Promise.all(
      group.map(({ update, resolve, reject }) => this.#table.update(update).then(() => resolve(), reject)),
    );
  }
}
