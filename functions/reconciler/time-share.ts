import type { ReconcilerDeps } from './deps.ts';

/** No work begins with less time left than this. */
const reserveMs = 8000;

export const isOver = ({ remainingMs }: Pick<ReconcilerDeps, 'remainingMs'>): boolean =>
  remainingMs() < reserveMs;

/** Returns the dependencies with a share of the remaining time, so that one step leaves time for the others. */
export function withShare(deps: ReconcilerDeps, share: number): ReconcilerDeps {
  const keptMs = Math.max(0, deps.remainingMs() - reserveMs) * (1 - share);
  return { ...deps, remainingMs: () => deps.remainingMs() - keptMs };
}
