import type { ReconcilerDeps, ReconcilerRun } from './deps.ts';

const reserveMs = 8000;

export const isOver = ({ remainingMs }: Pick<ReconcilerDeps, 'remainingMs'>): boolean =>
  remainingMs() < reserveMs;

export function withShare<T extends ReconcilerDeps>(deps: T, share: number): T {
  const reservedMs = Math.max(0, deps.remainingMs() - reserveMs) * (1 - share);
  return { ...deps, remainingMs: () => deps.remainingMs() - reservedMs };
}

const concurrency = 10;

export async function* inGroups<T, R>(
  run: ReconcilerRun,
  items: readonly T[],
  process: (item: T) => Promise<R>,
): AsyncGenerator<R[]> {
  for (let start = 0; start < items.length && !isOver(run); start += concurrency) {
    const group = items.slice(start, start + concurrency);
    const ended = await Promise.allSettled(group.map((item) => process(item)));
    run.failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    yield ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }
}

const minuteMs = 60_000;

/** Each minute another shard is last. */
export const rotated = (shards: number, now: number): number[] =>
  Array.from({ length: shards }, (_, position) => (Math.floor(now / minuteMs) + position) % shards);
