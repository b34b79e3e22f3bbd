import { bodyLanguages } from '@palmleaf/contract/body-languages';
import * as z from 'zod';
import { photoChecks } from '../intake/photos/photo-doubt.ts';
import { product } from '../plan/product.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/**
 * One subject to quote: hashes only, no birth data and no photo. `shared` holds the hashes of the inputs by which
 * other subjects' parts are found; `calls` holds the hashes of the planned calls.
 */
const quotedSubject = z.strictObject({
  batch: z.string().min(1),
  id: z.string().min(1),
  /** `id` is then a digest of a name and a date of birth. Only the stack can derive the real id from it. */
  hasMadeId: z.literal(true).optional(),
  shared: z.array(hash).max(8),
  calls: z.array(hash).max(200),
});
export type QuotedSubject = z.output<typeof quotedSubject>;

/** The most subjects of one request. */
export const maxQuoted = 50;
export const quoteRequest = z.strictObject({ subjects: z.array(quotedSubject).min(1).max(maxQuoted) });

/** The settings of this deployment that a plan needs to produce the same hashes. */
export const quoteBasis = z.object({
  sendPersonWithPhoto: z.boolean(),
  reuse: z.boolean(),
  /** What happens to a photo without a readable palm; absent on stacks without a photo check. */
  photoCheck: z.enum(photoChecks).optional(),
  /** The product of an upload that names none; everything if absent. */
  product: product.optional(),
  /** Languages that the service accepts in the body, by operation; none if absent. */
  bodyLanguages: bodyLanguages.optional(),
  /** The products that an upload may name. */
  products: z.array(product).optional(),
  /** Known prices of each operation's calls, as text digits. Absent if no price is known. */
  prices: z.object({ currency: z.string(), operations: z.record(z.string(), z.string()) }).optional(),
});
export type QuoteBasis = z.output<typeof quoteBasis>;

/**
 * One entry for each subject, in the order of the request: the bought calls, and the varshaphal year if it is fixed.
 */
export const quoteAnswer = z.object({
  subjects: z.array(z.object({ bought: z.array(hash), varshaphalYear: z.int().optional() })),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
