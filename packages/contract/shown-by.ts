import type * as z from 'zod';

/** The source of a field: the vendor's API documents, its public pages, or only our own service. */
export const fieldSources = ['document', 'page', 'ours'] as const;
export type FieldSource = (typeof fieldSources)[number];

export const shownByMark = 'x-shown-by';

export const shownBy =
  (source: FieldSource) =>
  <Schema extends z.ZodType>(schema: Schema): Schema =>
    schema.meta({ [shownByMark]: source });
