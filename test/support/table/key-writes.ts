import type { Table, Update, Write } from '../../../shared/table/table.ts';

export class KeyWrites {
  readonly #seconds = new Map<number, Map<string, number>>();

  constructor(table: Table, now: () => number) {
    const count = (key: string) => {
      const second = Math.floor(now() / 1000);
      const ofSecond = this.#seconds.get(second) ?? new Map<string, number>();
      this.#seconds.set(second, ofSecond);
      ofSecond.set(key, (ofSecond.get(key) ?? 0) + 1);
    };
    const update = table.update.bind(table);
    const transact = table.transact.bind(table);
    table.update = (write: Update) => {
      count(write.key.pk);
      return update(write);
    };
    table.transact = (writes: readonly Write[]) => {
      for (const { key } of writes) count(key.pk);
      return transact(writes);
    };
  }

  busiest(pattern: RegExp): number {
    const counts = [...this.#seconds.values()].flatMap((ofSecond) =>
      [...ofSecond].filter(([key]) => pattern.test(key)).map(([, writes]) => writes),
    );
    return Math.max(0, ...counts);
  }
}
