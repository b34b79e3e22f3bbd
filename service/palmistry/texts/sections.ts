import { cuts } from '../../../engines/palm/hand/hand-type.ts';
import { lineNames } from '../../../engines/palm/lines/corridors.ts';
import type { PalmReading, ReadLine } from '../../../engines/palm/reading.ts';
import { findingsOf } from './findings.ts';
import { mountTexts } from './mounts.ts';
import type { Finding, PalmFeature } from './rule.ts';
import { capital, list, sideOf, statement, type Text, text } from './sentences.ts';

export const sections = [
  'hand-type',
  'fingers',
  'major-lines',
  'mounts',
  'special-features',
  'minor-lines',
  'summary',
] as const;
export type PalmSection = (typeof sections)[number];

/** The text of one section, from the saved reading alone. */
export const sectionText = (section: PalmSection, palmId: string, reading: PalmReading): Text =>
  compose[section](reading, findingsOf(palmId, reading));

const compose: Record<PalmSection, (reading: PalmReading, findings: readonly Finding[]) => Text> = {
  'hand-type': handTypeText,
  fingers: fingersText,
  'major-lines': majorLinesText,
  mounts: mountsText,
  'special-features': specialFeaturesText,
  'minor-lines': minorLinesText,
  summary: summaryText,
};

const about = (findings: readonly Finding[], ...subjects: PalmFeature[]) =>
  findings.filter(({ rule }) => subjects.includes(rule.subject));
const meanings = (findings: readonly Finding[]) =>
  findings.map((finding) => statement(finding, finding.rule.meaning));
const seen = (findings: readonly Finding[]) => findings.map((finding) => finding.seen);

function handTypeText(reading: PalmReading, findings: readonly Finding[]): Text {
  const { fingers, palm, cutFingers } = reading.proportions;
  const found = about(findings, 'hand');
  const cut = cutFingers.filter((name) => name !== 'thumb').map((name) => `the ${name} finger`);
  const palmSentence = `The palm is ${palm} times as long as broad; the cut between broad and long palms lies at ${cuts.palm.cut}.`;
  const sentences =
    found.length > 0
      ? [
          ...meanings(found),
          `The middle finger measures ${fingers} of the palm’s length; the cut between short and long fingers lies at ${cuts.fingers.cut}.`,
          palmSentence,
          reading.handType?.borderline
            ? `One of the two ratios lies close to its cut, so another photo may show ${article(reading.handType.neighbour)} hand.`
            : 'Both ratios lie clear of their cuts.',
        ]
      : [
          `The hand type is left open, because ${cut.length > 0 ? list(cut) : 'the fingers'} cannot be measured to the tip in this photo.`,
          palmSentence,
          'A photo with the whole hand in the frame would decide it.',
        ];
  return text(
    'Hand type',
    sentences,
    found.length > 0 ? seen(found) : [`palm ratio ${palm}`],
    'Four types are a coarse net: they rest on two ratios measured in one photo, and perspective changes both by several per cent.',
  );
}

const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

function fingersText({ proportions: { cutFingers } }: PalmReading, findings: readonly Finding[]): Text {
  const found = about(findings, 'fingers', 'thumb');
  const cut =
    cutFingers.length > 0
      ? [`Not measured, because they reach the edge of the photo: ${list(cutFingers)}.`]
      : ['All five fingers lie inside the photo.'];
  return text(
    'Fingers',
    [...meanings(found), ...cut, 'Gaps between the fingers are a matter of the pose and are not read.'],
    seen(found),
    'Finger ratios change by some hundredths with the angle of the camera; nails, joints and flexibility are not seen.',
  );
}

const courseNames = { heart: 'heart line', head: 'head line', life: 'life line', fate: 'fate line' } as const;

function describeLine(name: keyof typeof courseNames, line: ReadLine, joined: boolean): string {
  if (line.grade === 'not found')
    return name === 'head' && joined
      ? 'No separate head line is reported: one joined heart-and-head line is possible, but not certain.'
      : `No ${courseNames[name]} could be made out.`;
  const gaps =
    line.breaks === 0
      ? 'without a gap'
      : line.breaks === 1
        ? 'with one short gap'
        : `with ${line.breaks} short gaps`;
  return `The ${courseNames[name]} is ${line.grade === 'clear' ? 'clear' : 'faint'}, ${line.length} palm lengths long and ${gaps}.`;
}

function majorLinesText({ lines, joined }: PalmReading, findings: readonly Finding[]): Text {
  const sentences = lineNames.flatMap((name) => [
    describeLine(name, lines[name], joined),
    ...meanings(about(findings, name).slice(0, 3)),
  ]);
  return text(
    'Major lines',
    sentences,
    lineNames.map((name) => `${courseNames[name]}: ${lines[name].grade}`),
    'Length and curve depend on the angle of the camera. Gaps may be a matter of light; they mean nothing medical, and a life line has nothing to do with the length of a life.',
  );
}

function mountsText(_: PalmReading, findings: readonly Finding[]): Text {
  const mounts = mountTexts(findings);
  return text(
    'Mounts',
    [
      'The mounts are cushions of the palm, and a photo shows no relief; they are not measured here.',
      ...mounts.sentences,
    ],
    mounts.restsOn,
    'The height of a mount cannot be seen in a photo. What is said is derived from the fingers above it or the lines beside it; the mounts of Mars have no such sign and are left out.',
  );
}

/** Traits that set a hand apart, by rule; each names the feature it rests on. */
const special = [
  'joined',
  'head-apart-from-life',
  'heart-near-head',
  'heart-broken',
  'thumb-wide',
  'fate-near-life',
  'fate-centre',
  'fate-far',
];

/** What sets a hand apart, the most marked first; none of an ordinary hand. */
export const specialOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ rule }) => special.includes(rule.id)).slice(0, 4);

function specialFeaturesText(_: PalmReading, findings: readonly Finding[]): Text {
  const found = specialOf(findings);
  return text(
    'Special features',
    [
      ...(found.length > 0
        ? ['What sets this hand apart among its measured features:', ...meanings(found)]
        : [
            'None of the measured features sets this hand apart: heart and head line are separate, head and life line begin together, and no clear fate line is seen.',
            'Tradition calls such a hand harmonious.',
          ]),
      'Crosses, stars, islands, squares and rings are not identified.',
    ],
    found.length > 0 ? seen(found) : ['heart, head, life and fate line'],
    'Small signs such as crosses and stars cannot be told from chance furrows in a photo.',
  );
}

function minorLinesText({ fineLines, quality }: PalmReading, findings: readonly Finding[]): Text {
  const found = about(findings, 'skin');
  return text(
    'Minor lines',
    [
      ...meanings(found),
      `On half of the skin the furrows have less than ${Math.round(fineLines * 100)} per cent of the strength of the marked ones.`,
      'Single minor lines, such as those of the Sun, of Mercury or of intuition, are not identified.',
      quality.soft
        ? 'The photo is a little soft, so finer lines than these may be there.'
        : 'The photo is sharp enough for this.',
    ],
    [...seen(found), `median furrow at ${fineLines} of the marked ones`],
    'Light from the side shows more fine lines than light from the front; marriage and children lines lie on the edge of the hand and are not visible.',
  );
}

function summaryText(reading: PalmReading, findings: readonly Finding[]): Text {
  const strongest = findings.slice(0, 3);
  const clear = lineNames
    .filter((name) => reading.lines[name].grade === 'clear')
    .map((name) => courseNames[name]);
  return text(
    'Summary',
    [
      `The photo shows the palm of a ${sideOf(reading)}${clear.length > 0 ? ` with a clear ${list(clear)}` : ', its lines no more than faint'}.`,
      `Its three most marked features: ${list(seen(strongest))}.`,
      ...strongest.map(({ rule }) => capital(rule.meaning)),
    ],
    seen(strongest),
    'The most marked features are those furthest from the middle of what photos of hands show; they are not the most important ones.',
  );
}
