import type { ReconcilerDeps } from './deps.ts';

/** Returns the approximate number of hints in the queue; undefined when it is unknown or the request failed. */
export async function depthOf({
  queueDepth,
}: Pick<ReconcilerDeps, 'queueDepth'>): Promise<number | undefined> {
  return queueDepth?.().catch(() => undefined);
}
