import { setTimeout as sleep } from 'node:timers/promises';

/** Between two looks: each look is a function invoked on the same few cores. */
const pauseMs = 400;

/** Asks again and again until the answer is something other than undefined and false; a deadline makes it an error. */
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
