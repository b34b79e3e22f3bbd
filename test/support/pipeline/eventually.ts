import { setTimeout as sleep } from 'node:timers/promises';
import { patienceMs } from '../patience.ts';

/** Each poll invokes a function on the same few cores, so long waits poll less often. */
const pauseMs = { shortest: 400, longest: 1000 };
const pauseShare = 1 / 8;

/** @throws after `patienceMs` */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const begun = Date.now(); ; ) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    const waitedMs = Date.now() - begun;
    if (waitedMs > patienceMs)
      throw new Error(`Timed out after ${patienceMs / 1000} s, not yet true: ${what}`);
    await sleep(Math.min(Math.max(waitedMs * pauseShare, pauseMs.shortest), pauseMs.longest));
  }
}
