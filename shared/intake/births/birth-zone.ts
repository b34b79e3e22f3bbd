import type { CsvRecord } from '../csv/record.ts';
import { accepted, combine, empty, ifGiven, type Reading, readingOf, refused } from '../reading.ts';
import type { InputNote } from '../reasons/input-note.ts';
import type { RefusalReason } from '../reasons/refusal-reason.ts';
import type { Refusal } from '../refusal.ts';
import type { CalendarDate } from '../values/dates.ts';
import { type LocalTime, offsetHours, offsetInZone, zoneName } from '../values/timezone.ts';
import { isClockOffset, offsetsIfFar } from '../values/zone-fit.ts';
import { zoneAt } from '../values/zone-map.ts';
import { offsetsNamed } from '../values/zone-names.ts';
import type { BirthColumn } from './birth-columns.ts';
import { daylightHours, hoursOfLabel } from './zone-labels.ts';

/** tzone is in hours east of Greenwich. */
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

type Row = CsvRecord<BirthColumn>;

export type Clock = Pick<LocalTime, 'hour' | 'min'> & { readonly zone?: string };

interface GivenZone {
  readonly offset?: number;
  readonly orElse?: number;
  readonly zone?: string;
  /** For each abbreviation, or zone after the time, the offsets that it can mean. */
  readonly oneOf?: readonly (readonly number[])[];
  /** Winter offsets of Windows labels. Clocks at the place must have shown each of them in the year of birth. */
  readonly inYear?: readonly number[];
  readonly field?: BirthColumn;
}

/** Either column may hold an offset or a zone name, because people mix them up. */
export function readZone(row: Row, textAfterTime: string | undefined): Reading<GivenZone> {
  const zone = readZoneCell(row.timezone, 'timezone');
  const offset = readZoneCell(row.tzone, 'tzone');
  const zoneAfterTime = readZoneCell(textAfterTime, 'timezone');
  // The only zone name that a time can have is UTC.
  const { offset: shown, zone: utc } = zoneAfterTime.value ?? {};
  const statedOffset = shown ?? (utc === undefined ? undefined : 0);
  const oneOf = [zone, offset, zoneAfterTime].flatMap(({ value }) => value?.oneOf ?? []);
  const inYear = [zone, offset, zoneAfterTime].flatMap(({ value }) => value?.inYear ?? []);
  return combine([zone, offset, zoneAfterTime], {
    ...zone.value,
    ...offset.value,
    inYear,
    ...(row.timezone === undefined && row.tzone === undefined
      ? { field: row.time === undefined ? ('date' as const) : ('time' as const) }
      : {}),
    oneOf: statedOffset === undefined ? oneOf : [...oneOf, [statedOffset]],
  });
}

function readZoneCell(cell: string | undefined, field: 'timezone' | 'tzone') {
  return ifGiven(cell, (text): Reading<GivenZone | undefined> => {
    const daylight = daylightHours(text);
    const named = daylight === undefined ? offsetsNamed(text) : [daylight];
    if (named !== undefined) return accepted({ oneOf: [named] });
    const label = hoursOfLabel(text);
    if (label !== undefined) return accepted({ inYear: [label] });
    const offset = offsetHours(text, field);
    return offset === undefined
      ? readingOf(zoneName(text, field), ({ zone }) => ({ zone }))
      : readingOf(offset, ({ value, orElse }) => ({
          offset: value,
          ...(orElse === undefined ? {} : { orElse }),
        }));
  });
}

export function wholeBirth(
  date: CalendarDate | undefined,
  clock: Clock | undefined,
  lat: number | undefined,
  lon: number | undefined,
  zone: GivenZone,
  insistsOnZones = false,
): Reading<BirthData | undefined> {
  if (date === undefined || clock === undefined || lat === undefined || lon === undefined) return empty;
  const { hour, min } = clock;
  const local = { ...date, hour, min };
  const meant = settled(zone, { lat, lon, year: date.year });
  if (meant === undefined) return refused(offsetOfTwoMeanings);
  const tzone = findOffset(local, meant, lat, lon);
  const birth = { ...local, lat, lon, tzone: tzone.value };
  const isOtherClock = zone.oneOf?.some(
    (offsets) => !offsets.some((hours) => isSameOffset(hours, tzone.value)),
  );
  const isClockOffsetInYear = zone.inYear?.every((hours) =>
    isClockOffset(hours, { lat, lon, year: date.year }),
  );
  if (isOtherClock || isClockOffsetInYear === false)
    return { ...refused(otherClock(tzone.value, zone.field)), value: birth };
  const isGiven = zone.offset !== undefined || zone.zone !== undefined;
  const instead = isGiven ? offsetsIfFar(tzone.value, { lat, lon, year: date.year }) : undefined;
  if (instead === undefined) return accepted(birth, tzone.notes);
  if (!insistsOnZones) return { ...refused(impossibleZone(zone, instead)), value: birth };
  const note = { code: 'tzone-insisted', tzone: tzone.value } as const;
  return accepted(birth, [...tzone.notes, note]);
}

/** Hours, within half a minute. */
const isSameOffset = (a: number, b: number): boolean => Math.abs(a - b) <= 1 / 120;

/**
 * Of the two meanings of `5.30` (5.3 hours, 5:30), takes the one that clocks at the place or the sun showed, else 5.3
 * if that is a whole number of quarter hours.
 */
function settled(
  { orElse, ...zone }: GivenZone,
  where: Parameters<typeof isClockOffset>[1],
): GivenZone | undefined {
  if (orElse === undefined || zone.offset === undefined) return zone;
  const isSunTime = (hours: number) => Math.abs(hours - where.lon / 15) < sunTimeHours;
  for (const isTrue of [(hours: number) => isClockOffset(hours, where), isSunTime])
    for (const offset of [zone.offset, orElse]) if (isTrue(offset)) return { ...zone, offset };
  return Number.isInteger(zone.offset * 4) ? zone : undefined;
}

/** Two minutes. */
const sunTimeHours = 1 / 30;

const offsetOfTwoMeanings: Refusal = {
  code: 'bad-zone',
  reason: { code: 'offset-of-two-meanings' },
  field: 'tzone',
};

const otherClock = (tzone: number, field: BirthColumn = 'timezone'): Refusal => ({
  code: 'bad-zone',
  reason: { code: 'zone-of-other-clock', tzone },
  field,
});

function impossibleZone({ offset }: GivenZone, instead: readonly number[]): Refusal {
  const field = offset === undefined ? 'timezone' : 'tzone';
  const reason = { code: 'zone-impossible', column: field, offsets: [...instead] } satisfies RefusalReason;
  return { code: 'impossible-zone', reason, field };
}

function findOffset(local: LocalTime, given: GivenZone, lat: number, lon: number): Reading<number> {
  if (given.offset !== undefined) {
    return accepted(given.offset, doubtsAbout(given.offset, given.zone ?? zoneAt(lat, lon), local));
  }
  const source = given.zone === undefined ? 'place' : 'timezone';
  const derived = offsetInZone(given.zone ?? zoneAt(lat, lon), local, source);
  const note = { code: 'tzone-derived', tzone: derived.tzone, from: source, zone: derived.zone } as const;
  return accepted(derived.tzone, [note, ...derived.notes]);
}

function doubtsAbout(offset: number, zone: string, local: LocalTime): InputNote[] {
  const derived = offsetInZone(zone, local, 'timezone').tzone;
  const isDifferent = Math.abs(derived - offset) > 1 / 120;
  return isDifferent ? [{ code: 'tzone-differs', tzone: offset, zone, derived }] : [];
}
