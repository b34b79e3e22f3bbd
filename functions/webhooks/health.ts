import type { Attempt } from '../../shared/webhooks/delivery.ts';
import type { Webhook } from '../../shared/webhooks/webhook.ts';

type Health = Pick<Webhook, 'lastSuccessAt' | 'failingSince' | 'lastFailureAt' | 'lastProblem'>;

/** A longer gap between failures begins a new outage. No delivery waits this long for its next attempt. */
const mostSilenceMs = 48 * 3600_000;

export function healthAfter(before: Health, attempts: readonly Attempt[]): Health {
  let { lastSuccessAt, failingSince, lastFailureAt, lastProblem } = before;
  for (const { at, problem } of attempts) {
    if (problem === undefined) lastSuccessAt = at;
    const isContinuing = failingSince !== undefined && at - (lastFailureAt ?? 0) <= mostSilenceMs;
    failingSince = problem === undefined ? undefined : isContinuing ? failingSince : at;
    lastFailureAt = problem === undefined ? undefined : at;
    lastProblem = problem;
  }
  return { lastSuccessAt, failingSince, lastFailureAt, lastProblem };
}

export const hasFailedFor = ({ failingSince, lastFailureAt }: Health, disableAfterMs: number): boolean =>
  failingSince !== undefined && lastFailureAt !== undefined && lastFailureAt - failingSince >= disableAfterMs;
