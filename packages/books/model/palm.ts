import type { Placement } from '@palmleaf/contract/endpoints';
import { operationNames, operations } from '@palmleaf/contract/operations';
import { type Fields, fieldsOf } from '@palmleaf/shared/views/answers';
import type { PartView } from '@palmleaf/shared/views/views';
import * as z from 'zod';
import { sortedBy, without } from '../answers/shape.ts';
import type { PalmLabels } from '../words/palm/labels.ts';
import type { Block } from './book.ts';
import { blocksOf } from './generic.ts';

const placed = (placement: Placement) =>
  operationNames.filter((name) => operations[name].placement === placement);
const features = placed('feature');
const topics = placed('topic');
const first = placed('first');
const pictures = placed('picture');
/** Nothing of these is read out. */
const unspoken: readonly string[] = [...placed('hidden'), ...pictures];

/** Names under which answers carry their prose. */
const proseNames = [
  'text',
  'report',
  'description',
  'analysis',
  'reading',
  'interpretation',
  'summary',
  'content',
  'result',
];
const wraps = ['data', 'result', 'response'];

const legendLine = z.looseObject({
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  name: z.string(),
  present: z.boolean(),
  stroke: z.string().optional(),
});

interface Told {
  readonly prose: string;
  readonly rest: Fields;
  readonly disclaimer?: string;
}

interface Text extends Told {
  readonly part: PartView;
}

/** The palm: its photo with the lines, the summary, what the hand shows, and what is read from it. */
export function palmBlocks(parts: readonly PartView[], hasPhoto: boolean, labels: PalmLabels): Block[] {
  const tell = (part: PartView) => ({ part, ...told(part.answer) });
  const texts = parts.filter(({ operation }) => !unspoken.includes(operation)).map(tell);
  const said = texts.map(({ prose }) => prose).join('\n');
  const named = (names: readonly string[]) =>
    names.flatMap((name) => texts.filter(({ part }) => part.operation === name));
  const summary = named(first);
  const known: readonly string[] = [...first, ...features, ...topics];
  const others = texts.filter(({ part }) => !known.includes(part.operation));
  const image = parts.find(({ operation }) => pictures.some((name) => name === operation));
  return [
    ...(hasPhoto ? [photo(image?.answer, labels)] : []),
    ...summary.flatMap(({ prose, rest }): Block[] =>
      prose === '' ? blocksOf(rest, labels.name) : [{ kind: 'lead', text: prose }],
    ),
    ...[...named(features), ...named(topics), ...others].flatMap((one) => section(one, said, labels)),
  ];
}

/** What all texts of the parts share, each sentence once. */
export const disclaimersOf = (parts: readonly PartView[]): string[] => [
  ...new Set(parts.flatMap(({ answer }) => told(answer).disclaimer ?? [])),
];

function section({ part, prose, rest }: Text, said: string, labels: PalmLabels): Block[] {
  // Where texts name the mounts, a card for each would say again where it lies.
  const beside =
    prose !== '' && part.operation === 'mounts' ? [] : blocksOf(alone(unsaid(rest, said)), labels.name);
  if (prose === '' && beside.length === 0) return [];
  return [
    { kind: 'heading', text: labels.title(part) },
    ...(prose === '' ? [] : [{ kind: 'text', text: prose } as const]),
    ...beside,
  ];
}

function photo(answer: unknown, labels: PalmLabels): Block {
  const fields = fieldsOf(answer);
  const inner = fieldsOf(fields?.data) ?? fields;
  const lines = ['lines_detected', 'legend', 'lines'].flatMap(
    (name) => sortedBy(legendLine, inner?.[name]).fitting,
  );
  const legend = lines
    .filter(({ present }) => present)
    .map(({ name, color, stroke }) => ({
      colour: color,
      dashed: stroke === 'dashed',
      text: labels.name(name),
    }));
  return { kind: 'photo', alt: legend.map(({ text }) => text).join(', '), legend };
}

function told(answer: unknown): Told {
  if (typeof answer === 'string') return { prose: answer, rest: {} };
  const outer = fieldsOf(answer) ?? {};
  const wrapped = wraps.map((name) => fieldsOf(outer[name])).find((found) => found !== undefined);
  const fields = wrapped ?? outer;
  const name = proseNames.find((key) => typeof fields[key] === 'string' && fields[key] !== '');
  const disclaimer = fields.disclaimer;
  return {
    prose: name === undefined ? '' : String(fields[name]),
    rest: without(fields, name === undefined ? [] : [name]),
    ...(typeof disclaimer === 'string' ? { disclaimer } : {}),
  };
}

/** What an object that holds nothing but another one holds: its name would repeat the title. */
function alone(value: unknown): unknown {
  const fields = fieldsOf(value) ?? {};
  const inner = Object.values(fields).flatMap((entry) => fieldsOf(entry) ?? []);
  const others = Object.keys(blankOf(fields));
  const [only, ...more] = inner;
  return only !== undefined && more.length === 0 && others.length === 0 ? only : value;
}

/** The fields of an answer that say something by themselves. */
const blankOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => fieldsOf(value) === undefined && blocksOf({ [name]: value }).length > 0,
    ),
  );

/** Shorter texts stand in any prose by chance. */
const sentence = 12;

/** A value without the sentences that some prose of the chapter says already. */
function unsaid(value: unknown, said: string): unknown {
  if (typeof value === 'string') return value.length >= sentence && isSaid(value, said) ? undefined : value;
  if (Array.isArray(value))
    return value.map((entry) => unsaid(entry, said)).filter((entry) => entry !== undefined);
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, entry]) => {
      const left = unsaid(entry, said);
      return left === undefined ? [] : [[name, left]];
    }),
  );
}

/** Whether each sentence of a text stands in what is said. */
const isSaid = (text: string, said: string): boolean =>
  said.toLowerCase().includes(text.toLowerCase()) ||
  text.split(/(?<=[.!?])\s+/).every((one) => said.includes(one));
