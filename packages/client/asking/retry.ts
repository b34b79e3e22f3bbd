/** How often something is asked again, and what is waited for in between. */
export interface RetrySettings {
  /** How often a request is sent at most. Every request may come twice: none does more than it did the first time. */
  readonly attempts?: number | undefined;
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  readonly sleep?: ((milliseconds: number) => Promise<void>) | undefined;
  /** From 0 up to 1. */
  readonly random?: (() => number) | undefined;
}

const firstWaitMs = 250;
const longestWaitMs = 20_000;
/** Too many requests, and what a load balancer or Lambda itself says while a function is not there. */
const passing = [429, 502, 503, 504];

const sleepFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a request until it is answered by something that asking again would not change.
 *
 * @param send one attempt; it must end when the signal does
 * @returns the last answer, whatever it is
 * @throws what the last attempt threw
 */
export async function retrying(
  send: (signal: AbortSignal) => Promise<Response>,
  { attempts = 4, timeoutMs = 30_000, sleep = sleepFor, random = Math.random }: RetrySettings,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= attempts;
    let waitMs = random() * Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
    try {
      const answer = await send(AbortSignal.timeout(timeoutMs));
      if (isLast || !passing.includes(answer.status)) return answer;
      await answer.body?.cancel();
      waitMs = Math.max(waitMs, toldMs(answer));
    } catch (error) {
      if (isLast) throw error;
    }
    await sleep(waitMs);
  }
}

/** What `retry-after` asks for, as far as it can be waited for. */
function toldMs(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(longestWaitMs, seconds * 1000) : 0;
}
