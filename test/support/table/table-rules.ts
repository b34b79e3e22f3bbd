import {
  type Condition,
  type IndexName,
  type IndexQuery,
  type Item,
  indexes,
  type Key,
  type Path,
  type Update,
} from '../../../shared/table/table.ts';

/** Undefined if the item lacks a key of the index, which is sparse. */
export function indexed(name: IndexName, item: Item): string | undefined {
  const [partitionName, sortName] = indexes[name];
  const partition = item[partitionName];
  if (partition === undefined || item[sortName] === undefined) return undefined;
  if (typeof partition !== 'string' || typeof item[sortName] !== (name === 'due' ? 'number' : 'string')) {
    throw new Error(`ValidationException: type mismatch for the keys of the index ${name}`);
  }
  return partition;
}

/** The longest keys that DynamoDB takes, in bytes of UTF-8 (its developer guide, "Quotas": partition key, sort key). */
const maxKeyBytes = { pk: 2048, sk: 1024 } as const;

export function validateKey(key: Key): void {
  // No character takes more than three bytes for each of its code units.
  for (const name of ['pk', 'sk'] as const)
    if (key[name].length * 3 > maxKeyBytes[name] && Buffer.byteLength(key[name]) > maxKeyBytes[name])
      throw new Error(`ValidationException: the size of ${name} exceeds ${maxKeyBytes[name]} bytes`);
}

export function inBounds(value: unknown, { upTo, prefix }: IndexQuery): boolean {
  if (upTo !== undefined) return typeof value === 'number' && value <= upTo;
  return prefix === undefined || (typeof value === 'string' && value.startsWith(prefix));
}

function valueAt(item: unknown, path: readonly string[]): unknown {
  let value: unknown = item;
  for (const step of path) {
    if (!isMap(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Set);
}

function isEqual(one: unknown, other: unknown): boolean {
  if (!(one instanceof Set) || !(other instanceof Set)) return one === other;
  return one.size === other.size && [...one].every((member) => other.has(member));
}

export function holds(condition: Condition | undefined, item: Item | undefined): boolean {
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
      return isEqual(valueAt(item, condition.path), condition.value);
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

const pathOf = (path: string | Path): Path => (typeof path === 'string' ? [path] : path);

/** DynamoDB refuses an expression in which one path is, or begins, another. */
export function validate({
  set = {},
  setPaths = [],
  setIfMissing = {},
  add = {},
  remove = [],
}: Update): void {
  const whole = new Set<string>();
  const nested: string[] = [];
  const take = (path: readonly string[]) => {
    const [name = ''] = path;
    if (name === 'pk' || name === 'sk') throw new Error('ValidationException: a key cannot be updated');
    if (path.length > 1) nested.push(`${path.join('\n')}\n`);
    else if (whole.has(name)) throw new Error('ValidationException: two document paths overlap');
    else whole.add(name);
  };
  for (const names of [set, setIfMissing, add]) for (const name of Object.keys(names)) take([name]);
  for (const [path] of setPaths) take(path);
  for (const path of remove) take(pathOf(path));
  if (whole.size + nested.length === 0)
    throw new Error('ValidationException: an update must change something');
  nested.sort();
  for (const [position, path] of nested.entries()) {
    const isInsideWhole = whole.has(path.slice(0, path.indexOf('\n')));
    if (isInsideWhole || nested[position + 1]?.startsWith(path))
      throw new Error('ValidationException: two document paths overlap');
  }
}

export function applied(update: Update, current: Item | undefined): Item {
  const item: Record<string, unknown> = { ...(current ?? update.key) };
  for (const [name, value] of Object.entries(update.set ?? {})) item[name] = withoutUndefined(value);
  for (const [path, value] of update.setPaths ?? []) replace(item, path, withoutUndefined(value));
  for (const [name, value] of Object.entries(update.setIfMissing ?? {})) {
    if (item[name] === undefined) item[name] = withoutUndefined(value);
  }
  for (const [name, value] of Object.entries(update.add ?? {})) item[name] = added(item[name], value);
  for (const path of update.remove ?? []) replace(item, pathOf(path), undefined);
  return { ...item, pk: update.key.pk, sk: update.key.sk };
}

function added(before: unknown, value: number | ReadonlySet<string>): unknown {
  if (typeof value === 'number') {
    if (before !== undefined && typeof before !== 'number') {
      throw new Error('ValidationException: an operand in the update expression has an incorrect data type');
    }
    return (before ?? 0) + value;
  }
  if (value.size === 0) throw new Error('ValidationException: a set must not be empty');
  return new Set([...(before instanceof Set ? before : []), ...value]);
}

function replace(map: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [step = '', ...rest] = path;
  if (rest.length > 0) {
    const inner = map[step];
    if (!isMap(inner)) {
      throw new Error(`ValidationException: the document path ${path.join('.')} is invalid for update`);
    }
    const copy = { ...inner };
    replace(copy, rest, value);
    map[step] = copy;
  } else if (value === undefined) delete map[step];
  else map[step] = value;
}

/** The document client drops undefined members (`removeUndefinedValues`), and copies by writing. */
function withoutUndefined(value: unknown): unknown {
  if (value instanceof Set) return new Set(value);
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) copy[name] = withoutUndefined(member);
  }
  return copy;
}
