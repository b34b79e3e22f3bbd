import { round } from '../../../engines/palm/hand/geometry.ts';
import { cuts } from '../../../engines/palm/hand/hand-type.ts';
import type { PalmReading, ReadLine } from '../../../engines/palm/reading.ts';

/** The features that texts are chosen by, and the classes that each falls into. */
const classes = {
  /** Of the four element types; a twentieth-century scheme. */
  type: ['earth', 'air', 'fire', 'water'],
  /** Which of the two ratios behind the type lies close to its cut. */
  shade: ['clear', 'fingers', 'palm'],
  /** The index finger beside the ring finger. */
  index: ['longer', 'equal', 'shorter'],
  little: ['long', 'mean', 'short'],
  thumb: ['wide', 'mean', 'close'],
  heartEnd: ['index', 'between', 'middle'],
  heartForm: ['curved', 'straight'],
  /** Heart and head line at their closest. */
  heartGap: ['near', 'apart'],
  headLength: ['long', 'mean', 'short'],
  headSlope: ['sloping', 'level'],
  /** The head line's beginning and the life line. */
  headStart: ['joined', 'apart'],
  lifeSweep: ['wide', 'mean', 'narrow'],
  lifeLength: ['long', 'short'],
  fate: ['near', 'centre', 'far', 'absent'],
  skin: ['busy', 'calm'],
} as const;

export type Feature = keyof typeof classes;
export type ClassOf<Name extends Feature> = (typeof classes)[Name][number];

/** The class of each feature of a hand; null where the photo does not decide it. */
export type HandClasses = { readonly [Name in Feature]: ClassOf<Name> | null };

/** Long features come first: from `high` on the first class, below `low` the last. */
const ofThree = <High, Mean, Low>(
  value: number | null,
  { low, high }: { low: number; high: number },
  [first, mean, last]: readonly [High, Mean, Low],
): High | Mean | Low | null => {
  if (value === null) return null;
  if (value > high) return first;
  return value < low ? last : mean;
};

const ofTwo = <High, Low>(
  value: number | null,
  cut: number,
  [first, last]: readonly [High, Low],
): High | Low | null => (value === null ? null : value > cut ? first : last);

/** The cuts lie at the spread that these measures show on photos: see docs/palmistry.md. Lengths and places in palm lengths. */
const cutsOf = {
  index: { low: 0.98, high: 1.04 },
  little: { low: 0.74, high: 0.79 },
  thumbDegrees: { low: 22, high: 38 },
  heartEnd: { low: -0.12, high: 0.05 },
  heartForm: 0.018,
  heartGap: 0.15,
  headLength: { low: 0.56, high: 0.68 },
  headEnd: -0.5,
  headStart: 0.06,
  lifeSweep: { low: -0.06, high: 0 },
  lifeLength: 0.9,
  fateStart: { low: -0.02, high: 0.12 },
  skin: 0.14,
} as const;

/** The classes of a hand. Of a line that was not found, and of what one joined line hides, nothing is decided. */
export function classesOf(reading: PalmReading): HandClasses {
  const { proportions, lines, joined, gaps, fineLines } = reading;
  const heart = joined ? null : found(lines.heart);
  const [head, life] = [found(lines.head), found(lines.life)];
  return {
    type: proportions.fingers === null ? null : (reading.handType?.type ?? null),
    shade: shadeOf(reading),
    index: ofThree(proportions.indexToRing, cutsOf.index, classes.index),
    little: ofThree(proportions.littleToRing, cutsOf.little, classes.little),
    thumb: ofThree(proportions.thumbAngle, cutsOf.thumbDegrees, classes.thumb),
    heartEnd: ofThree(x(heart?.end), cutsOf.heartEnd, ['middle', 'between', 'index']),
    heartForm: ofTwo(heart?.curvature ?? null, cutsOf.heartForm, classes.heartForm),
    heartGap: heart && ofTwo(gaps.heartToHead, cutsOf.heartGap, ['apart', 'near']),
    headLength: ofThree(head?.length ?? null, cutsOf.headLength, classes.headLength),
    headSlope: ofTwo(head?.end?.[1] ?? null, cutsOf.headEnd, classes.headSlope),
    headStart: head && ofTwo(gaps.headToLife, cutsOf.headStart, ['apart', 'joined']),
    lifeSweep: ofThree(life?.reach ?? null, cutsOf.lifeSweep, classes.lifeSweep),
    lifeLength: life && (life.grade === 'clear' && life.length > cutsOf.lifeLength ? 'long' : 'short'),
    fate:
      lines.fate.grade === 'clear'
        ? ofThree(x(lines.fate.start), cutsOf.fateStart, ['far', 'centre', 'near'])
        : 'absent',
    skin: ofTwo(fineLines, cutsOf.skin, classes.skin),
  };
}

const found = (line: ReadLine): ReadLine | null => (line.grade === 'not found' ? null : line);

const x = (place: ReadLine['start'] | undefined): number | null => place?.[0] ?? null;

/** Whether the hand type is clear, or which ratio could as well have fallen on the other side. */
function shadeOf({ handType, proportions: { fingers, palm } }: PalmReading): ClassOf<'shade'> | null {
  if (handType === null || fingers === null) return null;
  if (!handType.borderline) return 'clear';
  const fingersOff = Math.abs(fingers - cuts.fingers.cut) / cuts.fingers.spread;
  const palmOff = Math.abs(palm - cuts.palm.cut) / cuts.palm.spread;
  return round(fingersOff, 3) < round(palmOff, 3) ? 'fingers' : 'palm';
}
