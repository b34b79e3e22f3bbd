import * as z from 'zod';

/** A sentence that was written before there were codes. It is shown unchanged, and never parsed. */
export const legacy = z.object({ code: z.literal('legacy'), text: z.string() });

/** Takes a code, or the sentence of an older version. */
export const orLegacy = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value): unknown => (typeof value === 'string' ? { code: 'legacy', text: value } : value),
    schema,
  );
