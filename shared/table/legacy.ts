import * as z from 'zod';

/** A sentence that an earlier version stored, before reasons had codes. Never parsed. */
export const legacy = z.object({ code: z.literal('legacy'), text: z.string() });

export const orLegacy = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value): unknown => (typeof value === 'string' ? { code: 'legacy', text: value } : value),
    schema,
  );
