import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';

/** The current buyer for one photo, one set of birth data or one house plan, and who bought which call. */
const pointer = z.object({
  v: z.literal(schemaVersion),
  /** Other workers with the same inputs wait. */
  owner: z.string(),
  until: z.number(),
  /** A write based on an older revision fails. */
  revision: z.int().optional(),
  /** By subject, tags (`callTag`) of calls that it has bought, or is about to buy. */
  calls: z.record(z.string(), z.set(z.string())).default({}),
  /** This item was full, so further calls have separate items. */
  apart: z.literal(true).optional(),
  /** From an earlier version, which did not record their calls. */
  sources: z.set(z.string()).optional(),
});
export type Pointer = z.output<typeof pointer>;
export const pointerItems = new ItemKind('A pointer', pointer);

const callPointer = z.object({
  v: z.literal(schemaVersion),
  sources: z.set(z.string()),
});
export const callPointerItems = new ItemKind('A pointer to a call', callPointer);
