import { createHash } from 'node:crypto';

/** The number of items that share the writes of all charges; each takes some 1,000 writes a second. */
export const shardCount = 16;

export const shardOf = (request: string): number =>
  (createHash('sha256').update(request).digest()[0] ?? 0) % shardCount;
