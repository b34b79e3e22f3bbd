import { lineNames } from '../../../engines/palm/lines/corridors.ts';
import { mountsText } from './mounts.ts';
import type { PalmSection } from './names.ts';
import { passages } from './passages.ts';
import { isPaused, raritiesOf } from './rarities.ts';
import { type Told, tell } from './tell.ts';
import { featuresOf, type PalmInWords, saysOf, type Text, textOf } from './text.ts';

/** The text of one section: what it means for you first, then how it was seen. */
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

/** Tells the named passages of a section. */
const teller =
  (section: Exclude<PalmSection, 'special-features'> | 'joined', { words, hand }: PalmInWords) =>
  (name: string): Told | null =>
    tell(words, section, name, hand);

function handTypeText(palm: PalmInWords): Text {
  const { reading, hand, words } = palm;
  const told = Object.keys(passages['hand-type']).map(teller('hand-type', palm));
  const cut = reading.proportions.cutFingers.filter((finger) => finger !== 'thumb');
  const seen =
    hand.type === null
      ? words.handType.open(cut.map((finger) => words.fingers.names[finger]))
      : words.handType.seen[hand.type];
  return textOf('hand-type', [[...saysOf(told), seen]], featuresOf(told), palm);
}

function fingersText(palm: PalmInWords): Text {
  const { reading, hand, words } = palm;
  const { seen, seenIn, cut, names } = words.fingers;
  const told = Object.keys(passages.fingers).map(teller('fingers', palm));
  const clauses = [
    hand.index && seen.index[hand.index],
    hand.little && seen.little[hand.little],
    hand.thumb && seen.thumb[hand.thumb],
  ].filter((clause) => clause !== null);
  const { cutFingers } = reading.proportions;
  return textOf(
    'fingers',
    [
      [
        ...saysOf(told),
        clauses.length > 0 ? seenIn(words.list(clauses)) : '',
        cutFingers.length > 0 ? cut(words.list(cutFingers.map((finger) => names[finger]))) : '',
        told.every((passage) => passage === null) ? words.tooLittle : '',
      ],
    ],
    [...featuresOf(told), 'little', 'thumb'],
    palm,
  );
}

function majorLinesText(palm: PalmInWords): Text {
  const { reading, words } = palm;
  const { lines, joined } = reading;
  const told = teller('major-lines', palm);
  const [heart, head, start, life] = [told('heart'), told('head'), told('start'), told('life')];
  const fate = joined ? teller('joined', palm)('fate') : told('fate');
  const faint = lineNames.filter((name) => name !== 'fate' && lines[name].grade === 'faint');
  const missing = (name: 'heart' | 'head' | 'life') =>
    lines[name].grade === 'not found' && !(joined && name === 'head') ? words.lines.missing[name] : '';
  return textOf(
    'major-lines',
    [
      [
        joined ? words.joined.line : '',
        ...saysOf([heart]),
        !joined && isPaused(lines.heart) ? words.lines.paused : '',
        missing('heart'),
        ...saysOf([head]),
        missing('head'),
        ...saysOf([start, life]),
        missing('life'),
        ...saysOf([fate, told('blend')]),
        faint.length > 0 ? words.lines.faint(words.list(faint.map((name) => words.lines.names[name]))) : '',
        heart === null && head === null && life === null ? words.tooLittle : '',
      ],
    ],
    [...(joined ? (['joined'] as const) : []), ...featuresOf([heart, head, start, life, fate]), 'fate'],
    palm,
  );
}

function specialFeaturesText(palm: PalmInWords): Text {
  const { reading, hand, words } = palm;
  const { told, none, unnamed } = words.special;
  const found = raritiesOf(hand, reading);
  return textOf(
    'special-features',
    [[...(found.length > 0 ? found.map(({ name }) => told[name]) : [none]), unnamed]],
    found.length > 0
      ? found.map(({ name, feature }) => (name === 'joined' ? 'joined' : feature))
      : ['heartEnd', 'heartGap', 'headStart', 'fate'],
    palm,
  );
}

function minorLinesText(palm: PalmInWords): Text {
  const { reading, words } = palm;
  const told = reading.joined
    ? [teller('joined', palm)('page')]
    : Object.keys(passages['minor-lines']).map(teller('minor-lines', palm));
  return textOf(
    'minor-lines',
    [
      [
        ...saysOf(told),
        words.minorLines.unnamed,
        reading.quality.soft ? words.minorLines.soft : '',
        told.every((passage) => passage === null) ? words.tooLittle : '',
      ],
    ],
    ['skin', ...featuresOf(told)],
    palm,
  );
}

/** Three paragraphs: who you are, what pulls against it, what to keep. */
function summaryText(palm: PalmInWords): Text {
  const { reading, words } = palm;
  const { joined } = reading;
  const told = teller('summary', palm);
  const pull = joined ? teller('joined', palm)('pull') : told('pull');
  const [self, mind, grip, keep, counsel] = [
    told('self'),
    told('mind'),
    told('grip'),
    told('keep'),
    told('counsel'),
  ];
  const clear = lineNames
    .filter((name) => reading.lines[name].grade === 'clear')
    .map((name) => words.lines.names[name]);
  const seen =
    clear.length > 0
      ? words.summary.seen(reading.side, words.list(clear), clear.length)
      : words.summary.onlyFaint(reading.side);
  return textOf(
    'summary',
    [
      [joined ? words.joined.summary : '', ...saysOf([self, mind])],
      saysOf([pull, grip]),
      [...saysOf([keep, counsel]), seen],
    ],
    [...(joined ? (['joined'] as const) : []), ...featuresOf([self, mind, pull, grip, keep, counsel])],
    palm,
  );
}
