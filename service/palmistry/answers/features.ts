import { cuts } from '../../../engines/palm/hand/hand-type.ts';
import type { ReadLine } from '../../../engines/palm/reading.ts';
import { mountsOf } from '../texts/mounts.ts';
import { type PalmSection, type PalmTopic, topics } from '../texts/names.ts';
import type { KeyWords } from '../texts/palm-words.ts';
import { raritiesOf } from '../texts/rarities.ts';
import { sectionText } from '../texts/sections.ts';
import { capital, lookOf, type PalmInWords } from '../texts/text.ts';
import { tellTopic } from '../texts/topics.ts';

/** What one section of a reading says under the vendor's keys. */
type Skeleton = (palm: PalmInWords) => object;

/** The stored feature in the vendor's keys, and our text of it beside them. */
export const sectionAnswer = (section: PalmSection, palm: PalmInWords) => ({
  ...skeletons[section](palm),
  ...sectionText(section, palm),
});

const skeletons: Record<PalmSection, Skeleton> = {
  'hand-type': ({ reading, hand, words: { keys } }) => ({
    shape: keys.palmShape[reading.proportions.palm > cuts.palm.cut ? 'long' : 'broad'],
    element: hand.type === null ? keys.undecided : keys.element[hand.type],
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
      practical_focus: tellTopic('challenges', palm).at(-1)?.says ?? palm.words.keys.undecided,
    },
  }),
};

/** What leads a topic. */
const firstOn = (topic: PalmTopic, palm: PalmInWords): string =>
  tellTopic(topic, palm)[0]?.says ?? palm.words.keys.undecided;

function majorLines({ reading: { lines, joined }, hand, words: { keys } }: PalmInWords) {
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
      starting_point: of(heart, keys.heartStart[heartStart(heart)]),
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
      presence: keys.fatePresence[hand.fate === 'absent' ? 'unclear' : 'present'],
      origin: or(hand.fate === null || hand.fate === 'absent' ? null : keys.fateOrigin[hand.fate]),
    },
    joined_heart_and_head: joined,
  };
}

/** Palm units: the base of the little finger lies at .379 across the palm, that of the ring finger at .195. */
function heartStart({ start }: ReadLine): keyof KeyWords['heartStart'] {
  const across = start?.[0] ?? 0;
  if (across >= 0.379) return 'edge';
  return across >= 0.287 ? 'little' : 'ring';
}

/** A photo has no relief: how dark a line stands on the skin is what is told. */
const depthOf = ({ grade }: ReadLine, keys: KeyWords): string =>
  grade === 'not found' ? keys.notFound : keys.depth[grade];

function gapsOf({ grade, breaks }: ReadLine, keys: KeyWords): string {
  if (grade === 'not found') return keys.notFound;
  return grade === 'clear' ? keys.gaps(breaks) : keys.depth.faint;
}
