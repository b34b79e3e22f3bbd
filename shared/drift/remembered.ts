import { type OperationName, operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { markAttributes } from '../ledger/items/publish-mark.ts';
import { differenceKinds } from '../ledger/reasons/oddity.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import { type Key, type Table, wholePartition } from '../table/table.ts';
import type { Difference } from './difference.ts';
import { valueTypes } from './shape.ts';

/** A difference that was found, and in how many answers at least. */
const noted = z.object({
  kind: z.enum(differenceKinds),
  path: z.string(),
  type: z.enum(valueTypes).optional(),
  firstAt: z.number(),
  lastAt: z.number(),
  /** The answers that showed it: at least so many, because a process that dies takes up to a minute's count with it. */
  answers: z.int(),
});
export type NotedDifference = z.output<typeof noted>;

/** What is remembered of the answers of one operation of one service: their shape, and how some differed. */
const rememberedShape = z.object({
  v: z.literal(schemaVersion),
  operation: z.enum(operationNames),
  /** The shape of everything seen, as lines. */
  lines: z.array(z.string()),
  /** The first that were found; of those beyond, only that there were more. */
  differences: z.array(noted),
  more: z.int(),
  /** Grows with every new difference: each is told once. */
  revision: z.int(),
  /** Grows with every write. */
  writes: z.int(),
  firstAt: z.number(),
  /** When the last new difference was found. */
  changedAt: z.number(),
  ...markAttributes,
});
export type RememberedShape = z.output<typeof rememberedShape>;
export const shapeItems = new ItemKind('A shape', rememberedShape);

export const shapePrefix = 'shape#';
const shapesPartition = (profile: string): string => `shapes#${profile}`;
export const shapeKey = (profile: string, operation: OperationName): Key => ({
  pk: shapesPartition(profile),
  sk: `${shapePrefix}${operation}`,
});

/** What is remembered of the answers of a service, operation by operation. */
export async function readShapes(table: Table, profile: string): Promise<RememberedShape[]> {
  const shapes: RememberedShape[] = [];
  for await (const item of wholePartition(table, shapesPartition(profile)))
    shapes.push(shapeItems.parse(item));
  return shapes;
}

export const isSameDifference = (one: Difference, other: Difference): boolean =>
  one.kind === other.kind && one.path === other.path && one.type === other.type;

/**
 * Takes what is known now as how answers are: the list of differences begins anew.
 *
 * @returns whether there was something to accept
 */
export async function acceptShape(
  table: Table,
  profile: string,
  { operation, differences, more, revision }: RememberedShape,
): Promise<boolean> {
  if (differences.length === 0 && more === 0) return false;
  const { ok } = await table.update(
    shapeItems.update({
      key: shapeKey(profile, operation),
      set: { differences: [], more: 0 },
      add: { writes: 1 },
      // What has been found since nobody has seen yet.
      condition: shapeItems.equals('revision', revision),
    }),
  );
  return ok;
}
