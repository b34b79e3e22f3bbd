import type { ColumnTable } from '../csv/columns.ts';

const columnNames = [
  [
    'id',
    ['subject_id', 'subject', 'person', 'person_id', 'identifier', 'uid', 'client_id', 'customer_id', 'ref'],
  ],
  ['date', ['dob', 'date_of_birth', 'birth_date', 'birthday', 'birth_datetime', 'datetime', 'born']],
  ['day', ['birth_day', 'day_of_birth', 'dd']],
  ['month', ['birth_month', 'month_of_birth', 'mon', 'mm']],
  ['year', ['birth_year', 'year_of_birth', 'yyyy', 'yr']],
  ['time', ['tob', 'time_of_birth', 'birth_time', 'hh_mm']],
  ['hour', ['birth_hour', 'hour_of_birth', 'hours', 'hr', 'hh']],
  ['min', ['minute', 'minutes', 'mins', 'birth_minute', 'birth_min', 'minute_of_birth']],
  ['lat', ['latitude', 'birth_lat', 'birth_latitude', 'place_lat', 'geo_lat']],
  [
    'lon',
    [
      'longitude',
      'lng',
      'long',
      'birth_lon',
      'birth_lng',
      'birth_longitude',
      'place_lon',
      'geo_lon',
      'geo_lng',
    ],
  ],
  ['tzone', ['utc_offset', 'gmt_offset', 'offset', 'timezone_offset', 'tz_offset', 'offset_hours']],
  ['timezone', ['tz', 'tzid', 'zone', 'iana', 'iana_timezone', 'timezone_name', 'tz_name', 'birth_timezone']],
  ['name', ['full_name', 'person_name', 'client_name', 'customer_name']],
  ['gender', ['sex']],
  ['place', ['place_of_birth', 'birth_place', 'pob', 'city', 'town', 'birth_city', 'location']],
  ['country', ['country_of_birth', 'birth_country', 'nation']],
  ['house_type', ['house_system', 'houses', 'house']],
  ['varshaphal_year', ['varshaphal', 'varsha_year', 'solar_return_year', 'annual_year']],
  ['vastu_id', ['vastu', 'home_id', 'plan_id']],
  ['question', ['questions', 'q', 'ask']],
  ['expertise', ['ep', 'expertise_level', 'level']],
  ['tradition', ['ac', 'category', 'astrological_category', 'astrology']],
  ['language', ['lang', 'locale']],
  ['product', ['product_name', 'package']],
  ['photo', ['palm', 'palm_photo', 'image', 'picture', 'photo_file', 'file']],
] as const;

export type BirthColumn = (typeof columnNames)[number][0];

/** The columns of `births/<batch>.csv`. */
export const birthColumns: ColumnTable<BirthColumn> = {
  columns: columnNames,
  missing: missingColumn,
  remark: unaskedQuestions,
};

type Present = ReadonlySet<BirthColumn>;

/** What makes up birth data, each as one of several columns; tzone is derived where it is missing. */
const birthParts: readonly {
  readonly field: BirthColumn;
  readonly is: string;
  readonly in: (has: Present) => boolean;
}[] = [
  {
    field: 'date',
    is: 'A column "date", or the three columns "day", "month" and "year",',
    in: (has) => has.has('date') || (has.has('day') && has.has('month') && has.has('year')),
  },
  {
    field: 'time',
    is: 'A column "time", or the two columns "hour" and "min",',
    in: (has) => has.has('time') || (has.has('hour') && has.has('min')),
  },
  { field: 'lat', is: 'The column "lat" (latitude)', in: (has) => has.has('lat') },
  { field: 'lon', is: 'The column "lon" (longitude)', in: (has) => has.has('lon') },
];

/**
 * A table needs ids, and birth data unless it is about photos or homes. A table that starts on birth data beyond the
 * date must hold all of it: a column that is missing there is rather a misspelt one.
 */
function missingColumn(has: Present): { readonly field: string; readonly reason: string } | undefined {
  if (!has.has('id')) return { field: 'id', reason: 'The column "id" is missing; every row needs an id.' };
  const startsBirthData = (['time', 'hour', 'min', 'lat', 'lon', 'tzone', 'timezone'] as const).some(
    (column) => has.has(column),
  );
  if (!startsBirthData && (has.has('vastu_id') || has.has('photo'))) return undefined;
  const missing = birthParts.find((part) => !part.in(has));
  return missing && { field: missing.field, reason: `${missing.is} is missing.` };
}

/** The chat wants to know of whom it speaks; birth data have a rule of their own. */
const ofWhom = ['name', 'gender', 'place', 'country'] as const satisfies readonly BirthColumn[];

function unaskedQuestions(has: Present): string | undefined {
  const missing = ofWhom.filter((column) => !has.has(column));
  if (!has.has('question') || missing.length === 0) return undefined;
  const columns = missing.map((column) => `"${column}"`).join(', ');
  return `No question is asked: the chat needs name, gender, place and country as well, and there is no column ${columns}.`;
}
