import { cuts } from '../../../engines/palm/hand/hand-type.ts';
import type { PalmReading, ReadLine } from '../../../engines/palm/reading.ts';
import { findingsOf } from '../texts/findings.ts';
import { type Mount, mountsOf } from '../texts/mounts.ts';
import { type Finding, type PalmTopic, topics } from '../texts/rule.ts';
import { type PalmSection, sectionText, specialOf } from '../texts/sections.ts';
import { capital, statement } from '../texts/sentences.ts';
import { statementsOn } from '../texts/statements.ts';
import { undecided } from './undecided.ts';

const invisible = 'not visible in a photo';
const unidentified = 'not identified in a photo';

/** What one section of a reading says under the vendor's keys. */
type Skeleton = (reading: PalmReading, findings: readonly Finding[]) => object;

/** The stored feature in the vendor's keys, and our text of it beside them. */
export const sectionAnswer = (section: PalmSection, palmId: string, reading: PalmReading) => ({
  ...skeletons[section](reading, findingsOf(palmId, reading)),
  ...sectionText(section, palmId, reading),
});

const skeletons: Record<PalmSection, Skeleton> = {
  'hand-type': ({ handType, proportions }) => ({
    shape: proportions.palm > cuts.palm.cut ? 'rectangular' : 'square',
    element: handType === null ? undecided : capital(handType.type),
    skin_texture: invisible,
    elasticity: invisible,
  }),
  fingers: () => ({}),
  'major-lines': majorLines,
  mounts: (_, findings) =>
    Object.fromEntries(
      mountsOf(findings).map(({ name, place, stands, standIn }) => [
        mountKeys[name],
        {
          prominence: invisible,
          place,
          stands_for: stands,
          read_from: standIn?.seen ?? null,
          meaning: standIn?.rule.meaning ?? null,
        },
      ]),
    ),
  // A furrow that crosses another by chance looks like a cross: none is named, so none is listed.
  'special-features': (_, findings) => ({
    marks: [],
    unique_traits: specialOf(findings).map(({ seen }) => capital(seen)),
  }),
  'minor-lines': () => ({
    marriage_lines: { number: invisible, depth: invisible, quality: invisible },
    children_lines: { number: invisible },
    sun_line: { presence: unidentified },
  }),
  summary: (_, findings) => ({
    categories: Object.fromEntries(topics.map((topic) => [topic, firstOn(topic, findings)])),
    overall: {
      summary: findings
        .slice(0, 3)
        .map(({ rule }) => rule.meaning)
        .join(' '),
      practical_focus: firstOn('challenges', findings),
    },
  }),
};

/** The most marked of what is said under a topic. */
function firstOn(topic: PalmTopic, findings: readonly Finding[]): string {
  const [first] = statementsOn(topic, findings);
  return first === undefined ? undecided : statement(first.finding, first.says);
}

/** The vendor writes the mount of the Moon in Latin, and all of them small. */
const mountKeys: Record<Mount, string> = {
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Apollo: 'apollo',
  Mercury: 'mercury',
  Moon: 'luna',
  Venus: 'venus',
};

function majorLines({ lines, joined }: PalmReading, findings: readonly Finding[]) {
  /** The word of the first rule that holds for this hand. The rules decide, so that a key never denies the text. */
  const byRule = (wordOf: Readonly<Record<string, string>>): string =>
    Object.entries(wordOf).find(([id]) => findings.some(({ rule }) => rule.id === id))?.[1] ?? undecided;
  const { heart, head, life, fate } = lines;
  const heartShape = byRule({
    joined: 'one line with the head line (possible, not certain)',
    'heart-curved': 'curved',
    'heart-straight': 'straight',
  });
  return {
    heart_line: {
      shape: found(heart, heartShape),
      depth: depthOf(heart),
      starting_point: found(heart, heartStart(heart)),
      quality: gapsOf(heart),
    },
    head_line: {
      shape: found(
        head,
        byRule({ 'head-sloping': 'sloping towards the wrist', 'head-level': 'level across the palm' }),
      ),
      depth: depthOf(head),
      starting_point: found(
        head,
        byRule({
          'head-joins-life': 'together with the life line',
          'head-apart-from-life': 'apart from the life line',
        }),
      ),
    },
    life_line: {
      shape: found(
        life,
        byRule({ 'life-wide': 'wide curve', 'life-mean': 'usual curve', 'life-narrow': 'close curve' }),
      ),
      depth: depthOf(life),
      quality: gapsOf(life),
      fork: unidentified,
    },
    fate_line: {
      presence: fate.grade === 'clear' ? 'present' : 'not clear',
      origin: byRule({
        'fate-near-life': 'near the life line',
        'fate-centre': 'the middle of the palm',
        'fate-far': 'the side of the little finger',
      }),
    },
    joined_heart_and_head: joined,
  };
}

/** Palm units: the base of the little finger lies at .379 across the palm, that of the ring finger at .195. */
function heartStart({ start }: ReadLine): string {
  const across = start?.[0] ?? 0;
  if (across >= 0.379) return 'the edge of the palm below the little finger';
  return across >= 0.287 ? 'below the little finger' : 'below the ring finger';
}

const found = ({ grade }: ReadLine, words: string): string => (grade === 'not found' ? 'not found' : words);

/** A photo has no relief: how dark a line stands on the skin is what is told. */
const depthOf = ({ grade }: ReadLine): string => (grade === 'clear' ? 'clearly marked' : grade);

function gapsOf({ grade, breaks }: ReadLine): string {
  if (grade !== 'clear') return grade;
  if (breaks === 0) return 'unbroken';
  return breaks === 1 ? 'one short gap' : `${breaks} short gaps`;
}
