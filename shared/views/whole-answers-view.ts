import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { partStates } from '../ledger/items/part.ts';

/** A report's requests and answers, complete, for recording and replay. */
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
      /** The planned body; a photo's address is replaced by its hash. */
      body: z.record(z.string(), z.unknown()),
      language: z.string().optional(),
      /** The answer without the picture of the palm. */
      answer: z.unknown().optional(),
    }),
  ),
});
export type WholeAnswersView = z.output<typeof wholeAnswersView>;
