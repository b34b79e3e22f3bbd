import { type Fields, fieldsOf } from '@palmleaf/shared/views/answers';
import { isFileContent } from '../answers/file-content.ts';
import { without } from '../answers/shape.ts';

/** Field names for prose; the contract documents no shape for palms. */
const prose = [
  'text',
  'report',
  'description',
  'analysis',
  'reading',
  'interpretation',
  'summary',
  'message',
  'content',
  'result',
];

/** Fields of no use to a reader: the reading's number and the success of the call. */
const technical = ['palm_id', 'status', 'success', 'basis'];

/** The parts of an answer about a palm. */
export interface PalmReading {
  /** Empty if there is none. */
  readonly prose: string;
  /** The features that support the text. */
  readonly grounds: readonly string[];
  /** The limits of reading a photo. */
  readonly limits: string | undefined;
  /** Printed once for all texts that share it. */
  readonly disclaimer: string | undefined;
  /** Other values worth reading. */
  readonly rest: unknown;
}

/**
 * Reads a section or topic of a palm.
 *
 * @param said all prose of the page's section; lists beside it do not repeat its sentences
 */
export function reading(answer: unknown, said = ''): PalmReading {
  const none = { grounds: [], limits: undefined, disclaimer: undefined };
  if (typeof answer === 'string') return { ...none, prose: answer, rest: undefined };
  const fields = unwrapped(answer);
  if (fields === undefined) return { ...none, prose: '', rest: answer };
  const name = proseName(fields);
  const prose = name === undefined ? '' : String(fields[name]);
  const text = (field: string): string | undefined => {
    const value = fields[field];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const grounds = Array.isArray(fields.rests_on)
    ? fields.rests_on.filter((entry) => typeof entry === 'string')
    : [];
  const limits = text('limits');
  const rest = without(fields, [
    ...technical,
    ...(name === undefined ? [] : [name]),
    ...(text('title') === undefined ? [] : ['title']),
    ...(text('disclaimer') === undefined ? [] : ['disclaimer']),
    ...(limits === undefined ? [] : ['limits']),
    ...(grounds.length === 0 ? [] : ['rests_on']),
  ]);
  return {
    prose,
    grounds,
    limits: limits === undefined || prose.includes(limits) ? undefined : limits,
    disclaimer: text('disclaimer'),
    rest: alone(notIn(rest, `${prose}\n${said}`)),
  };
}

/** Returns the prose of an answer, or an empty text. */
export function proseOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  const fields = unwrapped(answer);
  const name = fields && proseName(fields);
  return name === undefined ? '' : String(fields?.[name]);
}

const proseName = (fields: Fields): string | undefined => prose.find((key) => isProse(fields[key]));

/** Shorter texts occur in prose by chance. */
const sentence = 40;

/** Placeholders for a missing value. */
const saysNothing = /^not (visible|identified|clear|decided|found)\b/i;

/** Removes sentences that a text already holds, placeholders, and fields left empty. */
function notIn(value: unknown, said: string): unknown {
  if (typeof value === 'string')
    return saysNothing.test(value.trim()) || (value.length >= sentence && said.includes(value))
      ? undefined
      : value;
  if (Array.isArray(value)) {
    const left = value.map((entry) => notIn(entry, said)).filter((entry) => entry !== undefined);
    return left.length === 0 && (value.length > 0 || said.trim() !== '') ? undefined : left;
  }
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  const left = Object.entries(fields)
    .map(([name, entry]) => [name, notIn(entry, said)] as const)
    .filter(([, entry]) => entry !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** The greatest depth of an answer about a palm. */
const deepest = 6;

/** Returns the texts within a value, repeated as often as they occur. */
export function textsWithin(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > deepest || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((entry) => textsWithin(entry, depth + 1));
}

/** Removes some texts from a value, and fields left empty. */
export function withoutTexts(value: unknown, texts: ReadonlySet<string>, depth = 0): unknown {
  if (typeof value === 'string') return texts.has(value) ? undefined : value;
  if (depth > deepest) return value;
  if (Array.isArray(value)) {
    const left = value
      .map((entry) => withoutTexts(entry, texts, depth + 1))
      .filter((entry) => entry !== undefined);
    return left.length === 0 && value.length > 0 ? undefined : left;
  }
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  const left = Object.entries(fields)
    .map(([name, entry]) => [name, withoutTexts(entry, texts, depth + 1)] as const)
    .filter(([, entry]) => entry !== undefined);
  return left.length === 0 && Object.keys(fields).length > 0 ? undefined : Object.fromEntries(left);
}

/** Unwraps an object with a single object field: its name would repeat the card's title. */
function alone(value: unknown): unknown {
  const [only, ...others] = Object.values(fieldsOf(value) ?? {});
  return others.length === 0 ? (fieldsOf(only) ?? value) : value;
}

const wraps = ['data', 'result', 'response'];

/** Returns the fields of an answer, unwrapped from an envelope that only reports success. */
export function unwrapped(answer: unknown): Fields | undefined {
  const fields = fieldsOf(answer);
  if (fields === undefined) return undefined;
  const [only, ...others] = Object.entries(without(fields, [...technical, 'message']));
  if (only === undefined || others.length > 0) return fields;
  const [name, value] = only;
  const inner = fieldsOf(value);
  return inner === undefined || !wraps.includes(name) ? fields : inner;
}

const isProse = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !isFileContent(value);
