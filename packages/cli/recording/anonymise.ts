import { monthNames } from '@palmleaf/contract/month-names';
import { fieldsOf } from '@palmleaf/shared/views/answers';

const noPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const noAddress = 'https://replay.invalid/';
const anyMonth = { year: 2000, month: 1, day: 1 };

const birthMembers =
  /^(?:day|date_of_birth|dob|birth_?(?:day|date|time|place|city|country)|month|year|hour|min(?:ute)?s?|time_of_birth|lat(?:itude)?|lon(?:gitude)?|tz(?:one)?|time_?zone|place(?:_of_birth)?|city|country|gender)$/i;

export interface Identity {
  readonly ids: ReadonlyMap<string, string>;
  readonly names: readonly string[];
  readonly birth: Readonly<Record<string, unknown>> | undefined;
}

export function anonymised(value: unknown, identity: Identity): unknown {
  const patterns = patternsOf(identity);
  return walk(value, identity, patterns, '');
}

type Pattern = readonly [RegExp, string];

function walk(value: unknown, identity: Identity, patterns: readonly Pattern[], name: string): unknown {
  if (typeof value === 'string') return textOf(value, identity, patterns, name);
  if (typeof value === 'number')
    return birthMembers.test(name) ? neutralValue(name, identity, value) : numberOf(value, identity);
  if (Array.isArray(value)) return value.map((one: unknown) => walk(one, identity, patterns, name));
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  return Object.fromEntries(
    Object.entries(fields).map(([key, one]) => [
      replacedIn(key, identity, patterns),
      walk(one, identity, patterns, key),
    ]),
  );
}

function numberOf(value: number, { ids }: Identity): number {
  const replacement = String(value).length < shortId ? undefined : ids.get(String(value));
  return replacement === undefined ? value : Number(`9${replacement.replaceAll(/\D/g, '')}`);
}

function neutralValue(name: string, { birth }: Identity, value: number): number {
  if (birth === undefined || !Object.values(birth).some((one) => Number(one) === value)) return value;
  const lower = name.toLowerCase();
  return lower === 'year' ? anyMonth.year : lower === 'month' || lower === 'day' ? 1 : 0;
}

function textOf(text: string, identity: Identity, patterns: readonly Pattern[], name: string): string {
  if (/^data:/i.test(text) || /^[A-Za-z0-9+/=\s_-]{400,}$/.test(text)) return noPicture;
  if (/^https?:\/\//i.test(text)) return noAddress;
  const { birth } = identity;
  if (
    birthMembers.test(name) &&
    birth !== undefined &&
    Object.values(birth).some((one) => String(one) === text)
  )
    return String(neutralValue(name, identity, Number(text)) || '');
  return replacedIn(text.replaceAll(/https?:\/\/[^\s"'<>]+/gi, noAddress), identity, patterns);
}

const replacedIn = (text: string, { ids }: Identity, patterns: readonly Pattern[]): string =>
  patterns.reduce(
    (cleared, [pattern, other]) => cleared.replaceAll(pattern, other),
    [...ids].reduce((cleared, [id, other]) => withoutId(cleared, id, other), text),
  );

const shortId = 4;
/** An id of at least this length is replaced inside words too, for example in a file name. */
const longId = 12;

function withoutId(text: string, id: string, other: string): string {
  if (id.length >= longId) return text.replaceAll(id, other);
  if (id.length < shortId) return text === id ? other : text;
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(id)}(?![\\p{L}\\p{N}])`, 'gu'), other);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternsOf({ names, birth }: Identity): Pattern[] {
  const words = names.flatMap((name) => [name, ...name.split(/[\s,]+/)]).filter((word) => word.length > 1);
  const namePatterns = [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map(
      (word): Pattern => [new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu'), '…'],
    );
  return [...namePatterns, ...datesOf(birth)];
}

function datesOf(birth: Identity['birth']): Pattern[] {
  const [year, month, day] = [birth?.year, birth?.month, birth?.day].map(Number);
  if (!year || !month || !day) return [];
  const padded = (value: number): string => `0?${value}`;
  const name = monthNames[month - 1] ?? '';
  const spelled = `(?:${name}|${name.slice(0, 3)})`;
  const [mark, again] = ['(?<mark>[-/. ])', '\\k<mark>'];
  const ordinal = `${padded(day)}(?:st|nd|rd|th)?`;
  return [
    [new RegExp(`\\b${padded(day)}${mark}${padded(month)}${again}${year}\\b`, 'g'), '1-1-2000'],
    [new RegExp(`\\b${padded(month)}${mark}${padded(day)}${again}${year}\\b`, 'g'), '1-1-2000'],
    [new RegExp(`\\b${year}${mark}${padded(month)}${again}${padded(day)}(?!\\d)`, 'g'), '2000-01-01'],
    [new RegExp(`\\b${year}${mark}${padded(month)}${again}`, 'g'), '2000-01-'],
    [new RegExp(`\\b${year}${String(month).padStart(2, '0')}(\\d\\d)\\b`, 'g'), '200001$1'],
    [new RegExp(`\\b${ordinal} (?:of )?${spelled},? ${year}\\b`, 'gi'), '1 January 2000'],
    [new RegExp(`\\b${spelled} ${ordinal},? ${year}\\b`, 'gi'), 'January 1, 2000'],
    [new RegExp(`\\b${spelled},? ${year}\\b`, 'gi'), 'January 2000'],
  ];
}
