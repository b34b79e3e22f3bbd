import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { valueTypes } from '../drift/shape.ts';
import { differenceKinds } from '../ledger/reasons/oddity.ts';

const time = z.iso.datetime();

const differenceView = z.object({
  kind: z.enum(differenceKinds),
  /** A JSON pointer; `[]` stands for any element of a list, `{}` for any member whose name is data. */
  path: z.string(),
  /** The kind of value found now; absent if the field is missing. */
  type: z.enum(valueTypes).optional(),
  firstAt: time,
  lastAt: time,
  /** The least number of answers that had it. */
  answers: z.int(),
});
export type DifferenceView = z.output<typeof differenceView>;

/** How the shape of a service's answers has changed since the first answer of each operation. */
export const driftView = z.object({
  profile: z.string(),
  operations: z.array(
    z.object({
      operation: z.enum(operationNames),
      since: time,
      paths: z.int(),
      differences: z.array(differenceView),
      /** The number of differences that the list leaves out. */
      more: z.int(),
    }),
  ),
});
export type DriftView = z.output<typeof driftView>;

export const acceptDriftRequest = z.strictObject({
  /** One operation; all operations if absent. */
  operation: z.enum(operationNames).optional(),
});
export const acceptedDriftView = z.object({ accepted: z.array(z.enum(operationNames)) });
