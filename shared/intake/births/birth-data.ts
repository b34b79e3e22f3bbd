import { type UnknownTime, unknownTimeRules } from '@palmleaf/contract/birth';
import type { CsvRecord } from '../csv/record.ts';
import type { FoundPlace } from '../gazetteer/gazetteer.ts';
import {
  accepted,
  combine,
  empty,
  ifGiven,
  type Reading,
  readingOf,
  refused,
  refuseMissing,
} from '../reading.ts';
import type { CoordinateSlip } from '../reasons/row-reasons.ts';
import { isRefused, mask, type Refusal } from '../refusal.ts';
import { readCoordinates } from '../values/coordinates.ts';
import {
  type CalendarDate,
  calendarDate,
  type DateHabits,
  datePart,
  existingDate,
  lacksFourDigitYear,
} from '../values/dates.ts';
import { readChoice } from '../values/texts.ts';
import { clockTime, isUnknownTime } from '../values/times.ts';
import type { Vocabulary } from '../values/vocabulary.ts';
import type { BirthColumn } from './birth-columns.ts';
import { splitDateTime, withHalfOfDay, withoutPlaceholders } from './birth-moment.ts';
import { type BirthData, type Clock, readZone, wholeBirth } from './birth-zone.ts';
import { type ColumnHabits, isOnFace } from './date-survey.ts';
import { judgeFigures } from './placed-by-figures.ts';

export interface BirthReading {
  readonly birthDate: CalendarDate | undefined;
  /** Has noon if the time is unknown. */
  readonly birth: BirthData | undefined;
  readonly unknownTime: UnknownTime | undefined;
  readonly missing: readonly BirthColumn[];
}

type Row = CsvRecord<BirthColumn>;

export interface BirthHabits extends DateHabits {
  readonly found?: Reading<FoundPlace | undefined> | undefined;
  readonly slip?: CoordinateSlip | undefined;
  /** The coordinates of the row, if they are read already. */
  readonly position?: ReturnType<typeof readCoordinates> | undefined;
  readonly isPlaceInFigures?: boolean | undefined;
  readonly hasTimes?: boolean | undefined;
  readonly hasHalves?: boolean | undefined;
  readonly face?: ColumnHabits['face'];
  readonly unknownTime?: UnknownTime | undefined;
  readonly insistsOnZones?: boolean | undefined;
}

export function readBirthData(row: Row, habits: BirthHabits): Reading<BirthReading> {
  const timed = withoutUnknown(row);
  const split = splitDateTime(withoutPlaceholders(timed), habits.hasTimes ?? false);
  const unhalved = { row: timed, texts: split.value };
  const halved = habits.hasHalves ? withHalfOfDay(timed, split.value) : accepted(unhalved);
  const { row: known, texts } = halved.value ?? unhalved;
  const date = bornBy(habits.thisYear, readDate(row, texts.date, habits));
  const clock = readClock(known, texts.time, habits.face);
  const [lat, lon] =
    habits.found === undefined ? (habits.position ?? readCoordinates(row)) : foundAt(habits.found);
  const slipped = habits.slip === undefined ? empty : refused(slippedCoordinates(habits.slip, row));
  const isUnset = date.value !== undefined && lat.value === 0 && lon.value === 0;
  const unset = isUnset ? refused(positionUnset) : empty;
  const zone = readZone(row, clock.value?.zone);
  const wanted = readChoice(row.unknown_time, 'unknown_time', unknownTimeWords);
  const isOpen =
    clock.value === undefined &&
    clock.refusals.length === 0 &&
    split.refusals.length === 0 &&
    halved.refusals.length === 0;
  const time = isOpen ? noon : clock.value;
  const birth = wholeBirth(date.value, time, lat.value, lon.value, zone.value, habits.insistsOnZones);
  const unknownTime =
    birth.value !== undefined && isOpen ? (wanted.value ?? habits.unknownTime ?? 'left out') : undefined;
  const timeNote =
    unknownTime === undefined ? empty : accepted(undefined, [{ code: 'time-unknown', charts: unknownTime }]);
  const isZoneGiven = row.timezone !== undefined || row.tzone !== undefined;
  const figures = habits.isPlaceInFigures
    ? judgeFigures(birth.value, { country: row.country, isZoneGiven })
    : empty;
  const parts = [
    split,
    halved,
    date,
    clock,
    lat,
    lon,
    slipped,
    unset,
    zone,
    wanted,
    timeNote,
    birth,
    figures,
  ];
  return combine(parts, {
    birthDate: date.value,
    birth: birth.value,
    unknownTime,
    missing: birth.value === undefined ? emptyOnes({ date, time: clock, lat, lon }) : [],
  });
}

function foundAt(found: NonNullable<BirthHabits['found']>) {
  const lat: Reading<number | undefined> = { ...found, value: found.value?.lat };
  return [lat, accepted(found.value?.lon)] as const;
}

const positionUnset: Refusal = { code: 'missing-value', reason: { code: 'position-unset' }, field: 'lat' };

const slippedCoordinates = (slip: CoordinateSlip, { lat, lon }: Row): Refusal => ({
  code: 'contradiction',
  reason: { code: 'coordinates-slipped', slip },
  field: lat === undefined && lon === undefined ? 'coordinates' : slip === 'lat' ? 'lat' : 'lon',
});

const noon: Clock = { hour: 12, min: 0 };

const unknownTimeWords: Vocabulary<UnknownTime> = {
  words: unknownTimeRules,
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

function withoutUnknown(row: Row): Row {
  const { time, hour, min } = row;
  if (!isUnknown(time) && !isUnknown(hour) && !isUnknown(min)) return row;
  const { time: _time, hour: _hour, min: _min, ...rest } = row;
  return rest;
}

const isUnknown = (text: string | undefined): boolean => text !== undefined && isUnknownTime(text);

function emptyOnes(
  parts: Readonly<Record<'date' | 'time' | 'lat' | 'lon', Reading<unknown>>>,
): BirthColumn[] {
  return (['date', 'time', 'lat', 'lon'] as const).filter((name) => parts[name].value === undefined);
}

function readDate(
  row: Row,
  text: string | undefined,
  habits: BirthHabits,
): Reading<CalendarDate | undefined> {
  const parts = readDateParts(row, text === undefined, habits);
  if (text === undefined) return parts;
  const whole = readWholeDate(text, habits);
  if (parts === empty) return whole;
  const isConsistent = (['day', 'month', 'year'] as const).every(
    (name) =>
      row[name] === undefined ||
      parts.value === undefined ||
      whole.value === undefined ||
      parts.value[name] === whole.value[name],
  );
  const conflict = isConsistent ? empty : refused(contradiction('date'));
  return combine([whole, parts, conflict], whole.value);
}

function bornBy(
  thisYear: number | undefined,
  date: Reading<CalendarDate | undefined>,
): Reading<CalendarDate | undefined> {
  if (thisYear === undefined || date.value === undefined || date.value.year <= thisYear) return date;
  const reason = { code: 'not-born-yet', year: thisYear } as const;
  return combine([date, refused({ code: 'out-of-range', reason, field: 'date' })], date.value);
}

function readWholeDate(text: string, habits: DateHabits): Reading<CalendarDate | undefined> {
  const date = calendarDate(text, habits);
  if (isRefused(date)) return refused(date.refusal);
  return { ...completed(text, date.year, habits), value: date };
}

function completed(text: string, year: number, { yearsFrom }: DateHabits): Reading<undefined> {
  const isCompleted = yearsFrom === undefined && lacksFourDigitYear(text);
  return accepted(undefined, isCompleted ? [{ code: 'year-completed', year }] : []);
}

function readDateParts(row: Row, needed: boolean, habits: DateHabits): Reading<CalendarDate | undefined> {
  if (row.day === undefined && row.month === undefined && row.year === undefined) return empty;
  const parts = (['day', 'month', 'year'] as const).map((name) => {
    const part = readPart(row[name], name, habits);
    return combine(
      [part, needed ? refuseMissing(row[name], name, { code: 'part-missing', part: name }) : empty],
      part.value,
    );
  });
  const [day, month, year] = parts.map((part) => part.value);
  if (day === undefined || month === undefined || year === undefined) return combine(parts, undefined);
  const date = readingOf(existingDate({ day, month, year }, row.day ?? '', 'day'), (existing) => existing);
  return combine([...parts, date, completed(row.year ?? '', year, habits)], date.value);
}

function readClock(
  row: Row,
  text: string | undefined,
  face: ColumnHabits['face'],
): Reading<Clock | undefined> {
  const parts = readClockParts(row, text === undefined);
  if (text === undefined) return parts;
  const time = readingOf(clockTime(text), (clock) => clock);
  if (time.value === undefined) return combine([parts, time], undefined);
  const { hour, min, droppedSeconds, said: _said, ...zone } = time.value;
  if (isOnFace(text, face))
    return combine(
      [
        parts,
        refused({
          code: 'bad-time',
          reason: { code: 'half-of-day-missing' },
          field: 'time',
          masked: mask(text),
        }),
      ],
      undefined,
    );
  const isConsistent = parts.value === undefined || (parts.value.hour === hour && parts.value.min === min);
  const conflict = isConsistent ? empty : refused(contradiction('time'));
  const note = { code: 'seconds-dropped' } as const;
  return combine([parts, conflict, accepted(undefined, droppedSeconds ? [note] : [])], {
    hour,
    min,
    ...zone,
  });
}

function readClockParts(row: Row, needed: boolean): Reading<Clock | undefined> {
  if (row.hour === undefined && row.min === undefined) return empty;
  const [hour, min] = [readPart(row.hour, 'hour'), readPart(row.min, 'min')];
  const missing = needed
    ? [
        refuseMissing(row.hour, 'hour', { code: 'part-missing', part: 'hour' }),
        refuseMissing(row.min, 'min', { code: 'part-missing', part: 'min' }),
      ]
    : [];
  const clock =
    hour.value === undefined || min.value === undefined ? undefined : { hour: hour.value, min: min.value };
  return combine([hour, min, ...missing], clock);
}

function readPart(
  text: string | undefined,
  name: 'day' | 'month' | 'year' | 'hour' | 'min',
  habits?: DateHabits,
) {
  return ifGiven(text, (given) => readingOf(datePart(given, name, habits), (part) => part.value));
}

function contradiction(field: 'date' | 'time'): Refusal {
  return { code: 'contradiction', reason: { code: 'contradiction', column: field }, field };
}
