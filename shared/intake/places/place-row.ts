import type { TableChoices } from '../choices.ts';
import type { Checkpoint } from '../csv/checkpoint.ts';
import type { ColumnTable } from '../csv/columns.ts';
import { type FileHabits, type ParsedRow, readTable, refusedRow, type TableItem } from '../csv/read-table.ts';
import type { CsvRecord } from '../csv/record.ts';
import { combine, demand, ifGiven, readingOf } from '../reading.ts';
import { readCoordinate } from '../values/numbers.ts';
import { readSubjectId } from '../values/subject-name.ts';
import { readText } from '../values/texts.ts';
import { zoneAt, zoneName } from '../values/timezone.ts';

const columnNames = [
  ['id', ['place_id', 'identifier', 'code', 'ref']],
  ['name', ['place', 'place_name', 'city', 'town', 'label']],
  ['lat', ['latitude', 'place_lat', 'geo_lat']],
  ['lon', ['longitude', 'lng', 'long', 'place_lon', 'geo_lon', 'geo_lng']],
  ['timezone', ['tz', 'tzid', 'zone', 'iana', 'iana_timezone', 'timezone_name', 'tz_name']],
] as const;

type PlaceColumn = (typeof columnNames)[number][0];

/** The columns of `places/<name>.csv`. */
export const placeColumns: ColumnTable<PlaceColumn> = {
  columns: columnNames,
  missing: (has) => {
    const missing = (['id', 'lat', 'lon'] as const).filter((column) => !has.has(column));
    return missing.map((field) => ({ field, is: `"${field}", which a table of places needs` }));
  },
};

/** A place whose calendar is kept. Its zone is an IANA name, because the offset changes over the year. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly timezone: string;
  readonly notes: readonly string[];
}

export type PlaceItem = TableItem<Place>;

/** Reads `places/<name>.csv` row by row; see {@link readTable}. */
export function readPlaces(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: { readonly startAt?: Checkpoint | undefined; readonly choices?: TableChoices | undefined } = {},
): AsyncGenerator<PlaceItem, void, undefined> {
  return readTable(source, placeColumns, parsePlaceRow, options);
}

/** Reads one row of a places table; all its mistakes are listed at once. */
function parsePlaceRow(
  row: CsvRecord<PlaceColumn>,
  line: number,
  { decimalComma }: Pick<FileHabits<PlaceColumn>, 'decimalComma'>,
): ParsedRow<Place> {
  const missing = (['id', 'lat', 'lon'] as const).map((field) =>
    demand(row[field], field, `The row has no ${field}.`),
  );
  const id = readSubjectId(row.id);
  const lat = readCoordinate(row.lat, 'lat', decimalComma);
  const lon = readCoordinate(row.lon, 'lon', decimalComma);
  const name = readText(row.name, 'name');
  const given = ifGiven(row.timezone, (text) => readingOf(zoneName(text, 'timezone'), ({ zone }) => zone));
  const { refusals } = combine([...missing, id, lat, lon, name, given], row);
  if (id.value === undefined || lat.value === undefined || lon.value === undefined || refusals.length > 0) {
    return refusedRow(id.value, refusals, line);
  }
  const timezone = given.value ?? zoneAt(lat.value, lon.value);
  const notes = given.value === undefined ? [`The time zone ${timezone} was derived from the place.`] : [];
  return {
    row: { id: id.value, name: name.value ?? id.value, lat: lat.value, lon: lon.value, timezone, notes },
  };
}
