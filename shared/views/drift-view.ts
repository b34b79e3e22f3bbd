import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { valueTypes } from '../drift/shape.ts';
import { differenceKinds } from '../ledger/reasons/oddity.ts';

const time = z.iso.datetime();

const differenceView = z.object({
  kind: z.enum(differenceKinds),
  /** A JSON pointer; `[]` stands for any element of a list, `{}` for any member whose name is data. */
  path: z.string(),
  /** The kind of value that stands there now; not said of what is missing. */
  type: z.enum(valueTypes).optional(),
  firstAt: time,
  lastAt: time,
  /** In how many answers it was seen, at least. */
  answers: z.int(),
});
export type DifferenceView = z.output<typeof differenceView>;

/** How the answers of a service have changed since the first of each operation was seen. */
export const driftView = z.object({
  profile: z.string(),
  operations: z.array(
    z.object({
      operation: z.enum(operationNames),
      /** When the first answer was seen. */
      since: time,
      /** How many paths are known. */
      paths: z.int(),
      differences: z.array(differenceView),
      /** Differences beyond those that are listed. */
      more: z.int(),
    }),
  ),
});
export type DriftView = z.output<typeof driftView>;

export const acceptDriftRequest = z.strictObject({
  /** One operation; without it, all. */
  operation: z.enum(operationNames).optional(),
});
export const acceptedDriftView = z.object({ accepted: z.array(z.enum(operationNames)) });
