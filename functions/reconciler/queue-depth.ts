import type { ReconcilerDeps } from './deps.ts';

/** How many hints wait in the queue, about; undefined when that cannot be told, also because asking failed. */
export async function depthOf({
  queueDepth,
}: Pick<ReconcilerDeps, 'queueDepth'>): Promise<number | undefined> {
  return queueDepth?.().catch(() => undefined);
}
