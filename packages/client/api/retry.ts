export interface RetrySettings {
  /** The most times that a request is sent. */
  readonly attempts?: number | undefined;
  /** For one attempt. */
  readonly timeoutMs?: number | undefined;
  readonly sleep?: ((milliseconds: number) => Promise<void>) | undefined;
  /** From 0 up to 1. */
  readonly random?: (() => number) | undefined;
}

const firstWaitMs = 250;
const longestWaitMs = 20_000;
/** The stack did nothing. */
const throttled = 429;
/** Too many requests, and what a load balancer or Lambda returns for an unavailable function. */
const transientStatuses = [throttled, 502, 503, 504];

const sleepFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @param send makes one attempt, which must end when the signal aborts
 * @param isRepeatable otherwise it is repeated only if the stack did nothing
 * @throws the error of the last attempt
 */
export async function withRetries(
  send: (signal: AbortSignal) => Promise<Response>,
  { attempts = 4, timeoutMs = 30_000, sleep = sleepFor, random = Math.random }: RetrySettings,
  isRepeatable: boolean,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= attempts;
    let waitMs = random() * Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
    try {
      const answer = await send(AbortSignal.timeout(timeoutMs));
      const isTransient = isRepeatable
        ? transientStatuses.includes(answer.status)
        : answer.status === throttled;
      if (isLast || !isTransient) return answer;
      await answer.body?.cancel();
      waitMs = Math.max(waitMs, retryAfterMs(answer));
    } catch (error) {
      if (isLast || !isRepeatable) throw error;
    }
    await sleep(waitMs);
  }
}

/** At most `longestWaitMs`; 0 for a date. */
function retryAfterMs(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(longestWaitMs, seconds * 1000) : 0;
}
