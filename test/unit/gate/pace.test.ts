import { expect, test } from 'vitest';
import { paceAt, slower } from '../../../shared/gate/pace.ts';

const hour = 3600_000;

test('A pace stays a number that the table accepts, however long no call was refused and however often a refusal follows', () => {
  let pace = slower(undefined, { sent: 10, refused: 5, seconds: 1 }, 0);
  for (let hours = 5; hours <= 500; hours += 5) {
    const before = paceAt(pace, hours * hour);
    expect(before).toBeLessThanOrEqual(1_000_000);
    pace = slower(before, { sent: 10, refused: 5, seconds: 1 }, hours * hour);
    expect(pace.tooMany).toBeLessThan(Number.MAX_SAFE_INTEGER);
  }
});

test('A pace without a known limit doubles every ten seconds, and does not change when the clock is set back', () => {
  const pace = { callsPerSecond: 5, at: hour };
  expect([0, 10, 20].map((seconds) => paceAt(pace, hour + seconds * 1000))).toEqual([5, 10, 20]);
  expect(paceAt(pace, 0)).toBe(5);
});

test('A pace returns to the refused rate within three minutes, quickly at first, and passes it slowly', () => {
  const pace = { callsPerSecond: 40, at: hour, tooMany: 100 };
  const after = (minutes: number) => paceAt(pace, hour + minutes * 60_000);
  expect([0, 1.5, 3, 4.5, 6].map(after)).toEqual([40, 92.5, 100, 107.5, 160]);
  expect(paceAt(pace, 0)).toBe(40);
});

test.each([
  // Without a known rate, the pace is that of the accepted calls.
  [undefined, { sent: 10, refused: 4, seconds: 2 }, 3, undefined],
  [undefined, { sent: 10, refused: 10, seconds: 2 }, 0.2, undefined],
  [undefined, { sent: 3, refused: 1, seconds: 0.1 }, 2, undefined],
  // Otherwise it is the accepted share of the rate, within bounds.
  [100, { sent: 100, refused: 50, seconds: 1 }, 50, 100],
  [100, { sent: 100, refused: 5, seconds: 1 }, 80, 100],
  [100, { sent: 100, refused: 90, seconds: 1 }, 30, 100],
  [100, { sent: 0, refused: 0, seconds: 1 }, 80, 100],
  [0.1, { sent: 1, refused: 1, seconds: 1 }, 0.2, 0.25],
])(
  'A pace of %s calls a second at which %o was seen becomes %s calls a second',
  (before, seen, callsPerSecond, tooMany) => {
    expect(slower(before, seen, hour)).toEqual({
      callsPerSecond,
      at: hour,
      ...(tooMany === undefined ? {} : { tooMany }),
    });
  },
);
