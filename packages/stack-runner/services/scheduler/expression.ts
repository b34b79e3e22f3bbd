import { AwsError } from '../../basics/errors.ts';

/** Wall-clock fields in a time zone. `weekday` is 1 (Sunday) to 7, as in AWS cron. */
interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly weekday: number;
  readonly lastDay: number;
}

export type ScheduleExpression =
  | { readonly kind: 'rate'; readonly intervalMs: number }
  | { readonly kind: 'at'; readonly wall: string }
  | { readonly kind: 'cron'; matches(wall: WallTime): boolean };

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/**
 * `rate(5 minutes)`, `at(2026-11-21T10:00:00)` or `cron(minute hour day month weekday year)`.
 * https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html
 * @throws AwsError ValidationException
 */
export function parseSchedule(expression: string): ScheduleExpression {
  const [, kind, body = ''] = /^(rate|at|cron)\((.*)\)$/.exec(expression) ?? [];
  if (kind === 'rate') {
    const [, count, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(body) ?? [];
    const intervalMs = Number(count) * (unitMs[unit] ?? Number.NaN);
    if (intervalMs > 0) return { kind, intervalMs };
  }
  if (kind === 'at' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(body)) return { kind, wall: body };
  if (kind === 'cron') {
    const fields = body.trim().split(/\s+/);
    const [minute, hour, day, month, weekday, year = '*'] = fields;
    if (
      minute !== undefined &&
      hour !== undefined &&
      day !== undefined &&
      month !== undefined &&
      weekday !== undefined &&
      fields.length <= 6
    ) {
      const tests = [
        range(minute, 0, 59, (wall) => wall.minute),
        range(hour, 0, 23, (wall) => wall.hour),
        dayOfMonth(day),
        range(month, 1, 12, (wall) => wall.month, months),
        dayOfWeek(weekday),
        range(year, 1970, 2199, (wall) => wall.year),
      ];
      return { kind, matches: (wall) => tests.every((test) => test(wall)) };
    }
  }
  throw new AwsError('ValidationException', `Invalid Schedule Expression ${expression}.`);
}

export function wallTimeIn(moment: number, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return {
    year,
    month,
    day,
    hour,
    minute,
    second,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1,
    lastDay: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  };
}

export function wallTimeText({ year, month, day, hour, minute, second }: WallTime): string {
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString().slice(0, 19);
}

type WallTimeTest = (wall: WallTime) => boolean;

function dayOfMonth(field: string): WallTimeTest {
  if (field === 'L') return (wall) => wall.day === wall.lastDay;
  const nearest = /^(\d+)W$/.exec(field)?.[1];
  if (nearest !== undefined) return (wall) => wall.day === nearestWeekday(Number(nearest), wall);
  return range(field, 1, 31, (wall) => wall.day);
}

function dayOfWeek(field: string): WallTimeTest {
  const [, name = '', count] = /^(\w+)#(\d)$/.exec(field) ?? [];
  if (count !== undefined) {
    const isWeekday = range(name, 1, 7, (wall) => wall.weekday, weekdays);
    return (wall) => isWeekday(wall) && Math.ceil(wall.day / 7) === Number(count);
  }
  const last = /^(\w+)L$/.exec(field)?.[1];
  if (last !== undefined) {
    const isWeekday = range(last, 1, 7, (wall) => wall.weekday, weekdays);
    return (wall) => isWeekday(wall) && wall.day > wall.lastDay - 7;
  }
  return range(field, 1, 7, (wall) => wall.weekday, weekdays);
}

function nearestWeekday(day: number, { year, month, lastDay }: WallTime): number {
  const target = Math.min(day, lastDay);
  const weekday = new Date(Date.UTC(year, month - 1, target)).getUTCDay();
  if (weekday === 6) return target > 1 ? target - 1 : target + 2;
  if (weekday === 0) return target < lastDay ? target + 1 : target - 2;
  return target;
}

function range(
  field: string,
  low: number,
  high: number,
  value: (wall: WallTime) => number,
  names: readonly string[] = [],
): WallTimeTest {
  if (field === '*' || field === '?') return () => true;
  const number = (text: string): number => {
    const index = names.indexOf(text.toUpperCase());
    const parsed = index >= 0 ? index + 1 : Number(text);
    if (!Number.isInteger(parsed) || parsed < low || parsed > high) {
      throw new AwsError(
        'ValidationException',
        `Invalid Schedule Expression: "${field}" is not in ${low}-${high}.`,
      );
    }
    return parsed;
  };
  const pieces = field.split(',').map((piece) => {
    const [span = '', step] = piece.split('/');
    const [from = '', to] = span.split('-');
    const first = from === '*' ? low : number(from);
    const last = to !== undefined ? number(to) : step === undefined && from !== '*' ? first : high;
    return { first, last, step: step === undefined ? 1 : Number(step) };
  });
  return (wall) => {
    const at = value(wall);
    return pieces.some(({ first, last, step }) => at >= first && at <= last && (at - first) % step === 0);
  };
}
