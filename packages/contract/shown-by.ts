import type * as z from 'zod';

/** Where a key of an answer is shown: in the two interface documents, on the vendor's public pages, or nowhere but here. */
export const witnesses = ['document', 'page', 'ours'] as const;
export type Witness = (typeof witnesses)[number];

/** The name of the mark in a JSON Schema. */
export const shownByMark = 'x-shown-by';

/** Marks a schema with who shows the key that it describes. */
export const shownBy =
  (witness: Witness) =>
  <Schema extends z.ZodType>(schema: Schema): Schema =>
    schema.meta({ [shownByMark]: witness });
