import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { partStates } from '../ledger/items/part.ts';

export const wholeAnswersView = z.object({
  batch: z.string(),
  id: z.string(),
  /** Texts in the answers that may identify the person. */
  person: z.record(z.string(), z.string()),
  parts: z.array(
    z.object({
      part: z.string(),
      operation: z.enum(operationNames),
      state: z.enum(partStates),
      status: z.int().optional(),
      body: z.record(z.string(), z.unknown()),
      language: z.string().optional(),
      answer: z.unknown().optional(),
    }),
  ),
});
export type WholeAnswersView = z.output<typeof wholeAnswersView>;
