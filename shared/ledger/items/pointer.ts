import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';

/** Who has, or is buying, parts for one photo, one set of birth data or one house plan. */
const pointer = z.object({
  v: z.literal(schemaVersion),
  /** Who is buying now; others with the same inputs wait for it. */
  owner: z.string(),
  until: z.number(),
  sources: z.set(z.string()).default(new Set()),
});
export type Pointer = z.output<typeof pointer>;
export const pointerItems = new ItemKind('A pointer', pointer);
