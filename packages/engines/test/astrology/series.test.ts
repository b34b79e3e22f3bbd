import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seriesOf, summed } from '../../sky/series.ts';

const term = fc.record({
  amplitude: fc.double({ min: -10, max: 10, noNaN: true }),
  phase: fc.double({ min: -7, max: 7, noNaN: true }),
  frequency: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
  acceleration: fc.double({ min: -1, max: 1, noNaN: true }),
});

/** Of `t ** power` and of its rate, for a `t` up to 2 and a power up to 3. */
const largest = { power: 2 ** 3, rate: 3 * 2 ** 2 };

test('A series and its rate equal the sums of the built-in sine and cosine', () => {
  const powers = fc.array(fc.array(term, { maxLength: 6 }), { maxLength: 4 });
  fc.assert(
    fc.property(powers, fc.double({ min: -2, max: 2, noNaN: true }), (terms, t) => {
      let value = 0;
      let rate = 0;
      let [valueScale, rateScale] = [1, 1];
      for (const [power, row] of terms.entries()) {
        for (const { amplitude, phase, frequency, acceleration } of row) {
          const angle = phase + frequency * t + acceleration * t * t;
          const turning = frequency + 2 * acceleration * t;
          const scale = t ** power;
          value += amplitude * Math.sin(angle) * scale;
          rate += amplitude * Math.cos(angle) * turning * scale;
          if (power > 0) rate += power * t ** (power - 1) * amplitude * Math.sin(angle);
          valueScale += Math.abs(amplitude) * largest.power;
          rateScale += Math.abs(amplitude * turning) * largest.power + Math.abs(amplitude) * largest.rate;
        }
      }
      const [sum, sumRate] = summed(seriesOf(terms), t);
      expect(Math.abs(sum - value)).toBeLessThan(valueScale * 1e-10);
      expect(Math.abs(sumRate - rate)).toBeLessThan(rateScale * 1e-10);
    }),
    { seed: 6, numRuns: 3000 },
  );
});
