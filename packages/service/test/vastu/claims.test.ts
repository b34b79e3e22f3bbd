import { expect, test } from 'vitest';
import { readPlan } from '../../vastu/reading.ts';
import { vastuClaims } from './plan-claims.ts';
import { randomPlans } from './random-plans.ts';

test('Every sentence on a home names the true place of a thing, and none moves a thing out of its room', () => {
  let made = 0;
  const denied: string[] = [];
  for (const plan of randomPlans(41, 300)) {
    const found = vastuClaims(plan, readPlan('vst_1', plan));
    made += found.made;
    denied.push(...found.denied);
  }
  expect(denied).toEqual([]);
  expect(made).toBeGreaterThan(3000);
});

test('A plan turned by 120 degrees contradicts more than three in ten claims of the reading of the unturned plan', () => {
  const plans = randomPlans(42, 40).map((plan) => ({
    ...plan,
    fixtures: [],
    windows: [],
    entrances: plan.entrances.slice(0, 1),
  }));
  const [made, denied] = plans.reduce(
    ([all, wrong], plan) => {
      const found = vastuClaims({ ...plan, orientation: plan.orientation + 120 }, readPlan('vst_1', plan));
      return [all + found.made, wrong + found.denied.length];
    },
    [0, 0],
  );
  expect(denied).toBeGreaterThan(0.3 * made);
});
