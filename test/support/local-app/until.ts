import { setTimeout as sleep } from 'node:timers/promises';

const askIntervalMs = 30;

export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  timeoutSeconds = 60,
): Promise<T> {
  for (const deadline = Date.now() + timeoutSeconds * 1000; ; await sleep(askIntervalMs)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`it took more than ${timeoutSeconds} s until ${what}`);
  }
}
