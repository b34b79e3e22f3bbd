import type { Language } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import type { TableChoices } from '../choices.ts';
import type { Checkpoint } from '../csv/checkpoint.ts';
import type { ColumnTable } from '../csv/columns.ts';
import { type FileHabits, type ParsedRow, readTable, refusedRow, type TableItem } from '../csv/read-table.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { accepted, combine, empty, ifGiven, type Reading, readingOf, refuseMissing } from '../reading.ts';
import type { InputNote } from '../reasons/input-note.ts';
import type { Refusal } from '../refusal.ts';
import { readCoordinate } from '../values/numbers.ts';
import { readSubjectId } from '../values/subject-name.ts';
import { readChoice, readTextCell } from '../values/texts.ts';
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

export const placeColumns: ColumnTable<PlaceColumn> = {
  columns: columnNames,
  needed: ['lat', 'place'],
  missing: (has) => {
    const hasName = (['id', 'name', 'place'] as const).some((column) => has.has(column));
    const isInTown = has.has('place') && !has.has('lat') && !has.has('lon');
    const missing = (['lat', 'lon'] as const).filter((column) => !isInTown && !has.has(column));
    return [
      ...(hasName ? [] : [{ field: 'id', is: 'place-id' } as const]),
      ...missing.map((field) => ({ field, is: `place-${field}`, or: 'place' }) as const),
    ];
  },
};

/** The zone is an IANA name, because the offset changes over the year. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly timezone: string;
  readonly language?: Language;
  readonly notes: readonly InputNote[];
}

export type PlaceItem = TableItem<Place>;

interface PlaceOptions {
  readonly startAt?: Checkpoint | undefined;
  readonly choices?: TableChoices | undefined;
  readonly gazetteer?: Gazetteer | undefined;
}

export function readPlaces(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { startAt, choices, gazetteer }: PlaceOptions = {},
): AsyncGenerator<PlaceItem, void, undefined> {
  const parse = (given: Row, line: number, { has }: FileHabits<PlaceColumn>) => {
    const row = choices?.language === undefined ? given : { language: choices.language, ...given };
    const { place, region, country, lat, lon } = row;
    const id = has('id') ? readId(row) : readSubjectId(idMadeOf(row));
    if (gazetteer === undefined || place === undefined || lat !== undefined || lon !== undefined)
      return parsePlaceRow(row, line, id, coordinatesOf(row));
    return gazetteer.find({ place, region, country }).then((found) => parsePlaceRow(row, line, id, found));
  };
  return readTable(source, placeColumns, parse, { startAt, choices });
}

export const repeatedPlace = (line: number, first: number): Refusal => ({
  code: 'duplicate-id',
  line,
  field: 'id',
  reason: { code: 'id-used', line: first },
});

type Row = CsvRecord<PlaceColumn>;

interface Spot {
  readonly lat: number;
  readonly lon: number;
}

function coordinatesOf(row: Row): Reading<Spot | undefined> {
  const missing = (['lat', 'lon'] as const).map((field) =>
    refuseMissing(row[field], field, { code: 'cell-empty', column: field }),
  );
  const lat = readCoordinate(row.lat, 'lat');
  const lon = readCoordinate(row.lon, 'lon');
  const spot =
    lat.value === undefined || lon.value === undefined ? undefined : { lat: lat.value, lon: lon.value };
  return combine([...missing, lat, lon], spot);
}

function readId({ id }: Row): Reading<string | undefined> {
  const reading = readSubjectId(id);
  return combine([refuseMissing(id, 'id', { code: 'cell-empty', column: 'id' }), reading], reading.value);
}

const idMadeOf = ({ name, place, region, country }: Row): string | undefined => {
  const words = [name, place, region, country].filter((text) => text !== undefined);
  return words.length === 0 ? undefined : words.join(', ').replaceAll('/', '-');
};

function parsePlaceRow(
  row: Row,
  line: number,
  id: Reading<string | undefined>,
  where: Reading<Spot | undefined>,
): ParsedRow<Place> {
  const name = readTextCell(row.name, 'name');
  const town = readTextCell(row.place, 'place');
  const given = ifGiven(row.timezone, (text) => readingOf(zoneName(text, 'timezone'), ({ zone }) => zone));
  const language = readCalendarLanguage(row.language);
  const { refusals, notes } = combine([id, where, name, town, given, language], row);
  if (id.value === undefined || where.value === undefined || refusals.length > 0) {
    const nameless = {
      code: 'missing-value',
      reason: { code: 'cell-empty', column: 'name' },
      field: 'name',
    } as const;
    return refusedRow(id.value, refusals.length > 0 ? refusals : [nameless], line);
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

function readCalendarLanguage(cell: string | undefined): Reading<Language | undefined> {
  const named = readChoice(cell, 'language', languageWords, lookUpLanguage);
  if (named.value === undefined || named.value === 'en') return { ...named, value: undefined };
  const known: readonly Language[] = operations.tamil_month_panchang.languages;
  if (known.includes(named.value)) return accepted(named.value);
  return {
    ...empty,
    notes: [{ code: 'no-calendar-in', language: named.value, known: [...known] }],
  };
}
