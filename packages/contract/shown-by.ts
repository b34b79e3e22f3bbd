import type * as z from 'zod';

/** The source of an answer's key: the two interface documents, the vendor's public pages, or only our service. */
export const witnesses = ['document', 'page', 'ours'] as const;
export type Witness = (typeof witnesses)[number];

export const shownByMark = 'x-shown-by';

/** Marks a schema with the source of its key. */
export const shownBy =
  (witness: Witness) =>
  <Schema extends z.ZodType>(schema: Schema): Schema =>
    schema.meta({ [shownByMark]: witness });
