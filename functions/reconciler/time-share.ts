import type { ReconcilerDeps } from './deps.ts';

/** Nothing new is begun with less time left than this. */
const reserveMs = 8000;

export const isOver = ({ remainingMs }: Pick<ReconcilerDeps, 'remainingMs'>): boolean =>
  remainingMs() < reserveMs;

/**
 * The same dependencies, under which the time is over when a share of what is left is used: whoever looks at the time
 * ends with its share, and keeps none from the others.
 */
export function withShare(deps: ReconcilerDeps, share: number): ReconcilerDeps {
  const keptMs = Math.max(0, deps.remainingMs() - reserveMs) * (1 - share);
  return { ...deps, remainingMs: () => deps.remainingMs() - keptMs };
}
