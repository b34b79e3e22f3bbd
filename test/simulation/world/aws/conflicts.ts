import type { Key } from '../../../../shared/table/table.ts';
import type { Clock } from '../clock.ts';

/** DynamoDB refuses other writes on items of a running transaction. */
export class Conflicts {
  readonly #until = new Map<string, number>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isHeld(keys: readonly Key[]): boolean {
    const now = this.#clock.now();
    return keys.some((key) => (this.#until.get(nameOf(key)) ?? 0) > now);
  }

  hold(keys: readonly Key[], forMs: number): void {
    for (const key of keys) this.#until.set(nameOf(key), this.#clock.now() + forMs);
  }
}

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
