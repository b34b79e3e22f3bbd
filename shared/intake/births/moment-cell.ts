import { isRefused } from '../refusal.ts';
import { calendarDate, unreadable } from '../values/dates.ts';
import { clockTime, isUnknownTime } from '../values/times.ts';

export const dateText = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : (momentIn(cell)?.date ?? cell);

const plainMoment = /^(.*\d)(?:T|,?\s+)(\d{1,2}:\d{2}.*)$/i;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

interface Moment {
  readonly date: string;
  readonly time: string | undefined;
}

export function momentIn(cell: string): Moment | undefined {
  if (isoDate.test(cell)) return undefined;
  const plain = cell.includes(':') ? plainMoment.exec(cell) : null;
  if (plain !== null) return { date: plain[1] ?? '', time: plain[2] ?? '' };
  if (!/\s/.test(cell) || !isNoDate(cell)) return undefined;
  for (const { index } of cell.matchAll(/\s+/g)) {
    const [date, time] = [cell.slice(0, index).replace(/,$/, ''), cell.slice(index).trim()];
    if (isNoDate(date)) continue;
    if (isUnknownTime(time)) return { date, time: undefined };
    if (!isRefused(clockTime(time))) return { date, time };
  }
  return undefined;
}

function isNoDate(text: string): boolean {
  const date = calendarDate(text, { order: 'dmy', yearsFrom: 1900 });
  return isRefused(date) && unreadable.has(date.refusal.reason.code);
}

/** The midnight that programs append to a date stored as a timestamp. */
const midnightOfPrograms = /^00:00:00(\.0+)?(Z|[+-]00:?00)$/i;

export const isDayOnly = (time: string): boolean => midnightOfPrograms.test(time);

export function holdsTime(cell: string): boolean {
  const time = momentIn(cell)?.time;
  return time !== undefined && !isDayOnly(time);
}
