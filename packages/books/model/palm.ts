import type { Placement } from '@palmleaf/contract/endpoints';
import { endpointOf, operationNames } from '@palmleaf/contract/operations';
import { fieldsOf } from '@palmleaf/shared/views/answers';
import type { PartView } from '@palmleaf/shared/views/views';
import * as z from 'zod';
import { isEmpty } from '../answers/empty.ts';
import { splitBySchema, without } from '../answers/shape.ts';
import type { BookWording } from '../words/wording.ts';
import { type PalmChapter, proseOf, reading, textsWithin, unwrapped, withoutTexts } from './palm-reading.ts';
import { type Piece, presentPieces } from './pieces.ts';
import { orderedProse, sharedSentences, splitSentences } from './prose.ts';

const placementOf = ({ operation }: PartView): Placement => endpointOf(operation)?.placement ?? 'whole';
const partsWith = (parts: readonly PartView[], ...placements: readonly Placement[]): PartView[] =>
  parts.filter((part) => placements.includes(placementOf(part)));

export const palmBrief = (parts: readonly PartView[], wording: BookWording): Piece[] =>
  presentPieces(
    partsWith(parts, 'picture')
      .slice(0, 1)
      .map(({ answer }) => photo(answer, wording)),
    partsWith(parts, 'first').flatMap(({ answer }) => summary(answer, wording)),
  );

function summary(answer: unknown, { labels }: BookWording): Piece[] {
  const { prose, grounds, rest } = reading(answer);
  return [
    prose === ''
      ? { kind: 'value', value: rest, labels }
      : { kind: 'prose', text: prose, sorted: orderedProse(prose, grounds, new Set()), isSummary: true },
  ];
}

export function palmPieces(parts: readonly PartView[], wording: BookWording): Piece[] {
  const { words } = wording;
  const shownParts = parts.filter((part) => !['hidden', 'picture'].includes(placementOf(part)));
  const prose = shownParts.map(({ answer }) => proseOf(answer));
  const readings = shownParts.map((part) => ({ part, reading: reading(part.answer, prose.join('\n')) }));
  const undecided = frequentTexts(readings.map((one) => one.reading.rest));
  const decidedReadings = readings.map((one) => ({
    ...one,
    reading: { ...one.reading, rest: withoutTexts(one.reading.rest, undecided) },
  }));
  const shared = sharedSentences(
    prose,
    decidedReadings.flatMap(({ reading: { grounds } }) => grounds),
  );
  const cards = decidedReadings
    .filter(({ part }) => placementOf(part) !== 'first')
    .sort((a, b) => orderOf(a.part) - orderOf(b.part));
  const group = (title: string, isOfHand: boolean): Piece[] => {
    const groupCards = cards.filter(({ part }) => (placementOf(part) === 'feature') === isOfHand);
    return groupCards.length === 0
      ? []
      : [
          {
            kind: 'cards',
            title,
            isEvidence: isOfHand && groupCards.length < cards.length,
            pieces: groupCards.map((entry) => card(entry, shared, wording)),
          },
        ];
  };
  return [
    ...group(words.readFrom, false),
    ...group(words.handShows, true),
    {
      kind: 'closing',
      shared: [...shared],
      limits: [...new Set(decidedReadings.flatMap(({ reading: { limits = '' } }) => splitSentences(limits)))],
      disclaimers: [
        ...new Set(
          decidedReadings.flatMap(({ part, reading: { disclaimer } }) =>
            disclaimer !== undefined && isForeign(part, wording) ? words.disclaimer : (disclaimer ?? []),
          ),
        ),
      ],
    },
  ];
}

const isForeign = (part: PartView, { language }: BookWording): boolean =>
  part.language !== undefined && part.language !== language;

/** A text that this many values share is the phrase for "undecided" in the language of the answer. */
const minTimes = 5;

function frequentTexts(values: readonly unknown[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const text of values.flatMap((value) => textsWithin(value)))
    times.set(text, (times.get(text) ?? 0) + 1);
  return new Set([...times].flatMap(([text, count]) => (count < minTimes ? [] : [text])));
}

const orderOf = ({ operation }: PartView): number => {
  const index = operationNames.findIndex((name) => name === operation);
  return index < 0 ? operationNames.length : index;
};

function card(
  { part, reading: read }: { readonly part: PartView; readonly reading: PalmChapter },
  shared: ReadonlySet<string>,
  { words, labels }: BookWording,
): Piece {
  const { prose, grounds, rest } = read;
  const text = orderedProse(prose, grounds, shared);
  const { lists, others } = listsOf(rest);
  const value: Piece = {
    kind: 'value',
    value: others,
    labels,
    // The prose about mounts already says where each lies.
    isRepeated: prose !== '' && part.operation === 'mounts',
  };
  const folded = [
    ...text.measured.map((one): Piece => ({ kind: 'fine', text: one })),
    ...(prose === '' || isEmpty(others) ? [] : [value]),
  ];
  return {
    kind: 'card',
    name: 'topic',
    pieces: presentPieces(
      { kind: 'heading', text: labels.title(part) },
      prose !== '' && { kind: 'prose', text: prose, sorted: text, isSummary: false },
      lists.map(([name, items]): Piece => ({ kind: 'chips', title: labels.name(name), items })),
      prose === '' && !isEmpty(others) && value,
      folded.length > 0 && { kind: 'folded', title: words.measured, pieces: folded },
    ),
  };
}

const maxChipLetters = 60;

function listsOf(rest: unknown): {
  readonly lists: readonly (readonly [name: string, items: readonly string[]])[];
  readonly others: unknown;
} {
  const fields = fieldsOf(rest);
  if (fields === undefined) return { lists: [], others: rest };
  const phrases = z.array(z.string().max(maxChipLetters)).min(1);
  const lists = Object.entries(fields).flatMap(([name, value]) => {
    const items = phrases.safeParse(value);
    return items.success ? [[name, items.data] as const] : [];
  });
  const names = lists.map(([name]) => name);
  return { lists, others: without(fields, names) };
}

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const drawing = { stroke: z.string().optional(), grade: z.string().optional() };
const detectedLine = z
  .looseObject({ name: z.string(), color: colour, present: z.boolean(), ...drawing })
  .transform(({ name, color, ...line }) => ({
    ...line,
    line: name.replace(/ line$/i, '').toLowerCase(),
    colour: color,
  }));
/** The earlier shape of our service's answer, which old reports still hold. */
const drawnLine = z
  .looseObject({ line: z.string(), colour, ...drawing })
  .transform((line) => ({ ...line, present: true }));
const legendLine = z.union([detectedLine, drawnLine]);

function photo(answer: unknown, { words, labels }: BookWording): Piece {
  const fields = unwrapped(answer);
  const lines = ['lines_detected', 'legend', 'lines']
    .map((name) => splitBySchema(legendLine, fields?.[name]).fitting)
    .find((fitting) => fitting.length > 0);
  const legend = (lines ?? [])
    .filter(({ present }) => present)
    .map(({ line, colour: drawn, stroke, grade }) => ({
      colour: drawn,
      isDashed: stroke === 'dashed',
      text: labels.name(`${line} line`),
      ...(grade === undefined ? {} : { grade: labels.name(grade) }),
    }));
  return { kind: 'photo', alt: [words.handShows, ...legend.map(({ text }) => text)].join(', '), legend };
}
