import { faintStrength, lineNames, type ReadLine } from '@palmleaf/engines/palm';
import type { Feature } from './classes.ts';
import { measuresOf } from './measured.ts';
import { mountsText } from './mounts.ts';
import type { PalmSection } from './names.ts';
import { type OpenType, openTypeOf } from './open-type.ts';
import type { PalmWords } from './palm-words.ts';
import { passages } from './passages.ts';
import { isPaused, raritiesOf } from './rarities.ts';
import { strongestFirst } from './strongest.ts';
import { type PalmSentence, sentenceFor, sentencesAlone } from './tell.ts';
import { type PalmInWords, saysOf, seenFeatures, type Text, textOf } from './text.ts';

export const sectionText = (section: PalmSection, palm: PalmInWords): Text => compose[section](palm);

const compose: Record<PalmSection, (palm: PalmInWords) => Text> = {
  'hand-type': handTypeText,
  fingers: fingersText,
  'major-lines': majorLinesText,
  mounts: mountsText,
  'special-features': specialFeaturesText,
  'minor-lines': minorLinesText,
  summary: summaryText,
};

/** `hand`: only decided classes; `nearest`: undecided ones too; `meant`: near a border, the middle class. */
const classesFor = {
  'hand-type': 'hand',
  fingers: 'hand',
  'major-lines': 'meant',
  mounts: 'meant',
  'minor-lines': 'nearest',
  summary: 'meant',
  joined: 'meant',
} as const;

const sentenceIn = (section: keyof typeof classesFor, palm: PalmInWords) => {
  const { words, [classesFor[section]]: classes } = palm;
  return (name: string): PalmSentence | null => sentenceFor(words, section, name, classes);
};

function handTypeText(palm: PalmInWords): Text {
  const { reading, hand, words } = palm;
  const open = openTypeOf(reading);
  const names = Object.keys(passages['hand-type']);
  const sentences = (open?.trait ? names.filter((name) => name !== 'lead') : names).map(
    sentenceIn('hand-type', palm),
  );
  const says =
    open === null
      ? [...saysOf(sentences), hand.type ? words.handType.seen[hand.type] : '']
      : openType(open, saysOf(sentences), words);
  const notes = open === null ? [] : openNotes(open, words);
  const text = textOf('hand-type', [says, notes], seenFeatures(sentences), palm);
  if (!open?.trait || reading.proportions.fingers === null) return text;
  const measured = `${words.keys.element[open.trait]} (${words.measures.type(measuresOf(reading))})`;
  return { ...text, rests_on: [measured, ...text.rests_on] };
}

const openNotes = ({ unmeasured, leans }: OpenType, { handType, fingers }: PalmWords): string[] => [
  unmeasured === null ? '' : handType.unmeasured(unmeasured.map((name) => fingers.names[name])),
  leans ? handType.leaning : '',
];

function openType({ trait }: OpenType, sentences: string[], { handType }: PalmWords) {
  const seen = trait === null ? '' : handType.openSeen[trait === 'mixed' ? 'neither' : trait];
  return [
    trait === null ? '' : trait === 'mixed' ? handType.mixed : handType.between[trait],
    ...sentences,
    seen,
  ];
}

function fingersText(palm: PalmInWords): Text {
  const { reading, hand, words } = palm;
  const { seen, excluded, seenIn, cut, unseen, names } = words.fingers;
  const pairs = Object.keys(passages.fingers).map(sentenceIn('fingers', palm));
  const { index, little } = palm.ruledOut;
  const sentences = [
    ...pairs,
    ...sentencesAlone(words, 'fingers', palm.hand, pairs),
    ...(index === null ? [] : [{ says: excluded.index[index], features: ['index'] as const }]),
    ...(little === null ? [] : [{ says: excluded.little[little], features: ['little'] as const }]),
  ];
  const isSilent = saysOf(sentences).length === 0;
  const clauses = [
    hand.index && seen.index[hand.index],
    hand.little && seen.little[hand.little],
    hand.thumb && seen.thumb[hand.thumb],
  ].filter((clause) => clause !== null);
  const { cutFingers } = reading.proportions;
  const { bent, hidden } = reading.pose;
  const notSeen = [...new Set([...bent, ...hidden])].filter((finger) => !cutFingers.includes(finger));
  return textOf(
    'fingers',
    [
      [...saysOf(sentences), clauses.length > 0 ? seenIn(words.list(clauses)) : ''],
      [
        cutFingers.length > 0 ? cut(words.list(cutFingers.map((finger) => names[finger]))) : '',
        notSeen.length > 0 ? unseen(words.list(notSeen.map((finger) => names[finger]))) : '',
        isSilent ? words.tooLittle.fingers : '',
        !isSilent && clauses.length + cutFingers.length + notSeen.length === 0 ? words.fingers.restOpen : '',
      ],
    ],
    [...seenFeatures(sentences), 'little', 'thumb'],
    palm,
  );
}

function majorLinesText(palm: PalmInWords): Text {
  const { reading, words } = palm;
  const { lines, joined } = reading;
  const sentenceOf = sentenceIn('major-lines', palm);
  const [heart, head, start, life] = [
    sentenceOf('heart'),
    sentenceOf('head'),
    sentenceOf('start'),
    sentenceOf('life'),
  ];
  const fate = joined ? sentenceIn('joined', palm)('fate') : sentenceOf('fate');
  const blend = sentenceOf('blend');
  const pairs = [heart, head, start, life, fate, blend];
  const single = (...among: readonly Feature[]) =>
    sentencesAlone(words, 'major-lines', palm.meant, pairs, among);
  const [heartAlone, headAlone, startAlone, lifeAlone, fateAlone] = [
    single('heartEnd', 'heartForm'),
    single('headLength', 'headSlope'),
    single('headStart', 'heartGap'),
    single('lifeSweep', 'lifeLength'),
    single('fate'),
  ];
  const alone = [...heartAlone, ...headAlone, ...startAlone, ...lifeAlone, ...fateAlone];
  const isFaint = ({ grade, strength }: ReadLine) => grade === 'faint' && strength < faintStrength;
  const faint = lineNames.filter((name) => name !== 'fate' && isFaint(lines[name]));
  const missing = (name: 'heart' | 'head' | 'life') =>
    lines[name].grade === 'not found' && !(joined && name === 'head') ? words.lines.missing[name] : '';
  return textOf(
    'major-lines',
    [
      [
        joined ? words.joined.line : '',
        ...saysOf([heart, ...heartAlone]),
        !joined && isPaused(lines.heart) ? words.lines.paused : '',
        missing('heart'),
        ...saysOf([head, ...headAlone]),
        missing('head'),
        ...saysOf([start, ...startAlone, life, ...lifeAlone]),
        missing('life'),
        ...saysOf([fate, ...fateAlone, blend]),
        faint.length > 0 ? words.lines.faint(words.list(faint.map((name) => words.lines.names[name]))) : '',
        saysOf([...pairs, ...alone]).length === 0 ? words.tooLittle['major-lines'] : '',
      ],
    ],
    [...(joined ? (['joined'] as const) : []), ...seenFeatures([...pairs, ...alone]), 'fate'],
    palm,
  );
}

const rarityFeatures = ['heartEnd', 'heartGap', 'headStart', 'index', 'lifeSweep', 'fate'] as const;

function specialFeaturesText(palm: PalmInWords): Text {
  const { reading, hand, words } = palm;
  const { told, none, open, unnamed } = words.special;
  const found = raritiesOf(hand, reading);
  // A hand with an undecided feature cannot be called usual.
  const isDecided = rarityFeatures.every((feature) => hand[feature] !== null);
  return textOf(
    'special-features',
    [
      found.length > 0 ? found.map(({ name }) => told[name]) : isDecided ? [none] : [],
      [found.length > 0 || isDecided ? '' : open, unnamed],
    ],
    found.length > 0
      ? found.map(({ name, feature }) => (name === 'joined' ? 'joined' : feature))
      : ['heartEnd', 'heartGap', 'headStart', 'fate'],
    palm,
  );
}

function minorLinesText(palm: PalmInWords): Text {
  const { reading, words } = palm;
  const pairs = reading.joined
    ? [sentenceIn('joined', palm)('page')]
    : Object.keys(passages['minor-lines']).map(sentenceIn('minor-lines', palm));
  const sentences = [...pairs, ...sentencesAlone(words, 'minor-lines', palm.nearest, pairs)];
  return textOf(
    'minor-lines',
    [
      [...saysOf(sentences)],
      [
        words.minorLines.unnamed,
        reading.quality.soft ? words.minorLines.soft : '',
        saysOf(sentences).length === 0 ? words.tooLittle['minor-lines'] : '',
      ],
    ],
    ['skin', ...seenFeatures(sentences)],
    palm,
  );
}

function summarySentences(
  palm: PalmInWords,
): Readonly<Record<'who' | 'pull' | 'keep', readonly (PalmSentence | null)[]>> {
  const { words, reading } = palm;
  const sentenceOf = sentenceIn('summary', palm);
  const pull = reading.joined ? sentenceIn('joined', palm)('pull') : sentenceOf('pull');
  const pairs = {
    who: [sentenceOf('self'), sentenceOf('mind')],
    pull: [pull, sentenceOf('grip')],
    keep: [sentenceOf('keep'), sentenceOf('counsel')],
  };
  const withAlone = (name: keyof typeof pairs, ...among: readonly Feature[]) => {
    const before = saysOf(pairs[name]).length === 0 ? [] : Object.values(pairs).flat();
    return [...pairs[name], ...sentencesAlone(words, 'summary', palm.meant, before, among)];
  };
  return {
    who: withAlone('who', 'type', 'headSlope', 'headStart'),
    pull: withAlone('pull', 'heartForm', 'headLength'),
    keep: withAlone('keep', 'lifeSweep', 'skin', 'fate'),
  };
}

/** Empty if the photo decides no feature that the counsel uses. */
export function counselOf(palm: PalmInWords): string {
  const { keep, pull } = summarySentences(palm);
  return saysOf(keep).join(' ') || saysOf(pull).join(' ');
}

function summaryText(palm: PalmInWords): Text {
  const { reading, words } = palm;
  const { joined } = reading;
  const sentences = summarySentences(palm);
  return textOf(
    'summary',
    [
      [joined ? words.joined.summary : '', ...saysOf(strongestFirst(palm, sentences.who))],
      saysOf(sentences.pull),
      saysOf(sentences.keep),
      [words.summary.seen(reading.side), words.limits.summary],
    ],
    [...(joined ? (['joined'] as const) : []), ...seenFeatures(Object.values(sentences).flat())],
    palm,
  );
}
