import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is something other than undefined and false; a deadline makes it an error. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  seconds = 60,
): Promise<T> {
  for (const deadline = Date.now() + seconds * 1000; ; await sleep(30)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`it took more than ${seconds} s until ${what}`);
  }
}
