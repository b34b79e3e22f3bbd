import { expect, test } from 'vitest';
import { playShares, playWeights } from './shares.ts';

// `npm run paper` simulates the same with a hundred tables of ten thousand people (docs/scale.md).
test('A small customer beside one with many tables ends within 1.3 times its time alone, and over nine tenths of the possible calls are in flight', async () => {
  const { seconds, aloneSeconds, busy } = await playShares({
    batches: 12,
    people: 3500,
    customers: 5,
    peopleOfSmall: 10,
    smallAtMs: 12_000,
    context: { intakeConcurrency: 2, inFlightCap: 120 },
  });
  expect(busy).toBeGreaterThan(0.9);
  expect(seconds).toHaveLength(5);
  expect(Math.max(...seconds)).toBeLessThan(1.3 * aloneSeconds);
});

test('A customer of weight three has three times the calls of another while both have work', async () => {
  const [heavy = 0, light = 0] = await playWeights('heavy=3', 40_000);
  expect(light).toBeGreaterThan(300);
  expect(heavy / light).toBeGreaterThan(2.5);
  expect(heavy / light).toBeLessThan(3.5);
});
