import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullJitter, maxRetryAfterMs, parseRetryAfter } from '../../../shared/service-client/retry-timing.ts';

const now = Date.UTC(1994, 10, 6, 8, 49, 0);

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['7', 7000],
    ['1.5', 1500],
    [' 30 ', 30_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000],
    ['Sun Nov  6 08:49:37 1994', 37_000],
    ['Sun, 06 Nov 1994 08:48:00 GMT', 0],
    ['86400', maxRetryAfterMs],
    ['9'.repeat(400), maxRetryAfterMs],
    ['Mon, 07 Nov 1994 08:49:37 GMT', maxRetryAfterMs],
  ])('The client reads the Retry-After header %s', (header, wait) => {
    expect(parseRetryAfter(header, now)).toBe(wait);
  });

  test.each([null, '', 'soon', '-5', '+5', '5s', '0x10', '1e3', 'NaN', 'may 1', '1994-11-06T08:49:37Z'])(
    'The client ignores the invalid Retry-After header %s',
    (header) => {
      expect(parseRetryAfter(header, now)).toBeUndefined();
    },
  );

  test('The client never waits longer than the cap or for a negative time, whatever a service sends', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (header, time) => {
        const wait = parseRetryAfter(header, time);
        expect(wait === undefined || (wait >= 0 && wait <= maxRetryAfterMs)).toBe(true);
      }),
    );
  });
});

test('Full jitter fills the whole range below an exponential bound', () => {
  const backoff = { firstMs: 1000, capMs: 60_000 };
  expect([1, 2, 3, 7, 2000].map((attempt) => fullJitter(backoff, attempt, () => 1))).toEqual([
    1000, 2000, 4000, 60_000, 60_000,
  ]);
  expect(fullJitter(backoff, 3, () => 0)).toBe(0);
  expect(fullJitter(backoff, 3, () => 0.25)).toBe(1000);
});
