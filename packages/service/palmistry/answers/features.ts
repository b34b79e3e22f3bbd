import type { PalmReading, ReadLine } from '@palmleaf/engines/palm';
import { errorsOf, faintStrength, plainErrors, ratioErrors } from '@palmleaf/engines/palm';
import { cuts } from '@palmleaf/engines/palm/hand';
import { capital } from '@palmleaf/texts/languages';
import type { KeyWords } from '@palmleaf/texts/palm';
import {
  counselOf,
  lookOf,
  mountsOf,
  openTypeOf,
  type PalmInWords,
  type PalmSection,
  type PalmTopic,
  raritiesOf,
  sectionText,
  tellTopic,
  topics,
} from '@palmleaf/texts/palm';

/** What one section of a reading says under the vendor's keys. */
type Skeleton = (palm: PalmInWords) => object;

/** The stored feature in the vendor's keys, and our text of it beside them. */
export const sectionAnswer = (section: PalmSection, palm: PalmInWords) => ({
  ...skeletons[section](palm),
  ...sectionText(section, palm),
});

const skeletons: Record<PalmSection, Skeleton> = {
  'hand-type': ({ reading, hand, words: { keys } }) => ({
    shape: palmShape(reading, keys),
    element: elementOf(hand.type ?? openTypeOf(reading)?.said ?? null, keys),
    skin_texture: keys.invisible,
    elasticity: keys.invisible,
  }),
  fingers: () => ({}),
  'major-lines': majorLines,
  mounts: (palm) =>
    Object.fromEntries(
      mountsOf(palm).map(({ name, told, looks }) => [
        name,
        {
          prominence: palm.words.keys.invisible,
          place: palm.words.mounts.places[name],
          stands_for: palm.words.mounts.stands[name],
          read_from: looks.length > 0 && told !== null ? palm.words.list(looks) : null,
          meaning: told && capital(told.says),
        },
      ]),
    ),
  // A furrow that crosses another by chance looks like a cross: none is named, so none is listed.
  'special-features': ({ reading, hand, words }) => ({
    marks: [],
    unique_traits: raritiesOf(hand, reading).map(({ name, feature }) =>
      name === 'joined' ? capital(words.joined.look) : capital(lookOf(feature, hand, words) ?? ''),
    ),
  }),
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

/** What leads a topic. */
const firstOn = (topic: PalmTopic, palm: PalmInWords): string =>
  tellTopic(topic, palm)[0]?.says ?? palm.words.keys.undecided;

function majorLines({ reading, hand, words: { keys } }: PalmInWords) {
  const { lines, joined } = reading;
  const { heart, head, life } = lines;
  const or = (words: string | null | undefined): string => words ?? keys.undecided;
  /** A line that was not found has no shape. */
  const of = ({ grade }: ReadLine, words: string | null | undefined): string =>
    grade === 'not found' ? keys.notFound : or(words);
  const heartShape = joined ? keys.joinedShape : hand.heartForm && keys.heartShape[hand.heartForm];
  return {
    heart_line: {
      shape: of(heart, heartShape),
      depth: depthOf(heart, keys),
      starting_point: of(heart, heartStart(heart, errorsOf(reading).heartStart, keys)),
      quality: gapsOf(heart, keys),
    },
    head_line: {
      shape: of(head, hand.headSlope && keys.headShape[hand.headSlope]),
      depth: depthOf(head, keys),
      starting_point: of(head, hand.headStart && keys.headStart[hand.headStart]),
    },
    life_line: {
      shape: of(life, hand.lifeSweep && keys.lifeShape[hand.lifeSweep]),
      depth: depthOf(life, keys),
      quality: gapsOf(life, keys),
      fork: keys.unidentified,
    },
    fate_line: {
      presence: keys.fatePresence[lines.fate.grade === 'clear' ? 'present' : 'unclear'],
      origin: or(hand.fate === null || hand.fate === 'absent' ? null : keys.fateOrigin[hand.fate]),
    },
    joined_heart_and_head: joined,
  };
}

/** Palm units: the base of the little finger lies at .379 across the palm, that of the ring finger at .195. */
function heartStart({ start }: ReadLine, error: number, { heartStart: words }: KeyWords): string | null {
  const across = start?.[0] ?? 0;
  if (across > 0.379 + error) return words.edge;
  if (across < 0.287 - error) return words.ring;
  return across > 0.287 + error && across < 0.379 - error ? words.little : null;
}

const elementOf = (type: keyof KeyWords['element'] | null, keys: KeyWords): string =>
  type === null ? keys.undecided : keys.element[type];

/** Tradition calls a long palm rectangular and a broad one square. */
function palmShape({ proportions, pose }: PalmReading, keys: KeyWords): string {
  const off = proportions.palm - cuts.palm.cut;
  if (Math.abs(off) <= plainErrors.palm) return keys.palmShape.between;
  if (Math.abs(off) <= ratioErrors(pose, proportions).palm) return keys.undecided;
  return keys.palmShape[off > 0 ? 'long' : 'broad'];
}

/** A photo has no relief: how dark a line stands on the skin is what is told. */
function depthOf({ grade, strength }: ReadLine, keys: KeyWords): string {
  if (grade === 'not found') return keys.notFound;
  if (grade === 'clear') return keys.depth.clear;
  return strength < faintStrength ? keys.depth.faint : keys.undecided;
}

function gapsOf({ grade, breaks }: ReadLine, keys: KeyWords): string {
  if (grade === 'not found') return keys.notFound;
  return grade === 'clear' && breaks !== null ? keys.gaps(breaks) : keys.undecided;
}
