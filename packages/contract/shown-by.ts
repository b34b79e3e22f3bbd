import type * as z from 'zod';

/** The source of a field: the documents, the vendor's public pages, or only our own service. */
export const witnesses = ['document', 'page', 'ours'] as const;
export type Witness = (typeof witnesses)[number];

export const shownByMark = 'x-shown-by';

export const shownBy =
  (witness: Witness) =>
  <Schema extends z.ZodType>(schema: Schema): Schema =>
    schema.meta({ [shownByMark]: witness });
