import {
  type IndexEntry,
  type IndexName,
  type IndexQuery,
  type Item,
  indexes,
  type Key,
} from '../../../../shared/table/table.ts';
import { type Change, entryOf } from '../../../support/table/memory-table.ts';
import type { Clock } from '../clock.ts';

interface Logged extends Change {
  readonly at: number;
}

const longestLagMs = 120_000;

export class IndexLag {
  readonly #clock: Clock;
  #log: Logged[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly write = (change: Change): void => {
    this.#log.push({ ...change, at: this.#clock.now() });
    const [first] = this.#log;
    if (first !== undefined && first.at < this.#clock.now() - 2 * longestLagMs)
      this.#log = this.#log.filter(({ at }) => at >= this.#clock.now() - longestLagMs);
  };

  view(query: IndexQuery, answer: readonly IndexEntry[], lagMs: number): IndexEntry[] {
    const since = this.#clock.now() - lagMs;
    const shown = new Map(answer.map((key) => [nameOf(key), key]));
    for (const { at, key, before, after } of [...this.#log].reverse()) {
      if (at < since) break;
      const wasIn = isIn(query, before);
      if (wasIn === isIn(query, after)) continue;
      if (wasIn && before !== undefined) shown.set(nameOf(key), entryOf(before, indexes[query.index][1]));
      else shown.delete(nameOf(key));
    }
    return [...shown.values()].slice(0, query.limit);
  }
}

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

function isIn({ index, partition, upTo, prefix }: IndexQuery, item: Item | undefined): boolean {
  const [partitionName, sortName]: (typeof indexes)[IndexName] = indexes[index];
  if (item?.[partitionName] !== partition) return false;
  const sort = item[sortName];
  if (upTo !== undefined) return typeof sort === 'number' && sort <= upTo;
  return sort !== undefined && (prefix === undefined || String(sort).startsWith(prefix));
}
