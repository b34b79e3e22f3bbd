import { setTimeout as sleep } from 'node:timers/promises';

/** The pause between two polls. Each poll invokes a function on the same few cores. */
const pauseMs = 400;

/** @throws after a deadline */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  timeoutSeconds = 60,
): Promise<T> {
  for (const deadline = Date.now() + timeoutSeconds * 1000; ; await sleep(pauseMs)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline)
      throw new Error(`${timeoutSeconds} s have gone by, and it is not so that ${what}`);
  }
}
