import type { Checkpoint } from '../csv/checkpoint.ts';
import type { ColumnTable } from '../csv/columns.ts';
import { readRows } from '../csv/read-rows.ts';
import type { CsvRecord } from '../csv/reader.ts';
import { isRefused, type Refusal } from '../refusal.ts';
import { coordinate, valueOr } from '../values/numbers.ts';
import { subjectId } from '../values/subject-name.ts';
import { freeText } from '../values/texts.ts';
import { zoneAt, zoneName } from '../values/timezone.ts';

const columnNames = [
  ['id', ['place_id', 'identifier', 'code', 'ref']],
  ['name', ['place', 'place_name', 'city', 'town', 'label']],
  ['lat', ['latitude', 'place_lat', 'geo_lat']],
  ['lon', ['longitude', 'lng', 'long', 'place_lon', 'geo_lon', 'geo_lng']],
  ['timezone', ['tz', 'tzid', 'zone', 'iana', 'iana_timezone', 'timezone_name', 'tz_name']],
] as const;

export type PlaceColumn = (typeof columnNames)[number][0];

/** The columns of `places/<name>.csv`. */
export const placeColumns: ColumnTable<PlaceColumn> = {
  columns: columnNames,
  missing: (has) => {
    const field = (['id', 'lat', 'lon'] as const).find((column) => !has.has(column));
    return (
      field && { field, reason: `The column "${field}" is missing; a table of places needs id, lat and lon.` }
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
  readonly notes: readonly string[];
}

export type PlaceItem = { readonly line: number; readonly checkpoint: Checkpoint } & (
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'refused'; readonly id?: string; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'warning'; readonly warning: Refusal }
);

/** Reads one row of a places table; all its mistakes are listed at once. */
export function parsePlace(
  row: CsvRecord<PlaceColumn>,
  line: number,
  decimalComma: boolean,
): { readonly place: Place } | { readonly id?: string; readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  for (const field of ['id', 'lat', 'lon'] as const) {
    if (row[field] === undefined)
      refusals.push({ code: 'missing-value', reason: `The row has no ${field}.`, field });
  }
  const named = row.id === undefined ? undefined : subjectId(row.id);
  if (named !== undefined && isRefused(named)) refusals.push(named.refusal);
  const id = named === undefined || isRefused(named) ? undefined : named.id;
  const lat = row.lat === undefined ? undefined : valueOr(coordinate(row.lat, 'lat', decimalComma), refusals);
  const lon = row.lon === undefined ? undefined : valueOr(coordinate(row.lon, 'lon', decimalComma), refusals);
  const name = freeText(row.name, 'name', refusals);
  const zone = row.timezone === undefined ? undefined : zoneName(row.timezone, 'timezone');
  if (zone !== undefined && isRefused(zone)) refusals.push(zone.refusal);
  if (id === undefined || lat === undefined || lon === undefined || refusals.length > 0) {
    const located = refusals.map((refusal) => ({ ...refusal, line }));
    return { ...(id === undefined ? {} : { id }), refusals: located };
  }
  const given = zone === undefined || isRefused(zone) ? undefined : zone.zone;
  const timezone = given ?? zoneAt(lat, lon);
  const notes = given === undefined ? [`The time zone ${timezone} was derived from the place.`] : [];
  return { place: { id, name: name ?? id, lat, lon, timezone, notes } };
}

/** Reads `places/<name>.csv` row by row; see {@link readRows} for resuming. */
export async function* readPlaces(
  source: AsyncIterable<Uint8Array>,
  options: { readonly startAt?: Checkpoint | undefined } = {},
): AsyncGenerator<PlaceItem, void, undefined> {
  for await (const item of readRows(source, placeColumns, options)) {
    const { line, checkpoint } = item;
    if (item.kind === 'warning') yield item;
    else if (item.kind === 'refused') yield { kind: 'refused', line, checkpoint, refusals: [item.refusal] };
    else {
      const row = parsePlace(item.record, line, checkpoint.dialect.separator !== ',');
      if ('place' in row) yield { kind: 'place', line, checkpoint, ...row };
      else yield { kind: 'refused', line, checkpoint, ...row };
    }
  }
}
