import { bodyLanguages } from '@palmleaf/contract/body-languages';
import * as z from 'zod';
import { photoChecks } from '../intake/photos/photo-doubt.ts';
import { product } from '../plan/product.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** Hashes only: the stack gets no birth data and no photo. */
const quotedSubject = z.strictObject({
  batch: z.string().min(1),
  id: z.string().min(1),
  /** `id` is a digest of name and date of birth, from which only the stack can derive the real id. */
  hasMadeId: z.literal(true).optional(),
  /** Hashes of photo, birth and Vastu id. People with an equal hash share bought answers. */
  shared: z.array(hash).max(8),
  calls: z.array(hash).max(200),
});
export type QuotedSubject = z.output<typeof quotedSubject>;

export const maxQuoted = 50;
export const quoteRequest = z.strictObject({ subjects: z.array(quotedSubject).min(1).max(maxQuoted) });

/** The settings that a plan needs to produce the same hashes. */
export const quoteBasis = z.object({
  sendPersonWithPhoto: z.boolean(),
  reuse: z.boolean(),
  photoCheck: z.enum(photoChecks).optional(),
  product: product.optional(),
  bodyLanguages: bodyLanguages.optional(),
  products: z.array(product).optional(),
  places: z.object({ batch: z.string(), now: z.number(), monthsAhead: z.int() }).optional(),
  prices: z.object({ currency: z.string(), operations: z.record(z.string(), z.string()) }).optional(),
});
export type QuoteBasis = z.output<typeof quoteBasis>;

export const quoteAnswer = z.object({
  subjects: z.array(
    z.object({
      bought: z.array(hash),
      foreignPalmId: hash.optional(),
      varshaphalYear: z.int().optional(),
    }),
  ),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
