import fc from 'fast-check';
import { ratioErrors } from '../../palm/error.ts';
import { handType } from '../../palm/hand/hand-type.ts';
import { type FingerName, fingerNames } from '../../palm/hand/landmarks.ts';
import { clearStrength } from '../../palm/lines/measure.ts';
import type { PalmReading, ReadLine } from '../../palm/reading.ts';

const place = fc.tuple(
  fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  fc.double({ min: -1, max: 0, noNaN: true }),
);
const ratio = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: null });

const error = (max: number) => fc.double({ min: 0, max, noNaN: true });
const fingers = () => fc.subarray([...fingerNames]);

const line: fc.Arbitrary<ReadLine> = fc
  .record({
    grade: fc.constantFrom('clear' as const, 'faint' as const, 'not found' as const),
    length: fc.double({ min: 0.3, max: 1.2, noNaN: true }),
    curvature: fc.double({ min: 0, max: 0.3, noNaN: true }),
    slope: fc.integer({ min: -90, max: 90 }),
    breaks: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
    strength: fc.double({ min: 1.2, max: 5, noNaN: true }),
    coverage: fc.constant(1),
    error: fc.record({
      length: error(0.1),
      curvature: error(0.02),
      slope: error(5),
      start: error(0.1),
      end: error(0.1),
    }),
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

const anyMeasures: fc.Arbitrary<PalmReading> = fc.record({
  version: fc.constant(2 as const),
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
  pose: fc.record({ lean: fc.integer({ min: 0, max: 40 }), bent: fingers(), hidden: fingers() }),
  proportions: fc.record({
    fingers: ratio(0.6, 0.9),
    palm: fc.double({ min: 1.2, max: 1.7, noNaN: true }),
    indexToRing: ratio(0.9, 1.1),
    littleToRing: ratio(0.6, 0.9),
    thumbAngle: fc.option(fc.integer({ min: 5, max: 80 }), { nil: null }),
    cutFingers: fingers(),
  }),
  handType: fc.option(
    fc.record({
      type: fc.option(type, { nil: null }),
      possible: fc.array(type, { minLength: 1, maxLength: 4 }),
    }),
    { nil: null },
  ),
  lines: fc.record({ heart: line, head: line, life: line, fate: line }),
  joined: fc.boolean(),
  gaps: fc.record({ heartToHead: ratio(0, 0.4), headToLife: ratio(0, 0.3) }),
  fineLines: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
});

function consistent(reading: PalmReading): PalmReading {
  const { lines, pose } = reading;
  const { cutFingers, fingers, indexToRing, littleToRing, thumbAngle } = reading.proportions;
  const unread = [...cutFingers, ...pose.bent, ...pose.hidden];
  const ifRead = (value: number | null, ...names: FingerName[]) =>
    names.some((name) => unread.includes(name)) ? null : value;
  const proportions = {
    ...reading.proportions,
    fingers: ifRead(fingers, 'middle'),
    indexToRing: ifRead(indexToRing, 'index', 'ring'),
    littleToRing: ifRead(littleToRing, 'little', 'ring'),
    thumbAngle: ifRead(thumbAngle, 'thumb'),
  };
  const judged = (entry: ReadLine): ReadLine => ({
    ...entry,
    grade: entry.grade === 'not found' ? 'not found' : entry.strength >= clearStrength ? 'clear' : 'faint',
  });
  const joined = reading.joined && lines.heart.grade !== 'not found';
  const head = joined
    ? { ...lines.head, grade: 'not found' as const, start: null, end: null, reach: null }
    : lines.head;
  const sees = (...parts: ReadLine[]) => parts.every(({ grade }) => grade !== 'not found');
  return {
    ...reading,
    joined,
    proportions,
    handType: handType(proportions, ratioErrors(pose, proportions)),
    lines: {
      heart: judged(lines.heart),
      head: judged(head),
      life: judged(lines.life),
      fate: judged(lines.fate),
    },
    gaps: {
      heartToHead: sees(lines.heart, head) ? reading.gaps.heartToHead : null,
      headToLife: sees(head, lines.life) ? reading.gaps.headToLife : null,
    },
  };
}

export const anyReading: fc.Arbitrary<PalmReading> = anyMeasures.map(consistent);
