import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';

/** The current buyer for one photo, one set of birth data or one house plan, and who bought which call. */
const pointer = z.object({
  v: z.literal(schemaVersion),
  owner: z.string(),
  until: z.number(),
  revision: z.int().optional(),
  /** By subject, tags (`callTag`) of calls that it has bought, or is about to buy. */
  calls: z.record(z.string(), z.set(z.string())).default({}),
  /** Some calls are listed in separate items. */
  apart: z.literal(true).optional(),
  sources: z.set(z.string()).optional(),
});
export type Pointer = z.output<typeof pointer>;
export const pointerItems = new ItemKind('A pointer', pointer);

const callPointer = z.object({
  v: z.literal(schemaVersion),
  sources: z.set(z.string()),
});
export const callPointerItems = new ItemKind('A pointer to a call', callPointer);
