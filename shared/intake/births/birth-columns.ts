import { type ColumnTable, commaList, type Missing } from '../csv/columns.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { RefusalReason } from '../reasons/refusal-reason.ts';
import { birthWords, contactWords } from './birth-words.ts';
import { belongsTo, hasRemark, isOfBirth, isQualified } from './header-remarks.ts';
import { changedBy, saysOtherwise } from './header-words.ts';
import { holdsTime } from './moment-cell.ts';

export type BirthColumn = keyof typeof birthWords;

const weak: Readonly<Partial<Record<BirthColumn, string>>> = contactWords;

const birthColumnNames = [
  'id',
  'date',
  'day',
  'month',
  'year',
  'time',
  'date_time',
  'hour',
  'min',
  'am_pm',
  'lat',
  'lon',
  'coordinates',
  'tzone',
  'timezone',
  'unknown_time',
  'name',
  'given_name',
  'family_name',
  'gender',
  'place',
  'region',
  'country',
  'house_type',
  'varshaphal_year',
  'vastu_id',
  'question',
  'expertise',
  'tradition',
  'language',
  'product',
  'photo',
] as const satisfies readonly BirthColumn[];

/** A column, the parts that it may join, and the parts that it needs. */
const joinedColumns: readonly (readonly [BirthColumn, readonly BirthColumn[], readonly BirthColumn[]])[] = [
  ['date_time', ['date', 'time'], ['date', 'time']],
  ['date', ['date', 'day', 'month', 'year'], ['month', 'year']],
  ['time', ['hour', 'min', 'time'], ['hour']],
  ['place', ['place', 'region', 'country'], ['place']],
  ['coordinates', ['lat', 'lon'], ['lat', 'lon']],
  ['name', ['name', 'given_name', 'family_name'], []],
];

const isWithin = (some: Iterable<BirthColumn>, all: Iterable<BirthColumn>): boolean => {
  const among = new Set(all);
  return [...some].every((one) => among.has(one));
};

const areas = 'dist, district, distt, taluk, taluka, tehsil, county';

export const joining: Required<Pick<ColumnTable<BirthColumn>, 'joined' | 'alone' | 'parts'>> = {
  parts: new Map(commaList(areas).map((area) => [area, 'region'])),
  joined: (parts) =>
    joinedColumns.find(([, most, least]) => isWithin(parts, most) && isWithin(least, parts))?.[0],
  alone: (has) =>
    has.has('hour') && !(['min', 'time', 'date_time'] as const).some((one) => has.has(one))
      ? [['hour', 'time']]
      : [],
};

export const birthColumns: ColumnTable<BirthColumn> = {
  columns: birthColumnNames.map((name) => [name, commaList(birthWords[name]), commaList(weak[name] ?? '')]),
  needed: ['date', 'date_time', 'day', 'photo', 'vastu_id'],
  together: [
    ['date', 'date_time', 'time', 'hour', 'min', 'am_pm'],
    ['place', 'region', 'country', 'timezone', 'tzone'],
  ],
  isSpecific: isOfBirth,
  missing: missingColumns,
  ...joining,
  repeated: { column: 'month', after: 'hour', as: 'min', unless: 'year' },
  fuller: { column: 'date', as: 'date_time', isFull: holdsTime },
  remark: unaskedQuestions,
  saysOtherwise,
  changedBy,
  hasRemark,
  isQualified,
  onlyAfter: new Map([['st', 'place']]),
  belongsTo,
  foreign: (headers) => [
    ...(isContactExport(headers) ? ['photo', 'location', 'language', 'subject', 'notes'] : []),
    // Turkish for the given name, English for an advertisement.
    ...(headers.has('soyad') || headers.has('soyadı') ? [] : ['ad']),
  ],
};

const isSmallNumber = (text: string | undefined): boolean =>
  text !== undefined && /^\p{Nd}{1,2}$/u.test(text);

/** A number below `Date` beside month and year is the day, and one below `Heure` beside minutes the hour. */
export function withMoment(row: CsvRecord<BirthColumn>): CsvRecord<BirthColumn> {
  const { date = row.date_time, time } = row;
  if (isSmallNumber(date) && row.day === undefined && row.month !== undefined && row.year !== undefined) {
    const { date: _date, date_time: _moment, ...rest } = row;
    return withMoment({ ...rest, ...(date === undefined ? {} : { day: date }) });
  }
  if (isSmallNumber(time) && row.hour === undefined && row.min !== undefined) {
    const { time: _time, ...rest } = row;
    return withMoment({ ...rest, ...(time === undefined ? {} : { hour: time }) });
  }
  return row.date === undefined && date !== undefined ? { ...row, date } : row;
}

/** Address books use our column names for other things: a contact's photo shows no palm. */
const isContactExport = (headers: ReadonlySet<string>): boolean =>
  ['email1value', 'groupmembership', 'phone1value', 'emailaddress', 'homephone', 'businessphone'].some(
    (name) => headers.has(name),
  );

type Present = ReadonlySet<BirthColumn>;

const givesPosition = (has: Present): boolean =>
  has.has('coordinates') || (has.has('place') && !has.has('lat') && !has.has('lon'));

const birthParts: readonly (Missing<BirthColumn> & { readonly in: (has: Present) => boolean })[] = [
  {
    field: 'date',
    is: 'birth-date',
    in: (has) =>
      has.has('date') || has.has('date_time') || (has.has('day') && has.has('month') && has.has('year')),
  },
  {
    field: 'time',
    is: 'birth-time',
    in: (has) =>
      has.has('time') ||
      has.has('date_time') ||
      (has.has('hour') && has.has('min')) ||
      has.has('unknown_time'),
  },
  {
    field: 'lat',
    is: 'birth-lat',
    or: 'place',
    in: (has) => has.has('lat') || givesPosition(has),
  },
  {
    field: 'lon',
    is: 'birth-lon',
    or: 'place',
    in: (has) => has.has('lon') || givesPosition(has),
  },
];

const person: Missing<BirthColumn> = {
  field: 'id',
  is: 'person',
};

function missingColumns(has: Present, { unknownTime }: { readonly unknownTime?: string | undefined }) {
  const isNamed = (['id', 'name', 'given_name', 'family_name'] as const).some((name) => has.has(name));
  const nobody = isNamed ? [] : [person];
  const startsBirthData = (
    ['time', 'date_time', 'hour', 'min', 'lat', 'lon', 'coordinates', 'tzone', 'timezone'] as const
  ).some((column) => has.has(column));
  if (!startsBirthData && (has.has('vastu_id') || has.has('photo'))) return nobody;
  const parts = birthParts.filter(
    (part) => !part.in(has) && !(part.field === 'time' && unknownTime !== undefined),
  );
  return [...nobody, ...parts];
}

const personColumns = ['name', 'gender', 'place', 'country'] as const satisfies readonly BirthColumn[];

function unaskedQuestions(has: Present): RefusalReason | undefined {
  const hasName = has.has('given_name') || has.has('family_name');
  const missing = personColumns.filter((column) => !has.has(column) && !(column === 'name' && hasName));
  if (!has.has('question') || missing.length === 0) return undefined;
  return { code: 'questions-not-asked', columns: missing };
}
