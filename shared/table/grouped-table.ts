import type {
  IndexEntry,
  IndexQuery,
  Item,
  Key,
  Page,
  PartitionQuery,
  Removal,
  Table,
  TransactResult,
  Update,
  UpdateResult,
  Write,
} from './table.ts';

export interface ManyTable extends Table {
  /** Strongly consistent, in the order of the keys. At most {@link maxAtOnce} different keys. */
  getAll(keys: readonly Key[]): Promise<readonly (Item | undefined)[]>;
}

/** The limit of a BatchGetItem and of a transaction. */
export const maxAtOnce = 100;

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}
interface WaitingGet extends Waiting<Item | undefined> {
  readonly key: Key;
}
interface WaitingWrites extends Waiting<TransactResult> {
  readonly writes: readonly Write[];
}

/**
 * Groups the requests of one turn of the event loop. Reads become one BatchGetItem; transactions that add to one
 * counter are merged. If a merged transaction fails, each one is tried alone.
 */
export class GroupedTable implements Table {
  readonly #table: ManyTable;
  readonly #defer: (run: () => void) => void;
  #gets: WaitingGet[] = [];
  #transactions: WaitingWrites[] = [];

  constructor(table: ManyTable, defer: (run: () => void) => void) {
    this.#table = table;
    this.#defer = defer;
  }

  get(key: Key): Promise<Item | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#gets.push({ key, resolve, reject }) === 1) this.#defer(() => this.#readAll());
    });
  }

  transact(writes: readonly Write[]): Promise<TransactResult> {
    return new Promise((resolve, reject) => {
      if (this.#transactions.push({ writes, resolve, reject }) === 1) this.#defer(() => this.#writeAll());
    });
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    return this.#table.query(query);
  }

  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    return this.#table.queryIndex(query);
  }

  update(update: Update): Promise<UpdateResult> {
    return this.#table.update(update);
  }

  delete(removal: Removal): Promise<boolean> {
    return this.#table.delete(removal);
  }

  #readAll(): void {
    const byKey = [...Map.groupBy(this.#gets, ({ key }) => addressOf(key)).values()];
    this.#gets = [];
    for (let start = 0; start < byKey.length; start += maxAtOnce)
      void this.#read(byKey.slice(start, start + maxAtOnce));
  }

  async #read(wanted: readonly (readonly WaitingGet[])[]): Promise<void> {
    const keys = wanted.flatMap(([one]) => (one === undefined ? [] : [one.key]));
    try {
      const [only] = keys;
      const items =
        only !== undefined && keys.length === 1
          ? [await this.#table.get(only)]
          : await this.#table.getAll(keys);
      for (const [index, waiting] of wanted.entries()) for (const one of waiting) one.resolve(items[index]);
    } catch (error) {
      for (const one of wanted.flat()) one.reject(error);
    }
  }

  #writeAll(): void {
    const waiting = this.#transactions;
    this.#transactions = [];
    const unmergeable = waiting.filter(({ writes }) => counterOf(writes) === undefined);
    const counting = waiting.filter(({ writes }) => counterOf(writes) !== undefined);
    const byCounter = Map.groupBy(counting, ({ writes }) => addressOf(counterOf(writes)?.key ?? noKey));
    for (const one of unmergeable) void this.#writeAlone(one);
    for (const group of byCounter.values())
      for (const mergeable of mergeableGroups(group)) void this.#write(mergeable);
  }

  async #write(group: readonly WaitingWrites[]): Promise<void> {
    const [first] = group;
    if (first === undefined || group.length === 1) return first && this.#writeAlone(first);
    // If only its answer was lost, the retries fail their conditions and change nothing.
    const merged = await this.#table.transact(mergedWrites(group)).catch(() => ({ ok: false }) as const);
    if (merged.ok) for (const one of group) one.resolve({ ok: true });
    else for (const one of group) await this.#writeAlone(one);
  }

  #writeAlone({ writes, resolve, reject }: WaitingWrites): Promise<void> {
    return this.#table.transact(writes).then(resolve, reject);
  }
}

const noKey: Key = { pk: '', sk: '' };
const addressOf = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

function counterOf(writes: readonly Write[]): Update | undefined {
  const counters = writes.filter(isCounter);
  return counters.length === 1 ? counters[0] : undefined;
}

function isCounter(write: Write): write is Update & { readonly add: Readonly<Record<string, number>> } {
  if ('delete' in write || write.condition !== undefined || write.add === undefined) return false;
  const changesMore = [write.set, write.setPaths, write.remove].some((change) => change !== undefined);
  return !changesMore && Object.values(write.add).every((value) => typeof value === 'number');
}

function mergeableGroups(waiting: readonly WaitingWrites[]): WaitingWrites[][] {
  const groups: { readonly members: WaitingWrites[]; readonly written: Set<string> }[] = [];
  for (const one of waiting) {
    const keys = one.writes.filter((write) => !isCounter(write)).map(({ key }) => addressOf(key));
    const last = groups.at(-1);
    const hasRoom = last !== undefined && last.written.size + keys.length < maxAtOnce;
    if (hasRoom && !keys.some((key) => last.written.has(key))) {
      last.members.push(one);
      for (const key of keys) last.written.add(key);
    } else groups.push({ members: [one], written: new Set(keys) });
  }
  return groups.map(({ members }) => members);
}

function mergedWrites(group: readonly WaitingWrites[]): Write[] {
  const [counter] = group.flatMap(({ writes }) => counterOf(writes) ?? []);
  const add: Record<string, number> = {};
  for (const { writes } of group)
    for (const [name, value] of Object.entries(counterOf(writes)?.add ?? {}))
      if (typeof value === 'number') add[name] = (add[name] ?? 0) + value;
  const others = group.flatMap(({ writes }) => writes.filter((write) => !isCounter(write)));
  return counter === undefined ? others : [...others, { ...counter, add }];
}
