import type { ReconcilerDeps } from './deps.ts';

export async function depthOf({
  queueDepth,
}: Pick<ReconcilerDeps, 'queueDepth'>): Promise<number | undefined> {
  return queueDepth?.().catch(() => undefined);
}
