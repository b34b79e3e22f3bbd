export interface Backoff {
  /** Upper bound of the first delay. */
  readonly firstMs: number;
  readonly capMs: number;
}

/**
 * Returns a delay with full jitter: anything from zero up to an exponentially growing bound, so that callers that
 * failed together do not retry together (Brooker, "Exponential Backoff and Jitter").
 *
 * @param attempt 1 for the delay after the first failure
 * @returns milliseconds
 */
export function fullJitter({ firstMs, capMs }: Backoff, attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(capMs, firstMs * 2 ** Math.max(0, attempt - 1)));
}

/** The longest Retry-After that is honoured. */
export const maxRetryAfterMs = 15 * 60_000;

/** The three forms of an HTTP date (RFC 9110, section 5.6.7). All of them are in UTC; the last does not state it. */
const httpDates = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): seconds, or an HTTP date.
 *
 * @returns milliseconds to wait, from 0 to the cap; undefined when the header is missing or invalid
 */
export function parseRetryAfter(
  header: string | null,
  now: number,
  capMs = maxRetryAfterMs,
): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, capMs);
  if (!httpDates.some((form) => form.test(text))) return undefined;
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : Math.min(Math.max(date - now, 0), capMs);
}
