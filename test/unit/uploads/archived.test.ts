import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archivedAt, arrivalOf } from '../../../shared/uploads/archived.ts';

test('No file arrives later than its own event, whatever its metadata claims', () => {
  const claimed = fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string());
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2e12 }), claimed, (time, archived) => {
      const arrival = arrivalOf({ time }, { [archivedAt]: archived });
      expect(arrival.time).toBeLessThanOrEqual(time);
      if (arrival.archived) expect(arrival.time).toBe(Math.min(time, Number(archived)));
      else expect(arrival).toEqual({ time });
    }),
  );
});
