import fc from 'fast-check';
import type { PalmReading, ReadLine } from '../../../engines/palm/reading.ts';

const place = fc.tuple(
  fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  fc.double({ min: -1, max: 0, noNaN: true }),
);
const ratio = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: null });

const line: fc.Arbitrary<ReadLine> = fc
  .record({
    grade: fc.constantFrom('clear' as const, 'faint' as const, 'not found' as const),
    length: fc.double({ min: 0.3, max: 1.2, noNaN: true }),
    curvature: fc.double({ min: 0, max: 0.3, noNaN: true }),
    breaks: fc.integer({ min: 0, max: 3 }),
    strength: fc.constant(2),
    coverage: fc.constant(1),
    start: place,
    end: place,
    reach: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    course: fc.array(place, { maxLength: 0 }),
  })
  .map(
    (entry): ReadLine =>
      entry.grade === 'not found' ? { ...entry, start: null, end: null, reach: null } : entry,
  );

const type = fc.constantFrom('earth' as const, 'air' as const, 'fire' as const, 'water' as const);

/** Any reading the engine could give, and some that it could not. */
export const anyReading: fc.Arbitrary<PalmReading> = fc.record({
  version: fc.constant(1 as const),
  side: fc.constantFrom('left' as const, 'right' as const),
  presence: fc.constant(0.99),
  photo: fc.constant({ width: 1200, height: 1600 }),
  palmLength: fc.constant(500),
  quality: fc.record({
    brightness: fc.constant(170),
    darkest: fc.constant(90),
    burnt: fc.constant(0),
    sharpness: fc.constant(0.6),
    detail: fc.constant(1),
    evenness: fc.constant(0.5),
    soft: fc.boolean(),
  }),
  proportions: fc.record({
    fingers: ratio(0.6, 0.9),
    palm: fc.double({ min: 1.2, max: 1.7, noNaN: true }),
    indexToRing: ratio(0.9, 1.1),
    littleToRing: ratio(0.6, 0.9),
    thumbAngle: fc.option(fc.integer({ min: 5, max: 80 }), { nil: null }),
    cutFingers: fc.subarray([
      'thumb' as const,
      'index' as const,
      'middle' as const,
      'ring' as const,
      'little' as const,
    ]),
  }),
  handType: fc.option(fc.record({ type, borderline: fc.boolean(), neighbour: type }), { nil: null }),
  lines: fc.record({ heart: line, head: line, life: line, fate: line }),
  joined: fc.boolean(),
  gaps: fc.record({ heartToHead: ratio(0, 0.4), headToLife: ratio(0, 0.3) }),
  fineLines: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
});
