import type { OpenAddress } from '../../shared/pictures/open-address.ts';
import { type HostFault, type HostRules, resolveHost } from '../../shared/pictures/resolve-host.ts';
import type { DeliveryProblem } from '../../shared/webhooks/webhook.ts';

export interface Posted {
  readonly status?: number;
  readonly problem?: DeliveryProblem;
  readonly retryAfter?: string | undefined;
}

/** Never throws for a fault of the address. */
export type Post = (
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<Posted>;

interface PostOptions extends HostRules {
  readonly open: OpenAddress;
  /** Covers name resolution, connection and response status. */
  readonly timeoutMs: number;
  readonly abortAfter?: (milliseconds: number) => AbortSignal;
}

const problemOf: Record<HostFault, DeliveryProblem> = {
  'not found': 'name not found',
  'no address': 'name not found',
  'not public': 'not public',
  'too slow': 'too slow',
};

/** For untrusted addresses: connects only to public addresses that it has resolved, and follows no redirect. */
export function poster({
  open,
  timeoutMs,
  abortAfter = (milliseconds) => AbortSignal.timeout(milliseconds),
  ...rules
}: PostOptions): Post {
  return async (address, { headers, body }) => {
    const url = new URL(address);
    const signal = abortAfter(timeoutMs);
    const host = await resolveHost(url, rules, signal);
    if (typeof host === 'string') return { problem: problemOf[host] };
    try {
      const answer = await open(url, host, signal, { method: 'POST', headers, body });
      answer.close();
      const { status } = answer;
      const problem = problemIn(status);
      if (problem === undefined) return { status };
      return { status, problem, retryAfter: answer.headers['retry-after'] };
    } catch {
      return { problem: signal.aborted ? 'too slow' : 'not reached' };
    }
  };
}

function problemIn(status: number): DeliveryProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 410) return 'gone';
  if (status >= 300 && status < 400) return 'redirect';
  return status >= 500 ? 'server error' : 'refused';
}
