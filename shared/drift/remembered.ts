import { type OperationName, operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { markAttributes } from '../ledger/items/publish-mark.ts';
import { differenceKinds } from '../ledger/reasons/oddity.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import { type Key, type Table, wholePartition } from '../table/table.ts';
import type { Difference } from './difference.ts';
import { valueTypes } from './shape.ts';

const noted = z.object({
  kind: z.enum(differenceKinds),
  path: z.string(),
  type: z.enum(valueTypes).optional(),
  firstAt: z.number(),
  lastAt: z.number(),
  /** A lower bound: a process that dies loses up to a minute's count. */
  answers: z.int(),
});
export type NotedDifference = z.output<typeof noted>;

const rememberedShape = z.object({
  v: z.literal(schemaVersion),
  operation: z.enum(operationNames),
  lines: z.array(z.string()),
  differences: z.array(noted),
  /** Unlisted differences. */
  more: z.int(),
  /** Incremented with every new difference, so that each is reported once. */
  revision: z.int(),
  writes: z.int(),
  firstAt: z.number(),
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

export async function readShapes(table: Table, profile: string): Promise<RememberedShape[]> {
  const shapes: RememberedShape[] = [];
  for await (const item of wholePartition(table, shapesPartition(profile)))
    shapes.push(shapeItems.parse(item));
  return shapes;
}

export const isSameDifference = (one: Difference, other: Difference): boolean =>
  one.kind === other.kind && one.path === other.path && one.type === other.type;

/**
 * Empties the list of differences.
 * @returns whether there was anything to accept
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
      condition: shapeItems.equals('revision', revision),
    }),
  );
  return ok;
}
