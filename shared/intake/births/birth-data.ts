import type { CsvRecord } from '../csv/reader.ts';
import { isRefused, mask, type Refusal, refuse } from '../refusal.ts';
import { type CalendarDate, calendarDate, clockTime, datePart, existingDate } from '../values/dates.ts';
import { coordinate, valueOr } from '../values/numbers.ts';
import {
  hoursFromSunTime,
  type LocalTime,
  offsetHours,
  offsetInZone,
  zoneAt,
  zoneName,
} from '../values/timezone.ts';
import type { BirthColumn } from './birth-columns.ts';

/** Birth data as the calculation endpoints take it; tzone in hours east of Greenwich. */
export interface BirthData {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly hour: number;
  readonly min: number;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
}

/** What the row says of a birth; `missing` names the parts that a chart would need and the row leaves empty. */
export interface BirthReading {
  readonly birthDate: CalendarDate | undefined;
  readonly birth: BirthData | undefined;
  readonly missing: readonly BirthColumn[];
  readonly notes: readonly string[];
}

type Row = CsvRecord<BirthColumn>;
type Clock = Pick<LocalTime, 'hour' | 'min'>;

/** No zone is farther from the sun time of its places. */
const maxHoursFromSunTime = 5;

/** Reads the columns of birth data. Everything that is wrong is added to `refusals`, not only the first. */
export function readBirthData(row: Row, decimalComma: boolean, refusals: Refusal[]): BirthReading {
  const notes: string[] = [];
  const [dateText, timeText] = splitDateTime(row, refusals);
  const birthDate = readDate(row, dateText, refusals);
  const clock = readClock(row, timeText, refusals, notes);
  const lat = row.lat === undefined ? undefined : valueOr(coordinate(row.lat, 'lat', decimalComma), refusals);
  const lon = row.lon === undefined ? undefined : valueOr(coordinate(row.lon, 'lon', decimalComma), refusals);
  const missing: BirthColumn[] = [];
  if (birthDate === undefined) missing.push('date');
  if (clock === undefined) missing.push('time');
  if (lat === undefined) missing.push('lat');
  if (lon === undefined) missing.push('lon');
  const given = readZone(row, decimalComma, refusals);
  if (birthDate === undefined || clock === undefined || lat === undefined || lon === undefined) {
    return { birthDate, birth: undefined, missing, notes };
  }
  const tzone = findOffset({ ...birthDate, ...clock }, given, lat, lon, notes);
  return { birthDate, birth: { ...birthDate, ...clock, lat, lon, tzone }, missing, notes };
}

/** A date cell may hold date and time; midnight beside a time column is what spreadsheets add by themselves. */
function splitDateTime(row: Row, refusals: Refusal[]): readonly [string | undefined, string | undefined] {
  const match = /^(.*\d)(?:T|,?\s+)(\d{1,2}:\d{2}.*)$/i.exec(row.date ?? '');
  const [date, time] = [match?.[1], match?.[2]];
  if (date === undefined || time === undefined) return [row.date, row.time];
  const separate = row.time ?? row.hour;
  if (separate === undefined) return [date, time];
  if (!/^0?0:00(:00(\.0+)?)?$/.test(time)) {
    const reason = 'The date holds a time, and there is another one beside it; keep one of them.';
    refusals.push({ code: 'contradiction', reason, field: 'date', masked: mask(row.date ?? '') });
  }
  return [date, row.time];
}

function readDate(row: Row, text: string | undefined, refusals: Refusal[]): CalendarDate | undefined {
  const whole = text === undefined ? undefined : calendarDate(text);
  if (whole !== undefined && isRefused(whole)) refusals.push(whole.refusal);
  const parts = readDateParts(row, whole === undefined, refusals);
  if (whole === undefined) return parts;
  if (isRefused(whole)) return undefined;
  const agree = (['day', 'month', 'year'] as const).every(
    (part) => row[part] === undefined || parts === undefined || parts[part] === whole[part],
  );
  if (!agree) refusals.push(contradiction('date', 'day, month and year'));
  return whole;
}

/** @param needed whether the date stands nowhere else, so that a part without the others is an error */
function readDateParts(row: Row, needed: boolean, refusals: Refusal[]): CalendarDate | undefined {
  const names = ['day', 'month', 'year'] as const;
  const empty = names.filter((name) => row[name] === undefined);
  if (empty.length === names.length) return undefined;
  const values: Partial<Record<(typeof names)[number], number>> = {};
  for (const name of names) {
    const text = row[name];
    const value = text === undefined ? undefined : valueOr(datePart(text, name), refusals);
    if (value !== undefined) values[name] = value;
    if (text === undefined && needed) {
      refusals.push({ code: 'missing-value', reason: `The ${name} of birth is missing.`, field: name });
    }
  }
  const { day, month, year } = values;
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = existingDate({ day, month, year }, row.day ?? '', 'day');
  if (!isRefused(date)) return date;
  refusals.push(date.refusal);
  return undefined;
}

function readClock(
  row: Row,
  text: string | undefined,
  refusals: Refusal[],
  notes: string[],
): Clock | undefined {
  const parts = readClockParts(row, text === undefined, refusals);
  if (text === undefined) return parts;
  const time = clockTime(text);
  if (isRefused(time)) {
    refusals.push(time.refusal);
    return undefined;
  }
  if (time.droppedSeconds)
    notes.push('The seconds of the time of birth were dropped; the service takes minutes.');
  if (parts !== undefined && (parts.hour !== time.hour || parts.min !== time.min)) {
    refusals.push(contradiction('time', 'hour and min'));
  }
  return { hour: time.hour, min: time.min };
}

function readClockParts(row: Row, needed: boolean, refusals: Refusal[]): Clock | undefined {
  if (row.hour === undefined && row.min === undefined) return undefined;
  const hour = row.hour === undefined ? undefined : valueOr(datePart(row.hour, 'hour'), refusals);
  const min = row.min === undefined ? undefined : valueOr(datePart(row.min, 'min'), refusals);
  if (needed && row.hour === undefined) {
    refusals.push({ code: 'missing-value', reason: 'The hour of birth is missing.', field: 'hour' });
  }
  if (needed && row.min === undefined) {
    refusals.push({ code: 'missing-value', reason: 'The minute of birth is missing.', field: 'min' });
  }
  return hour === undefined || min === undefined ? undefined : { hour, min };
}

interface GivenZone {
  readonly offset?: number;
  readonly zone?: string;
}

/** Both columns take an offset or a zone name: people put either into either. */
function readZone(row: Row, decimalComma: boolean, refusals: Refusal[]): GivenZone {
  let given: GivenZone = {};
  for (const field of ['timezone', 'tzone'] as const) {
    const text = row[field];
    if (text === undefined) continue;
    const offset = offsetHours(text, field, decimalComma);
    if (offset !== undefined) {
      const value = valueOr(offset, refusals);
      if (value !== undefined) given = { ...given, offset: value };
      continue;
    }
    const named = zoneName(text, field);
    if (isRefused(named)) refusals.push(named.refusal);
    else given = { ...given, zone: named.zone };
  }
  return given;
}

function findOffset(local: LocalTime, given: GivenZone, lat: number, lon: number, notes: string[]): number {
  if (given.offset !== undefined) {
    const derived = given.zone === undefined ? undefined : offsetInZone(given.zone, local, 'timezone').tzone;
    if (derived !== undefined && Math.abs(derived - given.offset) > 1 / 120) {
      notes.push(`tzone ${given.offset} was used as given; the zone ${given.zone} would make it ${derived}.`);
    }
    if (hoursFromSunTime(given.offset, lon) > maxHoursFromSunTime) {
      notes.push(
        `tzone ${given.offset} was used as given, although it is far from the time of that longitude.`,
      );
    }
    return given.offset;
  }
  const how = given.zone === undefined ? 'place' : 'timezone';
  const derived = offsetInZone(given.zone ?? zoneAt(lat, lon), local, how);
  const from = how === 'place' ? `the place, which lies in ${derived.zone}` : `the time zone ${derived.zone}`;
  notes.push(`tzone ${derived.tzone} was derived from ${from}, for that local time.`, ...derived.notes);
  return derived.tzone;
}

function contradiction(field: string, others: string): Refusal {
  const reason = `${field} says something else than ${others}; keep one of them.`;
  return refuse('contradiction', reason, { field }).refusal;
}
