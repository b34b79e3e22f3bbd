import { type DateOrder, dateOrders } from '../date-order.ts';
import { isRefused, mask, type Refused, refuse } from '../refusal.ts';
import { monthNumber, namesOtherCalendar, weekdayNamed, weekdayOf } from './calendar-words.ts';
import { plainNumber, ranges, wholeNumber } from './numbers.ts';

export interface CalendarDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

export interface DateHabits {
  readonly order?: DateOrder | undefined;
  readonly yearsFrom?: number | undefined;
  /** Completes a year of two digits if only one century gives a possible age. */
  readonly thisYear?: number | undefined;
}

type Parts = readonly [string, string, string];

const yearLast = /^(\d{1,2})(?:\s?([-/.])\s?|\s)(\d{1,2})(?:\s?\2(?<=[-/.])\s?|\s)(\d{4}|\d{2})\.?$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
export const isIsoDate = (text: string): boolean => isoDate.test(text);
export const isExchangeable = (iso: string): boolean =>
  Number(iso.slice(8)) <= 12 && iso.slice(5, 7) !== iso.slice(8);
const yearFirst = /^(\d{4})\s?([-/.]|\s|[年년])\s?(\d{1,2})\s?(?:[-/.]|\s|[月월])\s?(\d{1,2})\s?[.日일]?$/;
/** No year from 1800 to 2299 begins with a month, so eight digits have one meaning. */
const compact = /^((?:1[89]|2[0-2])\d{2})(0[1-9]|1[0-2])(\d{2})$/;
const compactYearLast = /^(\d{2})()(\d{2})((?:1[89]|2[0-2])\d{2})$/;
const weekDate = /^(\d{4})-?W(\d{2})-?([1-7])$/i;
const maxAgeYears = 120;
const dayMs = 86_400_000;

/** An ambiguous date that the table does not settle is refused, never guessed. */
export function calendarDate(value: string, habits: DateHabits = {}, field = 'date'): CalendarDate | Refused {
  if (isoDate.test(value)) return dateIn(value, habits, field);
  const beside = withoutWeekday(value);
  const bare = beside && dateIn(beside.text, habits, field);
  const isDate = bare && !(isRefused(bare) && unreadable.has(bare.refusal.reason.code));
  const { text, weekday } = isDate ? beside : { text: value, weekday: weekdayNamed(value) };
  const date = isDate ? bare : dateIn(value, habits, field);
  if (weekday === undefined) return date;
  if (!isRefused(date))
    return isOn(weekday, date)
      ? date
      : refuse('contradiction', { code: 'other-weekday' }, { field, masked: mask(value) });
  if (date.refusal.reason.code !== 'which-is-the-month') return date;
  const fitting = (['dmy', 'mdy'] as const)
    .map((order) => dateIn(text, { ...habits, order }, field))
    .filter((one) => !isRefused(one) && isOn(weekday, one));
  const [only = date, ...others] = fitting;
  return others.length === 0 ? only : date;
}

export const unreadable: ReadonlySet<string> = new Set([
  'no-date',
  'year-missing',
  'day-missing',
  'spreadsheet-day',
]);

const isOn = (weekday: number, { year, month, day }: CalendarDate): boolean =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday;

function withoutWeekday(value: string) {
  if (!/\p{L}/u.test(value)) return undefined;
  const [found, before, after] =
    /^(\p{L}[\p{L}\p{M}]*)\.?,?\s+(?=\p{N})|,?\s+(\p{L}[\p{L}\p{M}]*)\.?$/u.exec(value.trim()) ?? [];
  const weekday = weekdayOf(before ?? after ?? '');
  return found === undefined || weekday === undefined
    ? undefined
    : { text: value.trim().replace(found, ''), weekday };
}

const isRemark = (text: string, brackets: string): boolean =>
  weekdayNamed(brackets) !== undefined || (/^\p{L}[\p{L}\p{M}]*$/u.test(text) && !namesOtherCalendar(text));

function dateIn(value: string, habits: DateHabits, field: string): CalendarDate | Refused {
  const iso = isoDate.exec(value);
  if (iso !== null)
    return existingDate({ day: Number(iso[3]), month: Number(iso[2]), year: Number(iso[1]) }, value, field);
  const text = plainNumber(value.replace(/(?<=\d)[ºª°]/g, '').replace(/[«»]/g, ' '))
    .replace(/^\*\s?(?=\d)|\s?\b(?:A\.?D|C\.?E|r)\.?$|\s?(?:г|р)\.?$/g, '')
    .replace(/(?<=[-/.])['’](?=\d\d$)/, '')
    .replace(/^\p{L}[\p{L}\p{M}]*\.?,\s+(?=\d|\p{L})/u, '')
    .replace(/[([]([^()[\]]{1,20})[)\]]$/u, (brackets, inner: string) =>
      isRemark(inner, brackets) ? '' : brackets,
    )
    .trimEnd();
  const week = weekDate.exec(text);
  if (week) return dayOfWeek([Number(week[1]), Number(week[2]), Number(week[3])], value, field);
  const first = yearFirst.exec(text) ?? compact.exec(text);
  if (first) {
    const [year, , month, day] = first.length > 4 ? first.slice(1) : [first[1], '', first[2], first[3]];
    return existingDate({ day: Number(day), month: Number(month), year: Number(year) }, value, field);
  }
  const last = yearLast.exec(text) ?? compactYearLast.exec(text);
  if (last) return numberedDate([last[1] ?? '', last[3] ?? '', last[4] ?? ''], last[2], habits, value, field);
  return (
    namedDate(text, habits, value, field) ??
    refuse('bad-date', { code: whyNoDate(text) }, { field, masked: mask(value) })
  );
}

function dayOfWeek([year, week, weekday]: [number, number, number], value: string, field: string) {
  // The fourth of January is in the first week.
  const firstMonday = 4 - ((new Date(Date.UTC(year, 0, 4)).getUTCDay() + 6) % 7);
  const day = new Date(Date.UTC(year, 0, firstMonday + (week - 1) * 7 + weekday - 1));
  const isInYear = week >= 1 && day.getTime() - (weekday - 4) * dayMs < Date.UTC(year + 1, 0, 1);
  if (!isInYear) return refuse('bad-date', { code: 'no-such-day' }, { field, masked: mask(value) });
  const date = { day: day.getUTCDate(), month: day.getUTCMonth() + 1, year: day.getUTCFullYear() };
  return existingDate(date, value, field);
}

function whyNoDate(text: string): 'spreadsheet-day' | 'year-missing' | 'day-missing' | 'no-date' {
  const [, month, year] = /^(?:(\p{L}+|\d\d?)[\s,./-]{1,2})?((?:1[89]|2[0-2])\d\d)$/u.exec(text) ?? [];
  const isMonth = month === undefined || monthNumber(month) !== undefined || Number(month) <= 12;
  if (year !== undefined && isMonth) return 'day-missing';
  if (/^\d{4,5}(\.\d+)?$/.test(text)) return 'spreadsheet-day';
  return /^--\d|^\d{1,2}[-/.]\d{1,2}\.?$/.test(text) ? 'year-missing' : 'no-date';
}

function numberedDate(
  parts: Parts,
  separator: string | undefined,
  { order, ...habits }: DateHabits,
  value: string,
  field: string,
): CalendarDate | Refused {
  const where = { field, masked: mask(value) };
  const possible = possibleOrders(parts);
  const isShort = parts[2].length === 2;
  const defaultOrder =
    order ?? (separator === '.' && !(isShort && possible.length === 1) ? 'dmy' : undefined);
  const settled = defaultOrder === 'ymd' && !isShort ? undefined : defaultOrder;
  if (settled === undefined && possible.length > 1 && !isSame(parts, possible))
    return refuse('ambiguous-date', { code: 'which-is-the-month' }, where);
  const { day, month, year } = inOrder(parts, settled ?? possible[0] ?? 'dmy');
  return inFullYear({ day: Number(day), month: Number(month) }, year, habits, value, field);
}

const isSame = ([first, second]: Parts, possible: readonly DateOrder[]): boolean =>
  Number(first) === Number(second) && !possible.includes('ymd');

function inOrder([a, b, c]: Parts, order: DateOrder) {
  switch (order) {
    case 'dmy':
      return { day: a, month: b, year: c };
    case 'mdy':
      return { day: b, month: a, year: c };
    case 'ymd':
      return { day: c, month: b, year: a };
  }
}

function possibleOrders(parts: Parts): DateOrder[] {
  return dateOrders.filter((order) => {
    const { day, month, year } = inOrder(parts, order);
    if (order === 'ymd' && parts[2].length === 4) return false;
    return year !== '' && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  });
}

export function ordersOf(value: string): readonly DateOrder[] | undefined {
  const text = plainNumber(value);
  const last = yearLast.exec(text) ?? compactYearLast.exec(compact.test(text) ? '' : text);
  if (last === null) return undefined;
  const possible = possibleOrders([last[1] ?? '', last[3] ?? '', last[4] ?? '']);
  return possible.length === 0 ? undefined : possible;
}

const fillers =
  /^(st|nd|rd|th|er|re|º|ª|de|del|of|the|den|der|le|el|il|g|г|года|р|року|วันที่|tháng|mon|tue|wed|thu|fri|sat|sun|\p{L}{2,6}day|\p{L}{3,7}tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|रविवार|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार)$/iu;
const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

function namedDate(
  text: string,
  habits: DateHabits,
  value: string,
  field: string,
): CalendarDate | Refused | undefined {
  const words = text
    .replace(/(?<=\d)(?=\p{L})|(?<=[\p{L}\p{M}])(?=\d)/gu, ' ')
    .split(/[\s,./'’-]+/)
    .filter((word) => word !== '' && !fillers.test(word));
  if (words.length !== 3) return undefined;
  const at = words.findIndex((word) => !/^\d+$/.test(word));
  const month = monthNumber(words[at] ?? '') ?? romanMonth(words[at] ?? '');
  const [first = '', second = ''] = words.filter((_word, index) => index !== at);
  if (month === undefined || at === 2 || !/^\d+$/.test(first) || !/^\d+$/.test(second)) return undefined;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined;
  return inFullYear({ day: Number(day), month }, year, habits, value, field);
}

function romanMonth(word: string): number | undefined {
  const index = romanMonths.indexOf(word);
  return index < 0 ? undefined : index + 1;
}

function inFullYear(
  { day, month }: Omit<CalendarDate, 'year'>,
  digits: string,
  habits: DateHabits,
  value: string,
  field: string,
): CalendarDate | Refused {
  const year = oneYear(digits, habits, value, field);
  return isRefused(year) ? year : existingDate({ day, month, year: year.value }, value, field);
}

function oneYear(
  digits: string,
  habits: DateHabits,
  value: string,
  field: string,
): { readonly value: number } | Refused {
  const [year, other] = digits.length > 2 ? [Number(digits)] : yearsOf(Number(digits), habits);
  return year !== undefined && other === undefined
    ? { value: year }
    : refuse('bad-date', { code: 'year-of-two-digits' }, { field, masked: mask(value) });
}

function yearsOf(digits: number, { yearsFrom, thisYear }: DateHabits): number[] {
  if (yearsFrom !== undefined) return [yearsFrom + ((digits - (yearsFrom % 100) + 100) % 100)];
  if (thisYear === undefined) return [];
  const last = thisYear - ((((thisYear - digits) % 100) + 100) % 100);
  return [last, last - 100].filter((year) => year >= thisYear - maxAgeYears);
}

export const lacksFourDigitYear = (value: string): boolean => !/\d{4}/.test(plainNumber(value));

export function existingDate(date: CalendarDate, value: string, field: string): CalendarDate | Refused {
  const { year, month, day } = date;
  if (year < ranges.year.min || year > ranges.year.max) {
    return refuse('out-of-range', { code: 'year-beyond', ...ranges.year }, { field, masked: mask(value) });
  }
  // A fast path: every month has these days.
  if (month >= 1 && month <= 12 && day >= 1 && day <= 28) return date;
  const real = new Date(Date.UTC(year, month - 1, day));
  if (real.getUTCMonth() === month - 1 && real.getUTCDate() === day) return date;
  return refuse('bad-date', { code: 'no-such-day' }, { field, masked: mask(value) });
}

export function datePart(
  value: string,
  field: 'day' | 'month' | 'year' | 'hour' | 'min',
  habits: DateHabits = {},
): { readonly value: number } | Refused {
  const digits = field === 'year' ? /^['’]?(\d{2})$/.exec(plainNumber(value))?.[1] : undefined;
  if (digits !== undefined) return oneYear(digits, habits, value, field);
  const number = wholeNumber(value, field, ranges[field]);
  if (isRefused(number) && field === 'month') {
    const named = monthNumber(value.trim()) ?? romanMonth(value.trim());
    if (named !== undefined) return { value: named };
  }
  return number;
}
