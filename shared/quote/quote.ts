import { bodyLanguages } from '@palmleaf/contract/body-languages';
import * as z from 'zod';
import { photoChecks } from '../intake/photos/photo-doubt.ts';
import { product } from '../plan/product.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/**
 * One subject to be quoted: hashes only, no birth data and no photo. `shared` are the hashes of the inputs by which
 * other subjects' parts can be found, `calls` those of the planned calls.
 */
const quotedSubject = z.strictObject({
  batch: z.string().min(1),
  id: z.string().min(1),
  /** `id` is a digest of a name and a date of birth, of which only the stack can make the id. */
  hasMadeId: z.literal(true).optional(),
  shared: z.array(hash).max(8),
  calls: z.array(hash).max(200),
});
export type QuotedSubject = z.output<typeof quotedSubject>;

/** Subjects that one request may ask about. */
export const maxQuoted = 50;
export const quoteRequest = z.strictObject({ subjects: z.array(quotedSubject).min(1).max(maxQuoted) });

/** What a plan made elsewhere must know of this deployment to come to the same hashes. */
export const quoteBasis = z.object({
  sendPersonWithPhoto: z.boolean(),
  reuse: z.boolean(),
  /** What is done about a photo on which a look finds no readable palm; not told by stacks that do not look. */
  photoCheck: z.enum(photoChecks).optional(),
  /** What is bought where an upload names no product; everything unless it is told. */
  product: product.optional(),
  /** Languages that the service takes in the body, by operation; none unless they are told. */
  bodyLanguages: bodyLanguages.optional(),
  /** The products that an upload may name. */
  products: z.array(product).optional(),
  /** What a call of each operation costs, as far as it is known: digits as text. None where no prices are known. */
  prices: z.object({ currency: z.string(), operations: z.record(z.string(), z.string()) }).optional(),
});
export type QuoteBasis = z.output<typeof quoteBasis>;

/** Per subject, in the order asked: which calls are bought, and the year of its varshaphal if that is fixed already. */
export const quoteAnswer = z.object({
  subjects: z.array(z.object({ bought: z.array(hash), varshaphalYear: z.int().optional() })),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
