import type * as z from 'zod';
import { upgraded, type VersionSteps } from './item-version.ts';
import {
  atLeast,
  atMost,
  below,
  type Condition,
  equals,
  exists,
  type Key,
  missing,
  type Path,
  type Table,
  type Update,
} from './table.ts';
import { UnreadableItemError } from './table-error.ts';

export { schemaVersion } from './item-version.ts';

type Attribute<A> = Exclude<keyof A & string, keyof Key>;
type Leaf = string | number | boolean | readonly unknown[] | ReadonlySet<unknown> | Uint8Array;

type MemberPath<T> = {
  [Name in keyof T & string]: NonNullable<T[Name]> extends Leaf
    ? never
    : PathBelow<Name, NonNullable<T[Name]>>;
}[keyof T & string];
type PathBelow<Name extends string, T> =
  | readonly [Name, keyof T & string]
  | (MemberPath<T> extends infer Rest extends Path ? readonly [Name, ...Rest] : never);

type MemberAt<T, P> = P extends readonly [infer Name, ...infer Rest]
  ? Name extends keyof T
    ? Rest extends readonly []
      ? NonNullable<T[Name]>
      : MemberAt<NonNullable<T[Name]>, Rest>
    : never
  : never;

type Place<A> = Attribute<A> | MemberPath<A>;
type ValueAt<A, P> = P extends keyof A ? NonNullable<A[P]> : MemberAt<A, P>;
type Optional<A> = { [Name in Attribute<A>]: undefined extends A[Name] ? Name : never }[Attribute<A>];
type Addable<A> = {
  [Name in Attribute<A> as NonNullable<A[Name]> extends number | ReadonlySet<string>
    ? Name
    : never]?: NonNullable<A[Name]> extends number ? number : ReadonlySet<string>;
};

type MemberAssignment<A> = readonly [path: MemberPath<A> & Path, value: unknown];

export type Attributes<A> = Partial<Pick<A, Attribute<A>>>;

const isItem = (item: unknown): item is Readonly<Record<string, unknown>> =>
  typeof item === 'object' && item !== null;

export interface Change<A> {
  readonly key: Key;
  readonly set?: Attributes<A>;
  readonly setPaths?: readonly MemberAssignment<A>[];
  readonly setIfMissing?: Attributes<A>;
  readonly add?: Addable<A>;
  readonly remove?: readonly (Optional<A> | MemberPath<A>)[];
  readonly condition?: Condition;
}

/** A misspelt attribute does not compile. */
export class ItemKind<A extends object> {
  static readonly schemas = new Map<string, z.ZodType>();
  readonly what: string;
  readonly #schema: z.ZodType<A>;
  readonly #steps: VersionSteps;

  /**
   * @param what the subject of error messages: `A part`
   * @param steps convert an item of a version to the next
   */
  constructor(what: string, schema: z.ZodType<A>, steps: VersionSteps = {}) {
    this.what = what;
    this.#schema = schema;
    this.#steps = steps;
    ItemKind.schemas.set(what, schema);
  }

  parse(item: unknown): A {
    const result = this.#schema.safeParse(isItem(item) ? upgraded(item, this.what, this.#steps) : item);
    if (result.success) return result.data;
    const where = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ');
    throw new UnreadableItemError(`${this.what} in the table cannot be read: ${where}`);
  }

  async read(table: Pick<Table, 'get'>, key: Key): Promise<A | undefined> {
    const item = await table.get(key);
    return item && this.parse(item);
  }

  update({ key, set, setPaths, setIfMissing, add, remove, condition }: Change<A>): Update {
    return {
      key,
      ...(set === undefined ? {} : { set: defined(set) }),
      ...(setPaths === undefined ? {} : { setPaths }),
      ...(setIfMissing === undefined ? {} : { setIfMissing: defined(setIfMissing) }),
      ...(add === undefined ? {} : { add: defined(add) }),
      ...(remove === undefined ? {} : { remove }),
      ...(condition === undefined ? {} : { condition }),
    };
  }

  member<const P extends MemberPath<A> & Path>(path: P, value: MemberAt<A, P>): readonly [P, MemberAt<A, P>] {
    return [path, value];
  }

  equals<const P extends Place<A> & (string | Path)>(place: P, value: ValueAt<A, P>): Condition {
    return equals(pathOf(place), value);
  }

  exists<const P extends Place<A> & (string | Path)>(place: P): Condition {
    return exists(...pathOf(place));
  }

  missing<const P extends Place<A> & (string | Path)>(place: P): Condition {
    return missing(...pathOf(place));
  }

  below<const P extends Place<A> & (string | Path)>(place: P, value: ValueAt<A, P> & number): Condition {
    return below(pathOf(place), value);
  }

  atMost<const P extends Place<A> & (string | Path)>(place: P, value: ValueAt<A, P> & number): Condition {
    return atMost(pathOf(place), value);
  }

  atLeast<const P extends Place<A> & (string | Path)>(place: P, value: ValueAt<A, P> & number): Condition {
    return atLeast(pathOf(place), value);
  }

  unchanged(before: A, ...names: readonly Attribute<A>[]): Condition[] {
    return names.map((name) => (before[name] === undefined ? missing(name) : equals([name], before[name])));
  }
}

const pathOf = (place: string | Path): Path => (typeof place === 'string' ? [place] : place);

export const itemMissing: Condition = missing('pk');

function defined<V>(attributes: { readonly [name: string]: V | undefined } | object): Record<string, V> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
