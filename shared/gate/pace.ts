import * as z from 'zod';

/**
 * The calls per second that a service takes, inferred from its refusals; the rate limit of all invocations together.
 */
export const pace = z.object({
  callsPerSecond: z.number().positive(),
  /** The time of this rate, in milliseconds since 1970; it grows from then on. */
  at: z.number(),
  /** The refused rate; unknown after the first refusal. */
  tooMany: z.number().positive().optional(),
});
export type Pace = z.output<typeof pace>;

/** Without a known limit, the pace doubles in this time. */
const doublingMs = 10_000;
/** How long after a refusal the pace reaches the refused rate again; it is near it for most of that time. */
const returnMs = 180_000;
/** The lowest pace. */
const slowest = 0.2;
/** The highest pace, so that hours without a refusal never exceed the numbers that the table takes. */
const fastest = 1_000_000;

/**
 * Returns the pace at a time. Without a known limit it doubles repeatedly. Towards a known limit it grows quickly and
 * then hardly; beyond it slowly and then faster, in case the limit was raised (the curve of TCP CUBIC, RFC 9438).
 */
export function paceAt({ callsPerSecond, at, tooMany }: Pace, now: number): number {
  const passedMs = Math.max(0, now - at);
  if (tooMany === undefined)
    return Math.min(fastest, callsPerSecond * 2 ** Math.min(40, passedMs / doublingMs));
  return Math.min(fastest, tooMany - (tooMany - callsPerSecond) * (1 - passedMs / returnMs) ** 3);
}

/** The largest and the smallest share of a refused pace that remain. */
const mostKept = 0.8;
const leastKept = 0.3;

/**
 * Returns the pace after a refusal.
 *
 * @param before the earlier pace; undefined if there was none
 * @param sent calls sent in the measured time, and how many of them were refused
 * @param seconds the length of that time, one second at least
 */
export function slower(
  before: number | undefined,
  { sent, refused, seconds }: { readonly sent: number; readonly refused: number; readonly seconds: number },
  now: number,
): Pace {
  const taken = Math.max(0, sent - refused);
  if (before === undefined)
    return { callsPerSecond: Math.max(slowest, taken / Math.max(1, seconds)), at: now };
  const share = sent === 0 ? mostKept : Math.min(mostKept, Math.max(leastKept, taken / sent));
  return {
    callsPerSecond: Math.max(slowest, before * share),
    at: now,
    tooMany: Math.max(before, slowest * 1.25),
  };
}
