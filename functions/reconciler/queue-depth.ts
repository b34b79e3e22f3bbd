import type { ReconcilerDeps } from './deps.ts';

/** Returns undefined when the depth is unknown or the request failed. */
export async function depthOf({
  queueDepth,
}: Pick<ReconcilerDeps, 'queueDepth'>): Promise<number | undefined> {
  return queueDepth?.().catch(() => undefined);
}
