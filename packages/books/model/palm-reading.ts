import { type Fields, fieldsOf } from '@palmleaf/shared/views/answers';
import { isFileContent } from '../answers/file-content.ts';
import { without } from '../answers/shape.ts';

/** Members that may hold text; the contract documents no shape for palms. */
const proseFields = [
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

const technical = ['palm_id', 'status', 'success', 'basis'];

export interface PalmChapter {
  readonly prose: string;
  readonly grounds: readonly string[];
  readonly limits: string | undefined;
  readonly disclaimer: string | undefined;
  readonly rest: unknown;
}

/** @param shownText prose shown before in this section; `rest` leaves its sentences out */
export function reading(answer: unknown, shownText = ''): PalmChapter {
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
    rest: withoutWrapper(notIn(rest, `${prose}\n${shownText}`)),
  };
}

export function proseOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  const fields = unwrapped(answer);
  const name = fields && proseName(fields);
  return name === undefined ? '' : String(fields?.[name]);
}

const proseName = (fields: Fields): string | undefined => proseFields.find((key) => isProse(fields[key]));

/** Shorter strings occur in prose by chance. */
const minSentenceCharacters = 40;

const saysNothing = /^not (visible|identified|clear|decided|found)\b/i;

function notIn(value: unknown, shownText: string): unknown {
  if (typeof value === 'string')
    return saysNothing.test(value.trim()) ||
      (value.length >= minSentenceCharacters && shownText.includes(value))
      ? undefined
      : value;
  if (Array.isArray(value)) {
    const rest = value.map((entry) => notIn(entry, shownText)).filter((entry) => entry !== undefined);
    return rest.length === 0 && (value.length > 0 || shownText.trim() !== '') ? undefined : rest;
  }
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  const rest = Object.entries(fields)
    .map(([name, entry]) => [name, notIn(entry, shownText)] as const)
    .filter(([, entry]) => entry !== undefined);
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

const maxDepth = 6;

/** Each text as often as it occurs. */
export function textsWithin(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > maxDepth || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((entry) => textsWithin(entry, depth + 1));
}

export function withoutTexts(value: unknown, texts: ReadonlySet<string>, depth = 0): unknown {
  if (typeof value === 'string') return texts.has(value) ? undefined : value;
  if (depth > maxDepth) return value;
  if (Array.isArray(value)) {
    const rest = value
      .map((entry) => withoutTexts(entry, texts, depth + 1))
      .filter((entry) => entry !== undefined);
    return rest.length === 0 && value.length > 0 ? undefined : rest;
  }
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  const rest = Object.entries(fields)
    .map(([name, entry]) => [name, withoutTexts(entry, texts, depth + 1)] as const)
    .filter(([, entry]) => entry !== undefined);
  return rest.length === 0 && Object.keys(fields).length > 0 ? undefined : Object.fromEntries(rest);
}

function withoutWrapper(value: unknown): unknown {
  const [only, ...others] = Object.values(fieldsOf(value) ?? {});
  return others.length === 0 ? (fieldsOf(only) ?? value) : value;
}

const wraps = ['data', 'result', 'response'];

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
