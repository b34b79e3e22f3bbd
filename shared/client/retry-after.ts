/** No Retry-After is trusted beyond this: a service that asks for more is asked again after it. */
export const retryAfterCap = 15 * 60_000;

/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): seconds, or an HTTP date.
 *
 * @returns milliseconds to wait, from 0 to the cap; undefined when the header is missing or makes no sense.
 */
export function parseRetryAfter(header: string | null, now: number, cap = retryAfterCap): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, cap);
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.min(Math.max(date - now, 0), cap);
}
