import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { TrialKind } from './hold-marks.ts';

const counter = z.int().optional();

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
  declined: counter,
  expectedPhoto: counter,
  expectedBirth: counter,
  expectedBoth: counter,
  sparedPhotos: counter,
  sparedCalls: counter,
  openUploads: counter,
  openTables: counter,
  uploadsBegun: counter,
  lastInputAt: z.number().optional(),
});
export type CountShard = z.output<typeof countShard>;
export const countItems = new ItemKind('A count shard', countShard);

export const expectedCounts = {
  photo: 'expectedPhoto',
  birth: 'expectedBirth',
  both: 'expectedBoth',
} as const satisfies Record<TrialKind, keyof CountShard>;
