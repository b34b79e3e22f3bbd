import { yearSpan } from '@palmleaf/contract/birth';
import { monthNames } from '@palmleaf/contract/month-names';
import type { Span } from '@palmleaf/engines/forecast';
import * as z from 'zod';

const units = ['day', 'week', 'month', 'year'] as const;

/** How a span of time was named, for a language to name it again; `from` and `to` hold the years and months. */
export const periodNameSchema = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['coming year', 'year', 'rest of year', 'month', 'rest of month', 'between']) }),
  z.object({ is: z.enum(['today', 'tomorrow', 'this week', 'next week']) }),
  z.object({ is: z.literal('next'), count: z.int(), unit: z.enum(units) }),
]);
type PeriodName = z.output<typeof periodNameSchema>;

/** A span of time that a question means. */
export interface Period extends Span {
  readonly name: PeriodName;
}

const numbers: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const dayMs = 86_400_000;
const day = (year: number, month: number, date = 1): Date => {
  const at = new Date(Date.UTC(2000, month, date));
  at.setUTCFullYear(year + Math.floor(month / 12));
  return at;
};

/** The years whose end is computed too; a period outside is not understood. */
const plausibleYears = { from: yearSpan.from, to: yearSpan.to - 1 } as const;

/** The period that a question names, or undefined when it names none. All days are days of UTC. */
export function periodIn(question: string, now: Date, birthYear: number): Period | undefined {
  const text = question.toLowerCase();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const named = namedMonth(text, year, month) ?? namedYear(text, birthYear);
  if (named) return named;
  const several = /\b(?:next|coming)\s+(\d{1,2}|[a-z]+)\s+(year|month|week)s?\b/.exec(text);
  if (several?.[1] && several[2]) {
    const count = countOf(several[1]);
    const unit = units.find((each) => each === several[2]);
    if (count !== undefined && unit) return ahead(now, count, unit);
  }
  const later = /\b(?:in|after)\s+(\d{1,2}|[a-z]+)\s+years?\b/.exec(text);
  const yearsAhead = later?.[1] ? countOf(later[1]) : undefined;
  if (yearsAhead !== undefined) return wholeYear(year + yearsAhead);
  if (/\byear after next\b/.test(text)) return wholeYear(year + 2);
  if (/\bnext year\b/.test(text)) return wholeYear(year + 1);
  if (/\blast year\b/.test(text)) return wholeYear(year - 1);
  if (/\bthis year\b/.test(text)) return { from: now, to: day(year + 1, 0), name: { is: 'rest of year' } };
  if (/\bnext month\b/.test(text)) return wholeMonth(year, month + 1);
  if (/\bthis month\b/.test(text)) {
    return { from: now, to: day(year, month + 1), name: { is: 'rest of month' } };
  }
  if (/\b(?:today|tonight)\b/.test(text)) return { ...ahead(now, 1, 'day'), name: { is: 'today' } };
  if (/\btomorrow\b/.test(text)) {
    return { from: plusDays(now, 1), to: plusDays(now, 2), name: { is: 'tomorrow' } };
  }
  if (/\bnext week\b/.test(text))
    return { from: plusDays(now, 7), to: plusDays(now, 14), name: { is: 'next week' } };
  if (/\bthis week\b/.test(text)) return { ...ahead(now, 1, 'week'), name: { is: 'this week' } };
  if (/\b(?:now|currently|at the moment|these days|right now|present(?:ly)?|soon)\b/.test(text)) {
    return ahead(now, 3, 'month');
  }
  return undefined;
}

/** The twelve months from now: what an answer looks at when the question names no time. */
export function comingYear(now: Date): Period {
  return { ...ahead(now, 12, 'month'), name: { is: 'coming year' } };
}

/** The period of the same length that follows: for "and after that?". */
export function following({ from, to }: Span): Period {
  const year = from.getUTCFullYear();
  if (to.getTime() === day(year + 1, 0).getTime()) return wholeYear(year + 1);
  const until = new Date(to.getTime() + (to.getTime() - from.getTime()));
  return { from: to, to: until, name: { is: 'between' } };
}

function namedYear(text: string, birthYear: number): Period | undefined {
  const year = /(?<![\d.:/-])\b((?:19|20)\d\d)\b(?![.:/-]\d)/.exec(text);
  const number = year?.[1];
  if (number !== undefined) return inYears(Number(number));
  const age =
    /\b(?:when i(?:'m| am| turn)|at (?:the )?age(?: of)?|at)\s+(\d{1,2})\b(?!\s*(?:o'clock|am|pm|:|degrees|percent|%))/.exec(
      text,
    );
  return age?.[1] ? inYears(birthYear + Number(age[1])) : undefined;
}

function inYears(year: number): Period | undefined {
  return year >= plausibleYears.from && year <= plausibleYears.to ? wholeYear(year) : undefined;
}

function namedMonth(text: string, year: number, month: number): Period | undefined {
  const pattern = new RegExp(
    `\\b(?:in|for|during|until|by|next|this|of)\\s+(${monthNames.join('|')})(?:\\s+((?:19|20)\\d\\d))?\\b`,
    'i',
  );
  const found = pattern.exec(text);
  if (!found?.[1]) return undefined;
  const index = monthNames.findIndex((name) => name.toLowerCase() === found[1]?.toLowerCase());
  const ofYear = found[2] ? Number(found[2]) : index < month ? year + 1 : year;
  return ofYear >= plausibleYears.from && ofYear <= plausibleYears.to ? wholeMonth(ofYear, index) : undefined;
}

function countOf(text: string): number | undefined {
  const index = numbers.indexOf(text);
  if (index >= 0) return index + 1;
  if (text === 'few') return 3;
  if (text === 'a') return 1;
  return /^\d{1,2}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

function ahead(now: Date, count: number, unit: (typeof units)[number]): Period {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const to: Record<(typeof units)[number], () => Date> = {
    day: () => plusDays(now, count),
    week: () => plusDays(now, 7 * count),
    month: () => day(year, month + count, date),
    year: () => day(year + count, month, date),
  };
  return { from: now, to: to[unit](), name: { is: 'next', count, unit } };
}

function wholeYear(year: number): Period {
  return { from: day(year, 0), to: day(year + 1, 0), name: { is: 'year' } };
}

function wholeMonth(year: number, month: number): Period {
  return { from: day(year, month), to: day(year, month + 1), name: { is: 'month' } };
}

function plusDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}
