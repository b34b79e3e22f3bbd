import * as z from 'zod';

/** How far those have been sent hints who wait on one thing that has let them go: an opened gate, a resumed batch. */
export const releasePass = z.object({
  /** The revision of the gate with which it opened, or that of the batch's pause with which it ended. */
  revision: z.int(),
  /** Hints that may wait in the queue at once. */
  size: z.int(),
  /** Where to go on in each partition, and the partitions that have been gone through. */
  cursors: z.record(z.string(), z.string()).optional(),
  ended: z.array(z.int()).optional(),
  /** When all of them had been gone through, in milliseconds since 1970. */
  endedAt: z.number().optional(),
});
export type ReleasePass = z.output<typeof releasePass>;
