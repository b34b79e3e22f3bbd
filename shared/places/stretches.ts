import * as z from 'zod';
import { offsetInZone } from '../intake/values/timezone.ts';
import type { MonthStretch } from '../plan/month-stretch.ts';

/** Splits a month (`2026-03`) at its changes of offset. A day has the offset of its noon. */
export function stretchesOf(month: string, timezone: string): MonthStretch[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const stretches: MonthStretch[] = [];
  for (let day = 1; day <= new Date(Date.UTC(year, number, 0)).getUTCDate(); day += 1) {
    const noon = { year, month: number, day, hour: 12, min: 0 };
    const { tzone } = offsetInZone(timezone, noon, 'timezone');
    if (stretches.at(-1)?.tzone === tzone) continue;
    stretches.push({ month, tzone, ...(day === 1 ? {} : { from: day }) });
  }
  return stretches;
}

export function isInStretch(stretches: readonly MonthStretch[], index: number, day: number): boolean {
  const until = stretches[index + 1]?.from ?? 32;
  return day >= (stretches[index]?.from ?? 1) && day < until;
}

/** 1 for a date before the month, 31 for one after it. */
export function nearestDay(date: string, month: string): number {
  if (!date.startsWith(month)) return date < month ? 1 : 31;
  return Number(date.slice(8));
}

const monthContent = z.looseObject({ panchang_data: z.array(z.looseObject({ date: z.int() })) });
const dated = z.object({ gregorian_date: z.iso.date() });

/**
 * The first answer, unchanged, if its shape is unknown.
 * @param contents one for each stretch
 */
export function joinedMonth(stretches: readonly MonthStretch[], contents: readonly unknown[]): unknown {
  const [first] = contents;
  const parsed = contents.map((content) => monthContent.safeParse(content).data);
  const [firstParsed] = parsed;
  const [stretch] = stretches;
  if (stretch === undefined || stretches.length < 2 || firstParsed === undefined) return first;
  return {
    ...firstParsed,
    panchang_data: parsed.flatMap((content, index) =>
      (content?.panchang_data ?? []).filter((day) => {
        const own = dated.safeParse(day).data?.gregorian_date;
        return isInStretch(stretches, index, own === undefined ? day.date : nearestDay(own, stretch.month));
      }),
    ),
  };
}
