import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';

/** The current buyer for one photo, one set of birth data or one house plan, and which subject bought which call. */
const pointer = z.object({
  v: z.literal(schemaVersion),
  /** The worker that is buying; others with the same inputs wait. */
  owner: z.string(),
  until: z.number(),
  /** Grows with each claim and listing; a write based on an older revision fails. */
  revision: z.int().optional(),
  /** By subject, the tags of the calls (`callTag`) that it has bought, or is about to buy. */
  calls: z.record(z.string(), z.set(z.string())).default({}),
  /** Set when this item was full: further calls have separate items in the partition. */
  apart: z.literal(true).optional(),
  /** Subjects listed by an earlier version, which did not record their calls. */
  sources: z.set(z.string()).optional(),
});
export type Pointer = z.output<typeof pointer>;
export const pointerItems = new ItemKind('A pointer', pointer);

/** The subjects that bought one call. Its sort key names the call. */
const callPointer = z.object({
  v: z.literal(schemaVersion),
  sources: z.set(z.string()),
});
export const callPointerItems = new ItemKind('A pointer to a call', callPointer);
