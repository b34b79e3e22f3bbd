import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { partStates } from '../ledger/items/part.ts';

/** What was sent for a report, and what was answered, whole as it came: to be recorded and played again. */
export const wholeAnswersView = z.object({
  batch: z.string(),
  id: z.string(),
  /** What may stand in a text of an answer and says who it is about. */
  person: z.record(z.string(), z.string()),
  parts: z.array(
    z.object({
      part: z.string(),
      operation: z.enum(operationNames),
      state: z.enum(partStates),
      status: z.int().optional(),
      /** What was sent, as it was planned; of a photo its hash in the place of its address. */
      body: z.record(z.string(), z.unknown()),
      language: z.string().optional(),
      /** With the picture of the palm left out. */
      answer: z.unknown().optional(),
    }),
  ),
});
export type WholeAnswersView = z.output<typeof wholeAnswersView>;
