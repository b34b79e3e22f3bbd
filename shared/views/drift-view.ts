import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { valueTypes } from '../drift/shape.ts';
import { differenceKinds } from '../ledger/reasons/oddity.ts';

const time = z.iso.datetime();

const differenceView = z.object({
  kind: z.enum(differenceKinds),
  /** A JSON pointer; `[]` is any element, `{}` any member with data as its name. */
  path: z.string(),
  type: z.enum(valueTypes).optional(),
  firstAt: time,
  lastAt: time,
  answers: z.int(),
});
export type DifferenceView = z.output<typeof differenceView>;

export const driftView = z.object({
  profile: z.string(),
  operations: z.array(
    z.object({
      operation: z.enum(operationNames),
      since: time,
      paths: z.int(),
      differences: z.array(differenceView),
      more: z.int(),
    }),
  ),
});
export type DriftView = z.output<typeof driftView>;

export const acceptDriftRequest = z.strictObject({
  operation: z.enum(operationNames).optional(),
});
export const acceptedDriftView = z.object({ accepted: z.array(z.enum(operationNames)) });
