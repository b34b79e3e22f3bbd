import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sinCos } from '../../../engines/sky/sin-cos.ts';

test('sine and cosine agree with the built-in ones for every angle that a series can ask for', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (angle) => {
      const out = { sin: 0, cos: 0 };
      sinCos(angle, out);
      expect(Math.abs(out.sin - Math.sin(angle))).toBeLessThan(1e-14 + Math.abs(angle) * 3e-16);
      expect(Math.abs(out.cos - Math.cos(angle))).toBeLessThan(1e-14 + Math.abs(angle) * 3e-16);
    }),
    { seed: 6, numRuns: 5000 },
  );
});
