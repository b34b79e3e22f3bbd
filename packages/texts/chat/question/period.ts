import type { Span } from '@palmleaf/engines/forecast';
import * as z from 'zod';

export const units = ['day', 'week', 'month', 'year'] as const;

/** `from` and `to` hold the years and months. */
export const periodNameSchema = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['coming year', 'year', 'rest of year', 'month', 'rest of month', 'between']) }),
  z.object({ is: z.enum(['today', 'tomorrow', 'this week', 'next week']) }),
  z.object({ is: z.literal('next'), count: z.int(), unit: z.enum(units) }),
]);
type PeriodName = z.output<typeof periodNameSchema>;

export interface Period extends Span {
  readonly name: PeriodName;
}

const dayMs = 86_400_000;
/** UTC; months count from 0 and may overflow. */
export const midnight = (year: number, month: number, date = 1): Date => {
  const at = new Date(Date.UTC(2000, month, date));
  at.setUTCFullYear(year + Math.floor(month / 12));
  return at;
};

/** The default period of a question. */
export function comingYear(now: Date): Period {
  return { ...ahead(now, 12, 'month'), name: { is: 'coming year' } };
}

export function following({ from, to, name }: Period): Period {
  const year = from.getUTCFullYear();
  if (name.is === 'month' || name.is === 'rest of month') return wholeMonth(year, from.getUTCMonth() + 1);
  if (to.getTime() === midnight(year + 1, 0).getTime()) return wholeYear(year + 1);
  const until = new Date(to.getTime() + (to.getTime() - from.getTime()));
  return { from: to, to: until, name: { is: 'between' } };
}

export function ahead(now: Date, count: number, unit: (typeof units)[number]): Period {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const to: Record<(typeof units)[number], () => Date> = {
    day: () => plusDays(now, count),
    week: () => plusDays(now, 7 * count),
    month: () => midnight(year, month + count, date),
    year: () => midnight(year + count, month, date),
  };
  return { from: now, to: to[unit](), name: { is: 'next', count, unit } };
}

export function wholeYear(year: number): Period {
  return { from: midnight(year, 0), to: midnight(year + 1, 0), name: { is: 'year' } };
}

export function wholeMonth(year: number, month: number): Period {
  return { from: midnight(year, month), to: midnight(year, month + 1), name: { is: 'month' } };
}

export function plusDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}
