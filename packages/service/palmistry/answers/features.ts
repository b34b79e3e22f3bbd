import type { PalmReading, ReadLine } from '@palmleaf/engines/palm';
import { clearStrength, errorsOf, faintStrength, ratioErrors } from '@palmleaf/engines/palm';
import { cuts } from '@palmleaf/engines/palm/hand';
import { capital } from '@palmleaf/texts/languages';
import type { KeyWords } from '@palmleaf/texts/palm';
import {
  counselOf,
  fieldOf,
  lookOf,
  mountsOf,
  openTypeOf,
  type PalmInWords,
  type PalmSection,
  type PalmTopic,
  raritiesOf,
  sectionText,
  statementsOn,
  topics,
} from '@palmleaf/texts/palm';

type Skeleton = (palm: PalmInWords) => object;

export const sectionAnswer = (section: PalmSection, palm: PalmInWords) => ({
  ...skeletons[section](palm),
  ...sectionText(section, palm),
});

const skeletons: Record<PalmSection, Skeleton> = {
  'hand-type': (palm) => ({
    shape: palmShape(palm.reading, palm.words.keys),
    element: elementOf(palm),
    skin_texture: palm.words.keys.invisible,
    elasticity: palm.words.keys.invisible,
  }),
  fingers: () => ({}),
  'major-lines': majorLines,
  mounts: (palm) =>
    Object.fromEntries(
      mountsOf(palm).map(({ name, sentence, looks }) => [
        name,
        {
          prominence: palm.words.keys.invisible,
          place: palm.words.mounts.places[name],
          stands_for: palm.words.mounts.stands[name],
          read_from: looks.length > 0 ? palm.words.list(looks) : null,
          meaning: sentence && capital(sentence.says),
        },
      ]),
    ),
  'special-features': (palm) => ({ marks: marksOf(palm), unique_traits: uniqueTraits(palm) }),
  'minor-lines': ({ words: { keys } }) => ({
    marriage_lines: { number: keys.invisible, depth: keys.invisible, quality: keys.invisible },
    children_lines: { number: keys.invisible },
    sun_line: { presence: keys.unidentified },
  }),
  summary: (palm) => ({
    categories: Object.fromEntries(topics.map((topic) => [topic, firstOn(topic, palm)])),
    overall: {
      summary: sectionText('summary', palm).text.split('\n\n')[0] ?? palm.words.keys.undecided,
      practical_focus: counselOf(palm) || palm.words.keys.undecided,
    },
  }),
};

const firstOn = (topic: PalmTopic, palm: PalmInWords): string =>
  fieldOf(statementsOn(topic, palm).find(({ says }) => says !== '') ?? statementsOn(topic, palm)[0], palm);

/** Lists only marks that a photo shows surely; what looks like a cross or a star can be chance. */
function marksOf({
  reading: { lines, joined },
  hand,
  words,
}: PalmInWords): { type: string; location: string }[] {
  const gaps = (['heart', 'head', 'life'] as const).flatMap((name) => {
    const { grade, breaks } = lines[name];
    return grade === 'clear' && breaks !== null && breaks > 0
      ? [{ type: words.keys.gaps(breaks), location: words.lines.names[name] }]
      : [];
  });
  if (joined) return [{ type: words.keys.joinedShape, location: words.lines.names.heart }, ...gaps];
  const start = { type: words.looks.headStart.joined, location: words.lines.names.life };
  return hand.headStart === 'joined' ? [start, ...gaps] : gaps;
}

const uniqueTraits = ({ reading, hand, words }: PalmInWords): string[] =>
  raritiesOf(hand, reading)
    .map(({ name, feature }) =>
      name === 'joined' ? words.joined.look : (lookOf(feature, hand, words) ?? ''),
    )
    .filter((look) => look !== '')
    .map(capital);

function majorLines({ reading, hand, nearest, words: { keys } }: PalmInWords) {
  const { lines, joined } = reading;
  const { heart, head, life } = lines;
  const orNotFound = ({ grade }: ReadLine, words: string | null | undefined): string =>
    grade === 'not found' ? keys.notFound : (words ?? keys.undecided);
  const either = <Class extends string>(
    cls: Class | null,
    near: Class | null,
    words: Readonly<Record<Class, string>>,
    neighbour: Readonly<Record<Class, Class>>,
  ): string | null => {
    if (cls !== null) return words[cls];
    return near === null ? null : keys.rather(words[near], words[neighbour[near]]);
  };
  const heartShape = joined
    ? keys.joinedShape
    : either(hand.heartForm, nearest.heartForm, keys.heartShape, { curved: 'straight', straight: 'curved' });
  return {
    heart_line: {
      shape: orNotFound(heart, heartShape),
      depth: depthOf(heart, keys),
      starting_point: orNotFound(heart, heartStart(heart, errorsOf(reading).heartStart, keys)),
      quality: gapsOf(heart, keys),
    },
    head_line: {
      shape: orNotFound(
        head,
        either(hand.headSlope, nearest.headSlope, keys.headShape, { sloping: 'level', level: 'sloping' }),
      ),
      depth: depthOf(head, keys),
      starting_point: orNotFound(
        head,
        joined
          ? keys.joinedShape
          : either(hand.headStart, nearest.headStart, keys.headStart, { joined: 'apart', apart: 'joined' }),
      ),
    },
    life_line: {
      shape: orNotFound(
        life,
        either(hand.lifeSweep, nearest.lifeSweep, keys.lifeShape, sweepNeighbour(life)),
      ),
      depth: depthOf(life, keys),
      quality: gapsOf(life, keys),
      fork: keys.unidentified,
    },
    fate_line: {
      presence: keys.fatePresence[lines.fate.grade === 'clear' ? 'present' : 'unclear'],
      origin: originOf(hand.fate, nearest.fate, lines.fate, keys),
    },
    joined_heart_and_head: joined,
  };
}

const sweepNeighbour = ({ reach }: ReadLine) =>
  ({ wide: 'mean', mean: (reach ?? 0) > -0.03 ? 'wide' : 'narrow', narrow: 'mean' }) as const;

function originOf(
  fate: PalmInWords['hand']['fate'],
  near: PalmInWords['hand']['fate'],
  line: ReadLine,
  keys: KeyWords,
): string {
  if (line.grade === 'not found') return keys.notFound;
  if (line.grade === 'faint') return keys.fatePresence.unclear;
  const neighbour = {
    near: 'centre',
    centre: (line.start?.[0] ?? 0) > 0.05 ? 'far' : 'near',
    far: 'centre',
  } as const;
  if (fate !== null && fate !== 'absent') return keys.fateOrigin[fate];
  if (near === null || near === 'absent') return keys.undecided;
  return keys.rather(keys.fateOrigin[near], keys.fateOrigin[neighbour[near]]);
}

/** In palm lengths across the hand: the base of the little finger is at .379, of the ring finger at .195. */
function heartStart({ start }: ReadLine, error: number, { heartStart: words, rather }: KeyWords): string {
  const across = start?.[0] ?? 0;
  if (across > 0.379 + error) return words.edge;
  if (across < 0.287 - error) return words.ring;
  if (across > 0.287 + error && across < 0.379 - error) return words.little;
  if (across > 0.379) return rather(words.edge, words.little);
  if (across < 0.287) return rather(words.ring, words.little);
  return rather(words.little, across > 0.333 ? words.edge : words.ring);
}

function elementOf({ reading, hand, nearest: { type: near }, words: { keys } }: PalmInWords): string {
  const type = hand.type ?? openTypeOf(reading)?.trait ?? null;
  if (type === null) return keys.undecided;
  const other = reading.handType?.possible.find((name) => name !== near);
  if (hand.type !== null || type === 'mixed' || near === null || other === undefined)
    return keys.element[type];
  return keys.rather(keys.element[near], keys.element[other]);
}

/** Tradition calls a long palm rectangular and a broad one square. */
function palmShape({ proportions, pose }: PalmReading, keys: KeyWords): string {
  const difference = proportions.palm - cuts.palm.cut;
  if (Math.abs(difference) <= ratioErrors(pose, proportions).palm) return keys.palmShape.between;
  return keys.palmShape[difference > 0 ? 'long' : 'broad'];
}

/** A photo has no relief, so depth means darkness. */
function depthOf({ grade, strength }: ReadLine, keys: KeyWords): string {
  if (grade === 'not found') return keys.notFound;
  if (grade === 'clear') return keys.depth.clear;
  if (strength < faintStrength) return keys.depth.faint;
  const { clear, faint } = keys.depth;
  return strength >= clearStrength ? keys.rather(clear, faint) : keys.rather(faint, clear);
}

function gapsOf({ grade, breaks, strength }: ReadLine, keys: KeyWords): string {
  if (grade === 'not found') return keys.notFound;
  if (breaks === null) return keys.undecided;
  if (strength < faintStrength) return keys.depth.faint;
  return grade === 'clear' ? keys.gaps(breaks) : keys.rather(keys.gaps(breaks), keys.gaps(breaks + 1));
}
