import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { TrialKind } from './hold-marks.ts';

const counter = z.int().optional();

/** One of the shards that count the subjects of a batch, those that have ended by how, and calls by what they came to. */
const countShard = z.object({
  v: z.literal(schemaVersion),
  subjects: counter,
  complete: counter,
  partial: counter,
  failed: counter,
  cancelled: counter,
  bought: counter,
  unknown: counter,
  reused: counter,
  /** Questions that signalled danger. */
  declined: counter,
  /** Subjects that ended as expected, by what they had been given; counted where the first of a batch are tried. */
  expectedPhoto: counter,
  expectedBirth: counter,
  expectedBoth: counter,
  /** Photos that a look has refused, and calls that were not bought for them. */
  sparedPhotos: counter,
  sparedCalls: counter,
  /** Uploads that are being read. */
  openUploads: counter,
  /** How often an upload was begun: only grows, so that two looks tell whether something came in between. */
  uploadsBegun: counter,
  /** When an upload was last begun or ended, in milliseconds since 1970. */
  lastInputAt: z.number().optional(),
});
export type CountShard = z.output<typeof countShard>;
export const countItems = new ItemKind('A count shard', countShard);

/** In which count subjects that ended as expected are counted, by what they had been given. */
export const expectedCounts = {
  photo: 'expectedPhoto',
  birth: 'expectedBirth',
  both: 'expectedBoth',
} as const satisfies Record<TrialKind, keyof CountShard>;
