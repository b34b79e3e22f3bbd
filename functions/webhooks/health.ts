import type { Attempt } from '../../shared/webhooks/delivery.ts';
import type { Webhook } from '../../shared/webhooks/webhook.ts';

type Health = Pick<Webhook, 'lastSuccessAt' | 'failingSince' | 'lastFailureAt' | 'lastProblem'>;

/**
 * Failures that lie farther apart are no row of failures: between them nothing was tried, and nobody knows. It is longer than
 * the longest wait between two tries of one delivery.
 */
const mostSilenceMs = 48 * 3600_000;

/** How a webhook does after some tries, in their order. One that arrives ends a row of failures. */
export function healthAfter(before: Health, attempts: readonly Attempt[]): Health {
  let { lastSuccessAt, failingSince, lastFailureAt, lastProblem } = before;
  for (const { at, problem } of attempts) {
    if (problem === undefined) lastSuccessAt = at;
    const goesOn = failingSince !== undefined && at - (lastFailureAt ?? 0) <= mostSilenceMs;
    failingSince = problem === undefined ? undefined : goesOn ? failingSince : at;
    lastFailureAt = problem === undefined ? undefined : at;
    lastProblem = problem;
  }
  return { lastSuccessAt, failingSince, lastFailureAt, lastProblem };
}

/** Whether it has failed without a break for so long that it is disabled. */
export const hasFailedFor = ({ failingSince, lastFailureAt }: Health, disableAfterMs: number): boolean =>
  failingSince !== undefined && lastFailureAt !== undefined && lastFailureAt - failingSince >= disableAfterMs;
