import type { PlaceInputs } from '../plan/inputs.ts';
import { stretchesOf } from './stretches.ts';

export function dateAt(now: number, timezone: string): string {
  const local = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return local.format(now);
}

export const monthAt = (now: number, timezone: string): string => dateAt(now, timezone).slice(0, 7);

export function monthBeside(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

export const defaultMonthsAhead = 1;
export const maxMonthsAhead = 12;

export function wantedMonths(
  now: number,
  timezone: string,
  ahead = defaultMonthsAhead,
): PlaceInputs['months'] {
  const month = monthAt(now, timezone);
  return Array.from({ length: ahead + 1 }, (_, later) => monthBeside(month, later)).flatMap((one) =>
    stretchesOf(one, timezone),
  );
}
