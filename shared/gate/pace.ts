import * as z from 'zod';

/** The rate limit of all invocations together, which they infer from the service's refusals. */
export const pace = z.object({
  callsPerSecond: z.number().positive(),
  at: z.number(),
  /** The refused rate; unknown before the second refusal. */
  tooMany: z.number().positive().optional(),
});
export type Pace = z.output<typeof pace>;

const doublingMs = 10_000;
const returnMs = 180_000;
const minCallsPerSecond = 0.2;
const maxCallsPerSecond = 1_000_000;

/** The curve of TCP CUBIC (RFC 9438). Without a known limit, the pace doubles every ten seconds. */
export function paceAt({ callsPerSecond, at, tooMany }: Pace, now: number): number {
  const passedMs = Math.max(0, now - at);
  if (tooMany === undefined)
    return Math.min(maxCallsPerSecond, callsPerSecond * 2 ** Math.min(40, passedMs / doublingMs));
  return Math.min(maxCallsPerSecond, tooMany - (tooMany - callsPerSecond) * (1 - passedMs / returnMs) ** 3);
}

const maxRetainedShare = 0.8;
const minRetainedShare = 0.3;

/** @param seconds time in which the calls were sent; less than 1 counts as 1 */
export function slower(
  before: number | undefined,
  { sent, refused, seconds }: { readonly sent: number; readonly refused: number; readonly seconds: number },
  now: number,
): Pace {
  const accepted = Math.max(0, sent - refused);
  if (before === undefined)
    return { callsPerSecond: Math.max(minCallsPerSecond, accepted / Math.max(1, seconds)), at: now };
  const share =
    sent === 0 ? maxRetainedShare : Math.min(maxRetainedShare, Math.max(minRetainedShare, accepted / sent));
  return {
    callsPerSecond: Math.max(minCallsPerSecond, before * share),
    at: now,
    // Above the lowest rate, so that the pace can grow.
    tooMany: Math.max(before, minCallsPerSecond * 1.25),
  };
}
