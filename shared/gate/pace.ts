import * as z from 'zod';

/**
 * How many calls a second a service takes, as far as its refusals tell; what all invocations together keep to.
 */
export const pace = z.object({
  callsPerSecond: z.number().positive(),
  /** When it was that many, in milliseconds since 1970: it grows from then on. */
  at: z.number(),
  /** How many a second were too many then; unknown after the first refusal. */
  tooMany: z.number().positive().optional(),
});
export type Pace = z.output<typeof pace>;

/** With nothing known of the limit, the pace doubles in this time. */
const doublingMs = 10_000;
/** So long after a refusal the pace is again what was refused; before that it is near it for most of the time. */
const returnMs = 180_000;
/** Slower than this nobody is made to wait. */
const slowest = 0.2;
/** Faster than this nothing is: what grows for hours without a refusal must stay a number that the table takes. */
const fastest = 1_000_000;

/**
 * The pace at a time. Without a known limit it doubles and doubles; towards a known one it grows quickly at first, then
 * hardly, and beyond it slowly and then faster, in case the limit has been raised (the curve of TCP CUBIC, RFC 9438).
 */
export function paceAt({ callsPerSecond, at, tooMany }: Pace, now: number): number {
  const passedMs = Math.max(0, now - at);
  if (tooMany === undefined)
    return Math.min(fastest, callsPerSecond * 2 ** Math.min(40, passedMs / doublingMs));
  return Math.min(fastest, tooMany - (tooMany - callsPerSecond) * (1 - passedMs / returnMs) ** 3);
}

/** Of a pace that was refused, at most this share is kept, and at least that. */
const mostKept = 0.8;
const leastKept = 0.3;

/**
 * The pace after a refusal.
 *
 * @param before what was kept to; undefined when nothing was
 * @param sent calls sent in the time before, and how many of them were refused
 * @param seconds how long that time was, one second at least
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
