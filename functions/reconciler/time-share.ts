import type { ReconcilerDeps } from './deps.ts';

const reserveMs = 8000;

export const isOver = ({ remainingMs }: Pick<ReconcilerDeps, 'remainingMs'>): boolean =>
  remainingMs() < reserveMs;

export function withShare(deps: ReconcilerDeps, share: number): ReconcilerDeps {
  const reservedMs = Math.max(0, deps.remainingMs() - reserveMs) * (1 - share);
  return { ...deps, remainingMs: () => deps.remainingMs() - reservedMs };
}

const concurrency = 10;

export async function* inGroups<T, R>(
  deps: Pick<ReconcilerDeps, 'remainingMs'>,
  items: readonly T[],
  failures: unknown[],
  process: (item: T) => Promise<R>,
): AsyncGenerator<R[]> {
  for (let start = 0; start < items.length && !isOver(deps); start += concurrency) {
    const group = items.slice(start, start + concurrency);
    const ended = await Promise.allSettled(group.map((item) => process(item)));
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    yield ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }
}
