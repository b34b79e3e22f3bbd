import { z } from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';

const counter = z.int().optional();

/** One of the shards that count the subjects of a batch, those that have ended by how, and calls by what they came to. */
const countShard = z.object({
  v: z.literal(schemaVersion),
  subjects: counter,
  complete: counter,
  partial: counter,
  failed: counter,
  bought: counter,
  unknown: counter,
  reused: counter,
  /** Uploads that are being read. */
  openUploads: counter,
  /** How often an upload was begun: only grows, so that two looks tell whether something came in between. */
  uploadsBegun: counter,
  /** When an upload was last begun or ended, in milliseconds since 1970. */
  lastInputAt: z.number().optional(),
});
export type CountShard = z.output<typeof countShard>;
export const countItems = new ItemKind('A count shard', countShard);
