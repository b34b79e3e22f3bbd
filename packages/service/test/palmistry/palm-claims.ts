import type { PalmReading, ReadLine } from '@palmleaf/engines/palm';
import { clearStrength } from '@palmleaf/engines/palm';
import { cuts, plainLean } from '@palmleaf/engines/palm/hand';
import { fingerNames } from '@palmleaf/engines/testing';
import { palmIn, sections, sectionText, topics, topicText } from '@palmleaf/texts/palm';
import type {
  ClassOf,
  Looks,
  Outer,
  PalmWords,
  Rarity,
  SeenFeature,
  SharedTrait,
  Spanned,
} from '@palmleaf/texts/testing';
import * as z from 'zod';
import { sectionAnswer } from '../../palmistry/answers/features.ts';

type Test = (reading: PalmReading) => boolean;
type Named<Keys extends string> = Readonly<Record<Keys, Test>>;

const lineNames = ['heart', 'head', 'life', 'fate'] as const;

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
  skin: { busy: ({ fineLines }) => fineLines > 0.105, calm: ({ fineLines }) => fineLines < 0.105 },
};

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

const shared: Named<SharedTrait | 'mixed'> = {
  broadPalm: (hand) => isBroad(hand) && isOpen(hand, 'earth', 'air'),
  longPalm: (hand) => !isBroad(hand) && isOpen(hand, 'fire', 'water'),
  shortFingers: (hand) => fingers(hand) < cuts.fingers.cut && isOpen(hand, 'earth', 'fire'),
  longFingers: (hand) => fingers(hand) > cuts.fingers.cut && isOpen(hand, 'air', 'water'),
  mixed: (hand) =>
    isOpen(hand, 'earth', 'air', 'fire', 'water') &&
    Math.abs(fingers(hand) - cuts.fingers.cut) < 0.03 &&
    Math.abs(hand.proportions.palm - cuts.palm.cut) < 0.06,
};

function isOpen({ handType }: PalmReading, ...types: ClassOf<'type'>[]): boolean {
  const possible = handType?.possible ?? [];
  return (
    !handType?.type && possible.length === types.length && types.every((type) => possible.includes(type))
  );
}

const claimsOf = (words: PalmWords): readonly Claim[] => [
  ...namedLooks(words.looks),
  ...namedLooks(words.sourceLooks),
  ...named(words.handType.seen, looks.type),
  ...named(words.handType.between, shared),
  { says: words.handType.mixed, holds: shared.mixed },
  ...named(words.handType.openSeen, { ...shared, neither: shared.mixed }),
  { says: words.handType.leaning, holds: ({ pose }) => pose.lean > plainLean },
  ...named(words.keys.element, { ...looks.type, ...shared }),
  ...named(words.fingers.seen.index, looks.index),
  ...named(words.fingers.seen.little, looks.little),
  ...named(words.fingers.seen.thumb, looks.thumb),
  ...named(words.ruledOut.index, ruledOut.index),
  ...named(words.ruledOut.little, ruledOut.little),
  ...named(words.ruledOut.heartEnd, ruledOut.heartEnd),
  ...named(words.ruledOut.headLength, ruledOut.headLength),
  ...named(words.ruledOut.lifeSweep, ruledOut.lifeSweep),
  ...named(words.special.told, rarities),
  { says: words.lines.paused, holds: rarities.heartBroken },
  { says: words.lines.missing.heart, holds: ({ lines }) => !isSeen(lines.heart) },
  { says: words.lines.missing.head, holds: ({ lines }) => !isSeen(lines.head) },
  { says: words.lines.missing.life, holds: ({ lines }) => !isSeen(lines.life) },
  { says: words.minorLines.soft, holds: ({ quality }) => quality.soft },
  { says: words.summary.seen('left'), holds: ({ side }) => side === 'left' },
  { says: words.summary.seen('right'), holds: ({ side }) => side === 'right' },
  {
    says: words.special.none,
    holds: (hand) => Object.values(rarities).every((holds) => !holds(hand)),
  },
];

const namedLooks = (words: Looks): Claim[] => [
  ...named(words.type, looks.type),
  ...named(words.index, looks.index),
  ...named(words.little, looks.little),
  ...named(words.thumb, looks.thumb),
  ...named(words.heartEnd, looks.heartEnd),
  ...named(words.heartForm, looks.heartForm),
  ...named(words.heartGap, looks.heartGap),
  ...named(words.headLength, looks.headLength),
  ...named(words.headSlope, looks.headSlope),
  ...named(words.headStart, looks.headStart),
  ...named(words.lifeSweep, looks.lifeSweep),
  ...named(words.lifeLength, looks.lifeLength),
  ...named(words.fate, looks.fate),
  ...named(words.skin, looks.skin),
];

function listIn(text: string, sentence: (list: string) => string): string | undefined {
  const [before = '', after = ''] = sentence('#').split('#');
  const from = text.indexOf(before);
  if (from < 0) return undefined;
  const to = text.indexOf(after, from + before.length);
  return to < 0 ? undefined : text.slice(from + before.length, to);
}

function listsHold(text: string, { lines, proportions, pose }: PalmReading, words: PalmWords): boolean[] {
  const unread = [...proportions.cutFingers, ...pose.bent, ...pose.hidden];
  const says = (list: string | undefined, holds: (listed: string) => boolean) =>
    list === undefined || holds(list);
  const linesIn = (listed: string) => lineNames.filter((name) => listed.includes(words.lines.names[name]));
  const fingersIn = (listed: string) =>
    fingerNames.filter((name) => listed.includes(words.fingers.names[name].replace(/^\p{L}+ /u, '')));
  return [
    says(listIn(text, words.lines.faint), (listed) =>
      linesIn(listed).every((name) => lines[name].grade === 'faint'),
    ),
    says(listIn(text, words.fingers.cut), (listed) =>
      fingersIn(listed).every((name) => proportions.cutFingers.includes(name)),
    ),
    ...[words.fingers.unseen, (list: string) => words.handType.unmeasured([list])].map((sentence) =>
      says(listIn(text, sentence), (listed) => fingersIn(listed).every((name) => unread.includes(name))),
    ),
  ];
}

const claimsByWords = new WeakMap<PalmWords, readonly Claim[]>();

function claimsIn(words: PalmWords): readonly Claim[] {
  const claims = claimsByWords.get(words) ?? claimsOf(words).filter(({ says }) => says !== '');
  claimsByWords.set(words, claims);
  return claims;
}

export function palmClaims(reading: PalmReading, words: PalmWords): { made: number; denied: string[] } {
  const palm = palmIn(words, reading);
  const { element } = z.object({ element: z.string() }).parse(sectionAnswer('hand-type', palm));
  const texts = [
    ...sections.map((section) => sectionText(section, palm)),
    ...topics.map((topic) => topicText(topic, palm)),
  ].flatMap(({ text, rests_on }) => [text, ...rests_on]);
  let made = 0;
  const denied: string[] = [];
  const elements = new Set<string>(Object.values(words.keys.element));
  for (const text of [...texts, element]) {
    for (const { says, holds } of claimsIn(words)) {
      if (elements.has(says) ? text !== says : !text.includes(says)) continue;
      made++;
      if (!holds(reading)) denied.push(says);
    }
    if (listsHold(text, reading, words).includes(false)) denied.push(text);
  }
  return { made, denied };
}
