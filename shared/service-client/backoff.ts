export interface Backoff {
  /** Upper bound of the first delay. */
  readonly firstMs: number;
  readonly capMs: number;
}

/**
 * Full jitter: anything from nothing up to an exponentially growing bound, so that callers that failed together
 * do not come back together (Brooker, "Exponential Backoff and Jitter").
 *
 * @param attempt 1 for the delay after the first failure
 * @returns milliseconds
 */
export function fullJitter({ firstMs, capMs }: Backoff, attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(capMs, firstMs * 2 ** Math.max(0, attempt - 1)));
}
