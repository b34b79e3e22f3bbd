import { createHash } from 'node:crypto';

export const shardCount = 16;

export const shardOf = (request: string): number =>
  (createHash('sha256').update(request).digest()[0] ?? 0) % shardCount;
