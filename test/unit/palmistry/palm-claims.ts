import { cuts } from '../../../engines/palm/hand/hand-type.ts';
import { clearStrength } from '../../../engines/palm/lines/measure.ts';
import type { PalmReading, ReadLine } from '../../../engines/palm/reading.ts';
import type { ClassOf, Outer, Spanned } from '../../../service/palmistry/texts/classes.ts';
import { english } from '../../../service/palmistry/texts/english/english.ts';
import { sections, topics } from '../../../service/palmistry/texts/names.ts';
import type { Rarity, SeenFeature } from '../../../service/palmistry/texts/palm-words.ts';
import { sectionText } from '../../../service/palmistry/texts/sections.ts';
import { palmIn } from '../../../service/palmistry/texts/text.ts';
import { topicText } from '../../../service/palmistry/texts/topics.ts';

type Test = (reading: PalmReading) => boolean;
type Named<Keys extends string> = Readonly<Record<Keys, Test>>;

const lineNames = ['heart', 'head', 'life', 'fate'] as const;

/** A line whose whole stroke lies on a strong furrow; the share is rounded. */
const isClear = ({ strength, coverage }: ReadLine): boolean => strength >= clearStrength && coverage >= 0.9;
const isSeen = ({ grade }: ReadLine): boolean => grade !== 'not found';
const isFree = ({ joined, lines: { heart } }: PalmReading): boolean => !joined && isSeen(heart);
const across = (place: ReadLine['end']): number => place?.[0] ?? Number.NaN;
const down = (place: ReadLine['end']): number => place?.[1] ?? Number.NaN;
const fingers = ({ proportions }: PalmReading): number => proportions.fingers ?? Number.NaN;
const indexToRing = ({ proportions }: PalmReading): number => proportions.indexToRing ?? Number.NaN;
const littleToRing = ({ proportions }: PalmReading): number => proportions.littleToRing ?? Number.NaN;
const isBroad = ({ proportions }: PalmReading): boolean => proportions.palm < cuts.palm.cut;
const isThumbSeen = ({ proportions, pose }: PalmReading): boolean =>
  ![...proportions.cutFingers, ...pose.bent, ...pose.hidden].includes('thumb');

/** What of the numbers makes each look true; written from the numbers alone, no rule of the texts is asked. */
const looks: { readonly [Name in SeenFeature]: Named<ClassOf<Name>> } = {
  type: {
    earth: (hand) => isBroad(hand) && fingers(hand) < cuts.fingers.cut,
    air: (hand) => isBroad(hand) && fingers(hand) > cuts.fingers.cut,
    fire: (hand) => !isBroad(hand) && fingers(hand) < cuts.fingers.cut,
    water: (hand) => !isBroad(hand) && fingers(hand) > cuts.fingers.cut,
  },
  index: {
    longer: (hand) => indexToRing(hand) > 1.04,
    equal: (hand) => Math.abs(indexToRing(hand) - 1) < 0.05,
    shorter: (hand) => indexToRing(hand) < 0.98,
  },
  little: {
    long: (hand) => littleToRing(hand) > 0.79,
    mean: (hand) => Math.abs(littleToRing(hand) - 0.78) < 0.06,
    short: (hand) => littleToRing(hand) < 0.75,
  },
  thumb: {
    wide: (hand) => isThumbSeen(hand) && (hand.proportions.thumbAngle ?? 0) > 38,
  },
  heartEnd: {
    index: (hand) => isFree(hand) && across(hand.lines.heart.end) < -0.11,
    between: (hand) =>
      isFree(hand) && across(hand.lines.heart.end) < 0.05 && across(hand.lines.heart.end) > -0.22,
    middle: (hand) => isFree(hand) && across(hand.lines.heart.end) > 0,
  },
  heartForm: {
    curved: (hand) => isFree(hand) && hand.lines.heart.curvature > 0.018,
    straight: (hand) => isFree(hand) && hand.lines.heart.curvature < 0.018,
  },
  heartGap: {
    near: (hand) => (hand.gaps.heartToHead ?? 1) < 0.15,
    apart: (hand) => (hand.gaps.heartToHead ?? 0) > 0.15,
  },
  headLength: {
    long: (hand) => hand.lines.head.length > 0.68,
    mean: (hand) => isSeen(hand.lines.head) && Math.abs(hand.lines.head.length - 0.62) < 0.1,
    short: (hand) => isSeen(hand.lines.head) && hand.lines.head.length < 0.56,
  },
  headSlope: {
    sloping: (hand) => isSeen(hand.lines.head) && hand.lines.head.slope > 29,
    level: (hand) => isSeen(hand.lines.head) && hand.lines.head.slope < 29,
  },
  headStart: {
    joined: (hand) => (hand.gaps.headToLife ?? 1) < 0.06,
    apart: (hand) => (hand.gaps.headToLife ?? 0) > 0.06,
  },
  lifeSweep: {
    wide: (hand) => (hand.lines.life.reach ?? -1) > 0,
    mean: (hand) => Math.abs((hand.lines.life.reach ?? 1) + 0.03) < 0.06,
    narrow: (hand) => (hand.lines.life.reach ?? 1) < -0.06,
  },
  lifeLength: {
    long: ({ lines: { life } }) => isClear(life) && down(life.end) > -0.22,
    short: ({ lines: { life } }) => isSeen(life) && (life.strength < clearStrength || down(life.end) < -0.22),
  },
  fate: {
    near: ({ lines: { fate } }) => isClear(fate) && across(fate.start) < 0.05,
    centre: ({ lines: { fate } }) => isClear(fate) && Math.abs(across(fate.start) - 0.05) < 0.1,
    far: ({ lines: { fate } }) => isClear(fate) && across(fate.start) > 0.05,
    absent: ({ lines: { fate } }) => fate.grade !== 'clear',
  },
  skin: { busy: ({ fineLines }) => fineLines > 0.14, calm: ({ fineLines }) => fineLines < 0.14 },
};

/** What of the numbers makes true that a feature is not so. */
const ruledOut: { readonly [Name in Spanned]: Named<Outer<Name>> } = {
  index: {
    longer: (hand) => indexToRing(hand) < 1.01,
    shorter: (hand) => indexToRing(hand) > 1.01,
  },
  little: { long: (hand) => littleToRing(hand) < 0.78, short: (hand) => littleToRing(hand) > 0.78 },
  heartEnd: {
    index: (hand) => isFree(hand) && across(hand.lines.heart.end) > -0.035,
    middle: (hand) => isFree(hand) && across(hand.lines.heart.end) < -0.035,
  },
  headLength: {
    long: ({ lines: { head } }) => isSeen(head) && head.length < 0.625,
    short: ({ lines: { head } }) => isSeen(head) && head.length > 0.625,
  },
  lifeSweep: {
    wide: ({ lines: { life } }) => (life.reach ?? 1) < -0.03,
    narrow: ({ lines: { life } }) => (life.reach ?? -1) > -0.03,
  },
};

const rarities: Named<Rarity> = {
  joined: ({ joined, lines: { head } }) => joined && !isSeen(head),
  heartBroken: ({ lines: { heart } }) => isClear(heart) && (heart.breaks ?? 0) > 0,
  headApart: looks.headStart.apart,
  wideField: looks.heartGap.apart,
  freeThumb: looks.thumb.wide,
  longIndex: looks.index.longer,
  longRing: looks.index.shorter,
  middleHeart: looks.heartEnd.middle,
  narrowLife: looks.lifeSweep.narrow,
  fateNear: looks.fate.near,
  fateCentre: looks.fate.centre,
  fateFar: looks.fate.far,
};

interface Claim {
  readonly says: string;
  readonly holds: Test;
}

const named = <Keys extends string>(words: Readonly<Record<Keys, string>>, tests: Named<Keys>): Claim[] =>
  (Object.entries(words) as [Keys, string][]).map(([key, says]) => ({ says, holds: tests[key] }));

/** What is ruled out, as it stands in lists and in its sentence. */
const notSo = <Keys extends string>(
  words: Readonly<Record<Keys, { readonly look: string; readonly says: string }>>,
  tests: Named<Keys>,
): Claim[] =>
  (Object.entries(words) as [Keys, { look: string; says: string }][]).flatMap(([key, { look, says }]) =>
    [look, says].map((phrase) => ({ says: phrase, holds: tests[key] })),
  );

/** Every phrase of the language that claims something about the hand in the photo. */
const claims: readonly Claim[] = [
  ...named(english.looks.type, looks.type),
  ...named(english.looks.index, looks.index),
  ...named(english.looks.little, looks.little),
  ...named(english.looks.thumb, looks.thumb),
  ...named(english.looks.heartEnd, looks.heartEnd),
  ...named(english.looks.heartForm, looks.heartForm),
  ...named(english.looks.heartGap, looks.heartGap),
  ...named(english.looks.headLength, looks.headLength),
  ...named(english.looks.headSlope, looks.headSlope),
  ...named(english.looks.headStart, looks.headStart),
  ...named(english.looks.lifeSweep, looks.lifeSweep),
  ...named(english.looks.lifeLength, looks.lifeLength),
  ...named(english.looks.fate, looks.fate),
  ...named(english.looks.skin, looks.skin),
  ...named(english.handType.seen, looks.type),
  ...named(english.fingers.seen.index, looks.index),
  ...named(english.fingers.seen.little, looks.little),
  ...named(english.fingers.seen.thumb, looks.thumb),
  ...notSo(english.ruledOut.index, ruledOut.index),
  ...notSo(english.ruledOut.little, ruledOut.little),
  ...notSo(english.ruledOut.heartEnd, ruledOut.heartEnd),
  ...notSo(english.ruledOut.headLength, ruledOut.headLength),
  ...notSo(english.ruledOut.lifeSweep, ruledOut.lifeSweep),
  ...named(english.special.told, rarities),
  { says: english.lines.paused, holds: rarities.heartBroken },
  { says: english.lines.missing.heart, holds: ({ lines }) => !isSeen(lines.heart) },
  { says: english.lines.missing.head, holds: ({ lines }) => !isSeen(lines.head) },
  { says: english.lines.missing.life, holds: ({ lines }) => !isSeen(lines.life) },
  { says: english.minorLines.soft, holds: ({ quality }) => quality.soft },
  {
    says: english.special.none,
    holds: (hand) => Object.values(rarities).every((holds) => !holds(hand)),
  },
];

/** Sentences with lists in them: of clear lines, of faint ones, of fingers that are not measured, of types that are possible. */
function listsHold(text: string, hand: PalmReading): boolean[] {
  const { lines, proportions, pose, handType } = hand;
  const after = (begin: RegExp): string | undefined => begin.exec(text)?.[1];
  const clear = after(/seen in the palm of your \w+ hand, where (.+?) (?:is|are) clearly marked/);
  const faint = after(/More faint than clear in this photo: (.+?)\./);
  const between = after(/by this photo it may be (.+?);/);
  const fingersIn = (told: string) =>
    (['thumb', 'index', 'middle', 'ring', 'little'] as const).filter((name) => told.includes(name));
  const cut = after(/the edge of the photo cuts it off or nearly so: (.+?)\./);
  const unseen = after(/does not show it straight and to its tip: (.+?)\./);
  return [
    clear === undefined ||
      lineNames.every(
        (name) => (lines[name].grade === 'clear' && isClear(lines[name])) === clear.includes(`${name} line`),
      ),
    faint === undefined ||
      lineNames.every((name) => !faint.includes(`${name} line`) || lines[name].grade === 'faint'),
    between === undefined || (handType?.possible ?? []).every((type) => between.includes(`${type} hand`)),
    cut === undefined || fingersIn(cut).every((name) => proportions.cutFingers.includes(name)),
    unseen === undefined ||
      fingersIn(unseen).every((name) => pose.bent.includes(name) || pose.hidden.includes(name)),
    !text.includes('whose lines are no more than faint') ||
      lineNames.every((name) => lines[name].grade !== 'clear'),
  ];
}

/** How many claims the texts of a reading make, and which of them its own numbers deny. */
export function palmClaims(reading: PalmReading): { made: number; denied: string[] } {
  const palm = palmIn(english, reading);
  const texts = [
    ...sections.map((section) => sectionText(section, palm)),
    ...topics.map((topic) => topicText(topic, palm)),
  ].flatMap(({ text, rests_on }) => [text, ...rests_on]);
  let made = 0;
  const denied: string[] = [];
  for (const text of texts) {
    for (const { says, holds } of claims) {
      if (says === '' || !text.includes(says)) continue;
      made++;
      if (!holds(reading)) denied.push(says);
    }
    if (listsHold(text, reading).includes(false)) denied.push(text);
  }
  return { made, denied };
}
