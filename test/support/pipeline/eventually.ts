import { setTimeout as sleep } from 'node:timers/promises';
import { patienceMs } from '../patience.ts';

/** The pause between two polls. Each poll invokes a function on the same few cores. */
const pauseMs = 400;

/** @throws after `patienceMs` */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(pauseMs)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline)
      throw new Error(`${patienceMs / 1000} s have gone by, and it is not so that ${what}`);
  }
}
