import type { PalmReading, ReadLine } from '@palmleaf/engines/palm';
import { errorsOf, faintStrength, ratioErrors } from '@palmleaf/engines/palm';
import { cuts, handType, round } from '@palmleaf/engines/palm/hand';

const classes = {
  type: ['earth', 'air', 'fire', 'water'],
  /** The ratio nearer to its cut, or `clear` if both are far from theirs. */
  shade: ['clear', 'fingers', 'palm'],
  index: ['longer', 'equal', 'shorter'],
  little: ['long', 'mean', 'short'],
  /** Only `wide`, because a thumb can lie close to the hand by chance. */
  thumb: ['wide'],
  heartEnd: ['index', 'between', 'middle'],
  heartForm: ['curved', 'straight'],
  heartGap: ['near', 'apart'],
  headLength: ['long', 'mean', 'short'],
  headSlope: ['sloping', 'level'],
  headStart: ['joined', 'apart'],
  lifeSweep: ['wide', 'mean', 'narrow'],
  lifeLength: ['long', 'short'],
  fate: ['near', 'centre', 'far', 'absent'],
  skin: ['busy', 'calm'],
} as const;

export type Feature = keyof typeof classes;

export const features: readonly Feature[] = [
  'type',
  'index',
  'little',
  'heartEnd',
  'heartForm',
  'heartGap',
  'headLength',
  'headSlope',
  'headStart',
  'lifeSweep',
  'lifeLength',
  'fate',
  'skin',
];
export type ClassOf<Name extends Feature> = (typeof classes)[Name][number];

/** Null where the photo does not decide. */
export type HandClasses = { readonly [Name in Feature]: ClassOf<Name> | null };

type Errors = ReturnType<typeof errorsOf>;

interface Cuts {
  readonly low: number;
  readonly high: number;
}

/** Null if the value is closer to a cut than its error. */
const ofThree = <High, Mean, Low>(
  value: number | null,
  { low, high }: Cuts,
  error: number,
  [first, mean, last]: readonly [High, Mean, Low],
): High | Mean | Low | null => {
  if (value === null) return null;
  if (value > high + error) return first;
  if (value < low - error) return last;
  return error === 0 || (value > low + error && value < high - error) ? mean : null;
};

const ofTwo = <High, Low>(
  value: number | null,
  cut: number,
  error: number,
  [first, last]: readonly [High, Low],
): High | Low | null => {
  if (value === null || (error > 0 && Math.abs(value - cut) <= error)) return null;
  return value > cut ? first : last;
};

/** Borders between classes, from the spread over photos (docs/palmistry.md), in palm lengths. */
const cutsOf = {
  index: { low: 0.97, high: 1.05 },
  little: { low: 0.73, high: 0.83 },
  thumbDegrees: 38,
  heartEnd: { low: -0.12, high: 0.05 },
  heartForm: 0.018,
  heartGap: 0.15,
  headLength: { low: 0.55, high: 0.7 },
  /** Degrees. */
  headSlope: 29,
  headStart: 0.06,
  lifeSweep: { low: -0.09, high: 0.03 },
  lifeEnd: -0.22,
  fateStart: { low: -0.04, high: 0.14 },
  skin: 0.105,
} as const;

/** An end with a larger error may belong to another furrow. */
const largestEndError = 0.2;

export const classesOf = (reading: PalmReading): HandClasses => classesWithin(reading, 1);

export function classesWithin(reading: PalmReading, factor: number): HandClasses {
  const { proportions, lines, joined, gaps, fineLines } = reading;
  const error = scaled(errorsOf(reading), factor);
  const heart = joined ? null : found(lines.heart);
  const [head, life] = [found(lines.head), found(lines.life)];
  return {
    type: typeWithin(reading, error),
    shade: shadeOf(reading),
    index: ofThree(proportions.indexToRing, cutsOf.index, error.indexToRing, classes.index),
    little: ofThree(proportions.littleToRing, cutsOf.little, error.littleToRing, classes.little),
    thumb: (proportions.thumbAngle ?? 0) > cutsOf.thumbDegrees + error.thumbAngle ? 'wide' : null,
    heartEnd: ofThree(x(heart?.end), cutsOf.heartEnd, error.heartEnd, ['middle', 'between', 'index']),
    heartForm: ofTwo(heart?.curvature ?? null, cutsOf.heartForm, error.heartCurve, classes.heartForm),
    heartGap: heart && ofTwo(gaps.heartToHead, cutsOf.heartGap, error.heartToHead, ['apart', 'near']),
    headLength: ofThree(head?.length ?? null, cutsOf.headLength, error.headLength, classes.headLength),
    headSlope: ofTwo(head?.slope ?? null, cutsOf.headSlope, error.headSlope, classes.headSlope),
    headStart: head && ofTwo(gaps.headToLife, cutsOf.headStart, error.headToLife, ['apart', 'joined']),
    lifeSweep: ofThree(life?.reach ?? null, cutsOf.lifeSweep, error.lifeReach, classes.lifeSweep),
    lifeLength: life && lifeLength(life, error.lifeEnd),
    fate: fateOf(lines, error),
    skin: ofTwo(fineLines, cutsOf.skin, error.fineLines, classes.skin),
  };
}

const scaled = (errors: Errors, factor: number): Errors => ({
  ...errors,
  ...Object.fromEntries(Object.entries(errors).map(([measure, error]) => [measure, error * factor])),
});

function typeWithin({ handType: read, proportions }: PalmReading, error: Errors): ClassOf<'type'> | null {
  return read === null ? null : handType(proportions, error).type;
}

const found = (line: ReadLine): ReadLine | null => (line.grade === 'not found' ? null : line);

const x = (place: ReadLine['start'] | undefined): number | null => place?.[0] ?? null;

/** Ordered classes: a photo can exclude one end without deciding between the other two. */
export const spanned = [
  'index',
  'little',
  'heartEnd',
  'headLength',
  'lifeSweep',
] as const satisfies Feature[];
export type Spanned = (typeof spanned)[number];

/** The class whose meaning the text states. Near a border, it is the middle class, or the nearer of two. */
export const meantBy = (hand: HandClasses, nearest: HandClasses): HandClasses => ({
  ...nearest,
  type: hand.type,
  index: hand.index ?? (nearest.index && 'equal'),
  little: hand.little ?? (nearest.little && 'mean'),
  heartEnd: hand.heartEnd ?? (nearest.heartEnd && 'between'),
  headLength: hand.headLength ?? (nearest.headLength && 'mean'),
});

export type RuledOut = { readonly [Name in Spanned]: Outer<Name> | null };

export type Outer<Name extends Spanned> = Exclude<ClassOf<Name>, 'equal' | 'mean' | 'between'>;

const notReached = <High, Low>(
  value: number | null,
  { low, high }: Cuts,
  error: number,
  [first, last]: readonly [High, Low],
): High | Low | null => {
  if (value === null) return null;
  const [isNearHigh, isNearLow] = [Math.abs(value - high) <= error, Math.abs(value - low) <= error];
  if (isNearHigh === isNearLow) return null;
  return isNearHigh ? last : first;
};

export function ruledOutOf(reading: PalmReading, hand: HandClasses): RuledOut {
  const { proportions, lines, joined } = reading;
  const error = errorsOf(reading);
  const heart = joined ? null : found(lines.heart);
  const [head, life] = [found(lines.head), found(lines.life)];
  return {
    index: hand.index
      ? null
      : notReached(proportions.indexToRing, cutsOf.index, error.indexToRing, ['longer', 'shorter']),
    little: hand.little
      ? null
      : notReached(proportions.littleToRing, cutsOf.little, error.littleToRing, ['long', 'short']),
    heartEnd: hand.heartEnd
      ? null
      : notReached(x(heart?.end), cutsOf.heartEnd, error.heartEnd, ['middle', 'index']),
    headLength: hand.headLength
      ? null
      : notReached(head?.length ?? null, cutsOf.headLength, error.headLength, ['long', 'short']),
    lifeSweep: hand.lifeSweep
      ? null
      : notReached(life?.reach ?? null, cutsOf.lifeSweep, error.lifeReach, ['wide', 'narrow']),
  };
}

/** Long means that the line comes down to the wrist. */
function lifeLength({ grade, strength, end }: ReadLine, error: number): ClassOf<'lifeLength'> | null {
  if (strength < faintStrength) return 'short';
  const length = ofTwo(end?.[1] ?? null, cutsOf.lifeEnd, error, classes.lifeLength);
  return length === 'long' && grade !== 'clear' && error > 0 ? null : length;
}

/** Absent only if the life line's end is certain, because the fate line may have been traced as the life line. */
function fateOf({ fate, life }: PalmReading['lines'], error: Errors): ClassOf<'fate'> | null {
  if (fate.grade === 'clear')
    return ofThree(x(fate.start), cutsOf.fateStart, error.fateStart, ['far', 'centre', 'near']);
  if (error.fateStart === 0) return 'absent';
  return life.error.end < largestEndError ? 'absent' : null;
}

function shadeOf({ handType, proportions, pose }: PalmReading): ClassOf<'shade'> | null {
  const { fingers, palm } = proportions;
  if (!handType?.type || fingers === null) return null;
  const error = ratioErrors(pose, proportions);
  const fingersOff = Math.abs(fingers - cuts.fingers.cut) / error.fingers;
  const palmOff = Math.abs(palm - cuts.palm.cut) / error.palm;
  if (Math.min(fingersOff, palmOff) > 1.5) return 'clear';
  return round(fingersOff, 3) < round(palmOff, 3) ? 'fingers' : 'palm';
}
