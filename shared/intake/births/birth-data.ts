import { type UnknownTime, unknownTimes } from '@palmleaf/contract/birth';
import type { CsvRecord } from '../csv/record.ts';
import type { FoundPlace } from '../gazetteer/gazetteer.ts';
import { combine, demand, empty, ifGiven, type Reading, readingOf, refused, taken } from '../reading.ts';
import type { InputNote } from '../reasons/input-note.ts';
import type { RefusalReason } from '../reasons/refusal-reason.ts';
import { mask, type Refusal } from '../refusal.ts';
import { readCoordinates } from '../values/coordinates.ts';
import { type CalendarDate, calendarDate, type DateHabits, datePart, existingDate } from '../values/dates.ts';
import { readChoice } from '../values/texts.ts';
import { clockTime, isUnknownTime } from '../values/times.ts';
import { type LocalTime, offsetHours, offsetInZone, zoneName } from '../values/timezone.ts';
import type { Vocabulary } from '../values/vocabulary.ts';
import { offsetsInstead } from '../values/zone-fit.ts';
import { zoneAt } from '../values/zone-map.ts';
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
  /** With noon as its time where that is not known. */
  readonly birth: BirthData | undefined;
  readonly unknownTime: UnknownTime | undefined;
  readonly missing: readonly BirthColumn[];
}

type Row = CsvRecord<BirthColumn>;
type Clock = Pick<LocalTime, 'hour' | 'min'>;

/** How the cells of a table are to be read. */
export interface BirthHabits extends DateHabits {
  readonly decimalComma: boolean;
  /** Where the place of the row lies, where it was looked up. */
  readonly found?: Reading<FoundPlace | undefined> | undefined;
  /** What a row without a time gives that does not say it itself. */
  readonly unknownTime?: UnknownTime | undefined;
  /** Whether time zones are taken as given that do not fit their places. */
  readonly insistsOnZones?: boolean | undefined;
}

/** Reads the columns of birth data. Everything that is wrong is refused, not only the first. */
export function readBirthData(row: Row, habits: BirthHabits): Reading<BirthReading> {
  const { decimalComma } = habits;
  const known = withoutUnknown(row);
  const texts = splitDateTime(withoutPlaceholders(known));
  const date = readDate(row, texts.value.date, habits);
  const clock = readClock(known, texts.value.time);
  const [lat, lon] = habits.found === undefined ? readCoordinates(row, decimalComma) : foundAt(habits.found);
  const zone = readZone(row, decimalComma);
  const wanted = readChoice(row.unknown_time, 'unknown_time', unknownTimeWords);
  const isOpen = clock.value === undefined && clock.refusals.length === 0 && texts.refusals.length === 0;
  const time = isOpen ? noon : clock.value;
  const birth = wholeBirth(date.value, time, lat.value, lon.value, zone.value, habits.insistsOnZones);
  const unknownTime =
    birth.value !== undefined && isOpen ? (wanted.value ?? habits.unknownTime ?? 'left out') : undefined;
  const said =
    unknownTime === undefined ? empty : taken(undefined, [{ code: 'time-unknown', charts: unknownTime }]);
  return combine([texts, date, clock, lat, lon, zone, wanted, said, birth], {
    birthDate: date.value,
    birth: birth.value,
    unknownTime,
    missing: birth.value === undefined ? emptyOnes({ date, time: clock, lat, lon }) : [],
  });
}

/** The coordinates of a place that was found by its name, or why it was not. */
function foundAt(found: NonNullable<BirthHabits['found']>) {
  const lat: Reading<number | undefined> = { ...found, value: found.value?.lat };
  return [lat, taken(found.value?.lon)] as const;
}

const noon: Clock = { hour: 12, min: 0 };

const unknownTimeWords: Vocabulary<UnknownTime> = {
  words: unknownTimes,
  also: {
    leaveout: 'left out',
    omit: 'left out',
    skip: 'left out',
    no: 'left out',
    mittag: 'noon',
    12: 'noon',
    1200: 'noon',
  },
};

/** A time that nobody knows is none, whatever is written for it. */
function withoutUnknown(row: Row): Row {
  const { time, hour, min } = row;
  if (!isUnknown(time) && !isUnknown(hour) && !isUnknown(min)) return row;
  const { time: _time, hour: _hour, min: _min, ...rest } = row;
  return rest;
}

const isUnknown = (text: string | undefined): boolean => text !== undefined && isUnknownTime(text);

/** What address books write for a date that nobody has filled in. */
function withoutPlaceholders(known: Row): Row {
  if (!known.date?.startsWith('0') || !/^0{1,4}([-/.])0{1,2}\1(0{1,4})$/.test(known.date)) return known;
  const { date: _date, ...rest } = known;
  return rest;
}

function emptyOnes(
  parts: Readonly<Record<'date' | 'time' | 'lat' | 'lon', Reading<unknown>>>,
): BirthColumn[] {
  return (['date', 'time', 'lat', 'lon'] as const).filter((name) => parts[name].value === undefined);
}

interface DateTimeTexts {
  readonly date: string | undefined;
  readonly time: string | undefined;
}

/** A date cell may hold date and time; midnight beside a time column is what spreadsheets add by themselves. */
/** The date in a cell that may hold a time as well. */
export const dateText = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : (dateAndTime.exec(cell)?.[1] ?? cell);

const dateAndTime = /^(.*\d)(?:T|,?\s+)(\d{1,2}:\d{2}.*)$/i;
/** What programs write for a date that they keep as a moment. */
const midnightOfPrograms = /^00:00:00(\.0+)?(Z|[+-]00:?00)$/i;

function splitDateTime(row: Row): Reading<DateTimeTexts> {
  const match = row.date?.includes(':') ? dateAndTime.exec(row.date) : undefined;
  const [date, time] = [match?.[1], match?.[2]];
  if (date === undefined || time === undefined) return taken({ date: row.date, time: row.time });
  if (midnightOfPrograms.test(time)) return taken({ date, time: row.time });
  const separate = row.time ?? row.hour;
  if (separate === undefined) return taken({ date, time });
  const midnight = /^0?0:00(:00(\.0+)?)?$/.test(time);
  return combine([midnight ? empty : refused(secondTime(row.date ?? ''))], { date, time: row.time });
}

function readDate(row: Row, text: string | undefined, habits: DateHabits): Reading<CalendarDate | undefined> {
  const parts = readDateParts(row, text === undefined);
  if (text === undefined) return parts;
  const whole = readingOf(calendarDate(text, habits), (date) => date);
  if (parts === empty) return whole;
  const agree = (['day', 'month', 'year'] as const).every(
    (name) =>
      row[name] === undefined ||
      parts.value === undefined ||
      whole.value === undefined ||
      parts.value[name] === whole.value[name],
  );
  const others = agree ? empty : refused(contradiction('date'));
  return combine([whole, parts, others], whole.value);
}

/** @param needed whether the date stands nowhere else, so that a part without the others is an error */
function readDateParts(row: Row, needed: boolean): Reading<CalendarDate | undefined> {
  if (row.day === undefined && row.month === undefined && row.year === undefined) return empty;
  const parts = (['day', 'month', 'year'] as const).map((name) => {
    const part = readPart(row[name], name);
    return combine(
      [part, needed ? demand(row[name], name, { code: 'part-missing', part: name }) : empty],
      part.value,
    );
  });
  const [day, month, year] = parts.map((part) => part.value);
  if (day === undefined || month === undefined || year === undefined) return combine(parts, undefined);
  const date = readingOf(existingDate({ day, month, year }, row.day ?? '', 'day'), (existing) => existing);
  return combine([...parts, date], date.value);
}

function readClock(row: Row, text: string | undefined): Reading<Clock | undefined> {
  const parts = readClockParts(row, text === undefined);
  if (text === undefined) return parts;
  const time = readingOf(clockTime(text), (clock) => clock);
  if (time.value === undefined) return combine([parts, time], undefined);
  const { hour, min, droppedSeconds } = time.value;
  const agree = parts.value === undefined || (parts.value.hour === hour && parts.value.min === min);
  const others = agree ? empty : refused(contradiction('time'));
  const note = { code: 'seconds-dropped' } as const;
  return combine([parts, others, taken(undefined, droppedSeconds ? [note] : [])], { hour, min });
}

function readClockParts(row: Row, needed: boolean): Reading<Clock | undefined> {
  if (row.hour === undefined && row.min === undefined) return empty;
  const [hour, min] = [readPart(row.hour, 'hour'), readPart(row.min, 'min')];
  const missing = needed
    ? [
        demand(row.hour, 'hour', { code: 'part-missing', part: 'hour' }),
        demand(row.min, 'min', { code: 'part-missing', part: 'min' }),
      ]
    : [];
  const clock =
    hour.value === undefined || min.value === undefined ? undefined : { hour: hour.value, min: min.value };
  return combine([hour, min, ...missing], clock);
}

function readPart(text: string | undefined, name: 'day' | 'month' | 'year' | 'hour' | 'min') {
  return ifGiven(text, (given) => readingOf(datePart(given, name), (part) => part.value));
}

interface GivenZone {
  readonly offset?: number;
  readonly zone?: string;
}

/** Both columns take an offset or a zone name: people put either into either. */
function readZone(row: Row, decimalComma: boolean): Reading<GivenZone> {
  const zone = readZoneCell(row.timezone, 'timezone', decimalComma);
  const offset = readZoneCell(row.tzone, 'tzone', decimalComma);
  return combine([zone, offset], { ...zone.value, ...offset.value });
}

function readZoneCell(cell: string | undefined, field: 'timezone' | 'tzone', decimalComma: boolean) {
  return ifGiven(cell, (text): Reading<GivenZone | undefined> => {
    const offset = offsetHours(text, field, decimalComma);
    return offset === undefined
      ? readingOf(zoneName(text, field), ({ zone }) => ({ zone }))
      : readingOf(offset, ({ value }) => ({ offset: value }));
  });
}

function wholeBirth(
  date: CalendarDate | undefined,
  clock: Clock | undefined,
  lat: number | undefined,
  lon: number | undefined,
  zone: GivenZone,
  insistsOnZones = false,
): Reading<BirthData | undefined> {
  if (date === undefined || clock === undefined || lat === undefined || lon === undefined) return empty;
  const tzone = findOffset({ ...date, ...clock }, zone, lat, lon);
  const birth = { ...date, ...clock, lat, lon, tzone: tzone.value };
  const isGiven = zone.offset !== undefined || zone.zone !== undefined;
  const instead = isGiven ? offsetsInstead(tzone.value, { lat, lon, year: date.year }) : undefined;
  if (instead === undefined) return taken(birth, tzone.notes);
  if (!insistsOnZones) return { ...refused(impossibleZone(zone, instead)), value: birth };
  const note = { code: 'tzone-insisted', tzone: tzone.value } as const;
  return taken(birth, [...tzone.notes, note]);
}

function impossibleZone({ offset }: GivenZone, instead: readonly number[]): Refusal {
  const field = offset === undefined ? 'timezone' : 'tzone';
  const reason = { code: 'zone-impossible', column: field, offsets: [...instead] } satisfies RefusalReason;
  return { code: 'impossible-zone', reason, field };
}

function findOffset(local: LocalTime, given: GivenZone, lat: number, lon: number): Reading<number> {
  if (given.offset !== undefined) {
    return taken(given.offset, doubtsAbout(given.offset, given.zone, local));
  }
  const how = given.zone === undefined ? 'place' : 'timezone';
  const derived = offsetInZone(given.zone ?? zoneAt(lat, lon), local, how);
  const note = { code: 'tzone-derived', tzone: derived.tzone, from: how, zone: derived.zone } as const;
  return taken(derived.tzone, [note, ...derived.notes]);
}

/** What speaks against an offset that is used as given all the same. */
function doubtsAbout(offset: number, zone: string | undefined, local: LocalTime): InputNote[] {
  if (zone === undefined) return [];
  const derived = offsetInZone(zone, local, 'timezone').tzone;
  const differs = Math.abs(derived - offset) > 1 / 120;
  return differs ? [{ code: 'tzone-differs', tzone: offset, zone, derived }] : [];
}

function secondTime(date: string): Refusal {
  return { code: 'contradiction', reason: { code: 'two-times' }, field: 'date', masked: mask(date) };
}

function contradiction(field: 'date' | 'time'): Refusal {
  return { code: 'contradiction', reason: { code: 'contradiction', column: field }, field };
}
