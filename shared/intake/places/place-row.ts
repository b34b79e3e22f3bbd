import type { Language } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import type { TableChoices } from '../choices.ts';
import type { Checkpoint } from '../csv/checkpoint.ts';
import type { ColumnTable } from '../csv/columns.ts';
import { type FileHabits, type ParsedRow, readTable, refusedRow, type TableItem } from '../csv/read-table.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { combine, demand, empty, ifGiven, type Reading, readingOf, taken } from '../reading.ts';
import type { InputNote } from '../reasons/input-note.ts';
import { readCoordinate } from '../values/numbers.ts';
import { readSubjectId } from '../values/subject-name.ts';
import { readChoice, readText } from '../values/texts.ts';
import { zoneName } from '../values/timezone.ts';
import { languageWords, lookUpLanguage } from '../values/vocabulary.ts';
import { zoneAt } from '../values/zone-map.ts';

const columnNames = [
  ['id', ['place_id', 'identifier', 'code', 'ref']],
  ['name', ['place_name', 'label', 'title', 'temple']],
  [
    'place',
    [
      'city',
      'town',
      'village',
      'location',
      'Ort',
      'Stadt',
      'ville',
      'ciudad',
      'cidade',
      'città',
      'शहर',
      'स्थान',
      'ஊர்',
      'நகரம்',
    ],
  ],
  ['region', ['state', 'province', 'district', 'Bundesland', 'région', 'provincia', 'estado']],
  ['country', ['nation', 'Land', 'pays', 'país', 'paese', 'देश', 'நாடு']],
  ['lat', ['latitude', 'place_lat', 'geo_lat']],
  ['lon', ['longitude', 'lng', 'long', 'place_lon', 'geo_lon', 'geo_lng']],
  ['timezone', ['tz', 'tzid', 'zone', 'iana', 'iana_timezone', 'timezone_name', 'tz_name']],
  ['language', ['lang', 'locale', 'Sprache', 'idioma', 'langue', 'भाषा', 'மொழி', 'భాష']],
] as const;

type PlaceColumn = (typeof columnNames)[number][0];

/** The columns of `places/<name>.csv`. */
export const placeColumns: ColumnTable<PlaceColumn> = {
  columns: columnNames,
  missing: (has) => {
    const missing = (['id', 'lat', 'lon'] as const).filter((column) => !has.has(column));
    const isNamed = has.has('place') && !has.has('lat') && !has.has('lon');
    return missing
      .filter((field) => field === 'id' || !isNamed)
      .map((field) =>
        field === 'id' ? { field, is: 'place-id' } : { field, is: `place-${field}`, or: 'place' },
      );
  },
};

/** A place whose calendar is kept. Its zone is an IANA name, because the offset changes over the year. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly timezone: string;
  /** Of its calendar, where another than English was named. */
  readonly language?: Language;
  readonly notes: readonly InputNote[];
}

export type PlaceItem = TableItem<Place>;

interface PlaceOptions {
  readonly startAt?: Checkpoint | undefined;
  readonly choices?: TableChoices | undefined;
  /** Finds places by the names of their towns, for rows without coordinates. */
  readonly gazetteer?: Gazetteer | undefined;
}

/** Reads `places/<name>.csv` row by row; see {@link readTable}. */
export function readPlaces(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { startAt, choices, gazetteer }: PlaceOptions = {},
): AsyncGenerator<PlaceItem, void, undefined> {
  const parse = (row: Row, line: number, { decimalComma }: Pick<FileHabits<PlaceColumn>, 'decimalComma'>) => {
    const { place, region, country, lat, lon } = row;
    if (gazetteer === undefined || place === undefined || lat !== undefined || lon !== undefined)
      return parsePlaceRow(row, line, coordinatesOf(row, decimalComma));
    return gazetteer.find({ place, region, country }).then((found) => parsePlaceRow(row, line, found));
  };
  return readTable(source, placeColumns, parse, { startAt, choices });
}

type Row = CsvRecord<PlaceColumn>;

interface Spot {
  readonly lat: number;
  readonly lon: number;
}

function coordinatesOf(row: Row, decimalComma: boolean): Reading<Spot | undefined> {
  const missing = (['lat', 'lon'] as const).map((field) =>
    demand(row[field], field, { code: 'cell-empty', column: field }),
  );
  const lat = readCoordinate(row.lat, 'lat', decimalComma);
  const lon = readCoordinate(row.lon, 'lon', decimalComma);
  const spot =
    lat.value === undefined || lon.value === undefined ? undefined : { lat: lat.value, lon: lon.value };
  return combine([...missing, lat, lon], spot);
}

/** Reads one row of a places table; all its mistakes are listed at once. */
function parsePlaceRow(row: Row, line: number, where: Reading<Spot | undefined>): ParsedRow<Place> {
  const missing = demand(row.id, 'id', { code: 'cell-empty', column: 'id' });
  const id = readSubjectId(row.id);
  const name = readText(row.name, 'name');
  const town = readText(row.place, 'place');
  const given = ifGiven(row.timezone, (text) => readingOf(zoneName(text, 'timezone'), ({ zone }) => zone));
  const language = readCalendarLanguage(row.language);
  const { refusals, notes } = combine([missing, id, where, name, town, given, language], row);
  if (id.value === undefined || where.value === undefined || refusals.length > 0) {
    return refusedRow(id.value, refusals, line);
  }
  const { lat, lon } = where.value;
  const timezone = given.value ?? zoneAt(lat, lon);
  const derived: InputNote[] = given.value === undefined ? [{ code: 'zone-derived', zone: timezone }] : [];
  return {
    row: {
      id: id.value,
      name: name.value ?? town.value ?? id.value,
      lat,
      lon,
      timezone,
      ...(language.value && { language: language.value }),
      notes: [...notes, ...derived],
    },
  };
}

/** English is what is answered where nothing is said, so it is none that is named. */
function readCalendarLanguage(cell: string | undefined): Reading<Language | undefined> {
  const named = readChoice(cell, 'language', languageWords, lookUpLanguage);
  if (named.value === undefined || named.value === 'en') return { ...named, value: undefined };
  const known: readonly Language[] = operations.tamil_month_panchang.languages;
  if (known.includes(named.value)) return taken(named.value);
  return {
    ...empty,
    notes: [{ code: 'no-calendar-in', language: named.value, known: [...known] }],
  };
}
