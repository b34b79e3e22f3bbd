import { type Backoff, fullJitter } from '../../shared/service-client/backoff.ts';
import type { FanOutDeps } from './deps.ts';

const pauses: Backoff = { firstMs: 200, capMs: 5000 };

/** Time that is left for the end of the wave, in milliseconds. */
const reserveMs = 3000;

/**
 * Writes something that must not be lost, again and again while time is left. The table's own client has retried
 * already, so what still fails is worth a longer pause.
 */
export async function keepTrying<T>(
  { sleep, random, remainingMs }: Pick<FanOutDeps, 'sleep' | 'random' | 'remainingMs'>,
  write: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const pause = fullJitter(pauses, attempt, random);
      if (attempt >= 8 || remainingMs() < pause + reserveMs) throw error;
      await sleep(pause);
    }
  }
}
