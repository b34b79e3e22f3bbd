export interface Backoff {
  readonly firstMs: number;
  readonly capMs: number;
}

/**
 * Full jitter: from zero to an exponentially growing bound (Brooker, "Exponential Backoff and Jitter").
 * @param attempt 1 for the delay after the first failure
 * @returns milliseconds
 */
export function fullJitter({ firstMs, capMs }: Backoff, attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(capMs, firstMs * 2 ** Math.max(0, attempt - 1)));
}

export const maxRetryAfterMs = 15 * 60_000;

/** The three forms of RFC 9110, section 5.6.7, all in UTC. */
const httpDates = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/** RFC 9110, section 10.2.3. @returns milliseconds up to the cap; undefined when the header is missing or invalid */
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
