import { expect, test } from 'vitest';
import { paceAt, slower } from '../../../shared/gate/pace.ts';

const hour = 3600_000;

test('a pace stays a number that the table takes, however long nothing was refused, and however often that ends', () => {
  let pace = slower(undefined, { sent: 10, refused: 5, seconds: 1 }, 0);
  for (let hours = 5; hours <= 500; hours += 5) {
    const before = paceAt(pace, hours * hour);
    expect(before).toBeLessThanOrEqual(1_000_000);
    pace = slower(before, { sent: 10, refused: 5, seconds: 1 }, hours * hour);
    expect(pace.tooMany).toBeLessThan(Number.MAX_SAFE_INTEGER);
  }
});
