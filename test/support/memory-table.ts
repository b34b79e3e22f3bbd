import {
  type Condition,
  type IndexQuery,
  type Item,
  indexes,
  type Key,
  type Page,
  type PartitionQuery,
  type Path,
  type Removal,
  type Table,
  type TransactResult,
  type Update,
  type UpdateResult,
  type Write,
} from '../../shared/table/table.ts';

/** DynamoDB's rules for one table, in memory: what the fault tests run the real domain code on. */
export class MemoryTable implements Table {
  readonly items = new Map<string, Item>();

  async get(key: Key): Promise<Item | undefined> {
    const item = this.items.get(address(key));
    return item && structuredClone(item);
  }

  async query({
    pk,
    prefix = '',
    limit = Number.POSITIVE_INFINITY,
    cursor,
  }: PartitionQuery): Promise<Page<Item>> {
    const found = [...this.items.values()]
      .filter(
        (item) => item.pk === pk && item.sk.startsWith(prefix) && (cursor === undefined || item.sk > cursor),
      )
      .sort((a, b) => (a.sk < b.sk ? -1 : 1));
    return paged(found, limit, (item) => item.sk);
  }

  async queryIndex(query: IndexQuery): Promise<Page<Key>> {
    const [partitionName, sortName] = indexes[query.index];
    const found = [...this.items.values()]
      .filter((item) => item[partitionName] === query.partition && inBounds(item[sortName], query))
      .map((item) => ({ order: sortText(item[sortName]) + address(item), key: { pk: item.pk, sk: item.sk } }))
      .filter((entry) => query.cursor === undefined || entry.order > query.cursor)
      .sort((a, b) => (a.order < b.order ? -1 : 1));
    const page = paged(found, query.limit ?? Number.POSITIVE_INFINITY, (entry) => entry.order);
    return { ...page, items: page.items.map((entry) => entry.key) };
  }

  async update(update: Update): Promise<UpdateResult> {
    const current = this.items.get(address(update.key));
    if (!holds(update.condition, current)) {
      return current === undefined ? { ok: false } : { ok: false, item: structuredClone(current) };
    }
    const item = applied(update, current);
    this.items.set(address(update.key), item);
    return { ok: true, item: structuredClone(item) };
  }

  async delete(removal: Removal): Promise<boolean> {
    if (!holds(removal.condition, this.items.get(address(removal.key)))) return false;
    this.items.delete(address(removal.key));
    return true;
  }

  async transact(writes: readonly Write[]): Promise<TransactResult> {
    const failed = writes.flatMap((write, position) =>
      holds(write.condition, this.items.get(address(write.key))) ? [] : [position],
    );
    if (failed.length > 0) return { ok: false, failed };
    for (const write of writes) {
      if ('delete' in write) this.items.delete(address(write.key));
      else this.items.set(address(write.key), applied(write, this.items.get(address(write.key))));
    }
    return { ok: true };
  }
}

function address(key: Key): string {
  return JSON.stringify([key.pk, key.sk]);
}

function paged<T>(found: T[], limit: number, cursorOf: (entry: T) => string): Page<T> {
  const items = structuredClone(found.slice(0, limit));
  const last = items.at(-1);
  return found.length > limit && last !== undefined ? { items, cursor: cursorOf(last) } : { items };
}

function inBounds(value: unknown, { upTo, prefix }: IndexQuery): boolean {
  if (value === undefined) return false;
  if (upTo !== undefined) return typeof value === 'number' && value <= upTo;
  return prefix === undefined || (typeof value === 'string' && value.startsWith(prefix));
}

function sortText(value: unknown): string {
  return typeof value === 'number' ? String(value).padStart(20, '0') : String(value);
}

function valueAt(item: unknown, path: Path): unknown {
  let value: unknown = item;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

function holds(condition: Condition | undefined, item: Item | undefined): boolean {
  if (condition === undefined) return true;
  switch (condition.test) {
    case 'all':
      return condition.of.every((part) => holds(part, item));
    case 'any':
      return condition.of.some((part) => holds(part, item));
    case 'not':
      return !holds(condition.of, item);
    case 'exists':
      return valueAt(item, condition.path) !== undefined;
    case 'missing':
      return valueAt(item, condition.path) === undefined;
    case 'equals':
      return valueAt(item, condition.path) === condition.value;
    case 'below':
    case 'at most':
    case 'at least': {
      const value = valueAt(item, condition.path);
      if (typeof value !== 'number' || typeof condition.value !== 'number') return false;
      if (condition.test === 'below') return value < condition.value;
      return condition.test === 'at most' ? value <= condition.value : value >= condition.value;
    }
  }
}

function applied(update: Update, current: Item | undefined): Item {
  const item: Item & Record<string, unknown> = structuredClone(current ?? { ...update.key });
  for (const [path, value] of update.set ?? []) {
    const parent = path.length === 1 ? item : valueAt(item, [path[0], ...path.slice(1, -1)]);
    if (typeof parent !== 'object' || parent === null) {
      throw new Error(`ValidationException: the document path ${path.join('.')} is invalid for update`);
    }
    Reflect.set(parent, path.at(-1) ?? '', withoutUndefined(value));
  }
  for (const [name, value] of Object.entries(update.setIfMissing ?? {})) {
    if (item[name] === undefined) item[name] = withoutUndefined(value);
  }
  for (const [name, value] of Object.entries(update.add ?? {})) {
    const before = item[name];
    if (typeof value === 'number') item[name] = (typeof before === 'number' ? before : 0) + value;
    else item[name] = new Set([...(before instanceof Set ? before : []), ...value]);
  }
  for (const path of update.remove ?? []) {
    const parent = path.length === 1 ? item : valueAt(item, [path[0], ...path.slice(1, -1)]);
    if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
  return item;
}

/** The document client drops undefined members (`removeUndefinedValues`). */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, member]) =>
        member === undefined ? [] : [[name, withoutUndefined(member)]],
      ),
    );
  }
  return structuredClone(value);
}
