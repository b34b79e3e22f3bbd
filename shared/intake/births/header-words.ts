import { plainHeader } from '../csv/plain-header.ts';
import { alone, namesOtherCalendar, word } from '../values/calendar-words.ts';
import type { birthWords } from './birth-words.ts';
import { bracketsOf, hasOtherUnit } from './header-remarks.ts';

type Column = keyof typeof birthWords;

const otherZone = word('(?<!not )(?:utc|gmt)(?! ?[-+−]? ?\\d)|zulu|universal(?: time)?');
const otherZoneAlone = alone('u\\.?t\\.?');
const halfDay = alone('[ap]\\.?m\\.?');
const degreesPointMinutes = /(?<!\p{L})d(?:d|dd|eg|egrees)?\s?\.\s?m/iu;
const south = /^\s*s\s*$|(?<!\p{L})(?:south|süd|sud|sur)(?!\p{L})/iu;
const west = word('w|west|ouest|oeste');
const otherSide = word('n|north|nord|norte|e|o|east|est|este|ost');
const sign = /[-+−]|neg|minus/i;

const longitudeWord = /(?<!\p{L})(?:lon|lng|länge)/iu;
const latitudeWord = /(?<!\p{L})(?:lat|breite)/iu;

type Brackets = readonly string[];

const isIn = (mark: RegExp, brackets: Brackets): boolean => mark.test(brackets.join(' '));
const isAlone = (mark: RegExp, brackets: Brackets): boolean => brackets.some((text) => mark.test(text));

const isOfOtherCalendar = (brackets: Brackets): boolean => brackets.some(namesOtherCalendar);

const isOfOtherClock = (brackets: Brackets): boolean =>
  isIn(otherZone, brackets) ||
  isAlone(otherZoneAlone, brackets) ||
  isAlone(halfDay, brackets) ||
  isOfOtherCalendar(brackets);

const isOfOneSide = (side: RegExp) => (brackets: Brackets) =>
  isIn(degreesPointMinutes, brackets) ||
  (isIn(side, brackets) && !isIn(otherSide, brackets) && !isIn(sign, brackets));

const changes: Readonly<Partial<Record<Column, (brackets: Brackets) => boolean>>> = {
  time: isOfOtherClock,
  hour: isOfOtherClock,
  date_time: isOfOtherClock,
  date: isOfOtherCalendar,
  day: isOfOtherCalendar,
  month: isOfOtherCalendar,
  year: isOfOtherCalendar,
  lat: isOfOneSide(south),
  lon: isOfOneSide(west),
  tzone: isOfOneSide(west),
  timezone: isOfOneSide(west),
};

/** Brackets can change values: `Time (UTC)`, `Time (PM)`, `DOB (B.S.)`, `Longitude (W)`. */
export function saysOtherwise(header: string, column: Column): boolean {
  if (column === 'coordinates') return isLongitudeFirst(header);
  return hasOtherUnit(header, column) || (changes[column]?.(bracketsOf(header)) ?? false);
}

function isLongitudeFirst(header: string): boolean {
  const [longitude, latitude] = [header.search(longitudeWord), header.search(latitudeWord)];
  return longitude >= 0 && longitude < latitude;
}

/** Headers whose column changes the values of these columns: `N/S` changes `lat`. */
const beside: readonly (readonly [columns: readonly Column[], words: string])[] = [
  [
    ['tzone'],
    `dst, is dst, dst yn, dst applied, dst correction, daylight saving, daylight savings, daylight saving time, summer time,
    war time, Sommerzeit, heure d'été, horario de verano, ora legale, летнее время`,
  ],
  [['lat'], 'ns, north south, lat ns, latitude ns, lat dir, latitude direction, lat hemisphere, lat ref'],
  [
    ['lon'],
    'ew, we, east west, lon ew, long ew, longitude ew, lon dir, long dir, longitude direction, lon ref',
  ],
];

const changing: ReadonlyMap<string, readonly Column[]> = new Map(
  beside.flatMap(([columns, words]) => words.split(',').map((name) => [plainHeader(name), columns] as const)),
);

export const changedBy = (header: string): readonly Column[] => changing.get(plainHeader(header)) ?? [];
