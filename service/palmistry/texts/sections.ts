import { lineNames } from '../../../engines/palm/lines/corridors.ts';
import { isPaused, raritiesOf } from './hand/rarities.ts';
import { mountsText } from './mounts.ts';
import type { PalmSection } from './names.ts';
import { passages } from './passages.ts';
import { type Told, tell } from './tell.ts';
import { capital, featuresOf, type Palm, saysOf, type Text, textOf } from './text.ts';

/** The text of one section: what it means for you first, then how it was seen. */
export const sectionText = (section: PalmSection, palm: Palm): Text => compose[section](palm);

const compose: Record<PalmSection, (palm: Palm) => Text> = {
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
  (section: Exclude<PalmSection, 'special-features'>, { words, hand }: Palm) =>
  (name: string): Told | null =>
    tell(words, section, name, hand);

function handTypeText(palm: Palm): Text {
  const { reading, hand, words } = palm;
  const told = Object.keys(passages['hand-type']).map(teller('hand-type', palm));
  const cut = reading.proportions.cutFingers.filter((finger) => finger !== 'thumb');
  const seen =
    hand.type === null
      ? words.handType.open(cut.map((finger) => words.fingers.names[finger]))
      : words.handType.seen[hand.type];
  return textOf('hand-type', [[...saysOf(told), seen]], featuresOf(told), palm);
}

function fingersText(palm: Palm): Text {
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

function majorLinesText(palm: Palm): Text {
  const { reading, words } = palm;
  const { lines, joined } = reading;
  const told = teller('major-lines', palm);
  const [heart, head, start, life, fate, blend] = ['heart', 'head', 'start', 'life', 'fate', 'blend'].map(
    told,
  );
  const faint = lineNames.filter((name) => name !== 'fate' && lines[name].grade === 'faint');
  const missing = (name: 'heart' | 'head' | 'life') =>
    lines[name].grade === 'not found' && !(joined && name === 'head') ? words.lines.missing[name] : '';
  const says = (passage: Told | null | undefined) => passage?.says ?? '';
  return textOf(
    'major-lines',
    [
      [
        joined ? words.joined.line : says(heart),
        !joined && isPaused(lines.heart) ? words.lines.paused : '',
        missing('heart'),
        says(head),
        missing('head'),
        says(start),
        says(life),
        missing('life'),
        says(fate),
        says(blend),
        faint.length > 0 ? words.lines.faint(words.list(faint.map((name) => words.lines.names[name]))) : '',
        [heart, head, life].every((passage) => !passage) ? words.tooLittle : '',
      ],
    ],
    [
      ...(joined ? (['joined'] as const) : []),
      ...featuresOf([heart ?? null, head ?? null, start ?? null, life ?? null, fate ?? null]),
      'fate',
    ],
    palm,
  );
}

function specialFeaturesText(palm: Palm): Text {
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

function minorLinesText(palm: Palm): Text {
  const { reading, words } = palm;
  const told = Object.keys(passages['minor-lines']).map(teller('minor-lines', palm));
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
function summaryText(palm: Palm): Text {
  const { reading, words } = palm;
  const told = teller('summary', palm);
  const [self, mind, pull, grip, keep, counsel] = ['self', 'mind', 'pull', 'grip', 'keep', 'counsel'].map(
    (name) => told(name),
  );
  const clear = lineNames
    .filter((name) => reading.lines[name].grade === 'clear')
    .map((name) => words.lines.names[name]);
  const seen =
    clear.length > 0
      ? words.summary.seen(reading.side, words.list(clear), clear.length)
      : words.summary.onlyFaint(reading.side);
  const all = [self, mind, pull, grip, keep, counsel].map((passage) => passage ?? null);
  const says = (...chosen: (Told | null | undefined)[]) => chosen.map((passage) => passage?.says ?? '');
  const opening = reading.joined ? [words.joined.summary] : [];
  return textOf(
    'summary',
    [[...opening, ...says(self, mind)].map(capital), says(pull, grip), [...says(keep, counsel), seen]],
    [...(reading.joined ? (['joined'] as const) : []), ...featuresOf(all)],
    palm,
  );
}
