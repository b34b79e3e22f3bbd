import * as z from 'zod';
import { almanacFields } from './almanac.ts';

const entry = z.looseObject({
  date: z.int(),
  tithi: z.string(),
  nakshatra: z.string(),
  paksha: z.string(),
  gregorian_date: z.iso.date().optional().catch(undefined),
});

export interface PanchangDay extends z.output<typeof almanacFields> {
  readonly date: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly paksha: string;
}

const monthOfAnswer = z.looseObject({ month: z.int(), year: z.int() });
const listed = z.looseObject({ panchang_data: z.array(z.unknown()) });

/**
 * Empty for a service that counts by another calendar.
 * @param answer the reading, without the wrapper of the profile's service
 * @param asked `2026-11`
 */
export function daysOf(answer: unknown, asked: string): PanchangDay[] {
  const list = listed.safeParse(answer).data?.panchang_data ?? [];
  const named = monthOfAnswer.safeParse(answer).data;
  const isAsked = named !== undefined && monthText(named.year, named.month) === asked;
  const days = list.flatMap((one): (readonly [string, PanchangDay])[] => {
    const parsed = entry.safeParse(one).data;
    if (parsed === undefined) return [];
    const { date: number, gregorian_date: own, tithi, nakshatra, paksha } = parsed;
    const date = own ?? (isAsked ? existing(asked, number) : undefined);
    if (date === undefined || ![tithi, nakshatra].some((name) => name.trim() !== '')) return [];
    return [[date, { ...almanacFields.parse(one), date, tithi, nakshatra, paksha }]];
  });
  return [...new Map(days.toReversed()).values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

const monthText = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

function existing(month: string, day: number): string | undefined {
  const text = `${month}-${String(day).padStart(2, '0')}`;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined;
}
