import { type Backoff, fullJitter } from '../../../shared/service-client/retry-timing.ts';
import type { FanOutDeps } from '../deps.ts';

const tableBackoff: Backoff = { firstMs: 200, capMs: 5000 };

const reserveMs = 3000;

/** Retries after the table's client has used up its own, shorter retries. */
export async function retryWithBackoff<T>(
  { sleep, random, remainingMs }: Pick<FanOutDeps, 'sleep' | 'random' | 'remainingMs'>,
  write: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const pauseMs = fullJitter(tableBackoff, attempt, random);
      if (attempt >= 8 || remainingMs() < pauseMs + reserveMs) throw error;
      await sleep(pauseMs);
    }
  }
}
