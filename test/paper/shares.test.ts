import { expect, test } from 'vitest';
import { playShares } from './shares.ts';

// `npm run paper` plays the same with a hundred tables of ten thousand people (docs/scale.md).
test('A small customer beside one with many tables ends within 1.3 times its time alone, and nine of ten calls in flight stay busy', {
  timeout: 300_000,
}, async () => {
  const { seconds, aloneSeconds, busy } = await playShares({
    batches: 12,
    people: 3500,
    customers: 5,
    few: 10,
    smallAtMs: 12_000,
    context: { intakeConcurrency: 2, inFlightCap: 120 },
  });
  expect(busy).toBeGreaterThan(0.9);
  expect(seconds).toHaveLength(5);
  expect(Math.max(...seconds)).toBeLessThan(1.3 * aloneSeconds);
});
